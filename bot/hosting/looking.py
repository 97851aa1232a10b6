"""Looking again at what a table owes: when somebody looks, when rights change, at the start and every few hours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from itertools import count
from typing import Any

import structlog
from sqlalchemy import ColumnElement
from sqlmodel import and_, col, or_, select

from bot.hosting.automatic import go_on
from bot.hosting.bookkeeping import automatic_due, to_act
from bot.hosting.change import Change
from bot.hosting.clock.nights import spare_nights
from bot.hosting.clock.running import settle_clocks
from bot.hosting.consent import expire
from bot.hosting.drifting import give_up, set_adrift, settle_reach
from bot.hosting.ledger import Ledger
from bot.hosting.lobby import send_hand
from bot.hosting.owing import check_pings, settle_turns, tell_table
from bot.hosting.seats.gone import look_for
from bot.outbox.settling import Reach
from bot.store.schema import OWED, GameRow, OutboxRow
from bot.values.refusal import HostError
from bot.values.states import LOBBY, RUNNING
from engine.match import DivergedError

Work = Callable[[], Coroutine[Any, Any, None]]

logger = structlog.get_logger(__name__)

ROUND = 6 * 3600.0
"""Seconds between two rounds; a channel that can't be reached is left out of more and more of them."""
LONGEST_LEAVE = 3
"""The n-th time in vain, 2 to the power of n rounds are left out, but no more than of this one."""
BURST, SECONDS_EACH = 10, 1.0
"""A round looks at so many games at once, and then at one each second."""
GAP = 10.0
"""Seconds between two clicks that are taken for a reason to try a channel that can't be reached."""
BOARD_GAP = 60.0
"""Seconds between two tables that were asked for."""


class Looks:
    """Looks at games in the background; raises nothing, for nobody waits for it."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        ledger.outbox.told = self.hear
        self._last: dict[str, float] = {}
        self._guilds: dict[int, bool] = {}
        self._vain: dict[int, int] = {}
        self._rounds: asyncio.Task[None] | None = None

    def at(self, game_id: int, *, check: bool) -> None:
        """Look at what a game owes; `check`: also whether its messages still stand."""
        self._start(f"look:{game_id}:{check}", partial(look, self._ledger, game_id, check=check))

    def at_hand(self, game_id: int, user_id: int) -> None:
        """Bring somebody's hand by direct message, also where their messages were closed before."""
        self._start(f"look:{game_id}:hand:{user_id}", partial(send_hand, self._ledger, game_id, user_id))

    def for_somebody(self, game_id: int, user_id: int) -> None:
        """Look whether somebody is still on the server of a game."""
        self._start(f"look:{game_id}:for:{user_id}", partial(_look_for, self._ledger, game_id, user_id))

    def try_again(self, game_id: int) -> None:
        """Look at a game whose channel could not be reached, though not at every click."""
        if self._free(f"{game_id}", GAP):
            self.at(game_id, check=False)

    def at_guild(self, guild_id: int, *, check: bool) -> None:
        """Look at the games of a server that could not be reached, or with `check` at all that are in play there."""
        self._guilds[guild_id] = check or self._guilds.get(guild_id, False)
        self._start("look:guilds", self._at_guilds)

    def lose_guild(self, guild_id: int) -> None:
        """Let the clocks of a server's games stand still, for we are there no more."""
        self._start(f"look:lost:{guild_id}", partial(self._lose_guild, guild_id))

    def at_channel(self, channel_id: int) -> None:
        """Look at the games of a channel that may have been deleted: what can't be delivered tells it."""
        self._start(f"look:channel:{channel_id}", partial(self._at_channel, channel_id))

    def hear(self, game_id: int, news: Reach) -> None:
        """Take note of what a delivery tells of a game's channel."""
        self._start(f"look:{game_id}:{news.name}", partial(note, self._ledger, game_id, news))

    def post_anew(self, game_id: int) -> None:
        """Post the table message at the bottom of the channel; where that was asked for a moment ago, only look."""
        if self._free(f"{game_id}:board", BOARD_GAP):
            self._start(f"look:{game_id}:anew", partial(post_anew, self._ledger, game_id))
        else:
            self.at(game_id, check=True)

    def begin(self) -> None:
        """Look at all games now and every few hours."""
        self._rounds = asyncio.create_task(self._go_round(), name="looks")

    def end(self) -> None:
        """Look at no more."""
        if self._rounds is not None:
            self._rounds.cancel()

    def _free(self, name: str, gap: float) -> bool:
        """Tell whether something was not done in the last seconds, and note that it is done now."""
        now = asyncio.get_running_loop().time()
        self._last = {other: at for other, at in self._last.items() if at > now - BOARD_GAP}
        free = self._last.get(name, now - gap) <= now - gap
        if free:
            self._last[name] = now
        return free

    def _start(self, name: str, work: Work) -> None:
        self._ledger.chores.start(name, partial(quietly, self._ledger, work))

    async def _lose_guild(self, guild_id: int) -> None:
        for game in await _in_play(self._ledger, col(GameRow.guild_id) == guild_id):
            await quietly(self._ledger, partial(_lose, self._ledger, game))

    async def _at_channel(self, channel_id: int) -> None:
        for game in await _in_play(self._ledger, col(GameRow.channel_id) == channel_id):
            self.at(game, check=True)

    async def _at_guilds(self) -> None:
        guilds, self._guilds = self._guilds, {}
        for game, check in await _owing_in(self._ledger, guilds):
            # One after the other: after a start or an outage all servers are there again in the same second.
            if self._ledger.chores.closing:
                return
            await quietly(self._ledger, partial(look, self._ledger, game, check=check))

    async def _go_round(self) -> None:
        for number in count():
            try:
                await self._look_at_all(number)
            except Exception:  # or there would never be another round
                logger.exception("looks-put-off")
            await asyncio.sleep(ROUND)

    async def _look_at_all(self, number: int) -> None:
        games = await _owing(self._ledger)
        self._vain = {game: times for game, times in self._vain.items() if games.get(game)}
        due = [game for game in games if not number % 2 ** self._vain.get(game, 0)]
        for place, game in enumerate(due):
            if games[game]:
                self._vain[game] = min(self._vain.get(game, 0) + 1, LONGEST_LEAVE)
            if place >= BURST:
                await asyncio.sleep(SECONDS_EACH)
            await quietly(self._ledger, partial(look, self._ledger, game, check=True))


async def quietly(ledger: Ledger, work: Work) -> None:
    """Do something that nobody waits for; what can't be done now is done at the next look. Raises nothing."""
    try:
        await ledger.unbroken(work)
    except HostError as error:
        logger.info("look-failed", reason=error.key)
    except Exception:
        logger.exception("look-failed")


async def look(ledger: Ledger, game_id: int, *, check: bool) -> None:
    """Deliver what a game owes; with `check` also what it has delivered and what somebody may have deleted."""
    async with ledger.changing(game_id) as change:
        await expire(change)
        await give_up(change)
        settle_reach(change)
        waited = acting(change)
        if waited is not None:  # also where a game is older than clocks, and nobody answers who could start one
            settle_clocks(change, waited)
            await spare_nights(change)
        await settle_turns(change, waited)
        if change.game.active and (check or change.game.no_access or change.game.table_message_id is None):
            tell_table(change, look=True)
        if check:
            check_pings(change)
        stalled = change.game.state == RUNNING and waited is None
    if stalled:
        go_on(ledger, game_id)


async def _look_for(ledger: Ledger, game_id: int, user_id: int) -> None:
    await look_for(ledger, game_id, [user_id])


async def _lose(ledger: Ledger, game_id: int) -> None:
    async with ledger.changing(game_id) as change:
        change.game.no_access = True
        settle_reach(change)


async def note(ledger: Ledger, game_id: int, news: Reach) -> None:
    """Write down what a delivery has told of a game's channel."""
    async with ledger.changing(game_id) as change:
        settle_reach(change)
        if news is Reach.GONE and change.game.no_access:
            set_adrift(change)


async def post_anew(ledger: Ledger, game_id: int) -> None:
    """Post the table message at the bottom of the channel."""
    async with ledger.changing(game_id) as change:
        if change.game.active:
            tell_table(change, anew=True)


def acting(change: Change) -> set[int] | None:
    """Return the seats that must act; None where that is not to be told just now."""
    if change.game.state != RUNNING:
        return set()
    try:
        return None if automatic_due(change) else to_act(change.match)
    except (HostError, DivergedError):
        return None


async def _owing(ledger: Ledger) -> dict[int, bool]:
    """Return the games in play, and others that owe something still, with whether they could not be reached."""
    owed = select(OutboxRow.game_id).where(OutboxRow.state == OWED)
    in_play = col(GameRow.state).in_((LOBBY, RUNNING))
    query = select(GameRow.id, GameRow.no_access).where(or_(in_play, col(GameRow.id).in_(owed)))
    async with ledger.looking() as session:
        return dict((await session.exec(query.order_by(col(GameRow.no_access).desc(), col(GameRow.id)))).all())


async def _in_play(ledger: Ledger, where: ColumnElement[bool]) -> list[int]:
    """Return the games in play somewhere."""
    query = select(GameRow.id).where(where, col(GameRow.state).in_((LOBBY, RUNNING)))
    async with ledger.looking() as session:
        return list((await session.exec(query)).all())


async def _owing_in(ledger: Ledger, guilds: Mapping[int, bool]) -> list[tuple[int, bool]]:
    """Return the games of some servers that could not be reached or owe something, or all, as each server wants."""
    owed = col(GameRow.id).in_(select(OutboxRow.game_id).where(OutboxRow.state == OWED))
    in_play = col(GameRow.state).in_((LOBBY, RUNNING))
    there = col(GameRow.guild_id).in_([guild for guild, check in guilds.items() if check])
    query = select(GameRow.id, GameRow.guild_id).where(or_(owed, and_(in_play, or_(col(GameRow.no_access), there))))
    async with ledger.looking() as session:
        rows = (await session.exec(query)).all()
    return [(game, guilds[guild]) for game, guild in rows if guild is not None and guild in guilds]
