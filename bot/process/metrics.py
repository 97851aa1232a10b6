"""How the bot is, for machines: /metrics for Prometheus, /healthz and /readyz for whatever keeps it running.

Off unless METRICS_ADDRESS names where to listen. Nothing in it is about a person or a card.
"""

from __future__ import annotations

import math
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from sqlmodel import col, func, select

from bot import meters
from bot.app.client import Bot
from bot.process.logs import read_troubles
from bot.store.schema import GameRow, OutboxRow
from bot.store.trouble import DATABASE_ERRORS

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)
CONTENT = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """What one process tells; `bot` is asked for anew each time, for a process may have several in turn."""

    def __init__(self, bot: Callable[[], Bot | None]) -> None:
        self._bot = bot
        self._registry = CollectorRegistry()
        self._seconds = {
            meters.INTERACTION: self._histogram("interaction", "From an interaction to the last word of its answer"),
            meters.ACKNOWLEDGED: self._histogram("acknowledge", "The request that acknowledges an interaction"),
            meters.DELIVERY: self._histogram("delivery", "Messages that the bot sends of its own accord"),
            meters.THOUGHT: self._histogram("thought", "What masters think about, the time in line included"),
        }
        self._troubles = Counter("exlibris_troubles", "Warnings and errors", ["event"], registry=self._registry)
        self._games = self._gauge("games", "Games by state", ["state"])
        self._queue = self._gauge("outbox", "Messages to be sent, by state and kind", ["state", "kind"])
        self._latency = self._gauge("gateway_latency_seconds", "The last heartbeat of Discord's gateway", ["shard"])
        self._ready = self._gauge("ready", "Whether the bot can play: gateway and database")

    def measured(self, what: str, seconds: float, kind: str) -> None:
        """Take down what was measured."""
        self._seconds[what].labels(kind).observe(seconds)

    def trouble(self, event: str) -> None:
        """Count a warning or an error."""
        self._troubles.labels(event).inc()

    async def metrics(self, _: web.Request) -> web.Response:
        """Answer Prometheus."""
        self._ready.set(await self._look())
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT})

    async def healthz(self, _: web.Request) -> web.Response:
        """Say that the process lives."""
        return web.Response(text="alive\n")

    async def readyz(self, _: web.Request) -> web.Response:
        """Say whether it can play."""
        ready = await self._look()
        return web.Response(text="ready\n" if ready else "not ready\n", status=200 if ready else 503)

    async def _look(self) -> bool:
        """Look at the gateway and the database; tell whether both are there."""
        bot = self._bot()
        if bot is None or not bot.is_ready() or bot.is_closed():
            return False
        self._latency.clear()
        for shard, latency in bot.latencies:
            self._latency.labels(shard).set(latency if math.isfinite(latency) else 0.0)
        try:
            await self._count(bot)
        except DATABASE_ERRORS:
            return False
        return True

    async def _count(self, bot: Bot) -> None:
        async with bot.store.reading() as session:
            games = await session.exec(select(GameRow.state, func.count()).group_by(col(GameRow.state)))
            kinds = (col(OutboxRow.state), col(OutboxRow.kind))
            queue = await session.exec(select(OutboxRow.state, OutboxRow.kind, func.count()).group_by(*kinds))
        self._games.clear()
        for state, count in games.all():
            self._games.labels(state).set(count)
        self._queue.clear()
        for state, kind, count in queue.all():
            self._queue.labels(state, kind).set(count)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"exlibris_{name}_seconds", about, ["kind"], buckets=SECONDS, registry=self._registry)

    def _gauge(self, name: str, about: str, labels: tuple[str, ...] | list[str] = ()) -> Gauge:
        return Gauge(f"exlibris_{name}", about, labels, registry=self._registry)


@asynccontextmanager
async def serving(host: str, port: int, bot: Callable[[], Bot | None]) -> AsyncGenerator[int]:
    """Answer at an address while a block lasts, and give it the port; raises OSError and UnicodeError."""
    told = Metrics(bot)
    app = web.Application()
    app.add_routes([web.get(f"/{one.__name__}", one) for one in (told.metrics, told.healthz, told.readyz)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    meters.read_by(told.measured)
    try:
        with read_troubles(told.trouble):
            await web.TCPSite(runner, host, port).start()
            yield runner.addresses[0][1]
    finally:
        meters.read_no_more_by(told.measured)
        await runner.cleanup()
