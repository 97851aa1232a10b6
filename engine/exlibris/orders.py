"""What may be chosen beforehand in Ex Libris: answers while others act, and a plan for the next placement.

Whether one of these is asked follows from what lies open, from how many cards somebody holds, or from one's own hand
(EL-A1, EL-A2).
"""

from __future__ import annotations

from engine.ask import Ask, Option
from engine.exlibris.cards import CATEGORIES
from engine.exlibris.state import IN_HAND
from engine.exlibris.variants import SPACES
from engine.exlibris.view import View
from engine.exlibris.visits import AUCTION, HUT, INSTANT_TILES, SPACE_MATTERS
from engine.facts import Fact
from engine.orders import Orders
from engine.picks import number_of, word_of

_CATEGORIES: tuple[Option, ...] = tuple(("category", category) for category in CATEGORIES)
QUESTIONS: dict[str, tuple[Option, ...]] = {
    "sasquatch": (("return",), ("stay",)),  # EL-87
    "home": (("draw",), ("nothing",)),  # the Cube's owner (EL-86)
    "goblin-give": (),  # EL-83
    "tax": (),  # EL-76
    "yard-take": (("pass",),),  # EL-77
    "den-category": _CATEGORIES,  # EL-67
    "pay": (),  # EL-63
    "dump-category": _CATEGORIES,  # EL-71
    "dump-card": (("nothing",),),  # EL-71
    "draft": (),  # EL-72
    "golem": (("nothing",),),  # EL-91
    "shelve-card": (("done",),),
    "shelve": (("keep",),),
    "inspection": (),  # EL-40
}
"""What is asked of whoever's turn it is not."""
FOLLOWS = frozenset(
    {
        "library-discard",
        "home",
        "shelve-card",
        "shelve",
        "wizard",
        "wizard-cell",
        "witch",
        "swap-give",
        "take",
        "discard",
        "gift-card",
        "gift-to",
        "den-category",
        "lodge",
        "lodge-move",
        "lodge-shelf",
        "lodge-stack",
        "lodge-hand",
        "lodge-pair",
        "shack-category",
        "shack-cards",
        "guild",
        "yard-reveal",
        "slide",
        "goblin",
        "cube",
        "bookworm",
        "imp",
    }
)
"""What a placement or the choice of a library may bring with it."""


def turn(view: View) -> int | None:
    """Whose turn it is: in the resolution phase nobody's (EL-31, EL-35)."""
    return view.active if view.phase in ("libraries", "placement") else None


def plan(view: View) -> Ask | None:
    """The next library or placement; alone there is nobody to wait for (EL-12, EL-31)."""
    if view.seat is None or view.seats == 1:
        return None
    if view.phase == "libraries" and not view.players[view.seat].library:
        options = tuple([("library", library) for library in view.pool])
        return Ask(view.seat, "library", options) if options else None
    return Ask(view.seat, "place", _places(view, view.seat)) if view.phase == "placement" else None


def _places(view: View, seat: int) -> tuple[Option, ...]:
    """Every place that may be free by then, for any assistant that may be in hand by then, those in hand first."""
    own = sorted(view.players[seat].assistants, key=lambda one: one.where != IN_HAND)
    kinds = dict.fromkeys(one.kind for one in own)
    tiles = [tile.number for tile in view.tiles]
    return tuple([option for kind in kinds for option in _of_kind(view.seats, kind, tiles)])


def _of_kind(seats: int, kind: str, tiles: list[int]) -> list[Option]:
    found: list[Option] = [("home", kind)]
    for tile in tiles:
        if kind == "ghost" and tile == HUT:
            continue
        spaces = range(SPACES[seats][tile])
        if tile == AUCTION:
            found += [("bid", kind, tile, space + 1) for space in spaces]
            continue
        found += [("tile", kind, tile, space) for space in (spaces if tile in SPACE_MATTERS else (0,))]
        if kind == "ghost" and tile in INSTANT_TILES:
            found += [("share", kind, tile, space) for space in spaces]
    return found


def means(planned: Option, offered: Option) -> bool:
    """Where all spaces of a location are alike, any free one is what was planned (EL-32)."""
    alike = word_of(planned) == "tile" and number_of(planned, 2) not in SPACE_MATTERS
    return planned[:3] == offered[:3] if alike else planned == offered


def place(option: Option) -> Option | None:
    """The location that an option leads to; one's own library is nobody else's (EL-32)."""
    return ("tile", number_of(option, 2)) if word_of(option) in ("tile", "bid", "share") else None


def went(fact: Fact) -> tuple[int, Option] | None:
    """Who came to which location."""
    if fact.key == "placed":
        return int(fact.args[0]), ("tile", int(fact.args[2]))
    if fact.key == "shared":
        return int(fact.args[0]), ("tile", int(fact.args[1]))
    return (int(fact.args[0]), ("tile", AUCTION)) if fact.key == "bid" else None


ORDERS: Orders[View] = Orders(QUESTIONS, turn, plan, follows=FOLLOWS, means=means, place=place, went=went)
"""For the catalogue."""
