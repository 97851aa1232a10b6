"""What of Atheneum has an emblem in a line of words: its subjects' books, and the small things that one wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from data.atheneum import BOX
from render.atheneum.subjects import SUBJECTS, mark
from render.atheneum.things import candle, spider, wand
from render.brush import Brush
from render.icon import Draw
from render.theme import NIGHT

SPIDER, CANDLE, WAND = "at_spider", "at_candle", "at_wand"
_MARK = 0.62


def subject(key: str) -> str:
    """What the emblem of a subject's book is called."""
    return f"at_{key}"


def _book(key: str, size: int) -> Image.Image:
    style = SUBJECTS[key]
    brush = Brush(size)
    brush.block((0.1, 0.0, 0.9, 1.0), style.dark, 0.1)
    brush.block((0.14, 0.04, 0.86, 0.96), style.fill, 0.07)
    for down in (0.09, 0.87):
        brush.block((0.14, down, 0.86, down + 0.045), style.ink)
    image = brush.done()
    inner = mark(key, round(size * _MARK))
    image.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return image


def _candle(size: int) -> Image.Image:
    """A candle in the dark: without it nothing pale would be seen on a white ground."""
    brush = Brush(size)
    brush.block((0.12, 0.0, 0.88, 1.0), NIGHT, 0.2)
    image, inner = brush.done(), round(size * 0.86)
    image.alpha_composite(candle(inner), ((size - inner) // 2, (size - inner) // 2))
    return image


ICONS: Mapping[str, Draw] = {
    **{subject(one.key): partial(_book, one.key) for one in BOX.subjects},
    SPIDER: spider,
    CANDLE: _candle,
    WAND: wand,
}
