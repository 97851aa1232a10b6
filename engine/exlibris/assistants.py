"""The powers of the special assistants on a visit (EL-80 to EL-93a), in the order in which they act (EL-81)."""

from __future__ import annotations

from collections.abc import Callable

from data.exlibris import BOX
from engine.ask import Flow, Option
from engine.exlibris.cards import BOOKS, CATEGORIES, Doer, confide, disclose, doer, draw, tell
from engine.exlibris.home import both_home_actions, home_action
from engine.exlibris.shelving import may_shelve
from engine.exlibris.state import HOME, IN_HAND, Assistant, State
from engine.picks import as_cards, ask_card, ask_for, ask_whether

FACE_DOWN = frozenset(number for number, tile in BOX.tiles.items() if tile.down)
"""Tiles whose cards lie face down (EL-04)."""


def standing(state: State, where: int) -> list[Assistant]:
    """All assistants on a tile, those that came first first (EL-80)."""
    found = [one for player in state.players for one in player.assistants if one.where == where]
    if len(found) > 1:
        found.sort(key=lambda one: one.arrived)
    return found


def send_back(state: State, assistant: Assistant) -> None:
    """Return an assistant to its owner, to be placed again later this round."""
    tell(state, "sent-back", assistant.owner, assistant.kind, assistant.where)
    assistant.where = IN_HAND


def already_there(state: State, visitor: Assistant) -> list[Assistant]:
    """The opponents' Cube and Sasquatch that a visitor comes after, by arrival (EL-81)."""
    if not [player for player in state.players if player.library in MET]:
        return []
    return [one for one in standing(state, visitor.where) if one.kind in MET and one.owner != visitor.owner]


def _cube(state: State, cube: Assistant, visitor: Assistant) -> Flow[None]:
    """The visitor gives a random card, or lets the Cube's owner do both home actions (EL-86)."""
    hand = state.players[visitor.owner].hand
    if hand and (yield from ask_whether(visitor.owner, "cube", "give", "host", about=(cube.owner,))):
        card = sorted(hand)[state.chance.below(len(hand))]
        give_secretly(state, visitor.owner, cube.owner, card)
        return
    tell(state, "cube-host", visitor.owner, cube.owner)
    yield from both_home_actions(state, Doer(cube.owner))


def _sasquatch(state: State, sasquatch: Assistant, visitor: Assistant) -> Flow[None]:
    """Its owner may take the Sasquatch back, to place it again later (EL-87)."""
    if (yield from ask_whether(sasquatch.owner, "sasquatch", "return", "stay", about=(visitor.owner,))):
        send_back(state, sasquatch)


MET: dict[str, Callable[[State, Assistant, Assistant], Flow[None]]] = {"cube": _cube, "sasquatch": _sasquatch}
"""What those do who wait for visitors (EL-81)."""


def give_secretly(state: State, giver: int, receiver: int, card: int) -> None:
    """Hand a card over, seen by giver and receiver only (EL-83, EL-A1)."""
    state.players[giver].hand.remove(card)
    state.players[receiver].hand.append(card)
    tell(state, "gave-secretly", giver, receiver)
    confide(state, (giver, receiver), "gave-card", giver, receiver, card)


WITH_POWER = frozenset({"goblin", "automaton", "imp"})
"""Assistants that use a power of their own where they arrive."""


def visitors_power(state: State, visitor: Assistant) -> Flow[None]:
    """The power that the visitor itself uses before the location's effect (EL-81)."""
    if visitor.kind == "goblin" and visitor.where != HOME:
        yield from _goblin(state, visitor)
    elif visitor.kind == "automaton":
        yield from _automaton(state, visitor)
    elif visitor.kind == "imp" and visitor.where != HOME:
        yield from _imp(state, visitor)


def _goblin(state: State, goblin: Assistant) -> Flow[None]:
    """Name a category to each opponent here, who must give a hand card that holds it (EL-83)."""
    asked: set[int] = set()
    while True:
        present = {one.owner for one in standing(state, goblin.where)} - asked - {goblin.owner}
        victims = [seat for seat in sorted(present) if state.players[seat].hand]
        if not victims:
            return
        options: dict[Option, tuple[int, str] | None] = {
            ("steal", seat, category): (seat, category) for seat in victims for category in CATEGORIES
        }
        options["done",] = None
        named = yield from ask_for(goblin.owner, "goblin", options)
        if named is None:
            return
        victim, category = named
        asked.add(victim)
        yield from _steal(state, doer(goblin), victim, category)


def _steal(state: State, thief: Doer, victim: int, category: str) -> Flow[None]:
    disclose(state, "goblin", thief.seat, victim, category)  # whether the victim holds one
    hand = sorted(state.players[victim].hand)
    cards = [card for card in hand if category in BOOKS[card]]
    if not cards:
        tell(state, "showed-hand", victim, thief.seat)
        confide(state, (victim, thief.seat), "showed-cards", victim, *hand)
        return
    only = len(hand) == 1  # EL-A2: then all know that it is this one
    card = yield from ask_card(victim, "goblin-give", cards, about=(thief.seat, category), openly=only)
    give_secretly(state, victim, thief.seat, card)
    yield from may_shelve(state, thief, card)


def _automaton(state: State, automaton: Assistant) -> Flow[None]:
    """A home action for each other own assistant at the same place (EL-84)."""
    mates = [
        one
        for one in state.players[automaton.owner].assistants
        if one is not automaton and one.where == automaton.where
    ]
    for _ in mates:
        yield from home_action(state, doer(automaton))


def _imp(state: State, imp: Assistant) -> Flow[None]:
    """Discard one of the location's cards for a home action, or all of two or more for two (EL-93a)."""
    tile = imp.where
    cards = state.stock.get(tile, [])
    if not cards:
        return
    options = {option: [card] for option, card in lying_cards(state, imp.owner, tile).items()}
    if len(cards) > 1:
        options["all",] = cards[:]
    options["nothing",] = []
    burnt = yield from ask_for(imp.owner, "imp", options, about=(tile,))
    for card in burnt:
        tile_discard(state, tile, card)
    for _ in burnt[:2]:
        yield from home_action(state, doer(imp))


def lying_cards(state: State, seat: int, tile: int) -> dict[Option, int]:
    """A tile's cards as options; those face down that a seat has not looked at go by their place (EL-93a)."""
    cards = state.stock[tile]
    if tile not in FACE_DOWN:
        return as_cards(cards)
    seen = state.players[seat].seen
    return {("card", card) if card in seen else ("face-down", place): card for place, card in enumerate(cards)}


def tile_discard(state: State, tile: int, card: int) -> None:
    """Discard a card that lies on a tile, face up (EL-35, EL-39a, EL-93a)."""
    state.stock[tile].remove(card)
    state.pile.append(card)
    (disclose if tile in FACE_DOWN else tell)(state, "tile-discarded", tile, card)


def ghosts_draw(state: State, ghost: Assistant) -> Flow[None]:
    """The Ghost draws a card for the space that it shares (EL-89)."""
    yield from draw(state, doer(ghost))
