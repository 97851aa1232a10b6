"""A host on a database of its own, with the toy game and a fake Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlmodel import SQLModel, col, select, update

import tests.bot.toy_face  # noqa: F401 - the host asks how the toy looks
from bot.hosting.host import Host
from bot.hosting.study.room import Study
from bot.store import Store, engines
from bot.store.folds import FoldRow
from bot.store.memory import ResultRow, WatchRow
from bot.store.orders import OrderRow
from bot.store.proposals import ProposalRow
from bot.store.schema import ChoiceRow, GameRow, HeartbeatRow, OutboxRow, SeatRow, TenureRow
from bot.values.people import Person, Place
from bot.values.refusal import HostError
from bot.values.table import Game, Table, Told
from engine.hint import AUTOMATIC
from tests.bot.empty import put_empty
from tests.bot.fake_discord import Discord, FakeCourier
from tests.toy_game import TOY

ANNA, BEN, CARA, DORA, EVE = (
    Person(number, name, account=name.lower()) for number, name in enumerate(("Anna", "Ben", "Cara", "Dora", "Eve"), 1)
)
HERE = Place(7, 70)
SEED = "5e" * 32
SEATED = {"shuffle": 0}
TABLES: tuple[type[SQLModel], ...] = (
    GameRow, SeatRow, TenureRow, ChoiceRow, OutboxRow, HeartbeatRow, ResultRow, WatchRow, OrderRow,
    ProposalRow, FoldRow,
)  # fmt: skip

ELSEWHERE: list[Callable[[Path], Awaitable[str]]] = []
"""What gives another database in the place of a file."""


@dataclass
class Hosted:
    """A running host and what it stands on."""

    path: Path
    store: Store
    host: Host
    discord: Discord
    time: datetime = datetime(2026, 1, 1, tzinfo=UTC)

    async def open(self) -> None:
        """Deliver to the fake Discord from now on, beginning with what waits."""
        await self.host.open(FakeCourier(self.host, self.discord))
        await self.host.resume_all()

    async def later(self, **span: int) -> None:
        """Let time pass in which the bot lives, and wait for what it brings about."""
        self.time += timedelta(**span)
        await self.host.lived()
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until even the retries are over."""
        while self.host._ledger.chores._tasks:
            await self.host.settle()
            await asyncio.sleep(0.005)

    async def lobby(self, *people: Person, automatic: int = 0, place: Place = HERE, **options: int) -> Game:
        """Open a lobby in which some people and automatic players sit in this order."""
        first, *others = people
        game = await self.host.start(TOY.key, place, first, {**SEATED, **options})
        for person in others:
            await self.host.join(game.id, person)
        for _ in range(automatic):
            await self.host.add_automatic(game.id, first)
        return game

    async def game(self, *people: Person, automatic: int = 0, place: Place = HERE, **options: int) -> int:
        """Begin a game of some people and automatic players, who sit in this order."""
        game = await self.lobby(*people, automatic=automatic, place=place, **options)
        await self.host.begin(game.id, people[0])
        return game.id

    async def answer(self, game_id: int, person: Person, *picks: tuple[Any, ...]) -> Told:
        """Let somebody answer their question, by default as an automatic player would."""
        table = await self.host.reading(game_id, person.user_id)
        assert table.pending is not None
        chosen = picks or TOY.advise(table.view, table.pending.ask, AUTOMATIC)
        return await self.host.submit(game_id, person.user_id, table.pending.number, picks=chosen)

    async def play(self, game_id: int, people: Sequence[Person], choices: int = 1000) -> Table:
        """Let people answer in order of their seats, some choices long or to the end."""
        for _ in range(choices):
            acting = [p for p in people if (await self.host.reading(game_id, p.user_id)).must_act]
            if not acting:
                break
            await self.answer(game_id, acting[0])
        return await self.host.reading(game_id)

    async def rows(self) -> dict[str, list[dict[str, Any]]]:
        """Return everything that the database holds."""
        async with self.store.reading() as session:
            return {
                str(table.__tablename__): [row.model_dump() for row in (await session.exec(select(table))).all()]
                for table in TABLES
            }

    async def change_game(self, game_id: int, **values: Any) -> None:
        """Change a game's row behind the host's back, and let it forget what it knows."""
        async with self.store.writing() as session:
            row = await session.get_one(GameRow, game_id)
            for name, value in values.items():
                setattr(row, name, value)
        self.host._ledger.matches._live.clear()

    async def seat(self, game_id: int, person: Person) -> SeatRow:
        """Return somebody's seat as the database holds it."""
        query = select(SeatRow).where(SeatRow.game_id == game_id, SeatRow.user_id == person.user_id)
        async with self.store.reading() as session:
            return (await session.exec(query)).one()

    async def change_seats(self, game_id: int, **values: Any) -> None:
        """Change all seats of a game behind the host's back."""
        async with self.store.writing() as session:
            await session.exec(update(SeatRow).where(col(SeatRow.game_id) == game_id).values(values))

    async def game_row(self, game_id: int) -> GameRow:
        async with self.store.reading() as session:
            return await session.get_one(GameRow, game_id)

    async def choices(self, game_id: int) -> list[ChoiceRow]:
        query = select(ChoiceRow).where(ChoiceRow.game_id == game_id).order_by(col(ChoiceRow.number))
        async with self.store.reading() as session:
            return list((await session.exec(query)).all())


async def refused(call: Awaitable[object]) -> str:
    """Return the key by which the host refuses something."""
    with pytest.raises(HostError) as error:
        await call
    return error.value.key


@asynccontextmanager
async def hosted(
    path: Path | str, discord: Discord | None = None, *, pauses: Sequence[float] = (), deliver: bool = True
) -> AsyncGenerator[Hosted]:
    """Open a host on a database file, or an address; it delivers to a fake Discord unless told not to."""
    # These tests cut no power, and waiting for the disk takes most of their time.
    with patch.object(engines, "SYNCHRONOUS", "OFF"):
        async with _hosted(path, discord or Discord(), pauses, deliver) as world:
            yield world


@asynccontextmanager
async def _hosted(
    path: Path | str,
    discord: Discord,
    pauses: Sequence[float],
    deliver: bool,  # noqa: FBT001 - passed on
) -> AsyncGenerator[Hosted]:
    store = await Store.open(await address_of(path))
    world = Hosted(Path(path), store, None, discord)  # type: ignore[arg-type] # made in the next line
    world.host = Host(
        store, now=lambda: world.time, new_seed=lambda: SEED, pauses=pauses, looking=False, study=Study(seconds=0.1)
    )
    try:
        if deliver:
            await world.open()
        yield world
    finally:
        await world.host.close()
        await store.close()


async def address_of(path: Path | str) -> str:
    """Return the address of a database with its tables."""
    if isinstance(path, str):
        return path
    if ELSEWHERE:
        return await ELSEWHERE[-1](path)
    await asyncio.to_thread(put_empty, path)
    return f"sqlite+aiosqlite:///{path}"
