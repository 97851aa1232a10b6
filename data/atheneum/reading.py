"""The files of Atheneum, read into the box."""

from __future__ import annotations

from typing import Any

from data.atheneum.box import SIDE_SHELVES, Benefit, Compartment, Components, Objective, Part, StudyCard, Subject, Token
from data.atheneum.checking import check
from data.components import Table, Tables, require, row, rows

CARDS, OBJECTIVES, SHELVES = "atheneum/cards", "atheneum/objectives", "atheneum/shelves"
SUBJECTS, TOKENS = "atheneum/subjects", "atheneum/tokens"
_COMPARTMENT = {"key": str, "width": int, "levels": int, "value": int, "column": int, "row": int}
_CARD = {"key": str, "deck": str, "grey": list, "yellow": list, "blue": list}
_OBJECTIVE = {"key": str, "kind": str, "points": int, "wand": bool, "parts": dict}


def load(tables: Tables) -> Components:
    """Read all components; raises UnplayableError where no game could be played with them."""
    shelves = tables("shelves")
    candles = row(SHELVES, shelves.get("candles"), "[candles]", {"main": list, "side": list})
    main = rows(SHELVES, shelves, "main", _COMPARTMENT)
    box = Components(
        tuple(Subject(**one) for one in rows(SUBJECTS, tables("subjects"), "subject", {"key": str, "name": dict})),
        (*(Compartment(**one) for one in main), *_side_shelves(shelves)),
        len(main),
        (tuple(candles["main"]), *[tuple(candles["side"])] * SIDE_SHELVES),
        tuple(_card(*one) for one in enumerate(rows(CARDS, tables("cards"), "card", _CARD))),
        tuple(_objective(*one) for one in enumerate(rows(OBJECTIVES, tables("objectives"), "objective", _OBJECTIVE))),
        tuple(
            _token(*one)
            for one in enumerate(
                rows(TOKENS, tables("tokens"), "token", {"key": str, "kind": str}, {"colours": list, "count": int})
            )
        ),
    )
    check(box)
    return box


def _side_shelves(shelves: Table) -> list[Compartment]:
    """The one compartment of a side shelf, on each of them (AT-33)."""
    found = rows(SHELVES, shelves, "side", _COMPARTMENT)
    require(len(found) == 1, SHELVES, "a side shelf has one compartment")
    return [Compartment(**{**found[0], "key": f"{found[0]['key']}{number}"}) for number in range(1, SIDE_SHELVES + 1)]


def _benefit(card: str, text: Any) -> Benefit:
    first, _, rest = text.partition(" ") if isinstance(text, str) else ("", "", "")
    match first:
        case "in":
            return Benefit("book-in", rest)
        case "rearrange" | "points":
            require(rest.isdecimal() and int(rest), CARDS, f'"{text}" of {card} needs a number')
            return Benefit(first, count=int(rest))
        case "side-shelf" | "wand" | "token":
            require(not rest, CARDS, f'"{text}" of {card} is no benefit')
            return Benefit(first)
        case _:
            return Benefit("book", text if isinstance(text, str) else "")


def _card(index: int, one: Table) -> StudyCard:
    key = one["key"]
    grey, yellow, blue = (tuple([_benefit(key, text) for text in one[name]]) for name in ("grey", "yellow", "blue"))
    return StudyCard(index, key, one["deck"], grey, yellow, blue)


def _part(objective: str, where: str, drawn: Any) -> Part:
    """Read a pattern as it is drawn, its upper level first."""
    good = isinstance(drawn, list) and all(isinstance(level, str) for level in drawn)
    require(good, OBJECTIVES, f"a part of {objective} is drawn as a list of texts")
    cells = [
        (column, level, colour)
        for level, line in enumerate(reversed(drawn))
        for column, colour in enumerate(line.split())
        if colour != "."
    ]
    require(cells, OBJECTIVES, f"a part of {objective} shows no book")
    left, low = min(column for column, _, _ in cells), min(level for _, level, _ in cells)
    return Part(where, tuple([(column - left, level - low, colour) for column, level, colour in cells]))


def _objective(index: int, one: Table) -> Objective:
    parts = tuple(_part(one["key"], where, drawn) for where, drawn in one["parts"].items())
    return Objective(index, one["key"], one["kind"], one["points"], one["wand"], parts)


def _token(index: int, one: Table) -> Token:
    return Token(index, one["key"], one["kind"], tuple(one.get("colours", ())), one.get("count", 0))
