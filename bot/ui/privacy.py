"""What is kept of people, in words, with the ways to have it and to be rid of it."""

from __future__ import annotations

from bot.text import words
from bot.ui.controls import Button
from bot.ui.page import Page


def privacy_page(language: str, *, sure: bool = False) -> Page:
    """Return what is kept and why; `sure`: whether to forget somebody is asked once more."""
    if sure:
        forget = Button("forgetnow", (0,), words(language, "privacy-forget-now"), "bad")
        keep = Button("privacy", (0,), words(language, "privacy-keep"))
        return Page(words(language, "privacy-sure"), ((forget, keep),), language=language)
    data = Button("mydata", (0,), words(language, "privacy-data"), "main")
    forget = Button("forget", (0,), words(language, "privacy-forget"), "bad")
    return Page(words(language, "privacy-text"), ((data, forget),), language=language)
