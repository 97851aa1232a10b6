"""The solo game: one collector against the public library, which is the whole discard pile (EL-95 to EL-99)."""

from __future__ import annotations

from engine.ask import Flow
from engine.exlibris.cards import discard, disclose, tell, top_cards
from engine.exlibris.state import PublicLibrary, State
from engine.picks import as_named, ask_some

ROUNDS = 5
SHOWING = (2, 4)
"""The rounds that begin with a hidden category card being shown (EL-96)."""
GOING = 2
"""How many tiles leave the game after each round (EL-98)."""


def enter_round(state: State, public: PublicLibrary) -> None:
    """A category card is shown in some rounds; then cards of the deck go to the public library, by level (EL-96)."""
    if state.round in SHOWING:
        public.shown.append(state.unseen.pop())
        disclose(state, "category-shown", public.shown[-1])
    gained = top_cards(state, state.options["level"])
    state.pile += gained
    if gained:
        disclose(state, "public-gained", *gained)
    if state.round == ROUNDS:
        state.last_round = True
        tell(state, "last-round-solo")


def exchange_tiles(state: State) -> Flow[None]:
    """The clean-up: two tiles of the player's choice leave the game, a new one comes (EL-98)."""
    going = yield from ask_some(0, "remove-tiles", as_named("remove", state.tiles), at_least=GOING, at_most=GOING)
    for tile in going:
        state.tiles.remove(tile)
        state.stock.pop(tile)
        state.used.append(tile)
        tell(state, "tile-removed", tile)
    new = state.stack.pop()
    state.tiles = sorted([*state.tiles, new])
    disclose(state, "tile-open", new)


def spread_out(state: State) -> None:
    """Before the inspection the hand goes to the public library, which is spread out for the count (EL-99)."""
    player = state.players[0]
    for card in sorted(player.hand):
        discard(state, 0, card)
    player.hand.clear()
