"""Location tiles: shop fronts with an awning, a sign, spaces and cards."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from data.exlibris import BOX
from engine.exlibris.view import TileView
from render import text
from render.bookmark import NOTHING_NEW, New, bookmarked, mark, tab
from render.canvas import Canvas
from render.exlibris import cards
from render.exlibris.flow import flow, line_width
from render.exlibris.section import LEAST
from render.exlibris.slots import slot
from render.signs import hourglass
from render.theme import AWNINGS, CREAM, GLOW, PAPER, TEXT, WHITE, WOOD_DARK, Colour

_PAD = 12
_AWNING = 18
_TITLE = 40
_LINE = 26
_FOOT = 10
_STRIPE = 24
_WINDOW = 72


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
    return _AWNING + _TITLE + _LINE * len(_lines(effect, width)[1]) + _FOOT + things.height + _PAD


def _awning(canvas: Canvas, number: int) -> None:
    """Stripes in white and in a colour of the tile's own, each with a round hem."""
    colour = AWNINGS[number % len(AWNINGS)]
    count = max(5, canvas.width // _STRIPE) // 2 * 2 + 1
    for step in range(count):
        fill = WHITE if step % 2 else colour
        left, right = round(step * canvas.width / count), round((step + 1) * canvas.width / count) - 1
        canvas.pen.rectangle((left, 0, right, _AWNING - 8), fill=fill)
        canvas.pen.pieslice((left, _AWNING - 18, right, _AWNING), 0, 180, fill=fill)
    canvas.pen.rectangle((0, 0, canvas.width, 2), fill=WOOD_DARK)


def _title(canvas: Canvas, tile: TileView, name: str) -> None:
    middle = _AWNING + _TITLE // 2 + 2
    canvas.box((_PAD, middle - 16), (38, 32), WOOD_DARK, radius=8)
    canvas.write((_PAD + 19, middle), str(tile.number), "bold", 23, ink=CREAM, anchor="mm")
    delayed = BOX.tiles[tile.number].effect == "delayed"
    room = canvas.width - 2 * _PAD - 46 - (28 if delayed else 0)
    canvas.fit((_PAD + 46, middle + 9), name, ("title", "narrow-title"), 27, room)
    if delayed:
        canvas.put(hourglass(28), (canvas.width - _PAD - 26, middle - 14))


def _windows(canvas: Canvas, top: int, bottom: int) -> None:
    """Lit shop windows, faint, where a tile is higher than it needs."""
    if bottom - top < _WINDOW // 2:
        return
    top = max(top, bottom - _WINDOW)
    count = (canvas.width - 2 * _PAD) // (_WINDOW + 16)
    each = (canvas.width - 2 * _PAD) / count
    for place in range(count):
        left = round(_PAD + place * each + (each - _WINDOW) / 2)
        canvas.box((left, top), (_WINDOW, bottom - top), GLOW, edge=PAPER, thick=4, radius=10)
        canvas.pen.rectangle((left + _WINDOW // 2 - 2, top, left + _WINDOW // 2 + 1, bottom - 1), fill=PAPER)
        canvas.pen.rectangle((left, (top + bottom) // 2 - 2, left + _WINDOW - 1, (top + bottom) // 2 + 1), fill=PAPER)
        canvas.pen.rectangle((left - 5, bottom - 3, left + _WINDOW + 4, bottom + 2), fill=PAPER)


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
    canvas = Canvas(width, high, ground)
    canvas.box((0, 4), (width, high - 4), WOOD_DARK, radius=12)
    canvas.box((3, 4), (width - 6, high - 7), CREAM, radius=10)
    opened = ("tile", tile.number) in new
    if opened:
        mark(canvas, (0, 4), (width, high - 4), 12)
    _awning(canvas, tile.number)
    if opened:
        canvas.put(tab(_AWNING), (width - 2 * tab().width, 0))
    _title(canvas, tile, name)
    down = _AWNING + _TITLE
    face, lines = _lines(effect, width)
    for line in lines:
        down += _LINE
        canvas.write((_PAD, down - 5), line, face)
    things = flow(_things(tile, colours, new), width - 2 * _PAD)
    foot = high - _PAD - things.height
    _windows(canvas, down + _FOOT, foot - _FOOT)
    things.paint(canvas, _PAD, foot)
    return canvas.settled()
