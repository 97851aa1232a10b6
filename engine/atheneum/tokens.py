"""Bonus tokens: a candle or a benefit each (AT-51). Pairs and books are shelved, see `shelving`."""

from __future__ import annotations

from data.atheneum import BOX, SIDE_SHELVES
from engine.ask import Option
from engine.atheneum.benefits import add_side_shelf, take_wand
from engine.atheneum.patterns import filled_by
from engine.atheneum.shelving import KINDS, spend
from engine.atheneum.state import Desk, Held, State
from engine.atheneum.telling import tell_seat

CANDLE_PLACES: tuple[tuple[int, int], ...] = tuple(
    (shelf, value) for shelf, values in enumerate(BOX.candles) for value in values
)
"""For each candle place its shelf (0 is the main one) and what it is worth."""


_HIGHEST_FIRST = tuple(sorted(range(len(CANDLE_PLACES)), key=lambda place: -CANDLE_PLACES[place][1]))


def free_candle_place(desk: Desk) -> int | None:
    """The highest free candle place; None where none is free (AT-51)."""
    for place in _HIGHEST_FIRST:
        if place not in desk.candles and CANDLE_PLACES[place][0] <= desk.sides:
            return place
    return None


def uses(desk: Desk, held: Held) -> list[Option]:
    """All ways to use a held token but shelving. Of equal tokens the first is offered, and nothing without effect."""
    found: list[Option] = []
    different = {KINDS[token]: token for token in sorted(held.tokens, reverse=True)}
    different.pop("pair", None)
    for kind, token in different.items():
        if kind in _USES and _has_effect(desk, kind):
            found.append(("use", token))
    if free_candle_place(desk) is not None:
        pairs = [token for token in held.tokens if KINDS[token] == "pair"]
        found += [("candle", token) for token in [*different.values(), *pairs]]
    found.sort()
    return found


def _has_effect(desk: Desk, kind: str) -> bool:
    match kind:
        case "wand":
            return desk.reserve > 0
        case "side-shelf":
            return desk.sides < SIDE_SHELVES
        case _:
            return filled_by(desk.books) > 0


def light(state: State, seat: int, choice: tuple[str, int]) -> None:
    """Put a token up as a candle, for good (AT-51)."""
    _, token = choice
    desk = state.players[seat].desk
    place = free_candle_place(desk)
    if place is None:
        message = "no candle place is free"
        raise ValueError(message)
    state.players[seat].held.tokens.remove(token)
    desk.candles[place] = token
    tell_seat(state, seat, "candle", token, CANDLE_PLACES[place][1])


def use(state: State, seat: int, choice: tuple[str, int]) -> None:
    """Use a token's benefit at once: a wand, a side shelf, or its lifts into the pool (AT-32 to AT-34, AT-51)."""
    _, token = choice
    desk, held = state.players[seat].desk, state.players[seat].held
    spend(held, token)
    tell_seat(state, seat, "used", token)
    match BOX.tokens[token].kind:
        case "wand":
            take_wand(desk)
        case "side-shelf":
            add_side_shelf(desk)
        case _:
            held.token_lifts += BOX.tokens[token].count


_USES = ("wand", "side-shelf", "rearrange")
