"""A match that nobody saves keeps no checkpoints: its first save finds the one it would have, by playing again."""

from random import Random

import pytest

from engine.catalogue import packages
from engine.match import Match
from tests.engine.playing import as_json, new_match, step
from tests.toy_game import TOY

EVERY_GAME = (*packages(), TOY.key)


@pytest.mark.parametrize("game, seats", [*((game, 3) for game in EVERY_GAME), ("exlibris", 1)])
@pytest.mark.parametrize("often", [0.0, 0.02, 0.3])
def test_a_match_that_is_seldom_saved_is_saved_as_one_that_always_is(game: str, seats: int, often: float) -> None:
    always, seldom = Match.restore(as_json(new_match(game, seats, 9))), new_match(game, seats, 9)
    luck, same_luck, now = Random(9), Random(9), Random(1)
    while not always.over:
        step(always, luck)
        step(seldom, same_luck)
        saved = always.save()
        if now.random() < often:
            assert seldom.save() == saved
            assert seldom.save() == saved
    assert seldom.save() == always.save()
    assert seldom.pending == always.pending


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_save_changes_nothing(game: str) -> None:
    match, luck = new_match(game, 2, 5), Random(5)
    for _ in range(8):
        step(match, luck)
    before = {seat: pending.ask for seat, pending in match.pending.items()}
    match.save()
    assert all(match.pending[seat].ask is ask for seat, ask in before.items())
