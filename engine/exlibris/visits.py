"""Placing assistants and visiting, at home or on a location (EL-31 to EL-34, EL-81, EL-82)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from data.exlibris import BOX
from engine.ask import Flow, Option
from engine.exlibris.assistants import MET, WITH_POWER, already_there, ghosts_draw, send_back, standing, visitors_power
from engine.exlibris.cards import doer, tell
from engine.exlibris.home import bookworm, home_action
from engine.exlibris.locations import INSTANT
from engine.exlibris.rearranging import can_rearrange, rearrange
from engine.exlibris.state import HOME, HOME_SPACES, IN_HAND, Assistant, State
from engine.exlibris.variants import SPACES
from engine.picks import ask_for, ask_word, number_of, word_of

HUT, AUCTION, LODGE, GUILD = 1, 3, 8, 15
MIND_OTHERS = ("sasquatch", "ghost")
"""Assistants for whose place it matters who else stands there, not only where (EL-87, EL-89)."""
SPACE_MATTERS = (11, 12)
"""Tiles that resolve space by space (EL-71, EL-72); elsewhere all free spaces are alike, so the first is offered."""


INSTANT_TILES = frozenset(number for number, tile in BOX.tiles.items() if tile.effect == "instant")
"""Tiles whose effect happens at once (EL-34)."""


def free_home_space(state: State, seat: int) -> int | None:
    """The first of the three home spaces that is free; None where all are taken (EL-32)."""
    taken = [one.space for one in state.players[seat].assistants if one.where == HOME]
    for space in range(HOME_SPACES):
        if space not in taken:
            return space
    return None


def legal_places(state: State, seat: int) -> list[Option]:
    """Every place for an assistant from hand, the special one first (EL-32)."""
    kinds: list[str] = []
    at_home = 0
    for one in state.players[seat].assistants:
        if one.where == HOME:
            at_home += 1
        elif one.where == IN_HAND and one.kind not in kinds:
            kinds.append(one.kind)
    taken, seats = spaces_taken(state), state.seats
    found: list[Option] = []
    for kind in kinds:
        if at_home < HOME_SPACES:
            found.append(("home", kind))
        free = _all_places(seats, kind)
        for tile, spaces in taken.items():
            if not spaces:
                found += free[tile]
            elif kind in MIND_OTHERS:
                found += _places_beside(state, seat, kind, tile, spaces)
            else:
                found += _free_places(seats, kind, tile, spaces)
    return found


def spaces_taken(state: State) -> dict[int, tuple[int, ...]]:
    """By the location, the spaces that are taken; left out is one to which a Snowman lets nobody come (EL-90)."""
    taken: dict[int, tuple[int, ...]] = dict.fromkeys(state.open_tiles(), ())
    barred = None
    for player in state.players:
        for one in player.assistants:
            where = one.where
            if where in taken:
                taken[where] += (one.space,)
                if one.kind == "snowman" and where in INSTANT_TILES:
                    barred = where
    if barred is not None:
        del taken[barred]
    return taken


def _places_beside(state: State, seat: int, kind: str, tile: int, spaces: tuple[int, ...]) -> list[Option]:
    """The places on a location for a Sasquatch or a Ghost, to whom it matters who stands there (EL-87, EL-89)."""
    everyone = [one for player in state.players for one in player.assistants]
    others = [one.space for one in everyone if one.where == tile and one.owner != seat]
    if kind == "sasquatch" and others:
        return []
    found = [*_free_places(state.seats, kind, tile, spaces)]
    if kind == "ghost" and tile in INSTANT_TILES and tile != HUT:
        found += [("share", kind, tile, space) for space in others]
    return found


@cache
def _all_places(seats: int, kind: str) -> dict[int, tuple[Option, ...]]:
    """The places on each location where nobody stands."""
    return {tile: _free_places(seats, kind, tile, ()) for tile in SPACES[seats]}


@cache
def _free_places(seats: int, kind: str, tile: int, taken: tuple[int, ...]) -> tuple[Option, ...]:
    """The free spaces of a tile: bids at the Auction, else the first alone where all are alike (EL-32, EL-63)."""
    if kind == "ghost" and tile == HUT:
        return ()
    count = SPACES[seats][tile]
    if tile == AUCTION:
        return tuple([("bid", kind, tile, bid + 1) for bid in range(max(taken, default=-1) + 1, count)])
    free: list[Option] = [("tile", kind, tile, space) for space in range(count) if space not in taken]
    return tuple(free if tile in SPACE_MATTERS else free[:1])


def place(state: State, seat: int, option: Option) -> Flow[None]:
    """Place an assistant from hand and visit (EL-32, EL-63, EL-81)."""
    way, kind = option[:2]
    assistant = _in_hand(state, seat, word_of(option, 1))
    if way == "home":
        _put(state, assistant, HOME, free_home_space(state, seat) or 0)
        tell(state, "placed-home", seat, kind)
        return visit_home(state, assistant)
    tile, space = number_of(option, 2), number_of(option, 3)
    if way == "bid":
        space -= 1
        for outbid in standing(state, tile):
            send_back(state, outbid)
        tell(state, "bid", seat, kind, space + 1)
    elif way == "share":
        tell(state, "shared", seat, tile)
    else:
        tell(state, "placed", seat, kind, tile)
    _put(state, assistant, tile, space)
    return visit(state, assistant, shares=way == "share")


def _in_hand(state: State, seat: int, kind: str) -> Assistant:
    """The first assistant of a kind that has still to be placed."""
    for one in state.players[seat].assistants:
        if one.where == IN_HAND and one.kind == kind:
            return one
    message = f"seat {seat} has no {kind} in hand"
    raise ValueError(message)


def _put(state: State, assistant: Assistant, where: int, space: int) -> None:
    state.arrivals += 1
    assistant.where, assistant.space, assistant.arrived = where, space, state.arrivals


def visit_home(state: State, assistant: Assistant) -> Flow[None]:
    """A visit to the own library: powers first, then the home action (EL-33, EL-81, EL-82)."""
    if assistant.kind in WITH_POWER:
        yield from visitors_power(state, assistant)
    if assistant.kind == "bookworm":
        yield from bookworm(state, doer(assistant))
    else:
        yield from home_action(state, doer(assistant))


def visit(state: State, visitor: Assistant, *, shares: bool = False) -> Flow[None]:
    """A visit to a location, in the order of EL-81; the Ghost may share its space (EL-89)."""
    for other in already_there(state, visitor):
        if other.where == visitor.where:
            yield from MET[other.kind](state, other, visitor)
    if shares:
        yield from ghosts_draw(state, visitor)
    if visitor.kind in WITH_POWER:
        yield from visitors_power(state, visitor)
    if visitor.where in _EFFECTS:
        yield from _EFFECTS[visitor.where](state, visitor)


def lodge(state: State, visitor: Assistant) -> Flow[None]:
    """8 Librarians' Lodge: send an assistant home, and rearrange the shelf, each once (EL-68)."""
    left = ["move", "shelf"]
    while left:
        able = [part for part in left if _lodge_can(state, visitor.owner, part)]
        if not able:
            return
        part = yield from ask_word(visitor.owner, "lodge", [*able, "done"])
        if part == "done":
            return
        left.remove(part)
        if part == "move":
            yield from _move_home(state, visitor.owner)
        else:
            yield from rearrange(state, doer(visitor))


def _lodge_can(state: State, seat: int, part: str) -> bool:
    if part == "shelf":
        return can_rearrange(state, seat)
    return free_home_space(state, seat) is not None and bool(_movable(state, seat))


def _movable(state: State, seat: int) -> dict[Option, Assistant]:
    """Assistants that the Lodge may move: those on a location, but not the Assistants' Guild (EL-68a)."""
    return {
        ("assistant", one.kind, one.where, one.space): one
        for one in state.players[seat].assistants
        if one.where > HOME and one.where != GUILD
    }


def _move_home(state: State, seat: int) -> Flow[None]:
    """The Lodge's part A: move one of the own assistants home, which is a visit there (EL-68, EL-82)."""
    moved = yield from ask_for(seat, "lodge-move", _movable(state, seat), openly=True)
    tell(state, "moved-home", seat, moved.kind, moved.where)
    _put(state, moved, HOME, free_home_space(state, seat) or 0)
    yield from visit_home(state, moved)


def guild(state: State, visitor: Assistant) -> Flow[None]:
    """15 Assistants' Guild: an assistant from home takes an opponent's space elsewhere (EL-75)."""
    seat = visitor.owner
    at_home = [one for one in state.players[seat].assistants if one.where == HOME]
    movers = {one.kind: one for one in reversed(at_home)}  # of several ordinary ones the first
    options: dict[Option, tuple[Assistant, int, int]] = {
        ("bump", one.kind, tile, space): (movers[one.kind], tile, space)
        for one in at_home
        for tile, space in _targets(state, seat)
        if not (one.kind == "ghost" and tile == HUT)
    }
    if not options:
        return
    moved, tile, space = yield from ask_for(seat, "guild", options, openly=True)
    for other in standing(state, tile):
        if other.space == space:
            send_back(state, other)
    _put(state, moved, tile, space)
    tell(state, "placed", seat, moved.kind, tile)
    yield from visit(state, moved)


def _targets(state: State, seat: int) -> list[tuple[int, int]]:
    """Spaces that opponents hold alone on other open locations (EL-75, EL-89)."""
    holders: dict[tuple[int, int], set[int]] = {}
    for tile in state.open_tiles():
        if tile != GUILD:
            for one in standing(state, tile):
                holders.setdefault((tile, one.space), set()).add(one.owner)
    return sorted(target for target, owners in holders.items() if seat not in owners)


_EFFECTS: dict[int, Callable[[State, Assistant], Flow[None]]] = {**INSTANT, LODGE: lodge, GUILD: guild}
"""What a visit to a location does at once (EL-34)."""
