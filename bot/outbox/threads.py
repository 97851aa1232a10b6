"""A game that waits for a thread of its own, and moves in there with all that it has to tell.

First a line is posted in the channel, then the thread is opened from it. A message has one thread at most, which has
its id, so that however often that is tried there is one thread.
"""

from __future__ import annotations

from sqlmodel import col, select, update
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.outbox.claim import Claim
from bot.outbox.lanes import Lane, lane_of
from bot.store.schema import WAITING, GameRow, OutboxRow

THREAD = "thread"
"""The kind of row that opens one."""


async def move_in(session: AsyncSession, claim: Claim, thread_id: int) -> set[Lane]:
    """Let a game go on in its thread; return the lanes of what has waited for that."""
    here = update(GameRow).where(col(GameRow.id) == claim.game_id, col(GameRow.opens_thread))
    moved = await session.exec(here.values(channel_id=thread_id, opens_thread=False))
    if not moved.rowcount:  # it has gone elsewhere meanwhile
        return set()
    key = f"channel:{thread_id}"
    waiting = (col(OutboxRow.game_id) == claim.game_id, col(OutboxRow.channel_key) == claim.key)
    await session.exec(update(OutboxRow).where(*waiting).values(channel_key=key))
    told = select(OutboxRow.kind).where(OutboxRow.channel_key == key, OutboxRow.state == WAITING)
    return {lane_of(key, kind) for kind in (await session.exec(told)).all()}
