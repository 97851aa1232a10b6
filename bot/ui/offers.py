"""Seats that anybody may take over, and what is asked before somebody is replaced."""

from __future__ import annotations

from bot.text import clipped, plain, safe, words
from bot.text.sitting import owner, sitting
from bot.ui.controls import LONGEST_LABEL, Button, Row
from bot.ui.page import Page
from bot.values.table import Table


def offers(table: Table, language: str) -> tuple[Row, ...]:
    """Return a row of buttons that take over the free seats; none where there are none."""
    row = tuple(_offer(table, seat, language) for seat in table.offered)
    return (row,) if row else ()


def offer(table: Table, seat: int, language: str) -> tuple[Row, ...]:
    """Return the button that takes over one seat, as long as it is free."""
    return ((_offer(table, seat, language),),) if seat in table.offered else ()


def _offer(table: Table, seat: int, language: str) -> Button:
    label = words(language, "seat-take", name=plain(owner(table, seat, language).name))
    return Button("take", (table.game.id, seat), clipped(label, LONGEST_LABEL), "good")


def replacing(table: Table, seat: int, language: str) -> Page:
    """Ask whether somebody is to be replaced, and say what that means."""
    name = safe(sitting(table, language)[seat].name)
    yes = Button("vacate", (table.game.id, seat), words(language, "confirm-replace-yes"), "bad")
    return Page(words(language, "confirm-replace", name=name), ((yes,),), language=language)
