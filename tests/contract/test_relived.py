"""A match that was stored, loaded, or taken back and chosen again is the live one in every respect, in every game."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.ask import Picks
from engine.match import Match
from tests.contract.every import every_game
from tests.engine.playing import (
    Step,
    new_match,
    play_some,
    random_picks,
    random_seat,
    reloaded,
    seats_of,
    seen,
    without_numbers,
)

Chooser = Callable[[Match, Random], tuple[int, Picks]]
LONGEST = 60
"""So many choices of each game are looked at; whole games would take minutes."""


def chosen_again(match: Match, last: Step) -> Match | None:
    """The match after its last choice was taken back and made again; None where it stands."""
    again = reloaded(match)
    if again.can_undo(last.seat) is not None:
        return None
    dropped = again.undo(last.seat)
    assert (dropped.seat, dropped.key, dropped.picks) == (last.seat, last.ask.key, last.picks)
    assert again.submit(last.seat, last.picks) == last.facts
    return again


def stored_ways(match: Match) -> list[Match]:
    once = reloaded(match)
    return [once, reloaded(once)]


def all_of(match: Match) -> tuple[Any, ...]:
    return match.save(), match.horizon, match.over, seen(match), match.rules.dump(match._state)


def all_but_numbers(match: Match) -> tuple[Any, ...]:
    views, pending, _, undo = seen(match)
    asks = {seat: (question.ask, question.answered) for seat, question in pending.items()}
    return without_numbers(match.save()), views, asks, undo, match.rules.dump(match._state)


def by_luck(match: Match, luck: Random) -> tuple[int, Picks]:
    seat = random_seat(match, luck, again=0.1)
    return seat, random_picks(match, seat, luck)


def by_advice(match: Match, luck: Random) -> tuple[int, Picks]:
    seat = random_seat(match, luck, again=0.1)
    return seat, match.advise(seat, match.rules.strengths[0])


def take_back(match: Match, ways: list[Match], luck: Random) -> None:
    """Let somebody who may take back, the live match and every way to it the same."""
    able = [seat for seat in seats_of(match) if match.can_undo(seat) is None]
    if able and luck.random() < 0.1:
        seat = luck.choice(able)
        choice = match.undo(seat)
        assert all(way.undo(seat).to_json()[1:] == choice.to_json()[1:] for way in ways)  # numbers may differ


def goes_on_alike(live: Match, choose: Chooser, luck: Random) -> None:
    """Play on, and hold every other way to the same place against the live match after each choice."""
    stored, undone = stored_ways(live), list[Match]()
    for _ in range(LONGEST):
        if live.over:
            return
        seat, picks = choose(live, luck)
        ask = live.pending[seat].ask
        last = Step(seat, ask, live.check(ask, picks), live.submit(seat, picks))
        assert all(way.submit(seat, picks) == last.facts for way in stored + undone)
        again = chosen_again(live, last)
        undone = [again, reloaded(again)] if again else []
        assert all(all_but_numbers(way) == all_but_numbers(live) for way in undone)
        take_back(live, stored + undone, luck)
        stored += stored_ways(live)
        assert all(all_of(way) == all_of(live) for way in stored)
        stored = stored[-2:]


@pytest.mark.parametrize("seats, skip, choose", [(2, 0, by_advice), (3, 20, by_luck), (4, 60, by_luck)])
@every_game
def test_stored_loaded_and_chosen_again_are_the_live_match(game: str, seats: int, skip: int, choose: Chooser) -> None:
    luck = Random(seats)
    goes_on_alike(play_some(new_match(game, seats, seats), luck, skip), choose, luck)
