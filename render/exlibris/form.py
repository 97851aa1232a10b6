"""What is written on the score sheet, line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.exlibris.view import LineView, View
from render.exlibris.phrases import Words, category_name
from render.theme import CATEGORIES

_POINTS: dict[str, Callable[[LineView], int]] = {
    "prominent": lambda line: line.prominent,
    "banned": lambda line: line.banned,
    "variety": lambda line: line.variety,
    "speciality": lambda line: line.speciality,
    "stability": lambda line: line.stability,
    "mummy": lambda line: line.mummy,
}
_TIES: dict[str, Callable[[LineView], int]] = {"books": lambda line: line.books, "hand": lambda line: line.hand}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the form: its label, and what is written in each column."""

    label: str
    cells: tuple[str, ...]
    kind: str = "count"
    """A count, points, the total or a tie-breaker: they are written differently."""
    category: str = ""
    """Its emblem stands before the label."""
    struck: bool = False
    own: tuple[str, ...] = ()
    """A category for each column, whose emblem stands before the number."""


def _signed(points: int) -> str:
    """Points with a real minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def _counts(view: View, words: Words) -> list[Row]:
    """Books face up, by category (EL-42)."""
    return [
        Row(
            category_name(category, words),
            tuple(str(dict(line.counts).get(category, 0)) for line in view.sheet),
            category=category,
            struck=category == view.banned,
        )
        for category in CATEGORIES
    ]


def _points(view: View, words: Words) -> list[Row]:
    """Points (EL-43 to EL-48); the mummy's line only where there is one."""
    marks = {"prominent": view.prominent, "banned": view.banned}
    own = tuple(player.speciality or "" for player in view.players) if view.sheet else ()
    return [
        Row(
            words(f"sheet-{key}"),
            tuple(_signed(points(line)) for line in view.sheet),
            "points",
            marks.get(key, ""),
            struck=key == "banned",
            own=own if key == "speciality" else (),
        )
        for key, points in _POINTS.items()
        if key != "mummy" or any(line.mummy for line in view.sheet)
    ]


def rows(view: View, words: Words) -> list[Row]:
    """All lines of the form, from the top; before the inspection is over they are blank."""
    total = Row(words("sheet-total"), tuple(_signed(line.total) for line in view.sheet), "total")
    ties = [Row(words(f"sheet-{key}"), tuple(str(of(line)) for line in view.sheet), "tie") for key, of in _TIES.items()]
    return [*_counts(view, words), *_points(view, words), total, *ties]
