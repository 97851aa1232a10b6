"""People who are no more on the server: found out, given a day, and their seats offered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.hosting import membership
from bot.hosting.clock.moments import DAY
from bot.hosting.ledger import Ledger
from bot.hosting.ringing import sleeper
from bot.hosting.seats.gone import games_of_the_gone, give_up, look_for
from bot.values.pace import OVERDUES, REMIND
from bot.values.people import Place
from bot.values.refusal import HostError
from bot.values.states import ENDED, RUNNING
from tests.bot.fake_discord import DM, FakeCourier, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, DORA, EVE, Hosted, hosted


class FakeRoll:
    """A server of which some people are members no more."""

    def __init__(self) -> None:
        self.gone: set[int] = set()
        self.silent = False
        self.asked: list[int] = []
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        """What happens before it answers."""

    async def belongs(self, guild_id: int, user_id: int) -> bool | None:
        assert guild_id == 7
        if self.meanwhile is not None:
            await self.meanwhile()
        self.asked.append(user_id)
        return None if self.silent else user_id not in self.gone


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


@pytest_asyncio.fixture
async def roll(world: Hosted, monkeypatch: pytest.MonkeyPatch) -> FakeRoll:
    monkeypatch.setattr(membership, "GAP", 0.0)
    known = FakeRoll()
    await world.host.open(FakeCourier(world.host, world.discord), known)
    return known


async def notices(world: Hosted) -> list[str]:
    await world.host.settle()
    return [text.split(" ")[0] for text in world.discord.texts("notice")]


async def after(world: Hosted, seconds: int, game: int) -> None:
    world.time += timedelta(seconds=seconds)
    await give_up(world.host._ledger, game)


async def test_a_host_who_has_left_the_server_has_the_chair_no_more(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, CARA)
    with pytest.raises(HostError, match="not-host"):
        await world.host.check_end(game, BEN)
    roll.gone = {ANNA.user_id}
    await world.host.check_end(game, BEN)
    with pytest.raises(HostError, match="not-host"):
        await world.host.end(game, CARA)
    assert (await world.host.end(game, BEN)).state == ENDED
    assert (await notices(world))[:2] == ["notice-gone", "notice-host"]


@pytest.mark.parametrize("how", ["answers", "is found"])
async def test_whoever_comes_back_to_a_table_whose_host_has_left_has_the_chair(
    world: Hosted, roll: FakeRoll, how: str
) -> None:
    game = await world.game(ANNA, BEN, overdue=OVERDUES[REMIND])
    roll.gone = {BEN.user_id}
    await look_for(world.host._ledger, game)
    await world.host.leave(game, ANNA)
    assert (await world.game_row(game)).host_id == ANNA.user_id
    if how == "answers":
        await world.play(game, [BEN], 1)
    else:
        roll.gone = set()
        await look_for(world.host._ledger, game)
    assert (await world.game_row(game)).host_id == BEN.user_id


async def test_a_lobby_whose_host_has_left_the_server_can_begin(world: Hosted, roll: FakeRoll) -> None:
    game = await world.lobby(ANNA, BEN, CARA)
    roll.gone = {ANNA.user_id}
    with pytest.raises(HostError, match="not-host"):
        await world.host.begin(game.id, CARA)
    assert [seat.user_id for seat in (await world.host.begin(game.id, BEN)).seats] == [2, 3]
    assert await notices(world) == ["notice-gone-lobby", "notice-host"]


async def test_somebody_whose_messages_are_refused_is_looked_for(world: Hosted, roll: FakeRoll) -> None:
    roll.gone = {BEN.user_id}
    world.discord.refuse = lambda _, channel: Refusal(50278) if channel == DM + BEN.user_id else None
    game = await world.game(ANNA, BEN, CARA)
    assert "notice-gone" in await notices(world)
    await world.host.seats.replace(game, ANNA, 1)
    assert (await world.host.reading(game)).offered == (1,)


async def test_whoever_only_takes_no_messages_keeps_the_seat(world: Hosted, roll: FakeRoll) -> None:
    world.discord.refuse = lambda _, channel: Refusal(50007) if channel == DM + BEN.user_id else None
    game = await world.game(ANNA, BEN, CARA)
    await world.host.settle()
    assert roll.asked == [BEN.user_id]
    with pytest.raises(HostError, match="replace-too-early"):
        await world.host.seats.replace(game, ANNA, 1)


async def test_a_clock_that_went_on_meanwhile_is_not_set_back_by_coming_back(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, overdue=OVERDUES[REMIND])
    before = await world.seat(game, ANNA)
    for gone in ({ANNA.user_id}, set()):
        world.time += timedelta(hours=5)
        roll.gone = gone
        assert await look_for(world.host._ledger, game)
    after = await world.seat(game, ANNA)
    assert (after.since, after.due, after.missed) == (before.since, before.due, 0)


async def test_nothing_is_told_of_a_seat_until_the_bot_has_played_it_and_then_all(
    world: Hosted, roll: FakeRoll
) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA, ("high",))  # all three bid now
    await world.answer(game, BEN)
    roll.gone = {BEN.user_id}
    await look_for(world.host._ledger, game)
    await world.answer(game, ANNA)  # he has nothing to do yet
    await world.answer(game, CARA)  # he has won, and may swap
    await world.quiet()
    told = [message.text for message in world.discord.of("played", DM + BEN.user_id)]
    assert told == ["['best-guess'] True"]


async def test_after_a_day_the_seat_is_offered_and_not_before(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, CARA)
    roll.gone = {BEN.user_id}
    await world.host.seats.check_replace(game, ANNA, 1)
    await after(world, DAY - 1, game)
    assert (await world.host.reading(game)).offered == ()
    await after(world, 1, game)
    assert (await world.host.reading(game)).offered == (1,)
    assert await notices(world) == ["notice-gone", "notice-gone-offered"]
    roll.gone = set()
    await world.host.seats.take(game, BEN, 1)


@pytest.mark.parametrize("how", ["rejoins", "plays"])
async def test_whoever_is_back_within_a_day_keeps_the_seat(world: Hosted, roll: FakeRoll, how: str) -> None:
    game = await world.game(ANNA, BEN, CARA)
    roll.gone = {ANNA.user_id}
    await world.host.seats.check_replace(game, BEN, 0)
    if how == "plays":
        await world.host.back(game, ANNA)
    roll.gone = set()
    await after(world, 2 * DAY, game)
    assert (await world.host.reading(game)).offered == ()
    with pytest.raises(HostError, match="replace-too-early"):
        await world.host.seats.replace(game, BEN, 0)


async def test_a_game_that_everybody_has_left_is_over(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN)
    roll.gone = {ANNA.user_id, BEN.user_id}
    for seat in (0, 1):
        with pytest.raises(HostError, match="not-host"):
            await world.host.seats.check_replace(game, CARA, seat)
    await after(world, DAY, game)
    assert (await world.host.reading(game)).game.state == ENDED
    await world.lobby(CARA)


async def test_where_nobody_can_tell_nobody_is_gone(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN)
    roll.silent = True
    with pytest.raises(HostError, match="not-host"):
        await world.host.end(game, BEN)
    assert (await world.host.reading(game)).game.state == RUNNING


async def test_discord_is_not_asked_at_every_click(
    world: Hosted, roll: FakeRoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "GAP", 60.0)
    game = await world.game(ANNA, BEN)
    for _ in range(5):
        with pytest.raises(HostError, match="not-host"):
            await world.host.end(game, BEN)
    assert roll.asked == [ANNA.user_id]


async def test_two_who_look_for_the_same_person_at_once_find_the_same(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, CARA)
    ledger = world.host._ledger
    for gone in (True, False):
        roll.gone = {BEN.user_id} if gone else set()
        news = await asyncio.gather(*(look_for(ledger, game, [BEN.user_id]) for _ in range(3)))
        assert sorted(news) == [False, False, True]
        assert ((await world.seat(game, BEN)).gone_at is not None) == gone


async def test_nobody_is_found_gone_from_a_game_that_has_ended_meanwhile(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, CARA)
    roll.gone = {BEN.user_id}
    roll.meanwhile = partial(world.host.end, game, ANNA)
    await look_for(world.host._ledger, game, [BEN.user_id])
    assert (await world.seat(game, BEN)).gone_at is None
    assert "notice-gone" not in await notices(world)


async def test_a_seat_is_kept_while_nobody_can_ask_whether_its_person_is_back(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, CARA)
    roll.gone = {BEN.user_id}
    await look_for(world.host._ledger, game)
    roll.silent = True
    await after(world, 2 * DAY, game)
    assert (await world.host.reading(game)).offered == ()
    assert await games_of_the_gone(world.host._ledger) == [game]
    roll.silent = False
    await after(world, 60, game)
    assert (await world.host.reading(game)).offered == (1,)


async def test_a_seat_is_kept_while_the_game_is_held(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, CARA)
    roll.gone = {BEN.user_id}
    await look_for(world.host._ledger, game)
    async with world.host._ledger.changing(game) as change:
        change.game.held = True
    await after(world, 2 * DAY, game)
    assert (await world.host.reading(game)).offered == ()
    async with world.host._ledger.changing(game) as change:
        change.game.held = False
    await after(world, 60, game)
    assert (await world.host.reading(game)).offered == (1,)


async def test_who_is_late_is_looked_for_and_offered_by_the_clock_alone(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, CARA)
    roll.gone = {ANNA.user_id}
    await world.later(days=1)
    assert roll.asked == [ANNA.user_id]
    assert (await world.host.reading(game)).acting == (1, 2)  # what she was asked is answered already
    assert (await world.host.reading(game)).game.host_id == BEN.user_id
    await world.later(days=1)
    assert (await world.host.reading(game)).offered == (0,)
    await world.host.seats.take(game, ANNA, 0)


async def test_the_clock_of_whoever_takes_a_seat_over_begins_anew(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.host.leave(game, BEN)
    await world.later(hours=20)
    await world.play(game, [ANNA, CARA], 1)
    await world.host.seats.take(game, BEN, 1)
    seat = await world.seat(game, BEN)
    acting = 1 in (await world.host.reading(game)).acting
    assert (seat.due is not None) == acting
    assert seat.due is None or seat.due == int(world.time.timestamp()) + DAY


async def test_trouble_with_one_game_keeps_the_others_from_nothing(
    world: Hosted, roll: FakeRoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await world.game(ANNA, BEN), await world.game(CARA, DORA, EVE, place=Place(7, 71))
    roll.gone = {BEN.user_id, DORA.user_id}
    for game in (first, second):
        await look_for(world.host._ledger, game)

    async def fails(ledger: Ledger, game_id: int) -> None:
        if game_id == first:
            raise RuntimeError("no idea")
        await give_up(ledger, game_id)

    monkeypatch.setattr(sleeper, "give_up", fails)
    await world.later(days=1)
    assert [(await world.host.reading(game)).offered for game in (first, second)] == [(), (1,)]


async def test_a_game_that_is_over_is_not_looked_at_for_ever(world: Hosted, roll: FakeRoll) -> None:
    game = await world.game(ANNA, BEN)
    roll.gone = {BEN.user_id}
    await look_for(world.host._ledger, game)
    await world.host.end(game, ANNA)
    await world.later(days=1)
    assert await games_of_the_gone(world.host._ledger) == []
