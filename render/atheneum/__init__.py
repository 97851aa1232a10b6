"""The pictures of Atheneum: pure functions of views."""

from render.atheneum.board import board
from render.atheneum.hand import hand, left_of, right_of
from render.atheneum.scale import LETTERS
from render.atheneum.sheet import scores
from render.atheneum.shelf import shelf
from render.atheneum.subjects import SUBJECTS

__all__ = ["LETTERS", "SUBJECTS", "board", "hand", "left_of", "right_of", "scores", "shelf"]
