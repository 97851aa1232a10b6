"""How far a game has come."""

from enum import Enum, auto

LOBBY = "lobby"
RUNNING = "running"
OVER = "over"
"""Played to its end."""
ENDED = "ended"
"""Broken off, or a lobby that was closed."""
STATES = frozenset({LOBBY, RUNNING, OVER, ENDED})


class Last(Enum):
    """Which of a channel's games is meant by its last one."""

    OPENED = auto()
    """The newest one, a lobby too; a game in play always is the newest."""
    BEGUN = auto()
    """The newest one with something to look at, or else the newest."""
    OVER = auto()
    """The newest one that was played to its end, or else the newest."""
