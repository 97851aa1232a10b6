"""Why something that was not offered may not be done, as a key for words: found from a view alone."""

from __future__ import annotations

from collections.abc import Callable

from data.atheneum import ANY, BOX, SIDE_SHELVES
from engine.ask import Ask, Option
from engine.atheneum.geometry import (
    COMPARTMENTS,
    KEYS,
    NEIGHBOURED,
    OWNED,
    liftable,
    places_for_book,
    places_for_pair,
    stacked,
)
from engine.atheneum.patterns import filled_by, shows
from engine.atheneum.reading import desk_of, held_of, own
from engine.atheneum.shelving import BONUS, PAIR_LIFTS, lefts
from engine.atheneum.state import COLOURS, Desk, Held
from engine.atheneum.tokens import free_candle_place
from engine.atheneum.view import View
from engine.picks import number_of, word_of

NOT_OFFERED = "not-offered"


def why_not(view: View, ask: Ask, option: Option) -> str:
    """Say why a seat may not answer its question so; "not-offered" where there is no better reason."""
    if option in ask.options:
        message = f"{option} is offered"
        raise ValueError(message)
    if ask.key == "pick":
        return "not-in-hand" if option[0] == "card" else "pick-first"
    if option[0] == "card":
        return "already-revealed"  # AT-80: a pick can be changed until the last is in
    check = _CHECKS.get(word_of(option))
    seen = own(view)
    if check is None or seen.held is None or ask.key == "spider":
        return NOT_OFFERED
    if option[0] == "claim" and ask.key != "claim":
        return "confirm-first"  # AT-27
    return check(view, desk_of(seen.desk), held_of(seen.held), option)


def _shelve(view: View, desk: Desk, held: Held, option: Option) -> str:
    source, place = word_of(option, 1), number_of(option, 3)
    if not _has_book(held, source):
        return "not-held"
    if source in KEYS and not COMPARTMENTS[KEYS.index(source)] >> place & 1:
        return "wrong-compartment"  # AT-31
    why = _why_not_there(desk, place)
    if why or not places_for_book(filled_by(desk.books), OWNED[desk.sides]) >> place & 1:
        return why or "no-support"
    return "plainer-book" if source in (ANY, BONUS) else NOT_OFFERED


def _has_book(held: Held, source: str) -> bool:
    if source in COLOURS:
        return bool(held.printed[COLOURS.index(source)] or held.lifted[COLOURS.index(source)])
    if source in KEYS[: BOX.main]:
        return held.named[KEYS.index(source)] > 0
    if source == BONUS:
        return any(BOX.tokens[token].kind == "book" for token in held.tokens)
    return source == ANY and bool(held.jokers or held.gifts)


def _why_not_there(desk: Desk, place: int) -> str:
    """AT-40, but for the support."""
    filled, bit = filled_by(desk.books), 1 << max(place, 0)
    if place < 0 or not OWNED[desk.sides] & bit:
        return "no-such-place"
    if filled & bit:
        return "place-taken"
    return "" if stacked(filled) & bit else "nothing-below"


def _pair(view: View, desk: Desk, held: Held, option: Option) -> str:
    """AT-43."""
    token, place = number_of(option), number_of(option, 3)
    if token not in (*held.lifted_pairs, *(one for one in held.tokens if BOX.tokens[one].kind == "pair")):
        return "not-held"
    if place < 0 or not NEIGHBOURED >> place & 1:
        return "pair-too-wide"
    why = _why_not_there(desk, place) or _why_not_there(desk, place + 1)
    there = places_for_pair(filled_by(desk.books), OWNED[desk.sides]) >> place & 1
    return why or (NOT_OFFERED if there else "no-support")


def _lift(view: View, desk: Desk, held: Held, option: Option) -> str:
    """AT-32, AT-40."""
    place, filled = number_of(option), filled_by(desk.books)
    if place < 0 or not filled >> place & 1:
        return "place-empty"
    lifts = held.lifts + held.token_lifts
    if not lifts:
        return "no-lifts"
    if place - 1 in desk.pairs:
        return "pair-by-its-left"
    if place in desk.pairs and lifts < PAIR_LIFTS:
        return "pair-needs-two"
    singles, pairs = liftable(filled, lefts(desk))
    return NOT_OFFERED if (singles | pairs) >> place & 1 else "holds-others"


def _use(view: View, desk: Desk, held: Held, option: Option) -> str:
    """AT-33, AT-34, AT-51."""
    token = number_of(option)
    if token not in held.tokens:
        return "not-held"
    kind = BOX.tokens[token].kind
    if kind == "side-shelf" and desk.sides == SIDE_SHELVES:
        return "two-side-shelves"
    if kind == "wand" and not desk.reserve:
        return "no-wand-in-reserve"
    return "nothing-to-lift" if kind == "rearrange" and not filled_by(desk.books) else NOT_OFFERED


def _candle(view: View, desk: Desk, held: Held, option: Option) -> str:
    """AT-51."""
    if number_of(option) not in held.tokens:
        return "not-held"
    return "no-candle-place" if free_candle_place(desk) is None else NOT_OFFERED


def _claim(view: View, desk: Desk, held: Held, option: Option) -> str:
    """AT-24."""
    objective = number_of(option)
    if objective not in view.row:
        return "not-open"
    if objective in desk.claimed:
        return "claimed-already"
    if not shows(desk.books, objective):
        return "not-shown"
    return NOT_OFFERED if desk.wands else "no-wand"


_CHECKS: dict[str, Callable[[View, Desk, Held, Option], str]] = {
    "shelve": _shelve,
    "pair": _pair,
    "lift": _lift,
    "use": _use,
    "candle": _candle,
    "claim": _claim,
}
