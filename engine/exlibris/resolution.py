"""The resolution phase: delayed effects, leftovers and returns, tile by tile (EL-35, EL-63, EL-71, EL-72, EL-91)."""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Flow
from engine.exlibris.assistants import FACE_DOWN, standing, tile_discard
from engine.exlibris.cards import (
    BOOKS,
    CATEGORIES,
    discard,
    disclose,
    doer,
    reveal,
    take_each,
    take_from,
    tell,
)
from engine.exlibris.shelving import may_shelve, may_shelve_some
from engine.exlibris.state import IN_HAND, Assistant, State
from engine.picks import ask_card, ask_card_or, ask_cards, ask_named


def resolve(state: State, tile: int) -> Flow[None]:
    """Resolve one open tile: its delayed effect, its leftover cards, its assistants (EL-35)."""
    if tile in DELAYED:
        yield from DELAYED[tile](state, tile)
    if state.stock[tile]:
        yield from _leftovers(state, tile)
    for player in state.players:
        if tile in FACE_DOWN:
            player.seen.clear()  # EL-73: the same card may lie here anew
        for one in player.assistants:
            if one.where == tile:
                one.where = IN_HAND
    tell(state, "resolved", tile)


def _leftovers(state: State, tile: int) -> Flow[None]:
    """Turn up and discard what still lies on a tile; a Trash Golem may save one (EL-35, EL-91)."""
    cards = state.stock[tile]
    if tile in FACE_DOWN:
        disclose(state, "turned-up", tile, *sorted(cards))
    golem = _golem(state)
    if golem is not None and golem.where >= tile:
        state.turned_up = tile
        yield from _save_one(state, golem, tile)
        state.turned_up = 0
    for card in sorted(cards):
        tile_discard(state, tile, card)


def _golem(state: State) -> Assistant | None:
    """The Trash Golem, wherever it is."""
    for player in state.players:
        for one in player.assistants if player.library == "golem" else ():
            if one.kind == "golem":
                return one
    return None


def _save_one(state: State, golem: Assistant, tile: int) -> Flow[None]:
    """The Golem's owner may take or shelve one card that would be discarded (EL-91)."""
    saved = yield from ask_card_or(golem.owner, "golem", state.stock[tile], "nothing", about=(tile,))
    if saved is not None:
        kept = yield from take_from(state, doer(golem), state.stock[tile], saved)
        yield from may_shelve(state, doer(golem), kept)


def pay_the_bid(state: State, tile: int) -> Flow[None]:
    """3 Auction House: the bidder pays hand cards and takes all that lie there (EL-63)."""
    cards = state.stock[tile]
    for bidder in standing(state, tile):
        who, bid = doer(bidder), bidder.space + 1
        if not cards:
            return
        hand = state.players[who.seat].hand
        if len(hand) < bid:
            tell(state, "not-paid", who.seat, bid)
            return
        payment = tuple(sorted(hand))
        if len(hand) > bid:  # EL-A2
            payment = yield from ask_cards(who.seat, "pay", hand, at_least=bid, at_most=bid, about=(bid,))
        for card in payment:
            hand.remove(card)
            discard(state, who.seat, card)
        tell(state, "paid", who.seat, bid)
        kept = yield from take_each(state, who, cards, sorted(cards))
        yield from may_shelve_some(state, who, kept, len(kept))


def search_the_dump(state: State, tile: int) -> Flow[None]:
    """11 Garbage Dump, in space order: take a card of a named category from the discard pile (EL-71)."""
    for searcher in by_space(state, tile):
        if state.pile:
            yield from _search(state, searcher)


def _search(state: State, searcher: Assistant) -> Flow[None]:
    who = doer(searcher)
    category = yield from ask_named(who.seat, "dump-category", "category", CATEGORIES)
    disclose(state, "searched", who.seat, category)
    state.searcher = who.seat
    matching = [card for card in state.pile if category in BOOKS[card]]
    found = yield from ask_card_or(who.seat, "dump-card", matching, "nothing", about=(category,))
    state.searcher = -1
    if found is None:
        tell(state, "found-nothing", who.seat)
        return
    kept = yield from take_from(state, who, state.pile, found)
    yield from may_shelve(state, who, kept)


def draft(state: State, tile: int) -> Flow[None]:
    """12 Draft House: two revealed cards for each assistant, taken in space order by turns (EL-72)."""
    drafters = by_space(state, tile)
    for _ in range(2 * len(drafters)):
        reveal(state, drafters[0].owner)
    while state.revealed:
        for drafter in drafters:
            if state.revealed:
                who = doer(drafter)
                card = yield from ask_card(who.seat, "draft", state.revealed, openly=True)
                kept = yield from take_from(state, who, state.revealed, card)
                yield from may_shelve(state, who, kept)


def by_space(state: State, tile: int) -> list[Assistant]:
    """A tile's assistants, the lowest space first (EL-71, EL-72)."""
    return sorted(standing(state, tile), key=lambda one: one.space)


DELAYED: dict[int, Callable[[State, int], Flow[None]]] = {
    3: pay_the_bid,
    11: search_the_dump,
    12: draft,
}
"""What a tile does in the resolution phase (EL-34)."""
