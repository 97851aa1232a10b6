"""What is known of finished games: somebody's results, a server's, and how two people did against each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, islice
from typing import Any

from sqlalchemy.orm import aliased
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.games.story import in_rounds
from bot.hosting.bookkeeping import facts_from
from bot.hosting.ledger import Ledger
from bot.hosting.memory.rating import NEWCOMER, Rating
from bot.hosting.memory.results import NEWEST_RATED
from bot.hosting.recalling.queries import REVIEWED, STATE, THEIRS, TOLD, counted, highest, meant, rerated, strongest
from bot.store.folds import folded_log
from bot.store.memory import ResultRow
from bot.store.persons import preferences_of
from bot.store.rows import fetched
from bot.values.past import Against, Best, Epilogue, Leader, Played, Rerated, Round, Server, Standing, Sum, Wanted
from bot.values.states import OVER

MOST_LEADERS = 10


class Past:
    """Looks results up; every method raises HostError "not-readable", and "game-damaged" of one game."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def of(self, user_id: int, wanted: Wanted) -> tuple[Sum, ...]:
        """Return what somebody's games add up to, those first of which they have played most."""
        games = await self.games(user_id, wanted)
        kinds = groupby(sorted(games, key=lambda game: game.key), key=lambda game: game.key)
        sums = [Sum(tuple(group), await self._standing(user_id, key)) for key, group in kinds]
        return tuple(sorted(sums, key=lambda one: (-one.played, one.key)))

    async def _standing(self, user_id: int, key: str) -> Standing | None:
        async with self._ledger.looking() as session:
            found = await fetched(session, NEWEST_RATED, {"user_id": user_id, "key": key})
        return next((Standing(Rating(mu, sigma).points, games) for games, mu, sigma in found), None)

    async def games(self, user_id: int, wanted: Wanted) -> tuple[Played, ...]:
        """Return somebody's games that are over, the oldest first."""
        query = select(ResultRow).where(ResultRow.user_id == user_id, THEIRS, *meant(wanted))
        async with self._ledger.looking() as session:
            rows = (await session.exec(query.order_by(col(ResultRow.ended_at), col(ResultRow.game_id)))).all()
        return tuple(map(_played, rows))

    async def against(self, user_id: int, other_id: int, wanted: Wanted) -> tuple[Against, ...]:
        """Return how somebody did against another person, game by game."""
        theirs = aliased(ResultRow)
        query = (
            select(ResultRow.key, ResultRow.place, theirs.place)
            .join(theirs, col(theirs.game_id) == col(ResultRow.game_id))
            .where(ResultRow.user_id == user_id, col(theirs.user_id) == other_id, THEIRS, *meant(wanted))
            .where(2 * col(theirs.own) >= col(theirs.choices))
            .order_by(col(ResultRow.key))
        )
        async with self._ledger.looking() as session:
            rows = (await session.exec(query)).all()
        return tuple(_against(key, list(group)) for key, group in groupby(rows, key=lambda row: row[0]))

    async def epilogue(self, game_id: int) -> Epilogue:
        """Return what can be told of a game beside its result; nothing before its end, or of one broken off."""
        async with self._ledger.looking(game_id) as session:
            over = await fetched(session, STATE, {"game_id": game_id})
            if not over or over[0][0] != OVER:
                return Epilogue()
            told = await _told(session, game_id)
            changed = await fetched(session, rerated(game_id), {})
            reviewed = await fetched(session, REVIEWED, {"game_id": game_id})
            facts = tuple(fact for text, _ in told for fact in facts_from(text) if fact.seen_by(None))
        return Epilogue(facts, bool(reviewed), tuple(_rerated(*row) for row in changed))

    async def round(self, game_id: int, number: int) -> Round:
        """Return what everybody was told in a round of a game; nothing of one that was not played."""
        async with self._ledger.looking(game_id) as session:
            told = await _told(session, game_id)
            known = [(fact, row) for text, row in told for fact in facts_from(text) if fact.seen_by(None)]
        rounds = in_rounds((fact for fact, _ in known), first=0)
        here = [one for one, (current, _) in zip(known, rounds, strict=True) if current == number]
        until = max((row for _, row in here), default=0)
        return Round(number, tuple(fact for fact, _ in here), until, self._ledger.matches.closed(game_id, number))

    async def shows_rating(self, user_id: int) -> bool:
        """Tell whether somebody wishes to be seen on leaderboards, and others may know their rating."""
        async with self._ledger.looking() as session:
            return (await preferences_of(session, [user_id]))[user_id].leaderboard

    async def server(self, guild_id: int, key: str = "") -> Server:
        """Return what a server has played, its best scores, and the strongest of those who wish to be told of."""
        here = meant(Wanted(key=key, guild_id=guild_id))
        async with self._ledger.looking() as session:
            played = await fetched(session, counted(here), {})
            best = await fetched(session, highest(here), {})
            leaders = await fetched(session, strongest(here), {})
        return Server(
            tuple((kind, games, people) for kind, games, people in played),
            tuple(Best(*next(group)) for _, group in groupby(best, key=lambda row: (row[0], row[1]))),
            tuple(leader for _, group in groupby(leaders, key=lambda row: row[0]) for leader in _ranked(group)),
        )


def _ranked(rows: Iterable[Any]) -> list[Leader]:
    return [Leader(key, user, Rating(mu, 0).points, games) for key, user, mu, games in islice(rows, MOST_LEADERS)]


def _rerated(seat: int, games: int, mu: float, before: float | None) -> Rerated:
    old = NEWCOMER.points if before is None else Rating(before, 0).points
    return Rerated(seat, old, Rating(mu, 0).points, games)


def _against(key: str, rows: Sequence[Any]) -> Against:
    ahead = sum(own < other for _, own, other in rows)
    behind = sum(own > other for _, own, other in rows)
    return Against(key, len(rows), ahead, behind)


async def _told(session: AsyncSession, game_id: int) -> Sequence[Sequence[Any]]:
    """Return the facts of each row of a log that counts, and its number."""
    rows = await fetched(session, TOLD, {"game_id": game_id})
    return rows or [(row.facts, row.number) for row in await folded_log(session, game_id) if not row.undone]


def _played(row: ResultRow) -> Played:
    points = None if row.mu is None else Rating(row.mu, row.sigma or 0).points
    return Played(
        row.game_id,
        row.key,
        row.seats,
        row.variant,
        row.score,
        row.place,
        points,
        row.rated,
        row.waits,
        row.waited,
        row.ended_at,
    )
