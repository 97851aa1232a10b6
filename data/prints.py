"""How each emblem is drawn, as six signs in `prints.toml`, so that a start draws none to know if Discord has it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

FILE: Traversable = files("data").joinpath("prints.toml")


@cache
def prints() -> Mapping[str, str]:
    """Return the print of each emblem by its name, for all games that are in the file; a test keeps it true."""
    found: dict[str, str] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return found
