"""kill -9 at every point of an agreement: what the table has said is done once, and its message says so once."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HELD = {
    "rows": [[0, "opening", 0], [1, "wins", 0], [2, "bid", 0], [3, "bid", 0], [4, "bid", 1], [5, "undo-agreed", 0]],
    "proposals": [["held"]],
    "left": [],
    "put": ["undo held ()"],
}


@pytest.mark.timeout(400)
@pytest.mark.parametrize("stride", [3, pytest.param(1, marks=pytest.mark.deep)])
def test_an_agreement_that_is_killed_anywhere_holds_once(tmp_path: Path, stride: int) -> None:
    command = [sys.executable, "-m", "tests.bot.kill_consent", str(tmp_path), str(stride)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=390, check=False)  # noqa: S603 - our own
    assert run.returncode == 0, run.stderr
    results = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(results) > 20 // stride
    for result in results:
        assert {"n": result["n"], **HELD} == result
