"""The ordered stacks of influence cards: what lies where, and how cards leave and come (XB-15, XB-16, XB-32).

Of a stack only the top card shows its other half. Moved Mercenary cards always lie at the bottom, under the
ordinary ones, so that a top card shows the character of its stack.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from data.exlibrium import BOX
from engine.ask import Option
from engine.exlibrium.state import MERCENARY, Player, State
from engine.exlibrium.telling import tell
from engine.picks import number_of

_BOTH = tuple(sum(card.characters) for card in BOX.cards)


class Lifted(NamedTuple):
    """A card that was taken out of a stack."""

    card: int
    facing: int
    """The character that stands upright on it: the Mercenary on a moved card, else that of its stack."""
    moved: bool
    """Whether it was a moved Mercenary card."""
    covered: bool
    """Whether it was not the top card."""
    uncovers: bool
    """Whether an ordinary card has become the top one, so that its other half shows (XB-15)."""


def other_half(card: int, facing: int) -> int:
    """The character on the other half of a card (XB-01)."""
    return _BOTH[card] - facing


class CardAt(NamedTuple):
    """Where a card lies."""

    seat: int
    character: int
    """Whose stack it is in."""
    place: int
    """From the bottom."""


def card_at(option: Option) -> CardAt:
    """Where the card lies that an option names."""
    return CardAt(number_of(option), number_of(option, 2), number_of(option, 3))


@cache
def cards_of(seat: int, character: int, number: int) -> tuple[Option, ...]:
    """A stack of so many cards as options, by place from the bottom: what a covered one hides is not told (XB-15)."""
    return tuple(("card", seat, character, place) for place in range(number))


def stack_of(state: State, seat: int, character: int) -> tuple[Option, ...]:
    """The cards of one of a seat's stacks as options, at any depth."""
    return cards_of(seat, character, len(state.players[seat].stacks[character]))


def all_cards_of(state: State, seat: int) -> list[Option]:
    """All cards before a seat as options, at any depth."""
    found: list[Option] = []
    for character, stack in enumerate(state.players[seat].stacks):
        found += cards_of(seat, character, len(stack))
    return found


def lift(player: Player, character: int, place: int) -> Lifted:
    """Take a card out of a stack."""
    stack, ordinary_from = player.stacks[character], player.moved[character]
    top = len(stack) - 1
    moved = place < ordinary_from
    if moved:
        player.moved[character] -= 1
    uncovers = place == top and top > ordinary_from
    return Lifted(stack.pop(place), MERCENARY if moved else character, moved, place < top, uncovers)


def put(player: Player, character: int, card: int) -> None:
    """Put a card on top of a stack (XB-16)."""
    player.stacks[character].append(card)


def put_lifted(player: Player, character: int, lifted: Lifted) -> bool:
    """Put a card that keeps its influence into a new owner's stack; tell whether it shows its other half only now.

    An ordinary card goes on top, a moved Mercenary card under the stack (XB-36).
    """
    if not lifted.moved:
        put(player, character, lifted.card)
        return lifted.covered
    player.stacks[character].insert(0, lifted.card)
    player.moved[character] += 1
    return False


def flip(state: State, seat: int, owner: int, character: int, place: int) -> None:
    """Flip a card: it moves to the top of its owner's stack of the character that it then faces (XB-31, XB-34).

    A moved Mercenary card becomes an ordinary one again (XB-32b).
    """
    player = state.players[owner]
    lifted = lift(player, character, place)
    facing = other_half(lifted.card, lifted.facing)
    put(player, facing, lifted.card)
    tell(state, "flipped", seat, owner, character, facing, learned=lifted.covered or lifted.uncovers)


def spend(state: State, seat: int, character: int, places: Iterable[int]) -> None:
    """Spend cards of a stack, at any depth and unseen, for one point each (XB-40)."""
    player = state.players[seat]
    gone = [lift(player, character, place) for place in sorted(places, reverse=True)]
    player.spent += [lifted.card for lifted in gone]
    uncovered = len(player.stacks[character]) > player.moved[character] and any(one.uncovers for one in gone)
    tell(state, "spent", seat, character, len(gone), learned=uncovered)


def transfer(state: State, seat: int, character: int) -> None:
    """Move all Mercenary cards of a seat, in order, under another of its stacks (XB-32)."""
    player = state.players[seat]
    cards = player.stacks[MERCENARY]
    player.stacks[character][:0] = cards
    player.moved[character] += len(cards)
    player.stacks[MERCENARY] = []
    tell(state, "transferred", seat, len(cards), character)


def settle(state: State) -> None:
    """Return moved Mercenary cards that no ordinary card lies on, after each complete step (XB-32, XB-32c)."""
    for seat, player in enumerate(state.players):
        if any(player.moved):
            for character, count in enumerate(player.moved):
                if count and count == len(player.stacks[character]):
                    _return(state, seat, character)


def _return(state: State, seat: int, character: int) -> None:
    """Put a stack of moved cards, in their order, under the cards of the Mercenary stack (XB-32)."""
    player = state.players[seat]
    cards, mercenaries = player.stacks[character], player.stacks[MERCENARY]
    tell(state, "returned", seat, len(cards), character, learned=not mercenaries)
    mercenaries[:0] = cards
    player.stacks[character] = []
    player.moved[character] = 0
