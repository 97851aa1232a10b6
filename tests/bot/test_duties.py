"""What a table owes is kept whatever happens to a message: it is looked at again, and nothing is owed twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import orjson
import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from bot.hosting import owing
from bot.outbox.delivery import Delivery, Posted
from bot.outbox.duties import Do, duties, seats_of
from bot.store.schema import OWED, STANDING, WAITING, OutboxRow
from bot.values.people import Place
from tests.bot.fake_discord import DM, FakeCourier, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.bot.trouble import (
    ARCHIVED,
    BROKEN,
    CHANNEL,
    bens_messages,
    edits_in_the_channel,
    in_order,
    in_the_channel,
    owed,
    refuse,
)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", pauses=(0.01, 0.02, 0.03)) as running:
        yield running


# The rule itself


PINGS = st.builds(
    lambda seats, state, attempts, number: OutboxRow(
        id=number, game_id=1, channel_key="channel:1", kind="turn", state=state, attempts=attempts, nonce="",
        payload=orjson.dumps({"seats": sorted(seats)}).decode(),
    ),
    st.sets(st.integers(0, 4)), st.sampled_from([WAITING, STANDING, OWED]), st.integers(0, 2), st.integers(1, 99),
)  # fmt: skip


@given(st.lists(PINGS, max_size=5), st.sets(st.integers(0, 4)))
def test_whatever_stands_exactly_those_who_must_act_are_named_once(rows: list[OutboxRow], acting: set[int]) -> None:
    named = {id(row): tuple(seats_of(row)) for row in rows}
    new: list[int] = []
    for step in duties(rows, acting):
        if step.row is None:
            new += step.seats
        elif step.do in {Do.SHORTEN, Do.KEEP}:
            named[id(step.row)] = step.seats
        elif step.do is not Do.TRY:
            assert set(named.pop(id(step.row))) == set(step.freed)
        assert step.do is not Do.FORGET or not (step.row and step.row.attempts)  # it may stand
        assert step.do is not Do.TAKE or (step.row and step.row.state == STANDING)
    assert sorted([seat for seats in named.values() for seat in seats] + new) == sorted(acting)


# Threads


async def test_a_message_of_our_own_opens_an_archived_thread(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    open_now = False

    def answer(kind: str, channel: int) -> Exception | None:
        nonlocal open_now
        open_now = open_now or (world.discord.doing == "create" and channel == CHANNEL)
        return None if open_now or channel != CHANNEL else ARCHIVED

    world.discord.refuse = answer
    await world.answer(game, ANNA)
    await in_order(world, game)
    assert not (await world.host.reading(game)).game.no_access


async def test_a_locked_thread_owes_until_it_is_unlocked(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refuse(world, ARCHIVED, in_the_channel)
    await world.play(game, [ANNA, BEN], 3)
    await world.quiet()
    assert (await world.host.reading(game)).game.no_access
    refuse(world, None)
    await world.play(game, [ANNA, BEN], 1)
    await in_order(world, game)


# Rights


@pytest.mark.parametrize("choices", [1, 2, 3, 4, 5])
async def test_pings_that_could_not_be_taken_away_go_when_the_channel_is_back(world: Hosted, choices: int) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.quiet()
    refuse(world, Refusal(50013), in_the_channel)
    await world.play(game, [ANNA, BEN, CARA], choices)
    await world.quiet()
    refuse(world, None)
    await world.play(game, [CARA, BEN, ANNA], 1)
    await in_order(world, game)


async def test_after_the_end_nothing_stale_stands_once_the_channel_is_back(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refuse(world, Refusal(50001), in_the_channel)
    await world.host.end(game, ANNA)
    await world.quiet()
    assert await owed(world) == ["clear", "table"]


async def test_a_deleted_channel_is_forgotten_with_its_game(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refuse(world, Refusal(10003, 404), in_the_channel)
    before = len(world.discord.calls)
    await world.host.end(game, ANNA)
    await world.quiet()
    assert [call for call in world.discord.calls[before:] if call[1] == CHANNEL] == [("table", CHANNEL)]
    assert (await world.rows())["outbox"] == []


# Messages that are gone


async def test_a_ping_that_somebody_deleted_is_sent_again_when_it_is_missed(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.quiet()
    shared = next(message for message in world.discord.of("turn") if message.text == "[1, 2]")
    del world.discord.messages[shared.id]
    await world.answer(game, BEN)
    await in_order(world, game)


async def test_a_table_message_without_edits_left_is_replaced_and_goes(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    old = world.discord.of("table")[-1]
    refuse(world, Refusal(30046, 400), edits_in_the_channel)
    await world.answer(game, ANNA)
    await world.quiet()
    assert old.id not in world.discord.messages
    await in_order(world, game)


# Receipts that were lost


def lose_receipts(world: Hosted, kind: str) -> None:
    """Let messages of a kind be made without our learning of it."""
    create = world.discord.create

    def create_and_lose(what: str, channel: int, text: str, nonce: str) -> Posted:
        posted = create(what, channel, text, nonce)
        if what == kind:
            raise BROKEN
        return posted

    world.discord.create = create_and_lose  # type: ignore[assignment,method-assign] # the network loses answers


async def test_pings_whose_receipts_were_lost_are_found_and_taken_away(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", pauses=(3600.0,) * 3) as world:
        lose_receipts(world, "turn")
        game = await world.game(ANNA, BEN)
        await world.host.settle()
        for _ in range(8):
            acting = (await world.host.reading(game)).acting
            pinged = [seat for text in world.discord.texts("turn") for seat in orjson.loads(text)]
            assert len(pinged) == len(set(pinged))
            assert set(pinged) <= set(acting)
            await world.play(game, [ANNA, BEN], 1)
            await world.host.settle()
        await world.host.end(game, ANNA)
        await world.host.settle()
        assert world.discord.texts("turn") == []
        assert await owed(world) == []


async def test_a_ping_that_is_found_by_the_next_attempt_names_only_those_who_must_still_act(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", pauses=(3600.0,) * 3) as world:
        game, create = await world.game(ANNA, BEN, CARA), world.discord.create
        await world.host.settle()
        lose_receipts(world, "turn")
        await world.answer(game, ANNA)
        await world.host.settle()
        await world.answer(game, BEN)
        await world.host.settle()
        assert world.discord.texts("turn") == ["[0]", "[1, 2]"]
        world.discord.create = create  # type: ignore[method-assign] # the network is back
        await world.host._ledger.outbox.resume()
        await world.host.settle()
        assert (await world.host.reading(game)).acting == (0, 2)
        assert world.discord.texts("turn") == ["[0]", "[2]"]


async def test_a_hand_whose_receipt_was_lost_does_not_stay_with_whoever_left(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", pauses=(3600.0,) * 3) as world:
        lose_receipts(world, "hand")
        game = await world.game(ANNA, BEN)
        await world.host.settle()
        assert len(world.discord.of("hand", DM + BEN.user_id)) == 1
        await world.host.leave(game, BEN)
        await world.host.settle()
        assert world.discord.of("hand", DM + BEN.user_id) == []


async def test_a_hand_that_is_on_its_way_when_its_owner_leaves_is_taken_away(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        left = False

        class Leaving(FakeCourier):
            async def _put(self, kind: str, delivery: Delivery, text: str) -> Posted:
                nonlocal left
                posted = await super()._put(kind, delivery, text)
                if delivery.user_id == BEN.user_id and not left:
                    left = True
                    await world.host.leave(delivery.game_id, BEN)
                return posted

        await world.game(ANNA, BEN)
        await world.host.open(Leaving(world.host, world.discord))
        world.host.resume()
        await world.quiet()
        assert left
        assert world.discord.of("hand", DM + BEN.user_id) == []


# Pings wait for no picture


async def test_pings_and_notices_go_out_while_nothing_can_be_edited(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", pauses=(3600.0,) * 3) as world:
        game = await world.game(ANNA, BEN, CARA)
        await world.host.settle()
        refuse(world, BROKEN, edits_in_the_channel)
        for _ in range(6):
            await world.play(game, [ANNA, BEN, CARA], 1)
            await world.host.settle()
            acting = set((await world.host.reading(game)).acting)
            assert acting <= {seat for text in world.discord.texts("turn") for seat in orjson.loads(text)}
        await world.host.leave(game, CARA)
        await world.host.settle()
        assert world.discord.texts("notice")


class Hanging(FakeCourier):
    """Draws a table for ever, and tells when a ping is there."""

    def __init__(self, world: Hosted) -> None:
        super().__init__(world.host, world.discord)
        self.pinged = asyncio.Event()

    async def table(self, delivery: Delivery) -> Posted | None:
        return await asyncio.Future[Posted]()

    async def turn(self, delivery: Delivery) -> Posted | None:
        posted = await super().turn(delivery)
        self.pinged.set()
        return posted


async def test_a_picture_that_hangs_holds_up_no_ping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.outbox.box.PATIENCE", 0.05)
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        hangs = Hanging(world)
        await world.game(ANNA, BEN)
        await world.host.open(hangs)
        world.host.resume()
        async with asyncio.timeout(5):
            await hangs.pinged.wait()
        assert world.discord.of("table") == []
        await world.host.close(patience=0.01)


# Hands


async def test_a_hand_is_right_again_in_every_game_when_one_direct_message_arrives(world: Hosted) -> None:
    refuse(world, Refusal(50007), bens_messages)
    game = await world.game(ANNA, BEN)
    await world.quiet()
    assert (await world.host.reading(game)).seats[1].dm_closed
    refuse(world, None)
    await world.lobby(BEN, place=Place(7, 71))
    await world.quiet()
    assert not (await world.host.reading(game)).seats[1].dm_closed
    hand = str((await world.host.reading(game, BEN.user_id)).view.hand)
    assert hand in [message.text for message in world.discord.of("hand", DM + BEN.user_id)]


@pytest.mark.parametrize("headline, edits", [("move {}", 1), ("round 1", 0)])
async def test_a_ping_that_stands_says_what_is_asked_now(
    world: Hosted, monkeypatch: pytest.MonkeyPatch, headline: str, edits: int
) -> None:
    monkeypatch.setattr(owing, "_headline", lambda change: headline.format(change.match.number))
    game = await world.game(ANNA, BEN)
    await world.quiet()
    (ping,) = world.discord.of("turn")
    await world.answer(game, ANNA)  # who is asked something else then
    await world.quiet()
    assert (ping.text, ping.edits) == ("[0]", edits)
    assert len(world.discord.of("turn")) == 2


# Undo


@pytest.mark.parametrize("name,told", [("Ben", "Ben"), ("anna", "anna 2")])
async def test_who_was_pinged_and_need_not_act_any_more_is_told_without_a_ping(
    world: Hosted, name: str, told: str
) -> None:
    game = await world.game(ANNA, replace(BEN, name=name))
    await world.answer(game, ANNA)
    await world.quiet()
    assert sorted(world.discord.texts("turn")) == ["[0]", "[1]"]
    await world.host.undo(game, ANNA.user_id)
    await in_order(world, game)
    assert world.discord.texts("notice") == [f"notice-undone ['{told}']"]


async def test_who_never_saw_the_ping_hears_nothing_of_an_undo(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        await world.answer(game, ANNA)
        await world.host.undo(game, ANNA.user_id)
        await world.open()
        await in_order(world, game)
        assert world.discord.texts("notice") == []
