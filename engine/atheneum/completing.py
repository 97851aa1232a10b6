"""What an option would complete now, for whoever wants to suggest it: found from a view alone."""

from __future__ import annotations

from typing import NamedTuple

from data.atheneum import BOX
from engine.ask import Option
from engine.atheneum.geometry import COMPARTMENTS, KEYS, PLACES
from engine.atheneum.patterns import filled_by, shows
from engine.atheneum.reading import desk_of, own
from engine.atheneum.state import COLOUR_AT
from engine.atheneum.view import View
from engine.picks import number_of, word_of


class Completion(NamedTuple):
    """What shelving a book somewhere completes."""

    objectives: tuple[int, ...]
    """Open objectives, not yet claimed, that the shelves then show and did not show before."""
    compartment: str
    """The compartment that is full then, or ""."""


def completions(view: View, options: tuple[Option, ...]) -> dict[Option, Completion]:
    """Return the options that complete something, with what they complete (AT-50, AT-60, AT-71)."""
    desk = desk_of(own(view).desk)
    before, claimed = desk.books, own(view).desk.claimed
    wanted = [one for one in view.row if one not in claimed and not shows(before, one)]
    found = {}
    for option in options:
        if option[0] in ("shelve", "pair"):
            books = with_books(before, option)
            objectives = tuple(one for one in wanted if shows(books, one))
            compartment = PLACES[number_of(option, 3)].compartment
            whole = COMPARTMENTS[compartment]
            full = KEYS[compartment] if filled_by(books) & whole == whole else ""
            if objectives or full:
                found[option] = Completion(objectives, full)
    return found


def with_books(books: list[int], option: Option) -> list[int]:
    """The books as they would stand after a "shelve" or a "pair"."""
    after, place = books[:], number_of(option, 3)
    after[COLOUR_AT[word_of(option, 2)]] |= 1 << place
    if option[0] == "pair":
        one, other = BOX.tokens[number_of(option)].colours
        after[COLOUR_AT[other if one == option[2] else one]] |= 1 << place + 1
    return after
