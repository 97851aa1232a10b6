"""kill -9 at every point of a choice and of the game's end: nothing is lost and nothing is said twice."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.campaign.running import Campaign

ROOT = Path(__file__).parents[2]
Left = dict[str, Any]
STRIDE, MANY_STRIDE = 5, 20
"""Every fifth point in the suite; in the campaign each, of which every twentieth belongs to a number."""


def swept(job: str, folder: Path, stride: int = STRIDE, first: int = 1) -> int:
    """Kill a process at each n-th point of a job, and see what each and its successor left; return how many died."""
    command = [sys.executable, "-m", "tests.bot.kill_process", job, str(folder), str(stride), str(first)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)  # noqa: S603 - our own
    assert run.returncode == 0, run.stderr
    *killed, undisturbed = [json.loads(line) for line in run.stdout.splitlines()]
    assert not undisturbed.pop("killed")
    undisturbed.pop("n")
    for result in killed:
        n, was_killed = result.pop("n"), result.pop("killed")
        assert was_killed
        assert result == undisturbed, f"killed at point {n}"
    fewest, proves = JOBS[job]
    assert len(killed) > (fewest + 1 - first) // stride
    proves(undisturbed)
    return len(killed)


def all_is_delivered_once(left: Left) -> None:
    assert left["game"][0] == "ended"
    assert left["waiting"] == []
    assert [kind for kind, _, _ in left["shown"]].count("notice") == 1


def a_thread_is_opened_once(left: Left) -> None:
    assert left["moved"] == [0, 1]
    assert left["waiting"] == []
    shown = {kind: channel for kind, channel, _ in left["shown"] if kind != "hand"}
    assert shown == {"table": "thread", "thread": "70"}
    assert len(left["shown"]) == 3


def it_is_told_and_played_once(left: Left) -> None:
    assert [kind for kind, _, _ in left["shown"]].count("played") == 1
    assert left["waiting"] == [["turn", "standing"]]
    assert [key for _, key, _ in left["rows"]] == ["opening", "wins", "bid"]


def it_is_told_once(left: Left) -> None:
    assert [kind for kind, _, _ in left["shown"]].count("reminder") == 1
    assert left["waiting"] == [["turn", "standing"]]
    assert [key for _, key, _ in left["rows"]] == ["opening"]


def it_holds_once(left: Left) -> None:
    told = [[0, "opening", 0], [1, "wins", 0], [2, "bid", 0], [3, "bid", 0], [4, "bid", 1], [5, "undo-agreed", 0]]
    assert left["rows"] == told
    assert left["proposals"] == [["held"]]
    assert [text for kind, _, text in left["shown"] if kind == "proposal"] == ["undo held ()"]


JOBS = {
    "choice": (40, all_is_delivered_once),
    "thread": (12, a_thread_is_opened_once),
    "turn": (12, it_is_told_and_played_once),
    "remind": (12, it_is_told_once),
    "agreement": (20, it_holds_once),
}
"""How many points each has at least, and what must be so wherever it is killed."""


def test_a_process_killed_anywhere_is_gone_on_from_and_everything_is_delivered_once(tmp_path: Path) -> None:
    swept("choice", tmp_path)


def test_a_thread_is_opened_once_wherever_the_process_is_killed(tmp_path: Path) -> None:
    swept("thread", tmp_path)


@pytest.mark.parametrize("then", ["turn", "remind"])
def test_a_deadline_that_passes_while_the_process_is_killed_is_told_and_played_once(tmp_path: Path, then: str) -> None:
    swept(then, tmp_path)


def test_an_agreement_that_is_killed_anywhere_holds_once(tmp_path: Path) -> None:
    swept("agreement", tmp_path)


@pytest.mark.deep
def test_every_point_of_each_is_killed(campaign: Campaign, tmp_path: Path) -> None:
    """The same under each seed: every point of a job is one."""

    def sweep(seed: str, number: int) -> Counter[str]:
        first, place = divmod(number, len(JOBS))
        job = list(JOBS)[place]
        folder = tmp_path / f"{seed}-{number}"
        folder.mkdir()
        return Counter({"kills": swept(job, folder, MANY_STRIDE, 1 + first)})

    campaign("points", MANY_STRIDE * len(JOBS), sweep)
