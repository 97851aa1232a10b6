"""Whole games in which people vanish, come back and are replaced, with restarts between any two steps."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.hosting import membership
from bot.values.states import OVER, RUNNING
from engine.catalogue import rules_of
from tests.bot.vanishing import CROWD, Vanishing, opened, play
from tests.campaign.running import Campaign
from tests.contract.every import GAMES, every_game


@pytest.fixture(autouse=True)
def asked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever left the server a moment ago is found out."""
    monkeypatch.setattr(membership, "GAP", 0.0)


MANY, MOST_STEPS = 1000, 200
"""So many games a campaign is long, and so many steps each of them."""


def most(game: str) -> int:
    return min(4, max(rules_of(game).seats_for({})))


@pytest.mark.timeout(300)
async def test_a_small_game_reaches_its_end_whoever_vanishes(tmp_path: Path) -> None:
    at = Vanishing(tmp_path / "games.db", Random(0), "toy", 4)
    assert await play(at, most=400, restarts=0.1, trouble=0.75) == OVER, at.happened


@pytest.mark.deep
def test_many_games_go_on_whoever_vanishes(campaign: Campaign, tmp_path: Path) -> None:
    def game(seed: str, number: int) -> Counter[str]:
        key = GAMES[number % len(GAMES)]
        path = tmp_path / f"{seed}-{number}.db"
        path.unlink(missing_ok=True)
        at = Vanishing(path, Random(f"{seed}:{number}"), key, most(key))
        state = asyncio.run(play(at, most=MOST_STEPS, restarts=0.1, trouble=0.6))
        assert state in {RUNNING, OVER}, at.happened
        return Counter({"games": 1, key: 1, "ended": int(state == OVER), "happenings": len(at.happened)})

    campaign("vanishing", MANY, game)


@pytest.mark.timeout(300)
@every_game
async def test_a_game_goes_on_whoever_vanishes(tmp_path: Path, game: str) -> None:
    at = Vanishing(tmp_path / "games.db", Random(game), game, most(game))
    assert await play(at, most=60, restarts=0.1, trouble=0.6) in {RUNNING, OVER}


@pytest.mark.timeout(300)
@every_game
async def test_a_table_two_of_whom_vanish_in_turn_reaches_its_end_without_a_moderator(
    tmp_path: Path, game: str
) -> None:
    at = Vanishing(tmp_path / "games.db", Random(game), game, most(game))
    async with opened(at):
        await at.begin()
        host, silent, *_ = CROWD
        for count in range(400):
            if (await at.table()).game.state != RUNNING:
                break
            at.roll.gone |= {host.user_id} if count == 3 else set()
            at.silent |= {silent.user_id} if count == 6 else set()
            if not await at.answer():
                await at.world.later(days=1)
            await at.world.quiet()
        table = await at.table()
    assert table.game.state == OVER
    assert table.game.host_id != host.user_id
    assert len(at.discord.of("final")) == 1
