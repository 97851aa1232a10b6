"""Delivery: in order, once, with retries that end, and nothing that closed doors can hold up."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.outbox.claim import find
from bot.outbox.delivery import Delivery, Posted
from bot.outbox.lanes import Lane
from bot.outbox.settling import settle
from bot.values.people import Place
from tests.bot.fake_discord import DM, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted
from tests.toy_game import ToyView

CHANNEL = HERE.channel_id


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", pauses=(0.01, 0.02, 0.03)) as running:
        yield running


def refuse(
    world: Hosted, code: int, status: int, *kinds: str, channel: int | None = None, times: int = 10**6
) -> list[str]:
    """Let requests of some kinds, or all, fail some times; return a list that fills with what was refused."""
    refused: list[str] = []

    def answer(kind: str, where: int) -> Exception | None:
        if (kinds and kind not in kinds) or channel not in {None, where} or len(refused) >= times:
            return None
        refused.append(kind)
        return Refusal(code, status)

    world.discord.refuse = answer
    return refused


async def test_a_game_shows_one_table_with_buttons_one_ping_and_one_hand_each(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.settle()
    assert world.discord.texts("table") == ["retired", "running 0 (0,)"]
    assert world.discord.texts("turn") == ["[0]"]
    assert [len(world.discord.of("hand", DM + user)) for user in (1, 2)] == [1, 1]
    assert (await world.rows())["outbox"][0]["state"] == "standing"
    table = await world.host.reading(game)
    assert table.game.table_message_id == world.discord.of("table")[1].id


async def test_a_ping_goes_away_when_its_people_have_acted(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    await world.answer(game, BEN)
    await world.host.settle()
    assert world.discord.texts("turn") == ["[0]"]
    await world.answer(game, ANNA)
    await world.answer(game, ANNA)
    await world.answer(game, BEN)
    await world.host.settle()
    assert (await world.host.reading(game)).acting == (1,)  # the second round's leader
    assert world.discord.texts("turn") == ["[1]"]


async def test_a_shared_ping_is_edited_to_whom_it_still_waits_for(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.host.settle()
    table = await world.host.reading(game)
    assert table.acting == (0, 1, 2)
    shared = next(message for message in world.discord.of("turn") if message.text.count(",") == 1)
    assert shared.text == "[1, 2]"  # the leader had a ping already
    await world.answer(game, CARA)
    await world.host.settle()
    assert (shared.text, shared.edits) == ("[1]", 1)
    await world.answer(game, ANNA)
    await world.host.settle()
    assert (shared.text, shared.edits) == ("[1]", 1)
    await world.play(game, [BEN])  # also what comes after his bid
    await world.host.settle()
    assert shared.id not in world.discord.messages


async def test_a_shared_ping_that_somebody_deleted_holds_up_nothing(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.quiet()
    for message in world.discord.of("turn"):
        del world.discord.messages[message.id]
    await world.play(game, [BEN, CARA], 2)
    await world.quiet()
    assert world.discord.texts("turn") == []
    assert (await world.rows())["outbox"][0]["state"] == "standing"
    await world.play(game, [ANNA, BEN, CARA])
    await world.quiet()
    assert (await world.rows())["outbox"] == []


async def test_a_new_round_posts_the_table_anew_and_the_end_its_result(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    await world.host.settle()
    tables = world.discord.of("table")
    assert [message.text == "retired" for message in tables] == [True, True, True, False]
    assert tables[-1].text == "over 15 ()"
    assert len(world.discord.of("final")) == 1
    assert world.discord.of("turn") == []
    assert (await world.rows())["outbox"] == []


async def test_a_game_says_itself_when_its_table_is_posted_anew(world: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyView, "chapter", property(lambda seen: seen.round // 2))
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    await world.host.settle()
    assert [message.text == "retired" for message in world.discord.of("table")] == [True, True, False]


async def test_only_the_newest_table_is_drawn(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        table = await world.play(game, [ANNA, BEN], 7)
        await world.open()
        await world.host.settle()
        assert world.discord.texts("table") == [f"running 7 {table.acting}"]
        assert [kind for kind, _ in world.discord.calls].count("table") == 1
        assert [kind for kind, _ in world.discord.calls].count("hand") == 2
        assert world.discord.texts("turn") == [str(list(table.acting))]


async def test_what_fails_is_tried_again_in_order_with_growing_pauses(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps: list[float] = []
    original = world.host._ledger.chores.nap

    async def nap(name: str, seconds: float) -> None:
        naps.append(seconds)
        await original(name, seconds)

    monkeypatch.setattr(world.host._ledger.chores, "nap", nap)
    refused = refuse(world, 0, 503, "table", times=3)
    game = await world.game(ANNA, BEN)
    await world.quiet()
    assert refused == ["table"] * 3
    assert world.discord.texts("table")[-1] == "running 0 (0,)"
    assert world.discord.texts("turn") == ["[0]"]
    assert naps[:2] == sorted(naps[:2])
    await world.answer(game, ANNA)


async def test_attempts_are_bounded_and_the_next_choice_tries_again(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refused = refuse(world, 0, 500, "table")
    with capture_logs() as logs:
        await world.answer(game, ANNA)
        await world.quiet()
    assert refused == ["table"] * 4
    assert [entry["why"] for entry in logs if entry["event"] == "outbox-dropped"] == ["RETRY"]
    refuse(world, 0, 500, times=0)
    await world.answer(game, ANNA)
    await world.quiet()
    assert world.discord.texts("table")[-1] == "running 2 (1,)"


async def test_a_wait_that_discord_asks_for_is_waited(world: Hosted) -> None:
    class RateLimited(Exception):  # noqa: N818 - it plays the part of discord.RateLimited
        retry_after = 7.5

    game = await world.game(ANNA, BEN)
    await world.quiet()
    await world.host.close()
    await world.answer(game, ANNA)
    async with world.store.writing() as session:
        claim = await find(session, Lane(f"channel:{CHANNEL}", "table"))
        assert claim is not None
        assert (await settle(session, claim, None, RateLimited(), (1.0,))).pause == 7.5


async def test_a_request_that_can_never_work_is_not_repeated(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refused = refuse(world, 50035, 400, "table")
    await world.answer(game, ANNA)
    await world.quiet()
    assert refused == ["table"]


async def test_a_message_that_arrived_though_the_answer_was_lost_is_not_sent_twice(world: Hosted) -> None:
    create = world.discord.create
    lost: list[str] = []

    def create_and_lose(kind: str, channel: int, text: str, nonce: str) -> Posted:
        posted = create(kind, channel, text, nonce)
        if kind not in lost:
            lost.append(kind)
            raise Refusal(0, 502)
        return posted

    world.discord.create = create_and_lose  # type: ignore[method-assign] # the network loses an answer
    await world.game(ANNA, BEN)
    await world.quiet()
    assert set(lost) == {"table", "hand", "turn"}
    *old, table = world.discord.texts("table")
    assert table == "running 0 (0,)"  # the lobby's message, or a new one where that had come to rest before
    assert old in ([], ["retired"])
    assert sorted(message.channel for message in world.discord.of("hand")) == [DM + 1, DM + 2]
    assert world.discord.texts("turn") == ["[0]"]


async def test_a_game_that_begins_while_an_answer_is_lost_gets_a_table_of_its_own(world: Hosted) -> None:
    """The lobby's row, whose message has arrived already, makes the new one too."""
    courier = world.host._ledger.outbox.courier
    assert courier is not None
    create, table, lost, seated = world.discord.create, courier.table, list[int](), asyncio.Event()

    def create_and_lose(kind: str, channel: int, text: str, nonce: str) -> Posted:
        posted = create(kind, channel, text, nonce)
        lost.extend([posted.message_id] if kind == "table" else [])
        if kind == "table" and len(lost) == 1:
            raise Refusal(0, 502)
        return posted

    async def table_and_begin(delivery: Delivery) -> Posted | None:
        await seated.wait()
        posted = await table(delivery)
        if len(lost) == 2:
            lost.append(0)
            await world.host.begin(delivery.game_id, ANNA)
        return posted

    world.discord.create = create_and_lose  # type: ignore[method-assign] # the network loses an answer
    courier.table = table_and_begin  # type: ignore[method-assign] # somebody begins in that moment
    await world.lobby(ANNA, BEN)
    seated.set()
    await world.quiet()
    assert world.discord.texts("table") == ["retired", "running 0 (0,)"]


async def test_a_lost_answer_does_not_leave_an_old_table_standing(world: Hosted) -> None:
    """The second attempt gets the first one's message, drawn from an older state: it has to be edited."""
    create = world.discord.create
    game = (await world.lobby(ANNA)).id
    await world.quiet()

    def create_and_lose(kind: str, channel: int, text: str, nonce: str) -> Posted:
        create(kind, channel, text, nonce)
        raise Refusal(0, 502)

    await world.host.join(game, BEN)
    await world.quiet()
    world.discord.create = create_and_lose  # type: ignore[method-assign] # the network loses an answer
    await world.host.begin(game, ANNA)
    await world.host.settle()
    world.discord.create = create  # type: ignore[method-assign] # the network is back
    await world.answer(game, ANNA)
    await world.quiet()
    assert world.discord.texts("table") == ["retired", "running 1 (0, 1)"]


@pytest.mark.parametrize("code", [50007, 50278, 10013])
async def test_closed_direct_messages_are_said_once_and_left_alone_until_asked_for(world: Hosted, code: int) -> None:
    refused = refuse(world, code, 403, channel=DM + 2)
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    await world.quiet()
    assert refused == ["hand"]
    assert world.discord.texts("notice") == ["notice-dm-closed {'name': 'Ben'}"]
    assert [seat.dm_closed for seat in (await world.host.reading(game)).seats] == [False, True]
    refuse(world, 0, 0, times=0)
    world.host.send_hand(game, 2)
    await world.quiet()
    assert [seat.dm_closed for seat in (await world.host.reading(game)).seats] == [False, False]
    assert len(world.discord.of("hand", DM + 2)) == 1


async def test_whose_direct_messages_are_closed_is_told_by_a_name_that_nobody_else_has(world: Hosted) -> None:
    refuse(world, 50007, 403, channel=DM + 2)
    await world.game(ANNA, replace(BEN, name="Anna"))
    await world.quiet()
    assert world.discord.texts("notice") == ["notice-dm-closed {'name': 'Anna 2'}"]


@pytest.mark.parametrize("code,status", [(10003, 404), (50001, 403), (50013, 403), (10004, 404)])
async def test_a_channel_without_access_is_tried_once_a_choice_and_is_back_by_itself(
    world: Hosted, code: int, status: int
) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refused = refuse(world, code, status, channel=CHANNEL)
    await world.play(game, [ANNA, BEN], 4)
    await world.quiet()
    # Once a choice in each lane: the next choice is written before what became of deliveries.
    assert 1 <= len(refused) <= 4 * (2 + world.store.shared)
    assert (await world.host.reading(game)).game.no_access
    assert not any(seat.dm_closed for seat in (await world.host.reading(game)).seats)
    waiting = [row for row in (await world.rows())["outbox"] if row["state"] == "waiting"]
    assert waiting == []
    refuse(world, 0, 0, times=0)
    await world.answer(game, BEN)
    await world.quiet()
    assert not (await world.host.reading(game)).game.no_access
    assert world.discord.texts("table")[-1].startswith("running 5")


async def test_a_game_whose_channel_is_gone_and_whose_people_are_deaf_can_be_ended(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    refuse(world, 10003, 404)
    await world.host.end(game, ANNA)
    await world.quiet()
    assert (await world.rows())["outbox"] == [
        row for row in (await world.rows())["outbox"] if row["state"] == "standing"
    ]
    await world.lobby(BEN)


@pytest.mark.parametrize("code,status", [(10008, 404), (30046, 400)])
async def test_a_message_that_is_gone_or_closed_to_edits_is_made_anew(world: Hosted, code: int, status: int) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    for message in world.discord.of("table") + world.discord.of("hand"):
        del world.discord.messages[message.id]
    if code == 30046:
        refuse(world, code, status, "table", "hand", times=2)
    await world.answer(game, ANNA)
    await world.quiet()
    assert world.discord.texts("table") == ["running 1 (0, 1)"]
    assert len(world.discord.of("hand")) == 2
    await world.answer(game, ANNA)
    await world.quiet()
    assert world.discord.texts("table") == ["running 2 (1,)"]


async def test_a_direct_message_channel_that_is_unknown_is_opened_again(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refused = refuse(world, 10003, 404, channel=DM + 1, times=1)
    await world.answer(game, ANNA)
    await world.quiet()
    assert refused == ["hand"]
    assert len(world.discord.of("hand", DM + 1)) == 2
    assert not (await world.host.reading(game)).seats[0].dm_closed


async def test_one_channel_that_fails_holds_up_no_other(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", pauses=(3600.0,)) as world:
        refuse(world, 0, 500, channel=71)
        await world.game(ANNA, BEN, place=Place(7, 71))
        await world.game(ANNA, BEN)
        await world.host.settle()
        assert len(world.discord.of("table", CHANNEL)) == 2
        assert world.discord.of("table", 71) == []
        assert len(world.discord.of("hand", DM + 1)) == 2


async def test_a_choice_cuts_the_pause_of_its_channel_short(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", pauses=(3600.0, 3600.0)) as world:
        game = await world.game(ANNA, BEN)
        await world.host.settle()
        refuse(world, 0, 500, channel=CHANNEL, times=1)
        await world.answer(game, ANNA)
        await world.host.settle()
        assert len(world.host._ledger.chores._napping) == 1
        await world.answer(game, ANNA)
        await world.host.settle()
        assert world.discord.texts("table")[-1] == "running 2 (1,)"
        assert world.host._ledger.chores._tasks == {}
