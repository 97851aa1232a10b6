"""Whole moves: each can be played to its end, decides nothing past a reveal, and hangs on nothing but a view."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from engine.ask import Ask
from engine.catalogue import rules_of
from engine.chaining import listed_moves, whole_moves
from engine.match import Match
from engine.moves import Move
from tests.contract.every import Setting, every_game, every_setting, moments, notable
from tests.contract.test_blindness import other_world
from tests.engine.playing import reloaded

MOST = 25
IDLE_VISIT = 124
"""When somebody could go to the Book Collector in vain."""


def offered(setting: Setting, every: int = 15) -> Iterator[tuple[Match, Ask, list[Move]]]:
    """What is asked at some moments of a game, and the moves that begin with it."""
    for moment in notable(setting, every):
        match = moment.match
        for seat, ask in moment.asks.items():
            yield match, ask, whole_moves(match.rules, match.view(seat), ask)


def listed(match: Match, ask: Ask) -> list[Move]:
    return listed_moves(match.rules, match.view(ask.seat), ask, MOST)


@every_setting
def test_a_move_is_asked_for_as_it_foresaw_and_ends_where_something_is_revealed(setting: Setting) -> None:
    for match, ask, moves in offered(setting):
        for move in [*moves, *listed(match, ask)]:
            copy = reloaded(match)
            assert move[0].ask == ask
            for place, step in enumerate(move):
                pending = copy.pending[ask.seat]
                assert (pending.ask, pending.answered) == (step.ask, False)
                assert copy.view(ask.seat) == step.view
                facts = copy.submit(ask.seat, step.picks)
                assert place == len(move) - 1 or not any(fact.learned for fact in facts)


@every_game
def test_moves_hang_on_nothing_but_what_is_seen_and_on_nothing_that_is_kept(game: str) -> None:
    luck = Random(2)
    for match, ask, moves in offered(Setting(game, 2)):
        for other in (reloaded(match), other_world(match, ask.seat, luck)):
            assert whole_moves(match.rules, other.view(ask.seat), ask) == moves
            assert listed_moves(match.rules, other.view(ask.seat), ask, MOST) == listed(match, ask)


@every_game
def test_every_game_offers_moves_of_several_answers_that_differ(game: str) -> None:
    assert rules_of(game).moves is not None
    longest = 0
    for _, ask, moves in offered(Setting(game, 2)):
        answers = [sorted(step.picks for step in move) for move in moves]  # not even by their order alone
        assert all(one not in answers[:place] for place, one in enumerate(answers))
        assert all(option in ask.options for move in moves for option in move[0].picks)
        longest = max([longest, *map(len, moves)])
    assert longest > 1


def test_a_visit_at_which_nothing_is_done_is_no_move() -> None:
    """Who goes to the Book Collector only to discard none of the cards there is not worth a line (EL-69)."""
    moment = next(islice(moments(Setting("exlibris", 2)), IDLE_VISIT, None))
    (seat, ask), *_ = moment.asks.items()
    moves = whole_moves(moment.match.rules, moment.match.view(seat), ask)
    assert moves
    assert all(any(step.picks for step in move[1:]) for move in moves)


def test_a_list_without_advice_is_complete_or_not_there() -> None:
    """Whatever a seat of Ex Libris could shelve at home, and wherever, is on the list (EL-33)."""
    found = 0
    for match, ask, _ in offered(Setting("exlibris", 2), every=5):
        moves = listed(match, ask)
        if ask.key != "place" or not moves:
            continue
        steps = [step for move in moves for step in move]
        cards = {step.picks[0] for step in steps if step.ask.key == "shelve-card"}
        offered_places = {
            (step.ask.about, one) for step in steps if step.ask.key == "shelve" for one in step.ask.options
        }
        places = {(step.ask.about, step.picks[0]) for step in steps if step.ask.key == "shelve"}
        hand = match.view(ask.seat).players[ask.seat].hand
        assert cards == {("card", card) for card in hand} or len(hand) == 1
        assert places == {(about, one) for about, one in offered_places if one[0] != "shift"}
        found += 1
    assert found
