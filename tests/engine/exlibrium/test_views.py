"""Blindness: no view, fact or question shows what its eye may not see (XB-15, XB-35, XB-40, XB-60)."""

from collections import Counter
from random import Random

import pytest

from data.exlibrium import BOX
from engine.exlibrium import RULES
from engine.exlibrium.saved import dump, load
from engine.exlibrium.state import KNIGHT, State
from engine.exlibrium.view import View, view
from engine.exlibrium.vocabulary import ASKS, FACTS, OPTIONS
from tests.engine.exlibrium.table import (
    at_each_choice,
    card,
    cards,
    match_at,
    new_match,
    reshuffled,
    state_of,
    table,
)
from tests.engine.playing import eyes_of, step

BOTH = [(seats, advanced) for seats in (2, 3, 4, 5) for advanced in (0, 1)]


def test_of_a_covered_card_only_the_facing_shows() -> None:  # XB-15
    state = table({KNIGHT: "KR KX KB"}, {}, phase="deal")
    for eye in (None, 0, 1):  # its owner's, too
        shown = view(state, eye).players[0].stacks[KNIGHT].cards
        assert [(one.facing, one.card) for one in shown] == [(KNIGHT, None), (KNIGHT, None), (KNIGHT, card("KB"))]


def test_a_finished_game_is_open() -> None:  # XB-15
    state = table({KNIGHT: "KR KX KB"}, {}, phase="over")
    shown = view(state, None).players[0].stacks[KNIGHT].cards
    assert [one.card for one in shown] == cards("KR KX KB")


@pytest.mark.parametrize("seats, advanced", BOTH)
def test_what_an_eye_cannot_see_changes_nothing_for_it(seats: int, advanced: int) -> None:  # XB-15, XB-35, XB-40
    rng = Random(15)
    changed = 0
    for number in range(2):
        match = new_match(seats, number, advanced=advanced)
        for _ in at_each_choice(match, rng):
            state = state_of(match)
            eye = rng.choice(eyes_of(match))
            other = reshuffled(state, eye, rng)
            if not match.over:
                changed += dump(other)["players"] != dump(state)["players"]
                assert view(other, eye) == view(state, eye)
    assert changed > 20


@pytest.mark.parametrize("seats, advanced", BOTH)
def test_questions_and_advice_depend_on_what_is_seen(seats: int, advanced: int) -> None:  # XB-15
    rng = Random(16)
    asked = Counter[str]()
    for match in at_each_choice(new_match(seats, 16, advanced=advanced), rng, again=0):
        state = state_of(match)
        for seat in rng.sample(list(match.pending), min(1, len(match.pending))):
            pending = match.pending[seat]
            other = reshuffled(state, seat, rng)
            here, there = view(state, seat), view(other, seat)
            assert RULES.hint(there, pending.ask) == RULES.hint(here, pending.ask)
            match.save()
            turn = match._boundary
            if turn and turn.checkpoint and turn.tail == len(match._tail) and pending.ask.key != "knight":
                begun = load(turn.checkpoint, RULES.version)
                assert match_at(reshuffled(begun, seat, rng)).pending[seat].ask == pending.ask
                asked[pending.ask.key] += 1
    assert asked["draft"] > 3
    assert len(asked) > 4


@pytest.mark.parametrize("seats, advanced", BOTH)
def test_everything_that_is_told_is_in_the_vocabulary(seats: int, advanced: int) -> None:  # XB-15
    match, rng = new_match(seats, 17, advanced=advanced), Random(17)
    facts = list(match.opening)
    while not match.over:
        for pending in match.pending.values():
            fits(pending.ask.about, ASKS[pending.ask.key], seats)
            for option in pending.ask.options:
                fits(option[1:], OPTIONS[str(option[0])], seats)
        facts += step(match, rng).facts
    for fact in facts:
        fits(fact.args, FACTS[fact.key], seats)
        if {"card", "cards"} & set(FACTS[fact.key]):  # a public fact names a card by its facing only
            assert fact.eyes == (fact.args[0],)
            assert fact.learned


LIMITS = {"character": 7, "card": len(BOX.cards), "cards": len(BOX.cards), "round": 4, "place": 63, "number": 63}
RESTS = {"cards": ("cards",), "seats": ("seats",), "chain": ("character", "number")}


def fits(args: tuple[str | int, ...], kinds: tuple[str, ...], seats: int) -> None:
    """Check each argument against its kind."""
    spread = list(kinds)
    if kinds and kinds[-1] in RESTS:
        rest = RESTS[spread.pop()]
        spread += rest * ((len(args) - len(spread)) // len(rest))
    assert len(args) == len(spread), (args, kinds)
    for arg, kind in zip(args, spread, strict=True):
        if kind == "direction":
            assert arg in {"left", "right"}
        else:
            assert 0 <= int(arg) < LIMITS.get(kind, seats), (args, kinds)


def shown_cards(seen: View) -> Counter[int]:
    """The cards whose both halves everyone sees."""
    found = (one.card for player in seen.players for stack in player.stacks for one in stack.cards)
    return Counter(card for card in found if card is not None)


@pytest.mark.parametrize("seats, advanced", BOTH)
def test_undo_stops_where_somebody_learns_something(seats: int, advanced: int) -> None:  # XB-63
    undone = 0
    for number in range(2):
        match, rng = new_match(seats, number, advanced=advanced), Random(number)
        while not match.over:
            before, hidden = match.view(None), hands(state_of(match))
            one = step(match, rng, again=0)
            new = shown_cards(match.view(None)) - shown_cards(before)
            if new or hands(state_of(match)) != hidden:
                assert any(fact.learned for fact in one.facts)
                assert match.can_undo(one.seat) == "undo-revealed"
            elif not any(fact.learned for fact in one.facts) and rng.random() < 0.5:
                match.undo(one.seat)
                assert match.view(None) == before
                undone += 1
    assert undone


def hands(state: State) -> list[list[int]]:
    return [[*player.hand, state.drawn] for player in state.players]
