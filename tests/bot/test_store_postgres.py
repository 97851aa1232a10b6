"""The store on a real PostgreSQL: whoever opens an empty database at the same time waits for whoever came first."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator

import pytest
from sqlmodel import select, text

from bot.hosting.host import Host
from bot.store import Store
from bot.store.migrate import revisions
from bot.store.schema import GameRow
from bot.values.refusal import HostError
from tests.bot.postgres import server

pytestmark = pytest.mark.timeout(120)
OPEN = """
import asyncio, sys
from bot.store import Store

async def main() -> None:
    await (await Store.open(sys.argv[1])).close()

asyncio.run(main())
"""


@pytest.fixture
def address() -> Iterator[str]:
    with server() as url:
        yield url


async def test_three_processes_open_one_empty_database(address: str) -> None:
    words = [sys.executable, "-c", OPEN, address]
    processes = [subprocess.Popen(words, stderr=subprocess.PIPE, text=True) for _ in range(3)]  # noqa: ASYNC220, S603 - our own words
    ended = [(process.communicate()[1], process.returncode) for process in processes]
    assert ended == [("", 0)] * 3
    await still_good(address)


async def test_stores_that_one_process_opens_at_once_are_all_opened(address: str) -> None:
    async with asyncio.timeout(60):
        stores = await asyncio.gather(*(Store.open(address) for _ in range(3)))
    for store in stores:
        await store.close()
    await still_good(address)


async def test_a_forged_id_of_any_length_is_that_of_no_game(address: str) -> None:
    store = await Store.open(address)
    host = Host(store)
    for game_id in (1, 2**31 - 1, 2**31, 9_999_999_999):
        with pytest.raises(HostError) as refused:
            await host.people_of(game_id)
        assert refused.value.key == "no-such-game"
    await store.close()


async def still_good(address: str) -> None:
    store = await Store.open(address)
    async with store.reading() as session:
        assert (await session.exec(select(GameRow))).all() == []
        found = await session.exec(text("SELECT version_num FROM alembic_version"))  # type: ignore[call-overload] # SQLModel knows selects only
        assert found.all() == [(revisions()[-1],)]
    await store.close()
