"""The state of a match of Atheneum: data without verbs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from data.atheneum import BOX
from engine.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.facts import Fact

COLOURS = tuple(subject.key for subject in BOX.subjects)
"""The subjects by their colours; everywhere else in the state a colour is its index here (AT-01)."""
COLOUR_AT = {colour: index for index, colour in enumerate(COLOURS)}
NOTHING = -1
"""No card."""
START_WANDS, ALL_WANDS = 2, 6
"""How many wands a player begins with, and has in all (AT-02, AT-10)."""
ROUNDS, ROUNDS_A_PHASE = 10, 5
"""AT-11."""


def no_books() -> list[int]:
    """A zero for each colour."""
    return [0] * len(COLOURS)


def none_named() -> list[int]:
    """A zero for each compartment of the main shelf."""
    return [0] * BOX.main


@dataclass(slots=True)
class Desk:
    """What lies openly before a player once it is confirmed (AT-80)."""

    points: int = 0
    wands: int = START_WANDS
    """Wands in hand."""
    reserve: int = ALL_WANDS - START_WANDS
    claimed: list[int] = field(default_factory=list)
    """Objectives, in the order of claiming; a wand lies on those that are still in the row (AT-24)."""
    books: list[int] = field(default_factory=no_books)
    """For each colour the places of its books, one bit a place (`geometry.PLACES`)."""
    pairs: dict[int, int] = field(default_factory=dict)
    """The left place of each pair, and its token (AT-43)."""
    sides: int = 0
    """How many side shelves there are (AT-33)."""
    spiders: int = (1 << BOX.main) - 1
    """The compartments that still have their spider, one bit a compartment (AT-50)."""
    candles: dict[int, int] = field(default_factory=dict)
    """Candle places, and the token that stands there (AT-51)."""


@dataclass(slots=True)
class Held:
    """What a seat holds to be used this round (AT-22)."""

    printed: list[int] = field(default_factory=no_books)
    """How many books of each colour from cards (AT-30)."""
    jokers: int = 0
    """Books of any colour from cards (AT-30)."""
    named: list[int] = field(default_factory=none_named)
    """Books of any colour for each compartment of the main shelf (AT-31)."""
    lifts: int = 0
    """Lifts left from cards (AT-32)."""
    gifts: int = 0
    """Books of any colour from spiders (AT-50)."""
    token_lifts: int = 0
    """Lifts left from used bonus tokens (AT-51)."""
    lifted: list[int] = field(default_factory=no_books)
    """How many books of each colour are off the shelf (AT-32)."""
    lifted_pairs: list[int] = field(default_factory=list)
    """The tokens of pairs that are off the shelf (AT-43)."""
    tokens: list[int] = field(default_factory=list)
    """Bonus tokens that may still be used, either face (AT-51)."""
    spent: list[int] = field(default_factory=list)
    """Bonus tokens that go to the discard at the end of the round (AT-23a)."""


@dataclass(slots=True)
class Player:
    """What belongs to one seat."""

    favourite: int
    """Its favourite subject (AT-01)."""
    desk: Desk = field(default_factory=Desk)
    shown: Desk = field(default_factory=Desk)
    """The desk as its owner last confirmed it: what the others see (AT-80)."""
    held: Held = field(default_factory=Held)
    hand: list[int] = field(default_factory=list)
    """Study cards; after the draft those that the seat has not looked at yet (AT-20)."""
    played: int = NOTHING
    """The study card of this round, once it is revealed."""
    queue: list[int] = field(default_factory=list)
    """The seat's tokens to come this round; the next one is the last of the list (AT-23a)."""


@dataclass(slots=True)
class Line:
    """One player's line of the score sheet (AT-70 to AT-75)."""

    play: int
    """Points made during the game."""
    favourite: int
    compartments: int
    candles: int
    wands: int
    total: int
    books: int
    """Books on the shelves, for ties."""
    favourites: int
    """Favourite books on the shelves, for ties."""


@dataclass(slots=True)
class State:
    """Everything about a match."""

    chance: Chance
    seats: int
    options: dict[str, int]
    phase: str = "draft"
    """The turn to be played next: draft, shelving or over."""
    round: int = 1
    players: list[Player] = field(default_factory=list)
    decks: dict[str, list[int]] = field(default_factory=dict)
    """The study cards of A and of B; the next one is the last of the list."""
    discard: list[int] = field(default_factory=list)
    """Study cards that were played or left over, face up."""
    row: list[int] = field(default_factory=list)
    """The open objectives from left to right; the rightmost leaves first (AT-26)."""
    objectives: list[int] = field(default_factory=list)
    """Objectives face down; the next one is the last of the list."""
    gone: list[int] = field(default_factory=list)
    """Objectives that have left the row."""
    bag: list[int] = field(default_factory=list)
    """Bonus tokens in the bag, in no order that matters: it is shuffled before every use."""
    used: list[int] = field(default_factory=list)
    """The discard of the bonus tokens."""
    sheet: list[Line] = field(default_factory=list)
    """The score sheet, once the game is over."""
    winners: list[int] = field(default_factory=list)
    told: list[Fact] = field(default_factory=list)
    """Facts since the last choice; never stored."""
    ends: Callable[[], None] | None = field(default=None, compare=False)
    """What is called where a round ends; never stored, and not there on a table that is dealt."""
