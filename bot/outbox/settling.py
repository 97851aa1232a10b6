"""Settling a delivery: what it changes in the database, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

import orjson
import structlog
from sqlalchemy import ColumnElement, bindparam
from sqlalchemy import select as columns
from sqlmodel import and_, case, col, delete, or_, update
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.outbox.claim import Claim
from bot.outbox.closed import close_dms
from bot.outbox.delivery import Posted
from bot.outbox.duties import seats_of
from bot.outbox.lanes import Lane, lane_of
from bot.outbox.rows import new_nonce, row_for
from bot.outbox.threads import THREAD, move_in
from bot.outbox.verdict import ARCHIVED, GONE, UNKNOWN_CHANNEL, Verdict, judge
from bot.store.proposals import ProposalRow
from bot.store.rows import Rows, changed, columns_of, deleted, fetched, made, table_of
from bot.store.schema import OWED, STANDING, WAITING, GameRow, OutboxRow, SeatRow
from bot.store.statements import Statement
from bot.values.refusal import HostError
from bot.values.states import LOBBY, RUNNING

OUTBOX, GAMES, SEATS = (table_of(kind) for kind in (OutboxRow, GameRow, SeatRow))
OWN = Statement(
    columns(*columns_of(OutboxRow)).where(OUTBOX.c.id == bindparam("row_id"), OUTBOX.c.nonce == bindparam("as_claimed"))
)
OWED_HERE = Statement(
    columns(OUTBOX.c.id, OUTBOX.c.channel_key, OUTBOX.c.kind).where(
        OUTBOX.c.game_id == bindparam("game_id"), OUTBOX.c.state == OWED
    )
)
OTHERS = Statement(
    columns(SEATS.c.game_id, SEATS.c.seat)
    .join(GAMES, GAMES.c.id == SEATS.c.game_id)
    .where(SEATS.c.user_id == bindparam("user_id"), SEATS.c.dm_closed, SEATS.c.game_id != bindparam("but"))
    .where(or_(GAMES.c.state == LOBBY, GAMES.c.state == RUNNING))
)
"""The seats in other games of somebody whose direct messages were closed there."""
logger = structlog.get_logger(__name__)


MESSAGES = ("notice", "shorten", "word", "reminder", "played", "watch")
"""What is said of a moment, or changes what stands: no duty is left of it when it can't be delivered."""


class Reach(Enum):
    """What a delivery tells of a game's channel."""

    FOUND = auto()
    """It can be reached again."""
    LOST = auto()
    """It can't be reached, for want of rights or because we are not in the server."""
    GONE = auto()
    """It was deleted."""


@dataclass(slots=True)
class Settled:
    """What to do next."""

    pause: float | None = 0.0
    """Seconds until the next row; None: not before the lane is woken."""
    lanes: set[Lane] = field(default_factory=set)
    """Other lanes that have something to tell now."""
    opened: str = ""
    """The channel in which a new message stands, which opens an archived thread."""
    refused: int | None = None
    """Who takes no direct messages, or is there no more."""
    archived: bool = False
    """Whether the thread is archived, and takes no edits until then."""
    reach: Reach | None = None
    """What it tells of the game's channel, where that is news."""
    over: bool = False
    """Whether nothing is left in the lane but what it is woken for."""
    rows: Rows = field(default_factory=Rows)
    """What is written at the end."""


async def settle(
    session: AsyncSession,
    claim: Claim,
    posted: Posted | None,
    error: Exception | None,
    pauses: Sequence[float],
) -> Settled:
    """Note what came of a delivery."""
    settled = Settled()
    if error is None:
        await _delivered(session, claim, posted, settled)
    else:
        await _failed(session, claim, error, pauses, settled)
    await settled.rows.write(session)
    return settled


async def _delivered(session: AsyncSession, claim: Claim, posted: Posted | None, settled: Settled) -> None:
    found = claim.no_access and posted is not None and claim.at_home
    if found and await _set_access(session, claim, no_access=False):
        settled.reach = Reach.FOUND
        await _release(session, claim, settled)
    if posted is not None and claim.creates:
        await _created(session, claim, posted, settled)
    elif claim.kind == THREAD and posted is not None:
        await _drop(session, claim)
        settled.lanes |= await move_in(session, claim, posted.channel_id)
    elif claim.delivery.payload.get("doubt"):
        settled.pause = None  # once more when it is known whether the newest ping has arrived
    elif posted is not None and posted.bare:
        await _owe_picture(session, claim)
    else:
        await _drop(session, claim)
        settled.over = claim.last


async def _owe_picture(session: AsyncSession, claim: Claim) -> None:
    """Let the message be drawn again when the right to post pictures may be back."""
    await _change_row(session, claim, state=OWED, attempts=0)
    await _drop_ids(session, claim.same)


async def _created(session: AsyncSession, claim: Claim, posted: Posted, settled: Settled) -> None:
    """Remember a new message, and be done with the row and with those that it served too."""
    settled.opened = claim.key
    row = await _own(session, claim, settled)
    await _note(session, claim, row, posted, settled)
    await _drop_ids(session, claim.same)
    if row is None:
        return
    if claim.kind == THREAD:
        row.attempts, row.message_id = 0, posted.message_id  # from this message the thread is opened next
    elif claim.may_have_arrived and claim.kind in {"table", "hand", "proposal"}:
        # Discord gave us the message of the first attempt, drawn then: edit it to what holds now. If a new message
        # is wanted by then, it must not be taken for this one again.
        row.attempts, row.nonce = 0, new_nonce()
        row.payload = orjson.dumps({**claim.delivery.payload, "anew": False}).decode()
    elif posted.bare:
        row.state, row.attempts, row.nonce = OWED, 0, new_nonce()
        row.message_id = posted.message_id
        row.payload = orjson.dumps({**claim.delivery.payload, "anew": False}).decode()
    elif row.state != STANDING:
        settled.rows.remove(row)


async def _note(session: AsyncSession, claim: Claim, row: OutboxRow | None, posted: Posted, settled: Settled) -> None:
    match claim.kind:
        case "table":
            await _note_table(session, claim, posted, settled)
        case "hand":
            await _note_hand(session, claim, posted, settled)
        case "proposal" if row is None:  # the game has moved while it was on its way
            _tell(claim, "clear", settled, message_id=posted.message_id)
        case "proposal":
            await _note_proposal(session, claim, posted.message_id)
        case "turn":
            _note_ping(claim, row, posted, settled)


def _note_ping(claim: Claim, row: OutboxRow | None, posted: Posted, settled: Settled) -> None:
    seats = seats_of(row) if row is not None and row.kind == "turn" else []
    if row is None or not seats:  # they have acted while it was on its way
        _tell(claim, "clear", settled, message_id=posted.message_id)
        return
    row.state = STANDING
    row.message_id = posted.message_id
    if claim.may_have_arrived:
        settled.lanes.add(lane_of(claim.key, "lost"))
    if claim.may_have_arrived or seats != claim.delivery.payload["seats"]:
        # Discord may have given us the message of an earlier attempt, which names those who had to act then.
        _tell(claim, "shorten", settled, message_id=posted.message_id, seats=seats)


async def _note_table(session: AsyncSession, claim: Claim, posted: Posted, settled: Settled) -> None:
    here = {"id": claim.game_id, "channel_id": posted.channel_id}
    noted = await changed(session, GameRow, here, table_message_id=posted.message_id)
    if not noted:  # the game has moved while it was on its way
        _tell(claim, "clear", settled, message_id=posted.message_id)
    elif claim.old_message not in {None, posted.message_id}:
        ended = claim.delivery.payload.get("ended")
        about = {} if ended is None else {"round": ended}
        _tell(claim, "retire", settled, message_id=claim.old_message, **about)


async def _note_proposal(session: AsyncSession, claim: Claim, message_id: int | None) -> None:
    await changed(session, ProposalRow, {"id": claim.delivery.payload["proposal"]}, message_id=message_id)


async def _note_hand(session: AsyncSession, claim: Claim, posted: Posted, settled: Settled) -> None:
    seated = await _update_seat(
        session, claim, dm_channel_id=posted.channel_id, dm_message_id=posted.message_id, dm_closed=False
    )
    if not seated:  # they have left while it was on its way
        _tell(claim, "clear", settled, message_id=posted.message_id, channel_id=posted.channel_id)
        return
    old = claim.old_message
    if old not in {None, posted.message_id}:
        _tell(claim, "clear", settled, message_id=old, channel_id=posted.channel_id)
    if claim.may_have_arrived or claim.doubtful:
        # An attempt of which we never heard may have made another one, which nobody would ever edit.
        _tell(claim, "lost", settled)
    await _open_others(session, claim, settled)


async def _open_others(session: AsyncSession, claim: Claim, settled: Settled) -> None:
    """Bring somebody's hands of other games, who takes direct messages again."""
    for game_id, seat in await fetched(session, OTHERS, {"user_id": claim.delivery.user_id, "but": claim.game_id}):
        await changed(session, SeatRow, {"game_id": game_id, "seat": seat}, dm_closed=False)
        settled.rows.add(row_for(game_id, claim.key, "hand", None, seat=seat))
        settled.lanes.add(lane_of(claim.key, "hand"))


async def _failed(
    session: AsyncSession, claim: Claim, error: Exception, pauses: Sequence[float], settled: Settled
) -> None:
    """Do what an error asks for."""
    verdict = judge(error, claim)
    match verdict:
        case Verdict.RETRY if claim.attempts <= len(pauses):
            await _note_attempt(session, claim, settled)
            settled.archived = getattr(error, "code", 0) == ARCHIVED
            settled.pause = max(pauses[claim.attempts - 1], getattr(error, "retry_after", 0.0))
            return
        case Verdict.CREATE | Verdict.REOPEN | Verdict.ANEW:
            await _make_anew(session, claim, verdict, settled)
            return
        case Verdict.DELETE:
            await _change_row(session, claim, kind="clear", attempts=0)
            settled.lanes.add(lane_of(claim.key, "clear"))
            return
        case Verdict.REPOST:
            await _repost(session, claim, settled)
        case Verdict.CLOSED:
            settled.lanes |= await close_dms(session, claim)
            settled.refused = claim.delivery.user_id
            return
        case Verdict.LATER:
            await _put_off(session, claim)
            return
        case Verdict.NO_ACCESS if claim.at_home and await _set_access(session, claim, no_access=True):
            settled.reach = Reach.GONE if getattr(error, "code", 0) == UNKNOWN_CHANNEL else Reach.LOST
            await _owe_all(session, claim, gone=getattr(error, "code", 0) in GONE)
        case Verdict.NO_ACCESS:
            await _drop_there(session, claim)
        case Verdict.DONE:
            await _drop(session, claim)
        case _:
            await _owe(session, claim, keep=not isinstance(error, HostError))
    expected = verdict in {Verdict.DONE, Verdict.REPOST}
    logger.log(10 if expected else 30, "outbox-dropped", **claim.for_log(), why=verdict.name)


async def _note_attempt(session: AsyncSession, claim: Claim, settled: Settled) -> None:
    noted = await _change_row(session, claim, attempts=claim.attempts)
    if not noted and claim.kind == "turn":
        # Its people have acted meanwhile, and nobody could tell whether it had arrived.
        _tell(claim, "lost", settled)


async def _make_anew(session: AsyncSession, claim: Claim, verdict: Verdict, settled: Settled) -> None:
    """Let the row, which stays, make another message, and forget the old one where it is gone."""
    row = await _own(session, claim, settled)
    if row is None or row.channel_key != claim.key:  # the game has moved meanwhile, and stands there anew
        return
    row.attempts = 0
    if verdict is Verdict.ANEW:
        row.payload = orjson.dumps({**claim.delivery.payload, "anew": True}).decode()
    elif claim.kind == "table":
        await changed(session, GameRow, {"id": claim.game_id}, table_message_id=None)
    elif claim.kind == "proposal":
        await _note_proposal(session, claim, None)
    elif claim.kind == THREAD:
        row.message_id, row.nonce = None, new_nonce()
    elif verdict is Verdict.REOPEN:
        # Wherever we had it from: it may have been a seat in another game.
        theirs = {"user_id": claim.delivery.user_id}
        await changed(session, SeatRow, theirs, dm_message_id=None, dm_channel_id=None)
    else:
        await _update_seat(session, claim, dm_message_id=None)


async def _repost(session: AsyncSession, claim: Claim, settled: Settled) -> None:
    """Ping those once more who must still act, for somebody has deleted the ping."""
    ping = update(OutboxRow).where(
        col(OutboxRow.game_id) == claim.game_id,
        col(OutboxRow.kind) == "turn",
        col(OutboxRow.state) == STANDING,
        col(OutboxRow.message_id) == claim.delivery.message_id,
    )
    await session.exec(ping.values(state=WAITING, attempts=0, message_id=None, nonce=new_nonce()))
    settled.lanes.add(lane_of(claim.key, "turn"))
    await _drop(session, claim)


async def _set_access(session: AsyncSession, claim: Claim, *, no_access: bool) -> bool:
    """Note whether a game's channel can be reached; False where the game has moved while we tried."""
    here = {"id": claim.game_id, "channel_id": claim.delivery.channel_id}
    return bool(await changed(session, GameRow, here, no_access=no_access))


async def _release(session: AsyncSession, claim: Claim, settled: Settled) -> None:
    """Try all again that is owed, for the channel can be reached."""
    for row_id, key, kind in await fetched(session, OWED_HERE, {"game_id": claim.game_id}):
        await changed(session, OutboxRow, {"id": row_id}, state=WAITING)
        settled.lanes.add(lane_of(key, kind))


async def _owe(session: AsyncSession, claim: Claim, *, keep: bool) -> None:
    """Put off what was tried often enough, until somebody looks; what is no duty is dropped."""
    if not keep or claim.kind in MESSAGES:
        await _drop(session, claim)
        return
    # Where an earlier attempt may have arrived, the next one has to know.
    await _change_row(session, claim, state=OWED, attempts=int(claim.creates or claim.kind == "lost"))
    await _drop_ids(session, claim.same)


async def _put_off(session: AsyncSession, claim: Claim) -> None:
    """Put off what was not tried at all, until somebody looks."""
    payload = orjson.dumps(claim.delivery.payload).decode()  # with what the others had that it serves too
    await _change_row(session, claim, state=OWED, attempts=claim.attempts - 1, payload=payload)
    await _drop_ids(session, claim.same)


async def _owe_all(session: AsyncSession, claim: Claim, *, gone: bool) -> None:
    """Put off all that a game has to tell in a channel: one failed request each would be a storm of them."""
    here = (col(OutboxRow.game_id) == claim.game_id, col(OutboxRow.channel_key) == claim.key)
    game = await session.get_one(GameRow, claim.game_id)
    if gone and not game.active:
        await session.exec(delete(OutboxRow).where(*here))
        return
    await _change_row(session, claim, attempts=claim.attempts - 1)  # this one was refused: it has not arrived
    await _drop_ids(session, claim.same)
    await session.exec(delete(OutboxRow).where(*here, col(OutboxRow.kind).in_(MESSAGES)))
    put_off = update(OutboxRow).where(*here, col(OutboxRow.state) == WAITING)
    await session.exec(put_off.values(state=OWED, attempts=case((col(OutboxRow.attempts) > 0, 1), else_=0)))


async def _update_seat(session: AsyncSession, claim: Claim, **values: Any) -> bool:
    """Change the seat of whoever a direct message is for; False where they have none any more."""
    here = {"game_id": claim.game_id, "user_id": claim.delivery.user_id}
    return bool(await changed(session, SeatRow, here, **values))


async def _change_row(session: AsyncSession, claim: Claim, **values: Any) -> bool:
    """Change the row as long as it is what was claimed; False where it is not."""
    private = claim.delivery.user_id is not None and claim.kind in {"hand", "lost", "clear"}
    kind = "hand" if private else claim.kind
    here = {"id": claim.row_id, "nonce": claim.delivery.nonce, "kind": kind}
    return bool(await changed(session, OutboxRow, here, **values))


def _is_own(claim: Claim) -> ColumnElement[bool]:
    """Match the row that was claimed; where it was taken back meanwhile, a new one may have its id."""
    return and_(col(OutboxRow.id) == claim.row_id, col(OutboxRow.nonce) == claim.delivery.nonce)


async def _own(session: AsyncSession, claim: Claim, settled: Settled) -> OutboxRow | None:
    """Return the row that was claimed, to be changed; None where it was taken back meanwhile."""
    rows = await fetched(session, OWN, {"row_id": claim.row_id, "as_claimed": claim.delivery.nonce})
    return settled.rows.keep(made(OutboxRow, rows[0])) if rows else None


async def _drop(session: AsyncSession, claim: Claim) -> None:
    if claim.kind == "clear" and claim.delivery.user_id is not None:  # a hand that is no more wished
        await _update_seat(session, claim, dm_message_id=None)
    await deleted(session, OutboxRow, id=claim.row_id, nonce=claim.delivery.nonce)
    await _drop_ids(session, claim.same)


async def _drop_there(session: AsyncSession, claim: Claim) -> None:
    """Drop what can't be told in a channel, but for what is to be told in another one by now."""
    there = col(OutboxRow.channel_key) == claim.key
    await session.exec(delete(OutboxRow).where(there, or_(_is_own(claim), col(OutboxRow.id).in_(claim.same))))


async def _drop_ids(session: AsyncSession, ids: Sequence[int]) -> None:
    for row_id in ids:
        await deleted(session, OutboxRow, id=row_id)


def _tell(claim: Claim, kind: str, settled: Settled, *, message_id: int | None = None, **payload: Any) -> None:
    """Add a row to what has to be delivered in the same channel."""
    settled.rows.add(row_for(claim.game_id, claim.key, kind, message_id, nonce=claim.delivery.nonce, **payload))
    settled.lanes.add(lane_of(claim.key, kind))
