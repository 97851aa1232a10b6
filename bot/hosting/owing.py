"""What a change has to tell: rows of the outbox, written with it and drawn when they are delivered."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import orjson
from sqlalchemy import bindparam, select

from bot.hosting.change import Change
from bot.store.rows import columns_of, fetched, made, table_of
from bot.store.schema import STANDING, WAITING, GameRow, OutboxRow, SeatRow

OUTBOX = table_of(OutboxRow)
TURNS = select(*columns_of(OutboxRow)).where(OUTBOX.c.game_id == bindparam("game_id"), OUTBOX.c.kind == "turn")
NONCE_BYTES = 12
"""Discord takes 25 characters; this is 24."""


def channel_key(game: GameRow) -> str:
    return f"channel:{game.channel_id}"


def user_key(user_id: int) -> str:
    return f"user:{user_id}"


def tell(change: Change, kind: str, *, to: str = "", message_id: int | None = None, **payload: Any) -> None:
    """Note something to tell in the game's channel, or under another key."""
    key = to or channel_key(change.game)
    row = {
        "game_id": change.game.id,
        "channel_key": key,
        "kind": kind,
        "payload": orjson.dumps(payload).decode(),
        "nonce": secrets.token_hex(NONCE_BYTES),
        "state": WAITING,
        "attempts": 0,
        "message_id": message_id,
    }
    change.posts.append(row)
    change.keys.add(key)


def tell_table(change: Change, *, anew: bool = False) -> None:
    """Let the table message be drawn again, or posted anew at the bottom of the channel."""
    tell(change, "table", anew=anew)


def tell_notice(change: Change, key: str, ping: Iterable[int] = (), **args: Any) -> None:
    """Say one line in the channel, and ping the users whom it is for."""
    tell(change, "notice", key=key, args=args, ping=list(ping))


def tell_hand(change: Change, seat: SeatRow) -> None:
    """Let a person's direct message be drawn again."""
    if seat.user_id is not None:
        tell(change, "hand", to=user_key(seat.user_id), seat=seat.seat)


def tell_hands(change: Change, seats: Iterable[int]) -> None:
    """Let the hands of some seats be drawn again, but for those whose direct messages are closed."""
    wanted = set(seats)
    for seat in change.seats:
        # Each message into closed DMs counts against the bot: once told is enough until they ask for it.
        if seat.seat in wanted and not seat.dm_closed:
            tell_hand(change, seat)


def forget_hand(change: Change, seat: SeatRow) -> None:
    """Take away the direct message of somebody who leaves, who may see the hand no more."""
    if seat.user_id is not None and seat.dm_message_id is not None:
        to, message = user_key(seat.user_id), seat.dm_message_id
        tell(change, "clear", to=to, message_id=message, channel_id=seat.dm_channel_id)


async def settle_turns(change: Change, acting: set[int]) -> set[int]:
    """Ping the people who must act and were not pinged for it yet, and take away pings that are done with.

    Returns the seats that are pinged.
    """
    pinged: set[int] = set()
    for row in await _turns(change):
        still = acting & set(_seats(row))
        pinged |= still
        _shrink(change, row, still)
    new = sorted(seat.seat for seat in change.people if seat.seat in acting - pinged)
    if new:
        tell(change, "turn", seats=new)
    return set(new)


async def _turns(change: Change) -> list[OutboxRow]:
    rows = await fetched(change.session, TURNS, {"game_id": change.game.id})
    return [change.rows.keep(made(OutboxRow, row)) for row in rows]


def _shrink(change: Change, row: OutboxRow, still: set[int]) -> None:
    # Seats that have acted leave the row, or they would pass for pinged at their next turn.
    fewer = still != set(_seats(row))
    row.payload = orjson.dumps({"seats": sorted(still)}).decode()
    if still:
        if fewer and row.state == STANDING:
            tell(change, "shorten", message_id=row.message_id, seats=sorted(still))
        return
    if row.state == STANDING:
        tell(change, "clear", message_id=row.message_id)
        change.rows.remove(row)
    elif row.state == WAITING and not row.attempts:
        change.rows.remove(row)
    # Else it is under way: the outbox finds no seats in it afterwards and takes the message away.


def _seats(row: OutboxRow) -> list[int]:
    seats: list[int] = orjson.loads(row.payload)["seats"]
    return seats
