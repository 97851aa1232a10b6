"""What can be read of games and of those who play them; nothing changes by it."""

from __future__ import annotations

from collections.abc import Collection

from bot.hosting import archive, listing, log, reading, waiting
from bot.hosting.glimpse import Glimpse
from bot.hosting.ledger import Ledger
from bot.values.states import LOBBY, RUNNING, Last
from bot.values.table import Deed, Game, Glance, LogPage, Mine, OpenTable, Table, Waiting
from engine.record import Record


class Reader:
    """Reads what the games of a ledger hold."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def reading(
        self, game_id: int, user_id: int | None = None, *, own: bool = False, before: Glimpse | None = None
    ) -> Table:
        """Return the table for one reader's eye; whoever has no seat, and None, see what the public sees.

        What is told happened since their last choice, or with it where their `own` is asked for too.
        What `people_of` has read a moment `before` is not read again, unless anything has been written here since.
        """
        return await reading.reading(self._ledger, game_id, user_id, own=own, before=before)

    async def people_of(self, game_id: int) -> tuple[Game, dict[int, tuple[str, str]], Glimpse]:
        """Return a game, those who have a seat there with their names and accounts, by their ids, and the rows of both.

        Damaged games too; raises HostError "no-such-game".
        """
        return await listing.people_of(self._ledger, game_id)

    async def last_in(self, channel_id: int, key: str | None = None, last: Last = Last.OPENED) -> Game | None:
        """Return the last game of a channel, of one kind if its key is given; None where none was opened there."""
        return await listing.last_in(self._ledger, channel_id, key, last)

    async def games_of(
        self, user_id: int, key: str | None = None, states: Collection[str] = (LOBBY, RUNNING)
    ) -> tuple[Mine, ...]:
        """Return all of somebody's games in some states, those first in which they must act, then the newest."""
        return await listing.games_of(self._ledger, user_id, key, states)

    async def waiting_for(self, user_id: int, but: int | None = None) -> tuple[Waiting, ...]:
        """Return the games in which somebody must act, `but` one: by when they are due, then the longest waiting."""
        return await waiting.waiting_for(self._ledger, user_id, but)

    async def glance(self, user_id: int) -> tuple[Glance, ...]:
        """Return all of somebody's games in play, those first that wait for them, by when they are due; then others."""
        return await waiting.glance(self._ledger, user_id)

    async def open_in(self, guild_id: int) -> tuple[OpenTable, ...]:
        """Return the lobbies of a server in which a seat is free, the newest first."""
        return await waiting.open_in(self._ledger, guild_id)

    async def log(
        self, game_id: int, user_id: int | None = None, page: int | None = None, *, rows: int = 15
    ) -> LogPage:
        """Return a page of the log for one reader's eye; without `page`, or beyond the end, the newest."""
        return await log.log(self._ledger, game_id, user_id, page, rows)

    async def deeds(self, game_id: int, seat: int, since: int, until: int) -> tuple[Deed, ...]:
        """Return what the bot chose for a seat between two rows of the log, as that seat may know it, and why."""
        return await log.deeds(self._ledger, game_id, seat, since, until)

    async def record(self, game_id: int) -> Record:
        """Return a game that is over as a record, seed and all; automatic players have the name "".

        Raises HostError "record-not-over" and "game-ended": before the end it would give away every hand.
        """
        return await archive.record(self._ledger, game_id)
