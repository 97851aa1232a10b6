"""Owners of the box may put in shelves of other sizes: whole games are played and drawn on them (AT-03)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "seats, places, changes",
    [
        (5, 34, {"BT": {"width": 9}}),  # as many on the main shelf as there are letters
        (2, 34, {"UC": {"width": 2}, "UR": {"column": 5}, "SD": {"width": 4, "levels": 1}}),
        (3, 33, {"BT": {"width": 8}, "ML": {"column": 5}, "SD": {"width": 1, "levels": 4}}),
    ],
)
def test_a_whole_game_on_other_shelves(seats: int, places: int, changes: dict[str, dict[str, int]]) -> None:
    command = [sys.executable, "-m", "tests.bot.other_shelves", str(seats), json.dumps(changes)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert found.returncode == 0, found.stderr
    told = json.loads(found.stdout)
    assert told["places"] == places
    assert told["highest"] >= min(places - 5, 31)  # side shelves, too
    assert min(told["scores"]) > 0
