"""The goals of the advanced rules (XB-50 to XB-54)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.ask import Flow, Option, ask, ask_one
from engine.exlibrium.stacks import card_at, settle, spend, stack_of
from engine.exlibrium.state import State
from engine.exlibrium.telling import tell
from engine.picks import number_of

COLUMNS = (1, 2, 3)
"""How many goal cards each column has; the first one is that of round 1 (XB-50)."""


def is_open(state: State, column: int, place: int) -> bool:
    """Tell whether a goal card is open: the highest of its column, or its round has begun (XB-51)."""
    return place == len(state.columns[column]) - 1 or state.round > column


def open_column(state: State) -> None:
    """Open the closed cards of the column whose round begins (XB-51)."""
    column = state.round - 1
    if state.columns:
        tell_open(state, column, range(len(state.columns[column]) - 1))


def tell_open(state: State, column: int, places: Iterable[int]) -> None:
    """Tell which goal cards have been opened: the character, the round that it is for, and its value."""
    for place in places:
        tell(state, "goal-open", state.columns[column][place], column + 1, place + 1, learned=True)


def value_of(state: State, character: int) -> int:
    """A character's goal value: its place from the bottom of this round's column; 0 without a goal (XB-50, XB-53)."""
    column = state.columns[state.round - 1] if state.columns else []
    return column.index(character) + 1 if character in column else 0


def goal_or_ability(state: State, seat: int, character: int, *, able: bool) -> Flow[bool]:
    """Offer to spend up to the goal's value instead of using the ability (XB-52); return whether that was chosen.

    Doubling does not matter here, and of the Mercenary only cards in the Mercenary stack count (XB-54).
    """
    value = value_of(state, character)
    most = min(value, len(state.players[seat].stacks[character]))
    if not value or not (able or most):
        return False
    options = up_to(most)
    choice = yield from ask_one(seat, "goal", (("ability",), *options) if able else options, about=(character, value))
    if choice[0] == "ability":
        return False
    places = yield from which(state, seat, character, number_of(choice), "goal-cards")
    spend(state, seat, character, places)
    settle(state)
    return True


@cache
def up_to(most: int) -> tuple[Option, ...]:
    """To spend any number of cards up to a limit."""
    return tuple(("spend", number) for number in range(most + 1))


def which(state: State, seat: int, character: int, number: int, key: str) -> Flow[list[int]]:
    """Ask which cards of a stack are spent, at any depth (XB-40); all or none need no question (XB-62)."""
    picks = stack_of(state, seat, character)
    if number == 0:
        return []
    if number < len(picks):
        picks = yield from ask(seat, key, picks, at_least=number, at_most=number, about=(character, number))
    return [card_at(option).place for option in picks]
