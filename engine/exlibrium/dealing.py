"""What an eye can't see of a table, dealt by luck (XB-15, XB-35, XB-40)."""

from __future__ import annotations

from collections import Counter

from data.exlibrium import BOX
from engine.chance import Chance
from engine.dealing import other_luck
from engine.exlibrium.state import MERCENARY, NOBODY, NOTHING, Player, State
from engine.exlibrium.view import CardView, PlayerView, View

Slot = tuple[list[int], int, int | None]
"""Where a hidden card lies, and the character that is known to stand upright on it, if any."""
HIDDEN = -1
"""A card that is still to be dealt."""


def deal(view: View, chance: Chance) -> State:
    """Return a table that looks like a view, all that it doesn't show dealt by luck."""
    doubler, doubled = view.doubled or (NOBODY, NOTHING)
    state = State(
        other_luck(chance),
        view.seats,
        dict(view.options),
        phase=view.phase,
        round=view.round,
        character=0 if view.character is None else view.character,
        active=NOBODY if view.active is None else view.active,
        activated=[NOBODY if seat is None else seat for seat in view.activated],
        places=[NOBODY if seat is None else seat for seat in view.places],
        doubler=doubler,
        doubled=doubled,
        players=[_player(player) for player in view.players],
        deck=[HIDDEN] * view.deck,
        drawn=NOTHING if view.drawn is None else view.drawn,
        winners=list(view.winners),
    )
    _deal_goals(state, view, chance)
    _deal_cards(state, chance)
    return state


def _player(player: PlayerView) -> Player:
    return Player(
        hand=[HIDDEN] * player.hand_count if player.hand is None else list(player.hand),
        stacks=[[_shown(card) for card in stack.cards] for stack in player.stacks],
        moved=[stack.moved for stack in player.stacks],
        spent=[HIDDEN] * player.points if player.spent is None else list(player.spent),
    )


def _shown(card: CardView) -> int:
    return HIDDEN if card.card is None else card.card


def _deal_goals(state: State, view: View, chance: Chance) -> None:
    """The closed cards of the columns (XB-51)."""
    shown = Counter(goal.character for column in view.columns for goal in column if goal.character is not None)
    closed = list((Counter(BOX.goals) - shown).elements()) if view.columns else []
    chance.shuffle(closed)
    state.columns = [
        [closed.pop() if goal.character is None else goal.character for goal in column] for column in view.columns
    ]


def _deal_cards(state: State, chance: Chance) -> None:
    """Deal all cards that are not shown; on those in stacks one of the characters is known (XB-15)."""
    unseen = list((Counter(BOX.deck) - Counter(_shown_cards(state))).elements())
    chance.shuffle(unseen)
    for slots in (_facing(state), _anywhere(state)):
        _fill(slots, unseen)


def _shown_cards(state: State) -> list[int]:
    found = [] if state.drawn == NOTHING else [state.drawn]
    for one in state.players:
        found += [card for place in (one.hand, one.spent, *one.stacks) for card in place if card != HIDDEN]
    return found


def _facing(state: State) -> list[Slot]:
    """The covered cards of all stacks."""
    slots: list[Slot] = []
    for one in state.players:
        for character, stack in enumerate(one.stacks):
            for place, card in enumerate(stack):
                if card == HIDDEN:
                    slots.append((stack, place, MERCENARY if place < one.moved[character] else character))
    return slots


def _anywhere(state: State) -> list[Slot]:
    """The hidden cards of which nothing is known."""
    places = [state.deck, *(place for one in state.players for place in (one.hand, one.spent))]
    return [(place, number, None) for place in places for number, card in enumerate(place) if card == HIDDEN]


def _fill(slots: list[Slot], unseen: list[int]) -> None:
    """Fill each place with one of the unseen cards, which are in no order; raises ValueError where none fits."""
    filled: list[Slot] = []
    for slot in slots:
        if not _put(slot, unseen, filled, set()):
            message = "no card is left that may lie there"
            raise ValueError(message)
        filled.append(slot)


def _put(slot: Slot, unseen: list[int], filled: list[Slot], tried: set[int]) -> bool:
    """Put a card there, if need be one that lies elsewhere already and has another in its place."""
    stack, place, facing = slot
    for number in range(len(unseen) - 1, -1, -1):
        if _bears(unseen[number], facing):
            stack[place] = unseen.pop(number)
            return True
    for number, (other, there, _) in enumerate(filled):
        if number not in tried and _bears(other[there], facing):
            tried.add(number)
            card = other[there]
            if _put(filled[number], unseen, filled, tried):
                stack[place] = card
                return True
    return False


def _bears(card: int, facing: int | None) -> bool:
    return facing is None or facing in BOX.cards[card].characters
