"""A game that is put into the bot's folders is found and played, with no edit of anything that was there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOY = ROOT / "tests" / "toy"
PACKAGES = ("bot", "engine", "render", "data")


def put_together(ours: Path, added: Path, into: Path) -> None:
    """Make links to all that is in a folder of ours and in the added one; what both have stays ours."""
    if not added.is_dir():
        into.symlink_to(ours)
        return
    into.mkdir()
    for name in {entry.name for folder in (ours, added) for entry in folder.iterdir()} - {"__pycache__"}:
        if (ours / name).exists():
            put_together(ours / name, added / name, into / name)
        else:
            (into / name).symlink_to(added / name)


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    for package in PACKAGES:
        put_together(ROOT / package, TOY / package, tmp_path / package)
    return tmp_path


def test_a_fourth_game_needs_no_edit_elsewhere(scratch: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{scratch}{os.pathsep}{ROOT}"}
    played = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "tests.fourth_game", "toy", f"sqlite+aiosqlite:///{scratch}/games.db"],
        check=False,
        cwd=scratch,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert played.returncode == 0, played.stderr[-4000:]


def test_the_fourth_game_is_small() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in TOY.rglob("*.py"))
    assert lines < 370  # some 80 of them orders, whole moves and rare questions, which a game may do without
