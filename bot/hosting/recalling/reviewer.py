"""Looking through a finished game in a process of its own, which gives way to everything else.

As a program it reads a record and writes the review. Such a process knows the engine alone.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import TYPE_CHECKING

from engine.match import DivergedError
from engine.record import Record, RecordError, SeedError
from engine.review import reviewed

if TYPE_CHECKING:
    from engine.catalogue import Json

IDLE = 19
"""How far it gives way: nobody waits for it."""
PATIENCE = 3600.0
"""Seconds after which a review is given up; on a busy machine it waits for everybody else."""


class ReviewError(Exception):
    """A game could not be looked through."""


async def in_a_process(record: bytes) -> bytes:
    """Look through a record in a process that ends with it; what can't be looked through is "null".

    Raises ReviewError where nothing came of it.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.hosting.recalling.reviewer", stdin=PIPE, stdout=PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE):
            found = await _answered(process, record)
    except TimeoutError as error:
        raise ReviewError(f"longer than {PATIENCE:.0f} s") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not found:
        raise ReviewError(f"its process ended with {process.returncode}")
    return found


async def _answered(process: Process, record: bytes) -> bytes:
    """Hand over a record, and read until the process has ended; what it complains of stands where ours does."""
    if process.stdin is None or process.stdout is None:
        raise ReviewError("no pipes")
    process.stdin.write(record)
    process.stdin.close()
    found = await process.stdout.read()
    await process.wait()
    return found


def looked_through(record: Json) -> Json | None:
    """Return the review of a record; None where its rules have changed too much, or it is damaged."""
    try:
        return reviewed(Record.from_json(record)).to_json()
    except (RecordError, SeedError, DivergedError):
        return None


def main() -> None:
    """Read a record and write its review, whenever nothing else wants the processor."""
    if hasattr(os, "nice"):
        os.nice(IDLE)
    sys.stdout.write(json.dumps(looked_through(json.load(sys.stdin.buffer))))


if __name__ == "__main__":
    main()
