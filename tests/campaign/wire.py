"""The way to a PostgreSQL, on which the n-th thing that is said is lost, or the answer to it, and every connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

MOST_BYTES = 1 << 16
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wire:
    """Stands between a store and its server."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._ends: set[asyncio.StreamWriter] = set()
        self._left = 0
        self._after = False
        self._refuses = 0
        self.said = b""
        """What was said when it was cut."""

    def cut_at(self, number: int, *, after: bool, refuses: int) -> None:
        """Cut it at what is said as the n-th from now on, or `after` it was done; refuse so many callers then."""
        self._left, self._after, self._refuses, self.said = number, after, refuses, b""

    def mend(self) -> None:
        """Let everything through."""
        self._left = self._refuses = 0

    async def called(self, *ours: *Ends) -> None:
        """Carry what somebody says to the server, and what it answers."""
        if self.said and self._refuses:
            self._refuses -= 1
            ours[1].transport.abort()
            return
        theirs = await asyncio.open_connection("127.0.0.1", self._server)
        self._ends |= {ours[1], theirs[1]}
        lost = asyncio.Event()
        with suppress(ConnectionError):
            async with asyncio.TaskGroup() as both:
                both.create_task(self._ask(ours[0], theirs[1], lost))
                both.create_task(self._answer(theirs[0], ours[1], lost))
        self._ends -= {ours[1], theirs[1]}

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event) -> None:
        while said := await reader.read(MOST_BYTES):
            self._left -= 1
            if self._left == 0:
                self.said = said
                if not self._after:
                    self._cut()
                    return
                lost.set()
            writer.write(said)
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event) -> None:
        while said := await reader.read(MOST_BYTES):
            if lost.is_set():
                self._cut()
                return
            writer.write(said)
        writer.close()

    def _cut(self) -> None:
        for end in self._ends:
            end.transport.abort()


@asynccontextmanager
async def wire_to(url: str) -> AsyncGenerator[tuple[str, Wire]]:
    """Give another address of a database, and the way to it."""
    before, _, rest = url.rpartition(":")
    port, _, name = rest.partition("/")
    wire = Wire(int(port))
    server = await asyncio.start_server(wire.called, "127.0.0.1", 0)
    try:
        yield f"{before}:{server.sockets[0].getsockname()[1]}/{name}", wire
    finally:
        server.close()
