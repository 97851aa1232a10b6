"""The theme on one page, for whoever draws: colours, emblems and type, as the pictures themselves use them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image

from data.atheneum import BOX as ATHENEUM
from data.exlibris import BOX as EXLIBRIS
from data.exlibrium import BOX as EXLIBRIUM
from render import theme
from render.atheneum.books import spine
from render.atheneum.subjects import SUBJECTS
from render.atheneum.things import candle, spider, wand
from render.canvas import Canvas
from render.characters import medallion
from render.emblems import emblem
from render.exlibris.roofs import roof
from render.exlibris.shop_signs import picture
from render.exlibrium.emblems import badge
from render.exlibrium.inks import CHARACTERS
from render.exlibrium.signs import crown, doubling, point
from render.palette import Palette, blank, colours, mixed, plain, settle
from render.picture import Picture, finish
from render.signs import fan, hourglass, house, seal, shelf_sign, star
from render.theme import (
    CATEGORIES,
    CREAM,
    INK,
    INK_SOFT,
    MARGIN,
    PAPER,
    PLAYERS,
    SKY,
    WHITE,
    WIDE,
    WOOD,
    WOOD_DARK,
    Colour,
)
from render.tokens import assistant, first_player, place_mark, sign

_SIZE = 72
_CAPTION = 60
_LABEL = 30
_PAD = 14
_BRIGHT = 380
"""From this sum of its parts on a colour needs dark letters."""
_PANGRAM = "Été à Évora: Ёлка, Щука, ação, œuvre, 0123456789"
_TYPE = (
    ("title", 42, "Noto Serif 800"),
    ("narrow-title", 34, "Noto Serif 800, narrow"),
    ("bold", 30, "Noto Sans 800"),
    ("plain", 27, "Noto Sans 500"),
    ("narrow", 21, "Noto Sans 500, narrow"),
)
Cell = tuple[Image.Image, str]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the page: a caption, and things with labels in rows."""

    caption: str
    cells: tuple[Cell, ...]
    columns: int

    @property
    def row(self) -> int:
        return max(sprite.height for sprite, _ in self.cells) + _LABEL + _PAD

    @property
    def height(self) -> int:
        return _CAPTION + -(-len(self.cells) // self.columns) * self.row


@cache
def palette() -> Palette:
    """The page's own: the colours that all three games name, and as many of their blends as there is room for."""
    seven = [colour for style in CHARACTERS for colour in (style.fill, style.dark, style.light)]
    five = [colour for style in PLAYERS.values() for colour in (style.fill, style.dark)]
    return mixed([*plain(), *five, *seven, *colours()], ())


def _swatch(colour: Colour) -> Image.Image:
    canvas = Canvas(100, 56, PAPER)
    canvas.box((0, 0), (100, 56), colour, edge=WOOD_DARK, radius=10)
    ink = INK if sum(colour) > _BRIGHT else WHITE
    canvas.write((50, 28), "".join(f"{part:02X}" for part in colour), "narrow", 19, ink=ink, anchor="mm")
    return canvas.image


def _named() -> Iterator[Cell]:
    """Every colour that the theme names, by its name."""
    names = {value: key for key, value in vars(theme).items() if key.isupper() and isinstance(value, tuple)}
    return ((_swatch(colour), names[colour].lower().replace("_", " ")) for colour in dict.fromkeys(plain()))


def _shop(key: str) -> Image.Image:
    """A shop's roof, and below it what its window shows."""
    canvas = Canvas(180, 150, SKY)
    canvas.put(roof(key, 180, SKY), (0, 0))
    canvas.box((0, 64), (180, 86), CREAM, edge=WOOD_DARK, thick=3, radius=0)
    canvas.put(picture(key, 70), (55, 72))
    return canvas.image


def _things() -> tuple[Cell, ...]:
    small = {
        "hourglass": hourglass,
        "home": house,
        "hand": fan,
        "shelf": shelf_sign,
        "star": star,
        "seal": seal,
        "first": first_player,
        "spider": spider,
        "candle": candle,
        "wand": wand,
        "point": point,
        "double": doubling,
        "crown": crown,
    }
    return (*((draw(_SIZE), name) for name, draw in small.items()), (place_mark("A", _SIZE), "place"))


def parts() -> tuple[Part, ...]:
    """All parts of the page, from the top."""
    seats = tuple((sign(key, _SIZE), f"{style.letter} {key}") for key, style in PLAYERS.items())
    special = (assistant("sky", "wizard", _SIZE), "special")
    kinds = ((emblem(key, _SIZE), EXLIBRIS.categories[key].name["en"]) for key in CATEGORIES)
    faces = ((medallion(key, _SIZE), one.assistant["en"]) for key, one in EXLIBRIS.libraries.items())
    tiles = ((_shop(tile.key), tile.name["en"]) for _, tile in sorted(EXLIBRIS.tiles.items()))
    subjects = {subject.key: subject.name["en"] for subject in ATHENEUM.subjects}
    books = ((spine(key, 60, 78), subjects.get(key, "any")) for key in SUBJECTS)
    seven = ((badge(number, _SIZE), one.name["en"]) for number, one in enumerate(EXLIBRIUM.characters))
    return (
        Part("Colours", tuple(_named()), 10),
        Part("Players", (*seats, special), 6),
        Part("Categories of Ex Libris", tuple(kinds), 6),
        Part("Shops of Ex Libris", tuple(tiles), 6),
        Part("Assistants of Ex Libris", tuple(faces), 6),
        Part("Subjects of Atheneum", tuple(books), 6),
        Part("Characters of Exlibrium", tuple(seven), 7),
        Part("Things", _things(), 7),
    )


def _paint(part: Part) -> Image.Image:
    canvas = Canvas(WIDE, part.height, PAPER)
    canvas.write((MARGIN, 42), part.caption, "title", 30)
    canvas.pen.rectangle((MARGIN, 52, WIDE - MARGIN, 53), fill=WOOD)
    each = (WIDE - 2 * MARGIN) / part.columns
    for number, (sprite, label) in enumerate(part.cells):
        row, column = divmod(number, part.columns)
        middle, top = MARGIN + (column + 0.5) * each, _CAPTION + 6 + row * part.row
        canvas.put(sprite, (round(middle - sprite.width / 2), top))
        at = (middle, top + part.row - _PAD - _LABEL / 2)
        canvas.fit(at, label, ("plain", "narrow"), 21, round(each) - 8, ink=INK_SOFT, anchor="mm", least=15)
    return settle(canvas.image, palette())


def _type() -> Image.Image:
    """The faces and their sizes."""
    canvas = Canvas(WIDE, 120 + 62 * len(_TYPE), PAPER)
    canvas.pen.rectangle((0, 0, WIDE, 84), fill=WOOD)
    canvas.write((MARGIN, 58), "Ex Libris, Atheneum, Exlibrium", "title", 42, ink=WHITE)
    for number, (face, size, name) in enumerate(_TYPE):
        y = 140 + number * 62
        canvas.fit((MARGIN, y), _PANGRAM, (face,), size, 720, ink=INK)
        canvas.fit((WIDE - MARGIN, y), f"{size} px, {name}", ("plain", "narrow"), 22, 400, ink=INK_SOFT, anchor="rs")
    return settle(canvas.image, palette())


def style_sheet() -> Picture:
    """The whole page."""
    painted: Sequence[Image.Image] = [_type(), *map(_paint, parts())]
    page = blank(WIDE, sum(part.height for part in painted) + MARGIN, PAPER, palette())
    top = 0
    for part in painted:
        page.paste(part, (0, top))
        top += part.height
    names = ", ".join(part.caption for part in parts())
    return finish(page, f"The theme in {len(plain())} named colours: type, {names}.")
