"""Every sentence in English is said somewhere: what nothing uses goes, or four languages keep translating it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from data.words import DEFAULT, sources
from engine.catalogue import packages

ROOT = Path(__file__).parents[1]
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
BLANK = "([a-z0-9-]+)"
OWN_WORDS = re.compile("[a-z-]{2,}")
"""A pattern with fewer letters of its own would be found anywhere."""


@cache
def nodes() -> tuple[ast.AST, ...]:
    paths = [path for folder in ("bot", "engine", "render", "data") for path in sorted((ROOT / folder).rglob("*.py"))]
    return tuple(node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def texts_of(value: Any) -> Iterator[str]:
    """All words in a TOML file, names of fields too."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from texts_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_of(inner)
    elif isinstance(value, str | int):
        yield str(value)


@cache
def literals() -> frozenset[str]:
    """Every text that stands in the code as it is, and every word in the data."""
    found = {node.value for node in nodes() if isinstance(node, ast.Constant)}
    texts = {str(value) for value in found if isinstance(value, str | int)}
    for path in (ROOT / "data").rglob("*.toml"):
        texts |= set(texts_of(tomllib.loads(path.read_text(encoding="utf-8"))))
    return frozenset(texts)


def pattern_of(node: ast.JoinedStr) -> str:
    """An f-string as a pattern, with a group for each blank."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "([a-z0-9-]+)" for part in node.values]
    return "".join(parts)


@cache
def patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Patterns behind the text that they begin with, which tells most of them apart from a key at once."""
    found = {pattern_of(node) for node in nodes() if isinstance(node, ast.JoinedStr)}
    own = [pattern for pattern in sorted(found) if OWN_WORDS.search(pattern.replace(BLANK, ""))]
    return tuple((pattern.split("(")[0].replace("\\", ""), re.compile(pattern)) for pattern in own)


@cache
def said(key: str) -> bool:
    """Tell whether code says a key: as it stands, or by a pattern whose blanks are said themselves."""
    if key in literals():
        return True
    matches = [
        match for match in (pattern.fullmatch(key) for start, pattern in patterns() if key.startswith(start)) if match
    ]
    return any(all(blank in literals() or said(blank) for blank in match.groups()) for match in matches)


def used(key: str) -> bool:
    """Tell whether a sentence is used, under its key or under what is left of it without its game's name."""
    games = [f"{game}-" for game in packages() if key.startswith(f"{game}-")]
    return said(key) or any(said(key.removeprefix(game)) for game in games)


def test_nothing_is_said_nowhere() -> None:
    # What commands are called is read off functions; the tests of their names hold them to each other.
    whole = "\n".join(text for name, text in sources(DEFAULT).items() if name != "names.ftl")
    within = set(REFERENCE.findall(whole))
    assert [key for key in KEY.findall(whole) if key not in within and not used(key)] == []


def test_what_nothing_says_is_found() -> None:
    assert not used("lobby-of-a-hotel")
    assert not used("exlibris-fact-sneezed")
