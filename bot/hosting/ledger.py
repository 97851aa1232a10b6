"""What the parts of the host share: the store, the locks, the live matches, the outbox."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm.exc import StaleDataError
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.chores import Chores
from bot.hosting.bookkeeping import note_bot, repair
from bot.hosting.change import Change, all_of, all_rows_of
from bot.hosting.crowding import refuse_more
from bot.hosting.damage import comes_of_damage, damaged
from bot.hosting.matches import Matches
from bot.hosting.membership import Membership
from bot.hosting.newest import Newest
from bot.hosting.study.room import Study
from bot.outbox import Outbox
from bot.outbox.lanes import Lane
from bot.store import Store
from bot.store.columns import NONSENSE
from bot.store.schema import GameRow
from bot.store.trouble import DATABASE_ERRORS, is_busy
from bot.values.allowance import Allowance
from bot.values.refusal import DamagedError, HostError
from bot.values.states import LOBBY, OVER, RUNNING
from engine.match import DivergedError

T = TypeVar("T")

logger = structlog.get_logger(__name__)


class Ledger:
    """Where games are changed: one at a time each, in one transaction each."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        new_seed: Callable[[], str],
        pauses: Sequence[float],
        study: Study | None = None,
    ) -> None:
        self.store = store
        self.study = study or Study()
        """Where masters think."""
        self.now = now
        self.new_seed = new_seed
        self.pauses = pauses
        self.allowance = Allowance()
        """How many tables there may be; any number unless a host says otherwise."""
        self.matches = Matches()
        self.newest = Newest()
        self.sleepers: set[int] = set()
        """Who has quiet hours, as `People` learns it: most tables need not ask the database about any."""
        self.chores = Chores()
        self.outbox = Outbox(store, self.chores, pauses)
        self.membership = Membership()
        self.answering: Counter[int] = Counter()
        """In which games somebody lets automatic seats answer just now."""
        self.stuck: set[int] = set()
        """Games of which it was said that they cannot go on by themselves."""
        self.review: Callable[[int], None] = lambda _: None
        """What hears of a change to a game in which something is proposed."""
        self.reviews = False
        """Whether a game that ends is to be looked through."""
        self.finished: Callable[[], None] = lambda: None
        """What hears of a game that is over."""
        self._unbroken: set[asyncio.Task[Any]] = set()
        # Weak: a lock lives as long as somebody holds it or waits for it, and an idle game has none.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def changing(self, game_id: int) -> AsyncGenerator[Change]:
        """Open the only way to change a game: lock, load, change, commit, then deliver.

        Raises HostError "no-such-game", "game-damaged", "busy-elsewhere" and "not-saved". Where anything is raised
        nothing has changed, and the match that was changed in memory is forgotten.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            lanes: set[Lane] = set()
            try:
                with saving():
                    async with self.store.writing() as session:
                        change = await Change.load(session, game_id, self.matches, self.now())
                        change.sleepers, change.reviews = self.sleepers, self.reviews
                        lanes = change.lanes
                        try:
                            yield change
                            note_bot(change)
                            await change.write()
                        except (DamagedError, *NONSENSE) as error:
                            if comes_of_damage(error, change.game, change.as_read()):
                                raise damaged(change.game) from error
                            raise
                self._keep(change)
                if change.game.proposals and not change.decides:
                    self.review(game_id)
            finally:
                # Also where we were cancelled in the middle of the commit, which may have come through.
                self.outbox.wake(lanes)

    @asynccontextmanager
    async def opening(self, game: GameRow, beside: Sequence[int] = ()) -> AsyncGenerator[Change]:
        """Open a change that begins with a new game; raises as `changing` does, and HostError("channel-taken").

        Or HostError where there are enough already, those `beside` it in the same channel's threads included.
        """
        lanes: set[Lane] = set()
        try:
            with saving():
                async with self.store.writing() as session:
                    if not game.opens_thread:
                        await refuse_second(session, game.channel_id)
                    await refuse_more(session, game, self.allowance, beside)
                    session.add(game)
                    await session.flush()
                    session.expunge(game)  # from now on the change looks after it
                    change = Change.of(session, game, [], self.now(), self.matches)
                    change.sleepers = self.sleepers
                    lanes = change.lanes
                    yield change
                    await change.write()
        finally:
            self.outbox.wake(lanes)

    @asynccontextmanager
    async def looking(self, game_id: int | None = None) -> AsyncGenerator[AsyncSession]:
        """Open a transaction that reads; raises HostError("not-readable").

        Or "game-damaged" where it is about one game and something that is stored of it can't be read.
        """
        try:
            async with self.store.reading() as session:
                try:
                    yield session
                except (DamagedError, *NONSENSE) as error:
                    found = None if game_id is None else await all_rows_of(session, game_id)
                    if found is not None and comes_of_damage(error, found[0], all_of([found[0]], *found[1:])):
                        raise damaged(found[0]) from error
                    raise
        except DATABASE_ERRORS as error:
            raise HostError("not-readable") from error

    async def unbroken(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something to its end, also where whoever asked for it is cancelled meanwhile.

        A transaction that is cancelled at the wrong moment leaves a connection that holds the database's lock.
        """
        task = asyncio.create_task(work())
        self._unbroken.add(task)
        task.add_done_callback(self._unbroken.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def attempt(self, game_id: int, work: Callable[[], Awaitable[T]]) -> T:
        """Do something to a game; once more where its rules have diverged, and as `again` does."""
        try:
            return await again(work)
        except DivergedError:
            await self._repair(game_id)
        return await work()

    async def settle(self) -> None:
        """Wait until nothing is under way in the background but naps."""
        while self._unbroken:
            await asyncio.wait(self._unbroken)
        await self.chores.settle()

    async def close(self, patience: float) -> None:
        """Finish what is under way and start nothing more."""
        if self._unbroken:
            await asyncio.wait(self._unbroken, timeout=patience)
        await self.chores.close(patience)

    async def _repair(self, game_id: int) -> None:
        async with self.changing(game_id) as change:
            try:
                _ = change.match
            except DivergedError:  # and nobody who found it too has repaired it meanwhile
                await repair(change)

    def _keep(self, change: Change) -> None:
        match = change.match_in_hand
        if match is not None and change.game.active:
            self.matches.put(change.game.id, match)
        if change.game.state == OVER:
            self.finished()


def _unheard(task: asyncio.Task[Any]) -> None:
    """Log what came of something where nobody waits for it any more; a refusal is nothing to them."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, HostError):
        logger.error("unheard", exc_info=error)


async def again(work: Callable[[], Awaitable[T]]) -> T:
    """Do something; once more, from what the database holds by then, where another process was faster."""
    try:
        return await work()
    except HostError as error:
        if error.key != "busy-elsewhere":
            raise
    return await work()


@contextmanager
def saving() -> Generator[None]:
    """Say in one word what kept the database from saving."""
    try:
        yield
    except (StaleDataError, IntegrityError) as error:
        raise HostError("busy-elsewhere") from error
    except DATABASE_ERRORS as error:
        raise HostError("busy-elsewhere" if is_busy(error) else "not-saved") from error


async def refuse_second(session: AsyncSession, channel_id: int) -> None:
    """Raise HostError("channel-taken"), naming the game, where one is in play in a channel."""
    here = (GameRow.channel_id == channel_id, col(GameRow.opens_thread).is_(False))
    query = select(GameRow).where(*here, col(GameRow.state).in_((LOBBY, RUNNING)))
    taken = (await session.exec(query)).first()
    if taken is not None:
        raise HostError("channel-taken", game=taken.key, id=taken.id, state=taken.state)
