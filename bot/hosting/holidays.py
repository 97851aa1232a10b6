"""Who goes on vacation and who is back: each table of theirs is told once, and its clocks follow.

What the vacations say decides, and not who noticed: after a restart, a move at another table or a change of mind the
next look brings all tables in line.
"""

from __future__ import annotations

from functools import partial

from sqlalchemy import select

from bot.hosting.automatic import answer_all
from bot.hosting.bookkeeping import to_act
from bot.hosting.change import Change
from bot.hosting.clock.absence import come_back, overdue
from bot.hosting.clock.holidays import come_home, go_away
from bot.hosting.clock.moments import seconds
from bot.hosting.ledger import Ledger
from bot.hosting.looking import quietly
from bot.hosting.owing import tell_table
from bot.hosting.seats.leaving import answers_wait
from bot.store.persons import VacationRow, preferences_of
from bot.store.rows import fetched, table_of
from bot.store.schema import GameRow, SeatRow
from bot.values.pace import WARM
from bot.values.states import RUNNING

GAMES, SEATS, VACATIONS = table_of(GameRow), table_of(SeatRow), table_of(VacationRow)

SAID = select(SEATS.c.game_id, GAMES.c.state, SEATS.c.user_id, SEATS.c.home_at).select_from(
    SEATS.join(GAMES, GAMES.c.id == SEATS.c.game_id)
)


async def settle_holidays(ledger: Ledger) -> None:
    """Bring all tables in line with the vacations of this moment; raises HostError("not-readable")."""
    for game_id in await _behind(ledger):
        await quietly(ledger, partial(ledger.attempt, game_id, partial(_follow, ledger, game_id)))


async def _behind(ledger: Ledger) -> list[int]:
    """Return the running games in which somebody is on vacation and not said to be, or the other way round."""
    now = ledger.now()
    lasting = select(VACATIONS.c.user_id, VACATIONS.c.until).where(VACATIONS.c.since <= now, VACATIONS.c.until > now)
    async with ledger.looking() as session:
        away = {user: seconds(until) for user, until in await fetched(session, lasting, {})}
        # One query for each index: this is done every minute, and joined they would look at every seat there is.
        rows = [
            *await fetched(session, SAID.where(SEATS.c.home_at > seconds(now)), {}),
            *(await fetched(session, SAID.where(SEATS.c.user_id.in_(away)), {}) if away else ()),
        ]
    return sorted({game for game, state, user, home in rows if state == RUNNING and home != away.get(user)})


async def _follow(ledger: Ledger, game_id: int) -> None:
    async with ledger.changing(game_id) as change:
        if change.game.state != RUNNING:
            return
        wished = await preferences_of(change.session, [seat.user_id or 0 for seat in change.people])
        for seat in change.people:
            span = wished[seat.user_id or 0].vacation_at(change.now)
            _bring(change, seat, None if span is None or span.until is None else seconds(span.until))
        due = answers_wait(change)
    if due:
        await answer_all(ledger, game_id)


def _bring(change: Change, seat: SeatRow, until: int | None) -> None:
    if until is None:
        if seat.home_at is not None and seat.home_at > seconds(change.now):
            come_home(change, seat)
            _take_back(change, seat)
    elif seat.home_at != until:
        go_away(change, seat, until)


def _take_back(change: Change, seat: SeatRow) -> None:
    """Let somebody play again for whom the bot stood in because of a vacation, and of nothing else."""
    if seat.stand_in == WARM and seat.gone_at is None and not overdue(seat):
        come_back(change, seat, to_act(change.match))
        tell_table(change)
