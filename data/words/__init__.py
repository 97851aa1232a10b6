"""All words for users: one folder a language, in it Fluent files by topic."""

from __future__ import annotations

from importlib.resources import files

DEFAULT = "en"
"""The language that has every word; others fall back to it."""


def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, such as "en", in alphabetical order."""
    folders = (entry for entry in files(__package__).iterdir() if entry.is_dir())
    return tuple(sorted(folder.name for folder in folders if not folder.name.startswith("_")))


def sources(language: str) -> dict[str, str]:
    """Return the Fluent files of a language: file name to text, in alphabetical order."""
    folder = files(__package__).joinpath(language)
    found = (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text(encoding="utf-8") for entry in sorted(found, key=lambda entry: entry.name)}
