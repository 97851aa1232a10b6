"""The draft: everybody secretly picks a study card, and passes the rest (AT-11, AT-20)."""

from __future__ import annotations

from data.atheneum import BOX
from engine.ask import Ask, Flow, Option, ask_all
from engine.atheneum.state import ROUNDS_A_PHASE, State
from engine.atheneum.telling import tell, tell_seat
from engine.picks import number_of

HAND = 6
_PICKS: tuple[Option, ...] = tuple(("card", card.index) for card in BOX.cards)
"""To pick each study card, made once."""


def phase_of(number: int) -> str:
    """The phase that a round belongs to, A or B: its deck is in use (AT-11)."""
    return "A" if number <= ROUNDS_A_PHASE else "B"


def draft(state: State) -> Flow[None]:
    """Pick, reveal and pass (AT-20)."""
    tell(state, "round", state.round)
    if state.round % ROUNDS_A_PHASE == 1:
        _deal(state)
    asks = []
    for seat, player in enumerate(state.players):
        hand = sorted(player.hand)
        tell_seat(state, seat, "hand", *hand, learned=True)
        asks.append(Ask(seat, "pick", tuple([_PICKS[card] for card in hand])))
    picks = yield from ask_all(asks)
    for seat, player in enumerate(state.players):
        player.played = number_of(picks[seat][0])
        player.hand.remove(player.played)
        tell(state, "revealed", seat, player.played, learned=True)
    _pass_on(state)
    state.phase = "shelving"


def _deal(state: State) -> None:
    """Six cards of the phase's deck to each (AT-11)."""
    deck = state.decks[phase_of(state.round)]
    for player in state.players:
        player.hand = [deck.pop() for _ in range(HAND)]


def _pass_on(state: State) -> None:
    """The rest goes to the left in A, to the right in B; after the fifth pick it is discarded face up (AT-20)."""
    hands = [player.hand for player in state.players]
    if state.round % ROUNDS_A_PHASE == 0:
        for seat, player in enumerate(state.players):
            state.discard += player.hand
            tell(state, "left-over", seat, *player.hand, learned=True)
            player.hand = []
        return
    step = 1 if phase_of(state.round) == "A" else -1
    for seat, hand in enumerate(hands):
        state.players[(seat + step) % state.seats].hand = hand
