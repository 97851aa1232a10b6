"""Finding a channel's next row, and what it means by now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlmodel import col, select, update
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.outbox.delivery import Delivery
from bot.store.schema import WAITING, GameRow, OutboxRow, SeatRow


@dataclass(frozen=True, slots=True)
class Claim:
    """A row that is being delivered."""

    row_id: int
    game_id: int
    key: str
    kind: str
    attempts: int
    """How many attempts were made, this one included."""
    delivery: Delivery
    moot: bool = False
    """Whether there is nobody left to tell."""
    same: tuple[int, ...] = ()
    """Later rows that this delivery serves too, for it is drawn from what they tell about."""
    old_message: int | None = None
    """The table message that a new one takes the place of."""
    no_access: bool = False
    """Whether the game's channel could not be reached last time."""

    @property
    def creates(self) -> bool:
        """Whether it makes a message, which must not be made twice."""
        return self.delivery.message_id is None

    @property
    def may_have_arrived(self) -> bool:
        """Whether an earlier attempt may have made the message, which then shows an older state."""
        return self.creates and self.attempts > 1

    @property
    def opens_dm(self) -> bool:
        """Whether a direct message channel has to be opened first."""
        return self.delivery.user_id is not None and self.delivery.dm_channel_id is None

    def for_log(self) -> dict[str, Any]:
        return {"game": self.game_id, "channel": self.key, "kind": self.kind, "attempt": self.attempts}


@dataclass(frozen=True, slots=True)
class _Found:
    """A row with what it needs of its game, and the later rows of its channel."""

    row: OutboxRow
    payload: dict[str, Any]
    channel_id: int
    table_message_id: int | None
    no_access: bool
    later: Sequence[OutboxRow]

    def claim(self, message_id: int | None, seat: SeatRow | None = None, **more: Any) -> Claim:
        return Claim(
            row_id=self.row.id,
            game_id=self.row.game_id,
            key=self.row.channel_key,
            kind=self.row.kind,
            attempts=self.row.attempts + 1,
            delivery=self._delivery(message_id, seat),
            no_access=self.no_access,
            **more,
        )

    def _delivery(self, message_id: int | None, seat: SeatRow | None) -> Delivery:
        return Delivery(
            id=self.row.id,
            game_id=self.row.game_id,
            channel_id=self.payload.get("channel_id") or self.channel_id,
            payload=self.payload,
            nonce=self.row.nonce,
            message_id=message_id,
            user_id=seat.user_id if seat else None,
            dm_channel_id=seat.dm_channel_id if seat else None,
        )


async def find(session: AsyncSession, key: str) -> Claim | None:
    """Return a channel's first waiting row as a claim; None where nothing waits."""
    query = (
        select(OutboxRow, GameRow.channel_id, GameRow.table_message_id, GameRow.no_access)
        .join(GameRow, col(GameRow.id) == col(OutboxRow.game_id))
        .where(OutboxRow.state == WAITING, OutboxRow.channel_key == key)
        .order_by(col(OutboxRow.id))
    )
    rows = (await session.exec(query)).all()
    if not rows:
        return None
    row, channel_id, table_message_id, no_access = rows[0]
    later = [other for other, *_ in rows[1:] if (other.kind, other.game_id) == (row.kind, row.game_id)]
    found = _Found(row, orjson.loads(row.payload), channel_id, table_message_id, no_access, later)
    return await _hand(session, found) if row.kind == "hand" else _in_channel(found)


def _in_channel(found: _Found) -> Claim:
    match found.row.kind:
        case "table":
            anew = any(orjson.loads(row.payload)["anew"] for row in (found.row, *found.later))
            old = found.table_message_id
            return found.claim(None if anew else old, same=_ids(found), old_message=old if anew else None)
        case "turn":
            return found.claim(None, moot=not found.payload["seats"])
        case _:
            return found.claim(found.row.message_id)


async def _hand(session: AsyncSession, found: _Found) -> Claim:
    """Claim a direct message for whoever it is addressed to, wherever they sit by now."""
    user_id = int(found.row.channel_key.partition(":")[2])
    query = select(SeatRow).where(SeatRow.game_id == found.row.game_id, SeatRow.user_id == user_id)
    seat = (await session.exec(query)).first()
    if seat is None:
        return found.claim(None, moot=True)
    found.payload["seat"] = seat.seat
    return found.claim(seat.dm_message_id, seat, same=_ids(found))


def _ids(found: _Found) -> tuple[int, ...]:
    return tuple(row.id for row in found.later)


async def announce(session: AsyncSession, claim: Claim) -> bool:
    """Note before a message is made that it may have been; False where the row has been taken back meanwhile."""
    row = update(OutboxRow).where(col(OutboxRow.id) == claim.row_id, col(OutboxRow.attempts) == claim.attempts - 1)
    done = await session.exec(row.values(attempts=claim.attempts))
    return bool(done.rowcount)
