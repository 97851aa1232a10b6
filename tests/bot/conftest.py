"""A Discord of our own: SimCord with the real bot, a server, a channel and four members."""

import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import structlog

from bot.app.client import Bot
from bot.hosting.study.room import Study
from bot.store import engines
from tests.bot import hosted, toy_face
from tests.bot.empty import put_empty
from tests.bot.postgres import Server, server
from tests.bot.seeing import open_eyes

open_eyes()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Give a PostgreSQL of the tests' own."""
    with server() as running:
        yield running


@pytest.fixture(autouse=True)
def elsewhere(request: pytest.FixtureRequest) -> Iterator[None]:
    """Under `--postgres` let hosts keep their games in PostgreSQL."""
    if not request.config.getoption("--postgres"):
        yield
        return
    hosted.ELSEWHERE.append(request.getfixturevalue("postgres").at)
    yield
    hosted.ELSEWHERE.pop()


@dataclass
class World:
    """Everything a test acts upon."""

    env: Any
    guild: Any
    channel: Any
    members: list[Any]
    database: str

    @property
    def bot(self) -> Bot:
        bot: Bot = self.env.bot
        return bot

    async def restart(self) -> None:
        """End the bot and start another one on the same database and the same Discord."""
        await self.env.bot.close()
        await self.env.restart_bot(new_bot(self.database))


def new_bot(database: str) -> Bot:
    return Bot(database, study=partial(Study, seconds=0.1))


@pytest.fixture
def database(tmp_path: Path) -> str:
    put_empty(tmp_path / "games.db")
    return f"sqlite+aiosqlite:///{tmp_path}/games.db"


@pytest.fixture
def simcord_bot(database: str) -> Bot:
    assert toy_face.FACE.key == "toy"
    return new_bot(database)


@pytest_asyncio.fixture
async def world(simcord_env: Any, database: str) -> AsyncIterator[World]:
    env = simcord_env
    guild = env.create_guild("Town")
    channel = guild.create_text_channel("library")
    names = ("alice", "bob", "carol", "dave")
    members = [guild.add_member(env.create_user(name, global_name=name.title())) for name in names]
    yield World(env, guild, channel, members, database)
    await env.bot.close()


@pytest.fixture
def no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk; most of a test that cuts no power would be waiting."""
    monkeypatch.setattr(engines, "SYNCHRONOUS", "OFF")


@pytest.fixture(autouse=True)
def plain_tracebacks() -> None:
    """Log errors without every local variable, which for a bot in a small Discord takes minutes to print.

    For each test anew: one that starts a process of ours sets up its log, which belongs to that test's output.
    """
    structlog.reset_defaults()
    renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, structlog.processors.add_log_level, renderer]
    )


@pytest.fixture(autouse=True)
def nothing_swallowed(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py only logs what a component raises, so the log must be clean."""
    yield
    bad = [
        record.getMessage()
        for when in ("setup", "call")
        for record in caplog.get_records(when)
        if record.name.startswith("discord.ui") and record.levelno >= logging.ERROR
    ]
    assert bad == []
