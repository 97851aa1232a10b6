"""`exlibris play`: the real bot in a Discord on this machine, with a server, a channel and four members.

Everything it shows is the bot's own. SimCord's preview shows one channel at a time, so an index page on a port of
its own lists the channel and each member's direct messages, and opens the preview anew on what is chosen.
"""

from __future__ import annotations

import asyncio
import secrets
import signal
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from html import escape
from pathlib import Path
from typing import Any

import simcord
from aiohttp import web

from bot.app.client import Bot
from bot.process import logs
from bot.text import language_for, words_in
from data.words import DEFAULT

MEMBERS = ("alice", "bob", "carol", "dave")
CHANNEL = "library"
TICK = 1.0
SETTLING = 20.0
"""Seconds that the bot may take for one click; a slow machine draws its first picture for some of them."""


def play(port: int, locale: str = DEFAULT) -> None:
    """Open the playground on `port` and the one after it, until Ctrl-C; `locale` is Discord's name of a language."""
    logs.set_up()
    with tempfile.TemporaryDirectory(prefix="exlibris-") as folder:
        # A database of an earlier run would name messages that this Discord never had.
        database = f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}"
        asyncio.run(Playground(database, port, locale).run())


class Playground:
    """A small Discord, and who is looking at what."""

    def __init__(self, database: str, port: int, locale: str = DEFAULT) -> None:
        self.port = port
        self.locale = locale
        self.key = secrets.token_urlsafe(16)
        self.where = CHANNEL
        self.bot = Bot(database)
        self.stop = asyncio.Event()
        self.turn = asyncio.Lock()
        """SimCord does one thing at a time: a click that it refused while time passes would block its page for good."""

    async def run(self) -> None:
        """Serve until stopped."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, self.stop.set)
        async with simcord.run(self.bot, check_errors=False, settle_timeout=SETTLING) as env:
            self.env = env
            speak(self.bot, self.locale)
            guild = env.create_guild("The Town of Books")
            self.channel = guild.create_text_channel(CHANNEL, topic="/exlibris start")
            self.members = {name: guild.add_member(env.create_user(name, global_name=name.title())) for name in MEMBERS}
            await self._serve()

    async def _serve(self) -> None:
        app = web.Application()
        app.add_routes([web.get("/", self._index), web.get("/go/{where}", self._go)])
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", self.port).start()
        print(words_in(language_for(self.locale))("play-open", address=f"http://127.0.0.1:{self.port}/"), flush=True)
        pump = asyncio.create_task(self._pump())
        try:
            while not self.stop.is_set():
                await self._session()
        finally:
            pump.cancel()
            await runner.cleanup()
            await self.bot.close()

    async def _session(self) -> None:
        """Show one channel until another one is chosen or all is over."""
        async with AsyncExitStack() as stack:
            async with self.turn:
                preview = self._preview()
                # The same address for every channel, so that a tab needs no more than to be loaded anew.
                preview.capability = self.key
                await stack.enter_async_context(preview)
            closed = asyncio.create_task(preview.wait_closed())
            stopped = asyncio.create_task(self.stop.wait())
            await asyncio.wait({closed, stopped}, return_when=asyncio.FIRST_COMPLETED)
            closed.cancel()
            stopped.cancel()

    def _preview(self) -> Any:
        if self.where in self.members:
            user = self.members[self.where].user
            opened: Any = self.env.preview(user.dm_channel, viewers=[user], layout="channel", port=self.port + 1)
        else:
            viewers = list(self.members.values())
            opened = self.env.preview(self.channel, viewers=viewers, layout="channel", port=self.port + 1)
        opened._action = in_turn(self.turn, opened._action)  # noqa: SLF001 - SimCord has no way to let a click wait
        return opened

    async def _pump(self) -> None:
        """Let time pass, and show what the bot does by itself.

        SimCord shows what follows a click at once, but not what the bot tells later: a page is only published anew
        where something has happened since, because a click on a page that was just replaced is refused.
        """
        seen = 0
        while True:
            await asyncio.sleep(TICK)
            async with self.turn:
                seen = await self._tick(seen)

    async def _tick(self, seen: int) -> int:
        preview = self.env._preview  # noqa: SLF001 - SimCord has no public way to ask what is open
        if preview is None or self.env._operation_task is not None:  # noqa: SLF001 - the same for what is under way
            return seen
        try:
            await self.env.advance_time(TICK)
            if len(self.env.backend.transcript) == seen:
                return seen
            await preview.refresh()
        except (simcord.SetupError, TimeoutError):
            return seen  # somebody clicked in between, and is served first
        return len(self.env.backend.transcript)

    async def _index(self, request: web.Request) -> web.Response:
        say = words_in(language_for(self.locale))
        places = [(CHANNEL, say("play-channel", channel=CHANNEL))]
        places += [(name, say("play-dm", name=name.title())) for name in MEMBERS]
        links = "".join(f'<li><a href="/go/{where}">{escape(text)}</a></li>' for where, text in places)
        hints = "".join(f"<li>{escape(say(f'play-hint-{number}'))}</li>" for number in range(1, 5))
        page = PAGE.format(title=escape(say("play-title")), links=links, hints=hints)
        return web.Response(text=page, content_type="text/html")

    async def _go(self, request: web.Request) -> web.Response:
        self.where = request.match_info["where"]
        async with self.turn:
            shown = self.env._preview  # noqa: SLF001 - see _tick
            if shown is not None:
                await shown.close()
        for _ in range(100):
            await asyncio.sleep(0.05)
            opened = self.env._preview  # noqa: SLF001 - see _tick
            if opened is not None and opened is not shown and opened._active:  # noqa: SLF001 - see _tick
                raise web.HTTPFound(opened.url)
        return web.Response(text=words_in(language_for(self.locale))("play-again"), status=503)


def speak(bot: Bot, locale: str) -> None:
    """Let every click come from somebody whose Discord speaks a language: SimCord's speaks English alone."""
    parsers = bot._connection.parsers  # noqa: SLF001 - discord.py has no door before an interaction is read
    hear, own = parsers["INTERACTION_CREATE"], {"locale": locale, "guild_locale": locale}
    parsers["INTERACTION_CREATE"] = lambda click: hear({**click, **own})


def in_turn(turn: asyncio.Lock, act: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Return `act`, made to wait until nobody else has the turn."""

    async def waiting(*args: Any) -> Any:
        async with turn:
            return await act(*args)

    return waiting


PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 18px/1.5 Georgia, serif; max-width: 34em; margin: 2em auto; padding: 0 1em;
        background: #f5e6cc; color: #33241a; }}
a {{ color: #7e3f00; }} ul.places {{ list-style: none; padding: 0; }}
ul.places a {{ display: block; margin: .4em 0; padding: .6em 1em; background: #fff9e9; border-radius: 10px;
        text-decoration: none; }}
</style>
<h1>{title}</h1><ul class="places">{links}</ul><ul>{hints}</ul>
"""
