"""Deal and draft (XB-10 to XB-14, XB-60)."""

from __future__ import annotations

from data.exlibrium import BOX
from engine.ask import Ask, Flow, Option, ask_all
from engine.exlibrium.goals import open_column
from engine.exlibrium.stacks import put
from engine.exlibrium.state import State
from engine.exlibrium.telling import tell
from engine.picks import number_of

BASIC = (5, 4, 3)
ADVANCED = {2: (7, 6, 5), 3: (7, 6, 5), 4: (6, 5, 4), 5: (5, 4, 3)}
"""How many cards are dealt in each round of the advanced rules, by the number of players (XB-11)."""

_PICKS: tuple[tuple[Option, ...], ...] = tuple(
    tuple(("pick", card.index, character) for character in card.characters) for card in BOX.cards
)
"""The two ways to play each card (XB-12)."""


def deal(state: State) -> Flow[None]:
    """Begin a round: goals open, and everyone is dealt a hand (XB-10, XB-11, XB-51)."""
    state.round += 1
    tell(state, "round", state.round)
    open_column(state)
    dealt = ADVANCED[state.seats] if state.options["advanced"] else BASIC
    number = dealt[state.round - 1]
    for player in state.players:
        player.hand = [state.deck.pop() for _ in range(number)]
    tell(state, "dealt", number)
    _tell_hands(state)
    state.phase = "draft"
    yield from ()


def _tell_hands(state: State) -> None:
    for seat, player in enumerate(state.players):
        tell(state, "hand", seat, *sorted(player.hand), eyes=(seat,), learned=True)


def draft(state: State) -> Flow[None]:
    """Everyone secretly picks a card and its facing; when all have, they are revealed together (XB-12, XB-60)."""
    asks = [Ask(seat, "draft", picks_from(player.hand)) for seat, player in enumerate(state.players)]
    answers = yield from ask_all(asks)
    for seat, (pick,) in enumerate(answers):
        player, card, character = state.players[seat], number_of(pick), number_of(pick, 2)
        player.hand.remove(card)
        put(player, character, card)
        tell(state, "placed", seat, character, learned=True)
    if state.players[0].hand:
        _pass_on(state)
    else:
        state.phase, state.character = "activation", 0


def picks_from(hand: list[int]) -> tuple[Option, ...]:
    """Each card of a hand in both facings; copies of a card are one choice (XB-01, XB-12)."""
    picks: tuple[Option, ...] = ()
    for card in sorted(set(hand)):
        picks += _PICKS[card]
    return picks


def direction(state: State) -> int:
    """How hands pass: 1 to the next seat, -1 to the one before in round 2 of the advanced rules, 0 not at all.

    See XB-13 and XB-14.
    """
    if not state.options["passing"]:
        return 0
    return -1 if state.options["advanced"] and state.round == 2 else 1


def _pass_on(state: State) -> None:
    """Pass the rest of each hand to a neighbour (XB-13)."""
    step = direction(state)
    if not step:
        return
    hands = [player.hand for player in state.players]
    for seat, player in enumerate(state.players):
        player.hand = hands[(seat - step) % state.seats]
    tell(state, "passed", "left" if step > 0 else "right")
    _tell_hands(state)
