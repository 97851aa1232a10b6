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


def lines_of(view: View) -> tuple[LineView, ...]:
    """The lines of all columns: the players', and alone the public library's (EL-99)."""
    public = view.public.line if view.public is not None else None
    return view.sheet if public is None else (*view.sheet, public)


def _counts(view: View, words: Words) -> list[Row]:
    """Books face up, by category (EL-42)."""
    return [
        Row(
            category_name(category, words),
            tuple(str(dict(line.counts).get(category, 0)) for line in lines_of(view)),
            category=category,
            struck=category == view.banned,
        )
        for category in CATEGORIES
    ]


def _points(view: View, words: Words) -> list[Row]:
    """Points (EL-43 to EL-48); the mummy's line only where there is one."""
    marks = {"prominent": view.prominent, "banned": view.banned}
    own = _specialities(view) if view.sheet else ()
    return [
        Row(
            words(f"sheet-{key}"),
            tuple(_signed(points(line)) for line in lines_of(view)),
            "points",
            marks.get(key, ""),
            struck=key == "banned",
            own=own if key == "speciality" else (),
        )
        for key, points in _POINTS.items()
        if key != "mummy" or any(line.mummy for line in view.sheet)
    ]


def _specialities(view: View) -> tuple[str, ...]:
    """The category of each column."""
    own = tuple(player.speciality or "" for player in view.players)
    return own if view.public is None else (*own, view.public.speciality or "")


def rows(view: View, words: Words) -> list[Row]:
    """All lines of the form, from the top; before the inspection is over they are blank.

    Alone nothing breaks a tie, which is lost (EL-99).
    """
    total = Row(words("sheet-total"), tuple(_signed(line.total) for line in lines_of(view)), "total")
    if view.public is not None:
        return [*_counts(view, words), *_points(view, words), total]
    ties = [Row(words(f"sheet-{key}"), tuple(str(of(line)) for line in view.sheet), "tie") for key, of in _TIES.items()]
    return [*_counts(view, words), *_points(view, words), total, *ties]
