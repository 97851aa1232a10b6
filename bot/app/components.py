"""Rows of plain data as Discord's components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.app.press import Press
from bot.text.emblems import emoji
from bot.text.names import clipped, evenly
from bot.ui.controls import LONGEST_LABEL, LONGEST_LINE, MOST_OPTIONS, Button, Heading, Line, Menu, Row, buttons_of
from bot.ui.ids import custom_id

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}


def view_of(rows: Iterable[Row]) -> discord.ui.View:
    """Return rows of a plain message as a view that needs no memory: each component is found by its custom_id alone.

    What only a laid-out message can hold is left to its buttons.
    """
    view = discord.ui.View(timeout=None)
    for place, row in enumerate(row for row in rows if not isinstance(row, Heading)):
        for item in _items(row, place):
            view.add_item(item)
    return view


def _items(row: Row, place: int) -> list[discord.ui.Item[Any]]:
    items: list[discord.ui.Item[Any]] = [*items_of(row)]
    for item in items:
        item.row = place
    return items


def items_of(row: Row) -> list[Press]:
    """Return the buttons of a row, or its menu."""
    return [_menu(row)] if isinstance(row, Menu) else [button_of(button) for button in buttons_of(row)]


def button_of(button: Button) -> Press:
    """Return a button."""
    return Press(
        discord.ui.Button(
            label=clipped(button.label, LONGEST_LABEL),
            style=STYLES[button.style],
            custom_id=custom_id(button.verb, *button.numbers),
            disabled=not button.on,
            emoji=_emoji(button.emblem),
        )
    )


def _menu(menu: Menu) -> Press:
    return Press(
        discord.ui.Select(
            custom_id=custom_id(menu.verb, *menu.numbers),
            placeholder=clipped(menu.placeholder, LONGEST_LINE),
            min_values=menu.least,
            max_values=menu.most,
            options=[_line(line) for line in menu.lines[:MOST_OPTIONS]],
        )
    )


def _line(line: Line) -> discord.SelectOption:
    return discord.SelectOption(
        label=clipped(line.label, LONGEST_LINE),
        value=str(line.index),
        description=evenly(line.detail, LONGEST_LINE) or None,
        default=line.marked,
        emoji=_emoji(line.emblem),
    )


def _emoji(emblem: str) -> discord.PartialEmoji | None:
    """Return an emblem as Discord takes it outside of texts; None where it hasn't got it."""
    found = emoji(emblem)
    return None if found is None else discord.PartialEmoji(name=found[0], id=found[1])
