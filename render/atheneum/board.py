"""The table: the objectives with their wands, everybody's shelves, who has still to act."""

from __future__ import annotations

from collections.abc import Sequence

from engine.atheneum.view import View
from render.atheneum.alt import board_alt
from render.atheneum.head import HEIGHT as HEAD
from render.atheneum.head import head
from render.atheneum.phrases import Words
from render.atheneum.players import TIP, height, plate, plate_bands
from render.atheneum.row import HEIGHT as ROW
from render.atheneum.row import row
from render.bookmark import NOTHING_NEW, New, noted_below
from render.names import SeatName
from render.picture import Picture, bound, missing, strip
from render.theme import GAP, MARGIN, PAPER, WIDE


def columns(seats: int) -> int:
    """How many plates stand side by side."""
    return 3 if seats in (3, 5) else 2


def board(
    view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int] = (), new: New = NOTHING_NEW
) -> Picture:
    """The whole table for the channel; `names` by seat, `acting` the seats that have something to do.

    New may be ("objective", its index), and each with its seat: ("study", seat), ("points", seat), ("wands", seat),
    ("book", seat, place) and ("candle", seat, token).
    """
    across = columns(view.seats)
    width = (WIDE - 2 * MARGIN - (across - 1) * GAP) // across
    lines = -(-view.seats // across)
    high = HEAD + ROW + lines * (TIP + height(width) + GAP // 2) + GAP // 2
    bands = [head(view, words), row(view, words, PAPER, new=new)]
    plates = [plate(view, seat, names, acting=seat in acting, new=new) for seat in range(view.seats)]
    for line in range(lines):
        bands += (*plate_bands(plates[line * across :][:across], width), strip(GAP // 2))
    bands.append(strip(GAP // 2 + missing(WIDE, high)))
    shown = noted_below(bands, words("pic-new")) if new else bands
    return bound(shown, board_alt(view, names, words, acting))
