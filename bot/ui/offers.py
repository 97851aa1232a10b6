"""Seats that anybody may take over, and what is asked before somebody is replaced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.text import clipped, plain, safe, words
from bot.text.sitting import owner, sitting
from bot.ui.controls import LONGEST_LABEL, Button, Row
from bot.ui.page import Page
from bot.values.states import RUNNING
from bot.values.table import Table


def offers(table: Table, language: str) -> tuple[Row, ...]:
    """Return a row of buttons that take over the free seats; none where there are none."""
    row = tuple(_offer(table, seat, language) for seat in table.offered)
    return (row,) if row else ()


def notice_rows(table: Table, payload: Mapping[str, Any], language: str) -> tuple[Row, ...]:
    """Return the button below a notice: "offer" takes a free seat over, "late" replaces whoever has one, if it fits."""
    free, late = payload.get("offer"), payload.get("late")
    if free in table.offered:
        return ((_offer(table, free, language),),)
    return () if late is None else _replace_button(table, late, language)


def _replace_button(table: Table, seat: int, language: str) -> tuple[Row, ...]:
    if table.game.state != RUNNING or table.seats[seat].automatic:
        return ()
    name = plain(sitting(table, language)[seat].name)
    label = clipped(words(language, "seat-replace", name=name), LONGEST_LABEL)
    return ((Button("replace", (table.game.id, seat), label),),)


def _offer(table: Table, seat: int, language: str) -> Button:
    label = words(language, "seat-take", name=plain(owner(table, seat, language).name))
    return Button("take", (table.game.id, seat), clipped(label, LONGEST_LABEL), "good")


def replacing(table: Table, seat: int, language: str) -> Page:
    """Ask whether somebody is to be replaced, and say what that means."""
    name = safe(sitting(table, language)[seat].name)
    yes = Button("vacate", (table.game.id, seat), words(language, "confirm-replace-yes"), "bad")
    return Page(words(language, "confirm-replace", name=name), ((yes,),), language=language)
