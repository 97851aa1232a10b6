"""Which picture of Atheneum is shown where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.atheneum.bookmarks import bookmarks
from bot.games.atheneum.labelling import place_of
from bot.games.pictures import Names, Pictures
from bot.games.sketch import Sketch
from bot.text import Words
from engine.ask import Ask
from engine.atheneum.view import DeskView, View
from render import atheneum
from render.bookmark import New
from render.picture import Picture

ON_THE_BOARD = (("study",), ("book",), ("candle",), ("points",), ("wands",), ("objective",))
"""What the table marks where it is new."""
_NO_DESK = DeskView(0, 0, 0, (), (), (), 0, (), (), ())


def draw_board(view: View, names: Names, acting: Sequence[int]) -> Sketch:
    """Return the table."""
    return Sketch("atheneum", _board, (view, names, tuple(acting)), ON_THE_BOARD)


def draw_hand(view: View, names: Names) -> Sketch | None:
    """Return the study cards of the view's seat, or those that the round's benefits come from."""
    return None if view.over else _sketched(view, names)


def _sketched(view: View, names: Names) -> Sketch:
    """Leave out all that the hand does not show, so that shelving a book brings no new picture of it."""
    bare = tuple(replace(player, desk=_NO_DESK, held=None) for player in view.players)
    return Sketch("atheneum", _hand, (replace(view, players=bare), names))


def draw_shelf(view: View, names: Names, seat: int) -> Sketch:
    """Return one seat's shelves."""
    return _shelves(view, names, seat, ())


def draw_score(view: View, names: Names) -> Sketch:
    """Return the final report."""
    return Sketch("atheneum", _scores, (view, names))


def for_hand(view: View, names: Names, ask: Ask) -> Sketch:
    """Return the study cards, for a question about them."""
    return _sketched(view, names)


def for_shelf(view: View, names: Names, ask: Ask) -> Sketch:
    """Return the shelves, for a question about them, with a letter at each place on offer."""
    places = {place for option in ask.options if (place := place_of(option)) is not None}
    return _shelves(view, names, ask.seat, tuple(sorted(places)))


def _shelves(view: View, names: Names, seat: int, places: tuple[int, ...]) -> Sketch:
    # The open objectives stand below the shelves of whoever shelves.
    new = (("book", seat), ("candle", seat), ("objective",))
    return Sketch("atheneum", _shelf, (view, names, seat, places), new)


def _board(view: View, names: Names, acting: tuple[int, ...], *, words: Words, new: New) -> Picture:
    return atheneum.board(view, names, words, acting, new)


def _hand(view: View, names: Names, *, words: Words) -> Picture:
    return atheneum.hand(view, names, words)


def _shelf(view: View, names: Names, seat: int, places: tuple[int, ...], *, words: Words, new: New) -> Picture:
    return atheneum.shelf(view, names, words, seat, places, new=new)


def _scores(view: View, names: Names, *, words: Words) -> Picture:
    return atheneum.scores(view, names, words)


PICTURES = Pictures(
    board=draw_board,
    hand=draw_hand,
    shelf=draw_shelf,
    score=draw_score,
    bookmarks=bookmarks,
    colours={key: style.fill for key, style in atheneum.SUBJECTS.items()},
)
