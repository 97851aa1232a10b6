"""A desk and what is held as a view shows them, to try out in thought what might be done."""

from __future__ import annotations

from functools import lru_cache

from data.atheneum import BOX
from engine.atheneum.geometry import KEYS
from engine.atheneum.state import COLOUR_AT, COLOURS, Desk, Held, no_books
from engine.atheneum.view import DeskView, HeldView, PlayerView, View

_KEPT = 1 << 10
"""So many shelves are kept as they were read."""


def own(view: View) -> PlayerView:
    """The player whose view it is; raises ValueError for the public's eye."""
    if view.seat is None:
        message = "the public has no desk"
        raise ValueError(message)
    return view.players[view.seat]


def desk_of(seen: DeskView) -> Desk:
    """A desk like the one that is seen, sharing nothing with any other."""
    return Desk(
        points=seen.points,
        wands=seen.wands,
        reserve=seen.reserve,
        claimed=list(seen.claimed),
        books=list(_books(seen.books)),
        pairs=dict(seen.pairs),
        sides=seen.sides,
        spiders=_spiders(seen.spiders),
        candles=dict(seen.candles),
    )


@lru_cache(_KEPT)
def _books(seen: tuple[str, ...]) -> tuple[int, ...]:
    """The places of each colour's books."""
    books = no_books()
    for place, colour in enumerate(seen):
        if colour:
            books[COLOUR_AT[colour]] |= 1 << place
    return tuple(books)


@lru_cache(_KEPT)
def _spiders(seen: tuple[str, ...]) -> int:
    return sum([1 << KEYS.index(key) for key in seen])


def held_of(seen: HeldView) -> Held:
    """What is held, likewise."""
    return Held(
        printed=[seen.printed.count(colour) for colour in COLOURS],
        jokers=seen.jokers,
        named=[seen.named.count(key) for key in KEYS[: BOX.main]],
        lifts=seen.lifts,
        gifts=seen.gifts,
        token_lifts=seen.token_lifts,
        lifted=[seen.lifted.count(colour) for colour in COLOURS],
        lifted_pairs=list(seen.lifted_pairs),
        tokens=list(seen.tokens),
        spent=list(seen.spent),
    )
