"""The table: all stacks of all players under the seven characters."""

from __future__ import annotations

from collections.abc import Sequence

from engine.exlibrium.view import View
from render.canvas import Canvas
from render.exlibrium import columns, head, players
from render.exlibrium.inks import finished, roomy
from render.exlibrium.phrases import Words, table_alt
from render.names import SeatName
from render.picture import Picture
from render.theme import GAP, PAPER, WIDE


def table(view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int] = ()) -> Picture:
    """The whole table for the channel; `names` by seat, `acting` the seats that have to decide."""
    rows = sum(players.height(player) for player in view.players)
    top = head.height(view) + GAP
    canvas = Canvas(WIDE, roomy(WIDE, top + columns.HEIGHT + GAP + rows + 4), PAPER)
    head.head(canvas, view, words)
    top = columns.column_heads(canvas, top, view, names, words)
    for player in view.players:
        players.player_row(canvas, top, players.row_of(view, player.seat, names, acting=player.seat in acting))
        top += players.height(player)
    return finished(canvas.image, table_alt(view, names, words, acting))
