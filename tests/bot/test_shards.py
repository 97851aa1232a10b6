"""Shards: as many as Discord advises or as the setting says, let in at its pace, and nobody has another's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import structlog
import yarl
from discord.gateway import DiscordWebSocket
from sqlalchemy import text

from bot.app import connecting
from bot.app.admission import still_seen
from bot.app.connecting import Sharded
from bot.app.members import Members
from bot.process import supervise
from bot.process.gateway import MEANINGS, GatewayRefusedError
from bot.process.settings import Settings, SettingsError
from bot.store import StoreError, engines
from bot.store import holding as held
from bot.store.holding import HeldError, holding
from bot.values.shards import ALONE, Shards, parse_shards
from tests.bot.fake_gateway import Gateway, gateway
from tests.bot.postgres import Server

NO_INTENTS = discord.Intents.none()


@pytest.fixture
async def there(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Gateway]:
    monkeypatch.setattr(connecting, "EVERY", 0.3)
    monkeypatch.setattr(supervise, "FIRST_PAUSE", 0.01)
    async with gateway(monkeypatch) as found:
        yield found


class Connected(Sharded):
    """A client that only connects, and that tells when it has a new shard."""

    def __init__(self, shards: Shards | None, then: Callable[[], None] = lambda: None) -> None:
        super().__init__(shards, intents=NO_INTENTS)
        self.then = then

    async def on_shard_connect(self, _: int) -> None:
        self.then()

    async def wind_down(self) -> None:
        """Nobody thinks here."""


async def run(shards: Shards | None, *, made: int = 1, until: int = 1) -> list[Connected]:
    """Keep bots up until so many were made and the last has so many shards; return them."""
    bots: list[Connected] = []
    stop = asyncio.Event()

    def make() -> Any:
        bots.append(Connected(shards, enough))
        return bots[-1]

    def enough() -> None:
        if len(bots) >= made and len(bots[-1].shards) >= until:
            stop.set()

    async with asyncio.timeout(20):
        await supervise.supervise(make, "token", stop)
    return bots


async def test_as_many_as_discord_advises_are_opened_one_after_the_other(there: Gateway) -> None:
    there.advice = {"url": "wss://elsewhere.invalid", "shards": 3}
    (bot,) = await run(None, until=3)
    assert there.shards() == [[0, 3], [1, 3], [2, 3]]
    assert all(then - first >= 0.29 for (first, _), (then, _) in pairwise(there.asked))
    assert bot.leads


async def test_several_come_at_once_where_discord_lets_them(there: Gateway) -> None:
    there.limit["max_concurrency"] = 2
    await run(Shards(4, 7, 8), until=4)
    moments = {shard: at for at, (shard, _) in there.asked}
    assert set(moments) == {4, 5, 6, 7}
    assert max(moments[5] - moments[4], moments[7] - moments[6]) < 0.25 < moments[6] - moments[4]


async def test_fewer_than_advised_is_a_warning_and_without_advice_there_is_one(there: Gateway) -> None:
    there.advice = {"url": "", "shards": 9}
    with structlog.testing.capture_logs() as told:
        (bot,) = await run(Shards(1, 1, 2))
    assert told == [{"event": "shards-too-few", "shards": 2, "advised": 9, "log_level": "warning"}]
    assert not bot.leads
    there.advice = None
    await run(None)
    assert there.shards() == [[1, 2], [0, 1]]


@pytest.mark.parametrize("code", MEANINGS)
async def test_a_gateway_that_refuses_one_shard_ends_it_all_at_once(there: Gateway, code: int) -> None:
    there.codes[0] = code
    with pytest.raises(GatewayRefusedError, match=str(code)):
        await run(Shards(0, 98, 99))
    assert len(there.asked) <= 2


async def test_a_bot_that_outgrew_its_shards_asks_anew_how_many_it_needs(
    there: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervise, "STEADY", 0.0)
    there.codes[0] = 4011

    def grow() -> None:
        there.codes.clear()
        there.advice = {"url": "", "shards": 2}

    there.refused = grow
    await run(None, made=2, until=2)
    assert there.shards() == [[0, 1], [0, 2], [1, 2]]
    there.codes[0] = 4011
    there.refused = there.asked.clear
    with pytest.raises(GatewayRefusedError):  # a number that somebody chose must be put right by them
        await run(ALONE)


async def test_nobody_is_let_in_more_often_than_discord_allows_in_a_day(
    there: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[float] = []

    async def rest(stop: asyncio.Event, seconds: float) -> None:
        rests.append(seconds)
        stop.set()

    monkeypatch.setattr(supervise, "_rest", rest)
    there.limit.update(remaining=3, reset_after=7_200_000)
    with structlog.testing.capture_logs() as told:
        await run(Shards(0, 3, 4))
    assert (rests, there.asked) == ([7200.0], [])
    assert [line["event"] for line in told] == ["no-sessions-left"]


async def test_whoever_finds_no_gateway_starts_anew_and_ends_when_told(
    there: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:9/"))
    stop = asyncio.Event()
    bots: list[Any] = []

    def make() -> Any:
        bots.append(Connected(None))
        return bots[-1]

    asyncio.get_running_loop().call_later(0.3, stop.set)
    async with asyncio.timeout(2):
        await supervise.supervise(make, "token", stop)
    assert (len(bots), there.asked) == (1, [])
    bots[0]._tries[0] = 1
    with pytest.raises(OSError, match="cannot be reached"):
        await bots[0].launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, 0)


@pytest.mark.parametrize(
    "text, why",
    [
        ("4", "first-last/count, such as 0-3/16"),
        ("0-3", "first-last/count"),
        ("0-3/16, 5/16", "first-last/count"),
        ("-1-3/16", "first-last/count"),
        ("٣/٤", "first-last/count"),
        ("0-3/0", "of no shards at all"),
        ("3-0/16", "the smaller number comes first"),
        ("12-16/16", "16 shards are numbered from 0 to 15"),
    ],
)
def test_shards_that_are_none_are_refused_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(SettingsError, match=f"^SHARDS: .*{why}"):
        Settings(shards=text).held()


def test_shards_are_read_as_they_are_written() -> None:
    assert Settings(shards=" ").held() is None
    for shards in (Shards(0, 3, 16), Shards(15, 15, 16)):
        assert parse_shards(str(shards)) == shards
    assert parse_shards("5/16") == Shards(5, 5, 16)


@pytest.mark.parametrize("shards, asked", [(Shards(0, 1, 4), True), (Shards(2, 2, 4), False), (None, False)])
async def test_of_servers_of_other_processes_discord_is_asked(shards: Shards | None, asked: bool) -> None:  # noqa: FBT001 - pytest gives it by name
    bot: Any = Connected(shards)
    bot.http.get_member, bot.fetch_guild = AsyncMock(), AsyncMock(return_value=None)
    guild = 6 << 22
    assert await Members(bot).belongs(guild, 1) is (True if asked else None)
    game: Any = SimpleNamespace(guild_id=guild, channel_id=2)
    assert await still_seen(bot, game, 1) is None
    assert (bot.http.get_member.await_count, bot.fetch_guild.await_count) == (asked, asked)


def lost(error: StoreError) -> None:
    raise AssertionError(error)


async def test_a_file_belongs_to_one_process_and_to_all_shards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(held, "PATIENCE", 0)
    url = f"sqlite+aiosqlite:///{tmp_path}/games.db"
    async with holding(url, None, lost):
        with pytest.raises(HeldError, match=r"another process of the bot has .*games\.db open already"):
            async with holding(url, ALONE, lost):
                pass
    with pytest.raises(StoreError, match="SHARDS=0-3/16 wants them, need PostgreSQL"):
        async with holding(url, Shards(0, 3, 16), lost):
            pass
    async with holding(url, Shards(0, 3, 4), lost):
        pass


@pytest.mark.timeout(120)
async def test_no_two_processes_hold_one_shard_of_a_postgresql(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(held, "PATIENCE", 1)
    monkeypatch.setattr(held, "LOOK", 0.05)
    found: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
    url = await postgres.empty("shards")
    async with holding(url, Shards(0, 3, 16), found.set_result), holding(url, Shards(4, 7, 16), lost):
        for shards, why in (
            (Shards(7, 9, 16), "holds shard 7"),
            (Shards(8, 9, 10), "counts the shards otherwise"),
            (None, "holds shard 0"),
        ):
            with pytest.raises(HeldError, match=why):
                async with holding(url, shards, lost):
                    pass
        async with holding(url, Shards(8, 15, 16), lost):
            pass
        await _kill_connection(url)
        async with asyncio.timeout(10):
            assert "holds shard 0" in str(await found)
    async with holding(url, Shards(0, 3, 16), lost):
        pass


async def _kill_connection(url: str) -> None:
    """Take shard 0 from whoever holds it, as where PostgreSQL was away and another process came first."""
    engine = engines.migrator(engines.parse(url))
    async with engine.connect() as connection:
        holder = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid::int = :kind AND objid = 0"
        kill = f"SELECT pg_terminate_backend(({holder} LIMIT 1)), pg_advisory_lock(CAST(:kind AS int), 0)"
        await connection.execute(text(kill), {"kind": held.SHARD})
        await asyncio.sleep(0.5)
    await engine.dispose()
