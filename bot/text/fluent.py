"""The Fluent bundles, one a language, read once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache, partial
from typing import Any, Protocol

from bot.text.bundle import Sentences
from bot.text.lines import LONGEST, Parts, filled
from bot.text.mentions import linked
from data.words import DEFAULT, languages, sources

_PLAIN = re.compile(r"[A-Za-z0-9_.-]+")
"""What a sentence may choose by."""
_NOBODY_S = 0xFDD0
"""From here on there are 32 signs that no text may have."""


class Words(Protocol):
    """A key and its arguments become a sentence in one language."""

    def __call__(self, key: str, /, **args: Any) -> str: ...


def words_in(language: str) -> Words:
    """Return the words of one language, such as "en"."""
    return partial(words, language)


def words_of(game: str, language: str) -> Words:
    """Return the words of one game in one language: its own where it has some, or else those that all games share."""

    def say(key: str, /, **args: Any) -> str:
        line = None if args else _still(game, language, key)
        if line is not None:
            return line
        own = f"{game}-{key}"
        return words(language, own if has(own) else key, **args)

    return say


@lru_cache(maxsize=2048)
def _still(game: str, language: str, key: str) -> str | None:
    """Return a sentence in which nothing is filled in; None for one that is missing or names a command."""
    found = next(filter(has, (f"{game}-{key}", key)), None)
    text = None if found is None else words(language, found)
    return None if text is None or "`/" in text or "</" in text else text


def words(language: str, key: str, /, **args: Any) -> str:
    """Return the sentence of a key; one that is missing is told by its key and logged, never raised.

    A sentence that cannot be said must not cost anybody a move.
    """
    bundle, parts = _speaking(language, key)
    if bundle is None:
        _complain("words-missing", key=key, language=language)
        return key
    line = None if parts is None else filled(parts, args)
    if line is not None:
        return linked(_minus(line, args.items()) if "-" in line else line)
    free = _free(args)
    text, problems = _sentence(bundle, key, tuple({**args, **{name: sign for sign, name in free.items()}}.items()))
    if problems:
        _complain("words-broken", key=key, language=language, problems=list(problems))
    return linked(text.translate({ord(sign): args[name] for sign, name in free.items()}) if free else text)


def _free(args: Mapping[str, Any]) -> dict[str, str]:
    """Return which texts may be filled in afterwards, by the sign that stands in for each; a sentence chooses by none.

    So Fluent says a sentence once for all names and lists. What it chooses by is a number or a plain word.
    """
    names = [name for name, value in args.items() if type(value) is str and not _PLAIN.fullmatch(value)]
    return {chr(_NOBODY_S + place): name for place, name in enumerate(names) if len(args[name]) <= LONGEST}


def _complain(event: str, **told: object) -> None:
    import structlog  # late: a process that draws says nothing, and does without its 8 MB

    structlog.get_logger(__name__).error(event, **told)


@lru_cache(maxsize=4096)
def _sentence(bundle: Sentences, key: str, args: tuple[tuple[str, Any], ...]) -> tuple[str, tuple[str, ...]]:
    """Return a sentence and what is wrong with it; a panel says the same ones again and again."""
    text, problems = bundle.say(key, dict(args))
    return key if text is None else _minus(text, args), problems


def _minus(text: str, args: Iterable[tuple[str, Any]]) -> str:
    """Return a sentence with a minus sign before its numbers below zero, which Fluent writes with a hyphen."""
    for _, number in args:
        if not isinstance(number, int) or number >= 0:
            continue
        text = re.sub(rf"(?<![\w-]){number}(?!\d)", f"\N{MINUS SIGN}{-number}", text)
    return text


def refusal(language: str, key: str, games: Iterable[str], /, **args: Any) -> str:
    """Return why something was refused: the host's words for a key, the engine's, or one of the games' own."""
    keys = (key, f"refused-{key}", *(f"{game}-refused-{key}" for game in games))
    return words(language, next(filter(has, keys), key), **args)


@lru_cache(maxsize=8192)
def has(key: str) -> bool:
    """Tell whether there are words for a key."""
    return _bundle(DEFAULT).has(key)


def says(language: str, key: str) -> bool:
    """Tell whether a language has words of its own for a key."""
    return _speaking(language, key)[0] is _bundle(language)


def language_for(locale: object) -> str:
    """Return our language that is nearest to a Discord locale such as "en-GB"; English where there is none."""
    name = str(locale)
    return next((known for known in (name, name.split("-", maxsplit=1)[0]) if known in _languages()), DEFAULT)


@lru_cache(maxsize=8192)
def _speaking(language: str, key: str) -> tuple[Sentences | None, Parts | None]:
    """Return what has words for a key, its language where that has some, or else the one that has all; and its line."""
    known = (_bundle(one) for one in (language, DEFAULT) if one in _languages())
    found = next((bundle for bundle in known if bundle.has(key)), None)
    return found, None if found is None else found.line(key)


@cache
def _languages() -> tuple[str, ...]:
    return languages()


@cache
def _bundle(language: str) -> Sentences:
    return Sentences(language, sources(language).values())
