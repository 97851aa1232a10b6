"""kill -9 at every point of a choice and of the game's end: nothing is lost and nothing is said twice."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
every_point = pytest.mark.parametrize("stride", [5, pytest.param(1, marks=pytest.mark.deep)])
"""Every fifth point in the suite, and each in the campaign."""


def swept(job: str, folder: Path, stride: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Kill a process at each n-th point of a job; return what each and its successor left, and an undisturbed one."""
    command = [sys.executable, "-m", "tests.bot.kill_process", job, str(folder), str(stride)]
    most = 110 if stride > 1 else 800
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=most, check=False)  # noqa: S603 - our own
    assert run.returncode == 0, run.stderr
    *killed, undisturbed = [json.loads(line) for line in run.stdout.splitlines()]
    assert not undisturbed.pop("killed")
    undisturbed.pop("n")
    for result in killed:
        n, was_killed = result.pop("n"), result.pop("killed")
        assert was_killed
        assert result == undisturbed, f"killed at point {n}"
    return killed, undisturbed


@every_point
def test_a_process_killed_anywhere_is_gone_on_from_and_everything_is_delivered_once(
    tmp_path: Path, stride: int
) -> None:
    killed, undisturbed = swept("choice", tmp_path, stride)
    assert len(killed) > 40 // stride
    assert undisturbed["game"][0] == "ended"
    assert undisturbed["waiting"] == []
    assert [kind for kind, _, _ in undisturbed["shown"]].count("notice") == 1


@every_point
def test_a_thread_is_opened_once_wherever_the_process_is_killed(tmp_path: Path, stride: int) -> None:
    killed, undisturbed = swept("thread", tmp_path, stride)
    assert len(killed) > 12 // stride
    assert undisturbed["moved"] == [0, 1]
    assert undisturbed["waiting"] == []
    shown = {kind: channel for kind, channel, _ in undisturbed["shown"] if kind != "hand"}
    assert shown == {"table": "thread", "thread": "70"}
    assert len(undisturbed["shown"]) == 3


@every_point
@pytest.mark.parametrize("then", ["turn", "remind"])
def test_a_deadline_that_passes_while_the_process_is_killed_is_told_and_played_once(
    tmp_path: Path, then: str, stride: int
) -> None:
    killed, undisturbed = swept(then, tmp_path, stride)
    assert len(killed) > 12 // stride
    told = [kind for kind, _, _ in undisturbed["shown"]]
    assert told.count("played") == (then == "turn")
    assert told.count("reminder") == (then == "remind")
    assert undisturbed["waiting"] == [["turn", "standing"]]
    assert [key for _, key, _ in undisturbed["rows"]] == ["opening", *(["wins", "bid"] if then == "turn" else [])]


@every_point
def test_an_agreement_that_is_killed_anywhere_holds_once(tmp_path: Path, stride: int) -> None:
    killed, undisturbed = swept("agreement", tmp_path, stride)
    assert len(killed) > 20 // stride
    told = [[0, "opening", 0], [1, "wins", 0], [2, "bid", 0], [3, "bid", 0], [4, "bid", 1], [5, "undo-agreed", 0]]
    assert undisturbed["rows"] == told
    assert undisturbed["proposals"] == [["held"]]
    assert [text for kind, _, text in undisturbed["shown"] if kind == "proposal"] == ["undo held ()"]
