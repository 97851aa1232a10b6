"""People who are no more on the server: found out when it matters, and given a day to come back.

Discord tells nobody who leaves without a right that we do not ask for. So it is asked about one person at a time: when
a direct message to them is refused, when they are late, when somebody would like to replace them, and when only they
could help as the host.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from sqlalchemy import select

from bot.hosting import automatic
from bot.hosting.bookkeeping import to_act
from bot.hosting.chair import pass_chair
from bot.hosting.change import Change, rows_of
from bot.hosting.clock.absence import come_back, keep_warm
from bot.hosting.clock.moments import DAY, seconds
from bot.hosting.ending import break_off
from bot.hosting.ledger import Ledger
from bot.hosting.owing import tell_notice
from bot.hosting.seats.leaving import answers_wait, stand_up, tell_late, tell_offer
from bot.store.rows import fetched, table_of
from bot.store.schema import GameRow, SeatRow
from bot.values.states import LOBBY, RUNNING

PATIENCE = DAY
"""Seconds in which somebody who has left the server may come back before their seat is offered to others."""
MOST_ASKED = 500
"""In so many games Discord is asked about those who are late; after an outage it is asked about the others later."""
SEATS = table_of(SeatRow).c


async def games_of_the_gone(ledger: Ledger) -> list[int]:
    """Return the games in which somebody has been gone for too long."""
    # No DISTINCT: this is done every minute, and SQLite would look at every seat there is.
    query = select(SEATS.game_id).where(SEATS.gone_at <= seconds(ledger.now()) - PATIENCE)
    async with ledger.looking() as session:
        found = await fetched(session, query, {})
    return sorted({row[0] for row in found})


async def late_in(ledger: Ledger, games: Sequence[int]) -> list[tuple[int, int]]:
    """Return the games and users of those who are late in the first of some games, and count as there."""
    query = select(SEATS.game_id, SEATS.user_id).where(
        SEATS.game_id.in_(games[:MOST_ASKED]), SEATS.missed > 0, SEATS.gone_at.is_(None), SEATS.user_id.is_not(None)
    )
    async with ledger.looking() as session:
        found = await fetched(session, query, {})
    return [(game_id, user_id) for game_id, user_id in found]


async def look_for(ledger: Ledger, game_id: int, users: Collection[int] | None = None) -> bool:
    """Ask whether people of a game are still on its server, by default all, and note it; tell whether it was news."""
    async with ledger.looking() as session:
        game, seats = await rows_of(session, game_id)
    there = await _ask(ledger, game, [seat for seat in seats if users is None or seat.user_id in users])
    if not any(_is_news(seat, there) for seat in seats):
        return False
    return await _note(ledger, game_id, there)


async def look_for_seat(ledger: Ledger, game_id: int, number: int) -> None:
    """Ask so about whoever has a seat."""
    async with ledger.looking() as session:
        _, seats = await rows_of(session, game_id)
    await look_for(ledger, game_id, [seat.user_id for seat in seats if seat.seat == number and seat.user_id])


async def look_for_host(ledger: Ledger, game_id: int) -> None:
    """Ask so about the host of a game; where they are gone somebody else has the chair then."""
    async with ledger.looking() as session:
        game, _ = await rows_of(session, game_id)
    await look_for(ledger, game_id, [game.host_id])


async def give_up(ledger: Ledger, game_id: int) -> None:
    """Offer the seats of those who have been gone for a day; a game that has nobody else is over.

    Nobody loses a seat while Discord can't say that they are gone still, or while the table could not be told.
    """
    now = seconds(ledger.now())
    async with ledger.looking() as session:
        game, seats = await rows_of(session, game_id)
    late = [seat for seat in seats if _given_up(game, seat, now)]
    if game.state == RUNNING and not late:
        return
    there = await _ask(ledger, game, late)
    await _note(ledger, game_id, there)
    async with ledger.changing(game_id) as change:
        if change.game.state != RUNNING:
            for seat in change.seats:
                seat.gone_at = None
            return
        for seat in [seat for seat in change.people if _given_up(change.game, seat, now)]:
            if there.get(seat.user_id or 0) is False:
                await _offer(change, seat)
        due = answers_wait(change)
    if due:
        await automatic.answer_all(ledger, game_id)


def _given_up(game: GameRow, seat: SeatRow, now: int) -> bool:
    if seat.user_id is None or seat.gone_at is None or game.held or game.no_access:
        return False
    return seat.gone_at + PATIENCE <= now


async def _ask(ledger: Ledger, game: GameRow, seats: Iterable[SeatRow]) -> dict[int, bool]:
    """Return whether people are still on the server of a game that is in play, as far as anybody can tell."""
    asked = [seat.user_id for seat in seats if seat.user_id is not None] if game.active else []
    said = {user: await ledger.membership.belongs(game.guild_id, user) for user in asked}
    return {user: there for user, there in said.items() if there is not None}


def _is_news(seat: SeatRow, there: Mapping[int, bool]) -> bool:
    """Tell whether it is not known yet that somebody has left the server, or has come back."""
    return there.get(seat.user_id or 0) is (seat.gone_at is not None)


async def _note(ledger: Ledger, game_id: int, there: Mapping[int, bool]) -> bool:
    """Note who is on the server and who is not; tell whether it was news to the game as it is by now.

    Others may have asked and noted the same meanwhile.
    """
    async with ledger.changing(game_id) as change:
        news = [seat for seat in change.people if _is_news(seat, there)] if change.game.active else []
        for seat in news:
            if there[seat.user_id or 0]:
                come_back(change, seat, to_act(change.match))
            elif change.game.active:  # by whoever was noted before it may have ended
                await _note_gone(change, seat)
        due = bool(news) and answers_wait(change)
    if due:
        await automatic.answer_all(ledger, game_id)
    return bool(news)


async def _note_gone(change: Change, seat: SeatRow) -> None:
    name = change.name_at(seat)
    if change.game.state == LOBBY:
        await stand_up(change, seat)
        if not change.people:
            await break_off(change, name)
            return
        tell_notice(change, "notice-gone-lobby", name=name)
    else:
        seat.gone_at, seat.missed = seconds(change.now), max(seat.missed, 1)
        keep_warm(change, seat)
        tell_late(change, seat, "notice-gone", name=name)
    pass_chair(change)


async def _offer(change: Change, seat: SeatRow) -> None:
    name = change.name_at(seat)
    await stand_up(change, seat)
    if not change.people:
        await break_off(change, name)
        return
    tell_offer(change, seat, "notice-gone-offered", name=name)
    pass_chair(change)
