"""Shelving a card, with the powers of whose assistant does it (EL-20, EL-60a, EL-85, EL-92)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from engine.ask import Ask, Flow, Option, Picks, ask_openly
from engine.exlibris.cards import Doer, on_shelf, tell
from engine.exlibris.shelf import STEPS, cells_of, connected, free_rows, mending_cells, shift, shift_cells, stays_whole
from engine.exlibris.state import NOTHING, Cell, Shelf, Stack, State
from engine.picks import ask_card, ask_card_or, ask_place, ask_some, place_of, places_of, word_of

_KEPT = 1 << 12
"""For so many rows their free places are kept as options."""


def places(shelf: Shelf, kind: str, *, lifted: bool = False) -> list[Option]:
    """All ways to shelve one card: free places, and what the Mummy and the Wizard add (EL-20, EL-85, EL-92)."""
    found: list[Option] = []
    if lifted:
        found += [("cell", *cell) for cell in mending_cells(shelf)]
    else:
        for row in free_rows(shelf):
            found += _places_in(*row)
    if kind == "mummy":
        found += [
            (way, row, column)
            for row, column in sorted(shelf)
            if shelf[row, column].under == NOTHING and (not lifted or connected(shelf))
            for way in ("over", "under")
        ]
    if kind == "wizard" and shelf:
        found += [("shift", direction) for direction in STEPS]
    return found


@lru_cache(_KEPT)
def _places_in(row: int, left: int, bits: int) -> tuple[Option, ...]:
    """The free places of a row as options."""
    return tuple([("cell", *cell) for cell in cells_of(row, left, bits)])


def shelve(
    state: State, who: Doer, card: int, *, optional: bool = False, source: list[int] | None = None
) -> Flow[bool]:
    """Shelve a card from hand (or from `source`, where a lifted card waits); tell whether it was shelved.

    Where it is `optional` the card may stay where it is.
    """
    shelf = state.players[who.seat].shelf
    while True:
        options = places(shelf, who.kind, lifted=source is not None)
        if optional:
            options.append(("keep",))
        choice = yield from ask_openly(who.seat, "shelve", options, about=(card,))
        if choice[0] == "keep":
            return False
        if choice[0] == "shift":
            cell = yield from _shift_group(state, who.seat, card, word_of(choice, 1))
            if cell is None:
                continue
            choice = ("cell", *cell)
        (state.players[who.seat].hand if source is None else source).remove(card)
        _put(state, who.seat, card, choice)
        return True


def may_shelve(state: State, who: Doer, card: int) -> Flow[bool]:
    """Offer to shelve a card that is in hand; tell whether it was shelved."""
    return shelve(state, who, card, optional=True)


def may_shelve_some(state: State, who: Doer, cards: Iterable[int], most: int) -> Flow[None]:
    """Offer to shelve up to `most` of some cards in hand, one after the other."""
    left = sorted(cards)
    for _ in range(most):
        if not left:
            return
        card = yield from ask_card_or(who.seat, "shelve-card", left, "done")
        if card is None:
            return
        left.remove(card)
        yield from shelve(state, who, card)


def shelve_from_hand(state: State, who: Doer) -> Flow[None]:
    """Shelve one card from hand, if there is one; this is not optional."""
    if state.players[who.seat].hand:
        card = yield from ask_card(who.seat, "shelve-card", state.players[who.seat].hand, openly=True)
        yield from shelve(state, who, card)


def _put(state: State, seat: int, card: int, choice: Option) -> None:
    shelf, way, cell = state.players[seat].shelf, choice[0], place_of(choice)
    if way == "cell":
        shelf[cell] = Stack(card)
        tell(state, "shelved", seat, card)
        return
    stack = shelf[cell]
    if way == "over":
        shelf[cell] = Stack(card, under=stack.card)
    else:
        stack.under = card
    upper, lower = (card, stack.card) if way == "over" else (stack.card, card)
    tell(state, "entombed", seat, upper, lower)


def _shift_group(state: State, seat: int, card: int, direction: str) -> Flow[Cell | None]:
    """The Wizard shifts a group (EL-92); return the emptied place for the card, None if nothing is shifted."""
    shelf = state.players[seat].shelf
    group = yield from ask_some(seat, "wizard", on_shelf(sorted(shelf)), at_most=len(shelf), about=(card, direction))
    if not group:
        return None
    cells = shift_cells(shelf, group, direction)
    if not cells:
        message = f"the group {group} cannot be shifted {direction}"
        raise ValueError(message)
    shift(shelf, group, direction)
    tell(state, "shifted", seat, len(group), direction)
    return (yield from ask_place(seat, "wizard-cell", "cell", cells, about=(card,), openly=True))


def _refuse_discard(state: State, ask: Ask, picks: Picks) -> str | None:
    """With several cards off the shelf only the result counts (EL-22)."""
    leaving = [place_of(option) for option in picks if word_of(option) == "stack"]
    whole = not leaving or stays_whole(state.players[ask.seat].shelf, leaving)
    return None if whole else "splits-shelf"


def _refuse_wizard(state: State, ask: Ask, picks: Picks) -> str | None:
    """A group is connected, overlaps nothing and leaves a lawful place for the card (EL-92)."""
    group = places_of(picks)
    if not group:
        return None
    if not connected(group):
        return "wizard-group"
    cells = shift_cells(state.players[ask.seat].shelf, group, word_of(ask.about, 1))
    if cells is None:
        return "wizard-blocked"
    return None if cells else "wizard-no-place"


REFUSALS: dict[str, Callable[[State, Ask, Picks], str | None]] = {
    "discard": _refuse_discard,
    "wizard": _refuse_wizard,
}
"""Why picks that are each legal alone are not legal together, as a key for words; None where they are."""
