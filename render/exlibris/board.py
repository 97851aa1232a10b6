"""The board: everything that lies open on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image

from engine.exlibris.view import TileView, View
from render.band import Band
from render.bookmark import NOTHING_NEW, New, marked
from render.canvas import over
from render.exlibris.fronts import Writing, written_on
from render.exlibris.grounds import caption_band
from render.exlibris.header import HEIGHT as HEAD_HEIGHT
from render.exlibris.header import head, head_panel
from render.exlibris.libraries import HEIGHT as LIBRARY_HEIGHT
from render.exlibris.libraries import Choice
from render.exlibris.phrases import Words, assistant_name, board_alt, library_name
from render.exlibris.players import Plate, plate, player_panel
from render.exlibris.public import PublicPlate, public_panel, public_plate
from render.exlibris.section import Panels, Section, even, rows
from render.exlibris.tiles import Shop, height, of_tile, wanted
from render.names import SeatName
from render.palette import blank
from render.picture import Picture, bound, missing, strip
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
    return Section(ground, caption_band(sign, paved=paved), paved, rows(wishes, needs))


def _tiles(shown: tuple[TileView, ...], colours: Colours, words: Words, new: New, sign: str, *, paved: bool) -> Part:
    """A part with tiles: the paved street of the permanent ones, or this round's."""
    writings = tuple(written_on(tile.number, words) for tile in shown)
    news = tuple(of_tile(tile, new) for tile in shown)
    section = _section(shown, colours, writings, news, sign, paved=paved)

    def panel(place: int, width: int, high: int) -> Shop:
        return Shop(shown[place], colours, writings[place], (width, high), section.ground, news[place])

    return section, panel


def _pool(pool: tuple[str, ...], words: Words) -> Part:
    """The part with the libraries still to be chosen (EL-12)."""

    def panel(place: int, width: int, _: int) -> Choice:
        key = pool[place]
        return Choice(key, assistant_name(key, words), library_name(key, words), width, MEADOW)

    sign = caption_band(words("pic-libraries"), paved=False)
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


def _explained(bands: list[Band], view: View, words: Words) -> list[Band]:
    """Say in the first strip of sky, right below the head, what bookmarks mean, where something has one."""
    paved = not view.pool and any(tile.permanent for tile in view.tiles)
    if not marked(bands) or not (view.pool or view.tiles):
        return bands
    sign = words("pic-libraries") if view.pool else _sign(view, words, paved=paved)
    return [bands[0], caption_band(sign, paved=paved, note=words("pic-new")), *bands[2:]]


def _players(view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int], new: New) -> Band:
    colours = tuple(name.colour for name in names)
    plates = tuple(plate(view, seat, names, words, acting=seat in acting, new=new) for seat in range(view.seats))
    public = None if view.public is None else public_plate(view, view.public, words, new)
    return Band.of(_plates(plates, colours, public))  # on two boards that differ the plates do too


def _plates(plates: tuple[Plate, ...], colours: Colours, public: PublicPlate | None) -> Image.Image:
    """Plates side by side, alone with the public library's."""
    count = max(2, len(plates))
    width = (WIDE - 2 * MARGIN - (count - 1) * GAP) // count
    panels = [player_panel(shown, colours, width) for shown in plates]
    panels += [public_panel(public, width)] if public is not None else []
    image = blank(WIDE, panels[0].height, PAPER)
    for place, panel in enumerate(panels):
        over(image, panel, (MARGIN + place * (width + GAP), 0))
    return image


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
    high = HEAD_HEIGHT + sum(part.height for part, _ in parts) + plates.height + 2 * GAP
    bands = [head_panel(head(view, words, new))]
    for part, panel in _raised(parts, missing(WIDE, high)):
        bands += part.bands(panel)
    bands += (strip(GAP // 2), plates, strip(2 * GAP - GAP // 2))
    return bound(_explained(bands, view, words) if new else bands, board_alt(view, names, words, acting))
