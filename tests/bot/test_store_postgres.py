"""The store on a real PostgreSQL: whoever opens an empty database at the same time waits for whoever came first."""

import asyncio
import signal
import socket
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert
from sqlalchemy import select as select_columns
from sqlalchemy import text as raw
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlmodel import col, select, text, update

from bot.hosting.host import Host
from bot.store import Store
from bot.store.leases import LeaseRow, Leases
from bot.store.migrate import revisions
from bot.store.persons import PersonRow
from bot.store.presence import present
from bot.store.rows import changed, columns_of, done, fetched, made, table_of
from bot.store.schema import GameRow, HeartbeatRow
from bot.store.servers import ServerRow
from bot.store.statements import Statement
from bot.values.pace import OVERDUES
from bot.values.states import LOBBY
from tests.bot.failing_store import failing
from tests.bot.fake_discord import Discord
from tests.bot.hosted import ANNA, BEN, hosted, refused
from tests.bot.postgres import Server

pytestmark = pytest.mark.timeout(120)
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)
OPEN = """
import asyncio, sys
from bot.hosting.host import Host
from bot.store import Store

async def main() -> None:
    await (await Store.open(sys.argv[1])).close()

asyncio.run(main())
"""
KILLED = """
from tests.bot.postgres import server

with server() as running:
    print(running.url("any"), flush=True)
    input()
"""
ROOT = Path(__file__).parents[2]
GAMES = Statement(select_columns(*columns_of(GameRow)))
WRONG = Statement(insert(table_of(PersonRow)), ["user_id"])
LONG = Statement(raw("SELECT pg_sleep(60)"))


async def test_three_processes_open_one_empty_database(postgres: Server) -> None:
    address = await postgres.empty("three")
    words = [sys.executable, "-c", OPEN, address]
    processes = [subprocess.Popen(words, stderr=subprocess.PIPE, text=True) for _ in range(3)]  # noqa: ASYNC220, S603 - our own words
    ended = [(process.communicate()[1], process.returncode) for process in processes]
    assert ended == [("", 0)] * 3
    await still_good(address)


async def test_stores_that_one_process_opens_at_once_are_all_opened(postgres: Server) -> None:
    address = await postgres.empty("at_once")
    async with asyncio.timeout(60):
        stores = await asyncio.gather(*(Store.open(address) for _ in range(3)))
    for store in stores:
        await store.close()
    await still_good(address)


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_a_forged_number_of_any_length_is_that_of_no_game(
    request: pytest.FixtureRequest, tmp_path: Path, engine: str
) -> None:
    file = tmp_path / "games.db"
    place = file if engine == "sqlite" else await request.getfixturevalue("postgres").at(tmp_path)
    async with hosted(place) as world:
        game = await world.game(ANNA, BEN)
        for forged in (10**9, 2**31, 9_999_999_999, 2**63 - 1, 2**63, 10**40):
            assert await refused(world.host.people_of(forged)) == "no-such-game"
            assert await refused(world.host.submit(forged, 1, 0, indices=[0])) == "no-such-game"
            assert await refused(world.host.submit(game, 1, forged, indices=[0])) == "stale"
            assert await refused(world.host.undo(game, 1, forged)) == "stale"
            assert await refused(world.host.watching.stop(1, forged)) == "watch-not"


async def test_a_lease_has_one_owner_until_it_rests_or_its_owner_is_dead(postgres: Server, tmp_path: Path) -> None:
    store = await Store.open(await postgres.at(tmp_path / "games"))
    ours, theirs, third = (Leases(store) for _ in range(3))
    assert [await one.renew() for one in (ours, theirs, third)] == [False] * 3
    assert [await one.take("a") for one in (ours, theirs)] == [True, False]
    await ours.rest("a")
    assert "a" not in await theirs.live()  # what one of the dead has left there need not wait as long as ours do
    assert [await theirs.take("a"), await ours.take("a"), await ours.take("a", again=True)] == [True, False, False]
    assert [await ours.busy("a"), await theirs.busy("a"), await ours.live() >= {"a"}] == [True, False, True]
    async with store.writing() as session:  # time goes on, and theirs give no sign of life
        await session.exec(update(LeaseRow).where(col(LeaseRow.owner) == theirs.owner).values(until=LONG_AGO))
    # Whoever notes it first takes over, and nobody else.
    assert sorted([await ours.renew(), await third.renew()]) == [False, True]
    assert await ours.take("a")
    assert not await theirs.renew()
    assert not await theirs.take("a")  # what they held they hold no more
    await ours.close()
    assert await theirs.take("a")
    await store.close()


async def test_a_lease_that_could_not_be_let_go_of_runs_out_and_what_waits_is_taken_up(
    postgres: Server, tmp_path: Path
) -> None:
    store = await Store.open(await postgres.at(tmp_path / "games"))
    ours, theirs = Leases(store), Leases(store)
    assert [await one.renew() for one in (ours, theirs)] == [False] * 2
    assert [await ours.take(name) for name in "ab"] == [True] * 2
    with failing(store, 1), pytest.raises(OperationalError):
        await ours.rest("a")
    async with store.writing() as session:
        await session.exec(update(LeaseRow).where(col(LeaseRow.name).in_(("a", "b"))).values(until=LONG_AGO))
    assert await ours.renew()
    assert [await theirs.take(name) for name in "ab"] == [True, False]
    await store.close()


async def test_a_second_process_waits_for_a_game_and_reads_all_of_it_anew(postgres: Server, tmp_path: Path) -> None:
    """Of a statement that waited for a lock PostgreSQL reads the locked row anew, but not what it joins."""
    address = await postgres.at(tmp_path)
    async with hosted(address) as world, hosted(address) as other:
        game = await world.game(ANNA, BEN)

        async def miss_one(host: Host) -> None:
            async with host._ledger.changing(game) as change:
                change.seats[0].missed += 1
                await asyncio.sleep(0.1)

        await asyncio.gather(*(miss_one(host) for host in (world.host, other.host) * 3))
        assert (await world.seat(game, ANNA)).missed == 6


async def test_a_connection_lost_in_the_middle_costs_one_click_and_nothing_else(
    postgres: Server, tmp_path: Path
) -> None:
    async with hosted(address := await postgres.at(tmp_path)) as world:
        game = await world.game(ANNA, BEN)
        await world.quiet()
        async with asyncio.TaskGroup() as readers:  # so that several connections are there to be lost
            for _ in range(4):
                readers.create_task(world.host.reading(game))

        async def in_the_middle() -> None:
            async with world.host._ledger.changing(game) as change:
                change.seats[0].missed = 7
                await postgres.cut(address)

        assert await refused(in_the_middle()) == "not-saved"
        told = await world.answer(game, ANNA)
        assert told.table.game.number == 1
        assert (await world.seat(game, ANNA)).missed == 0
        await world.quiet()
        await postgres.cut(address)
        assert (await world.host.reading(game)).game.number == 1  # which is asked once more
        await world.answer(game, BEN)
        await world.quiet()


async def test_what_is_due_is_done_by_one_of_two_processes(postgres: Server, tmp_path: Path) -> None:
    address, discord = await postgres.at(tmp_path), Discord()
    async with hosted(address, discord) as world, hosted(address, discord) as other:
        await world.game(ANNA, BEN, overdue=OVERDUES["remind"])
        await world.quiet()
        for hours in (20, 5, 5):
            for host in (world, other):
                host.time += timedelta(hours=hours)
            await asyncio.gather(world.host.lived(), other.host.lived())
            await asyncio.gather(world.quiet(), other.quiet())
        assert discord.texts("reminder") == ["1 soon", "1 late"]
        assert await other.rows() == await world.rows()


async def still_good(address: str) -> None:
    store = await Store.open(address)
    async with store.reading() as session:
        assert (await session.exec(select(GameRow))).all() == []
        found = await session.exec(text("SELECT version_num FROM alembic_version"))  # type: ignore[call-overload] # SQLModel knows selects only
        assert found.all() == [(revisions()[-1],)]
    await store.close()


async def test_what_goes_around_sqlalchemy_is_in_the_sessions_transaction(postgres: Server, tmp_path: Path) -> None:
    store = await Store.open(await postgres.at(tmp_path))
    async with store.writing() as session:
        session.add(GameRow(key="toy", state=LOBBY, channel_id=70, host_id=1, created_at=datetime.now(UTC)))
        session.add(PersonRow(user_id=1))
    async with store.writing() as session:
        assert await changed(session, GameRow, {"id": 1}, number=1) == 1
        (await session.get_one(GameRow, 1)).round = 5
        assert await seen(store) == (0, 0)
    assert await seen(store) == (1, 5)
    changing = asyncio.Event()

    async def wrongly(*, ends: bool) -> None:
        async with store.writing() as session:
            await changed(session, GameRow, {"id": 1}, number=9)
            changing.set()
            if ends:
                await done(session, WRONG, {"user_id": 1})
            await fetched(session, LONG, {})

    with pytest.raises(IntegrityError):
        await wrongly(ends=True)
    changing.clear()
    task = asyncio.create_task(wrongly(ends=False))
    await changing.wait()
    task.cancel()
    await asyncio.wait([task], timeout=10)
    async with store.writing() as session:
        assert await changed(session, GameRow, {"id": 1}, round=6) == 1
    assert await seen(store) == (1, 6)
    await store.close()


async def test_nobody_goes_on_in_a_transaction_whose_end_has_failed(postgres: Server, tmp_path: Path) -> None:
    store = await Store.open(await postgres.at(tmp_path))
    async with store.writing() as session:
        session.add(GameRow(key="toy", state=LOBBY, channel_id=70, host_id=1, created_at=datetime.now(UTC)))

    async def change() -> int:
        async with store.writing() as session:
            before: int = made(GameRow, (await fetched(session, GAMES, {}))[0]).number
            await changed(session, GameRow, {"id": 1}, number=9)
            return before

    def fails(_: object) -> None:
        raise ConnectionError

    event.listen(store.writer.sync_engine, "commit", fails)
    with pytest.raises(ConnectionError):
        await change()
    event.remove(store.writer.sync_engine, "commit", fails)
    assert await change() == 0
    await store.close()


async def seen(store: Store) -> tuple[int, int]:
    async with store.reading() as session:
        game = made(GameRow, (await fetched(session, GAMES, {}))[0])
    return game.number, game.round


@pytest.mark.usefixtures("postgres")
async def test_no_server_of_the_tests_outlives_one_that_is_killed() -> None:
    words = [sys.executable, "-c", KILLED]
    with subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:  # noqa: ASYNC220, S603 - our own words
        assert process.stdout is not None
        port = int(process.stdout.readline().rpartition(":")[2].partition("/")[0])
        assert answers(port)
        process.send_signal(signal.SIGKILL)
    async with asyncio.timeout(20):
        while answers(port):  # noqa: ASYNC110 - nobody tells when it has ended
            await asyncio.sleep(0.05)


def answers(port: int) -> bool:
    """Tell whether anybody listens at a port."""
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


async def test_a_row_that_two_processes_want_first_is_there_once(postgres: Server, tmp_path: Path) -> None:
    store, read = await Store.open(await postgres.at(tmp_path)), asyncio.Barrier(2)

    async def wanting(kind: type[Any], row: dict[str, int]) -> None:
        async with store.writing() as session:
            await read.wait()
            assert (await present(session, kind(**row), 1)) is not None

    for kind, row in ((PersonRow, {"user_id": 1}), (HeartbeatRow, {"id": 1, "at": 7}), (ServerRow, {"guild_id": 1})):
        await asyncio.gather(wanting(kind, row), wanting(kind, row))
        async with store.reading() as session:
            assert len((await session.exec(select(kind))).all()) == 1
    await store.close()
