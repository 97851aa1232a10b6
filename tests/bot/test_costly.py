"""What takes long is asked for less often, by whichever button or command somebody comes to it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import Command, Group

import bot.app.client  # noqa: F401 - every click is registered by importing it
from bot.app.commands import group_for
from bot.app.commands.across import groups
from bot.app.press import _deeds
from bot.games import faces

APP = Path(__file__).parents[2] / "bot" / "app"
COSTLY = {
    "host.hint", "host.record", "host.start", "host.rematch", "privacy.data", "privacy.forget", "cinema.film",
    "review.review_page",
}  # fmt: skip
"""What thinks, replays, draws or reads for a long time, or opens something that stays."""


@cache
def calls() -> dict[str, set[str]]:
    """Return what each function of the bot's app names, by its module's and its own name."""
    found: dict[str, set[str]] = {}
    for path in APP.rglob("*.py"):
        tree = ast.parse(path.read_text())
        known = {
            alias.asname or alias.name: f"{(node.module or '').rpartition('.')[2]}.{alias.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef):
                found.setdefault(f"{path.stem}:{node.name}", set()).update(named(node, path.stem, known))
    return found


def named(function: ast.AST, module: str, known: dict[str, str]) -> set[str]:
    """Return what a function names: "module:name", or as "thing.name" what is a part of a thing or of a module."""
    parts = {tuple(ast.unparse(node).split(".")[-2:]) for node in ast.walk(function) if isinstance(node, ast.Attribute)}
    names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    return {".".join(part) for part in parts} | {known.get(name, f"{module}:{name}") for name in names}


def reached(start: str) -> set[str]:
    """Return all that comes of a function of the bot's app."""
    seen, left = set[str](), {start}
    while left:
        one = left.pop()
        seen.add(one)
        left |= calls().get(one.replace(".", ":"), set()) - seen
    return seen


def place(function: Any) -> str:
    return f"{function.__module__.rpartition('.')[2]}:{function.__name__}"


@pytest.mark.parametrize("verb", sorted(_deeds))
def test_a_button_behind_which_much_is_done_says_so(verb: str) -> None:
    deed = _deeds[verb]
    assert deed.costly == bool(reached(place(deed.work)) & COSTLY)


def test_a_command_behind_which_much_is_done_says_so() -> None:
    every = [*map(group_for, faces()), *groups()]
    walked = [one for each in every for one in (each.walk_commands() if isinstance(each, Group) else [each])]
    commands = [one for one in walked if isinstance(one, Command)]
    found = {command.qualified_name: reached(place(command.callback)) & COSTLY for command in commands}
    said = {command.qualified_name for command in commands if command.callback.costly}  # type: ignore[union-attr] # by its door
    assert said == {name for name, much in found.items() if much} != set()


def test_nothing_of_this_has_another_name_by_now() -> None:
    assert set.union(*calls().values()) >= COSTLY
