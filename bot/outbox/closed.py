"""Somebody who takes no direct messages: noted, and said once where everybody plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlmodel import col, delete, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.outbox.claim import Claim
from bot.outbox.lanes import Lane, lane_of
from bot.outbox.rows import row_for
from bot.store.memory import WatchRow
from bot.store.schema import GameRow, OutboxRow, SeatRow
from bot.text.sitting import Now, sitting


async def close_dms(session: AsyncSession, claim: Claim) -> set[Lane]:
    """Give up what was for somebody's eyes, and say in the channel what may be said there; return what is told."""
    if claim.kind == "watch":
        await _unwatch(session, claim)
        return set()
    await _drop(session, claim)
    lanes = set()
    for game_id, aloud in _aloud(claim):
        game = await session.get(GameRow, game_id)
        if game is None:
            continue
        key = f"channel:{game.channel_id}"
        notices = [*await _noted(session, claim, game), *aloud]
        session.add_all([row_for(game_id, key, "notice", None, **notice) for notice in notices])
        lanes |= {lane_of(key, "notice")} if notices else set()
    return lanes


async def _drop(session: AsyncSession, claim: Claim) -> None:
    """Forget a message that was refused, or all hands of a game."""
    mine = [col(OutboxRow.id) == claim.row_id]
    if claim.kind in {"hand", "lost"}:
        mine = [col(OutboxRow.channel_key) == claim.key, col(OutboxRow.kind) == "hand"]
    await session.exec(delete(OutboxRow).where(col(OutboxRow.game_id) == claim.game_id, *mine))


async def _unwatch(session: AsyncSession, claim: Claim) -> None:
    """Let whoever takes no messages watch nothing any more: they would never read of it."""
    waiting = (col(OutboxRow.channel_key) == claim.key, col(OutboxRow.kind) == "watch")
    await session.exec(delete(OutboxRow).where(*waiting))
    await session.exec(delete(WatchRow).where(col(WatchRow.user_id) == claim.delivery.user_id))


async def _noted(session: AsyncSession, claim: Claim, game: GameRow) -> list[dict[str, Any]]:
    """Note at somebody's seat that their messages are closed; once."""
    query = select(SeatRow).where(SeatRow.game_id == game.id).order_by(col(SeatRow.seat))
    seats = (await session.exec(query)).all()
    place = next((place for place, seat in enumerate(seats) if seat.user_id == claim.delivery.user_id), None)
    if place is None or seats[place].dm_closed:
        return []
    seats[place].dm_closed = True
    return [{"key": "notice-dm-closed", "args": {"name": sitting(Now(seats), game.language)[place].name}}]


def _aloud(claim: Claim) -> list[tuple[int, list[dict[str, Any]]]]:
    """Return what is to be said in the channel of each game that the message was about."""
    payload, ping = claim.delivery.payload, [claim.delivery.user_id]
    if claim.kind == "reminder":
        return [(game, [reminding(why, by, ping)]) for game, why, by in payload["about"]]
    if claim.kind != "word" or not payload["aloud"]:
        return [(claim.game_id, [])]
    return [(claim.game_id, [{"key": payload["aloud"], "args": payload["args"], "ping": ping}])]


def reminding(why: str, by: str, ping: Sequence[int | None]) -> dict[str, Any]:
    """Return the notice that reminds somebody whom no direct message reaches."""
    return {"key": f"notice-reminder-{why}", "args": {"name": by}, "ping": list(ping)}
