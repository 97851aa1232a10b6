"""What a table's options change, for those who sit down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.games.speech import Speech


@dataclass(frozen=True, slots=True)
class Start:
    """How a game with options is opened."""

    chosen: Callable[[Speech, Mapping[str, int]], Sequence[str]]
    """What the options of a game change, a line each, for the lobby."""
    alone: str = ""
    """The option, by its name, that makes it a game for one; "" where it takes several."""
    needs: Mapping[str, str] = field(default_factory=dict)
    """Options that change something only where another is on, both by their names."""
