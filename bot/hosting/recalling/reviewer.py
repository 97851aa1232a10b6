"""Looking through a finished game in a process of its own, which gives way to everything else.

As a program it reads a record and writes the review. Such a process knows the engine alone.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from typing import TYPE_CHECKING

from engine.match import DivergedError
from engine.record import Record, RecordError, SeedError
from engine.review import reviewed

if TYPE_CHECKING:
    from engine.catalogue import Json

IDLE = 19
"""How far it gives way: nobody waits for it."""
PATIENCE = 900.0
"""Seconds after which a review is given up; on a busy machine it waits for everybody else."""
LAST_WORDS = 2000


class ReviewError(Exception):
    """A game could not be looked through; the message is what the process said at last."""


async def in_a_process(record: bytes) -> bytes:
    """Look through a record in a process that ends with it; what can't be looked through is "null".

    Raises ReviewError where nothing came of it.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.hosting.recalling.reviewer", stdin=PIPE, stdout=PIPE, stderr=PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE):
            found, said = await process.communicate(record)
    except TimeoutError as error:
        raise ReviewError(f"longer than {PATIENCE:.0f} s") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not found:
        raise ReviewError(said.decode(errors="replace")[-LAST_WORDS:])
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
