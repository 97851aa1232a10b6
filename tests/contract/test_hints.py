"""Hints and automatic players' answers at every question of random games, in every game of the catalogue."""

from random import Random

import pytest

from bot.games import face_of
from engine.catalogue import rules_of
from engine.hint import PLAIN
from engine.match import Match
from tests.contract.every import every_game
from tests.engine.playing import legal, new_match, random_picks

MOST = 160
"""So many choices of each game are looked at, beginning anew where one ends."""
LATER = 25
"""Games begin to be looked at after a multiple of so many choices, so that late questions are met too."""
GENERAL = {PLAIN, "alike"}
"""Reasons that name nothing that decided."""


def wander(match: Match, rng: Random, count: int) -> None:
    for _ in range(count):
        waiting = [seat for seat, pending in match.pending.items() if not pending.answered]
        if waiting:
            seat = rng.choice(waiting)
            match.submit(seat, random_picks(match, seat, rng))


@pytest.mark.parametrize("number", range(4))
@every_game
def test_every_question_has_a_hint_and_an_answer_of_every_strength(game: str, number: int) -> None:
    rules, rng = rules_of(game), Random(number)
    seats = [count for count in rules.seats if count > 1]
    match = new_match(game, seats[number % len(seats)], number)
    wander(match, rng, LATER * number)
    for _ in range(MOST // 4):
        for seat, pending in match.pending.items():
            hint = match.hint(seat)
            assert legal(match, pending.ask, hint.picks)
            assert hint.reason
            for strength in rules.strengths:
                assert legal(match, pending.ask, match.advise(seat, strength)), (strength, pending.ask)
        wander(match, rng, 1)


@pytest.mark.parametrize("game", ["exlibris", "atheneum", "exlibrium"])
def test_nine_hints_in_ten_name_what_decided_them(game: str) -> None:
    rules, reasons = rules_of(game), face_of(game).vocabulary.hints
    found: list[str] = []
    for number in range(3):
        match, rng = (
            new_match(game, min(count for count in rules.seats if count > 1) + number % 2, number),
            Random(number),
        )
        wander(match, rng, LATER * number)
        for _ in range(30):
            hints = [match.hint(seat) for seat, pending in match.pending.items() if not pending.answered]
            assert all(len(hint.args) >= len(reasons[hint.reason]) for hint in hints)
            found += [hint.reason for hint in hints]
            wander(match, rng, 1)
    own = [reason for reason in found if reason not in GENERAL]
    assert len(found) > 60
    assert len(own) >= 0.9 * len(found)


@pytest.mark.parametrize("game", ["exlibris", "atheneum", "exlibrium"])
def test_something_speaks_for_every_answer_that_the_master_weighs(game: str) -> None:
    rules, reasons, told = rules_of(game), face_of(game).vocabulary.hints, set[str]()
    assert rules.foresight is not None
    match, rng = new_match(game, 2, 5), Random(5)
    for _ in range(30):
        for seat, pending in match.pending.items():
            view, ask = match.view(seat), pending.ask
            for picks, _ in rules.foresight.choices(view, ask, 8):
                reason, args = rules.foresight.why(view, ask, picks)
                assert len(args) >= len(reasons[reason])
                told.add(reason)
        wander(match, rng, 1)
    assert len(told) > 2
