"""Command groups that are about no one kind of game: each module here that has a `group` offers what it returns."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from discord import app_commands


def groups() -> Iterator[app_commands.Group | app_commands.Command[Any, ..., Any]]:
    """Make all of them anew, by name, for one command tree."""
    for module in sorted(iter_modules(__path__), key=lambda found: found.name):
        make = getattr(import_module(f"{__name__}.{module.name}"), "group", None)
        if make is not None:
            yield make()
