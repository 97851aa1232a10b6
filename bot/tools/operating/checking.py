"""`exlibris check`: whether all that must hold of a game does hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import pairwise

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.bookkeeping import facts_from
from bot.hosting.change import all_rows_of
from bot.hosting.consent import ids_of
from bot.hosting.damage import options_of
from bot.hosting.log import reason_of
from bot.hosting.matches import restored
from bot.hosting.picks import picks_of
from bot.hosting.rebuilding import UNLIKE, played_again
from bot.outbox.claim import payload_of
from bot.outbox.delivery import Courier
from bot.store import Store
from bot.store.columns import of_column
from bot.store.folds import log_of
from bot.store.memory import ReviewRow
from bot.store.orders import OrderRow
from bot.store.proposals import ProposalRow
from bot.store.schema import OWED, STANDING, WAITING, ChoiceRow, GameRow, OutboxRow, SeatRow, TenureRow
from bot.store.trouble import DATABASE_ERRORS, explain, explained
from bot.values.refusal import DamagedError, HostError
from bot.values.states import LOBBY, OVER, RUNNING, STATES
from engine.catalogue import games
from engine.match import DivergedError, Match
from engine.review import Review


@dataclass(frozen=True, slots=True)
class Rows:
    """All that the database holds of a game."""

    game: GameRow
    seats: Sequence[SeatRow]
    former: Sequence[TenureRow]
    log: Sequence[ChoiceRow]
    """By number, undone choices too."""
    told: Sequence[OutboxRow]
    orders: Sequence[OrderRow]
    proposals: Sequence[ProposalRow]
    review: str
    """"" where there is none."""


async def check(store: Store, game_id: int | None = None) -> tuple[int, list[str]]:
    """Look through one game, or all; return how many, and a line for each thing that is wrong.

    Raises HostError("no-such-game"), and StoreError where nobody can tell what games there are.
    """
    ids = [game_id] if game_id is not None else await _all(store)
    wrong: list[str] = []
    for one in ids:
        wrong += await _wrong(store, one)
    return len(ids), wrong


async def _wrong(store: Store, game_id: int) -> list[str]:
    try:
        async with store.reading() as session:
            rows = await rows_for_check(session, game_id)
    except DATABASE_ERRORS as error:
        return [f"game {game_id}: cannot be read: {explain(error)}"]
    return [f"game {game_id} ({rows.game.key}): {line}" for line in problems(rows)]


def problems(rows: Rows) -> Iterator[str]:
    """Say what is wrong with a game, a line each."""
    for look in LOOKS:
        try:
            yield from look(rows)
        except (TypeError, ValueError) as error:  # a damaged file has values where none can be, and others than can be
            yield f"holds a value that cannot be: {error}"


async def _all(store: Store) -> list[int]:
    with explained():
        async with store.reading() as session:
            return list((await session.exec(select(GameRow.id).order_by(col(GameRow.id)))).all())


async def rows_for_check(session: AsyncSession, game_id: int) -> Rows:
    """Return all rows of a game; raises HostError("no-such-game")."""
    game, seats, former = await all_rows_of(session, game_id)
    log = await log_of(session, game_id)
    told = await session.exec(select(OutboxRow).where(OutboxRow.game_id == game_id))
    orders = await session.exec(select(OrderRow).where(OrderRow.game_id == game_id))
    proposals = await session.exec(select(ProposalRow).where(ProposalRow.game_id == game_id))
    review = (await session.exec(select(ReviewRow.made).where(ReviewRow.game_id == game_id))).first() or ""
    return Rows(game, seats, former, log, told.all(), orders.all(), proposals.all(), review)


def _state(rows: Rows) -> Iterator[str]:
    game = rows.game
    if game.state not in STATES:
        yield f"is in a state that nobody knows: {game.state}"
    if game.state == OVER and game.seed is None:
        yield "is over and does not tell its seed"
    if game.state in {LOBBY, RUNNING} and game.seed is not None:
        yield "is in play and tells its seed already"
    secret = game.secret or game.seed
    if secret and game.commitment and sha256(bytes.fromhex(secret)).hexdigest() != game.commitment:
        yield "has a secret seed that its fingerprint does not fit"


def _kind(rows: Rows) -> Iterator[str]:
    if rows.game.key not in games():
        yield f"is of a kind that this version does not have: {rows.game.key}"


def _seats(rows: Rows) -> Iterator[str]:
    numbers = [seat.seat for seat in rows.seats]
    if rows.game.state in {RUNNING, OVER} and numbers != list(range(len(numbers))):
        yield f"has seats {numbers}"
    for seat in numbers:
        before = [tenure for tenure in rows.former if tenure.seat == seat]
        if any(then.since != (first.until or 0) + 1 for first, then in pairwise(before)):
            yield f"has gaps between those who sat at seat {seat}"


def _log(rows: Rows) -> Iterator[str]:
    numbers = [row.number for row in rows.log]
    if rows.game.state in {RUNNING, OVER} and numbers != list(range(rows.game.number + 1)):
        missing = sorted(set(range(rows.game.number + 1)) ^ set(numbers))
        yield f"has a log in which rows {missing[:5]} are missing or too many"


def _match(rows: Rows) -> Iterator[str]:
    """Load the match as the bot would, and play the game again from its seed."""
    if rows.game.state not in {RUNNING, OVER}:
        return
    try:
        match = restored(rows.game)
    except HostError:
        yield f"holds a match that cannot be read: exlibris repair {rows.game.id}"
        return
    except DivergedError as error:
        yield f"does not lead where it led, at choice {error.number}: exlibris repair {rows.game.id}"
        return
    if match.over != (rows.game.state == OVER):
        yield "is over in the one place and not in the other"
    yield from _retold(rows, match)


def _retold(rows: Rows, match: Match) -> Iterator[str]:
    if rows.game.secret is None and rows.game.seed is None:
        return  # a running game older than sealed seeds: its seed is in its match alone
    try:
        again = played_again(rows.game, rows.seats, rows.log)
    except DamagedError:
        return  # what can't be read is told already
    except UNLIKE as error:
        yield f"is not what its seed and its log lead to ({error}), which older rules explain too"
        return
    if again.mark != match.mark:
        yield "is not what its seed and its log lead to, which older rules explain too"


def _told(rows: Rows) -> Iterator[str]:
    for row in rows.told:
        if not hasattr(Courier, row.kind) or row.state not in {WAITING, STANDING, OWED}:
            yield f"has something to tell that nobody can: {row.kind}, {row.state}"


def unreadable(rows: Rows) -> Iterator[str]:
    """Say what is stored of a game and means nothing, but for its match."""
    for what, read in _reads(rows):
        try:
            read()
        except DamagedError:
            yield f"has {what}"


def _reads(rows: Rows) -> Iterator[tuple[str, Callable[[], object]]]:
    """Return all that is stored of a game but its match: what is said where it can't be read, and what reads it."""
    yield "options that cannot be read", partial(options_of, rows.game)
    for row in rows.log:
        for read in (picks_of, reason_of, lambda row: facts_from(row.facts)):
            yield f"a choice that cannot be read: {row.number}", partial(read, row)
    for order in rows.orders:
        yield f"an order that cannot be read: {order.key} of seat {order.seat}", partial(picks_of, order)
    for told in rows.told:
        yield f"something to tell that cannot be read: {told.kind}", partial(payload_of, told)
    for said in rows.proposals:
        for listed in (said.agreed, said.refused):
            yield f"a proposal that cannot be read: {said.kind}", partial(ids_of, listed)
    if rows.review:
        yield "a review that cannot be read", partial(of_column, rows.review, Review.from_json)


LOOKS: tuple[Callable[[Rows], Iterator[str]], ...] = (_state, _kind, _seats, _log, unreadable, _match, _told)
