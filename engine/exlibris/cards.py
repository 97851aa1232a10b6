"""Drawing, taking and discarding book cards (EL-23, EL-39, EL-39a, EL-93)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from data.exlibris import BOX
from engine.ask import Flow, Option
from engine.exlibris.state import NOTHING, Assistant, Cell, Stack, State
from engine.facts import Fact
from engine.picks import as_cards, as_places, ask_for

CATEGORIES = tuple(BOX.categories)
BOOKS: tuple[dict[str, int], ...] = tuple(
    {key: card.categories.count(key) for key in CATEGORIES if key in card.categories} for card in BOX.cards
)
"""For each card, how many books it has of each category that it holds."""

Holding: TypeAlias = int | Cell
"""What a seat may part with: a hand card, or the top card of a place of its shelf."""


@dataclass(slots=True)
class Doer:
    """Whose act it is, and by which kind of assistant: its powers apply (EL-60a); "" is no assistant's."""

    seat: Final[int]
    kind: Final[str] = ""


def doer(assistant: Assistant) -> Doer:
    """The act of an assistant's visit."""
    return Doer(assistant.owner, assistant.kind)


def tell(state: State, key: str, *args: str | int) -> None:
    """Note what everybody sees happen."""
    state.told.append(Fact(key, args))


def disclose(state: State, key: str, *args: str | int) -> None:
    """Note what everybody learns that was hidden."""
    state.told.append(Fact(key, args, None, True))


def confide(state: State, seats: tuple[int, ...], key: str, *args: str | int) -> None:
    """Note what some seats alone learn that was hidden."""
    state.told.append(Fact(key, args, seats, True))


def tell_end(state: State) -> None:
    """Let whoever watches see the table as a round ends."""
    if state.ends is not None:
        state.ends()


def can_draw(state: State) -> bool:
    """Tell whether a card can be drawn at all (EL-39); alone one never gets the discard pile anew (EL-95)."""
    return bool(state.deck or (state.pile and state.public is None))


def top_card(state: State) -> int:
    """Take the deck's top card; an empty deck is made anew from the pile first (EL-39). NOTHING if there is none."""
    if not state.deck:
        if not can_draw(state):
            return NOTHING
        state.deck, state.pile = state.pile, []
        state.chance.shuffle(state.deck)
        tell(state, "shuffled", len(state.deck))
    return state.deck.pop()


def top_cards(state: State, count: int) -> list[int]:
    """Take so many cards off the deck, the top one first, or as many as there are (EL-39)."""
    if 0 < count <= len(state.deck):
        taken = state.deck[: -count - 1 : -1]
        del state.deck[-count:]
        return taken
    return [card for _ in range(count) if (card := top_card(state)) != NOTHING]


def reveal(state: State, seat: int) -> int:
    """Reveal the deck's top card to all; it lies revealed until a rule moves it. NOTHING if there is none (EL-39)."""
    card = top_card(state)
    if card != NOTHING:
        state.revealed.append(card)
        disclose(state, "revealed", seat, card)
    return card


def discard(state: State, seat: int, card: int) -> None:
    """Put a card face up on the discard pile (EL-39a)."""
    state.pile.append(card)
    tell(state, "discarded", seat, card)


def draw(state: State, who: Doer, count: int = 1) -> Flow[list[int]]:
    """Draw cards one by one into the hand; return those kept (EL-39, EL-93)."""
    kept: list[int] = []
    for _ in range(count):
        card = top_card(state)
        if card == NOTHING:
            break
        tell(state, "drew", who.seat, 1)
        confide(state, (who.seat,), "drew-card", who.seat, card)
        kept.append((yield from gain(state, who, card)))
    return kept


def gain(state: State, who: Doer, card: int) -> Flow[int]:
    """Put a drawn or taken card into the hand; return the one kept, which the Witch may change (EL-93)."""
    hand = state.players[who.seat].hand
    hand.append(card)
    if who.kind != "witch" or state.banned not in BOOKS[card]:
        return card
    other = reveal(state, who.seat)
    if other == NOTHING:
        return card
    options: dict[Option, int] = {("card", card): card, ("card", other): other}
    kept = yield from ask_for(who.seat, "witch", options, about=(card, other))
    state.revealed.remove(other)
    if kept == card:
        discard(state, who.seat, other)
        return card
    hand.remove(card)
    discard(state, who.seat, card)
    hand.append(other)
    tell(state, "took", who.seat, other)
    return other


def take_from(state: State, who: Doer, cards: list[int], card: int) -> Flow[int]:
    """Take a card from those that lie openly; return the one kept (EL-93)."""
    cards.remove(card)
    tell(state, "took", who.seat, card)
    return (yield from gain(state, who, card))


def take_each(state: State, who: Doer, source: list[int], cards: Iterable[int]) -> Flow[list[int]]:
    """Take several cards one by one; return those kept (EL-93)."""
    kept = []
    for card in cards:
        kept.append((yield from take_from(state, who, source, card)))  # noqa: PERF401 - a comprehension cannot yield
    return kept


def take_down(state: State, seat: int, cell: Cell) -> int:
    """Remove the top card of a place of a shelf and return it; a card under it stays, face down (EL-85)."""
    shelf = state.players[seat].shelf
    stack = shelf.pop(cell)
    if stack.under != NOTHING:
        shelf[cell] = Stack(stack.under, face_up=False)
    return stack.card


def lose(state: State, seat: int, holding: Holding) -> int:
    """Remove a card from hand or shelf; return it."""
    if isinstance(holding, tuple):
        return take_down(state, seat, holding)
    state.players[seat].hand.remove(holding)
    return holding


def holdings(state: State, seat: int, cells: Iterable[Cell]) -> dict[Option, Holding]:
    """A hand's cards in alphabetical order, and some places of a shelf, as options."""
    return {**as_cards(state.players[seat].hand), **on_shelf(cells)}


def on_shelf(cells: Iterable[Cell]) -> dict[Option, Cell]:
    """Places of a shelf as options."""
    return as_places("stack", cells)


def others_clockwise(state: State, seat: int) -> list[int]:
    """The other seats in turn order, from the left of one (EL-60)."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]
