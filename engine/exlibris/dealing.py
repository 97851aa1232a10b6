"""What an eye can't see of a table, dealt by luck (EL-A1)."""

from __future__ import annotations

from data.exlibris import BOX
from engine.chance import Chance
from engine.dealing import other_luck
from engine.exlibris.cards import CATEGORIES
from engine.exlibris.reading import shelf_of
from engine.exlibris.setup import HUT
from engine.exlibris.state import NOTHING, Assistant, Line, Player, PublicLibrary, State
from engine.exlibris.variants import tiles_for
from engine.exlibris.view import LineView, PlayerView, PublicView, TileView, View


def deal(view: View, chance: Chance) -> State:
    """Return a table that looks like a view, all that it doesn't show dealt by luck."""
    state = State(
        other_luck(chance),
        view.seats,
        dict(view.options),
        view.first,
        view.phase,
        round=view.round,
        active=view.active,
        resolving=view.resolving,
        last_round=view.last_round,
        arrivals=max([0, *(one.arrived for player in view.players for one in player.assistants)]),
        players=[_player(player) for player in view.players],
        pool=list(view.pool),
        prominent=view.prominent,
        banned=view.banned,
        tiles=[tile.number for tile in view.tiles if not tile.permanent],
        permanent=[tile.number for tile in view.tiles if tile.permanent],
        used=list(view.used),
        revealed=list(view.revealed),
        flips={player.seat: list(player.turned) for player in view.players if view.over},
        sheet=[_line(line) for line in view.sheet],
        winners=list(view.winners),
    )
    _deal_tiles(state, view, chance)
    _deal_categories(state, view, chance)
    _deal_cards(state, view, chance)
    return state


def _player(player: PlayerView) -> Player:
    assistants = [Assistant(one.seat, one.kind, one.where, one.space, one.arrived) for one in player.assistants]
    return Player(list(player.hand or ()), shelf_of(player), player.library, player.speciality or "", assistants)


def _line(line: LineView) -> Line:
    fields = {name: getattr(line, name) for name in Line.__slots__}
    return Line(**{**fields, "counts": dict(line.counts)})


def _deal_tiles(state: State, view: View, chance: Chance) -> None:
    """The face-down tiles: those that lie nowhere else; among several the Hut waits for round 1 (EL-10)."""
    shown = {*state.tiles, *state.permanent, *state.used, *((HUT,) if state.seats > 1 else ())}
    state.stack = [tile for tile in tiles_for(state.seats, state.options) if tile not in shown]
    chance.shuffle(state.stack)


def _deal_categories(state: State, view: View, chance: Chance) -> None:
    """The secret categories of all others, of the public library, and those that nobody sees (EL-14, EL-95, EL-96)."""
    own = [player.speciality for player in state.players]
    public = view.public
    gone = {state.prominent, state.banned, *own, *((public.speciality, *public.shown) if public is not None else ())}
    secret = [category for category in CATEGORIES if category not in gone]
    chance.shuffle(secret)
    for player in state.players:
        player.speciality = player.speciality or secret.pop()
    if public is not None:
        state.public = _public(public, secret)
    state.unseen = secret


def _public(public: PublicView, secret: list[str]) -> PublicLibrary:
    line = None if public.line is None else _line(public.line)
    return PublicLibrary(public.speciality or secret.pop(), list(public.shown), line)


def _deal_cards(state: State, view: View, chance: Chance) -> None:
    """The cards of the deck, of the others' hands, of the pile below its top, and those that lie face down."""
    shown = _shown(view)
    unseen = [card for card in range(len(BOX.cards)) if card not in shown]
    chance.shuffle(unseen)
    for tile in view.tiles:
        state.stock[tile.number] = [unseen.pop() if card is None else card for card in tile.cards]
        _note_face_down(state, view, tile)
    for player, seen in zip(state.players, view.players, strict=True):
        if seen.hand is None:
            player.hand = [unseen.pop() for _ in range(seen.hand_count)]
    state.pile = _pile(state, view, unseen)
    state.deck = unseen[: -view.deck - 1 : -1]  # the last of them first


def _note_face_down(state: State, view: View, tile: TileView) -> None:
    """Who has looked at face-down cards (EL-73), and whether they are turned up just now (EL-35)."""
    if not BOX.tiles[tile.number].down:
        return
    if not tile.face_down:
        state.turned_up = tile.number
    elif view.seat is not None:
        state.players[view.seat].seen = sorted(card for card in tile.cards if card is not None)


def _pile(state: State, view: View, unseen: list[int]) -> list[int]:
    """The discard pile: its top shows, and all of it to whoever searches it or once it is spread out (EL-71, EL-99)."""
    if view.pile_top is None:
        return []
    whole = view.search or (view.public.books if view.public is not None else ())
    if view.search and view.seat is not None:
        state.searcher = view.seat
    below = [card for card in whole if card != view.pile_top] or [unseen.pop() for _ in range(view.pile - 1)]
    return [*below, view.pile_top]


def _shown(view: View) -> set[int]:
    """All cards that the view shows, wherever they lie."""
    shown = {*view.revealed, *view.search, *(view.public.books if view.public is not None else ())}
    shown |= {card for tile in view.tiles for card in tile.cards if card is not None}
    for player in view.players:
        shown |= {*(player.hand or ())}
        for stack in player.shelf:
            shown |= {stack.card, NOTHING if stack.under is None else stack.under}
    return shown if view.pile_top is None else shown | {view.pile_top}
