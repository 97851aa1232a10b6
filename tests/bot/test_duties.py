"""What a table owes is kept whatever happens to a message: it is looked at again, and nothing is owed twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import orjson
import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st
from sqlmodel import delete

from bot.outbox.delivery import Delivery, Posted
from bot.outbox.duties import Do, duties, seats_of
from bot.store.schema import OWED, STANDING, WAITING, OutboxRow
from bot.values.people import Place
from tests.bot.fake_discord import DM, FakeCourier, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted

CHANNEL = HERE.channel_id
ARCHIVED = Refusal(50083, 400)
BROKEN = Refusal(0, 503)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", pauses=(0.01, 0.02, 0.03)) as running:
        yield running


def in_the_channel(_kind: str, channel: int, _doing: str) -> bool:
    return channel == CHANNEL


def edits_in_the_channel(_kind: str, channel: int, doing: str) -> bool:
    return channel == CHANNEL and doing == "edit"


def bens_messages(_kind: str, channel: int, _doing: str) -> bool:
    return channel == DM + BEN.user_id


def refuse(world: Hosted, error: Exception | None, where: Callable[[str, int, str], bool] = lambda *_: True) -> None:
    """Refuse requests from now on; those that are meant are told by their kind, their channel and what they do."""

    def answer(kind: str, channel: int) -> Exception | None:
        return error if where(kind, channel, world.discord.doing) else None

    world.discord.refuse = answer


async def owed(world: Hosted) -> list[str]:
    """Return what the outbox holds beside pings that stand."""
    return sorted(row["kind"] for row in (await world.rows())["outbox"] if row["state"] != "standing")


async def in_order(world: Hosted, game: int) -> None:
    """Check that the channel shows the present, and that exactly those who must act have exactly one ping."""
    await world.quiet()
    table = await world.host.reading(game)
    assert await owed(world) == []
    shown = [message for message in world.discord.of("table", CHANNEL) if message.text != "retired"]
    assert [message.text for message in shown] == [f"{table.game.state} {table.game.number} {table.acting}"]
    assert [message.id for message in shown] == [table.game.table_message_id]
    pinged = [seat for text in world.discord.texts("turn") for seat in orjson.loads(text)]
    assert sorted(pinged) == list(table.acting)


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


# Looking again


def spoil(world: Hosted) -> None:
    """Do as a moderator who deletes all that the bot has said in the channel."""
    for message in list(world.discord.messages.values()):
        if message.channel == CHANNEL:
            del world.discord.messages[message.id]


async def test_whoever_looks_finds_what_a_moderator_deleted(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.quiet()
    spoil(world)
    world.host.look(game, check=True)
    await in_order(world, game)


async def test_a_lobby_that_was_deleted_is_found_too(world: Hosted) -> None:
    game = (await world.lobby(ANNA)).id
    await world.quiet()
    spoil(world)
    world.host.look(game, check=True)
    await in_order(world, game)


async def test_looking_where_all_is_well_changes_nothing(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.quiet()
    before = {message.id: message.text for message in world.discord.messages.values()}
    world.host.look(game, check=True)
    await in_order(world, game)
    assert {message.id: message.text for message in world.discord.messages.values()} == before


@pytest.mark.parametrize("code", [50001, 50013])
@pytest.mark.parametrize("check", [False, True])
async def test_rights_that_are_given_back_bring_the_present(world: Hosted, code: int, *, check: bool) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.quiet()
    refuse(world, Refusal(code), in_the_channel)
    await world.play(game, [ANNA, BEN, CARA], 3)
    await world.quiet()
    refuse(world, None)
    assert HERE.guild_id is not None
    world.host.look_in(HERE.guild_id, check=check)
    await in_order(world, game)
    assert not (await world.host.reading(game)).game.no_access


async def test_a_channel_that_stays_closed_costs_a_request_a_look(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refuse(world, Refusal(10003, 404), in_the_channel)
    await world.answer(game, ANNA)
    await world.quiet()
    before = len(world.discord.calls)
    for _ in range(3):
        world.host.look(game)
        await world.quiet()
    assert len(world.discord.calls) - before == 3


async def test_pings_that_stand_after_the_end_go_when_somebody_looks(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refuse(world, Refusal(50001), in_the_channel)
    await world.host.end(game, ANNA)
    await world.quiet()
    refuse(world, None)
    world.host.look(game)
    await world.quiet()
    assert world.discord.texts("turn") == []
    assert (await world.rows())["outbox"] == []


async def test_a_game_that_an_older_version_left_without_a_ping_gets_one(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    async with world.store.writing() as session:
        await session.exec(delete(OutboxRow))
    spoil(world)
    await world.change_game(game, no_access=True)
    world.host.look(game)
    await in_order(world, game)


async def test_all_games_are_looked_at_after_a_start_and_the_unreachable_ones_less_and_less(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    spoil(world)
    looks = world.host._looks
    await looks._look_at_all(0)
    await in_order(world, game)
    refuse(world, Refusal(50001), in_the_channel)
    await world.answer(game, ANNA)
    await world.quiet()
    tried = []
    for number in range(1, 20):
        before = len(world.discord.calls)
        await looks._look_at_all(number)
        await world.quiet()
        tried += [number] if len(world.discord.calls) > before else []
    assert tried == [1, 2, 4, 8, 16]
    refuse(world, None)
    await looks._look_at_all(24)
    await in_order(world, game)
    await looks._look_at_all(25)  # reached, so it is looked at in every round again
    assert looks._vain == {}


async def test_a_table_is_posted_anew_for_all_but_not_again_and_again(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    before = len(world.discord.of("table"))
    for _ in range(3):
        world.host.post_anew(game)
        await world.host.settle()
    assert len(world.discord.of("table")) == before + 1
    assert world.discord.texts("table")[:-1] == ["retired"] * before


async def test_a_picture_that_is_forbidden_is_owed_until_it_is_allowed(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    world.discord.bare = True
    await world.answer(game, ANNA)
    await world.quiet()
    assert await owed(world) == ["table"]
    assert world.discord.of("table")[-1].edits == 1
    world.discord.bare = False
    assert HERE.guild_id is not None
    world.host.look_in(HERE.guild_id)
    await in_order(world, game)
