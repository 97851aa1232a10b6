"""A game's own help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.games.sketch import Sketch
from bot.games.speech import Speech


@dataclass(frozen=True, slots=True)
class Help:
    """The help, topic by topic. A game without it has no such button and no such command."""

    topics: Mapping[str, tuple[str, ...]]
    """The topics under each heading, at most 25 under one; one topic at least."""
    topic: Callable[[Speech, str], tuple[str, str]]
    """A topic's title and text."""
    draw: Callable[[str], Sketch | None] | None = None
    """The picture beside a topic."""
