"""A change in progress: one game's rows within one transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import and_, bindparam, insert, select
from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.matches import Matches
from bot.outbox.lanes import Lane
from bot.store.folds import saved_of
from bot.store.locks import lock_game
from bot.store.orders import OrderRow
from bot.store.rows import Rows, added, columns_of, fetched, kind_of, made, names_of, table_of
from bot.store.schema import ChoiceRow, GameRow, OutboxRow, SeatRow, TenureRow
from bot.store.statements import Statement
from bot.text.sitting import sitting
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import ENDED, LOBBY, OVER, RUNNING
from engine.match import Match

NEW_ENTRIES = Statement(insert(table_of(ChoiceRow)))
NEW_POSTS = Statement(insert(table_of(OutboxRow)), (name for name in names_of(OutboxRow) if name != "id"))
WRONG_STATE = {
    (LOBBY, RUNNING): "not-begun",
    (RUNNING, LOBBY): "already-begun",
    (OVER, LOBBY): "game-over",
    (OVER, RUNNING): "game-over",
    (ENDED, LOBBY): "game-ended",
    (ENDED, RUNNING): "game-ended",
}
"""What to say to whoever needs a game in the second state and finds it in the first."""


@dataclass(slots=True)
class Change:
    """The rows of a game, to be changed and told about; `Ledger.changing` makes and commits it."""

    session: AsyncSession
    game: GameRow
    seats: list[SeatRow]
    now: datetime
    matches: Matches
    rows: Rows
    """Game, seats and pings: what changes in them is written at the end."""
    former: list[TenureRow] = field(default_factory=list)
    """Who sat on these seats before, by seat, in order."""
    orders: list[OrderRow] = field(default_factory=list)
    """What people chose beforehand."""
    match_in_hand: Match | None = None
    """The match, where somebody asked for it."""
    decides: bool = False
    """Whether what is proposed at the table has just been looked at."""
    beholder: int | None = None
    """The seat of whoever sees at once what comes of it, so that nothing need call them."""
    sleepers: Collection[int] = ()
    """Who has quiet hours: only about these anybody need ask what they are."""
    reviews: bool = False
    """Whether a game that ends is to be looked through."""
    lanes: set[Lane] = field(default_factory=set)
    """Where something is to be delivered after the commit."""
    owed: list[OutboxRow] = field(default_factory=list)
    """The game's pings and all that it owes, once they have been settled."""
    entries: list[dict[str, Any]] = field(default_factory=list)
    """New rows of the log."""
    posts: list[dict[str, Any]] = field(default_factory=list)
    """New rows of the outbox."""

    @classmethod
    async def load(cls, session: AsyncSession, game_id: int, matches: Matches, now: datetime) -> Change:
        """Load a game's rows; raises HostError("no-such-game")."""
        await lock_game(session, min(game_id, LARGEST))
        game, seats, former = await all_rows_of(session, game_id)
        change = cls.of(session, game, seats, now, matches)
        change.former = former
        change.orders = [change.rows.keep(row) for row in await orders_of(session, game)]
        return change

    @classmethod
    def of(cls, session: AsyncSession, game: GameRow, seats: list[SeatRow], now: datetime, matches: Matches) -> Change:
        """Begin to change rows that are as the database holds them."""
        rows = Rows()
        return cls(session, rows.keep(game), [rows.keep(seat) for seat in seats], now, matches, rows)

    async def write(self) -> None:
        """Write what has changed and what was noted; raises StaleDataError where somebody else was first."""
        await self.rows.write(self.session)
        if self.entries:
            await added(self.session, NEW_ENTRIES, self.entries)
        if self.posts:
            await added(self.session, NEW_POSTS, self.posts)

    @property
    def match(self) -> Match:
        """The match, to be changed; raises DivergedError and HostError("game-damaged")."""
        if self.match_in_hand is None:
            self.match_in_hand = self.matches.take(self.game)
        return self.match_in_hand

    def keep_order(self, row: OrderRow) -> None:
        """Note a new order."""
        self.rows.add(row)
        self.orders.append(row)
        self.game.orders = len(self.orders)

    def forget_orders(self, which: Callable[[OrderRow], bool]) -> int:
        """Delete orders that were used or withdrawn or that have expired, and return how many."""
        kept, gone = list[OrderRow](), list[OrderRow]()
        for row in self.orders:
            (gone if which(row) else kept).append(row)
        for row in gone:
            self.rows.remove(row)
        self.orders, self.game.orders = kept, len(kept)
        return len(gone)

    def as_read(self) -> list[tuple[type[SQLModel], dict[str, Any]]]:
        """Return the table of each row that was read, and what it held then."""
        return [*self.rows.as_read(), *all_of(self.former)]

    @property
    def people(self) -> list[SeatRow]:
        """The seats that are not automatic."""
        return [seat for seat in self.seats if seat.user_id is not None]

    def seat_of(self, user_id: int) -> SeatRow:
        """Return somebody's seat; raises HostError("not-in-game")."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat
        raise HostError("not-in-game", id=self.game.id)

    def require_state(self, state: str) -> None:
        """Raise HostError "not-begun", "already-begun", "game-over" or "game-ended" in any other state."""
        if self.game.state != state:
            raise HostError(WRONG_STATE[self.game.state, state], id=self.game.id)

    def require_host(self, person: Person) -> None:
        """Raise HostError("not-host") where somebody else is the host, unless they moderate the channel."""
        if person.user_id != self.game.host_id and not person.moderates:
            raise HostError("not-host", host=self.name_of(Person(self.game.host_id, "")))

    def name_of(self, person: Person) -> str:
        """Return what somebody is called here, so that nobody else at the table can be meant."""
        seat = next((seat for seat in self.seats if seat.user_id == person.user_id), None)
        return person.name if seat is None else self.name_at(seat)

    def name_at(self, seat: SeatRow) -> str:
        """Return what whoever has a seat is called here."""
        names = zip(self.seats, sitting(self, self.game.language), strict=True)
        return next(called.name for one, called in names if one is seat)


# Statements that every click needs are made once: to make one costs more than to send it.
LARGEST = 2**63 - 1
"""The largest id that a database takes; a forged button may name a larger one."""
GAMES, SEATS, TENURES = table_of(GameRow), table_of(SeatRow), table_of(TenureRow)
WIDTH = len(GAMES.columns)
WIDTH_WITH_SEAT = WIDTH + len(SEATS.columns)
# Whoever sits there now is in the seat's row, so that in most games no tenure is joined at all.
OVER_AT_SEAT = and_(TENURES.c.game_id == SEATS.c.game_id, TENURES.c.seat == SEATS.c.seat, TENURES.c.until.is_not(None))
ROWS = Statement(
    select(*columns_of(GameRow), *columns_of(SeatRow), *columns_of(TenureRow))
    .select_from(
        GAMES.join(SEATS, SEATS.c.game_id == GAMES.c.id, isouter=True).join(TENURES, OVER_AT_SEAT, isouter=True)
    )
    .where(GAMES.c.id == bindparam("game_id"))
    .order_by(SEATS.c.seat, TENURES.c.since)
)
ORDERS = table_of(OrderRow)
ORDERS_HERE = Statement(
    select(*columns_of(OrderRow)).where(ORDERS.c.game_id == bindparam("game_id")).order_by(ORDERS.c.since)
)


async def rows_of(session: AsyncSession, game_id: int) -> tuple[GameRow, list[SeatRow]]:
    """Return a game and its seats in order, which belong to no session; raises HostError("no-such-game")."""
    game, seats, _ = await all_rows_of(session, game_id)
    return game, seats


async def all_rows_of(session: AsyncSession, game_id: int) -> tuple[GameRow, list[SeatRow], list[TenureRow]]:
    """Return a game, its seats and the tenures there that are over, as `rows_of` does."""
    rows = await fetched(session, ROWS, {"game_id": game_id}) if game_id <= LARGEST else ()
    if not rows:
        raise HostError("no-such-game", id=game_id)
    # The joins are outer ones: a game whose seats are all empty has one row without a seat.
    game = made(GameRow, rows[0][:WIDTH])
    if game.saved is None and game.state in {OVER, ENDED}:
        game.saved = await saved_of(session, game_id)
    seats = {row[WIDTH + 1]: row[WIDTH:WIDTH_WITH_SEAT] for row in rows if row[WIDTH] is not None}
    former = [row[WIDTH_WITH_SEAT:] for row in rows if row[WIDTH_WITH_SEAT] is not None]
    return (
        game,
        [made(SeatRow, values) for values in seats.values()],
        [made(TenureRow, values) for values in former],
    )


def all_of(*kinds: Sequence[SQLModel]) -> list[tuple[type[SQLModel], dict[str, Any]]]:
    """Return the table of each of some rows, and what it holds."""
    return [(kind_of(row), vars(row)) for rows in kinds for row in rows]


async def orders_of(session: AsyncSession, game: GameRow) -> list[OrderRow]:
    """Return what people chose beforehand in a game; most have nothing of the kind, and nothing is read there."""
    rows = await fetched(session, ORDERS_HERE, {"game_id": game.id}) if game.orders else ()
    return [made(OrderRow, row) for row in rows]
