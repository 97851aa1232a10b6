"""The study: in processes that may be killed, in limited time, who is waited for most first, and closed at once."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.study import room
from bot.hosting.study.room import ClosedError, Study
from bot.hosting.study.thinker import Task, weigh
from bot.hosting.thought import ThoughtError
from bot.line import Line, Rank
from engine.ask import Ask
from engine.match import Match

SEED = "7" * 64
MATCH = Match.new("exlibrium", 2, {}, SEED)


def task(seconds: float = 0.1, **others: Any) -> Task:
    return Task("exlibrium", MATCH.view(0), MATCH.pending[0].ask, seconds, **others)


def process_of(study: Study) -> int | None:
    thinker = study._desks[0]._worker
    return None if thinker is None or thinker.process.returncode is not None else thinker.process.pid


async def until(happened: Callable[[], bool]) -> None:
    for _ in range(2000):
        if happened():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it does not happen")


async def test_a_process_thinks_is_killed_and_replaced_and_ends_where_there_is_nothing_to_do() -> None:
    study = Study(1, seconds=1.0, idle=0.05)
    assert process_of(study) is None
    found = await study.weigh(task(reasons=2), Rank.PLAYED)
    assert MATCH.check(task().ask, found.picks) == found.picks == found.ranked[0].picks
    assert len(found.reasons) == 2
    await until(lambda: process_of(study) is None)
    thinking = asyncio.create_task(study.weigh(task(seconds=0.5), Rank.PLAYED))
    await until(lambda: process_of(study) is not None)
    os.kill(process_of(study) or 0, signal.SIGKILL)
    assert (await thinking).ranked
    with pytest.raises(ThoughtError):
        await study.weigh(Task("no-game", None, task().ask, 0.1), Rank.PLAYED)
    again, since = asyncio.create_task(study.weigh(task(seconds=1.0), Rank.PLAYED)), time.monotonic()
    await asyncio.sleep(0.05)
    await study.close()
    with pytest.raises(ClosedError):
        await again
    assert process_of(study) is None
    assert time.monotonic() - since < 1.0
    with pytest.raises(ClosedError):
        await study.weigh(task(), Rank.PLAYED)


ALONE = """
import asyncio
from tests.bot.test_study import process_of, task
from bot.hosting.study.room import Study, Rank

async def think():
    study = Study(1, seconds=60.0)
    thinking = asyncio.create_task(study.weigh(task(), Rank.PLAYED))
    await thinking
    asyncio.create_task(study.weigh(task(seconds=60.0), Rank.PLAYED))
    await asyncio.sleep(0.05)
    print(process_of(study), flush=True)
    await asyncio.sleep(60)

asyncio.run(think())
"""


async def test_a_process_whose_bot_is_gone_ends_in_the_middle_of_a_thought() -> None:
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", ALONE, stdout=asyncio.subprocess.PIPE)
    assert bot.stdout is not None
    thinker = int(await bot.stdout.readline())
    os.kill(thinker, 0)
    bot.kill()
    await bot.wait()
    await until(lambda: not runs(thinker))


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] != "Z"


async def test_who_is_looked_for_comes_before_who_came_first() -> None:
    line, came = Line(1), list[tuple[Rank, int]]()

    async def enter(rank: Rank) -> None:
        async with line.place(rank) as waiting:
            came.append((rank, waiting))
            await asyncio.sleep(0)

    order = (Rank.LATER, Rank.LATER, Rank.PLAYED, Rank.PLAYED, Rank.ASKED)
    tasks = [asyncio.create_task(enter(rank)) for rank in order]
    await asyncio.sleep(0)
    tasks[3].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert came == [(Rank.LATER, 0), (Rank.ASKED, 0), (Rank.PLAYED, 0), (Rank.LATER, 0)]
    async with asyncio.timeout(1), line.place(Rank.LATER) as waiting:
        assert waiting == 0


async def test_the_more_wait_the_shorter_a_thought_is(monkeypatch: pytest.MonkeyPatch) -> None:
    spans, inside = list[float](), list[int]()

    def slowly(work: Task) -> object:
        inside.append(1)
        assert len(inside) == 1
        spans.append(work.seconds)
        time.sleep(0.01)
        inside.pop()
        return None

    monkeypatch.setattr(room, "_weigh_here", slowly)
    study = Study(seconds=2.0)
    await asyncio.gather(*[study.weigh(task(seconds=3.0), Rank.PLAYED) for _ in range(4)])
    assert spans == [2.0 / number for number in (1, 3, 2, 1)]


def test_a_thought_takes_no_longer_than_its_seconds() -> None:
    clock = iter(range(1000))
    found = weigh(task(seconds=20.0), lambda: float(next(clock)))
    assert 1 < sum(one.tables for one in found.ranked) < 20
    assert weigh(Task("exlibrium", MATCH.view(0), one_option(), 1.0), lambda: 0.0).ranked == ()


def one_option() -> Ask:
    ask = task().ask
    return Ask(ask.seat, ask.key, ask.options[:1], about=ask.about)
