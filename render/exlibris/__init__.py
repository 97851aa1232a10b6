"""The pictures of Ex Libris: pure functions of views."""

from render.exlibris.board import board
from render.exlibris.hand import Held, hand, held, search, spread
from render.exlibris.layout import place_letters
from render.exlibris.sheet import scores
from render.exlibris.shelf import shelf

__all__ = ["Held", "board", "hand", "held", "place_letters", "scores", "search", "shelf", "spread"]
