"""What stands in a channel waits for more changes, is drawn once for all of them, and never keeps a ping."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.hosting.owing import tell_person
from bot.outbox import box
from bot.outbox.delivery import Delivery, Posted
from bot.outbox.pace import Pace
from tests.bot.fake_discord import DM, FakeCourier, Message
from tests.bot.hosted import ANNA, BEN, CARA, DORA, Hosted, hosted


class Resting(FakeCourier):
    """Waits long with what stands already, and tells of each ping."""

    a_second = 1000.0

    def __init__(self, world: Hosted) -> None:
        super().__init__(world.host, world.discord, self._paces())
        self.pings = asyncio.Queue[Posted | None]()

    def _paces(self) -> dict[str, Pace]:
        return {kind: Pace(600.0, self.a_second, longest=600.0) for kind in ("table", "hand")}

    async def turn(self, delivery: Delivery) -> Posted | None:
        posted = await super().turn(delivery)
        self.pings.put_nowait(posted)
        return posted


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with asyncio.timeout(30), hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def test_the_table_is_drawn_once_for_a_persons_choices_and_before_the_next_one_is_pinged(world: Hosted) -> None:
    courier = Resting(world)
    await world.host.open(courier)
    game = await world.game(ANNA, BEN)
    await courier.pings.get()
    await world.answer(game, ANNA)
    await courier.pings.get()
    *_, table = world.discord.of("table")
    edits, before = table.edits, table.text
    await world.answer(game, ANNA)
    await asyncio.sleep(0.05)
    assert (table.edits, table.text) == (edits, before)
    await world.answer(game, BEN)
    await courier.pings.get()
    assert (table.edits, table.text) == (edits + 1, "running 3 (0, 1)")


class Behind(Resting):
    """Has more to draw than can be drawn."""

    a_second = 0.001


async def test_a_ping_waits_for_no_table_where_more_tables_change_than_can_be_drawn(world: Hosted) -> None:
    courier = Behind(world)
    await world.host.open(courier)
    game = await world.game(ANNA, BEN)
    await courier.pings.get()
    await world.answer(game, ANNA)
    await courier.pings.get()
    *_, table = world.discord.of("table")
    edits = table.edits
    await world.answer(game, ANNA)
    await world.answer(game, BEN)
    await courier.pings.get()
    assert table.edits == edits


async def test_more_messages_than_a_pace_allows_wait_for_their_turn_but_none_for_longer_than_it_says() -> None:
    pace = Pace(1.0, a_second=2.0, longest=2.0)
    assert [pace.take(100.0) for _ in range(5)] == [(1.0, False), (1.5, True), (2.0, True), (2.0, True), (2.0, True)]
    assert pace.take(200.0) == (1.0, False)


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
@pytest.mark.parametrize("kind", [Resting, Behind])
async def test_a_word_to_somebody_does_not_wait_for_their_hand(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Resting], engine: str
) -> None:
    monkeypatch.setattr(box, "A_LOOK", 0.1)
    shared = engine == "postgres"
    place = await request.getfixturevalue("postgres").at(tmp_path) if shared else tmp_path / "games.db"
    async with asyncio.timeout(30), AsyncExitStack() as stack:
        world = await stack.enter_async_context(hosted(place, deliver=False))
        game, hand = await with_hand(world, kind(world))
        edits = hand.edits
        await world.answer(game, ANNA)
        await asyncio.sleep(0.3)
        assert hand.edits == edits
        other = await stack.enter_async_context(hosted(place, deliver=False)) if shared else world
        async with other.host._ledger.changing(game) as change:
            tell_person(change, ANNA.user_id, "told-dismissed")
        await until(lambda: world.discord.of("word"))
        assert hand.edits == edits + 1
        await world.host.close(patience=0.0)


async def with_hand(world: Hosted, courier: Resting) -> tuple[int, Message]:
    """Begin a game and wait for Anna's hand; the next one has its turn after others."""
    await world.host.open(courier)
    game = await world.game(ANNA, BEN)
    (hand,) = await until(lambda: [one for one in world.discord.of("hand") if one.channel == DM + ANNA.user_id])
    await courier.pings.get()
    courier.paces["hand"].take(asyncio.get_running_loop().time())
    return game, hand


async def until(found: Callable[[], list[Message]]) -> list[Message]:
    while not (messages := found()):  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0.005)
    return messages


async def test_whoever_joins_a_lobby_sees_it_at_once(world: Hosted) -> None:
    await world.host.open(Resting(world))
    game = await world.lobby(ANNA)
    await world.quiet()
    (table,) = world.discord.of("table")
    edits = table.edits
    await world.host.join(game.id, BEN)
    await world.quiet()
    assert table.edits == edits + 1


async def test_what_waits_at_the_end_is_left_to_the_next_process(world: Hosted) -> None:
    courier = Resting(world)
    await world.host.open(courier)
    game = await world.game(ANNA, BEN)
    for _ in range(2):
        await courier.pings.get()
        await world.answer(game, ANNA)
    await world.host.close(patience=600.0)
    assert world.discord.texts("table")[-1] == "running 1 (0, 1)"
    async with hosted(world.path, world.discord) as after:
        await after.host.settle()
        assert world.discord.texts("table")[-1] == "running 2 (1,)"


async def test_a_ping_that_stands_is_edited_once_for_all_who_answer_within_its_rest(world: Hosted) -> None:
    await world.host.open(FakeCourier(world.host, world.discord, {"shorten": Pace(0.2, a_second=1000.0)}))
    game = await world.game(ANNA, BEN, CARA, DORA)
    await world.answer(game, ANNA)
    await world.quiet()
    *_, ping = world.discord.of("turn")
    assert (ping.text, ping.edits) == ("[1, 2, 3]", 0)
    for reader in (BEN, CARA):
        await world.answer(game, reader)
    await world.quiet()
    assert (ping.text, ping.edits) == ("[3]", 1)


async def test_no_edit_comes_after_a_ping_that_is_gone(world: Hosted) -> None:
    await world.host.open(FakeCourier(world.host, world.discord, {"shorten": Pace(0.5, a_second=1000.0)}))
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.quiet()
    with capture_logs() as told:
        for reader in (BEN, CARA, ANNA, ANNA):
            await world.answer(game, reader)
        assert 2 in (await world.host.reading(game)).acting
        await world.quiet()
    assert [one for one in told if one["event"] == "outbox-failed"] == []
