"""A table laid out by hand, and a driver that answers what the rules ask, for tests of single rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.atheneum import BOX
from engine.ask import Ask, Flow, Option
from engine.atheneum.geometry import COMPARTMENTS, KEYS, PLACE_AT, PLACES, Place
from engine.atheneum.patterns import filled_by
from engine.atheneum.state import COLOURS, Desk, State
from engine.atheneum.working import copy_of, work
from engine.facts import Fact
from engine.match import Match
from tests.engine.playing import match_of, set_up

LETTERS = dict(zip("tgupb", COLOURS, strict=True))
"""How a colour is drawn; purple is u."""
CONFIRM: Option = ("confirm",)


def number(key: str) -> int:
    """The index of what has such a key printed on it: "A04", "O16", "T07"."""
    return BOX.named(key)


def numbers(keys: str) -> list[int]:
    return [number(key) for key in keys.split()]


def at(where: str) -> int:
    """A place's number: "UL 2" is the third column of the lowest level, "UL 2 1" the one above it."""
    key, column, *level = where.split()
    return PLACE_AT[Place(KEYS.index(key), int(column), int(level[0]) if level else 0)]


def where(place: int) -> str:
    compartment, column, level = PLACES[place]
    return f"{KEYS[compartment]} {column}" + (f" {level}" if level else "")


def books(**drawn: str) -> list[int]:
    """Books by colour from drawings: UR="gbp gpp" has green, black, pink above green, pink, pink; "." is empty."""
    found = [0] * len(COLOURS)
    for key, rows in drawn.items():
        for level, row in enumerate(reversed(rows.split())):
            for column, letter in enumerate(row):
                if letter != ".":
                    place = PLACE_AT[Place(KEYS.index(key), column, level)]
                    found[COLOURS.index(LETTERS[letter])] |= 1 << place
    return found


def drawn(shelves: Sequence[int]) -> dict[str, str]:
    """What `books` reads, compartments without books left out."""
    found = {}
    for index, compartment in enumerate(BOX.compartments):
        if filled_by(list(shelves)) & COMPARTMENTS[index]:
            rows = [
                "".join(_letter(shelves, PLACE_AT[Place(index, column, level)]) for column in range(compartment.width))
                for level in reversed(range(compartment.levels))
            ]
            found[compartment.key] = " ".join(row for row in rows if row.strip("."))
    return found


def _letter(shelves: Sequence[int], place: int) -> str:
    return next((letter for colour, letter in enumerate(LETTERS) if shelves[colour] >> place & 1), ".")


def table(seats: int = 2, *, row: str = "", played: str = "", **options: int) -> State:
    """A state at the start of a shelving, with some objectives open and some study cards played."""
    state: State = set_up("atheneum", seats, "5eed" * 16, **options)
    state.phase = "shelving"
    for seat, key in enumerate(played.split()):
        state.players[seat].played = number(key)
    if row:
        state.row = numbers(row)
        state.objectives = [one for one in range(len(BOX.objectives)) if one not in state.row]
    state.told.clear()
    return state


def furnish(state: State, seat: int = 0, **drawn: str) -> Desk:
    """Put books on a seat's shelves, as they stood at the start of the round."""
    player = state.players[seat]
    player.desk.books = books(**drawn)
    filled = filled_by(player.desk.books)
    for index, whole in enumerate(COMPARTMENTS):
        if filled & whole == whole:
            player.desk.spiders &= ~(1 << index)
    player.shown = copy_of(player.desk)
    return player.desk


class Work:
    """One seat's work, driven by hand: whatever is done must be offered."""

    def __init__(self, state: State, seat: int = 0, flow: Flow[None] | None = None) -> None:
        self.state = state
        self.seat = seat
        self.flow = work(state, seat) if flow is None else flow
        self.facts: list[Fact] = []
        self.ask: Ask | None = None
        self._resume(None)

    def _resume(self, option: Option | None) -> None:
        try:
            wait = next(self.flow) if option is None else self.flow.send((self.seat, (option,)))
        except StopIteration:
            self.ask = None
        else:
            (self.ask,) = wait.asks
        self.facts += self.state.told
        self.state.told.clear()

    @property
    def done(self) -> bool:
        return self.ask is None

    @property
    def options(self) -> tuple[Option, ...]:
        assert self.ask is not None
        return self.ask.options

    def do(self, *choice: str | int) -> Work:
        assert choice in self.options, f"{choice} is not among {self.options}"
        self._resume(choice)
        return self

    def shelve(self, source: str, where: str, colour: str = "") -> Work:
        return self.do("shelve", source, colour or source, at(where))

    def lift(self, where: str) -> Work:
        return self.do("lift", at(where))

    def confirm(self) -> Work:
        return self.do(*CONFIRM)

    def offered(self, kind: str) -> list[tuple[Any, ...]]:
        """The arguments of the options of a kind; places are told as `at` reads them."""
        return [option[1:] for option in self.options if option[0] == kind]

    def told(self, key: str) -> list[tuple[Any, ...]]:
        return [fact.args for fact in self.facts if fact.key == key]


def places_of(worker: Work, source: str, colour: str = "") -> list[str]:
    """Where a book may be shelved."""
    wanted = (source, colour or source)
    return [where(int(option[3])) for option in worker.options if option[0] == "shelve" and option[1:3] == wanted]


def lifts_of(worker: Work) -> list[str]:
    return [where(int(option[1])) for option in worker.options if option[0] == "lift"]


def begin(state: State) -> Match:
    """A match that begins with this state's turn."""
    return match_of("atheneum", state)


def keys_of(facts: Sequence[Fact]) -> list[str]:
    return [fact.key for fact in facts]


def wands_on_cards(desk: Desk, row: Sequence[int]) -> int:
    """How many wands lie on open objectives."""
    return sum(objective in desk.claimed for objective in row)
