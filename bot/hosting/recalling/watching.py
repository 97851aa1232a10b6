"""Watching a game without a seat at it, and stopping."""

from __future__ import annotations

from functools import partial

from sqlmodel import col, delete, func, select

from bot.hosting.change import LARGEST
from bot.hosting.ledger import Ledger, again, saving
from bot.hosting.owing import tell, user_key
from bot.hosting.reading import game_of
from bot.store.memory import WatchRow
from bot.store.schema import GameRow, OutboxRow
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import LOBBY, RUNNING
from bot.values.table import Game

MOST_WATCHERS = 20
"""So many may watch one game: each round is a direct message to each of them."""
MOST_WATCHED = 10
"""So many games in play may somebody watch."""


class Watching:
    """Notes who watches what. Whoever calls has seen to it that they may see the game."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def start(self, game_id: int, person: Person, language: str) -> Game:
        """Let somebody watch a game, and tell them at once how it stands.

        Raises HostError "watch-seated", "watch-already", "watch-full", "watch-many", and "game-over" or "game-ended".
        """
        work = partial(self._start, game_id, person, language)
        return await self._ledger.unbroken(partial(self._ledger.attempt, game_id, work))

    async def stop(self, user_id: int, game_id: int) -> None:
        """Let somebody watch a game no more; raises HostError "watch-not" where they don't, and "not-saved"."""
        await self._ledger.unbroken(partial(again, partial(self._stop, user_id, game_id)))

    async def of(self, user_id: int) -> tuple[Game, ...]:
        """Return the games in play that somebody watches, the newest first."""
        query = (
            select(GameRow)
            .join(WatchRow, col(WatchRow.game_id) == col(GameRow.id))
            .where(WatchRow.user_id == user_id, col(GameRow.state).in_((LOBBY, RUNNING)))
        )
        async with self._ledger.looking() as session:
            return tuple(game_of(row) for row in await session.exec(query.order_by(col(GameRow.id).desc())))

    async def _start(self, game_id: int, person: Person, language: str) -> Game:
        watched = await self.of(person.user_id)
        async with self._ledger.changing(game_id) as change:
            if not change.game.active:
                change.require_state(LOBBY)
            if any(seat.user_id == person.user_id for seat in change.seats):
                raise HostError("watch-seated")
            if any(game.id == game_id for game in watched):
                raise HostError("watch-already")
            if len(watched) >= MOST_WATCHED:
                raise HostError("watch-many", most=MOST_WATCHED)
            there = select(func.count()).select_from(WatchRow).where(WatchRow.game_id == game_id)
            if (await change.session.exec(there)).one() >= MOST_WATCHERS:
                raise HostError("watch-full", most=MOST_WATCHERS)
            change.rows.add(WatchRow(game_id=game_id, user_id=person.user_id, language=language))
            tell(change, "watch", to=user_key(person.user_id), language=language)
            return game_of(change.game)

    async def _stop(self, user_id: int, game_id: int) -> None:
        if game_id > LARGEST:
            raise HostError("watch-not")
        mine = (col(WatchRow.user_id) == user_id, col(WatchRow.game_id) == game_id)
        untold = (col(OutboxRow.channel_key) == user_key(user_id), col(OutboxRow.game_id) == game_id)
        with saving():
            async with self._ledger.store.writing() as session:
                watched = await session.exec(delete(WatchRow).where(*mine))
                # Of how it ended somebody may be still to be told, who watches it no more.
                waiting = await session.exec(delete(OutboxRow).where(*untold, col(OutboxRow.kind) == "watch"))
        if not watched.rowcount + waiting.rowcount:
            raise HostError("watch-not")
