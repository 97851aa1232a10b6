"""The sentences of a language, each parsed when it is said first: to parse all would take every start a second."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bot.text.lines import Parts, parts_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

BEGINNING = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
"""Where a message, a term or a comment begins; whatever else belongs to a message is indented, or a bracket."""
NAME = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
NAMED = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")
"""What a sentence says of another one."""


class Sentences:
    """What a language's texts say, by the names of the sentences."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._language = language
        # Pictures are drawn in threads, and say something too.
        self._reading = threading.RLock()
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        for text in texts:
            self.add(text)

    def add(self, text: str) -> None:
        """Take the sentences of one more text, but for those that there are already."""
        for name, entry in entries(text):
            self._entries.setdefault(name, entry)

    def line(self, name: str) -> Parts | None:
        """Return the parts of a sentence that can be said without Fluent; None of any other, and of none."""
        entry = self._entries.get(name)
        return None if entry is None else parts_of(entry)

    def has(self, name: str) -> bool:
        """Tell whether there is a sentence of this name, which can be said."""
        return name in self._entries and (self.line(name) is not None or self._read(name).has_message(name))

    def say(self, name: str, args: Mapping[str, Any]) -> tuple[str | None, tuple[str, ...]]:
        """Return a sentence as Fluent says it, and what is wrong with it; raises KeyError where there is none.

        One that has only attributes says None.
        """
        bundle = self._read(name)
        pattern = bundle.get_message(name).value
        if pattern is None:
            return None, ()
        text, problems = bundle.format_pattern(pattern, dict(args))
        return str(text), tuple(map(str, problems))

    @cached_property
    def _bundle(self) -> FluentBundle:
        from bot.text.speaking import Bundle

        return Bundle([self._language], use_isolating=False)

    def _read(self, name: str) -> FluentBundle:
        """Let Fluent know a sentence, and others that it says."""
        with self._reading:
            if name in self._entries and name not in self._parsed:
                from fluent.runtime import FluentResource

                self._parsed.add(name)
                self._bundle.add_resource(FluentResource(self._entries[name]))
                for other in NAMED.findall(self._entries[name]):
                    self._read(other)
            return self._bundle


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Give the messages and terms of a text with their names."""
    for entry in BEGINNING.split(text):
        named = NAME.match(entry)
        if named is not None:
            yield named[1], entry
