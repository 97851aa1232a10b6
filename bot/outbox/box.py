"""The outbox: delivers what the database says is still to be told, in order per channel, across restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby

import structlog
from sqlmodel import select

from bot.chores import Chores
from bot.line import Rank
from bot.meters import DELIVERY, measured
from bot.outbox.claim import Claim, announce, find
from bot.outbox.delivery import Courier, LaterError, Posted, StoppedError
from bot.outbox.lanes import LOST, POSTS, Lane, lane_of
from bot.outbox.pace import Pace
from bot.outbox.settling import Reach, settle
from bot.outbox.threads import THREAD
from bot.store import Store
from bot.store.leases import Leases
from bot.store.locks import lock_game
from bot.store.schema import WAITING, OutboxRow
from bot.store.trouble import DATABASE_ERRORS, explained
from bot.values.refusal import HostError

logger = structlog.get_logger(__name__)

PAUSES = (2.0, 5.0, 15.0, 60.0, 180.0, 600.0, 1800.0, 3600.0, 3600.0, 3600.0)
"""Seconds before the second, third ... attempt; one attempt more than pauses is made in all."""
PATIENCE = 2.0
"""Seconds that a lane waits for the one that goes first."""
AT_ONCE = 8
"""In so many channels what the last process left is delivered at the same time: each picture takes its while."""
A_MOMENT = 0.5
"""Seconds after which a lane is asked for again that another process delivers."""
A_LOOK = 5.0
"""Seconds after which it is looked again what is left by another process, which wakes no lane that rests here."""
LONG_PATIENCE = 60.0
"""Seconds that the search for a lost message waits for the sending of it to end."""


class Outbox:
    """Delivers through a courier, in one task a lane that lives while there is something to deliver.

    Without a courier rows wait. A new message is announced in the database before it is sent, so that after a
    crash we know that it may have arrived; it has the same nonce then, by which Discord tells a repetition.
    """

    def __init__(self, store: Store, chores: Chores, pauses: Sequence[float] = PAUSES) -> None:
        self.courier: Courier | None = None
        self.refused: Callable[[int, int], None] = lambda *_: None
        """Learns in which game whose direct messages were refused."""
        self.told: Callable[[int, Reach], None] = lambda *_: None
        """What hears of a game whose channel is lost, gone or found again."""
        self._store = store
        self._chores = chores
        self._pauses = pauses
        self._openings = Openings()
        self.leases = Leases(store)
        self._archived: set[Lane] = set()
        """What rests until a new message opens its thread again."""

    def wake(self, lanes: Iterable[Lane]) -> None:
        """Deliver what waits in these lanes; a retry that is put off is tried now."""
        # The table's lane is started before those that wait for it.
        for lane in sorted(lanes, key=lambda one: (bool(one.after), one)) if self.courier is not None else ():
            self._chores.start(lane.chore, partial(self._deliver, lane))

    async def resume(self) -> None:
        """Deliver what waits and no other process is at, in a few channels at once; raises StoreError."""
        query = select(OutboxRow.channel_key, OutboxRow.kind).where(OutboxRow.state == WAITING).distinct()
        with explained():
            async with self._store.reading() as session:
                found = (await session.exec(query)).all()
            others = await self.leases.live()
        waiting = sorted({lane_of(key, kind) for key, kind in found})
        lanes = [lane for lane in waiting if lane.chore not in others]
        channels = [set(some) for _, some in groupby(lanes, lambda lane: lane.key)]
        for first in range(0, len(channels), AT_ONCE):
            if self.courier is None or self._chores.closing:
                return
            some = set[Lane]().union(*channels[first : first + AT_ONCE])
            self.wake(some)
            for lane in some:
                await self._chores.wait_for(lane.chore, PATIENCE)

    async def _deliver(self, lane: Lane) -> None:
        try:
            await self._deliver_all(lane)
        except Exception:
            await self.leases.rest(lane.chore)  # another process may be luckier
            raise

    async def _deliver_all(self, lane: Lane) -> None:
        failures, rested = 0, False
        while not self._chores.closing:
            if lane.after:
                patience = LONG_PATIENCE if lane.name == LOST else PATIENCE
                await self._chores.wait_for(lane.after, patience, hurry=lane.name == POSTS)
            try:
                pause = await self._deliver_as_ours(lane, again=rested)
                failures, rested = 0, pause not in {0, A_MOMENT}
            except DATABASE_ERRORS:
                rested = False
                logger.exception("outbox-database", channel=lane.key)
                if failures == len(self._pauses):
                    with suppress(*DATABASE_ERRORS):  # else it runs out
                        await self.leases.rest(lane.chore)
                    return
                pause = self._pauses[failures]
                failures += 1
            if pause is None:
                return
            if pause:
                await self._chores.nap(lane.chore, pause)

    async def _deliver_as_ours(self, lane: Lane, *, again: bool) -> float | None:
        """Deliver a lane's first row where no other process is at it; `again`: where none has been since we rested."""
        if lane.name == LOST and await self.leases.busy(lane.after):
            return A_MOMENT
        if not await self.leases.take(lane.chore, again=again):
            return None if again else A_MOMENT
        pause = await self._deliver_first(lane)
        if pause != 0:
            await self.leases.rest(lane.chore)
        return pause

    async def _deliver_first(self, lane: Lane) -> float | None:
        """Deliver a lane's first row; return how long to wait before the next, None where there is none."""
        claim = await self._claimed(lane)
        if claim is None:
            return await self._let_go(lane)
        if not await self._announce(claim):
            return 0.0
        try:
            posted, error = await self._send(claim)
        except StoppedError:
            return None
        # What only changes or takes away what stands may be done once more: it need not survive a power cut.
        lasting = error is not None or claim.creates or claim.kind == THREAD
        async with self._store.writing(Rank.LATER, lasting=lasting) as session:
            await lock_game(session, claim.game_id)
            settled = await settle(session, claim, posted, error, self._pauses)
        self.wake(settled.lanes)
        if settled.reach is not None:
            self.told(claim.game_id, settled.reach)
        (self._archived.add if settled.archived else self._archived.discard)(lane)
        if settled.refused is not None:
            self.refused(claim.game_id, settled.refused)
        if settled.opened:
            self.wake({other for other in self._archived if other.key == settled.opened})
        return await self._let_go(lane) if settled.over else settled.pause

    async def _let_go(self, lane: Lane) -> float | None:
        """Let others have a lane, and look once more: whoever left something there did not get it, and may be dead."""
        await self.leases.give_up(lane.chore)
        if not self.leases.needed or self._chores.closing:
            return None
        return None if await self._found(lane) is None else 0.0

    async def _claimed(self, lane: Lane) -> Claim | None:
        """Find a lane's first row, with all that it can be delivered with; None where nothing waits or all stops."""
        claim = None if self._chores.closing else await self._found(lane)
        pace = None if claim is None else self._pace_of(claim)
        return claim if claim is None or pace is None else await self._rested(lane, claim, pace)

    async def _rested(self, lane: Lane, claim: Claim, pace: Pace) -> Claim | None:
        """Find a lane's first row again when it has waited for more; a person's hand lets all else go on."""
        clock, light = asyncio.get_running_loop().time, claim.delivery.user_id is not None
        rest = pace.take(clock())
        until = clock() + rest.seconds
        while True:
            seconds = until - clock()
            if light and self.leases.needed:
                seconds = min(seconds, A_LOOK)
            await self._chores.rest(lane.chore, seconds, firm=rest.firm, light=light)
            found = None if self._chores.closing else await self._found(lane)
            if not light or found is None or self._pace_of(found) is None or clock() >= until:
                return found

    async def _found(self, lane: Lane) -> Claim | None:
        async with self._store.reading() as session:
            return await find(session, lane)

    def _pace_of(self, claim: Claim) -> Pace | None:
        """Return the pace of a message that stands, so that it is drawn once for some changes."""
        if self.courier is None or not claim.in_play or claim.creates or claim.moot or claim.attempts > 1:
            return None
        if claim.delivery.user_id is not None and not claim.last:  # what is to be told behind it does not wait for more
            return None
        return self.courier.paces.get(claim.kind)

    async def _announce(self, claim: Claim) -> bool:
        """Note that a message may be made; False where the row was taken back since we found it."""
        if claim.moot or claim.damage is not None or not claim.creates:
            return True  # an edit may be made twice
        async with self._store.writing(Rank.LATER) as session:
            await lock_game(session, claim.game_id)
            return await announce(session, claim)

    async def _send(self, claim: Claim) -> tuple[Posted | None, Exception | None]:
        if claim.moot:
            return None, None
        if claim.damage is not None:
            logger.warning("outbox-damaged", **claim.for_log(), error=claim.damage.why)
            return None, HostError("game-damaged", id=claim.game_id)
        if claim.opens_dm:
            await asyncio.sleep(self._openings.wait())
        try:
            with measured(DELIVERY, claim.kind):
                return await getattr(self.courier, claim.kind)(claim.delivery), None
        except StoppedError:
            raise
        except Exception as error:
            expected = isinstance(error, HostError | LaterError) or hasattr(error, "status")
            logger.warning("outbox-failed", **claim.for_log(), error=repr(error), exc_info=not expected)
            return None, error


class Openings:
    """Spaces out new direct message channels: Discord takes a burst of them for spam."""

    BURST = 10
    SECONDS_EACH = 2.0

    def __init__(self) -> None:
        self._free_at = float("-inf")

    def wait(self) -> float:
        """Take a turn and return the seconds until it comes."""
        now = asyncio.get_running_loop().time()
        self._free_at = max(self._free_at, now - self.BURST * self.SECONDS_EACH) + self.SECONDS_EACH
        return max(0.0, self._free_at - now)
