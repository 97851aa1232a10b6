"""Which Pythons the tests run on: every supported one that is found and runs, and what is said of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MINE = "{}.{}".format(*sys.version_info)
FAILING_MAKE = '#!/bin/sh\necho "made $*"\ncase "$*" in *3.98*) exit 2;; esac\n'


def executable(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house on a machine with Python 3.97 from pyenv, 3.98 that runs and 3.99 that is but a shim."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "matrix", tmp_path / ".ci")
    executable(tmp_path / ".venv/bin/python", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    executable(tmp_path / "pyenv/versions/3.97.1/bin/python", "#!/bin/sh\n")
    executable(tmp_path / "bin/python3.98", "#!/bin/sh\n")
    executable(tmp_path / "bin/python3.99", "#!/bin/sh\nexit 127\n")
    return tmp_path


def matrix(house: Path, *arguments: str, make: str = '#!/bin/sh\necho "made $*"\n') -> tuple[int, str]:
    """Run the script in a house; return how it ended and what it said."""
    env = {
        **os.environ,
        "MAKE": str(executable(house / "make", make)),
        "PATH": f"{house / 'bin'}:/usr/bin:/bin",
        "PYENV_ROOT": str(house / "pyenv"),
    }
    script = str(house / ".ci" / "matrix")
    done = subprocess.run([script, *arguments], env=env, capture_output=True, text=True, check=False)  # noqa: S603 - runs our own script with words of our own
    return done.returncode, done.stdout


def test_each_other_python_that_runs_gets_a_venv_of_its_own(house: Path) -> None:
    code, said = matrix(house, "test-short", "others", MINE, "3.97", "3.98", "3.99")
    made = [line.split(" ", 1)[1] for line in said.splitlines() if line.startswith("made ")]
    assert code == 0
    assert "make test-short runs on: 3.97 3.98\n" in said
    assert made == [
        f"--no-print-directory VENV=.venv-3.97 PYTHON={house}/pyenv/versions/3.97.1/bin/python test-short",
        f"--no-print-directory VENV=.venv-3.98 PYTHON={house}/bin/python3.98 test-short",
    ]


def test_all_pythons_are_those_and_the_one_of_the_venv(house: Path) -> None:
    code, said = matrix(house, "test", "all", MINE, "3.98")
    assert code == 0
    assert "VENV=.venv PYTHON=.venv/bin/python test\n" in said
    assert f"VENV=.venv-3.98 PYTHON={house}/bin/python3.98 test\n" in said


def test_no_other_python_is_said_loudly(house: Path) -> None:
    code, said = matrix(house, "test-short", "others", MINE, "3.99")
    assert code == 0
    assert "NO OTHER PYTHON FOUND" in said
    assert "made" not in said


def test_a_part_that_fails_fails_the_whole_and_the_others_run_all_the_same(house: Path) -> None:
    code, said = matrix(house, "test-short", "others", "3.98", "3.97", make=FAILING_MAKE)
    assert code == 1
    assert said.count("made ") == 2
