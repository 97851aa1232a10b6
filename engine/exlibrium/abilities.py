"""The seven abilities (XB-31 to XB-37): whom or what each may choose, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from data.exlibrium import BOX
from engine.ask import Flow, Option, ask_openly
from engine.exlibrium.stacks import (
    all_cards_of,
    card_at,
    flip,
    lift,
    put,
    put_lifted,
    settle,
    spend,
    stack_of,
    transfer,
)
from engine.exlibrium.state import ALCHEMIST, CHARACTERS, MERCENARY, NOTHING, State
from engine.exlibrium.telling import tell
from engine.picks import ask_named, number_of


class Ability(NamedTuple):
    """A character's ability."""

    targets: Callable[[State, int], Sequence[Option]]
    """What the seat may choose; empty where there is no legal target (XB-21)."""
    use: Callable[[State, int, Sequence[Option]], Flow[None]]
    """Use it on one of the targets, which are not empty."""


def use_ability(state: State, seat: int, character: int) -> Flow[None]:
    """Use a character's ability, as one must; without a legal target nothing happens (XB-21)."""
    ability = ABILITIES[character]
    targets = ability.targets(state, seat)
    if not targets:
        tell(state, "nothing", seat, character)
        return
    yield from ability.use(state, seat, targets)
    settle(state)


def has_target(state: State, seat: int, character: int) -> bool:
    """Tell whether a seat could use a character's ability now (XB-21)."""
    return bool(ABILITIES[character].targets(state, seat))


def _own_top_cards(state: State, seat: int) -> list[Option]:
    """The top card of each of one's stacks (XB-31)."""
    stacks = state.players[seat].stacks
    return [("card", seat, character, len(stack) - 1) for character, stack in enumerate(stacks) if stack]


def _flip_own(state: State, seat: int, targets: Sequence[Option]) -> Flow[None]:
    """Berserker: flip the top card of one of your own stacks (XB-31)."""
    choice = yield from ask_openly(seat, "berserker", targets)
    flip(state, seat, *card_at(choice))


def _other_own_stacks(state: State, seat: int) -> list[Option]:
    """One's other stacks that have a card, if there is a Mercenary card to move (XB-32a)."""
    stacks = state.players[seat].stacks
    if not stacks[MERCENARY]:
        return []
    return [("stack", character) for character, stack in enumerate(stacks) if stack and character != MERCENARY]


def _transfer(state: State, seat: int, targets: Sequence[Option]) -> Flow[None]:
    """Mercenary: move all your Mercenary cards under one of your other stacks (XB-32)."""
    choice = yield from ask_openly(seat, "mercenary", targets)
    transfer(state, seat, number_of(choice))


_ALL_CHARACTERS: tuple[Option, ...] = tuple(("character", character) for character in range(CHARACTERS))


def _characters(state: State, seat: int) -> Sequence[Option]:
    """Any of the seven, activated or not, with or without one's cards (XB-33)."""
    return _ALL_CHARACTERS


def _double(state: State, seat: int, targets: Sequence[Option]) -> Flow[None]:
    """Wizard: your influence over a character counts double until the end of this round (XB-33)."""
    choice = yield from ask_openly(seat, "wizard", targets)
    state.doubler, state.doubled = seat, number_of(choice)
    tell(state, "doubled", seat, state.doubled)


def opponents_cards(state: State, seat: int) -> list[Option]:
    """Any card of any opponent, at any depth (XB-34, XB-36)."""
    found: list[Option] = []
    for other in range(state.seats):
        if other != seat:
            found += all_cards_of(state, other)
    return found


def _flip_an_opponents(state: State, seat: int, targets: Sequence[Option]) -> Flow[None]:
    """Assassin: flip any one card of one opponent; a covered one is flipped unseen (XB-34)."""
    choice = yield from ask_openly(seat, "assassin", targets)
    flip(state, seat, *card_at(choice))


def _deck(state: State, seat: int) -> list[Option]:
    """The deck's top card; an empty deck gives nothing (XB-35)."""
    return [("draw",)] if state.deck else []


def _recruit(state: State, seat: int, targets: Sequence[Option]) -> Flow[None]:
    """Knight: draw the top card of the deck and choose its facing; only the drawer sees it before (XB-35)."""
    card = state.drawn = state.deck.pop()
    tell(state, "drew", seat)
    tell(state, "drew-card", seat, card, eyes=(seat,), learned=True)
    facing = yield from ask_named(seat, "knight", "face", BOX.cards[card].characters, (card,))
    put(state.players[seat], facing, card)
    state.drawn = NOTHING
    tell(state, "recruited", seat, facing, learned=True)


def _own_cards(state: State, seat: int) -> list[Option]:
    """Any card of one's own, if an opponent has one to exchange (XB-36)."""
    for other, player in enumerate(state.players):
        if other != seat and any(player.stacks):
            return all_cards_of(state, seat)
    return []


def _exchange(state: State, seat: int, targets: Sequence[Option]) -> Flow[None]:
    """Bard: give one opponent one of your cards and take one of that opponent's (XB-36)."""
    give = yield from ask_openly(seat, "bard-give", targets)
    take = yield from ask_openly(seat, "bard-take", opponents_cards(state, seat), about=give[1:])
    exchange(state, give, take)


def exchange(state: State, give: Option, take: Option) -> None:
    """Exchange two cards in one step; neither is flipped (XB-32, XB-36)."""
    (giver, given, low), (taker, taken, high) = card_at(give), card_at(take)
    mine, theirs = lift(state.players[giver], given, low), lift(state.players[taker], taken, high)
    shown = put_lifted(state.players[giver], taken, theirs)
    shown |= put_lifted(state.players[taker], given, mine)
    learned = shown or mine.uncovers or theirs.uncovers
    tell(state, "exchanged", giver, taker, given, taken, learned=learned)


def _own_alchemists(state: State, seat: int) -> Sequence[Option]:
    """The cards of one's Alchemist stack; none may be left (XB-37)."""
    return stack_of(state, seat, ALCHEMIST)


def _extract(state: State, seat: int, targets: Sequence[Option]) -> Flow[None]:
    """Alchemist: spend one of your Alchemist cards for one point (XB-37)."""
    choice = yield from ask_openly(seat, "alchemist", targets)
    spend(state, seat, ALCHEMIST, [card_at(choice).place])


ABILITIES = (
    Ability(_own_top_cards, _flip_own),
    Ability(_other_own_stacks, _transfer),
    Ability(_characters, _double),
    Ability(opponents_cards, _flip_an_opponents),
    Ability(_deck, _recruit),
    Ability(_own_cards, _exchange),
    Ability(_own_alchemists, _extract),
)
"""Each character's ability, in activation order (XB-02)."""
