"""A state is copied at a turn's start, and made into JSON when somebody saves: the copy is whole and its own."""

import json
from random import Random
from typing import Any

import pytest

import engine.atheneum
import engine.exlibrium
from engine.match import Match
from tests.engine.playing import GAMES, new_match, step

EVERY_GAME = (*GAMES, engine.atheneum.RULES.key, engine.exlibrium.RULES.key)


@pytest.mark.parametrize("game, seats", [*((game, 3) for game in EVERY_GAME), ("exlibris", 1)])
def test_a_copied_state_is_whole_and_shares_nothing_that_changes(game: str, seats: int) -> None:
    match, luck = new_match(game, seats, 4), Random(4)
    kept: list[tuple[Any, str]] = []
    while not match.over:
        if luck.random() < 0.1:
            kept.append(copied(match))
        step(match, luck)
    kept.append(copied(match))
    assert len(kept) > 2
    for twin, text in kept:
        assert json.dumps(match.rules.dump(twin)) == text


def copied(match: Match) -> tuple[Any, str]:
    """A copy of the live state, and what it says as JSON."""
    state: Any = match._state
    assert state.told == []
    twin = match.rules.copy(state)
    assert twin == state
    return twin, json.dumps(match.rules.dump(state))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_match_that_is_seldom_saved_is_saved_as_one_that_often_is(game: str) -> None:
    often, seldom = new_match(game, 2, 9), new_match(game, 2, 9)
    luck, same_luck, now = Random(9), Random(9), Random(1)
    while not often.over:
        step(often, luck)
        step(seldom, same_luck)
        saved = often.save()
        if now.random() < 0.1:
            assert seldom.save() == saved
    assert seldom.save() == often.save()
