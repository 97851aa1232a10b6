"""Keeping the bot up: starting it again where discord.py gives up, and stopping it without losing an answer."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import structlog

from bot.app.client import Bot
from bot.app.connecting import NoSessionsLeftError
from bot.process.gateway import OUTGROWN, GatewayRefusedError, refused
from bot.store import StoreError

log = structlog.get_logger(__name__)

FIRST_PAUSE = 2.0
LONGEST_PAUSE = 300.0
STEADY = 600.0
"""Seconds after which a bot counts as having been up, so that the next pause is short again."""
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")
"""How discord.py names the tasks in which clicks and commands are answered."""
DRAIN = 1.0
"""Seconds that commands and clicks under way get to be answered. What they chose is saved long before."""

# Trying again would only fail again, and Discord counts the tries.
HOPELESS = (discord.LoginFailure, GatewayRefusedError, StoreError)


async def supervise(make: Callable[[], Bot], token: str, stop: asyncio.Event | None = None) -> None:
    """Run bots made by `make`, one after the other, until SIGTERM or SIGINT, or until somebody else sets `stop`.

    A bot that ends by itself is replaced after a pause that grows: the very first connection may fail in a way that
    discord.py does not retry (Rapptz/discord.py#10520), and a broken event ends its client. Raises what is hopeless:
    a wrong token, a gateway that closes for good (GatewayRefusedError), a database that can't be used.
    """
    stop = stop or asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    pause = FIRST_PAUSE
    while not stop.is_set():
        since = loop.time()
        wait = await _one(make(), token, stop)
        pause = FIRST_PAUSE if loop.time() - since > STEADY else min(pause * 2, LONGEST_PAUSE)
        await _rest(stop, max(pause, wait))


async def _one(bot: Bot, token: str, stop: asyncio.Event) -> float:
    """Run a bot; return how many seconds must pass before the next one."""
    since = asyncio.get_running_loop().time()
    running = asyncio.create_task(bot.start(token), name="bot")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not running.done():
        await bot.wind_down()  # a hint that somebody waits for is a quick one then
        await drained(DRAIN)
        for task in _under_way():
            task.cancel()
    await bot.close()
    running.cancel()  # it may still wait for a connection, and knows nothing of its end
    try:
        await _ended(running)
    except GatewayRefusedError as error:
        if not (error.code == OUTGROWN and bot.automatic and asyncio.get_running_loop().time() - since > STEADY):
            raise
        log.warning("shards-outgrown")  # the next one asks Discord anew how many it needs
    except HOPELESS:
        raise
    except NoSessionsLeftError as error:
        log.warning("no-sessions-left", seconds=error.seconds)
        return error.seconds
    except (OSError, aiohttp.ClientError, discord.ConnectionClosed, discord.GatewayNotFound) as error:
        log.warning("bot-offline", reason=str(error))
    except Exception:
        log.exception("bot-ended")
    return 0.0


async def _ended(running: asyncio.Task[None]) -> None:
    """Let a bot that ended raise what ended it; GatewayRefusedError where the gateway closed for good."""
    await asyncio.wait([running])
    if running.cancelled():
        return
    try:
        running.result()
    except discord.ClientException as error:
        raise refused(error) or error from None


async def _rest(stop: asyncio.Event, seconds: float) -> None:
    """Rest before the next try, but not longer than until it is time to stop."""
    try:
        async with asyncio.timeout(seconds):
            await stop.wait()
    except TimeoutError:
        return


async def drained(patience: float) -> None:
    """Wait until commands and clicks under way are answered, at most `patience` seconds."""
    loop = asyncio.get_running_loop()
    until = loop.time() + patience
    while (busy := _under_way()) and loop.time() < until:
        await asyncio.wait(busy, timeout=until - loop.time())


def _under_way() -> list[asyncio.Task[Any]]:
    return [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]
