"""The components of Atheneum, read from the TOML files beside this module (AT-01 to AT-03)."""

from __future__ import annotations

from data.atheneum.box import (
    ANY,
    BOOK_OF_ANY_COLOUR,
    SIDE_SHELVES,
    Benefit,
    Compartment,
    Components,
    Objective,
    Part,
    StudyCard,
    Token,
)
from data.atheneum.reading import load
from data.components import tables_of

BOX = load(tables_of("atheneum"))
"""The box that games are played with."""

__all__ = [
    "ANY",
    "BOOK_OF_ANY_COLOUR",
    "BOX",
    "SIDE_SHELVES",
    "Benefit",
    "Compartment",
    "Components",
    "Objective",
    "Part",
    "StudyCard",
    "Token",
    "load",
]
