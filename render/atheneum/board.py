"""The table: the objectives with their wands, everybody's shelves, who has still to act."""

from __future__ import annotations

from collections.abc import Sequence

from engine.atheneum.view import View
from render.atheneum.alt import board_alt
from render.atheneum.head import HEIGHT as HEAD
from render.atheneum.head import head
from render.atheneum.phrases import Words
from render.atheneum.players import TIP, height, plate, player_panel
from render.atheneum.row import HEIGHT as ROW
from render.atheneum.row import row
from render.bookmark import NOTHING_NEW, New, noted
from render.names import SeatName
from render.palette import blank
from render.picture import Picture, finish, missing
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
    top = HEAD + ROW
    high = top + lines * (TIP + height(width) + GAP // 2) + GAP // 2
    image = blank(WIDE, high + missing(WIDE, high), PAPER)
    image.paste(head(view, words), (0, 0))
    image.paste(row(view, words, PAPER, new=new), (0, HEAD))
    for player in view.players:
        line, column = divmod(player.seat, across)
        here = min(across, view.seats - line * across)
        left = (WIDE - here * width - (here - 1) * GAP) // 2 + column * (width + GAP)
        shown = player_panel(plate(view, player.seat, names, acting=player.seat in acting, new=new), width)
        image.paste(shown, (left, top + line * (TIP + height(width) + GAP // 2)))
    return finish(noted(image, words("pic-new")) if new else image, board_alt(view, names, words, acting))
