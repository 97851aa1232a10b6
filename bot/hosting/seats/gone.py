"""People who are no more on the server: found out when it matters, and given a day to come back.

Discord tells nobody who leaves without a right that we do not ask for. So it is asked about one person at a time: when
a direct message to them is refused, when they are late, when somebody would like to replace them, and when only they
could help as the host.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import select

from bot.hosting import automatic
from bot.hosting.bookkeeping import to_act
from bot.hosting.change import Change, rows_of
from bot.hosting.clock.absence import come_back, stand_in
from bot.hosting.clock.moments import DAY, seconds
from bot.hosting.clock.running import then_at
from bot.hosting.ending import break_off
from bot.hosting.ledger import Ledger
from bot.hosting.owing import tell_notice
from bot.hosting.seats.chair import pass_chair
from bot.hosting.seats.leaving import answers_wait, stand_up, tell_late, tell_offer
from bot.store.rows import fetched, table_of
from bot.store.schema import GameRow, SeatRow
from bot.values.pace import REMIND, WARM
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


async def look_for(ledger: Ledger, game_id: int, users: Iterable[int] | None = None) -> bool:
    """Ask whether people of a game are still on its server, by default all, and note it; tell whether it was news."""
    async with ledger.looking() as session:
        game, seats = await rows_of(session, game_id)
    news = [seat.user_id for seat in seats if await _news_of(ledger, game, seat, users)]
    if not news:
        return False
    async with ledger.changing(game_id) as change:
        for seat in [seat for seat in change.people if seat.user_id in news]:
            if seat.gone_at is None:
                await _note_gone(change, seat)
            else:
                come_back(change, seat, to_act(change.match))
        due = answers_wait(change)
    if due:
        await automatic.answer_all(ledger, game_id)
    return True


async def look_for_seat(ledger: Ledger, game_id: int, number: int) -> None:
    """Ask so about whoever has a seat."""
    async with ledger.looking() as session:
        _, seats = await rows_of(session, game_id)
    await look_for(ledger, game_id, [seat.user_id for seat in seats if seat.seat == number and seat.user_id])


async def chair_freed(ledger: Ledger, game_id: int) -> bool:
    """Look whether the host of a game is gone, so that somebody else has the chair now."""
    async with ledger.looking() as session:
        game, _ = await rows_of(session, game_id)
    return await look_for(ledger, game_id, [game.host_id])


async def give_up(ledger: Ledger, game_id: int) -> None:
    """Offer the seats of those who have been gone for a day; a game that has nobody else is over."""
    now = seconds(ledger.now())
    async with ledger.looking() as session:
        _, seats = await rows_of(session, game_id)
    late = [seat.user_id for seat in seats if _given_up(seat, now)]
    await look_for(ledger, game_id, [user for user in late if user is not None])
    async with ledger.changing(game_id) as change:
        if change.game.state != RUNNING:
            for seat in change.seats:
                seat.gone_at = None
            return
        for seat in [seat for seat in change.people if _given_up(seat, now)]:
            await _offer(change, seat)
        due = answers_wait(change)
    if due:
        await automatic.answer_all(ledger, game_id)


def _given_up(seat: SeatRow, now: int) -> bool:
    return seat.user_id is not None and seat.gone_at is not None and seat.gone_at + PATIENCE <= now


async def _news_of(ledger: Ledger, game: GameRow, seat: SeatRow, users: Iterable[int] | None) -> bool:
    """Tell whether it is not known yet that somebody has left the server, or has come back."""
    if not game.active or seat.user_id is None or (users is not None and seat.user_id not in users):
        return False
    there = await ledger.membership.belongs(game.guild_id, seat.user_id)
    return there is not None and there == (seat.gone_at is not None)


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
        if then_at(change) != REMIND and any(not other.bot_answers for other in change.people if other is not seat):
            stand_in(change, seat, WARM)
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
