"""Components out of TOML files, read with care: what no game can be played with is refused as it is loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Iterable, Mapping
from importlib.resources import files
from typing import Any

Table = dict[str, Any]
"""A TOML file as it was read."""
Tables = Callable[[str], Table]
"""Gives a game's tables by their names, such as "cards"."""
Kinds = Mapping[str, type]
"""What a row holds, and of which type each is."""
_CALLED = {str: "text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}


class UnplayableError(Exception):
    """Components that no game can be played with; the message says which file and why, in one sentence.

    No ValueError: what reads a record or a stored game would take it for a fault of theirs.
    """


def tables_of(game: str) -> Tables:
    """Return what reads a game's own files."""

    def read(name: str) -> Table:
        text = files("data").joinpath(game, f"{name}.toml").read_text(encoding="utf-8")
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            message = f"{game}/{name}.toml is not TOML: {error}"
            raise UnplayableError(message) from None

    return read


def require(holds: object, file: str, why: str) -> None:
    """Raise UnplayableError with a file's name, such as "atheneum/cards", and a sentence unless something holds."""
    if not holds:
        message = f"{file}.toml: {why}"
        raise UnplayableError(message)


def rows(file: str, table: Any, name: str, kinds: Kinds, more: Kinds | None = None) -> list[Table]:
    """Return the rows called `name`, each with all of `kinds`, perhaps some of `more`, and nothing else."""
    found = table.get(name, [])
    require(isinstance(found, list) and found, file, f"there is no [[{name}]]")
    return [row(file, one, f"{name} {number}", kinds, more) for number, one in enumerate(found, 1)]


def row(file: str, found: Any, called: str, kinds: Kinds, more: Kinds | None = None) -> Table:
    """Return one row, called so in the sentence that refuses it."""
    require(isinstance(found, dict), file, f"{called} is no table")
    every = {**kinds, **(more or {})}
    for key in kinds:
        require(key in found, file, f"{called} has no {key}")
    for key, value in found.items():
        require(key in every, file, f"{called} has an unknown {key}")
        fits = type(value) is every[key]  # exactly: true is no number
        require(fits, file, f"{key} of {called} must be {_CALLED[every[key]]}, not {value!r}")
    return dict(found)


def in_english(file: str, called: str, names: Mapping[str, object]) -> None:
    """Require a name in English at least, and texts as names."""
    require("en" in names, file, f"{called} has no English name")
    texts(file, f"a name of {called}", names)


def texts(file: str, called: str, names: Mapping[str, object]) -> None:
    """Require texts, in whatever languages, called so in the sentence that refuses them."""
    require(all(isinstance(name, str) and name for name in names.values()), file, f"{called} is not text")


def once(file: str, what: str, found: Iterable[Hashable]) -> None:
    """Require that something stands in a file only once."""
    seen = set()
    for one in found:
        require(one not in seen, file, f"{what} {one} stands there twice")
        seen.add(one)


def whole(found: object, least: int, most: int) -> bool:
    """Tell whether something is a whole number from `least` to `most`."""
    return type(found) is int and least <= found <= most
