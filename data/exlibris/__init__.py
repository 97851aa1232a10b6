"""The components of Ex Libris, read from the TOML files beside this module (EL-01 to EL-04)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from data.components import Table, Tables, in_english, once, require, row, rows, tables_of, texts, whole

LEVELS = ("novice", "student", "professor", "scholar", "savant", "mandarin", "demiurge")
"""The levels of the solo game, by the keys of their names, the first one easiest (EL-96)."""
CATEGORIES = ("CC", "FF", "HV", "MM", "RT", "SP")
"""The categories that have pictures (EL-02)."""
LOCATIONS = (
    "hut", "swap", "auction", "donation", "community", "well", "den", "lodge", "collector",
    "bookseller", "dump", "draft", "shack", "rummage", "guild", "tax", "yard", "shelfmasons",
)  # fmt: skip
"""The keys of the location tiles by their numbers, from 1, as their effects are written (EL-04)."""
ASSISTANTS = (
    "automaton", "bookworm", "cube", "ghost", "goblin", "golem", "imp", "mummy", "sasquatch", "snowman", "witch",
    "wizard",
)  # fmt: skip
"""The special assistants whose powers are written (EL-04)."""
LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
"""What book cards may begin with (EL-03)."""
DECK = 152
"""How many book cards there are (EL-01)."""
MOST_BOOKS, MOST_SPACES, MOST_CARDS = 4, 4, 6
"""On a card, on a tile, and beside a tile at set-up: there is room for no more in pictures."""


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
    the: dict[str, str] = field(default_factory=dict)
    """The assistant with its article, or in the case of whom somebody sends, where a language needs that."""


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


def _cards(table: Table) -> tuple[BookCard, ...]:
    file = "exlibris/cards"
    found = rows(file, table, "card", {"letter": str, "number": int, "books": list})
    for one in found:
        require(one["letter"] in LETTERS, file, f"a card's letter is A to Z, not {one['letter']!r}")
    found.sort(key=lambda one: (one["letter"], one["number"]))
    of: dict[str, int] = {}
    for one in found:
        letter = one["letter"]
        of[letter] = of.get(letter, 0) + 1
        right = one["number"] == of[letter]
        require(right, file, f"the cards of {letter} are numbered 1, 2, 3 and so on; {of[letter]} is not there once")
    require(len(found) == DECK, file, f"there are {DECK} book cards, not {len(found)}")
    return tuple(
        BookCard(index, one["letter"], one["number"], of[one["letter"]], _books(f"{one['letter']}{one['number']}", one))
        for index, one in enumerate(found)
    )


def _books(card: str, found: Table) -> tuple[Book, ...]:
    file, books = "exlibris/cards", found["books"]
    require(1 <= len(books) <= MOST_BOOKS, file, f"{card} holds 1 to {MOST_BOOKS} books, not {len(books)}")
    for book in books:
        row(file, book, f"a book of {card}", {"title": str, "category": str})
        require(book["category"] in CATEGORIES, file, f"{book['category']} of {card} is no category")
    return tuple(Book(book["title"], book["category"]) for book in books)


def _tile(found: Table) -> Tile:
    file, number, spaces = "exlibris/tiles", found["number"], found["spaces"]
    require(whole(number, 1, len(LOCATIONS)), file, f"tiles are numbered 1 to {len(LOCATIONS)}; {number} is none")
    key = LOCATIONS[number - 1]
    require(found["key"] == key, file, f"tile {number} is called {key}, not {found['key']}")
    in_english(file, key, found["name"])
    require(found["effect"] in ("instant", "delayed"), file, f"the effect of {key} is instant or delayed")
    good = len(spaces) == 3 and all(whole(one, 1, MOST_SPACES) for one in spaces)
    require(good, file, f"{key} has 1 to {MOST_SPACES} spaces with 2, 3 and 4 players, not {spaces}")
    cards = [found.get(name, 0) for name in ("up", "down")]
    require(min(cards) >= 0 and sum(cards) <= MOST_CARDS, file, f"beside {key} lie 0 to {MOST_CARDS} cards")
    return Tile(**{**found, "spaces": tuple(spaces)})


def _tiles(table: Table) -> dict[int, Tile]:
    must = {"number": int, "key": str, "name": dict, "effect": str, "spaces": list, "solo": bool}
    may = {"up": int, "down": int, "beginner": bool, "friendly": bool}
    found = [_tile(one) for one in rows("exlibris/tiles", table, "tile", must, may)]
    once("exlibris/tiles", "tile", [tile.number for tile in found])
    require(len(found) == len(LOCATIONS), "exlibris/tiles", f"there are {len(LOCATIONS)} tiles, not {len(found)}")
    return {tile.number: tile for tile in found}


def _libraries(table: Table) -> dict[str, Library]:
    file = "exlibris/libraries"
    must = {"key": str, "name": dict, "assistant": dict, "solo": bool}
    found = rows(file, table, "library", must, {"friendly": bool, "the": dict})
    keys = sorted(one["key"] for one in found)
    require(keys == sorted(ASSISTANTS), file, f"the assistants are {', '.join(ASSISTANTS)}")
    for one in found:
        in_english(file, f"the library of {one['key']}", one["name"])
        in_english(file, one["key"], one["assistant"])
        texts(file, f"a form of {one['key']}", one.get("the", {}))
    return {one["key"]: Library(**one) for one in found}


def _categories(table: Table) -> dict[str, Category]:
    file = "exlibris/categories"
    found = rows(file, table, "category", {"key": str, "name": dict})
    keys = sorted(one["key"] for one in found)
    require(keys == sorted(CATEGORIES), file, f"the categories are {', '.join(CATEGORIES)}")
    for one in found:
        in_english(file, one["key"], one["name"])
    return {one["key"]: Category(**one) for one in found}


def load(tables: Tables) -> Components:
    """Read all components; raises UnplayableError where no game could be played with them."""
    cards = _cards(tables("cards"))
    return Components(
        cards,
        _tiles(tables("tiles")),
        _libraries(tables("libraries")),
        _categories(tables("categories")),
        {card.name: card.index for card in cards},
    )


BOX = load(tables_of("exlibris"))
"""The box that games are played with."""
