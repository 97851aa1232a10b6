"""People who vanish: the bot plays their turn or keeps their seat warm, tells them why, and gives it back at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.hosting import automatic
from bot.hosting.clock.absence import away, overdue
from bot.hosting.clock.moments import DAY, HOUR, seconds
from bot.hosting.thinking import hint
from bot.values.pace import OVERDUES, REMIND, TURN, WARM
from bot.values.people import Person
from bot.values.states import OVER
from engine.ask import Ask
from engine.hint import Hint
from tests.bot.fake_discord import DM
from tests.bot.hosted import ANNA, BEN, CARA, DORA, Hosted, hosted

TABLE = (ANNA, BEN, CARA, DORA)
KEEP_WARM = OVERDUES[WARM]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


def told(world: Hosted, person: Person) -> list[str]:
    return [message.text for message in world.discord.of("played", DM + person.user_id)]


async def test_an_overdue_turn_is_played_and_told_and_the_seat_is_kept(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.later(days=1)
    seat = await world.seat(game, ANNA)
    assert (seat.stand_in, seat.missed, seat.user_id) == ("", 1, ANNA.user_id)
    assert overdue(seat)
    assert not away(seat)
    assert told(world, ANNA) == ["['best-guess', 'best-card'] False"]  # what wins, and a bid
    rows = await world.choices(game)
    assert [(row.seat, row.automatic) for row in rows if row.seat is not None] == [(0, True), (0, True)]
    assert (await world.host.reading(game)).acting == (1,)
    await world.answer(game, BEN)
    assert not (await world.seat(game, ANNA)).bot_answers
    assert (await world.seat(game, ANNA)).due == seconds(world.time) + DAY
    await world.answer(game, ANNA)
    assert not overdue(await world.seat(game, ANNA))


async def test_whoever_takes_no_messages_is_sent_none_about_what_was_played(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()  # a hand that arrives later would tell that they take messages
    await world.change_seats(game, dm_closed=True)
    await world.later(days=1)
    assert (await world.host.reading(game)).acting == (1,)
    assert told(world, ANNA) == []


async def test_nobody_is_pinged_for_a_seat_in_which_the_bot_stands_in(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, overdue=KEEP_WARM)
    await world.quiet()
    assert world.discord.texts("turn") == ["[0]"]
    await world.later(days=1)
    assert world.discord.texts("turn") == ["[1]"]
    for _ in range(2):
        await world.answer(game, BEN)
        await world.quiet()
    assert world.discord.texts("turn") == ["[1]"]


async def test_a_warm_seat_is_played_until_its_person_is_back(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, overdue=KEEP_WARM)
    await world.later(days=1)
    for _ in range(3):
        await world.answer(game, BEN)
    await world.quiet()
    assert len(told(world, ANNA)) == 1  # once, with the button
    assert (await world.host.reading(game)).acting == (1,)
    assert await world.host.back(game, ANNA)
    assert not await world.host.back(game, ANNA)
    await world.answer(game, BEN)
    assert 0 in (await world.host.reading(game)).acting
    assert (await world.seat(game, ANNA)).due == seconds(world.time) + DAY


async def test_whoever_is_overdue_twice_in_a_row_is_not_waited_for_any_more(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.later(days=1)
    await world.answer(game, BEN)
    await world.later(days=1)
    seat = await world.seat(game, ANNA)
    assert seat.stand_in == WARM
    assert away(seat)
    assert len(told(world, ANNA)) == 2


async def test_a_table_that_only_reminds_waits(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, overdue=OVERDUES[REMIND])
    await world.later(days=50)
    await world.later(days=50)
    assert (await world.host.reading(game)).acting == (0,)
    assert overdue(await world.seat(game, ANNA))
    assert [row for row in await world.choices(game) if row.automatic] == []


async def test_a_person_takes_the_seat_back_between_two_automatic_answers(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(ANNA, BEN)
    calls = []

    async def interrupted(key: str, view: object, ask: Ask) -> Hint:
        calls.append(ask.key)
        if len(calls) == 2:  # the first answer is in, and the bot thinks about the second
            assert await world.host.back(game, ANNA)
        return await hint(key, view, ask)

    monkeypatch.setattr(automatic, "hint", interrupted)
    await world.later(days=1)
    assert calls == ["wins", "bid"]
    table = await world.host.reading(game, ANNA.user_id)
    assert table.must_act
    assert [row.key for row in await world.choices(game) if row.automatic] == ["wins"]
    assert (await world.seat(game, ANNA)).due == seconds(world.time) + HOUR
    assert told(world, ANNA) == []
    await world.answer(game, ANNA)


async def test_two_processes_fire_a_deadline_once(world: Hosted, tmp_path: Path) -> None:
    game = await world.game(ANNA, BEN)
    async with hosted(tmp_path / "games.db", world.discord, deliver=False) as other:
        world.time = other.time = world.time + timedelta(days=1)
        await asyncio.gather(*(one.host.lived() for one in (world, other)))
        await asyncio.gather(world.quiet(), other.quiet())
        assert [row.key for row in await world.choices(game)] == ["opening", "wins", "bid"]
        assert (await world.seat(game, ANNA)).missed == 1
    await world.host.resume_all()
    await world.quiet()
    assert len(told(world, ANNA)) == 1
    assert [text for text in world.discord.texts("notice") if "overdue" in text] == [
        "notice-overdue-turn {'name': 'Anna'}"
    ]


async def test_an_answer_of_their_own_takes_the_seat_back(world: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await world.game(ANNA, BEN)

    async def answered(key: str, view: object, ask: Ask) -> Hint:
        if (await world.seat(game, ANNA)).bot_answers:
            await world.answer(game, ANNA)
        return await hint(key, view, ask)

    monkeypatch.setattr(automatic, "hint", answered)
    await world.later(days=1)
    assert [row for row in await world.choices(game) if row.automatic] == []
    assert (await world.host.reading(game, ANNA.user_id)).must_act  # her bid, which waits for her alone
    assert not overdue(await world.seat(game, ANNA))


async def test_a_turn_that_the_bot_played_can_be_taken_back_by_its_person(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.later(days=1)
    await world.host.undo(game, ANNA.user_id)
    seat = await world.seat(game, ANNA)
    assert (seat.due, seat.missed) == (seconds(world.time) + HOUR, 0)


@pytest.mark.parametrize("then", [TURN, WARM])
@pytest.mark.parametrize("luck", range(2))
async def test_a_table_of_four_two_of_whom_vanish_in_turn_reaches_its_end(world: Hosted, then: str, luck: int) -> None:
    game = await world.game(*TABLE, overdue=OVERDUES[then])
    await play_with_absences(world, game, {BEN, DORA}, Random(luck))
    await world.quiet()
    final = await world.host.reading(game)
    assert final.game.state == OVER
    assert len(world.discord.of("final")) == 1
    assert sum(final.scores) > 0
    assert [seat.user_id for seat in final.seats] == [person.user_id for person in TABLE]
    assert all(not seat.bot_answers and seat.due is None for seat in final.seats)


async def play_with_absences(world: Hosted, game: int, vanishing: set[Person], dice: Random) -> None:
    """Let those who are there play, two vanish one after the other, and time pass, until the game is over."""
    gone: set[Person] = set()
    for day in range(400):
        if (await world.host.reading(game)).game.state == OVER:
            return
        if day in {3, 6}:
            gone = {min(vanishing - gone, key=lambda person: person.user_id)} | (gone if day == 6 else set())
        there = [person for person in TABLE if person not in gone]
        if not await play_one(world, game, there, dice):
            await world.later(hours=8)


async def play_one(world: Hosted, game: int, people: Sequence[Person], dice: Random) -> bool:
    acting = [one for one in people if (await world.host.reading(game, one.user_id)).must_act]
    if acting:
        await world.answer(game, dice.choice(acting))
    return bool(acting)
