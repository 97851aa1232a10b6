"""`exlibris run`: settings, log, proxies, and the bot until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import discord

from bot.app.client import Bot
from bot.app.limits import Limits
from bot.hosting.recalling.reviewer import in_a_process
from bot.hosting.study.room import Study
from bot.process import logs, proxies
from bot.process.backups import Schedule, back_up_before_migration, backing_up, scheduled
from bot.process.gateway import GatewayRefusedError
from bot.process.settings import Settings, SettingsError, load_settings
from bot.process.supervise import supervise
from bot.store import Store, StoreError
from bot.store.engines import parse
from bot.store.holding import HeldError, holding
from bot.studio.pictures import Studio
from bot.values.complaint import Complaint, SetUpComplaint, reason


def _require_address(url: str) -> None:
    try:
        parse(url)
    except StoreError as error:
        raise SettingsError(f"DATABASE_URL: {error}") from None


def run() -> None:
    """Run the bot until SIGTERM or SIGINT; raises Complaint where something must be put right first."""
    try:
        settings = load_settings()
        _require_address(settings.database_url)
        token = settings.token()
        settings.metrics()
        schedule = scheduled(settings)
        proxies.use(settings.discord_api_base or None, settings.discord_gateway_url or None)
    except (SettingsError, proxies.PlainAddressError) as error:
        raise SetUpComplaint(str(error)) from None
    logs.set_up()
    # The loop, which people wait for, gets the interpreter back almost at once from threads that draw and think: by
    # default it would stand still for five milliseconds after each look at the network.
    sys.setswitchinterval(0.0005)
    asyncio.run(_supervised(settings, token, schedule))


async def _held(settings: Settings, token: str, schedule: Schedule | None) -> None:
    """Run bots while this process holds its shards; raises StoreError once it doesn't."""
    stop, lost = asyncio.Event(), list[StoreError]()

    def give_up(error: StoreError) -> None:
        lost.append(error)
        stop.set()

    async with holding(settings.database_url, settings.held(), give_up):
        if schedule is not None:
            await back_up_before_migration(schedule)
        # A database that can't be used is told at once, not only after the login.
        await (await Store.open(settings.database_url)).close()
        async with _told(settings) as make, backing_up(schedule):
            await supervise(make, token, stop)
    if lost:
        raise lost[0]


@asynccontextmanager
async def _told(settings: Settings) -> AsyncGenerator[Callable[[], Bot]]:
    """Give what makes bots, while machines that ask are told how the last one is."""
    bots: list[Bot] = []

    def make() -> Bot:
        limits = Limits(settings.clicks_per_minute, settings.costly_per_minute)
        study = partial(Study, settings.thinkers, settings.think_seconds)
        reviewer = in_a_process if settings.reviews else None
        studio = partial(Studio, apart=settings.drawers > 0)
        minds = partial(Bot, study=study, studio=studio, reviewer=reviewer)
        make_bot = partial(minds, shards=settings.held(), allowance=settings.allowance())
        # It is brought up to date and looked through by then, which takes the longer the more it holds.
        kept = partial(make_bot, keep_log_days=settings.keep_log_days, opened=Store.as_it_is)
        bots[:] = [kept(settings.database_url, limits, emblems=True, calm=True, late=True)]
        return bots[0]

    address = settings.metrics()
    if address is None:
        yield make
        return
    from bot.process.metrics import serving

    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(serving(*address, lambda: bots[0] if bots else None))
        except (OSError, UnicodeError) as error:  # UnicodeError: no host can be called like this
            raise SetUpComplaint(f"METRICS_ADDRESS: {settings.metrics_address} {_why(error)}") from None
        yield make


def _why(error: OSError | UnicodeError) -> str:
    """Return what keeps us from listening at an address."""
    if isinstance(error, socket.gaierror | UnicodeError):
        return "names a host that is not known here"
    if error.errno == errno.EADDRINUSE:
        return "is in use by another program"
    return f"can't be listened at: {reason(error)}"


async def _supervised(settings: Settings, token: str, schedule: Schedule | None) -> None:
    try:
        await _held(settings, token, schedule)
    except HeldError as error:
        raise Complaint(str(error)) from None
    except StoreError as error:
        raise Complaint(f"DATABASE_URL: {error}") from None
    except discord.LoginFailure:
        raise SetUpComplaint("DISCORD_TOKEN: Discord does not know this token") from None
    except GatewayRefusedError as error:
        raise SetUpComplaint(str(error)) from None
