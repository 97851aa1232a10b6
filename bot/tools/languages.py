"""`exlibris languages`: what each language has still to say; until then its readers read it in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.text import own_name
from data.words import DEFAULT, languages, sources

KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def keys(language: str) -> list[str]:
    """Return the keys that a language has sentences for, in the order of its files."""
    return [key for text in sources(language).values() for key in KEY.findall(text)]


def missing(language: str) -> list[str]:
    """Return the keys that English has and a language has not yet."""
    own = set(keys(language))
    return [key for key in keys(DEFAULT) if key not in own]


def report() -> Iterator[str]:
    """Return a line for each language, and below it a line for each sentence that it lacks."""
    count = len(keys(DEFAULT))
    for language in languages():
        lacking = missing(language)
        yield f"{language}  {own_name(language)}: {count - len(lacking)} of {count} sentences"
        yield from (f"    {key}" for key in lacking)
