"""How the host says no."""

from __future__ import annotations

from typing import Any


class HostError(Exception):
    """Something that may not be done, or could not be; nothing has changed. `key` is a key for words."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name = args
        """What the sentence names, by name: numbers and raw strings."""


class DamagedError(HostError):
    """Something in the database that was written otherwise: trouble of the database, and of a game where one has it.

    Whoever knows the game says so of it (`bot.hosting.damage`); otherwise people read that notes can't be read.
    """

    def __init__(self, why: str) -> None:
        super().__init__("not-readable")
        self.why = why
        """What was wrong, for whoever runs the bot."""
