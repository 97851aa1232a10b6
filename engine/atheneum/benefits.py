"""Collecting the benefits of study cards (AT-21, AT-22, AT-30 to AT-36)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from data.atheneum import ANY, BOX, SIDE_SHELVES, Benefit
from engine.atheneum.geometry import KEYS
from engine.atheneum.state import COLOURS, Desk, State
from engine.atheneum.telling import tell, tell_seat

TOKENS_A_PLAYER = 4


def benefits_of(played: Sequence[int], seat: int) -> tuple[Benefit, ...]:
    """One's own yellow section, the left neighbour's blue and the right neighbour's grey one (AT-21).

    The left neighbour is the next seat. With two players both neighbours are the other one.
    """
    seats = len(played)
    left, right = BOX.cards[played[(seat + 1) % seats]], BOX.cards[played[seat - 1]]
    return (*BOX.cards[played[seat]].yellow, *left.blue, *right.grey)


def deal_tokens(state: State) -> None:
    """Deal the bag into secret queues, so that no draw depends on who comes first (AT-23a)."""
    if len(state.bag) < TOKENS_A_PLAYER * state.seats:
        state.bag += state.used
        state.used = []
    state.chance.shuffle(state.bag)
    for seat, player in enumerate(state.players):
        player.queue = state.bag[seat :: state.seats]
    state.bag = []


def collect(state: State, seat: int) -> None:
    """Take one's benefits: points, wands, side shelves and tokens at once, the rest to be used (AT-22)."""
    played = [player.played for player in state.players]
    for benefit in benefits_of(played, seat):
        _COLLECT[benefit.kind](state, seat, benefit)


def _book(state: State, seat: int, benefit: Benefit) -> None:
    """AT-30: a book of the printed colour; a grey one is a joker. The supply never runs out (AT-44)."""
    held = state.players[seat].held
    if benefit.what == ANY:
        held.jokers += 1
    else:
        held.printed[COLOURS.index(benefit.what)] += 1


def _book_in(state: State, seat: int, benefit: Benefit) -> None:
    """AT-31: a book of any colour for a named compartment."""
    state.players[seat].held.named[KEYS.index(benefit.what)] += 1


def _rearrange(state: State, seat: int, benefit: Benefit) -> None:
    """AT-32: all rearrangements form one pool of single lifts."""
    state.players[seat].held.lifts += benefit.count


def _side_shelf(state: State, seat: int, benefit: Benefit) -> None:
    """AT-33: a third one is lost."""
    desk = state.players[seat].desk
    if desk.sides < SIDE_SHELVES:
        add_side_shelf(desk)
        tell(state, "side-shelf", seat, KEYS[BOX.main + desk.sides - 1])
    else:
        tell(state, "side-shelf-lost", seat)


def _wand(state: State, seat: int, benefit: Benefit) -> None:
    """AT-34: with none in the reserve it is lost."""
    tell(state, "wand" if take_wand(state.players[seat].desk) else "wand-lost", seat)


def _token(state: State, seat: int, benefit: Benefit) -> None:
    """AT-35, AT-23a: the next of one's own queue; an empty queue gives nothing."""
    if not state.players[seat].queue:
        tell(state, "token-lost", seat)
        return
    tell(state, "token", seat)
    draw_token(state, seat)


def _points(state: State, seat: int, benefit: Benefit) -> None:
    """AT-36."""
    state.players[seat].desk.points += benefit.count
    tell(state, "points", seat, benefit.count)


_COLLECT: dict[str, Callable[[State, int, Benefit], None]] = {
    "book": _book,
    "book-in": _book_in,
    "rearrange": _rearrange,
    "side-shelf": _side_shelf,
    "wand": _wand,
    "token": _token,
    "points": _points,
}


def add_side_shelf(desk: Desk) -> None:
    """Put up a side shelf with its spider: SD1 first, then SD2 (AT-33)."""
    desk.spiders |= 1 << (BOX.main + desk.sides)
    desk.sides += 1


def take_wand(desk: Desk) -> bool:
    """Move a wand from the own reserve into the hand; tell whether there was one (AT-34)."""
    if not desk.reserve:
        return False
    desk.reserve -= 1
    desk.wands += 1
    return True


def draw_token(state: State, seat: int) -> None:
    """Draw the next token of one's own queue; there is no way back from it (AT-23a)."""
    player = state.players[seat]
    player.held.tokens.append(player.queue.pop())
    tell_seat(state, seat, "drew-token", player.held.tokens[-1], learned=True)
