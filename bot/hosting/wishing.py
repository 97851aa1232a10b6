"""What people wish in every game alike: kept, and carried out in the games that they play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import structlog
from sqlmodel import col, or_, select

from bot.hosting.change import Change
from bot.hosting.ledger import Ledger, again, saving
from bot.hosting.owing import forget_hand, tell_hand
from bot.store import vacations
from bot.store.persons import PersonRow, preferences_from, preferences_of
from bot.store.schema import GameRow, SeatRow
from bot.text.zones import known
from bot.values.hours import quiet
from bot.values.preferences import REMINDERS, Preferences, Quiet
from bot.values.refusal import HostError
from bot.values.states import LOBBY, RUNNING
from data.words import languages

logger = structlog.get_logger(__name__)

Follow = Callable[[Change, SeatRow], Awaitable[None]]
"""What a wish brings about at somebody's seat."""
LONGEST_NIGHT = 16 * 60
"""Minutes of quiet hours: who cannot be reached for longer makes their table wait."""


async def choosers(ledger: Ledger) -> list[Preferences]:
    """Return the preferences of everybody who has chosen a language or quiet hours, without their vacations."""
    query = select(PersonRow).where(or_(PersonRow.language != "", col(PersonRow.quiet_from).is_not(None)))
    async with ledger.looking() as session:
        return [preferences_from(row, ()) for row in (await session.exec(query)).all()]


async def preferences(ledger: Ledger, user_id: int) -> Preferences:
    """See `People.preferences`."""
    async with ledger.looking() as session:
        return (await preferences_of(session, [user_id]))[user_id]


async def asleep(ledger: Ledger, users: Collection[int]) -> set[int]:
    """See `People.asleep`; about those who have no quiet hours nothing is asked."""
    sleepers = ledger.sleepers.intersection(users)
    if not sleepers:
        return set()
    async with ledger.looking() as session:
        wished = await preferences_of(session, sleepers)
    return {user for user, wishes in wished.items() if quiet(wishes, ledger.now())}


async def keep(ledger: Ledger, user_id: int, wishes: Mapping[str, Any]) -> tuple[Preferences, Preferences]:
    """Keep what somebody wishes; return all that they wished before and wish now. Raises as `People.prefer` does."""
    _check(wishes)
    with saving():
        async with ledger.store.writing() as session:
            before = await vacations.known(session, user_id)
            now = replace(before, **wishes)
            await session.merge(_row(now))
    return before, now


def _check(wishes: Mapping[str, Any]) -> None:
    """Raise HostError where somebody wishes for what there is not."""
    if wishes.get("reminders", REMINDERS[0]) not in REMINDERS or wishes.get("language", "") not in ("", *languages()):
        raise HostError("error-bad-value")
    if not known(wishes.get("zone", "UTC")):
        raise HostError("settings-no-zone", text=wishes["zone"])
    quiet: Quiet | None = wishes.get("quiet")
    if quiet is None:
        return
    if quiet.start == quiet.end:
        raise HostError("settings-quiet-empty")
    if quiet.minutes > LONGEST_NIGHT:
        raise HostError("settings-quiet-long", hours=LONGEST_NIGHT // 60)


def _row(wished: Preferences) -> PersonRow:
    start, end = wished.quiet or (None, None)
    same = ("user_id", "reminders", "zone", "language", "hand_by_dm", "guide", "leaderboard")
    return PersonRow(quiet_from=start, quiet_to=end, **{name: getattr(wished, name) for name in same})


# What follows in each game that somebody plays.


async def follow(ledger: Ledger, before: Preferences, now: Preferences) -> None:
    """Carry out in each game of somebody's what they wish now and did not before; raises nothing."""
    try:
        for name, work in FOLLOWING.items():
            if getattr(before, name) != getattr(now, name):
                await _in_each_game(ledger, now.user_id, work)
    except HostError as error:  # what was wished is kept all the same
        logger.warning("wish-not-followed", reason=error.key)


async def _in_each_game(ledger: Ledger, user_id: int, work: Follow) -> None:
    query = (
        select(GameRow.id)
        .join(SeatRow, col(SeatRow.game_id) == col(GameRow.id))
        .where(SeatRow.user_id == user_id, col(GameRow.state).in_((LOBBY, RUNNING)))
        .order_by(col(GameRow.id))
    )
    async with ledger.looking() as session:
        games = (await session.exec(query)).all()
    for game_id in games:
        try:
            await again(partial(_in_game, ledger, game_id, user_id, work))
        except HostError as error:  # the other games follow
            logger.warning("wish-not-followed", game=game_id, reason=error.key)


async def _in_game(ledger: Ledger, game_id: int, user_id: int, work: Follow) -> None:
    async with ledger.changing(game_id) as change:
        for seat in [seat for seat in change.people if seat.user_id == user_id]:
            await work(change, seat)


async def _hand(change: Change, seat: SeatRow) -> None:
    """Bring the hand, or take it away; the row alone decides, so that two changes at once agree."""
    wished = (await preferences_of(change.session, [seat.user_id or 0]))[seat.user_id or 0]
    if wished.hand_by_dm:
        tell_hand(change, seat)
        return
    forget_hand(change, seat)
    seat.dm_message_id = None


async def _language(change: Change, seat: SeatRow) -> None:
    if seat.dm_message_id is not None:
        tell_hand(change, seat)


async def _guide(change: Change, seat: SeatRow) -> None:
    wished = (await preferences_of(change.session, [seat.user_id or 0]))[seat.user_id or 0]
    seat.guided = seat.guided and wished.guide


FOLLOWING = {"hand_by_dm": _hand, "language": _language, "guide": _guide}
"""What each wish brings about where somebody plays."""
