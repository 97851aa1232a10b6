"""Bots as processes of their own: started on one core, looked at from outside, stopped as an operator stops them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bot.values.complaint import Complaint

TOKEN, DATABASE, API, GATEWAY = "DISCORD_TOKEN", "DATABASE_URL", "DISCORD_API_BASE", "DISCORD_GATEWAY_URL"
REVIEWS = "REVIEWS"
"""Each takes a process of its own for half a minute once a game is over, and is measured alone (docs/opponents.md)."""
ROOT = Path(__file__).parents[3]
"""Where the packages are; a process of ours works elsewhere, so that it reads no .env."""
PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PATIENCE = 60.0
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
"""The bots have the first one for themselves; whoever measures has the others, where there are some."""


@dataclass(frozen=True, slots=True)
class Running:
    """A process that runs."""

    process: asyncio.subprocess.Process

    def cpu(self) -> float:
        """Return the seconds of CPU time that it and its children have used."""
        return sum(_cpu(pid) for pid in _family(self.process.pid))

    def memory(self) -> float:
        """Return the megabytes that it and its children hold in memory; what children share counts once."""
        first, *children = _family(self.process.pid)
        return (_memory(first, "Rss") + sum(_memory(child, "Private_") for child in children)) / 1e6

    async def stop(self) -> float:
        """Ask it to end, as an operator does; return the seconds that it took."""
        since = perf_counter()
        self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()
        return perf_counter() - since


@asynccontextmanager
async def running(module: str, folder: Path, settings: Mapping[str, str]) -> AsyncGenerator[Running]:
    """Run a module in a process of its own; it is killed at the end where it still runs."""
    if not PROC.joinpath("self/stat").exists():
        raise Complaint("this measures processes by Linux's /proc, which is not there")
    told = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))}
    environment = {**told, "PYTHONPATH": str(ROOT), **settings}
    with (folder / f"{module}.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, cwd=folder, env=environment, stdout=log, stderr=log
        )
        try:
            _keep_to_first_core(process.pid)
            yield Running(process)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def _keep_to_first_core(pid: int) -> None:
    """Let a process have one core; whoever measures has the others."""
    os.sched_setaffinity(pid, CORES[:1])


def leave_first_core() -> None:
    """Leave the bots' core to them, where there are others."""
    os.sched_setaffinity(0, CORES[1:] or CORES)


def _family(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    children = [number for task in PROC.joinpath(str(pid), "task").iterdir() for number in _started_by(task)]
    return [pid, *(one for child in children for one in _family(int(child)))]


def _started_by(task: Path) -> list[str]:
    """Return what a thread has started; nothing where it has ended since it was found."""
    try:
        return (task / "children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def _cpu(pid: int) -> float:
    """Return what a process has used; its name, which may hold anything, stands in brackets."""
    fields = PROC.joinpath(str(pid), "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(pid: int, kind: str) -> int:
    """Return how many bytes of a kind a process has in memory."""
    lines = PROC.joinpath(str(pid), "smaps_rollup").read_text(encoding="utf-8").splitlines()
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith(kind))
