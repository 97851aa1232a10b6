"""Two processes on one PostgreSQL, either of them killed again and again: no choice is lost or told twice."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.bot.postgres import Server, server
from tests.bot.test_two_processes import all_is_told_once, played
from tests.bot.toy_face import FACE
from tests.campaign.running import Campaign

NUMBERS = 40
GAMES, KILLS = 10, 30


async def killed(postgres: Server, folder: Path, number: int) -> Counter[str]:
    """Let two processes play some games, which a number stands for."""
    async with played(postgres, folder, number, GAMES, KILLS) as (store, shared, kills):
        await all_is_told_once(store, shared, GAMES, folder)
        assert await shared.asked_twice() <= 4 * kills
    return Counter({"games": GAMES, "kills": kills})


@pytest.mark.deep
def test_either_is_killed_again_and_again(campaign: Campaign, tmp_path: Path) -> None:
    assert FACE.key == "toy"  # the game of both; to know its face is to know it
    with server() as postgres:

        def play(seed: str, number: int) -> Counter[str]:
            folder = tmp_path / f"{seed}-{number}"
            folder.mkdir()
            return asyncio.run(killed(postgres, folder, Random(f"{seed}:{number}").randrange(10**6)))

        campaign("processes", NUMBERS, play)
