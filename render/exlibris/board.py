"""The board: everything that lies open on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image

from engine.exlibris.view import TileView, View
from render.bookmark import NOTHING_NEW, New, marks
from render.exlibris.fronts import Writing, written_on
from render.exlibris.grounds import caption
from render.exlibris.header import HEIGHT as HEAD_HEIGHT
from render.exlibris.header import head, head_panel
from render.exlibris.libraries import HEIGHT as LIBRARY_HEIGHT
from render.exlibris.libraries import library_panel
from render.exlibris.phrases import Words, assistant_name, board_alt, library_name
from render.exlibris.players import plate, player_panel
from render.exlibris.public import public_panel, public_plate
from render.exlibris.section import Panels, Section, even, rows
from render.exlibris.tiles import height, of_tile, tile_panel, wanted
from render.names import SeatName
from render.palette import blank, index
from render.picture import Picture, finish, missing
from render.theme import GAP, HAZE, MARGIN, MEADOW, PAPER, WIDE

Part = tuple[Section, Panels]
Colours = tuple[str, ...]


@lru_cache(maxsize=64)
def _section(
    shown: tuple[TileView, ...],
    colours: Colours,
    writings: tuple[Writing, ...],
    news: tuple[New, ...],
    sign: str,
    *,
    paved: bool,
) -> Section:
    """Where tiles stand, kept because the best rows take long to find."""

    def needs(place: int, width: int) -> int:
        return height(shown[place], colours, writings[place], width, news[place])

    wishes = [wanted(tile, colours, fresh) for tile, fresh in zip(shown, news, strict=True)]
    ground = HAZE if paved else MEADOW
    return Section(ground, caption(sign, paved=paved), paved, rows(wishes, needs))


def _tiles(shown: tuple[TileView, ...], colours: Colours, words: Words, new: New, sign: str, *, paved: bool) -> Part:
    """A part with tiles: the paved street of the permanent ones, or this round's."""
    writings = tuple(written_on(tile.number, words) for tile in shown)
    news = tuple(of_tile(tile, new) for tile in shown)
    section = _section(shown, colours, writings, news, sign, paved=paved)

    def panel(place: int, width: int, high: int) -> Image.Image:
        tile, size, ground = shown[place], (width, high), section.ground
        return tile_panel(tile, colours, writing=writings[place], size=size, ground=ground, new=news[place])

    return section, panel


def _pool(pool: tuple[str, ...], words: Words) -> Part:
    """The part with the libraries still to be chosen (EL-12)."""

    def panel(place: int, width: int, _: int) -> Image.Image:
        key = pool[place]
        return library_panel(key, assistant_name(key, words), library_name(key, words), width, MEADOW)

    sign = caption(words("pic-libraries"), paved=False)
    section = Section(MEADOW, sign, False, even(len(pool), LIBRARY_HEIGHT))
    return section, panel


def _parts(view: View, colours: Colours, words: Words, new: New) -> list[Part]:
    parts = [_pool(view.pool, words)] if view.pool else []
    for paved in (True, False):
        shown = tuple(tile for tile in view.tiles if tile.permanent == paved)
        if shown:
            parts.append(_tiles(shown, colours, words, new, _sign(view, words, paved=paved), paved=paved))
    return parts


def _sign(view: View, words: Words, *, paved: bool) -> str:
    """What is written above tiles; alone there is no market every round, but locations that go one by one (EL-98)."""
    if view.public is not None:
        return words("pic-open", count=view.tile_stack)
    return words("pic-street" if paved else "pic-market")


def _explain(image: Image.Image, view: View, words: Words) -> None:
    """Say in the first strip of sky what bookmarks mean, where something has one."""
    paved = not view.pool and any(tile.permanent for tile in view.tiles)
    if marks(image) and (view.pool or view.tiles):
        sign = words("pic-libraries") if view.pool else _sign(view, words, paved=paved)
        image.paste(caption(sign, paved=paved, note=words("pic-new")), (0, HEAD_HEIGHT))


def _players(
    view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int], new: New
) -> list[Image.Image]:
    count = max(2, view.seats)
    width = (WIDE - 2 * MARGIN - (count - 1) * GAP) // count
    colours = tuple(name.colour for name in names)
    plates = [plate(view, seat, names, words, acting=seat in acting, new=new) for seat in range(view.seats)]
    panels = [player_panel(shown, colours, width, PAPER) for shown in plates]
    if view.public is not None:
        panels.append(public_panel(public_plate(view, view.public, words, new), width))
    return panels


def _raised(parts: list[Part], more: int) -> list[Part]:
    """Parts that are higher by so much in all, shared by their rows: shops with windows fill it, not an empty sky."""
    lines = sum(len(part.rows) for part, _ in parts)
    found, place = [], 0
    for part, panel in parts:
        shares = [more // lines + (place + line < more % lines) for line in range(len(part.rows))]
        higher = tuple(replace(row, height=row.height + add) for row, add in zip(part.rows, shares, strict=True))
        found.append((replace(part, rows=higher), panel))
        place += len(part.rows)
    return found


def _paste_parts(image: Image.Image, parts: list[Part], top: int) -> int:
    """Paste all parts from a height on; returns where the last one ends."""
    for part, panel in parts:
        image.paste(index(part.ground), (0, top, WIDE, top + part.height))
        part.paint(image, top, panel)
        top += part.height
    return top


def board(
    view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int] = (), new: New = NOTHING_NEW
) -> Picture:
    """The whole table for the channel; `names` by seat, `acting` the seats whose turn it is, `new` what is marked.

    New may be ("tile", its number), ("backs", a tile's number), ("card", one on a tile), ("on", a tile's number, seat,
    kind) and ("home", seat, kind) for assistants, ("library", seat), ("first", seat), the numbers of cards ("hand",
    seat) and ("shelf", seat), ("pile", its top card) and ("shown", a category that the public library has not).
    """
    parts = _parts(view, tuple(name.colour for name in names), words, new)
    plates = _players(view, names, words, acting, new)
    high = HEAD_HEIGHT + sum(part.height for part, _ in parts) + plates[0].height + 2 * GAP
    more = missing(WIDE, high)
    image = blank(WIDE, high + more, PAPER)
    image.paste(head_panel(head(view, words, new)), (0, 0))
    top = _paste_parts(image, _raised(parts, more), HEAD_HEIGHT) + GAP // 2
    for place, shown in enumerate(plates):
        image.paste(shown, (MARGIN + place * (shown.width + GAP), top))
    if new:
        _explain(image, view, words)
    return finish(image, board_alt(view, names, words, acting))
