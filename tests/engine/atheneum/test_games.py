"""What holds in every game at every moment (random play of two to five)."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from data.atheneum import BOX
from engine.ask import Ask, Option
from engine.atheneum.geometry import OWNED, PLACES, Place
from engine.atheneum.patterns import filled_by
from engine.atheneum.saved import dump
from engine.atheneum.state import ALL_WANDS, Desk, State
from engine.atheneum.vocabulary import ASKS, FACTS, OPTIONS
from engine.catalogue import Json
from engine.facts import Fact
from engine.match import Match
from tests.engine.atheneum.playing import at_shelving, match_of_atheneum, state_of, steps
from tests.engine.atheneum.table import wands_on_cards
from tests.engine.atheneum.test_geometry import lawful
from tests.engine.playing import reloaded

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@every_table
def test_a_whole_game_keeps_all_its_pieces(seats: int) -> None:
    """AT-02, AT-10, AT-22, AT-40, AT-44, AT-51: at every step."""
    match, luck = match_of_atheneum(seats, 100 + seats), Random(seats)
    for _ in steps(match, luck):
        state = state_of(match)
        assert pieces(state) == Counter(range(len(BOX.tokens)))
        for player in state.players:
            for desk in (player.desk, player.shown):
                assert desk.wands + desk.reserve + wands_on_cards(desk, state.row) == ALL_WANDS
                assert min(desk.wands, desk.reserve) >= 0
                assert desk.sides <= 2
                stands_lawfully(desk)
        cards = [*state.discard, *state.decks["A"], *state.decks["B"], *[c for p in state.players for c in p.hand]]
        cards += [player.played for player in state.players if player.played >= 0]
        assert sorted(cards) == list(range(60))
        assert sorted([*state.row, *state.objectives, *state.gone]) == list(range(35))
    assert len(match.scores) == seats
    assert state_of(match).round == 10


def pieces(state: State) -> Counter[int]:
    """Where all bonus tokens are: bag, queues, discard, held, candles, pairs on shelves (AT-51)."""
    found = Counter([*state.bag, *state.used])
    for player in state.players:
        held, desk = player.held, player.desk
        found.update([*player.queue, *held.tokens, *held.lifted_pairs, *held.spent])
        found.update([*desk.candles.values(), *desk.pairs.values()])
    return found


def stands_lawfully(desk: Desk) -> None:
    """AT-40, AT-43: support and stacking hold at any moment, and no place holds two books."""
    filled = filled_by(desk.books)
    assert filled.bit_count() == sum(places.bit_count() for places in desk.books)
    assert filled & ~OWNED[desk.sides] == 0
    pairs = {PLACES[left]: PLACES[left + 1] for left in desk.pairs}
    assert lawful({place for number, place in enumerate(PLACES) if filled >> number & 1}, pairs)
    for left, token in desk.pairs.items():
        colours = {BOX.subjects[colour].key for colour, places in enumerate(desk.books) if places >> left & 3}
        assert colours == set(BOX.tokens[token].colours)
        assert Place(*PLACES[left])[0] == PLACES[left + 1].compartment


@every_table
def test_all_that_is_asked_and_told_is_in_the_vocabulary(seats: int) -> None:
    match = match_of_atheneum(seats, 200 + seats)
    told(match.opening)
    for one in steps(match, Random(seats)):
        asked(one.ask)
        told(one.facts)


def asked(ask: Ask) -> None:
    assert fits(ask.about, ASKS[ask.key])
    assert len(set(ask.options)) == len(ask.options)
    for option in ask.options:
        assert fits(option[1:], OPTIONS[str(option[0])]), option


def told(facts: Iterable[Fact]) -> None:
    for fact in facts:
        assert fits(fact.args, FACTS[fact.key]), fact


NUMBERS = ("seat", "study", "objective", "token", "place", "number")


def fits(args: Option, kinds: tuple[str, ...]) -> bool:
    if kinds and kinds[-1] in ("studies", "objectives", "places"):
        rest = args[len(kinds) - 1 :]
        return all(isinstance(one, int) for one in rest) and fits(args[: len(kinds) - 1], kinds[:-1])
    return len(args) == len(kinds) and all(
        isinstance(arg, int if kind in NUMBERS else str) for arg, kind in zip(args, kinds, strict=True)
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_a_restart_changes_nothing(seats: int) -> None:
    match, luck = match_of_atheneum(seats, 300 + seats), Random(seats)
    for number, _ in enumerate(steps(match, luck)):
        if number % 17 == 0:
            again = reloaded(match)
            assert again.save() == match.save()
            assert again.pending == match.pending
            assert [again.view(seat) for seat in range(seats)] == [match.view(seat) for seat in range(seats)]
            assert dump(state_of(again)) == dump(state_of(match))


def work_through(match: Match, order: Random, seed: int) -> tuple[Json, list[list[Fact]]]:
    """Shelve to the end of the round: each seat by a luck of its own, the seats in some order."""
    seats = sorted(match.pending)
    lucks = {seat: Random(100 * seed + seat) for seat in seats}
    facts: list[list[Fact]] = [[] for _ in seats]
    round_ = match.view(None).round
    while not match.over and match.view(None).round == round_ and match.view(None).phase == "shelving":
        seat = order.choice(sorted(match.pending))
        options = match.pending[seat].ask.options
        facts[seats.index(seat)] += match.submit(seat, [lucks[seat].choice(options)])
    return dump(state_of(match)), facts


@pytest.mark.parametrize("seats, rounds", [(2, 4), (3, 6), (4, 9), (5, 3), (3, 10)])
def test_the_order_of_arrival_changes_nothing(seats: int, rounds: int) -> None:  # AT-23, AT-23a, AT-80
    start = at_shelving(seats, 40 + seats, rounds)
    results = [work_through(reloaded(start), Random(order), seed=7) for order in range(5)]
    for (state, facts), (other_state, other_facts) in pairwise(results):
        assert state == other_state
        for own, other in zip(facts, other_facts, strict=True):
            steps_of_own = [fact for fact in own if fact.eyes is not None and fact.key != "hand"]
            assert steps_of_own == [fact for fact in other if fact.eyes is not None and fact.key != "hand"]
