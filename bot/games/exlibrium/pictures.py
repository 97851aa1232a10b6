"""Which picture of Exlibrium is shown where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.exlibrium.bookmarks import bookmarks
from bot.games.pictures import Names, Pictures
from bot.games.sketch import Sketch
from bot.text import Words
from engine.ask import Ask
from engine.exlibrium.view import View
from render import exlibrium
from render.bookmark import Bookmark, New
from render.picture import Picture


def draw_board(view: View, names: Names, acting: Sequence[int]) -> Sketch:
    """Return the table."""
    return Sketch("exlibrium", _table, (_open(view), names, tuple(acting)), (("stack",), ("points",), ("goal",)))


def _open(view: View) -> View:
    """Leave out what one eye alone sees, which the table never shows: so all eyes have one picture of it."""
    return replace(view, seat=None, drawn=None, players=tuple(replace(player, hand=None) for player in view.players))


def draw_hand(view: View, names: Names) -> Sketch:
    """Return the hand of the view's seat above its stacks."""
    return Sketch("exlibrium", _hand, (view, names), _of(view.seat or 0))


def draw_shelf(view: View, names: Names, seat: int) -> Sketch:
    """Return one seat's stacks."""
    return Sketch("exlibrium", _shelf, (view, names, seat), _of(seat))


def _of(seat: int) -> tuple[Bookmark, ...]:
    """What may be new in a picture of one seat's stacks."""
    return (("stack", seat), ("points", seat))


def draw_score(view: View, names: Names) -> Sketch:
    """Return the final sheet."""
    return Sketch("exlibrium", _sheet, (view, names))


def for_hand(view: View, names: Names, ask: Ask) -> Sketch:
    """Return the hand, for a question about its cards."""
    return draw_hand(view, names)


def for_stacks(view: View, names: Names, ask: Ask) -> Sketch:
    """Return one's own stacks, for a question about their cards."""
    return draw_shelf(view, names, ask.seat)


def for_table(view: View, names: Names, ask: Ask) -> Sketch:
    """Return the table, for any other question."""
    return draw_board(view, names, (ask.seat,))


def _table(view: View, names: Names, acting: tuple[int, ...], *, words: Words, new: New) -> Picture:
    return exlibrium.table(view, names, words, acting, new)


def _hand(view: View, names: Names, *, words: Words, new: New) -> Picture:
    return exlibrium.hand(view, names, words, new=new)


def _shelf(view: View, names: Names, seat: int, *, words: Words, new: New) -> Picture:
    return exlibrium.shelf(view, names, words, seat, new=new)


def _sheet(view: View, names: Names, *, words: Words) -> Picture:
    return exlibrium.sheet(view, names, words)


PICTURES = Pictures(board=draw_board, hand=draw_hand, shelf=draw_shelf, score=draw_score, bookmarks=bookmarks)
