"""Reading a game with one reader's eye."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.bookkeeping import to_act
from bot.hosting.change import all_of, rows_of
from bot.hosting.damage import comes_of_damage, damaged, options_in_force, options_left
from bot.hosting.glimpse import Glimpse, glimpsed
from bot.hosting.ledger import Ledger
from bot.hosting.newest import Row
from bot.hosting.news import facts_since, lately, news
from bot.hosting.options import may_be_alone, seats_for
from bot.hosting.strengths import strength_of
from bot.hosting.tenure import since
from bot.store.columns import NONSENSE
from bot.store.schema import GameRow, SeatRow, TenureRow
from bot.values.people import known
from bot.values.refusal import DamagedError, HostError
from bot.values.states import ENDED, LOBBY, OVER, RUNNING
from bot.values.table import Game, Seat, Table, Tenure
from engine.facts import Fact
from engine.match import DivergedError, Match


async def reading(
    ledger: Ledger, game_id: int, user_id: int | None, *, own: bool = False, before: Glimpse | None = None
) -> Table:
    """See `Host.reading`."""
    return await ledger.attempt(game_id, partial(_reading, ledger, game_id, user_id, own=own, before=before))


async def _reading(ledger: Ledger, game_id: int, user_id: int | None, *, own: bool, before: Glimpse | None) -> Table:
    async with ledger.looking() as session:
        found = await glimpsed(ledger, game_id, session, before)
        game, seats = found.game, found.seats
        rows = await ledger.newest.of(session, game) if game.saved else []
        invited = await _invited(session, game, seats) if game.state == LOBBY else ()
    try:
        return _seen(ledger, found, user_id, rows, invited, own=own)
    except (DamagedError, *NONSENSE) as error:
        if isinstance(error, DamagedError) and game.state == ENDED:  # which can be told all the same
            return _seen(ledger, found, user_id, [], invited, own=own)
        if comes_of_damage(error, game, all_of([game], seats, found.former)):
            raise damaged(game) from error
        raise


def _seen(
    ledger: Ledger,
    found: Glimpse,
    user_id: int | None,
    rows: Sequence[Row],
    invited: tuple[str, ...],
    *,
    own: bool,
) -> Table:
    """Return the table with what is new to its reader; raises DamagedError."""
    game, seats = found.game, found.seats
    facts = facts_since(rows, seat_number(seats, user_id), own=own)
    table = table_for(game, seats, user_id, facts, _match(ledger, game), former=found.former)
    return replace(_with_choices(table), news=news(rows, table), lately=lately(rows, table), invited=invited)


def _with_choices(table: Table) -> Table:
    """Say of a lobby how many may play there."""
    key, options = table.game.key, table.game.options
    if table.game.state != LOBBY:
        return table
    return replace(table, fitting=seats_for(key, options), may_be_alone=may_be_alone(key, options))


async def _invited(session: AsyncSession, game: GameRow, seats: list[SeatRow]) -> tuple[str, ...]:
    """Return who played the game of which this is the rematch and has not said yes yet."""
    if game.rematch_of is None:
        return ()
    here = {seat.user_id for seat in seats}
    _, before = await rows_of(session, game.rematch_of)
    return tuple(seat.name for seat in before if known(seat.user_id) and seat.user_id not in here)


def seat_number(seats: list[SeatRow], user_id: int | None) -> int | None:
    """Return the number of somebody's seat; None is nobody's eye, and never an automatic seat's."""
    return next((row.seat for row in seats if row.user_id is not None and row.user_id == user_id), None)


def _match(ledger: Ledger, game: GameRow) -> Match | None:
    if game.state == LOBBY:
        return None
    try:
        return ledger.matches.peek(game)
    except (HostError, DivergedError):
        if game.state == ENDED:
            return None
        raise


def may_ask(match: Match, seat: int, since: int) -> bool:
    """Tell whether somebody needs the table's consent to take back their last choice, and may ask for it."""
    return match.can_undo(seat, since) is not None and bool(match.since(seat, since))


def table_for(
    game: GameRow,
    seats: list[SeatRow],
    user_id: int | None,
    facts: list[Fact],
    match: Match | None,
    *,
    former: list[TenureRow],
) -> Table:
    """Return the table for one person's eye, without an await, for the match may change during one.

    Raises DamagedError where the options can't be read of a game that was not ended.
    """
    seat = seat_number(seats, user_id)
    over = match is not None and game.state == OVER
    running = match if game.state == RUNNING else None
    return Table(
        game=game_of(game, options=options_in_force(game)),
        seats=tuple(seat_from(row, game.key) for row in seats),
        seat=seat,
        view=match.view(seat) if match else None,
        pending=running.pending.get(seat) if running and seat is not None else None,
        acting=tuple(sorted(to_act(running))) if running else (),
        facts=tuple(facts),
        can_undo=bool(running and seat is not None and running.can_undo(seat, since(former, seat)) is None),
        may_ask=bool(running and seat is not None and may_ask(running, seat, since(former, seat))),
        scores=tuple(match.scores) if match and over else (),
        winners=tuple(match.winners) if match and over else (),
        former=tuple(tenure_from(row, game.key) for row in former),
    )


def game_of(row: GameRow, absent: frozenset[int] = frozenset(), options: Mapping[str, int] | None = None) -> Game:
    """Return what everybody may know of a game's row, and whom the bot stands in for where somebody asks that too.

    `options` are those of the row, where they were read already; else they are none where they can't be read.
    """
    return Game(
        id=row.id,
        key=row.key,
        state=row.state,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        options=options_left(row) if options is None else options,
        host_id=row.host_id,
        language=row.language,
        created_at=row.created_at,
        number=row.number,
        commitment=row.commitment,
        seed=row.seed,
        table_message_id=row.table_message_id,
        no_access=row.no_access,
        adrift=row.adrift is not None,
        rematch_of=row.rematch_of,
        paused=row.paused_at is not None,
        absent=absent,
    )


def seat_from(row: SeatRow, key: str) -> Seat:
    """Return a seat's row as a value, in a game of some key."""
    strength = strength_of(key, row) if row.user_id is None else ""
    return Seat(
        seat=row.seat,
        user_id=row.user_id,
        name=row.name,
        colour=row.colour,
        dm_closed=row.dm_closed,
        strength=strength,
        guided=row.guided,
        account=row.account,
        since=row.since,
        due=row.due,
        stand_in=row.stand_in,
        missed=row.missed,
    )


def tenure_from(row: TenureRow, key: str) -> Tenure:
    """Return the row of a tenure that is over as a value, in a game of some key."""
    strength = strength_of(key, row) if row.user_id is None else ""
    until = row.since if row.until is None else row.until
    return Tenure(row.seat, row.since, until, row.user_id, row.name, row.account, strength)
