"""The components of Atheneum, read from the TOML files beside this module (AT-01 to AT-03)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Literal

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


def _table(name: str) -> dict[str, Any]:
    text = files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _benefit(text: str) -> Benefit:
    first, _, rest = text.partition(" ")
    match first:
        case "in":
            return Benefit("book-in", rest)
        case "rearrange" | "points":
            return Benefit(first, count=int(rest))
        case "side-shelf" | "wand" | "token":
            return Benefit(first)
        case _:
            return Benefit("book", first)


def _card(index: int, row: dict[str, Any]) -> StudyCard:
    sections = {name: tuple(map(_benefit, row[name])) for name in ("grey", "yellow", "blue")}
    return StudyCard(index, row["key"], row["deck"], **sections)


def _part(where: str, rows: list[str]) -> Part:
    """Read a pattern as it is drawn, its upper level first."""
    levels = [row.split() for row in reversed(rows)]
    cells = [
        (column, level, colour)
        for level, row in enumerate(levels)
        for column, colour in enumerate(row)
        if colour != "."
    ]
    return Part(where, tuple(cells))


def _objective(index: int, row: dict[str, Any]) -> Objective:
    parts = tuple(_part(where, rows) for where, rows in row["parts"].items())
    return Objective(index, row["key"], row["kind"], row["points"], row["wand"], parts)


def _token(index: int, row: dict[str, Any]) -> Token:
    return Token(index, row["key"], row["kind"], tuple(row.get("colours", ())), row.get("count", 0))


def _compartments(shelves: dict[str, Any]) -> tuple[Compartment, ...]:
    main = [Compartment(**row) for row in shelves["main"]]
    (side,) = shelves["side"]
    sides = [Compartment(**{**side, "key": f"{side['key']}{number}"}) for number in range(1, SIDE_SHELVES + 1)]
    return (*main, *sides)


def load() -> Components:
    """Read all components; raises ValueError or KeyError where a file is not as it should be."""
    shelves = _table("shelves")
    candles = shelves["candles"]
    return Components(
        tuple(Subject(**row) for row in _table("subjects")["subject"]),
        _compartments(shelves),
        len(shelves["main"]),
        (tuple(candles["main"]), *[tuple(candles["side"])] * SIDE_SHELVES),
        tuple(_card(index, row) for index, row in enumerate(_table("cards")["card"])),
        tuple(_objective(index, row) for index, row in enumerate(_table("objectives")["objective"])),
        tuple(_token(index, row) for index, row in enumerate(_table("tokens")["token"])),
    )


BOX = load()
"""The box that games are played with."""
