"""The components of Ex Libris, read from the TOML files beside this module (EL-01 to EL-04)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Literal

LEVELS = ("novice", "student", "professor", "scholar", "savant", "mandarin", "demiurge")
"""The levels of the solo game, by the keys of their names, the first one easiest (EL-96)."""


@dataclass(frozen=True, slots=True)
class Book:
    """One book on a card: its title, and the code of its category."""

    title: str
    category: str


@dataclass(frozen=True, slots=True)
class BookCard:
    """A book card (EL-01). The deck's order is the alphabet's, so a card's index is its rank."""

    index: int
    letter: str
    number: int
    of: int
    """How many cards the letter has."""
    books: tuple[Book, ...]

    @property
    def name(self) -> str:
        """The letter and the number, such as "B4"."""
        return f"{self.letter}{self.number}"

    @property
    def categories(self) -> tuple[str, ...]:
        """The category of each book, in the card's order; one may stand twice."""
        return tuple(book.category for book in self.books)


@dataclass(frozen=True, slots=True)
class Tile:
    """A location tile (EL-04)."""

    number: int
    key: str
    name: dict[str, str]
    effect: Literal["instant", "delayed"]
    spaces: tuple[int, int, int]
    """How many spaces are open with 2, 3 and 4 players."""
    solo: bool
    up: int = 0
    """Cards at set-up, face up."""
    down: int = 0
    """Cards at set-up, face down."""
    beginner: bool = True
    """Whether beginners play with it (EL-94)."""
    friendly: bool = True
    """Whether a friendly game has it (EL-94)."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library and its special assistant (EL-04); the key names the assistant."""

    key: str
    name: dict[str, str]
    assistant: dict[str, str]
    solo: bool
    friendly: bool = True
    """Whether a friendly game has it (EL-94)."""


@dataclass(frozen=True, slots=True)
class Category:
    """A category of books (EL-02)."""

    key: str
    name: dict[str, str]


@dataclass(frozen=True)
class Components:
    """Everything in the box."""

    cards: tuple[BookCard, ...]
    tiles: dict[int, Tile]
    libraries: dict[str, Library]
    categories: dict[str, Category]
    card_by_name: dict[str, int] = field(default_factory=dict)


def _rows(name: str, table: str) -> list[dict[str, Any]]:
    text = files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)[table])


def _cards() -> tuple[BookCard, ...]:
    rows = sorted(_rows("cards", "card"), key=lambda row: (row["letter"], row["number"]))
    of: dict[str, int] = {}
    for row in rows:
        of[row["letter"]] = of.get(row["letter"], 0) + 1
    return tuple(
        BookCard(
            index,
            row["letter"],
            row["number"],
            of[row["letter"]],
            tuple(Book(book["title"], book["category"]) for book in row["books"]),
        )
        for index, row in enumerate(rows)
    )


def _tile(row: dict[str, Any]) -> Tile:
    two, three, four = row.pop("spaces")
    return Tile(**row, spaces=(two, three, four))


def load() -> Components:
    """Read all components; raises ValueError or KeyError where a file is not as it should be."""
    cards = _cards()
    return Components(
        cards,
        {row["number"]: _tile(row) for row in _rows("tiles", "tile")},
        {row["key"]: Library(**row) for row in _rows("libraries", "library")},
        {row["key"]: Category(**row) for row in _rows("categories", "category")},
        {card.name: card.index for card in cards},
    )


BOX = load()
"""The box that games are played with."""
