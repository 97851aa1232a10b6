"""What each language does in its own way: join a list, and say its own name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.text.fluent import says, words


def joined(language: str, items: Iterable[str], *, either: bool = False) -> str:
    """Return "a, b and c" in the given language, or "a, b or c"; "" for none."""
    return _joined(language, tuple(items), either)


@lru_cache(maxsize=1024)
def _joined(language: str, items: tuple[str, ...], either: bool) -> str:  # noqa: FBT001 - of `joined`
    from babel.lists import format_list

    return str(format_list(items, "or" if either else "standard", language.replace("-", "_")))


def lasting(language: str, seconds: int) -> str:
    """Return how long something takes, in its largest unit, such as "3 hours"."""
    from babel.dates import format_timedelta

    return str(format_timedelta(seconds, granularity="second", locale=language.replace("-", "_")))


def own_name(language: str) -> str:
    """Return what a language calls itself, such as "Français"."""
    if says(language, "own-name"):
        return words(language, "own-name")
    from babel import Locale

    return str(Locale.parse(language, sep="-").get_language_name(language)).capitalize()
