"""Pictures: whoever looks at the screen comes first, and each is drawn once."""

import asyncio
import threading
from typing import Any

import pytest

from bot.games import Sketch
from bot.line import Rank
from bot.studio import pictures
from bot.studio.pictures import Studio

DRAW: Any = None


def sketch(name: str) -> Sketch:
    return Sketch(name, DRAW, ())


async def test_whoever_waits_is_served_before_what_stands_and_both_get_one_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on, studio = threading.Event(), Studio()
    order: list[str] = []

    def draw(wanted: Sketch, _: str) -> str:
        go_on.wait(10)
        order.append(wanted.game)
        return wanted.game

    monkeypatch.setattr(pictures, "draw", draw)
    wishes = [("first", Rank.PLAYED), ("table", Rank.PLAYED), ("hand", Rank.PLAYED), ("panel", Rank.ASKED)]
    waiting = [asyncio.create_task(studio.draw(sketch(name), "en", rank)) for name, rank in wishes]
    await asyncio.sleep(0.01)
    waiting.append(asyncio.create_task(studio.draw(sketch("hand"), "en")))
    await asyncio.sleep(0.01)
    go_on.set()
    found: list[Any] = await asyncio.gather(*waiting)
    assert found == ["first", "table", "hand", "panel", "hand"]
    assert order == ["first", "panel", "hand", "table"]
    studio.close()
