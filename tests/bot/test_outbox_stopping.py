"""Delivery that is slow, stopped, or unable to draw or to remember."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.hosting.host import HostError
from bot.outbox import box
from bot.outbox.box import Openings
from bot.outbox.delivery import Delivery, Posted
from bot.values.people import Place
from tests.bot.failing_store import failing
from tests.bot.fake_discord import DM, FakeCourier
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", pauses=(0.01, 0.02, 0.03)) as running:
        yield running


class SlowCourier(FakeCourier):
    """Stands still before it sends something of one kind, until told to go on."""

    slow = "turn"

    async def _put(self, kind: str, delivery: Delivery, text: str) -> Posted:
        posted = await super()._put(kind, delivery, text)
        if kind == self.slow:
            self.reached.set()
            await self.go_on.wait()
        return posted

    def __init__(self, world: Hosted) -> None:
        super().__init__(world.host, world.discord)
        self.reached = asyncio.Event()
        self.go_on = asyncio.Event()


async def test_a_ping_that_is_on_its_way_when_its_people_act_is_taken_away(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        courier = SlowCourier(world)
        await world.host.open(courier)
        world.host.resume()
        game = await world.game(ANNA, BEN, automatic=1)
        await courier.reached.wait()
        await world.answer(game, ANNA)
        await world.answer(game, ANNA)
        assert (await world.host.reading(game)).acting == (1,)
        courier.go_on.set()
        await world.host.settle()
        assert world.discord.texts("turn") == ["[1]"]


async def test_a_shared_ping_that_is_on_its_way_when_one_acts_is_edited(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN, CARA)
        await world.answer(game, ANNA)
        courier = SlowCourier(world)
        await world.host.open(courier)
        world.host.resume()
        await courier.reached.wait()
        courier.reached.clear()
        await world.answer(game, BEN)
        courier.go_on.set()
        await world.host.settle()
        assert world.discord.texts("turn") == ["[0]", "[2]"]


async def test_stopping_finishes_what_is_under_way_and_the_next_process_does_the_rest(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        courier = SlowCourier(world)
        courier.slow = "table"
        await world.host.open(courier)
        world.host.resume()
        await world.game(ANNA, BEN)
        await courier.reached.wait()
        closing = asyncio.create_task(world.host.close())
        await asyncio.sleep(0.01)
        courier.go_on.set()
        await closing
        assert len(world.discord.of("table")) == 1
    async with hosted(tmp_path / "games.db", world.discord) as world:
        await world.host.settle()
        assert world.discord.texts("table")[-1] == "running 0 (0,)"
        assert len(world.discord.of("turn")) == 1


async def test_a_start_delivers_in_a_few_channels_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(box, "AT_ONCE", 2)
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        for number in range(5):
            await world.lobby(ANNA, place=Place(7, 70 + number))
        busy = most = 0

        class Counting(FakeCourier):
            async def table(self, delivery: Delivery) -> Posted | None:
                nonlocal busy, most
                busy += 1
                most = max(most, busy)
                await asyncio.sleep(0.05)
                busy -= 1
                return await super().table(delivery)

        await world.host.open(Counting(world.host, world.discord))
        await world.host.resume_all()
        assert most <= 2
        assert len(world.discord.of("table")) == 5


async def test_stopping_does_not_wait_for_ever(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        courier = SlowCourier(world)
        await world.host.open(courier)
        world.host.resume()
        await world.game(ANNA, BEN)
        await courier.reached.wait()
        await world.host.close(patience=0.01)
    async with hosted(tmp_path / "games.db", world.discord) as world:
        await world.host.settle()
        assert len(world.discord.of("turn")) == 1


@pytest.mark.parametrize("error", [HostError("game-damaged"), ZeroDivisionError()])
async def test_a_courier_that_cannot_draw_ends_sooner_or_later(world: Hosted, error: Exception) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    calls: list[str] = []

    def fail(kind: str, channel: int) -> Exception | None:
        calls.append(kind)
        return error

    world.discord.refuse = fail
    with capture_logs():
        await world.answer(game, ANNA)
        await world.quiet()
    assert calls.count("table") == (1 if isinstance(error, HostError) else 4)
    refused_for_good = isinstance(error, HostError)
    states = {row["state"] for row in (await world.rows())["outbox"]}
    assert states == ({"standing"} if refused_for_good else {"standing", "owed"})
    world.discord.refuse = lambda *_: None
    await world.play(game, [BEN, ANNA], 1)
    await world.quiet()
    assert [row["state"] for row in (await world.rows())["outbox"]] == ["standing"]
    assert world.discord.texts("table")[-1].startswith("running 2")


async def test_a_database_that_fails_while_delivering_loses_no_message(tmp_path: Path) -> None:
    for n in range(1, 16):
        async with hosted(tmp_path / f"{n}.db", pauses=(0.0, 0.0, 0.0), deliver=False) as world:
            await world.game(ANNA, BEN)
            with failing(world.store, n + 3), capture_logs():
                await world.open()
                await world.quiet()
            assert world.discord.texts("table") == ["running 0 (0,)"], n
            assert world.discord.texts("turn") == ["[0]"]
            assert len(world.discord.of("hand")) == 2
            assert [row["state"] for row in (await world.rows())["outbox"]] == ["standing"]


async def test_a_hand_finds_its_reader_after_seats_were_shuffled(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN, shuffle=1)
        await world.open()
        await world.host.settle()
        for person in (ANNA, BEN):
            view = (await world.host.reading(game, person.user_id)).view
            assert [message.text for message in world.discord.of("hand", DM + person.user_id)] == [str(view.hand)]


def test_new_direct_message_channels_are_opened_a_few_at_once_and_then_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Loop:
        now = 1000.0

        def time(self) -> float:
            return self.now

    loop = Loop()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    openings = Openings()
    assert [openings.wait() for _ in range(Openings.BURST + 2)] == [0.0] * Openings.BURST + [2.0, 4.0]
    loop.now += 3600
    assert openings.wait() == 0.0
