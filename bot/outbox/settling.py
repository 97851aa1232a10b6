"""Settling a delivery: what it changes in the database, in one transaction."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson
import structlog
from sqlmodel import col, delete, select, update
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.outbox.claim import Claim
from bot.outbox.delivery import Posted
from bot.outbox.verdict import Verdict, judge
from bot.store.schema import STANDING, WAITING, GameRow, OutboxRow, SeatRow

logger = structlog.get_logger(__name__)


@dataclass(slots=True)
class Settled:
    """What to do next in a channel."""

    pause: float = 0.0
    keys: set[str] = field(default_factory=set)
    """Other channels that have something to tell now."""


async def settle(
    session: AsyncSession,
    claim: Claim,
    posted: Posted | None,
    error: Exception | None,
    pauses: Sequence[float],
) -> Settled:
    """Note what came of a delivery."""
    if error is not None:
        return await _failed(session, claim, error, pauses)
    if claim.no_access and posted is not None and claim.key.startswith("channel:"):
        await _set_access(session, claim, no_access=False)
    if posted is not None and claim.creates:
        return await _created(session, claim, posted)
    await _drop(session, claim)
    return Settled()


async def _created(session: AsyncSession, claim: Claim, posted: Posted) -> Settled:
    """Remember a new message, and be done with the row and with those that it served too."""
    row = await session.get_one(OutboxRow, claim.row_id)
    await _note(session, claim, row, posted)
    await _drop_ids(session, claim.same)
    if claim.may_have_arrived and claim.kind in {"table", "hand"}:
        # Discord gave us the message of the first attempt, drawn then: edit it to what holds now.
        row.attempts = 0
        row.payload = orjson.dumps({**claim.delivery.payload, "anew": False}).decode()
    elif row.state != STANDING:
        await session.delete(row)
    return Settled()


async def _note(session: AsyncSession, claim: Claim, row: OutboxRow, posted: Posted) -> None:
    match claim.kind:
        case "table":
            await _note_table(session, claim, posted)
        case "hand":
            await _update_seat(
                session,
                claim,
                dm_channel_id=posted.channel_id,
                dm_message_id=posted.message_id,
                dm_closed=False,
            )
        case "turn" if orjson.loads(row.payload)["seats"]:
            row.state = STANDING
            row.message_id = posted.message_id
            _shorten(session, claim, row)
        case "turn":  # they have acted while it was on its way
            session.add(_row(claim, claim.key, "clear", posted.message_id))


def _shorten(session: AsyncSession, claim: Claim, row: OutboxRow) -> None:
    """Let a ping be edited where some of its people have acted while it was on its way."""
    seats = orjson.loads(row.payload)["seats"]
    if seats != claim.delivery.payload["seats"]:
        session.add(_row(claim, claim.key, "shorten", row.message_id, seats=seats))


async def _note_table(session: AsyncSession, claim: Claim, posted: Posted) -> None:
    here = update(GameRow).where(col(GameRow.id) == claim.game_id)
    await session.exec(here.values(table_message_id=posted.message_id))
    if claim.old_message not in {None, posted.message_id}:
        session.add(_row(claim, claim.key, "retire", claim.old_message))


async def _failed(session: AsyncSession, claim: Claim, error: Exception, pauses: Sequence[float]) -> Settled:
    """Do what an error asks for."""
    verdict = judge(error, claim)
    match verdict:
        case Verdict.RETRY if claim.attempts <= len(pauses):
            row = update(OutboxRow).where(col(OutboxRow.id) == claim.row_id)
            await session.exec(row.values(attempts=claim.attempts))
            return Settled(max(pauses[claim.attempts - 1], getattr(error, "retry_after", 0.0)))
        case Verdict.CREATE | Verdict.REOPEN:
            return await _make_anew(session, claim, verdict)
        case Verdict.CLOSED:
            return await _close_dms(session, claim)
        case Verdict.NO_ACCESS:
            await _set_access(session, claim, no_access=True)
            await _drop_waiting(session, claim)
        case _:
            await _drop(session, claim)
    logger.log(30 if verdict is not Verdict.DONE else 10, "outbox-dropped", **claim.for_log(), why=verdict.name)
    return Settled()


async def _make_anew(session: AsyncSession, claim: Claim, verdict: Verdict) -> Settled:
    """Forget the message, so that the row, which stays, makes another one."""
    if claim.kind == "table":
        here = update(GameRow).where(col(GameRow.id) == claim.game_id)
        await session.exec(here.values(table_message_id=None))
    elif verdict is Verdict.REOPEN:
        await _update_seat(session, claim, dm_message_id=None, dm_channel_id=None)
    else:
        await _update_seat(session, claim, dm_message_id=None)
    row = await session.get_one(OutboxRow, claim.row_id)
    row.attempts = 0
    return Settled()


async def _close_dms(session: AsyncSession, claim: Claim) -> Settled:
    query = select(SeatRow).where(SeatRow.game_id == claim.game_id, SeatRow.user_id == claim.delivery.user_id)
    seat = (await session.exec(query)).first()
    await _drop_waiting(session, claim)
    if seat is None or seat.dm_closed:
        return Settled()
    seat.dm_closed = True
    game = await session.get_one(GameRow, claim.game_id)
    key = f"channel:{game.channel_id}"
    notice = {"key": "notice-dm-closed", "args": {"name": seat.name}}
    session.add(_row(claim, key, "notice", None, **notice))
    return Settled(keys={key})


async def _set_access(session: AsyncSession, claim: Claim, *, no_access: bool) -> None:
    here = update(GameRow).where(col(GameRow.id) == claim.game_id, col(GameRow.no_access).is_(not no_access))
    await session.exec(here.values(no_access=no_access))


async def _update_seat(session: AsyncSession, claim: Claim, **values: Any) -> None:
    here = update(SeatRow).where(col(SeatRow.game_id) == claim.game_id, col(SeatRow.user_id) == claim.delivery.user_id)
    await session.exec(here.values(**values))


async def _drop(session: AsyncSession, claim: Claim) -> None:
    await _drop_ids(session, (claim.row_id, *claim.same))


async def _drop_ids(session: AsyncSession, ids: Sequence[int]) -> None:
    if ids:
        await session.exec(delete(OutboxRow).where(col(OutboxRow.id).in_(ids)))


async def _drop_waiting(session: AsyncSession, claim: Claim) -> None:
    """Drop all that a game would tell in a channel: one failed request each would be a storm of them."""
    await session.exec(
        delete(OutboxRow).where(
            col(OutboxRow.game_id) == claim.game_id,
            col(OutboxRow.channel_key) == claim.key,
            col(OutboxRow.state) == WAITING,
        )
    )


def _row(claim: Claim, to: str, kind: str, message_id: int | None, **payload: Any) -> OutboxRow:
    return OutboxRow(
        game_id=claim.game_id,
        channel_key=to,
        kind=kind,
        payload=orjson.dumps(payload).decode(),
        nonce=secrets.token_hex(12),
        message_id=message_id,
    )
