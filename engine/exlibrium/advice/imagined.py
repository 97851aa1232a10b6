"""The table as a seat imagines it: a state rebuilt from its view, to try answers on with the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator

from data.exlibrium import BOX
from engine.ask import Option
from engine.chance import Chance
from engine.exlibrium.stacks import card_at, flip, settle
from engine.exlibrium.state import CHARACTERS, MERCENARY, NOBODY, NOTHING, Player, State
from engine.exlibrium.view import PlayerView, View

UNSEEN = -1
"""A card of which only the facing is known."""
_NO_LUCK = "00" * 32
_BEARING = tuple(
    tuple(card.index for card in BOX.cards if character in card.characters) for character in range(CHARACTERS)
)
"""The cards that bear each character."""


def imagine(view: View) -> State:
    """Rebuild a state from a view, with the activation or the count of the present character done."""
    doubler, doubled = view.doubled or (NOBODY, NOTHING)
    return State(
        Chance(_NO_LUCK),
        view.seats,
        dict(view.options),
        phase=view.phase,
        round=view.round,
        character=0 if view.character is None else view.character + 1,
        doubler=doubler,
        doubled=doubled,
        columns=[[NOTHING if goal.character is None else goal.character for goal in column] for column in view.columns],
        players=[_player(player) for player in view.players],
        deck=[UNSEEN] * view.deck,
    )


def _player(player: PlayerView) -> Player:
    return Player(
        stacks=[[UNSEEN if card.card is None else card.card for card in stack.cards] for stack in player.stacks],
        moved=[stack.moved for stack in player.stacks],
        spent=[UNSEEN] * player.points,
    )


def another(state: State) -> State:
    """Return a table of its own with the same cards in the same places; what no answer changes is shared."""
    players = [
        Player([], [stack[:] for stack in player.stacks], player.moved[:], player.spent[:]) for player in state.players
    ]
    return State(
        state.chance,
        state.seats,
        state.options,
        state.phase,
        state.round,
        state.character,
        doubler=state.doubler,
        doubled=state.doubled,
        columns=state.columns,
        players=players,
        deck=state.deck,
    )


def flipped(state: State, seat: int, option: Option) -> Iterator[State]:
    """All tables that flipping a card may lead to, each equally likely as far as the view tells."""
    owner, character, place = card_at(option)
    for card in _may_be(state.players[owner], character, place):
        table = another(state)
        table.players[owner].stacks[character][place] = card
        flip(table, seat, owner, character, place)
        settle(table)
        yield table


def _may_be(player: Player, character: int, place: int) -> tuple[int, ...]:
    """What card may lie at a place: the one that shows, or any that bears the facing."""
    card = player.stacks[character][place]
    if card != UNSEEN:
        return (card,)
    return _BEARING[MERCENARY if place < player.moved[character] else character]
