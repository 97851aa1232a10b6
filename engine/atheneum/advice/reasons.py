"""Why an answer was advised: which part of the worth it adds to most."""

from __future__ import annotations

from collections import defaultdict

from data.atheneum import ANY, BOX
from engine.ask import Ask, Option
from engine.atheneum.advice.choosing import (
    benefit_value,
    book_values,
    candle_value,
    lacks_wands,
    own_value,
    shelves_with,
)
from engine.atheneum.advice.shelves import FILLED, books_of, with_option
from engine.atheneum.advice.shelving import best_moved
from engine.atheneum.advice.worth import Worth, share_of
from engine.atheneum.geometry import COMPARTMENTS, KEYS
from engine.atheneum.patterns import shows
from engine.atheneum.state import COLOURS
from engine.counsel import Reason
from engine.picks import number_of, word_of

_SUMMARY = {
    "shows": "objective",
    "towards": "objective",
    "catches": "compartment",
    "fills": "compartment",
    "filling": "compartment",
    "favourite": "favourite",
    "favourite-alone": "favourite",
    "room": "room",
}
"""What a reason for shelving a book is about, where less is said of it."""


def what_grows(worth: Worth, after: int) -> Reason:
    """What other shelves would bring that these don't: an objective, a compartment, favourites, or just a book more."""
    before = worth.shelves
    old, new = worth.parts(before), worth.parts(after)
    gains = {name: one - other for name, one, other in zip(new._fields, new, old, strict=True)}
    most = max(gains, key=lambda name: gains[name])
    if gains[most] <= 0.0:
        return ("room", ())
    return {"objectives": _objective, "compartments": _compartment, "favourites": _favourite, "books": _room}[most](
        worth, before, after
    )


def _objective(worth: Worth, before: int, after: int) -> Reason:
    """The objective that comes nearest by it, weighed by what it is worth."""
    nearer = {one: (share_of(after, one) - share_of(before, one)) * points for one, points, _ in worth.wanted}
    one = max(nearer, key=lambda objective: nearer[objective])
    new = shows(books_of(after), one) and not shows(books_of(before), one)
    return ("shows" if new else "towards", (one,))


def _compartment(worth: Worth, before: int, after: int) -> Reason:
    """The compartment that gains most by it, and whether it is full then (AT-50, AT-71)."""
    old, new = before >> FILLED, after >> FILLED
    index = max(
        range(BOX.main + worth.desk.sides), key=lambda one: worth.compartment(one, new) - worth.compartment(one, old)
    )
    if COMPARTMENTS[index] & ~new:
        return ("filling", (KEYS[index],))
    return ("catches" if worth.desk.spiders >> index & 1 else "fills", (KEYS[index],))


def _favourite(worth: Worth, before: int, after: int) -> Reason:
    """AT-70: a favourite book beside another one, or the first of some."""
    old, new = (worth.parts(shelves).favourites for shelves in (before, after))
    return ("favourite" if new - old >= 1.0 else "favourite-alone", (COLOURS[worth.favourite],))


def _room(worth: Worth, before: int, after: int) -> Reason:
    return ("room", ())


def step(worth: Worth, ask: Ask, option: Option) -> Reason:
    """Why a book is shelved or lifted, a token used, an objective claimed, or it is time to confirm."""
    match word_of(option):
        case "shelve" | "pair":
            return what_grows(worth, with_option(worth.shelves, option))
        case "lift":
            return _moved(worth, number_of(option))
        case "claim":
            return ("claim", (number_of(option),))
        case "candle":
            return ("candle", (candle_value(worth),))
        case "use":
            token = BOX.tokens[number_of(option)]
            return _thing(worth, token.kind, token.count)
        case _:
            return _confirmed(ask)


def _moved(worth: Worth, place: int) -> Reason:
    after, there = best_moved(worth, place)
    key, args = what_grows(worth, after)
    return (f"lift-{_SUMMARY[key]}", (there, *args))


def _confirmed(ask: Ask) -> Reason:
    kinds = {word_of(option) for option in ask.options} - {"confirm"}
    if not kinds:
        return ("nothing-left", ())
    return ("no-better-place" if kinds == {"lift"} else "no-gain", ())


def card(worth: Worth, ask: Ask, option: Option) -> Reason:
    """Why a study card is picked: for the most valuable thing it gives, or for what it does not give to neighbours."""
    books = book_values(worth)
    best = max(own_value(worth, other, books) for other in ask.options)
    if best > own_value(worth, option, books):
        return ("neighbours", ())
    found: defaultdict[tuple[str, str], float] = defaultdict(float)
    counts: defaultdict[tuple[str, str], int] = defaultdict(int)
    for one in BOX.cards[number_of(option)].yellow:
        found[one.kind, one.what] += benefit_value(worth, one, books)
        counts[one.kind, one.what] += one.count
    kind, what = max(found, key=lambda thing: found[thing])
    if found[kind, what] <= 0.0:
        return ("neighbours-only", ())
    if kind == "book":
        return ("any-book", ()) if what == ANY else _book(worth, what)
    return ("book-for", (what,)) if kind == "book-in" else _thing(worth, kind, counts[kind, what])


def reward(worth: Worth, ask: Ask, option: Option) -> Reason:
    """Why something is taken for a spider (AT-50)."""
    kind = word_of(option)
    if kind == "book":
        books = book_values(worth)
        return _book(worth, max(COLOURS, key=lambda colour: books[colour]))
    return _thing(worth, kind, 0)


def _book(worth: Worth, colour: str) -> Reason:
    """What the best place for a book of a colour brings."""
    after = max(shelves_with(worth, colour), key=worth.of, default=worth.shelves)
    key, args = what_grows(worth, after)
    about = _SUMMARY[key]
    return (f"book-{about}", (colour,) if about in ("favourite", "room") else (colour, *args))


def _thing(worth: Worth, kind: str, count: int) -> Reason:
    """What a wand, a side shelf, a token, points or lifts are good for now."""
    match kind:
        case "wand":
            return ("wand-pays" if lacks_wands(worth) else "wand-ahead", ())
        case "side-shelf":
            return ("side-shelf", (worth.left,))
        case "token":
            return ("token-candle", (candle_value(worth),)) if candle_value(worth) else ("token", ())
        case "points":
            return ("points", (count,))
        case _:
            return ("lifts", (count,))
