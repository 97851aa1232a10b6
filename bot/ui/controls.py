"""Rows of components as plain data: what `plan` decides and `components` builds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

LONGEST_LABEL = 80
LONGEST_LINE = 100
"""Discord's limit for a menu option's label, its description and a placeholder (a placeholder may hold 150)."""
MOST_OPTIONS = 25
MOST_BUTTONS = 5
MOST_ROWS = 5

Style = Literal["plain", "main", "good", "bad"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button: what it is called, and what a click on it means."""

    verb: str
    numbers: tuple[int, ...]
    label: str
    style: Style = "plain"
    on: bool = True
    emblem: str = ""
    """What the emblem before its label is called."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a menu."""

    index: int
    label: str
    detail: str = ""
    marked: bool = False
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu: what it offers, and what a pick in it means."""

    verb: str
    numbers: tuple[int, ...]
    placeholder: str
    lines: tuple[Line, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Heading:
    """Words above the rows that follow."""

    text: str


@dataclass(frozen=True, slots=True)
class Beside:
    """Words with a button of their own beside them, which says a word or two."""

    text: str
    button: Button


Row: TypeAlias = "tuple[Button, ...] | Menu | Beside | Heading"


def buttons_of(row: Row) -> tuple[Button, ...]:
    """Return the buttons of a row."""
    if isinstance(row, Beside):
        return (row.button,)
    return row if isinstance(row, tuple) else ()
