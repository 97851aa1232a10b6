"""Whatever fails while a game is played, whoever chose is told what became of it, and everything is told once."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.campaign import troubles
from tests.campaign.running import Campaign

GAMES = 30


async def test_a_game_goes_on_whatever_fails(tmp_path: Path) -> None:
    counts = await troubles.game("suite", 0, tmp_path, key="toy")
    assert counts["refused"] > 3
    assert counts["database"] > 3


@pytest.mark.deep
def test_games_of_all_kinds_go_on_whatever_fails(campaign: Campaign, tmp_path: Path) -> None:
    def game(seed: str, number: int) -> Counter[str]:
        return asyncio.run(troubles.game(seed, number, tmp_path))

    campaign("troubles", GAMES, game)
