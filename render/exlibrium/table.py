"""The table: all stacks of all players under the seven characters."""

from __future__ import annotations

from collections.abc import Sequence

from engine.exlibrium.view import View
from render.bookmark import NOTHING_NEW, New
from render.exlibrium.columns import column_heads, leads
from render.exlibrium.head import head, head_panel
from render.exlibrium.inks import between, stacked
from render.exlibrium.phrases import Words, table_alt
from render.exlibrium.players import row_bands, row_of
from render.names import SeatName
from render.picture import Picture


def table(
    view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int] = (), new: New = NOTHING_NEW
) -> Picture:
    """The whole table for the channel; `names` by seat, `acting` the seats that have to decide.

    New may be ("stack", seat, character), ("points", seat) and ("goal", its round, character).
    """
    shown, heads = head(view, words, new), leads(view)
    bands = [head_panel(shown), between(), column_heads(heads, names, words), between()]
    for seat in range(view.seats):
        bands += row_bands(row_of(view, seat, names, acting=seat in acting, new=new, heads=heads))
    return stacked(bands, table_alt(view, names, words, acting), words("pic-new") if new else "")
