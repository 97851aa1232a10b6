"""The front of a shop, without what stands before it: roof, awning, name, effect and windows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from data.exlibris import BOX
from render import text
from render.bookmark import mark
from render.canvas import Canvas
from render.exlibris.phrases import Words, effect, tile_name
from render.exlibris.roofs import HEIGHT as ROOF
from render.exlibris.roofs import ROOFS, roof
from render.exlibris.windows import LEAST as LEAST_WINDOW
from render.exlibris.windows import WIDTH as WINDOW
from render.exlibris.windows import windows
from render.kept import kept
from render.signs import hourglass
from render.theme import CREAM, TEXT, WHITE, WOOD_DARK, Colour

PAD = 12
_AWNING = 18
_TITLE = 40
_SECOND = 24
"""How much higher a name's second line makes it."""
_LINE = 26
_FOOT = 10
_FACES = ("title", "narrow-title")
_NUMBER, _HOURGLASS = 46, 28
"""How much of a name's line the number takes, and the hourglass."""
_STRIPE = 24


@dataclass(frozen=True, slots=True)
class Writing:
    """What is written on a front."""

    number: int
    name: str
    effect: str

    @property
    def delayed(self) -> bool:
        """Whether the effect comes later, which an hourglass tells."""
        return BOX.tiles[self.number].effect == "delayed"


def written_on(number: int, words: Words) -> Writing:
    """What is written on a tile's front in the reader's language."""
    return Writing(number, tile_name(number, words), effect(number, words))


@dataclass(frozen=True, slots=True)
class Outside:
    """All that a front shows, and how much room is left before it."""

    writing: Writing
    size: tuple[int, int]
    ground: Colour
    things: tuple[int, int]
    """Width and height of what stands before it."""
    opened: bool
    """Whether it is new to the reader."""


@lru_cache(maxsize=256)
def _lines(told: str, width: int) -> tuple[str, tuple[str, ...]]:
    """The effect's face and lines: one line if it can be, in narrow letters if need be, else two."""
    room = width - 2 * PAD
    for face in ("plain", "narrow"):
        if text.width(told, face, TEXT) <= room:
            return face, (told,)
    return "plain", text.wrap(told, "plain", TEXT, room, 2)


def _awning(canvas: Canvas, colour: Colour) -> None:
    """Stripes in white and in the colour of the roof, each with a round hem."""
    count = max(5, canvas.width // _STRIPE) // 2 * 2 + 1
    for step in range(count):
        fill = WHITE if step % 2 else colour
        left, right = round(step * canvas.width / count), round((step + 1) * canvas.width / count) - 1
        canvas.pen.rectangle((left, ROOF, right, ROOF + _AWNING - 8), fill=fill)
        canvas.pen.pieslice((left, ROOF + _AWNING - 18, right, ROOF + _AWNING), 0, 180, fill=fill)
    canvas.pen.rectangle((0, ROOF, canvas.width, ROOF + 2), fill=WOOD_DARK)


@lru_cache(maxsize=256)
def _named(writing: Writing, width: int) -> tuple[str, int, tuple[str, ...]]:
    """The name's face, size and lines: one line as large as there is room, or else two."""
    room = width - 2 * PAD - _NUMBER - (_HOURGLASS if writing.delayed else 0)
    line, face, size = text.shrink(writing.name, _FACES, 27, room)
    if line == writing.name:
        return face, size, (line,)
    broken = [(face, text.wrap(writing.name, face, TEXT, room, 2)) for face in _FACES]
    face, lines = next((one for one in broken if " ".join(one[1]) == writing.name), broken[-1])
    return face, TEXT, lines


def _title_height(writing: Writing, width: int) -> int:
    return _TITLE + _SECOND * (len(_named(writing, width)[2]) - 1)


def _title(canvas: Canvas, writing: Writing) -> int:
    """Number and name, and an hourglass where the effect comes later; returns how far right the name reaches."""
    face, size, lines = _named(writing, canvas.width)
    middle = ROOF + _AWNING + _title_height(writing, canvas.width) // 2 + 2
    canvas.box((PAD, middle - 16), (38, 32), WOOD_DARK, radius=8)
    canvas.write((PAD + 19, middle), str(writing.number), "bold", 23, ink=CREAM, anchor="mm")
    for place, line in enumerate(lines):
        canvas.write((PAD + _NUMBER, middle + 9 - _SECOND * (len(lines) - 1) // 2 + _SECOND * place), line, face, size)
    if writing.delayed:
        canvas.put(hourglass(28), (canvas.width - PAD - 26, middle - 14))
    return PAD + _NUMBER + max(text.width(line, face, size) for line in lines)


def _show(canvas: Canvas, shown: Outside, words: int, room: tuple[int, int]) -> None:
    """Lit windows where the front has room: beside what is written and stands there, or between them, or at the foot.

    `words` is how far right the name and the effect reach; `room` is from below the effect to the foot.
    """
    key, (top, bottom), (across, down) = BOX.tiles[shown.writing.number].key, room, shown.things
    wide, foot = canvas.width - 2 * PAD, bottom - down
    beside = max(words, PAD + across) + PAD
    if canvas.width - beside >= 2 * WINDOW:
        high = ROOF + _AWNING + _title_height(shown.writing, canvas.width)
        windows(canvas, key, (beside, high, canvas.width - PAD - beside, bottom - high), entrance=True)
    elif foot - top >= LEAST_WINDOW + _FOOT:
        windows(canvas, key, (PAD, top, wide, foot - top - _FOOT), entrance=False)
    else:
        left = across + (3 * PAD if across else 0)
        windows(canvas, key, (PAD + left, top, wide - left, bottom - top), entrance=False)


def bare_height(writing: Writing, width: int) -> int:
    """How high a front must be at a width for all but what stands before it."""
    lines = _lines(writing.effect, width)[1]
    return ROOF + _AWNING + _title_height(writing, width) + _LINE * len(lines) + _FOOT


def _write(canvas: Canvas, writing: Writing) -> tuple[int, int]:
    """Name and effect; returns how far right and how far down they reach."""
    right, down = _title(canvas, writing), ROOF + _AWNING + _title_height(writing, canvas.width)
    face, lines = _lines(writing.effect, canvas.width)
    for line in lines:
        down += _LINE
        canvas.write((PAD, down - 5), line, face)
        right = max(right, PAD + text.width(line, face, TEXT))
    return right, down


@kept
def front(shown: Outside) -> Image.Image:
    """A shop's front, settled, over the ground behind its roof."""
    width, high = shown.size
    canvas, key = Canvas(width, high, WOOD_DARK), BOX.tiles[shown.writing.number].key
    canvas.pen.rectangle((3, ROOF, width - 4, high - 4), fill=CREAM)
    canvas.put(roof(key, width, shown.ground), (0, 0))
    _awning(canvas, ROOFS[key].fill)
    if shown.opened:
        mark(canvas, (0, ROOF), (width, high - ROOF), 0)
    right, down = _write(canvas, shown.writing)
    _show(canvas, shown, right, (down + _FOOT, high - PAD))
    return canvas.settled()
