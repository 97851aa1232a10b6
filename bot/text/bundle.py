"""The sentences of a language, each parsed when it is said first: to parse all would take every start a second."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

BEGINNING = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
"""Where a message, a term or a comment begins; whatever else belongs to a message is indented, or a bracket."""
NAME = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
NAMED = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")
"""What a sentence says of another one."""


class Sentences(FluentBundle):
    """A bundle that is made of texts."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        # Pictures are drawn in threads, and say something too.
        self._reading = threading.RLock()
        self._unread: dict[str, str] = {}
        for name, entry in (found for text in texts for found in entries(text)):
            self._unread.setdefault(name, entry)

    def has_message(self, message_id: str) -> bool:
        """Tell whether there is a sentence of this name, which can be said."""
        self._read(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """Return a sentence; raises KeyError where there is none."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        with self._reading:
            entry = self._unread.pop(name, None)
            if entry is None:
                return
            self.add_resource(FluentResource(entry))
            for other in NAMED.findall(entry):
                self._read(other)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Give the messages and terms of a text with their names."""
    for entry in BEGINNING.split(text):
        named = NAME.match(entry)
        if named is not None:
            yield named[1], entry
