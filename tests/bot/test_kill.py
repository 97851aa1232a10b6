"""kill -9 at every point of a choice and of the game's end: nothing is lost and nothing is said twice."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_process_killed_anywhere_is_gone_on_from_and_everything_is_delivered_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.bot.kill_process", str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=110, check=False)  # noqa: S603 - our own
    assert run.returncode == 0, run.stderr
    *killed, undisturbed = [json.loads(line) for line in run.stdout.splitlines()]
    assert not undisturbed.pop("killed")
    assert len(killed) > 40
    undisturbed.pop("n")
    assert undisturbed["game"][0] == "ended"
    assert undisturbed["waiting"] == []
    assert [kind for kind, _, _ in undisturbed["shown"]].count("notice") == 1
    for result in killed:
        n, was_killed = result.pop("n"), result.pop("killed")
        assert was_killed
        assert result == undisturbed, f"killed at point {n}"
