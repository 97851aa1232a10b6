"""Pictures: whoever looks at the screen comes first, and each is drawn once."""

import asyncio
import gc
import os
import signal
import tempfile
import threading
from typing import Any

import pytest

from bot.apart.desk import FailedError
from bot.games import Sketch, face_of
from bot.line import Rank
from bot.studio import pictures
from bot.studio.album import PAGE, Album
from bot.studio.drawing import Drawn, draw
from bot.studio.pictures import Studio, StudioClosedError
from bot.tools.gallery import NAMES, played
from render.picture import Picture

DRAW: Any = None


def sketch(name: str) -> Sketch:
    return Sketch(name, DRAW, ())


async def test_whoever_waits_is_served_before_what_stands_and_both_get_one_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on, studio = threading.Event(), Studio()
    order: list[str] = []

    def draw(wanted: Sketch, _: str) -> Drawn:
        go_on.wait(10)
        order.append(wanted.game)
        return drawn(wanted.game)

    monkeypatch.setattr(pictures, "draw", draw)
    wishes = [("first", Rank.PLAYED), ("table", Rank.PLAYED), ("hand", Rank.PLAYED), ("panel", Rank.ASKED)]
    waiting = [asyncio.create_task(studio.draw(sketch(name), "en", rank)) for name, rank in wishes]
    await asyncio.sleep(0.01)
    waiting.append(asyncio.create_task(studio.draw(sketch("hand"), "en")))
    await asyncio.sleep(0.01)
    go_on.set()
    found = await asyncio.gather(*waiting)
    assert [one.name for one in found] == ["first", "table", "hand", "panel", "hand"]
    assert order == ["first", "panel", "hand", "table"]
    studio.close()


async def test_a_process_draws_the_same_is_replaced_where_it_was_killed_and_ends_with_us(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, looks, studio = played("exlibrium", 2, "drawn", 20), face_of("exlibrium").pictures, Studio(apart=True)
    assert looks is not None
    assert looks.hand is not None
    wanted = [looks.board(match.view(None), NAMES[:2], (0,)), looks.hand(match.view(0), NAMES[:2])]
    expected = [draw(one, "fr") for one in wanted if one]
    monkeypatch.setattr(pictures, "draw", lambda *_: pytest.fail("drawn here"))
    found = []
    for one in filter(None, wanted):
        found.append(await studio.draw(one, "fr"))
        if one is wanted[0]:
            os.kill(process_of(studio), signal.SIGKILL)
    assert found == expected
    with pytest.raises(FailedError):
        await studio.draw(Sketch("exlibrium", DRAW, ()), "fr")
    last = process_of(studio)
    await studio.end()
    with pytest.raises(ProcessLookupError):
        os.kill(last, 0)


def process_of(studio: Studio) -> int:
    worker = studio._desk._worker if studio._desk else None
    assert worker is not None
    return worker.process.pid


async def test_where_no_process_can_be_started_a_thread_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: object, **__: object) -> None:
        raise OSError("too many")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refused)
    monkeypatch.setattr(pictures, "draw", lambda one, _: drawn(one.game))
    studio = Studio(apart=True)
    assert (await studio.draw(sketch("here"), "en")).name == "here"
    await studio.end()


@pytest.mark.parametrize("place", ["file", "memory"])
async def test_as_many_pictures_as_there_is_room_for_are_drawn_once(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is given back as it was, large or small, and those that nobody looked at for longest are drawn anew."""
    if place == "memory":
        monkeypatch.setattr(tempfile, "TemporaryFile", no_place)
    order: list[str] = []

    def draw(wanted: Sketch, _: str) -> Drawn:
        order.append(wanted.game)
        return drawn(wanted.game, 1 if wanted.game != "b" else PAGE)

    monkeypatch.setattr(pictures, "draw", draw)
    studio = Studio(keep=3)
    for name in "abcabcadabca":
        found = await studio.draw(sketch(name), "en")
        assert found == drawn(name, 1 if name != "b" else PAGE)
    assert "".join(order) == "abcdbc"
    studio.close()
    with pytest.raises(StudioClosedError):
        await studio.draw(sketch("a"), "en")


def no_place(**_: object) -> None:
    raise OSError("no usable temporary directory")


def drawn(name: str, times: int = 1) -> Drawn:
    return Drawn(Picture(name.encode() * (times + 1), name, 1, 1), name)


def test_an_album_that_nobody_closes_takes_its_file_along() -> None:
    album = Album[str](1)
    file = album._file
    assert file is not None
    del album
    gc.collect()
    assert file.closed
