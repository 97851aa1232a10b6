"""Location tiles: shop fronts with an awning, a sign, spaces and cards."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from data.exlibris import BOX
from engine.exlibris.view import TileView
from render import text
from render.bookmark import NOTHING_NEW, New, bookmarked, mark
from render.canvas import Canvas
from render.exlibris import cards
from render.exlibris.flow import Flow, flow, line_width
from render.exlibris.roofs import HEIGHT as ROOF
from render.exlibris.roofs import ROOFS, roof
from render.exlibris.section import LEAST
from render.exlibris.slots import slot
from render.exlibris.windows import LEAST as LEAST_WINDOW
from render.exlibris.windows import WIDTH as WINDOW
from render.exlibris.windows import windows
from render.signs import hourglass
from render.theme import CREAM, TEXT, WHITE, WOOD_DARK, Colour

_PAD = 12
_AWNING = 18
_TITLE = 40
_LINE = 26
_FOOT = 10
_STRIPE = 24


@lru_cache(maxsize=256)
def _lines(effect: str, width: int) -> tuple[str, tuple[str, ...]]:
    """The effect's face and lines: one line if it can be, in narrow letters if need be, else two."""
    room = width - 2 * _PAD
    for face in ("plain", "narrow"):
        if text.width(effect, face, TEXT) <= room:
            return face, (effect,)
    return "plain", text.wrap(effect, "plain", TEXT, room, 2)


def of_tile(tile: TileView, new: New) -> New:
    """What is new on a tile; where the whole tile is, its cards need no bookmarks of their own."""
    whole = ("tile", tile.number) in new
    about = {("tile", tile.number), ("backs", tile.number)} | {("card", card) for card in tile.cards if not whole}
    return frozenset(one for one in new if one in about or one[:2] == ("on", tile.number))


def _things(tile: TileView, colours: tuple[str, ...], new: New) -> list[list[Image.Image]]:
    """The spaces, then the cards that lie here; unseen ones are one fan of backs."""
    bids = BOX.tiles[tile.number].key == "auction"
    spaces = []
    for place, who in enumerate(tile.spaces):
        space = slot(who, colours, str(place + 1) if bids else "")
        came = any(("on", tile.number, one.seat, one.kind) in new for one in who)
        spaces.append(bookmarked(space, 10) if came else space)
    return [spaces, _cards(tile, new)]


def _cards(tile: TileView, new: New) -> list[Image.Image]:
    seen = [card for card in tile.cards if card is not None]
    shown = [(("card", card), cards.mini(card, secret=tile.face_down)) for card in seen]
    if unseen := len(tile.cards) - len(seen):
        shown.append((("backs", tile.number), cards.backs(unseen)))
    return [bookmarked(sprite) if one in new else sprite for one, sprite in shown]


@lru_cache(maxsize=512)
def wanted(tile: TileView, colours: tuple[str, ...], new: New = NOTHING_NEW) -> int:
    """How wide a tile is on which everything stands in one line."""
    return max(LEAST, line_width(_things(tile, colours, new)) + 2 * _PAD)


@lru_cache(maxsize=1024)
def height(tile: TileView, colours: tuple[str, ...], effect: str, width: int, new: New = NOTHING_NEW) -> int:
    """How high a tile must be at a width to show all it has."""
    things = flow(_things(tile, colours, new), width - 2 * _PAD)
    return ROOF + _AWNING + _TITLE + _LINE * len(_lines(effect, width)[1]) + _FOOT + things.height + _PAD


def _awning(canvas: Canvas, colour: Colour) -> None:
    """Stripes in white and in the colour of the roof, each with a round hem."""
    count = max(5, canvas.width // _STRIPE) // 2 * 2 + 1
    for step in range(count):
        fill = WHITE if step % 2 else colour
        left, right = round(step * canvas.width / count), round((step + 1) * canvas.width / count) - 1
        canvas.pen.rectangle((left, ROOF, right, ROOF + _AWNING - 8), fill=fill)
        canvas.pen.pieslice((left, ROOF + _AWNING - 18, right, ROOF + _AWNING), 0, 180, fill=fill)
    canvas.pen.rectangle((0, ROOF, canvas.width, ROOF + 2), fill=WOOD_DARK)


def _title(canvas: Canvas, tile: TileView, name: str) -> int:
    """Number and name, and an hourglass where the effect comes later; returns how far right the name reaches."""
    middle = ROOF + _AWNING + _TITLE // 2 + 2
    canvas.box((_PAD, middle - 16), (38, 32), WOOD_DARK, radius=8)
    canvas.write((_PAD + 19, middle), str(tile.number), "bold", 23, ink=CREAM, anchor="mm")
    delayed = BOX.tiles[tile.number].effect == "delayed"
    room = canvas.width - 2 * _PAD - 46 - (28 if delayed else 0)
    line, face, size = text.shrink(name, ("title", "narrow-title"), 27, room)
    canvas.write((_PAD + 46, middle + 9), line, face, size)
    if delayed:
        canvas.put(hourglass(28), (canvas.width - _PAD - 26, middle - 14))
    return _PAD + 46 + text.width(line, face, size)


def _show(canvas: Canvas, key: str, words: int, room: tuple[int, int], things: Flow) -> None:
    """Lit windows where the front has room: beside what is written and stands there, or between them, or at the foot.

    `words` is how far right the name and the effect reach; `room` is from below the effect to the foot.
    """
    top, bottom = room
    wide, foot = canvas.width - 2 * _PAD, bottom - things.height
    beside = max(words, _PAD + things.width) + _PAD
    if canvas.width - beside >= 2 * WINDOW:
        high = ROOF + _AWNING + _TITLE
        windows(canvas, key, (beside, high, canvas.width - _PAD - beside, bottom - high), entrance=True)
    elif foot - top >= LEAST_WINDOW + _FOOT:
        windows(canvas, key, (_PAD, top, wide, foot - top - _FOOT), entrance=False)
    else:
        left = things.width + (3 * _PAD if things.width else 0)
        windows(canvas, key, (_PAD + left, top, wide - left, bottom - top), entrance=False)


@lru_cache(maxsize=128)
def tile_panel(
    tile: TileView,
    colours: tuple[str, ...],
    *,
    name: str,
    effect: str,
    size: tuple[int, int],
    ground: Colour,
    new: New = NOTHING_NEW,
) -> Image.Image:
    """One tile, settled, over the ground that it lies on."""
    width, high = size
    canvas = Canvas(width, high, WOOD_DARK)
    canvas.pen.rectangle((3, ROOF, width - 4, high - 4), fill=CREAM)
    key = BOX.tiles[tile.number].key
    canvas.put(roof(key, width, ground), (0, 0))
    if ("tile", tile.number) in new:
        mark(canvas, (0, ROOF), (width, high - ROOF), 0)
    _awning(canvas, ROOFS[key].fill)
    reach = _title(canvas, tile, name)
    down = ROOF + _AWNING + _TITLE
    face, lines = _lines(effect, width)
    for line in lines:
        down += _LINE
        canvas.write((_PAD, down - 5), line, face)
        reach = max(reach, _PAD + text.width(line, face, TEXT))
    things = flow(_things(tile, colours, new), width - 2 * _PAD)
    _show(canvas, key, reach, (down + _FOOT, high - _PAD), things)
    things.paint(canvas, _PAD, high - _PAD - things.height)
    return canvas.settled()
