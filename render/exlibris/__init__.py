"""The pictures of Ex Libris: pure functions of views."""

from render.exlibris.board import board
from render.exlibris.hand import hand, search
from render.exlibris.layout import place_letters
from render.exlibris.sheet import scores
from render.exlibris.shelf import shelf

__all__ = ["board", "hand", "place_letters", "scores", "search", "shelf"]
