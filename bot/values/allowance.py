"""How much there may be: tables at once, and days without a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allowance:
    """What whoever runs the bot allows; 0 is any number."""

    lobbies: int = 0
    """Tables that one person has opened and that have not begun."""
    tables: int = 0
    """Tables in play that one person has opened, those included."""
    in_channel: int = 0
    """Tables in play in one channel, those in its threads included."""
    days_away: int = 0
    """Days after which somebody who is in no game any more is forgotten."""
