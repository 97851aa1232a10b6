"""The end of a process: quick, quiet, and nothing is lost by it."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app.flood import keep_out_floods
from bot.app.limits import NO_LIMITS
from bot.app.posting import Poster
from bot.app.show import drawn
from bot.games import Sketch
from bot.outbox.delivery import Delivery, Posted, StoppedError
from bot.process import supervise
from bot.studio import pictures
from bot.studio.pictures import Studio
from bot.ui.page import Page
from bot.values.refusal import HostError
from tests.bot.fake_discord import FakeCourier
from tests.bot.hosted import ANNA, BEN, hosted

DRAW: Any = None
PAGE = Page("Your turn", sketch=Sketch("toy", DRAW, ()))


async def test_whoever_waits_for_a_picture_gets_the_words_at_once_and_a_delivery_stays_owed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on, studio = threading.Event(), Studio()
    monkeypatch.setattr(pictures, "draw", lambda *_: go_on.wait(10))
    try:
        with capture_logs() as told:
            waiting = [
                asyncio.create_task(drawn(studio, page)) for page in (PAGE, Page("", sketch=Sketch("other", DRAW, ())))
            ]
            poster: Any = Poster(SimpleNamespace(studio=studio))  # type: ignore[arg-type] # as much of a bot as it needs
            delivering = asyncio.create_task(poster.put(None, None, PAGE))
            await asyncio.sleep(0.01)
            studio.close()
            async with asyncio.timeout(1):
                assert await asyncio.gather(*waiting, drawn(studio, PAGE)) == [None, None, None]
                with pytest.raises(StoppedError):
                    await delivering
        assert told == []
    finally:
        go_on.set()


async def test_what_could_not_be_drawn_any_more_is_delivered_by_the_next_process(tmp_path: Path) -> None:
    class Stopping(FakeCourier):
        async def table(self, delivery: Delivery) -> Posted | None:
            raise StoppedError

    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        await world.host.open(Stopping(world.host, world.discord))
        with capture_logs() as told:
            await world.host.resume_all()
            await world.host.wind_down()
            await world.answer(game, ANNA)  # whoever had been let in
            await world.host.close()
        assert told == []
        assert world.discord.of("table") == []
    async with hosted(tmp_path / "games.db", world.discord) as world:
        await world.host.settle()
        assert world.discord.texts("table") == ["running 1 (0, 1)"]
        assert len(world.discord.of("hand")) == 2


def test_nobody_is_let_in_any_more() -> None:
    read: list[Any] = []
    client: Any = SimpleNamespace(_connection=SimpleNamespace(parsers={"INTERACTION_CREATE": read.append}))
    door, click = keep_out_floods(client, NO_LIMITS), {"user": {"id": "1"}}
    client._connection.parsers["INTERACTION_CREATE"](click)
    door.shut = True
    client._connection.parsers["INTERACTION_CREATE"](click)
    assert read == [click]


class Quiet:
    """A bot that does nothing by itself."""

    async def start(self, token: str) -> None:
        await asyncio.sleep(3600)

    async def wind_down(self) -> None:
        """Nothing is under way but what the test has begun."""

    async def close(self) -> None:
        """Nothing is open."""


async def test_an_answer_that_takes_too_long_is_broken_off_but_not_the_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervise, "DRAIN", 0.01)
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game, stop, go_on = await world.game(ANNA, BEN), asyncio.Event(), asyncio.Event()

        async def answered() -> None:
            await go_on.wait()
            await world.answer(game, ANNA)

        async def refused() -> None:
            await go_on.wait()
            raise HostError("stale")

        unbroken, name = world.host._ledger.unbroken, supervise.ANSWERING[0]
        clicks = [asyncio.create_task(unbroken(work), name=name) for work in (answered, refused)]
        asyncio.get_running_loop().call_later(0.01, stop.set)
        make: Any = Quiet
        with capture_logs() as told:
            await supervise.supervise(make, "token", stop)
            assert await asyncio.gather(*clicks, return_exceptions=True)
            assert all(click.cancelled() for click in clicks)
            go_on.set()
            await world.host.settle()
        assert told == []
        assert [row.seat for row in await world.choices(game)] == [None, 0]
