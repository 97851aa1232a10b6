"""Reviews that failed: tried again after a while, so that a bad hour of the machine costs nobody theirs."""

from __future__ import annotations

from datetime import datetime, timedelta

PAUSE = timedelta(hours=1)
TRIES = 3
"""So often one process tries; the next one begins anew."""


class Failures:
    """Which games this process has failed to look through, how often, and when last."""

    def __init__(self) -> None:
        self._failed: dict[int, tuple[int, datetime]] = {}

    def note(self, game_id: int, now: datetime) -> None:
        """Note that a game could not be looked through."""
        times, _ = self._failed.get(game_id, (0, now))
        self._failed[game_id] = (times + 1, now)

    def waits(self, game_id: int, now: datetime) -> bool:
        """Tell whether a game is not to be tried just now."""
        times, last = self._failed.get(game_id, (0, now))
        return times >= TRIES or (times > 0 and now < last + PAUSE)
