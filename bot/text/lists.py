"""Lists in a sentence, as the language joins them."""

from __future__ import annotations

from collections.abc import Iterable

from babel.lists import format_list


def joined(language: str, items: Iterable[str], *, either: bool = False) -> str:
    """Return "a, b and c" in the given language, or "a, b or c"; "" for none."""
    return str(format_list(list(items), "or" if either else "standard", language.replace("-", "_")))
