"""Nobody's view, question, advice or fact depends on what they may not know, and every revelation is marked (EL-A1)."""

from collections import Counter
from collections.abc import Collection, Iterator
from random import Random

import pytest

from engine.ask import Picks
from engine.facts import Fact
from engine.match import Match
from tests.engine.exlibris.worlds import Eye, Story, another_world, sight, told
from tests.engine.playing import (
    as_json,
    eyes_of,
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
    for _ in range(3 if delicate else int(luck.random() < 0.05)):
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
                assert other.match.advise(eye) == one.match.advise(eye)
            same[same_truth(one.match, other.match)] += 1
    assert same[False] > same[True]  # the other worlds are others indeed


def same_truth(one: Match, other: Match) -> bool:
    return all(one.view(seat) == other.view(seat) for seat in eyes_of(one))


@random_games(15)
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
        for eye in eyes_of(match):
            assert sight(other, eye) == sight(match, eye)


def test_specialities_are_shown_once_the_game_is_over() -> None:
    match = at_inspection(3, 4)
    assert [player.speciality for player in match.view(None).players] == [None] * 3
    for seat in range(3):
        match.submit(seat, match.advise(seat))
    assert [player.speciality for player in match.view(None).players] == [
        match.view(seat).players[seat].speciality for seat in range(3)
    ]
