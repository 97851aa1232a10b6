"""Location tiles: shop fronts with an awning, a sign, spaces and cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from data.exlibris import BOX
from engine.exlibris.view import TileView
from render.bookmark import NOTHING_NEW, New, bookmarked
from render.canvas import Canvas
from render.exlibris import cards
from render.exlibris.flow import flow, line_width
from render.exlibris.fronts import PAD, Outside, Writing, bare_height, front
from render.exlibris.section import LEAST
from render.exlibris.slots import slot
from render.theme import CREAM, Colour


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
    shown = [(("card", card), cards.mini(card, cards.SHOP, secret=tile.face_down)) for card in seen]
    if unseen := len(tile.cards) - len(seen):
        shown.append((("backs", tile.number), cards.backs(unseen)))
    return [bookmarked(sprite) if one in new else sprite for one, sprite in shown]


@lru_cache(maxsize=512)
def wanted(tile: TileView, colours: tuple[str, ...], new: New = NOTHING_NEW) -> int:
    """How wide a tile is on which everything stands in one line."""
    return max(LEAST, line_width(_things(tile, colours, new)) + 2 * PAD)


@lru_cache(maxsize=1024)
def height(tile: TileView, colours: tuple[str, ...], writing: Writing, width: int, new: New = NOTHING_NEW) -> int:
    """How high a tile must be at a width to show all it has."""
    things = flow(_things(tile, colours, new), width - 2 * PAD)
    return bare_height(writing, width) + things.height + PAD


@dataclass(frozen=True, slots=True)
class Shop:
    """A tile in a row; all that its picture shows."""

    tile: TileView
    colours: tuple[str, ...]
    writing: Writing
    size: tuple[int, int]
    ground: Colour
    new: New

    def panel(self) -> Image.Image:
        """Draw it, settled."""
        return tile_panel(
            self.tile, self.colours, writing=self.writing, size=self.size, ground=self.ground, new=self.new
        )


def tile_panel(
    tile: TileView,
    colours: tuple[str, ...],
    *,
    writing: Writing,
    size: tuple[int, int],
    ground: Colour,
    new: New = NOTHING_NEW,
) -> Image.Image:
    """One tile, settled, over the ground that it lies on: what stands there before its front."""
    things = flow(_things(tile, colours, new), size[0] - 2 * PAD)
    outside = Outside(writing, size, ground, (things.width, things.height), ("tile", tile.number) in new)
    image = front(outside).copy()
    if things.height:
        canvas = Canvas(things.width, things.height, CREAM)
        things.paint(canvas, 0, 0)
        image.paste(canvas.settled(), (PAD, size[1] - PAD - things.height))
    return image
