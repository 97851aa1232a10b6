"""Finding a channel's next row, and what it means by now."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Column, ColumnElement, bindparam
from sqlalchemy import select as select_columns
from sqlmodel import and_, col, or_, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.outbox.delivery import Delivery
from bot.outbox.duties import seats_of
from bot.outbox.lanes import Lane
from bot.store.columns import listed, named, numbers, of_column
from bot.store.memory import WatchRow
from bot.store.persons import PersonRow
from bot.store.proposals import ProposalRow
from bot.store.rows import changed, columns_of, deleted, fetched, made, table_of
from bot.store.schema import OWED, STANDING, WAITING, GameRow, OutboxRow, SeatRow
from bot.store.statements import Statement
from bot.values.refusal import DamagedError
from bot.values.states import RUNNING

PRIVATE = frozenset({"hand", "lost", "word", "reminder", "played", "watch"})
"""The kinds that may be for one person's eyes."""
WANTED: dict[str, AbstractSet[str]] = {
    "turn": {"seats"},
    "shorten": {"seats"},
    "notice": {"key", "args"},
    "word": {"key", "args"},
    "reminder": {"about"},
    "played": {"seat", "since", "until", "warm"},
    "proposal": {"proposal"},
    "watch": {"language"},
}
"""What the payloads of a kind hold always."""


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
    in_play: bool = True
    """Whether the game goes on, so that more may change soon."""
    at_home: bool = True
    """Whether it is for the game's own channel, and not for another one or for somebody."""
    doubtful: bool = False
    """Whether a row that this delivery serves too may have made its message already, which we know nothing of."""
    last: bool = False
    """Whether nothing else waited in its lane."""
    damage: DamagedError | None = None
    """Why nobody can tell what is to be told."""

    @property
    def creates(self) -> bool:
        """Whether it makes a message, which must not be made twice."""
        return self.delivery.message_id is None and self.kind != "lost"

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


class _Game(NamedTuple):
    """What a delivery needs to know of a game before it is drawn."""

    channel_id: int
    table_message_id: int | None
    no_access: bool
    state: str


@dataclass(frozen=True, slots=True)
class _Found:
    """A row with what it needs of its game, and the other rows of its kind that it serves too."""

    row: OutboxRow
    payload: dict[str, Any]
    game: _Game
    same: tuple[int, ...]
    doubtful: bool = False
    last: bool = False
    seat: SeatRow | None = None
    """Where somebody sits whom the row is for; None where they have left, and of what is for a channel."""
    wished: bool = True
    """Whether they wish for their hand."""

    def claim(self, message_id: int | None, seat: SeatRow | None = None, **more: Any) -> Claim:
        return Claim(
            **{
                "row_id": self.row.id,
                "game_id": self.row.game_id,
                "key": self.row.channel_key,
                "kind": self.row.kind,
                "attempts": self.row.attempts + 1,
                "delivery": self._delivery(message_id, seat),
                "no_access": self.game.no_access,
                "in_play": self.game.state == RUNNING,
                "at_home": self.row.channel_key == f"channel:{self.game.channel_id}",
                "doubtful": self.doubtful,
                "last": self.last,
                **more,
            }
        )

    def _delivery(self, message_id: int | None, seat: SeatRow | None) -> Delivery:
        return Delivery(
            id=self.row.id,
            game_id=self.row.game_id,
            channel_id=self.payload.get("channel_id") or _channel_of(self.row.channel_key) or self.game.channel_id,
            payload=self.payload,
            nonce=self.row.nonce,
            message_id=message_id,
            user_id=_user_of(self.row.channel_key) if self.row.kind in PRIVATE else None,
            dm_channel_id=seat.dm_channel_id if seat else None,
        )


def _channel_of(key: str) -> int | None:
    kind, _, number = key.partition(":")
    return int(number) if kind == "channel" else None


def _user_of(key: str) -> int | None:
    kind, _, number = key.partition(":")
    return int(number) if kind == "user" else None


# Statements that every delivery needs are made once: to make one costs more than to send it.
OUTBOX, GAMES, SEATS, PEOPLE = (table_of(kind) for kind in (OutboxRow, GameRow, SeatRow, PersonRow))
WIDTH = len(OUTBOX.columns)
OF_GAME = (GAMES.c.channel_id, GAMES.c.table_message_id, GAMES.c.no_access, GAMES.c.state)
"""The columns of `_Game`."""
OF_SEAT = (*columns_of(SeatRow), PEOPLE.c.hand_by_dm)
"""Where somebody sits whom a row is for, and whether they wish for their hand, which most have never said."""
OF_A_CHANNEL = OUTBOX.join(GAMES, GAMES.c.id == OUTBOX.c.game_id)
OF_A_PERSON = OF_A_CHANNEL.join(
    SEATS, and_(SEATS.c.game_id == OUTBOX.c.game_id, SEATS.c.user_id == bindparam("user_id")), isouter=True
).join(PEOPLE, PEOPLE.c.user_id == SEATS.c.user_id, isouter=True)
STANDS = Statement(
    select_columns(OUTBOX.c.id).where(
        OUTBOX.c.game_id == bindparam("game_id"),
        OUTBOX.c.kind == "turn",
        OUTBOX.c.state == STANDING,
        OUTBOX.c.message_id == bindparam("message_id"),
    )
)
"""The ping of a message that stands."""


@cache
def _waiting(kinds: tuple[str, ...], *, in_channel: bool) -> Statement:
    """Return what finds all of a lane that waits or is owed, with what a delivery needs to know of game and seat."""
    query = (
        select_columns(*columns_of(OutboxRow), *OF_GAME, *(() if in_channel else OF_SEAT))
        .select_from(OF_A_CHANNEL if in_channel else OF_A_PERSON)
        .where(_any_of(OUTBOX.c.state, (WAITING, OWED)), OUTBOX.c.channel_key == bindparam("key"))
        .order_by(OUTBOX.c.id)
    )
    if in_channel:
        # What a game has to say in its thread waits until there is one.
        query = query.where(or_(GAMES.c.opens_thread.is_(False), OUTBOX.c.kind == "thread"))
    return Statement(query.where(_any_of(OUTBOX.c.kind, kinds)) if kinds else query)


def _any_of(column: Column[str], values: Sequence[str]) -> ColumnElement[bool]:
    return or_(*(column == value for value in values))


async def find(session: AsyncSession, lane: Lane) -> Claim | None:
    """Return a lane's first waiting row as a claim; None where nothing waits."""
    user_id = _user_of(lane.key)
    query = _waiting(lane.kinds, in_channel=user_id is None)
    found_rows = await fetched(session, query, {"key": lane.key, "user_id": user_id})
    rows = [(made(OutboxRow, values[:WIDTH]), *values[WIDTH:]) for values in found_rows]
    first = next((found for found in rows if found[0].state == WAITING), None)
    if first is None:
        return None
    try:
        return await _claimed(session, rows, *first)
    except DamagedError as error:
        row, *others = first
        return _Found(row, {}, _Game(*others[: len(OF_GAME)]), ()).claim(row.message_id, damage=error)


async def _claimed(session: AsyncSession, rows: Sequence[tuple[Any, ...]], row: OutboxRow, *others: Any) -> Claim:
    """Return a row of a lane's as a claim; raises DamagedError."""
    game, seat = others[: len(OF_GAME)], others[len(OF_GAME) :]
    alike = [other for other, *_ in rows if other is not row and _drawn_alike(row, other)]
    doubtful = any(other.attempts for other in alike)
    same = tuple(other.id for other in alike)
    last = all(other.state != WAITING or other is row or other.id in same for other, *_ in rows)
    found = _Found(row, payload_of(row), _Game(*game), same, doubtful, last, *_seat(seat))
    payloads = list(map(payload_of, alike))
    if row.kind == "reminder":
        found.payload["about"] += [about for payload in payloads for about in payload["about"]]
    if row.kind == "shorten":
        found.payload["seats"] = (payloads or [found.payload])[-1]["seats"]
        found.payload["look"] = any(payload.get("look") for payload in (found.payload, *payloads))
    if row.kind == "watch":
        found.payload["last"] = any(payload.get("last") for payload in (found.payload, *payloads))
    if row.kind in CLAIMED:
        return await CLAIMED[row.kind](session, found)
    return _in_channel(found, payloads)


def payload_of(row: OutboxRow) -> dict[str, Any]:
    """Return what a row is to tell; raises DamagedError where that can't be read or lacks something."""
    return of_column(row.payload, partial(_told, row.kind))


def _told(kind: str, found: Any) -> dict[str, Any]:
    payload, wanted = named(found), WANTED.get(kind, frozenset())
    if lacking := wanted - payload.keys():
        raise KeyError(f"{kind} without {lacking}")
    if "seats" in wanted:
        numbers(payload["seats"])
    if kind == "reminder":
        listed(payload["about"])
    return payload


def _seat(values: Sequence[Any]) -> tuple[SeatRow | None, bool]:
    """Return where somebody sits, of the columns `OF_SEAT`, and whether they wish for their hand."""
    if not values or values[0] is None:
        return None, True
    return made(SeatRow, values[:-1]), values[-1] is not False


def _drawn_alike(row: OutboxRow, other: OutboxRow) -> bool:
    """Tell whether two rows are drawn from the same state into the same message."""
    if row.kind == "reminder":  # of all games in one message; one that may have arrived is not added to
        return other.kind == "reminder" and not row.attempts
    if row.kind == "shorten":
        return (row.kind, row.message_id) == (other.kind, other.message_id)
    return row.kind in {"table", "hand", "watch"} and (row.kind, row.game_id) == (other.kind, other.game_id)


def _in_channel(found: _Found, others: Sequence[dict[str, Any]]) -> Claim:
    match found.row.kind:
        case "table":
            anew = any(payload.get("anew") for payload in (found.payload, *others))
            found.payload["look"] = any(payload.get("look") for payload in (found.payload, *others))
            ended = [payload["ended"] for payload in (found.payload, *others) if "ended" in payload]
            found.payload.update({"ended": max(ended)} if ended else {})
            old = found.game.table_message_id
            return found.claim(None if anew else old, same=found.same, old_message=old if anew else None)
        case "turn":
            return found.claim(None, moot=not found.payload["seats"])
        case _:
            return found.claim(found.row.message_id)


async def _thread(session: AsyncSession, found: _Found) -> Claim:
    """Claim the opening of a game's thread; it may have moved elsewhere meanwhile."""
    wanted = select(GameRow.opens_thread).where(GameRow.id == found.row.game_id)
    return found.claim(found.row.message_id, moot=not (await session.exec(wanted)).one())


async def _proposal(session: AsyncSession, found: _Found) -> Claim:
    """Claim the message of a proposal: it is made once, and edited to what becomes of it."""
    proposal = await session.get(ProposalRow, found.payload["proposal"])
    return found.claim(proposal.message_id if proposal else None, moot=proposal is None)


async def _shorten(session: AsyncSession, found: _Found) -> Claim:
    """Claim the edit of a ping; it may have been taken away meanwhile."""
    about = {"game_id": found.row.game_id, "message_id": found.row.message_id}
    stands = await fetched(session, STANDS, about)
    return found.claim(found.row.message_id, moot=not stands, same=found.same)


async def _reminder(session: AsyncSession, found: _Found) -> Claim:
    """Claim one message for all that somebody is to be reminded of by now."""
    return found.claim(None, await _met(session, found), same=found.same)


async def _hand(session: AsyncSession, found: _Found) -> Claim:
    """Claim a direct message for whoever it is addressed to, wherever they sit by now."""
    seat, unwished = found.seat, found.seat is None or not found.wished
    if unwished and found.row.attempts:
        return await _lost(session, found)
    if unwished and seat is not None and seat.dm_message_id is not None:
        return _taken_away(found, seat, seat.dm_message_id)
    if seat is None or unwished:
        return found.claim(None, moot=True)
    found.payload["seat"] = seat.seat
    anew, old = found.payload.get("anew"), seat.dm_message_id
    return found.claim(None if anew else old, seat, same=found.same, old_message=old if anew else None)


def _taken_away(found: _Found, seat: SeatRow, message_id: int) -> Claim:
    """Claim the deletion of a hand that stands still, for the game could not follow when it was no more wished."""
    found.payload["channel_id"] = seat.dm_channel_id
    return found.claim(message_id, seat, kind="clear", same=found.same)


async def _word(session: AsyncSession, found: _Found) -> Claim:
    """Claim one sentence to somebody."""
    return found.claim(None, await _met(session, found))


async def _watch(session: AsyncSession, found: _Found) -> Claim:
    """Claim what somebody is told who watches the game and has no seat there by now."""
    user_id = _user_of(found.row.channel_key)
    watched = await session.get(WatchRow, (found.row.game_id, user_id))
    wished = watched is not None or found.payload.get("last")
    there = wished and found.seat is None
    return found.claim(None, await _met(session, found), moot=not there, same=found.same)


async def _met(session: AsyncSession, found: _Found) -> SeatRow | None:
    """Return any seat of somebody whose direct message channel is known, so that it need not be opened."""
    user_id = _user_of(found.row.channel_key)
    query = select(SeatRow).where(SeatRow.user_id == user_id, col(SeatRow.dm_channel_id).is_not(None))
    return (await session.exec(query.order_by(col(SeatRow.game_id).desc()).limit(1))).first()


async def _lost(session: AsyncSession, found: _Found) -> Claim:
    """Claim messages that may stand though nobody needs them any more; pings that we know of are not meant."""
    game_id = found.row.game_id
    if _user_of(found.row.channel_key) is not None:
        seat = found.seat
        found.payload.update(known=[seat.dm_message_id] if seat else [], doubt=[])
        return found.claim(None, seat, kind="lost")
    seats = await session.exec(select(SeatRow.seat, SeatRow.user_id).where(SeatRow.game_id == game_id))
    users = dict(seats.all())
    turns = await session.exec(select(OutboxRow).where(OutboxRow.game_id == game_id, OutboxRow.kind == "turn"))
    known, doubt = [], []
    for row in turns.all():
        if row.state == STANDING:
            known.append(row.message_id)
        elif row.attempts:
            doubt.append([users.get(seat) for seat in seats_of(row)])
    found.payload.update(known=known, doubt=doubt)
    return found.claim(None, kind="lost")


CLAIMED = {
    "hand": _hand,
    "lost": _lost,
    "word": _word,
    "played": _word,
    "reminder": _reminder,
    "watch": _watch,
    "proposal": _proposal,
    "thread": _thread,
    "shorten": _shorten,
}
"""How rows are claimed for which more than the game has to be known."""


async def announce(session: AsyncSession, claim: Claim) -> bool:
    """Note before a message is made that it may have been; False where the row has been taken back meanwhile."""
    here = {"id": claim.row_id, "attempts": claim.attempts - 1, "kind": claim.kind}
    values: dict[str, Any] = {"attempts": claim.attempts}
    if claim.kind == "reminder":  # it says the same when it is tried again, and nothing else says it
        values["payload"] = orjson.dumps(claim.delivery.payload).decode()
    noted = bool(await changed(session, OutboxRow, here, **values))
    for row_id in claim.same if noted and claim.kind == "reminder" else ():
        await deleted(session, OutboxRow, id=row_id)
    return noted
