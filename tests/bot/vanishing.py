"""A table at which people leave, vanish, come back and are replaced, while the bot stops and starts again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import orjson
from sqlmodel import select

from bot.outbox.delivery import Delivery, Posted
from bot.store.schema import STANDING, OutboxRow
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import OVER, RUNNING
from bot.values.table import Table
from engine.catalogue import rules_of
from engine.hint import AUTOMATIC
from tests.bot.fake_discord import DM, Discord, FakeCourier
from tests.bot.hosted import HERE, Hosted, hosted

CROWD = tuple(Person(number, f"P{number}", account=f"p{number}") for number in range(1, 10))
"""The first sit down at the table, the others see the channel."""
MODERATOR = Person(99, "Mona", moderates=True)


class Roll:
    """A server that some have left."""

    def __init__(self) -> None:
        self.gone: set[int] = set()

    async def belongs(self, _: int, user_id: int) -> bool:
        return user_id not in self.gone


class Courier(FakeCourier):
    """Writes whose hand a message shows, for any game."""

    async def hand(self, delivery: Delivery) -> Posted | None:
        table = await self.host.reading(delivery.game_id, delivery.user_id)
        return await self._put("hand", delivery, f"of seat {table.seat}")


@dataclass
class Vanishing:
    """A game under way, and what may happen at its table."""

    path: Path
    luck: Random
    key: str
    people: int
    discord: Discord = field(default_factory=Discord)
    roll: Roll = field(default_factory=Roll)
    world: Hosted = None  # type: ignore[assignment] # opened at once
    game: int = 0
    silent: set[int] = field(default_factory=set)
    """Who never answers any more."""
    happened: list[str] = field(default_factory=list)

    async def begin(self) -> None:
        lobby = await self.world.host.start(self.key, HERE, CROWD[0], {"shuffle": 0})
        for person in CROWD[1 : self.people]:
            await self.world.host.join(lobby.id, person)
        await self.world.host.begin(lobby.id, CROWD[0])
        self.game = lobby.id

    async def table(self, person: Person | None = None) -> Table:
        return await self.world.host.reading(self.game, person.user_id if person else None)

    async def seated(self) -> list[Person]:
        ids = {seat.user_id for seat in (await self.table()).seats}
        return [person for person in CROWD if person.user_id in ids]

    async def answer(self) -> bool:
        """Let somebody who must act and is there answer; False where nobody can."""
        for person in await self.seated():
            table = await self.table(person)
            if table.must_act and table.pending is not None and person.user_id not in self.roll.gone | self.silent:
                rules = rules_of(self.key)
                strength = AUTOMATIC if AUTOMATIC in rules.strengths else rules.strengths[0]
                picks = rules.advise(table.view, table.pending.ask, strength)
                await self.world.host.submit(self.game, person.user_id, table.pending.number, picks=picks)
                return True
        return False

    async def something(self) -> None:
        """Let anything happen that may; what is refused changes nothing."""
        name, what = self.luck.choice(HAPPENINGS)
        self.happened.append(name)
        try:
            await what(self)
        except HostError as refusal:
            self.happened.append(f"  {refusal.key}")
        await self.world.quiet()

    async def one_of(self, among: Iterable[Person]) -> Person:
        """Return somebody of those who would do so, or anybody."""
        return self.luck.choice(tuple(among) or CROWD)

    async def check(self) -> None:
        """Nobody is waited for in vain, and nobody sees anything of a seat that is not theirs."""
        table = await self.table()
        assert table.game.state in {RUNNING, OVER}, self.happened
        if table.game.state == RUNNING:
            assert table.acting, self.happened
            assert not table.stalled, self.happened
        for person in CROWD:
            await self._check_person(person, table)
        there = [seat for seat in (await self.world.rows())["seat"] if seat["user_id"] and seat["gone_at"] is None]
        assert not there or table.game.host_id in {seat["user_id"] for seat in there}, self.happened
        await self._check_pings(table)

    async def _check_person(self, person: Person, table: Table) -> None:
        mine = await self.table(person)
        hands = self.discord.of("hand", DM + person.user_id)
        has = any(seat.user_id == person.user_id for seat in table.seats)
        assert (mine.seat is not None) == has, self.happened
        assert len(hands) == (1 if has else 0), (person.name, self.happened)
        if has:
            assert hands[0].text == f"of seat {mine.seat}"
        else:
            assert (mine.pending, mine.view) == (None, table.view)

    async def _check_pings(self, table: Table) -> None:
        async with self.world.store.reading() as session:
            standing = select(OutboxRow).where(OutboxRow.kind == "turn", OutboxRow.state == STANDING)
            rows = (await session.exec(standing)).all()
        named = [seat for row in rows for seat in orjson.loads(row.payload)["seats"]]
        people = {seat for seat in table.acting if not table.seats[seat].automatic}
        assert sorted(named) == sorted(people if table.game.state == RUNNING else ()), self.happened
        assert len(self.discord.of("turn")) == len(rows), self.happened


Happening = Callable[[Vanishing], Awaitable[object]]


async def leave(at: Vanishing) -> None:
    """Leave, unless that ends the game."""
    if len(await at.seated()) > 1:
        await at.world.host.leave(at.game, await at.one_of(await at.seated()))


async def take(at: Vanishing) -> None:
    """Take over a free seat, or come back to it; whoever is not on the server sees no button."""
    person = await at.one_of(one for one in CROWD if one.user_id not in at.roll.gone)
    seat = at.luck.choice((await at.table()).offered or range(at.people))
    await at.world.host.seats.take(at.game, person, seat)


async def replace(at: Vanishing) -> None:
    """Replace somebody as the host, or as a moderator."""
    person = at.luck.choice((await at.one_of(await at.seated()), MODERATOR))
    await at.world.host.seats.replace(at.game, person, at.luck.randrange(at.people))


async def vanish(at: Vanishing) -> None:
    """Leave the server, as long as somebody stays at the table."""
    seated = [one for one in await at.seated() if one.user_id not in at.roll.gone]
    if len(seated) > 1:
        at.roll.gone.add((await at.one_of(seated)).user_id)


async def rejoin(at: Vanishing) -> None:
    """Join the server again."""
    at.roll.gone.discard((await at.one_of(one for one in CROWD if one.user_id in at.roll.gone)).user_id)


async def wait(at: Vanishing) -> None:
    """Let some time pass."""
    await at.world.later(hours=at.luck.choice((1, 9, 25)))


async def be_back(at: Vanishing) -> None:
    """Say that one is back, where the bot plays in one's place."""
    person = await at.one_of(await at.seated())
    if person.user_id not in at.roll.gone:
        await at.world.host.back(at.game, person)


async def undo(at: Vanishing) -> None:
    """Take back a choice."""
    await at.world.host.undo(at.game, (await at.one_of(await at.seated())).user_id)


HAPPENINGS: tuple[tuple[str, Happening], ...] = tuple(
    (what.__name__, what) for what in (leave, take, take, take, replace, vanish, rejoin, wait, be_back, undo)
)


@asynccontextmanager
async def opened(at: Vanishing) -> AsyncIterator[None]:
    """Start the bot on what it left behind, and stop it again."""
    async with AsyncExitStack() as stack:
        time = at.world.time if at.game else None
        at.world = await stack.enter_async_context(hosted(at.path, at.discord, pauses=(0.0,), deliver=False))
        if time is not None:
            at.world.time = time
        await at.world.host.open(Courier(at.world.host, at.discord), at.roll)
        await at.world.host.resume_all()
        await at.world.host.lived()
        await at.world.quiet()
        yield


async def play(at: Vanishing, *, most: int, restarts: float, trouble: float) -> str:
    """Play a game to its end or so many steps long, with restarts between some of them; return its state then.

    `restarts` and `trouble` tell how often the bot stops, and how often something else happens than an answer.
    """
    steps = 0
    while steps < most:
        async with opened(at):
            if not at.game:
                await at.begin()
            while steps < most and at.luck.random() >= restarts:
                if (await at.table()).game.state != RUNNING:
                    return OVER
                await _step(at, trouble)
                steps += 1
    return RUNNING


async def _step(at: Vanishing, trouble: float) -> None:
    if at.luck.random() < trouble:
        await at.something()
    elif not await at.answer():
        await at.world.later(days=1)
    await at.world.quiet()
    await at.check()
