"""`exlibris play`: the real bot in a Discord on this machine, with a server, two channels and four members.

Everything it shows is the bot's own. SimCord's preview shows one channel at a time, so an index page on a port of
its own lists the channels, their threads and each member's direct messages, and opens the preview anew on what is
chosen. There the clock can be set on, so that nobody has to wait a day for a reminder.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import simcord
from aiohttp import web
from simcord.backend.cdn import CDN_BASE

from bot.app.client import Bot
from bot.hosting.host import Host
from bot.hosting.recalling.reviewer import in_a_process
from bot.hosting.study.room import Study
from bot.process import logs
from bot.text import language_for, own_name, words_in
from bot.tools.front_page import LEAPS, Spot, front_page
from bot.tools.late_clicks import LateClicks
from bot.tools.portrait import portrait
from bot.tools.ports import free_ports
from bot.tools.shown import OwnPictures
from bot.tools.timers import unawaited
from bot.values.complaint import Complaint
from data.words import DEFAULT, languages

MEMBERS = ("alice", "bob", "carol", "dave")
CHANNELS = ("library", "reading-room")
BOT = "Ex Libris"
PORTRAIT = "portrait"
TICK = 1.0
HOUR = 3600.0
SETTLING = 20.0
"""Seconds that the bot may take for one click; a slow machine draws its first picture for some of them."""


def play(port: int, locale: str = DEFAULT, *, browser: bool = True) -> None:
    """Open the playground on `port`, or the next one that is free, and the one after it, until Ctrl-C.

    `locale` is Discord's name of a language; `browser`: let the machine's browser show it. Raises Complaint where the
    language is not known or no port is free.
    """
    _check_known(locale)
    logs.set_up(logging.WARNING)  # who plays wants the address, and no list of migrations
    say, found = words_in(language_for(locale)), free_ports(port)
    if found != port:
        print(say("play-port-taken", port=str(port), next=str(found)), flush=True)
    with tempfile.TemporaryDirectory(prefix="exlibris-") as folder:
        # A database of an earlier run would name messages that this Discord never had.
        database = f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}"
        with unawaited():
            asyncio.run(Playground(database, found, locale, browser=browser and _has_screen()).run())
    print(say("play-closed"), flush=True)


def _check_known(locale: str) -> None:
    if language_for(locale) == DEFAULT != locale.split("-", maxsplit=1)[0]:
        known = ", ".join(f"{tongue} ({own_name(tongue)})" for tongue in languages())
        raise Complaint(f"the language {locale} is not known; there are {known}")


def _has_screen() -> bool:
    """Tell whether a browser would open a window: one for a terminal would take ours."""
    return sys.platform in {"darwin", "win32"} or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))


class Player(Bot):
    """The bot, whose clock is that of its Discord."""

    def __init__(self, database: str, now: Callable[[], datetime]) -> None:
        super().__init__(database, study=partial(Study, 1), reviewer=self.looked_through)
        self._now = now
        self.waiting: Any = None
        """What lets something be waited for from outside."""

    async def looked_through(self, record: bytes) -> bytes:
        """Look through a game while this Discord goes on: else each click would wait for it."""
        found: bytes = await self.waiting(in_a_process(record), reason="a review")
        return found

    def new_host(self) -> Host:
        return Host(self.store, now=self._now, study=self.study(), reviewer=self.reviewer)


class Playground:
    """A small Discord, and who is looking at what."""

    def __init__(self, database: str, port: int, locale: str = DEFAULT, *, browser: bool = False) -> None:
        self.port = port
        self.locale = locale
        self.say = words_in(language_for(locale))
        self.browser = browser
        self.key = secrets.token_urlsafe(16)
        self.where: str = CHANNELS[0]
        self.bot = Player(database, self._now)
        self.world = simcord.run(self.bot, check_errors=False, settle_timeout=SETTLING)
        self.env: Any = self.world._env  # noqa: SLF001 - the bot asks for the time before it has started
        self.bot.waiting = self.env.external_wait
        self.stop = asyncio.Event()
        self.turn = asyncio.Lock()
        """SimCord does one thing at a time: a click that it refused while time passes would block its page for good."""
        self.pictures = OwnPictures()
        self.read: dict[int, int] = {}
        """How many messages of each place have been looked at."""

    def _now(self) -> datetime:
        """Return what the clock of this Discord shows, which may be set on."""
        now: datetime = self.env.now()
        return now

    async def run(self) -> None:
        """Serve until stopped."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, self.stop.set)
        self.env.backend.advance_clock((datetime.now(UTC) - self.env.now()).total_seconds())
        self.env.backend.bot_user.name, self.env.backend.bot_user.avatar = BOT, PORTRAIT
        async with self.world as env:
            speak(self.bot, self.locale)
            guild = env.create_guild("The Town of Books")
            self.channels = [guild.create_text_channel(name, topic="/exlibris start") for name in CHANNELS]
            self.members = {name: guild.add_member(env.create_user(name, global_name=name.title())) for name in MEMBERS}
            await self._serve()

    async def _serve(self) -> None:
        app = web.Application()
        app.add_routes(
            [
                web.get("/", self._index),
                web.get("/go/{where}", self._go),
                web.post("/later/{hours}", self._later),
            ]
        )
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", self.port).start()
        address = f"http://127.0.0.1:{self.port}/"
        print(self.say("play-open", address=address), flush=True)
        if self.browser:
            await asyncio.to_thread(webbrowser.open, address)
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

    def _places(self) -> Mapping[str, tuple[str, Any, list[Any]]]:
        """Return what can be looked at, by the name that its address has: its label, the channel, and who sees it."""
        everybody = list(self.members.values())
        found: dict[str, tuple[str, Any, list[Any]]] = {}
        for name, channel in zip(CHANNELS, self.channels, strict=True):
            found[name] = (self.say("play-channel", channel=name), channel, everybody)
            for thread in channel.threads:
                found[str(thread.id)] = (self.say("play-thread", thread=thread.name), thread, everybody)
        for name, member in self.members.items():
            found[name] = (self.say("play-dm", name=name.title()), member.user.dm_channel, [member.user])
        return found

    def _preview(self) -> Any:
        places = self._places()
        _, channel, viewers = places.get(self.where) or places[CHANNELS[0]]
        user = self.env.backend.bot_user
        pictures = {f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png": ("portrait.png", portrait())}
        opened: Any = self.env.preview(channel, viewers=viewers, layout="channel", port=self.port + 1, assets=pictures)
        LateClicks(opened)
        opened._media_worker = self.pictures  # noqa: SLF001 - nor to say that pictures are one's own
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
            self._look()
        except (simcord.SetupError, TimeoutError):
            return seen  # somebody clicked in between, and is served first
        return len(self.env.backend.transcript)

    async def _index(self, request: web.Request) -> web.Response:
        spots = [Spot(key, label, self._news(channel.id)) for key, (label, channel, _) in self._places().items()]
        page = front_page(self.say, spots, self.env.now())
        return web.Response(text=page, content_type="text/html")

    def _news(self, channel_id: int) -> int:
        return len(self.env.backend.messages.get(channel_id, ())) - self.read.get(channel_id, 0)

    def _look(self) -> None:
        """Note that all that is there has been looked at, as far as it is shown."""
        channel_id = self._places()[self.where][1].id
        self.read[channel_id] = len(self.env.backend.messages.get(channel_id, ()))

    async def _later(self, request: web.Request) -> web.Response:
        """Set the clock on, as if the bot had lived all the while: it does what is due by then."""
        hours = request.match_info["hours"]
        if hours not in map(str, LEAPS):
            raise web.HTTPNotFound
        async with self.turn:
            self.env.backend.advance_clock(int(hours) * HOUR)
            await self.bot.host.lived()
        raise web.HTTPFound("/")

    async def _go(self, request: web.Request) -> web.Response:
        if request.match_info["where"] not in self._places():
            raise web.HTTPNotFound
        self.where = str(request.match_info["where"])
        self._look()
        async with self.turn:
            shown = self.env._preview  # noqa: SLF001 - see _tick
            if shown is not None:
                await shown.close()
        for _ in range(100):
            await asyncio.sleep(0.05)
            opened = self.env._preview  # noqa: SLF001 - see _tick
            if opened is not None and opened is not shown and opened._active:  # noqa: SLF001 - see _tick
                raise web.HTTPFound(opened.url)
        return web.Response(text=self.say("play-again"), status=503)


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
