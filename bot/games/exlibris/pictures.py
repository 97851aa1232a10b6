"""Which picture of Ex Libris is shown where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.exlibris.bookmarks import bookmarks
from bot.games.exlibris.labelling import LETTERED
from bot.games.pictures import Names, Pictures
from bot.games.sketch import Sketch
from bot.text import Words
from engine.ask import Ask
from engine.exlibris.score_now import score_now
from engine.exlibris.view import View
from render import exlibris
from render.bookmark import New
from render.picture import Picture

ON_THE_BOARD = tuple(
    (kind,) for kind in ("tile", "card", "backs", "on", "home", "library", "first", "hand", "shelf", "shown")
)
"""What the board marks where it is new, beside the card on top of the pile; a hand and a shelf mark their cards."""


def draw_board(view: View, names: Names, acting: Sequence[int]) -> Sketch:
    """Return the board."""
    top = () if view.pile_top is None else (("pile", view.pile_top),)
    return Sketch("exlibris", _board, (_open(view), names, tuple(acting)), ON_THE_BOARD + top)


def _open(view: View) -> View:
    """Leave out what one eye alone sees, which the board never shows: so all eyes have one picture of it."""
    players = tuple(replace(player, hand=None, speciality=None) for player in view.players)
    return replace(view, seat=None, search=(), players=players)


def draw_hand(view: View, names: Names) -> Sketch:
    """Return the hand of the view's seat."""
    colour = "" if view.seat is None else names[view.seat].colour
    return Sketch("exlibris", _hand, (exlibris.held(view), colour), (("held", view.seat or 0),))


def draw_shelf(view: View, names: Names, seat: int) -> Sketch:
    """Return one seat's shelf."""
    return Sketch("exlibris", _shelf, (view, names, seat, ()), (("shelved", seat),))


def draw_score_now(view: View, names: Names) -> Sketch:
    """Return the shelf of the view's own seat, with the cards marked that the inspection would turn over now."""
    return Sketch("exlibris", _turned, (view, names, score_now(view).turned))


def draw_score(view: View, names: Names) -> Sketch:
    """Return the score sheet."""
    return Sketch("exlibris", _scores, (view, names))


def for_board(view: View, names: Names, ask: Ask) -> Sketch:
    """Return the board, for a question about it."""
    return draw_board(view, names, (ask.seat,))


def for_hand(view: View, names: Names, ask: Ask) -> Sketch:
    """Return the hand, for a question about its cards."""
    return draw_hand(view, names)


def for_shelf(view: View, names: Names, ask: Ask) -> Sketch:
    """Return the shelf, for a question about it, with a letter at each free place on offer."""
    cells = ((int(option[1]), int(option[2])) for option in ask.options if option[0] in LETTERED)
    args = (view, names, ask.seat, exlibris.place_letters(cells))
    return Sketch("exlibris", _shelf, args, (("shelved", ask.seat),))


def for_search(view: View, names: Names, ask: Ask) -> Sketch:
    """Return the discard pile, for the one who searches it (EL-71)."""
    return Sketch("exlibris", _search, (view, str(ask.about[0])))


def _board(view: View, names: Names, acting: tuple[int, ...], *, words: Words, new: New) -> Picture:
    return exlibris.board(view, names, words, acting, new)


def _hand(held: exlibris.Held, colour: str, *, words: Words, new: New) -> Picture:
    return exlibris.spread(held, colour, words, new=new)


def _search(view: View, category: str, *, words: Words) -> Picture:
    return exlibris.search(view, category, words)


def _shelf(
    view: View, names: Names, seat: int, places: tuple[tuple[str, tuple[int, int]], ...], *, words: Words, new: New
) -> Picture:
    return exlibris.shelf(view, names, words, seat, places, new=new)


def _turned(view: View, names: Names, turned: tuple[tuple[int, int], ...], *, words: Words) -> Picture:
    return exlibris.shelf(view, names, words, view.seat or 0, turned=turned)


def _scores(view: View, names: Names, *, words: Words) -> Picture:
    return exlibris.scores(view, names, words)


PICTURES = Pictures(board=draw_board, hand=draw_hand, shelf=draw_shelf, score=draw_score, bookmarks=bookmarks)
