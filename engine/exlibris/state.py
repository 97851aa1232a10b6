"""The state of a match of Ex Libris: data without verbs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.facts import Fact

Cell = tuple[int, int]
"""A place on a shelf: row (downwards) and column (rightwards), relative to the first card at (0, 0)."""

HOME = 0
"""Where an assistant stands that is at home; tiles have their number, 1 to 18."""
IN_HAND = -1
"""Where an assistant stands that has still to be placed."""
ORDINARY = "ordinary"
NOTHING = -1
"""No card."""
HOME_SPACES = 3
BASIC = "basic"
"""The library of a beginner game, which brings no special assistant (EL-94)."""
ROWS = 3
"""A shelf's most rows (EL-20)."""


@dataclass(slots=True)
class Stack:
    """One place of a shelf: a card, and perhaps one entombed under it (EL-85)."""

    card: int
    face_up: bool = True
    under: int = NOTHING


Shelf = dict[Cell, Stack]


@dataclass(slots=True)
class Assistant:
    """An assistant (EL-13): an ordinary one, or the special one, whose kind is its library's key."""

    owner: int
    kind: str
    where: int = IN_HAND
    space: int = 0
    arrived: int = 0
    """Assistants that came earlier have a lower number (EL-80)."""


@dataclass(slots=True)
class Player:
    """What belongs to one seat."""

    hand: list[int] = field(default_factory=list)
    shelf: Shelf = field(default_factory=dict)
    library: str = ""
    speciality: str = ""
    assistants: list[Assistant] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    """Cards lying face down on a tile that this seat has looked at (EL-73)."""


@dataclass(slots=True)
class Line:
    """One player's line of the score sheet (EL-42 to EL-49)."""

    counts: dict[str, int]
    """Books by category, face up."""
    prominent: int
    banned: int
    variety: int
    speciality: int
    stability: int
    mummy: int
    total: int
    books: int
    hand: int
    """Cards left in hand, for ties."""


@dataclass(slots=True)
class PublicLibrary:
    """The public library of a solo game (EL-95): beside the discard pile, which is all its books, what only it has."""

    speciality: str
    """Secret until the end."""
    shown: list[str] = field(default_factory=list)
    """Category cards that were hidden and went out (EL-96)."""
    line: Line | None = None
    """Its line of the score sheet, once the inspection is over (EL-99)."""


@dataclass(slots=True)
class State:
    """Everything about a match."""

    chance: Chance
    seats: int
    options: dict[str, int]
    first: int
    """The seat with the first-player token."""
    phase: str
    """The turn to be played next: libraries, preparation, placement, resolution, cleanup, inspection or over."""
    round: int = 0
    active: int = 0
    """Whose placement it is, or whose library."""
    resolving: int = 0
    """How many open tiles were resolved this round."""
    last_round: bool = False
    arrivals: int = 0
    players: list[Player] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    """Libraries still to be chosen (EL-12)."""
    prominent: str = ""
    banned: str = ""
    unseen: list[str] = field(default_factory=list)
    """Category cards that nobody sees (EL-14); in a solo game the last one is the next to be shown (EL-96)."""
    public: PublicLibrary | None = None
    """Whom one plays against alone; None in a game of several."""
    tiles: list[int] = field(default_factory=list)
    """This round's tiles, without the permanent ones."""
    permanent: list[int] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    """Tiles still face down; the next one is the last of the list."""
    used: list[int] = field(default_factory=list)
    """Discarded tiles."""
    stock: dict[int, list[int]] = field(default_factory=dict)
    """The cards that lie on each open tile."""
    deck: list[int] = field(default_factory=list)
    """The next card is the last of the list."""
    pile: list[int] = field(default_factory=list)
    """The discard pile; its visible top is the last of the list."""
    revealed: list[int] = field(default_factory=list)
    """Cards that lie before everyone and are in nobody's hand yet."""
    searcher: int = -1
    """The seat that searches the discard pile just now (EL-71)."""
    turned_up: int = 0
    """The tile whose face-down cards are turned up just now (EL-35)."""
    flips: dict[int, list[Cell]] = field(default_factory=dict)
    """Cards turned down by choice, then by the alphabet check, once the inspection is over."""
    sheet: list[Line] = field(default_factory=list)
    """The score sheet, once the inspection is over."""
    winners: list[int] = field(default_factory=list)
    told: list[Fact] = field(default_factory=list)
    """Facts since the last choice; never stored."""
    ends: Callable[[], None] | None = field(default=None, compare=False)
    """What is called where a round ends; never stored, and not there on a table that is dealt."""

    def open_tiles(self) -> list[int]:
        """The numbers of all open tiles, ascending."""
        return sorted(self.tiles + self.permanent)
