"""kill -9 at any moment of whole games: no choice is lost or doubled, and each message stands once.

Its short form in the suite is `tests/bot/test_kill.py`, which kills at every fifth point of a few choices.
"""

import json
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.bot.fake_discord import DM
from tests.campaign.running import Campaign
from tests.contract.every import GAMES

ROOT = Path(__file__).parents[2]
WHOLE_GAMES = 60


def game(seed: str, number: int, folder: Path) -> Counter[str]:
    """Play the game that a seed and a number stand for, with a kill every few moments."""
    key, place = GAMES[number % len(GAMES)], folder / f"{seed}-{number}"
    place.mkdir()
    left = killed(place, key, f"{seed}:{number}")
    told = left["told"]
    assert [left[name] for name in ("wrong", "waits", "lost", "doubled")] == [[], [], [], []]
    assert [told.get(f"{kind} 70", 0) for kind in ("final", "table", "turn")] == [1, 1, 0], told
    assert [told.get(f"hand {DM + user}", 0) for user in (1, 2)] == [1, 1], told
    kills = left["killed"]
    return Counter({"games": 1, key: 1, "kills": sum(kills.values()), "choices": left["choices"], **kills})


def killed(folder: Path, key: str, seed: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.campaign.kill_process", str(folder), key, seed]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800, check=False)  # noqa: S603 - our own
    assert run.returncode == 0, run.stderr[-1500:]
    left: dict[str, Any] = json.loads(run.stdout)
    return left


@pytest.mark.deep
def test_whole_games_are_killed_again_and_again(campaign: Campaign, tmp_path: Path) -> None:
    campaign("kills", WHOLE_GAMES, partial(game, folder=tmp_path))
