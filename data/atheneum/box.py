"""What there is in the box of Atheneum (AT-01 to AT-03)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ANY = "any"
"""Whichever colour, of a book; whichever compartment, of an objective's part."""
BOOK_OF_ANY_COLOUR = "*"
"""A cell of a pattern that any book fills."""
SIDE_SHELVES = 2
"""The most side shelves a player may have (AT-33)."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A subject (AT-01); its key is its colour."""

    key: str
    name: dict[str, str]


@dataclass(frozen=True, slots=True)
class Compartment:
    """A compartment of a shelf (AT-03)."""

    key: str
    width: int
    levels: int
    value: int
    """What it is worth when full (AT-71)."""
    column: int
    """Where its upper left corner lies in the picture of its shelf, from the left."""
    row: int
    """The same from above."""


@dataclass(frozen=True, slots=True)
class Benefit:
    """A benefit of a study card (AT-30 to AT-36)."""

    kind: Literal["book", "book-in", "rearrange", "side-shelf", "wand", "token", "points"]
    what: str = ""
    """A book's colour or "any"; the compartment of a "book-in"."""
    count: int = 1
    """How many books to rearrange, how many points."""


@dataclass(frozen=True, slots=True)
class StudyCard:
    """A study card (AT-02)."""

    index: int
    key: str
    deck: Literal["A", "B"]
    grey: tuple[Benefit, ...]
    yellow: tuple[Benefit, ...]
    blue: tuple[Benefit, ...]


Cell = tuple[int, int, str]
"""A cell of a pattern: column from the left, level from below, colour or "*"."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an objective: a pattern, and the compartment that it must stand in, or "any"."""

    where: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Objective:
    """An objective card (AT-60)."""

    index: int
    key: str
    kind: Literal["any", "named", "colourless"]
    points: int
    wand: bool
    """Whether it also gives a wand (AT-24)."""
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A bonus token: a candle or this (AT-51)."""

    index: int
    key: str
    kind: Literal["pair", "book", "rearrange", "wand", "side-shelf"]
    colours: tuple[str, ...] = ()
    """Of a pair."""
    count: int = 0
    """How many books to rearrange."""


@dataclass(frozen=True)
class Components:
    """Everything in the box."""

    subjects: tuple[Subject, ...]
    compartments: tuple[Compartment, ...]
    """Those of the main shelf, then those of the first and of the second side shelf (SD1, SD2)."""
    main: int
    """How many of them the main shelf has."""
    candles: tuple[tuple[int, ...], ...]
    """What the candle places are worth: on the main shelf, then on each side shelf."""
    cards: tuple[StudyCard, ...]
    objectives: tuple[Objective, ...]
    tokens: tuple[Token, ...]

    def named(self, key: str) -> int:
        """The index of a study card, an objective or a token by the key printed on it, such as "A04", "O16", "T07"."""
        rows: tuple[StudyCard | Objective | Token, ...] = (*self.cards, *self.objectives, *self.tokens)
        return next(row.index for row in rows if row.key == key)
