"""Long lists in pages, with two buttons that leaf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.text import words
from bot.ui.controls import Button

T = TypeVar("T")


def cut(items: Sequence[T], page: int, at_once: int) -> tuple[Sequence[T], int, int]:
    """Return what stands on a page, its number, and how many there are; a page that is no more is the last one."""
    pages = -(-len(items) // at_once)
    page = min(page, pages - 1)
    return items[page * at_once :][:at_once], page, pages


def leafing(verb: str, page: int, pages: int, language: str, *more: int) -> tuple[Button, ...]:
    """Return the buttons, none where there is one page; `more` are numbers that go along behind the page's."""
    if pages < 2:
        return ()
    here = words(language, "panel-page", page=page + 1, pages=pages)
    # Two buttons of one message may not share a custom_id, so that what leafs nowhere leafs beyond either end.
    return (
        Button(verb, (page - 1 if page else pages, *more), "◀", on=page > 0),
        Button(verb, (page + 1, *more), f"{here} ▶", on=page < pages - 1),
    )
