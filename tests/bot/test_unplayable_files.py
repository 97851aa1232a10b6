"""Commands on files that no game can be played with: one line that names the file, and a status that says so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.ui.exported import to_text
from tests.engine.test_record import played

HOUSE = Path(__file__).parents[2]
CALL = "import sys; from bot.cli import main; main(sys.argv[1:])"


@pytest.fixture
def broken_files(tmp_path: Path) -> Path:
    """Return a folder whose cards of Ex Libris are no cards."""
    shutil.copytree(HOUSE / "data", tmp_path / "data")
    (tmp_path / "data" / "exlibris" / "cards.toml").write_text("[[card]]\nnumber = 1\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "arguments",
    [
        ["verify", "exlibris-7.json"],
        ["simulate", "exlibris", "--games", "1"],
        ["pictures", "exlibris"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_each_command_names_the_file_in_one_line(arguments: list[str], broken_files: Path) -> None:
    environment = os.environ | {"PYTHONPATH": f"{broken_files}{os.pathsep}{HOUSE}"}
    (broken_files / "exlibris-7.json").write_text(to_text(played("exlibris", 2, 8)[1]))
    ended = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", CALL, *arguments],
        cwd=broken_files, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert ended.returncode == 78, ended.stderr
    (told,) = ended.stderr.splitlines()
    assert told.startswith("exlibris: exlibris/cards.toml: ")
