"""Times and days as people type them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal

from bot.text.names import folded

TIME = re.compile(r"(\d{1,2})(?:\s*[:.hч]\s*(\d{2})?)?\s*(?:([ap])\.?m\.?)?")
AHEAD = 365
"""So many days may be named by their words: in a year no two are called alike but for it."""


def minute_of(typed: str) -> int | None:
    """Return the minute of the day of a time such as "22:30", "22h30", "22" or "10 pm"; None where it is none."""
    match = TIME.fullmatch(folded(typed))
    if match is None:
        return None
    hour, minute, half = int(match[1]), int(match[2] or 0), match[3]
    if half and not 1 <= hour <= 12:
        return None
    hour = hour % 12 + 12 * (half == "p") if half else hour % 24 if (hour, minute) == (24, 0) else hour
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def time_of(minute: int) -> str:
    """Return a minute of the day as clocks show it."""
    return f"{minute // 60:02}:{minute % 60:02}"


@dataclass(frozen=True, slots=True)
class Day:
    """A day with what it is called."""

    day: date
    label: str
    sought: tuple[str, ...]
    """The words that find it, folded."""


def days_like(language: str, typed: str, start: date) -> list[Day]:
    """Return the days from one on that what was typed may mean: "24.12.", "24 dec", "thursday", "2026-12-24"."""
    wanted = set(_words(typed))
    return [day for day in _days(language, start) if all(_begins(day.sought, word) for word in wanted)]


def day_of(language: str, typed: str, start: date) -> date | None:
    """Return the one day that was picked or typed; None where it is none, or may be several."""
    try:
        return date.fromisoformat(typed.strip())
    except ValueError:
        like = days_like(language, typed, start)
    words = set(_words(typed))
    exact = [day for day in like if words <= set(day.sought)]
    meant = exact or like
    return meant[0].day if len(meant) == 1 else None


def _words(text: str) -> list[str]:
    return folded(text).replace(",", " ").split()


def named(language: str, day: date) -> str:
    """Return what a day is called in a sentence, such as "24 December 2026"."""
    return _written(language, day, "long")


def _written(language: str, day: date, how: Literal["long", "full"]) -> str:
    from babel.dates import format_date

    return str(format_date(day, how, _locale(language)))


def _locale(language: str) -> str:
    """Return the locale whose days a language has: English ones are written the British way."""
    return {"en": "en_GB"}.get(language, language.replace("-", "_"))


def _begins(sought: tuple[str, ...], word: str) -> bool:
    return any(one.startswith(word) for one in sought)


@lru_cache(maxsize=16)
def _days(language: str, start: date) -> tuple[Day, ...]:
    return tuple(_day(language, start + timedelta(days=days)) for days in range(AHEAD))


def _day(language: str, day: date) -> Day:
    label = _written(language, day, "full")
    numbers = (
        f"{day:%Y-%m-%d}",
        f"{day.day}.{day.month}.{day.year}",
        f"{day:%d.%m.%Y}",
        f"{day.day}/{day.month}/{day.year}",
    )
    return Day(day, label, (*_words(label), *numbers, f"{day:%d/%m/%Y}"))
