"""Faces are found by their games' keys, and never listed."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.games import face, face_of, faces
from engine.catalogue import packages

FRESH = """
import sys
from bot.games import face_of, faces
assert face_of("exlibrium").key == "exlibrium"
assert "bot.games.exlibris" not in sys.modules and "bot.games.atheneum" not in sys.modules
from engine.catalogue import packages
assert [face.key for face in faces()] == list(packages())
"""


def test_faces_follow_the_games_of_the_engine() -> None:
    subprocess.run([sys.executable, "-c", FRESH], check=True, cwd=Path(__file__).parents[2])  # noqa: S603 - our words


def test_a_game_without_a_face_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(face, "packages", lambda: (*packages(), "faceless"))
    for look in (lambda: face_of("faceless"), faces):
        with pytest.raises(
            LookupError, match=r"the game faceless has no face: there is no module bot\.games\.faceless"
        ):
            look()


@pytest.mark.parametrize("key", ["", "chess", "face", "sketch"])
def test_what_is_no_game_has_no_face(key: str) -> None:
    with pytest.raises(KeyError):
        face_of(key)
