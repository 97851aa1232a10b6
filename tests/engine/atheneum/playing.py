"""Drivers for whole games of Atheneum."""

from collections.abc import Iterator
from random import Random

import engine.atheneum
from engine.atheneum.state import State
from engine.match import Match
from tests.engine.playing import Step, new_match, step

LONGEST = 2000
"""More choices than any random game makes."""
KEY = engine.atheneum.RULES.key


def match_of_atheneum(seats: int, number: int, **options: int) -> Match:
    return new_match(KEY, seats, number, **options)


def state_of(match: Match) -> State:
    """The whole truth of a match."""
    state = match._state
    assert isinstance(state, State)
    return state


def pick_all(match: Match) -> None:
    """Everybody picks the first card of the hand."""
    for seat in sorted(match.pending):
        match.submit(seat, match.pending[seat].ask.options[:1])


def confirm_all(match: Match) -> None:
    """Everybody confirms whatever is asked until the shelving is over."""
    while not match.over and all(question.ask.key != "pick" for question in match.pending.values()):
        match.submit(min(match.pending), [("confirm",)])


def steps(match: Match, luck: Random) -> Iterator[Step]:
    """Play to the end by luck, one choice after the other."""
    for _ in range(LONGEST):
        if match.over:
            return
        yield step(match, luck)
    raise AssertionError("this game does not end")


def at_shelving(seats: int, number: int, rounds: int) -> Match:
    """A match that has been played by luck into the shelving of a round."""
    match, luck = match_of_atheneum(seats, number), Random(number)
    while match.view(None).round < rounds or match.view(None).phase != "shelving":
        step(match, luck)
    return match
