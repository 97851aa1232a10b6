"""A table laid out by hand, and a driver that answers what the rules ask, for tests of single rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from data.exlibris import BOX
from engine.ask import Answer, Ask, Flow, Option, Picks, Waited
from engine.chance import Chance
from engine.exlibris.cards import CATEGORIES
from engine.exlibris.saved import ONCE_ASKED
from engine.exlibris.shelving import REFUSALS
from engine.exlibris.state import HOME, NOTHING, ORDINARY, Assistant, Cell, Player, PublicLibrary, Shelf, Stack, State
from engine.exlibris.variants import OPTIONS, options_for
from engine.exlibris.visits import visit, visit_home
from engine.options import defaults

T = TypeVar("T")
Pick: TypeAlias = str | tuple[str | int, ...]
"""An option in short: "B4" or "CC" for that card or category, "done" for ("done",); cards by name in tuples."""
Said: TypeAlias = tuple[Any, ...]
"""An answer in a script: the seat, the question's key, and the picks."""
SEED = "5eed" * 16


def number(name: str) -> int:
    """The index of a card such as "B4"."""
    return BOX.card_by_name[name]


def cards(names: str) -> list[int]:
    """The indexes of cards, "B4 C1"."""
    return [number(name) for name in names.split()]


def named(indexes: Sequence[int]) -> str:
    """Cards by their names, in the order given."""
    return " ".join(BOX.cards[index].name for index in indexes)


def shelf(*rows: str) -> Shelf:
    """A shelf drawn row by row: "A1 . -C2 D1/B4" is A1, a gap, C2 face down, and D1 on top of B4."""
    places: Shelf = {}
    for row, line in enumerate(rows):
        for column, mark in enumerate(line.split()):
            if mark != ".":
                upper, _, lower = mark.lstrip("-").partition("/")
                under = number(lower) if lower else NOTHING
                places[row, column] = Stack(number(upper), mark[0] != "-", under)
    return places


def drawn(places: Shelf) -> list[str]:
    """A shelf as `shelf` reads it, from its top left corner."""
    if not places:
        return []
    tops, lefts = [row for row, _ in places], [column for _, column in places]
    lines = []
    for row in range(min(tops), max(tops) + 1):
        last = max(column for at, column in places if at == row)
        lines.append(" ".join(_mark(places.get((row, column))) for column in range(min(lefts), last + 1)))
    return lines


def _mark(stack: Stack | None) -> str:
    if stack is None:
        return "."
    under = "" if stack.under == NOTHING else f"/{named([stack.under])}"
    return f"{'' if stack.face_up else '-'}{named([stack.card])}{under}"


def table(
    *hands: str,
    kinds: Sequence[str] = (),
    shelves: Sequence[Shelf] = (),
    tiles: Mapping[int, str] | None = None,
    deck: str = "",
    pile: str = "",
    prominent: str = "RT",
    banned: str = "CC",
    specialities: Sequence[str] = ("FF", "HV", "MM", "SP"),
) -> State:
    """A state in the placement phase, one seat a hand, with nothing that is not named here.

    Open tiles come with the cards that lie there; the deck's first card is drawn first, the pile's last is its top.
    One hand alone makes a solo game, whose public library has the second speciality.
    """
    seats = len(hands)
    state = State(Chance(SEED), seats, options_for(seats, defaults(OPTIONS)), 0, "placement", round=2)
    if seats == 1:
        state.public = PublicLibrary(specialities[1])
    for seat, hand in enumerate(hands):
        kind = kinds[seat] if seat < len(kinds) else "wizard" if seat == 0 else "mummy"
        assistants = [Assistant(seat, kind), *(Assistant(seat, ORDINARY) for _ in range(3 if seats == 1 else 2))]
        places = shelves[seat] if seat < len(shelves) else {}
        state.players.append(Player(cards(hand), places, kind, specialities[seat], assistants))
    state.stock = {tile: cards(names) for tile, names in (tiles or {}).items()}
    state.tiles = sorted(state.stock)
    state.deck, state.pile = cards(deck)[::-1], cards(pile)
    state.prominent, state.banned = prominent, banned
    return state


def stand(state: State, seat: int, tile: int, space: int = 0, kind: str = ORDINARY) -> Assistant:
    """Put one of a seat's assistants from hand on a space, with no visit."""
    one = next(one for one in state.players[seat].assistants if one.kind == kind and one.where < 0)
    state.arrivals += 1
    one.where, one.space, one.arrived = tile, space, state.arrivals
    return one


def visiting(state: State, seat: int, tile: int, space: int = 0, kind: str = ORDINARY) -> Flow[None]:
    """A visit of one of a seat's assistants to a tile, or to its home."""
    one = stand(state, seat, tile, space, kind)
    return visit_home(state, one) if tile == HOME else visit(state, one)


def hand(state: State, seat: int) -> str:
    """A seat's hand in alphabetical order."""
    return named(sorted(state.players[seat].hand))


def on_shelf(state: State, seat: int) -> list[str]:
    """A seat's shelf, drawn."""
    return drawn(state.players[seat].shelf)


def lying(state: State, tile: int) -> str:
    """The cards on a tile in alphabetical order."""
    return named(sorted(state.stock[tile]))


def where(state: State, seat: int, kind: str = ORDINARY) -> list[int]:
    """Where a seat's assistants of a kind stand."""
    return sorted(one.where for one in state.players[seat].assistants if one.kind == kind)


def facts(state: State, key: str) -> list[tuple[str | int, ...]]:
    """The arguments of every fact told under a key."""
    return [fact.args for fact in state.told if fact.key == key]


def option(pick: Pick) -> Option:
    """The option that is meant by a pick in short."""
    if isinstance(pick, tuple):
        return (pick[0], *(BOX.card_by_name.get(str(part), part) for part in pick[1:]))
    if pick in BOX.card_by_name:
        return ("card", number(pick))
    return ("category", pick) if pick in CATEGORIES else (pick,)


def options(*picks: Pick) -> tuple[Option, ...]:
    """Options, each in short."""
    return tuple(option(pick) for pick in picks)


@dataclass
class Played(Generic[T]):
    """What came of a script."""

    asks: list[Ask]
    """Every question that was answered."""
    waits: Waited | None
    """What the flow waits for still."""
    value: T | None

    @property
    def pending(self) -> Ask:
        """The only question that waits."""
        assert self.waits is not None, "nothing is asked any more"
        (question,) = self.waits.asks
        return question


def _play(flow: Flow[T], script: Sequence[Said]) -> Played[T]:
    asks: list[Ask] = []
    left = list(script)
    reply: Answer | None = None
    while True:
        try:
            wait = next(flow) if reply is None else flow.send(reply)
        except StopIteration as done:
            assert all(said[1] in ONCE_ASKED for said in left), f"nobody asks for {left}"
            return Played(asks, None, done.value)
        while left and left[0][1] in ONCE_ASKED and all(one.key != left[0][1] for one in wait.asks):
            left.pop(0)  # a script may say what leaves no choice (EL-A2)
        if not left:
            return Played(asks, wait, None)
        question, picks = _answer(wait, *left.pop(0))
        asks.append(question)
        reply = (question.seat, picks)


def _answer(wait: Waited, seat: int, key: str, *short: Pick) -> tuple[Ask, Picks]:
    question = next((one for one in wait.asks if one.seat == seat), None)
    assert question is not None, f"{key}: seat {seat} is not asked, but {wait.asks}"
    assert question.key == key, f"seat {seat} is asked {question.key}, not {key}"
    picks = options(*short)
    strange = [one for one in picks if one not in question.options]
    assert not strange, f"{key}: {strange} is not among {question.options}"
    assert question.at_least <= len(picks) <= question.at_most, f"{key}: {len(picks)} picks"
    return question, tuple(one for one in question.options if one in picks)


def run(flow: Flow[T], *script: Said) -> Played[T]:
    """Answer a flow's questions, each as expected and offered, until it ends."""
    played = _play(flow, script)
    assert played.waits is None, f"still asked: {played.waits}"
    return played


def asked(flow: Flow[T], *script: Said) -> Ask:
    """Answer as `run` does, and return the one question that waits then."""
    return _play(flow, script).pending


def until(flow: Flow[T], *script: Said) -> Played[T]:
    """Answer as `run` does, and stop where the script ends."""
    return _play(flow, script)


def refused(state: State, question: Ask, *picks: Pick) -> str | None:
    """Why picks that are each legal alone are not legal together; None where they are."""
    chosen = options(*picks)
    assert set(chosen) <= set(question.options), f"{chosen} is not among {question.options}"
    refuse = REFUSALS.get(question.key)
    return refuse(state, question, chosen) if refuse else None


def cells(question: Ask, kind: str = "cell") -> list[Cell]:
    """The places that a question offers."""
    return [(int(one[1]), int(one[2])) for one in question.options if one[0] == kind]
