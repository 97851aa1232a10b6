"""The outermost door: whoever sends far more than a person can is left standing there, before anything is read.

Reading an interaction costs a hundred times as much as looking who sent it, so a flood of one person's would make all
others wait, however quickly each is refused. It is also where people wait for a moment until the games are loaded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import discord

from bot.app.clicked import without_objects
from bot.app.limits import Kind, Limits

EVENT = "INTERACTION_CREATE"


class Door:
    """What interactions come through."""

    def __init__(self, read: Callable[[Any], None], limits: Limits) -> None:
        self._read, self._limits = read, limits
        self.shut = False
        """Whether nobody is let in any more."""
        self.knocked = asyncio.Event()
        """Set when somebody waits."""
        self._waiting: list[Any] | None = None

    def let_in(self, event: Any) -> None:
        """Read an interaction, unless its sender sends too many; what was raised here would end the client."""
        user = event.get("user") or event.get("member", {}).get("user", {})
        if not self.shut and not self._limits.wait(int(user.get("id", 0)), None, Kind.ANY):
            self._take(event)

    def hold(self) -> None:
        """Let people wait until it opens."""
        self._waiting = []

    def open(self) -> None:
        """Let in whoever waits, one after the other."""
        waiting, self._waiting = self._waiting, None
        for event in waiting or ():
            self._take(event)

    @property
    def holds(self) -> bool:
        """Tell whether people wait until it opens."""
        return self._waiting is not None

    def _take(self, event: Any) -> None:
        if self._waiting is None:
            self._read(without_objects(event))
        elif not self.shut:
            self._waiting.append(event)
            self.knocked.set()


def keep_out_floods(client: discord.Client, limits: Limits) -> Door:
    """Let a client take no more of one person's interactions in than Discord's own programs would send."""
    parsers = client._connection.parsers  # noqa: SLF001 - discord.py has no door before the one that reads it all
    door = Door(parsers[EVENT], limits)
    parsers[EVENT] = door.let_in
    return door
