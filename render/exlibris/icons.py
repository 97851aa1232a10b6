"""What of Ex Libris has an emblem in a line of words: categories, libraries by their assistants, locations, home."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from data.exlibris import BOX
from render.characters import medallion
from render.emblems import emblem
from render.exlibris.shop_signs import shop_sign
from render.icon import Draw
from render.signs import house

HOME = "el_home"


def category(code: str) -> str:
    """What a category's emblem is called."""
    return f"el_{code.lower()}"


def library(key: str) -> str:
    """What the emblem of a library and its assistant is called."""
    return f"el_{key}"


def tile(key: str) -> str:
    """What a location's emblem is called."""
    return f"el_at_{key}"


ICONS: Mapping[str, Draw] = {
    **{category(code): partial(emblem, code) for code in BOX.categories},
    **{library(key): partial(medallion, key) for key in BOX.libraries},
    **{tile(one.key): partial(shop_sign, one.key) for one in BOX.tiles.values()},
    HOME: house,
}
