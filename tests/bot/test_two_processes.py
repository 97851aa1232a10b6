"""Two processes on one PostgreSQL, either of them killed at random: no choice lost or doubled, every message once."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlmodel import col, select

from bot.store import Store
from bot.store.schema import ChoiceRow, OutboxRow
from bot.tools.operating.checking import check
from tests.bot.fake_discord import DM
from tests.bot.postgres import Server
from tests.bot.shared_discord import Shared
from tests.bot.two_processes import FELL

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def played(postgres: Server, folder: Path, *numbers: int) -> AsyncGenerator[tuple[Store, Shared, int]]:
    """Let two processes play; give what they leave, and how many were killed."""
    url, discord = await postgres.at(folder), await postgres.empty(f"discord_{'_'.join(map(str, numbers))}")
    shared = await Shared.make(discord)
    command = [sys.executable, "-m", "tests.bot.two_processes", url, discord, str(folder / "done"), *map(str, numbers)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3000, check=False)  # noqa: ASYNC221, S603 - our own
    store = await Store.open(url)
    try:
        assert run.returncode == 0, run.stderr
        told = json.loads(run.stdout)
        assert told["ended"] == [0, 0], f"{told['ended']} {run.stderr.partition(FELL)[2] or run.stderr[-1500:]}"
        yield store, shared, told["killed"]
    finally:
        await store.close()
        await shared.close()


@pytest.mark.timeout(300)
async def test_two_processes_send_each_message_once(postgres: Server, tmp_path: Path) -> None:
    async with played(postgres, tmp_path, 1, 1, 0) as (store, shared, _):
        await all_is_told_once(store, shared, 1, tmp_path)
        assert await shared.asked_twice() == 0


@pytest.mark.timeout(300)
async def test_whichever_is_killed_no_choice_is_lost_or_doubled_and_each_message_stands_once(
    postgres: Server, tmp_path: Path
) -> None:
    async with played(postgres, tmp_path, 7, 2, 4) as (store, shared, killed):
        assert killed >= 2
        await all_is_told_once(store, shared, 2, tmp_path)
        assert await shared.asked_twice() <= 4 * killed


async def all_is_told_once(store: Store, shared: Shared, games: int, folder: Path) -> None:
    assert await check(store) == (games, [])
    done = Counter(tuple(json.loads(line)) for line in (folder / "done").read_text(encoding="utf-8").splitlines())
    assert set(done.values()) == {1}
    async with store.reading() as session:
        choices = select(ChoiceRow.game_id, ChoiceRow.seat, ChoiceRow.asked).where(col(ChoiceRow.asked).is_not(None))
        kept = Counter((await session.exec(choices)).all())
        assert (await session.exec(select(OutboxRow))).all() == []
    assert done.keys() <= kept.keys()
    messages = (await shared.messages()).values()
    told = Counter((message.kind, message.channel) for message in messages if message.text != "retired")
    for channel in range(70, 70 + games):
        assert [told[kind, channel] for kind in ("table", "final", "turn")] == [1, 1, 0]
    assert [told["hand", DM + user] for user in (1, 2)] == [games, games]
