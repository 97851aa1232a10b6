"""What a change has to tell: rows of the outbox, written with it and drawn when they are delivered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import orjson
from sqlalchemy import bindparam, or_, select

from bot.games import face_of
from bot.games.speech import Speech
from bot.hosting.change import Change
from bot.outbox.duties import Do, Step, duties, seats_of
from bot.outbox.lanes import lane_of
from bot.outbox.rows import new_nonce
from bot.store.columns import named, of_column
from bot.store.persons import preferences_of
from bot.store.rows import columns_of, fetched, made, table_of
from bot.store.schema import OWED, STANDING, WAITING, GameRow, OutboxRow, SeatRow
from bot.store.statements import Statement
from bot.values.hours import awake, quiet

OUTBOX = table_of(OutboxRow)
STANDING_OR_OWED = Statement(
    select(*columns_of(OutboxRow))
    .where(OUTBOX.c.game_id == bindparam("game_id"), or_(OUTBOX.c.kind == "turn", OUTBOX.c.state == OWED))
    .order_by(OUTBOX.c.id)
)


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
        "nonce": new_nonce(),
        "state": WAITING,
        "attempts": 0,
        "message_id": message_id,
    }
    change.posts.append(row)
    change.lanes.add(lane_of(key, kind))


def tell_table(change: Change, *, anew: bool = False, look: bool = False, ended: int | None = None) -> None:
    """Let the table message be drawn again, or posted anew at the bottom of the channel.

    `look`: somebody may have deleted or changed it, so that what stands is looked at first. `ended` is the round that
    is over, which the old message tells of from then on.
    """
    about: dict[str, Any] = {} if ended is None else {"ended": ended}
    tell(change, "table", anew=anew, look=look, **about)


def tell_notice(change: Change, key: str, ping: Iterable[int] = (), **args: Any) -> None:
    """Say one line in the channel, and ping the users whom it is for."""
    tell(change, "notice", key=key, args=args, ping=list(ping))


def tell_person(change: Change, user_id: int, key: str, *, aloud: str = "", play: bool = False, **args: Any) -> None:
    """Say one sentence to a person by direct message, whether they have a seat here or not.

    `key` is the sentence, which may name `$title`, `$place` and `$link` of the game beside `args`. `aloud` is another,
    for everybody's eyes, that pings them in the channel where their direct messages are closed; "" says nothing there.
    `play` puts a button below that opens the panel.
    """
    seat = next((seat for seat in change.seats if seat.user_id == user_id), None)
    if seat is None or not seat.dm_closed:
        tell(change, "word", to=user_key(user_id), key=key, args=args, aloud=aloud, play=play)
    elif aloud:
        tell_notice(change, aloud, [user_id], **args)


def tell_undone(change: Change, seats: Iterable[int]) -> None:
    """Say whose turn it was and is no more, for they have read a ping; pings nobody."""
    freed = set(seats)
    named = [change.name_at(seat) for seat in change.people if seat.seat in freed]
    tell(change, "notice", key="notice-undone", args={}, named=named)


def tell_hand(change: Change, seat: SeatRow) -> None:
    """Let a person's direct message be drawn again; a game without hands sends none."""
    if seat.user_id is not None and face_of(change.game.key).describing.hand:
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
    if seat.user_id is None:
        return
    to, message = user_key(seat.user_id), seat.dm_message_id
    if message is not None:
        tell(change, "clear", to=to, message_id=message, channel_id=seat.dm_channel_id)
    change.lanes.add(lane_of(to, "hand"))  # one may be under way, or may have arrived


async def settle_turns(change: Change, acting: set[int] | None) -> Settled:
    """Bring what stands in line with what the table owes now; `acting` are the seats that must act: see `duties`."""
    settled = Settled()
    rows = await fetched(change.session, STANDING_OR_OWED, {"game_id": change.game.id})
    change.owed = [change.rows.keep(made(OutboxRow, row)) for row in rows]
    people = None if acting is None else {seat.seat for seat in change.seats if not seat.bot_answers} & acting
    for seat in change.seats:
        if people is not None:
            seat.wake_at = None
    for step in list(duties(change.owed, people)):
        _take(change, await _by_day(change, step) if step.do is Do.PING else step, settled)
    if people is not None:
        _say_now(change)
    return settled


def _say_now(change: Change) -> None:
    """Let pings that stand say what is asked now; Discord notifies nobody of an edit."""
    standing = [row for row in change.owed if row.kind == "turn" and row.state == STANDING]
    if not standing:  # as in a lobby, which has no match yet
        return
    now = _headline(change)
    for row in standing:
        if of_column(row.payload, named).get("about") != now:
            row.payload = _payload(change, row, seats_of(row))
            tell(change, "shorten", message_id=row.message_id, seats=seats_of(row))


def _headline(change: Change) -> str:
    """Return where the game stands, as a ping says it."""
    face = face_of(change.game.key)
    return face.describing.headline(Speech(change.game.language, face.vocabulary, ()), change.match.public)


async def _by_day(change: Change, step: Step) -> Step:
    """Leave those out of a ping who are in their quiet hours, and note when they may be pinged."""
    seats = [seat for seat in change.seats if seat.seat in step.seats]
    sleepers = {user: seat for seat in seats if (user := seat.user_id) is not None and user in change.sleepers}
    wished = await preferences_of(change.session, sleepers)
    for user, seat in sleepers.items():
        if quiet(wished[user], change.now):
            seat.wake_at = int(awake(wished[user], change.now).timestamp())
    return replace(step, seats=tuple(seat.seat for seat in seats if seat.wake_at is None))


def check_pings(change: Change) -> None:
    """Look whether the pings that are settled still stand."""
    for row in change.owed:
        if row.kind == "turn" and row.state == STANDING:
            tell(change, "shorten", message_id=row.message_id, seats=seats_of(row), look=True)


@dataclass(slots=True)
class Settled:
    """What became of a game's pings."""

    pinged: set[int] = field(default_factory=set)
    """The seats that are pinged now and were not before."""
    freed: set[int] = field(default_factory=set)
    """The seats that have read a ping which names them no more."""


def _take(change: Change, step: Step, settled: Settled) -> None:
    row = step.row
    if row is None:
        if not step.seats:
            return
        quiet_for = [seat for seat in step.seats if seat == change.beholder]
        tell(change, "turn", seats=step.seats, quiet=quiet_for, about=_headline(change))
        settled.pinged |= set(step.seats)
        return
    match step.do:
        case Do.SHORTEN:
            row.payload = _payload(change, row, step.seats)
            tell(change, "shorten", message_id=row.message_id, seats=step.seats)
            settled.freed |= set(step.freed)
        case Do.KEEP:
            row.payload = _payload(change, row, step.seats)
        case Do.TAKE:
            _become(change, row, "clear")
            settled.freed |= set(step.freed)
        case Do.FORGET:
            change.rows.remove(row)
        case Do.SEARCH:
            _become(change, row, "lost")
        case _:
            _become(change, row, row.kind)


def _payload(change: Change, row: OutboxRow, seats: Iterable[int]) -> str:
    # Seats that have acted leave the row, or they would pass for pinged at their next turn.
    return orjson.dumps({**of_column(row.payload, named), "seats": list(seats), "about": _headline(change)}).decode()


def _become(change: Change, row: OutboxRow, kind: str) -> None:
    """Let a row be delivered from now on as a kind."""
    row.kind = kind
    row.state = WAITING
    change.lanes.add(lane_of(row.channel_key, kind))
