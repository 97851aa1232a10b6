"""Whatever fails while a game is played, whoever chose is told what became of it, and everything is told once."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.bot.postgres import Server
from tests.campaign import troubles, troubles_elsewhere
from tests.campaign.running import Campaign

GAMES = 30
STEPS = 8


async def test_a_game_goes_on_whatever_fails(tmp_path: Path) -> None:
    counts = await troubles.game("suite", 0, tmp_path, key="toy")
    assert counts["refused"] > 3
    assert counts["database"] > 3


@pytest.mark.deep
def test_games_of_all_kinds_go_on_whatever_fails(campaign: Campaign, tmp_path: Path) -> None:
    def game(seed: str, number: int) -> Counter[str]:
        return asyncio.run(troubles.game(seed, number, tmp_path))

    campaign("troubles", GAMES, game)


async def test_a_game_goes_on_wherever_the_way_to_its_server_is_cut(tmp_path: Path, postgres: Server) -> None:
    url = await postgres.at(tmp_path)
    async with troubles_elsewhere.elsewhere(url, "toy", Random(1), (troubles_elsewhere.cut,)) as at:
        await at.begin()
        for _ in range(STEPS):
            await at.step()
    assert at.counts["cut"] > 3


@pytest.mark.deep
def test_games_of_all_kinds_go_on_wherever_the_way_to_their_server_is_cut(
    campaign: Campaign, tmp_path: Path, postgres: Server
) -> None:
    def game(seed: str, number: int) -> Counter[str]:
        return asyncio.run(troubles_elsewhere.game(seed, number, tmp_path, postgres))

    campaign("troubles_elsewhere", GAMES, game)
