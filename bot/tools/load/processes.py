"""Bots as processes of their own: started on one core, looked at from outside, stopped as an operator stops them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bot.values.complaint import Complaint

TOKEN, DATABASE, API, GATEWAY = "DISCORD_TOKEN", "DATABASE_URL", "DISCORD_API_BASE", "DISCORD_GATEWAY_URL"
SHARDS, REVIEWS = "SHARDS", "REVIEWS"
"""Each takes a process of its own for half a minute once a game is over, and is measured alone (docs/opponents.md)."""
ROOT = Path(__file__).parents[3]
"""Where the packages are; a process of ours works elsewhere, so that it reads no .env."""
PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PATIENCE = 60.0
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
"""The bots have the first ones for themselves, one each; whoever measures has the others, where there are some."""


@dataclass(frozen=True, slots=True)
class Running:
    """A process that runs."""

    process: asyncio.subprocess.Process

    def cpu(self) -> float:
        """Return the seconds of CPU time that it and its children have used."""
        return sum(cpu_of(pid) for pid in family(self.process.pid))

    def memory(self) -> float:
        """Return the megabytes that it and its children hold in memory; what children share counts once."""
        first, *children = family(self.process.pid)
        return (_memory(first, "Rss") + sum(_memory(child, "Private_") for child in children)) / 1e6

    async def stop(self) -> float:
        """Ask it to end, as an operator does; return the seconds that it took."""
        since = perf_counter()
        self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()
        return perf_counter() - since


@dataclass(frozen=True, slots=True)
class Together:
    """Processes that are one bot, looked at as one."""

    processes: Sequence[Running]

    def cpu(self) -> float:
        """Return the seconds of CPU time that all have used."""
        return sum(process.cpu() for process in self.processes)

    def memory(self) -> float:
        """Return the megabytes that all hold in memory."""
        return sum(process.memory() for process in self.processes)

    async def stop(self) -> float:
        """Ask all to end at the same time; return the seconds that it took."""
        return max(await asyncio.gather(*(process.stop() for process in self.processes)))


@asynccontextmanager
async def together(module: str, folder: Path, settings: Mapping[str, str], count: int) -> AsyncGenerator[Together]:
    """Run a module in so many processes, each with a core and a shard of its own."""
    async with AsyncExitStack() as stack:
        processes = []
        for number in range(count):
            place = folder / str(number)
            place.mkdir(exist_ok=True)
            own = {**settings, SHARDS: f"{number}/{count}"} if count > 1 else settings
            processes.append(await stack.enter_async_context(running(module, place, own, core=number)))
        yield Together(processes)


def logged(module: str, folder: Path) -> str:
    """Return what all processes of a module have logged."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"*/{module}.log")))


@asynccontextmanager
async def running(module: str, folder: Path, settings: Mapping[str, str], *, core: int = 0) -> AsyncGenerator[Running]:
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
            _keep_to_core(process.pid, core)
            yield Running(process)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def _keep_to_core(pid: int, core: int) -> None:
    """Let a process have one core; whoever measures has those that no process has."""
    if CORES:
        os.sched_setaffinity(pid, [CORES[core % len(CORES)]])


def leave_cores(count: int) -> None:
    """Leave the bots' cores to them, where there are others."""
    if CORES:
        os.sched_setaffinity(0, CORES[count:] or CORES)


def family(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    children = [number for task in PROC.joinpath(str(pid), "task").iterdir() for number in _started_by(task)]
    return [pid, *(one for child in children for one in family(int(child)))]


def _started_by(task: Path) -> list[str]:
    """Return what a thread has started; nothing where it has ended since it was found."""
    try:
        return (task / "children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def cpu_of(pid: int) -> float:
    """Return the seconds of CPU time that a process has used."""
    return sum(_times(pid)[:2]) / TICKS


def cpu_with_the_gone(pid: int) -> float:
    """Return what a process, all that it has started and all of these that have ended have used."""
    return sum(_times(pid)) / TICKS + sum(cpu_of(child) for child in family(pid)[1:])


def parent_of(pid: int) -> tuple[int, str]:
    """Return what has started a process, and how the process is called."""
    about = PROC.joinpath(str(pid), "stat").read_text(encoding="utf-8")
    return int(about.rpartition(")")[2].split()[1]), about.partition("(")[2].rpartition(")")[0]


def _times(pid: int) -> list[int]:
    """Return a process's own ticks and those of its children that have ended, each in its own code and the kernel's."""
    # Its name, which may hold anything, stands in brackets.
    fields = PROC.joinpath(str(pid), "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return [int(field) for field in fields[11:15]]


def _memory(pid: int, kind: str) -> int:
    """Return how many bytes of a kind a process has in memory."""
    lines = PROC.joinpath(str(pid), "smaps_rollup").read_text(encoding="utf-8").splitlines()
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith(kind))
