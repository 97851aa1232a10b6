"""How long words may be where they stand, and how the way to say something is chosen that fits there."""

from __future__ import annotations

from collections.abc import Iterable

from bot.text.emblems import bare

LABEL = 34
"""So many signs of a button's label a phone shows."""
DETAIL = 100
"""So many Discord takes in the second line of a menu's option."""


def fitting(*ways: str, longest: int = LABEL) -> str:
    """Return the first of several ways to say something that fits; the last one where none does."""
    return first_fitting(ways, longest)


def first_fitting(ways: Iterable[str], longest: int) -> str:
    """Return the same of ways that are said one after the other, none further than the one that fits."""
    found = ""
    for found in ways:
        if len(bare(found)) <= longest:
            break
    return found
