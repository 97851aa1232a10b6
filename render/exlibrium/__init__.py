"""The pictures of Exlibrium: pure functions of views."""

from render.exlibrium.hand import hand
from render.exlibrium.sheet import sheet
from render.exlibrium.shelf import shelf
from render.exlibrium.table import table

__all__ = ["hand", "sheet", "shelf", "table"]
