"""Nobody's view, question, advice or fact depends on what they may not know, and every revelation is marked (EL-A1)."""

from collections import Counter
from collections.abc import Collection, Iterator
from random import Random

import pytest

from engine.ask import Picks
from engine.exlibris.state import State
from engine.facts import Fact
from engine.match import Match
from tests.engine.exlibris.table import stand, table
from tests.engine.exlibris.worlds import Eye, Story, another_world, sight, told
from tests.engine.playing import (
    as_json,
    eyes_of,
    match_of,
    new_match,
    random_games,
    random_picks,
    random_seat,
    reloaded,
    steps,
)

DELICATE = ("cube", "goblin", "goblin-give", "imp", "shack-cards", "shack-category", "witch", "yard-reveal")
"""Questions that turn upon what is hidden: more worlds are looked at when one of these is asked."""


def worlds(match: Match, eyes: Collection[Eye], luck: Random) -> Iterator[tuple[Story, Story]]:
    """At some moments some other worlds, at delicate ones more."""
    delicate = any(question.ask.key in DELICATE for question in match.pending.values())
    for _ in range(4 if delicate else int(luck.random() < 0.1)):
        pair = another_world(as_json(match), eyes, luck)
        if pair is not None:
            yield pair


@random_games(10)
def test_no_eye_sees_what_it_may_not_see(number: int, seats: int) -> None:
    match, luck = new_match("exlibris", seats, number), Random(number)
    same: Counter[bool] = Counter()
    for _ in steps(match, luck):
        eye = luck.choice(eyes_of(match))
        for one, other in worlds(match, [eye], luck):
            assert sight(other.match, eye) == sight(one.match, eye)
            if eye is not None and eye in one.match.pending and luck.random() < 0.2:
                for strength in one.match.rules.strengths:
                    assert other.match.advise(eye, strength) == one.match.advise(eye, strength)
                assert other.match.hint(eye) == one.match.hint(eye)
            same[same_truth(one.match, other.match)] += 1
    assert same[False] > same[True]  # the other worlds are others indeed


@pytest.mark.parametrize("level", [1, 7])
def test_the_solo_game_hides_what_it_must(level: int) -> None:
    """EL-95, EL-96, EL-A1: deck, pile, tiles to come, the public library's speciality and the hidden cards."""
    match, luck = new_match("exlibris", 1, level, level=level), Random(level)
    truths: set[tuple[str, ...]] = set()
    for _ in steps(match, luck):
        eye = luck.choice([None, 0])
        for one, other in worlds(match, [eye], luck):
            assert sight(other.match, eye) == sight(one.match, eye)
            if eye is not None and not one.match.over:
                assert other.match.advise(eye) == one.match.advise(eye)
            truths.add(hidden(other.match))
    assert len(truths) > 5


def hidden(match: Match) -> tuple[str, ...]:
    state = match._state
    assert isinstance(state, State)
    assert state.public is not None
    return (state.public.speciality, *state.unseen)


def same_truth(one: Match, other: Match) -> bool:
    return all(one.view(seat) == other.view(seat) for seat in eyes_of(one))


@random_games(20)
def test_whatever_a_choice_reveals_is_marked_as_learned(number: int, seats: int) -> None:
    """Undo relies on it: where nothing is marked, neither who chose nor anybody else knows more than before.

    What the one who chose knew may be shown to others without a mark: it is theirs to show and to take back.
    """
    match, luck = new_match("exlibris", seats, number), Random(number)
    while not match.over:
        seat = random_seat(match, luck, again=0.1)
        picks = random_picks(match, seat, luck)
        eyes: list[Eye] = [seat, luck.choice(eyes_of(match))]
        for one, other in worlds(match, eyes, luck):
            same_choice_in_both(one.match, other.match, seat, picks, eyes)
        match.submit(seat, picks)


def same_choice_in_both(one: Match, other: Match, seat: int, picks: Picks, eyes: list[Eye]) -> None:
    facts = one.submit(seat, picks)
    others = other.submit(seat, picks)
    for eye in eyes:
        assert told(unlearned(others), eye) == told(unlearned(facts), eye)
        if not any(fact.learned for fact in facts):
            assert sight(other, eye) == sight(one, eye)


def unlearned(facts: list[Fact]) -> list[Fact]:
    """The facts up to the first by which somebody learned something: what comes after may depend on it."""
    learned = (place for place, fact in enumerate(facts) if fact.learned)
    return facts[: next(learned, len(facts))]


def arrived(kind: str, tile: int, lying: str) -> Match:
    """Seat 0's special assistant of a kind has just come to a tile where a Cube of seat 1 may stand already."""
    hands = ("A1 A2", "B1 C2", "D1 D2 D3")
    deck = "E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3 I1 I2 I3"
    state = table(*hands, kinds=(kind, "cube"), tiles={tile: lying, 18: ""}, deck=deck, pile="J1 J2 J3")
    stand(state, 1, tile, kind="cube" if kind == "wizard" else "ordinary")
    state.unseen = ["CC"]
    match = match_of("exlibris", state)
    match.submit(0, [("tile", kind, tile, 1)])
    return match


@pytest.mark.parametrize(
    "kind, tile, lying, key",
    [
        ("goblin", 14, "", "goblin"),
        ("imp", 13, "K1 K2 K3", "imp"),
        ("mummy", 13, "K1 K2 K3", "shack-category"),
        ("wizard", 14, "", "cube"),
        ("mummy", 6, "", "discard"),
        ("witch", 6, "", "discard"),
        ("ghost", 17, "", "yard-reveal"),
    ],
)
def test_an_answer_that_turns_upon_what_is_hidden_is_marked(kind: str, tile: int, lying: str, key: str) -> None:
    match, luck = arrived(kind, tile, lying), Random(tile)
    saved = as_json(match)
    ask = match.pending[0].ask
    assert ask.key == key
    for option in ask.options:
        for _ in range(12):
            eyes: list[Eye] = [0, luck.choice([None, 1, 2])]
            pair = another_world(saved, eyes, luck)
            assert pair is not None
            assert [sight(pair[1].match, eye) for eye in eyes] == [sight(pair[0].match, eye) for eye in eyes]
            same_choice_in_both(pair[0].match, pair[1].match, 0, (option,), eyes)


def at_inspection(seats: int, number: int) -> Match:
    match = new_match("exlibris", seats, number)
    for _ in steps(match, Random(number)):
        if match.view(None).phase == "inspection" and len(match.pending) == seats:
            return match
    raise AssertionError("nobody has a shelf")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_others_will_turn_down_is_unknown_until_all_have_answered(seats: int) -> None:
    match = at_inspection(seats, 11)
    other, luck = reloaded(match), Random(1)
    for seat in range(seats - 1):
        options = match.pending[seat].ask.options
        match.submit(seat, ())
        other.submit(seat, luck.sample(options, luck.randint(1, len(options))))
        assert match.pending[seat].answered
        assert other.pending[seat].given != match.pending[seat].given  # what whoever chose it is shown again
        for eye in eyes_of(match):
            (there, own_there, *rest_there), (here, own_here, *rest_here) = sight(other, eye), sight(match, eye)
            assert (there, rest_there) == (here, rest_here)
            assert eye in range(seat + 1) or own_there == own_here


def test_specialities_are_shown_once_the_game_is_over() -> None:
    match = at_inspection(3, 4)
    assert [player.speciality for player in match.view(None).players] == [None] * 3
    for seat in range(3):
        match.submit(seat, match.advise(seat))
    assert [player.speciality for player in match.view(None).players] == [
        match.view(seat).players[seat].speciality for seat in range(3)
    ]
