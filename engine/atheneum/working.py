"""One seat's work in a round: shelving, a confirm, claiming, another confirm (AT-23, AT-27, AT-80, AT-81)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from data.atheneum import BOX
from engine.ask import Ask, Flow, Option
from engine.atheneum.claiming import claim, claims
from engine.atheneum.geometry import KEYS, numbers
from engine.atheneum.patterns import filled_by
from engine.atheneum.shelving import lift, moves, shelve, shelve_pair
from engine.atheneum.spiders import capture, fills
from engine.atheneum.state import Desk, Held, State, no_books, none_named
from engine.atheneum.telling import tell
from engine.atheneum.tokens import CANDLE_PLACES, light, use, uses
from engine.picks import number_of

CONFIRM: Option = ("confirm",)
_ACTS: dict[str | int, Callable[[State, int, Any], None]] = {
    "shelve": shelve,
    "pair": shelve_pair,
    "lift": lift,
    "use": use,
    "candle": light,
    "claim": claim,
}
"""What each kind of option does; each reads its own kind alone."""


def work(state: State, seat: int) -> Flow[None]:
    """Shelve until a first confirm, then claim until a second; nobody waits for another (AT-23, AT-27)."""
    yield from until_confirmed(state, seat, "shelve")
    _lose_what_cards_gave(state, seat)
    yield from until_confirmed(state, seat, "claim")
    _lose_the_rest(state, seat)


def until_confirmed(state: State, seat: int, key: str) -> Flow[None]:
    """Offer everything until it is confirmed; not asked where there is nothing to use or claim (AT-81)."""
    options = offers(state, seat, key)
    if options == [CONFIRM]:
        return
    while True:
        _, (choice,) = yield Ask(seat, key, tuple(options))
        way = choice[0]
        if way == "confirm":
            break
        _ACTS[way](state, seat, choice)
        if way in ("shelve", "pair") and fills(state, seat, number_of(choice, 3)):
            yield from capture(state, seat, number_of(choice, 3))
        options = offers(state, seat, key)
    show(state, seat)


def offers(state: State, seat: int, key: str) -> list[Option]:
    """All that a seat may do now, claims only after the first confirm (AT-23, AT-27)."""
    player = state.players[seat]
    found = moves(player.desk, player.held)
    if key == "claim":
        found[:0] = claims(player.desk, state.row)
    if player.held.tokens:
        found += uses(player.desk, player.held)
    found.append(CONFIRM)
    return found


def _lose_what_cards_gave(state: State, seat: int) -> None:
    """The first confirm: books and lifts from cards are lost, the rest may wait for the second (AT-23)."""
    held = state.players[seat].held
    lost = sum(held.printed) + held.jokers + sum(held.named)
    held.printed, held.jokers, held.named, held.lifts = no_books(), 0, none_named(), 0
    if lost:
        tell(state, "lost-books", seat, lost)


def _lose_the_rest(state: State, seat: int) -> None:
    """The second confirm: what is still held is lost, books to the supply and tokens to their discard (AT-22)."""
    held = state.players[seat].held
    lost = sum(held.lifted) + 2 * len(held.lifted_pairs) + held.gifts
    if lost:
        tell(state, "lost-books", seat, lost)
    if held.tokens:
        tell(state, "lost-tokens", seat, len(held.tokens))
    state.players[seat].held = Held(spent=held.spent + held.tokens + held.lifted_pairs)


def show(state: State, seat: int) -> None:
    """Let the others see a desk as it is confirmed, and tell them what is new about it (AT-80)."""
    player = state.players[seat]
    old, new = player.shown, player.desk
    player.shown = copy_of(new)
    books = filled_by(new.books).bit_count()
    tell(state, "confirmed", seat, books, *_put_since(old, new), learned=True)
    if (old.reserve, old.sides) != (new.reserve, new.sides):
        _tell_gains(state, seat, old, new)
    if (old.spiders, old.sides) != (new.spiders, new.sides):
        for compartment in numbers(_captured(new) & ~_captured(old)):
            tell(state, "spider", seat, KEYS[compartment])
    if len(old.candles) != len(new.candles):
        for place in sorted(new.candles.keys() - old.candles.keys()):
            tell(state, "candle", seat, new.candles[place], CANDLE_PLACES[place][1])
    for objective in new.claimed[len(old.claimed) :]:
        tell(state, "claimed", seat, objective, BOX.objectives[objective].points)


def _put_since(old: Desk, new: Desk) -> list[int]:
    """The places where a book stands that did not stand there before."""
    put = 0
    for colour, now in enumerate(new.books):
        before = old.books[colour]
        if now != before:
            put |= now & ~before
    return list(numbers(put))


def _tell_gains(state: State, seat: int, old: Desk, new: Desk) -> None:
    for _ in range(old.reserve - new.reserve):
        tell(state, "wand", seat)
    for side in range(old.sides, new.sides):
        tell(state, "side-shelf", seat, KEYS[BOX.main + side])


def _captured(desk: Desk) -> int:
    """The compartments whose spider is captured."""
    return ~desk.spiders & (1 << BOX.main + desk.sides) - 1


def copy_of(desk: Desk) -> Desk:
    """A copy that shares nothing with the desk."""
    return Desk(
        desk.points,
        desk.wands,
        desk.reserve,
        desk.claimed.copy(),
        desk.books.copy(),
        desk.pairs.copy(),
        desk.sides,
        desk.spiders,
        desk.candles.copy(),
    )
