"""Rows of plain data as Discord's components."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias, cast

import discord

from bot.text.emblems import emoji
from bot.text.names import clipped, evenly
from bot.ui.controls import LONGEST_LABEL, LONGEST_LINE, MOST_OPTIONS, Button, Heading, Line, Menu, Row, buttons_of
from bot.ui.ids import custom_id

Part: TypeAlias = dict[str, Any]
"""A component as Discord is told of it."""
STYLES = {"main": 1, "plain": 2, "good": 3, "bad": 4}
ROW, BUTTON, MENU = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Sent:
    """Components as they are sent. To discord.py it is a view that is finished, so that it remembers nothing of it.

    A view of its own would cost ten times as much to make.
    """

    __discord_ui_view__: ClassVar[bool] = True
    parts: list[Part]
    laid_out: bool

    def to_components(self) -> list[Part]:
        """Return what Discord is told."""
        return self.parts

    def has_components_v2(self) -> bool:
        """Tell whether the message is laid out."""
        return self.laid_out

    def is_finished(self) -> bool:
        """Say that discord.py need look after no click: each is known by its custom_id alone."""
        return True

    def is_dispatchable(self) -> bool:
        """Say so once more, for it may ask this first."""
        return False


def view_of(rows: Iterable[Row]) -> discord.ui.View:
    """Return rows of a plain message as a view that needs no memory: each component is found by its custom_id alone.

    What only a laid-out message can hold is left to its buttons.
    """
    return cast("discord.ui.View", Sent([row_of(row) for row in rows if not isinstance(row, Heading)], laid_out=False))


def row_of(row: Row) -> Part:
    """Return the buttons of a row, or its menu."""
    below = [_menu(row)] if isinstance(row, Menu) else [button_of(button) for button in buttons_of(row)]
    return {"type": ROW, "components": below}


def button_of(button: Button) -> Part:
    """Return a button."""
    return {
        "type": BUTTON,
        "style": STYLES[button.style],
        "label": clipped(button.label, LONGEST_LABEL),
        "custom_id": custom_id(button.verb, *button.numbers),
        "disabled": not button.on,
        **_emoji(button.emblem),
    }


def _menu(menu: Menu) -> Part:
    return {
        "type": MENU,
        "custom_id": custom_id(menu.verb, *menu.numbers),
        "placeholder": clipped(menu.placeholder, LONGEST_LINE),
        "min_values": menu.least,
        "max_values": menu.most,
        "options": [_line(line) for line in menu.lines[:MOST_OPTIONS]],
    }


def _line(line: Line) -> Part:
    detail = evenly(line.detail, LONGEST_LINE)
    return {
        "label": clipped(line.label, LONGEST_LINE),
        "value": str(line.index),
        "default": line.marked,
        **({"description": detail} if detail else {}),
        **_emoji(line.emblem),
    }


def _emoji(emblem: str) -> Part:
    """Return an emblem as Discord takes it outside of texts; nothing where Discord hasn't got it."""
    found = emoji(emblem)
    return {} if found is None else {"emoji": {"id": str(found[1]), "name": found[0]}}
