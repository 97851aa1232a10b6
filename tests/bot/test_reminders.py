"""Reminders: one when a fifth is left, one when all is up, none else; folded, private, and never for nothing."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import pytest
from sqlmodel import col, delete

from bot.app.courier import Messenger
from bot.hosting.clock.pausing import pause
from bot.hosting.clock.reminding import LATE, NUDGE, SILENT, SOON
from bot.outbox.claim import announce, find
from bot.outbox.closed import reminding
from bot.outbox.delivery import Delivery, Posted
from bot.outbox.lanes import lane_of
from bot.store.schema import OutboxRow
from bot.values.pace import OVERDUES, PACES, REMIND, WARM
from bot.values.people import Place
from bot.values.refusal import HostError
from tests.bot.fake_discord import DM, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, DORA, HERE, Hosted, hosted, refused

CLOSED = 50007
REMINDING = OVERDUES[REMIND]
NO_CLOCK = PACES["none"]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


def reminders(world: Hosted, user: int) -> list[str]:
    return [message.text for message in world.discord.of("reminder", DM + user)]


def notices(world: Hosted, about: str) -> list[str]:
    return [text for text in world.discord.texts("notice") if text.startswith(about)]


async def test_a_turn_has_one_reminder_and_one_when_it_is_overdue(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, overdue=REMINDING)
    await world.later(hours=19)
    assert reminders(world, 1) == []
    await world.later(hours=1)
    assert reminders(world, 1) == [f"{game} soon"]
    for _ in range(3):
        await world.later(hours=1)
    assert reminders(world, 1) == [f"{game} soon"]
    await world.later(hours=1)
    assert reminders(world, 1) == [f"{game} soon", f"{game} late"]
    for _ in range(40):
        await world.later(days=1)
    assert len(reminders(world, 1)) == 2
    assert reminders(world, 2) == []
    assert (await world.host.reading(game)).acting == (0,)


async def test_nobody_is_reminded_after_their_move(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    await world.later(days=30)
    assert world.discord.of("reminder") == []


async def test_a_reminder_that_comes_after_the_move_is_not_sent(world: Hosted) -> None:
    world.host._ledger.outbox.courier = None
    game = await world.game(ANNA, BEN)
    await world.later(hours=20)
    await world.answer(game, ANNA)
    await world.answer(game, ANNA)
    await world.open()
    await world.quiet()
    assert world.discord.of("reminder") == []


async def test_without_a_clock_silence_is_broken_three_times_and_then_the_game_sleeps(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA, pace=NO_CLOCK)
    await world.answer(game, ANNA)  # all three bid now
    for _ in range(100):
        await world.later(hours=12)
    for user in (1, 2, 3):
        assert reminders(world, user) == [f"{game} silent"] * 3
    assert len(notices(world, "notice-asleep")) == 1
    assert (await world.host.reading(game)).acting == (0, 1, 2)


async def test_whoever_wants_no_more_for_a_turn_gets_no_more(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, pace=NO_CLOCK)
    await world.host.hush(game, ANNA.user_id)
    for _ in range(20):
        await world.later(days=1)
    assert reminders(world, 1) == []
    assert len(notices(world, "notice-asleep")) == 1


async def test_games_that_wait_for_one_person_are_told_in_one_message(world: Hosted) -> None:
    games = [await world.game(ANNA, BEN, place=Place(7, 70 + number)) for number in range(5)]
    await world.quiet()
    await world.later(hours=20)
    assert reminders(world, 1) == [", ".join(f"{game} soon" for game in games)]


async def test_a_reminder_that_was_taken_back_takes_no_other_with_it(world: Hosted) -> None:
    world.host._ledger.outbox.courier = None
    for number in range(2):
        await world.game(ANNA, BEN, place=Place(7, 70 + number))
    await world.later(hours=20)
    async with world.store.writing() as session:
        await session.exec(delete(OutboxRow).where(col(OutboxRow.kind) != "reminder"))
    async with world.store.reading() as session:
        claim = await find(session, lane_of("user:1", "reminder"))
    assert claim is not None
    async with world.store.writing() as session:
        await session.exec(delete(OutboxRow).where(col(OutboxRow.id) == claim.row_id))
    async with world.store.writing() as session:
        assert not await announce(session, claim)
    assert tuple(row["id"] for row in (await world.rows())["outbox"]) == claim.same != ()


async def test_closed_messages_leave_one_ping_in_the_channel(world: Hosted) -> None:
    world.discord.refuse = lambda _, channel: Refusal(CLOSED) if channel == DM + 1 else None
    await world.game(ANNA, BEN, overdue=REMINDING)
    await world.quiet()
    await world.later(hours=20)
    await world.later(hours=4)
    assert reminders(world, 1) == []
    assert len(notices(world, "notice-reminder-soon")) == len(notices(world, "notice-reminder-late")) == 1


async def test_messages_that_close_while_reminders_are_on_their_way(world: Hosted) -> None:
    games = [await world.game(ANNA, BEN, place=Place(7, 70 + number)) for number in range(3)]
    await world.quiet()
    world.discord.refuse = lambda _, channel: Refusal(CLOSED) if channel == DM + 1 else None
    await world.later(hours=20)
    assert len(notices(world, "notice-reminder-soon")) == len(games)
    await world.later(hours=1)
    assert len(notices(world, "notice-reminder-soon")) == len(games)


@pytest.mark.parametrize("why", [SOON, LATE, SILENT, NUDGE])
async def test_a_reminder_in_the_channel_calls_only_those_who_act_still(world: Hosted, why: str) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.quiet()
    called = called_by(world, Delivery(1, game, HERE.channel_id, reminding(why, "Dora", [1, 2, 3]), "nonce"))
    assert await called() == [1]
    await world.answer(game, ANNA)  # and all three bid
    assert await called() == [1, 2, 3]
    await world.answer(game, BEN)
    assert await called() == [1, 3]
    await world.change_seats(game, stand_in=WARM)
    assert await called() is None


def called_by(world: Hosted, delivery: Delivery) -> Callable[[], Awaitable[list[int] | None]]:
    """Return what tells whom a notice would call now; None where nothing is said."""
    courier = Messenger(cast("Any", SimpleNamespace(host=world.host, get_partial_messageable=lambda *_, **__: None)))
    said: list[list[int]] = []

    async def put(_: object, __: object, ___: object, called: list[int]) -> Posted:
        said.append(called)
        return Posted(1, 1)

    async def called() -> list[int] | None:
        with patch.object(courier._poster, "put", put):
            return said[-1] if await courier.notice(delivery) else None

    return called


async def test_a_nudge_is_private_and_seen_at_the_table(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    with pytest.raises(HostError, match="nudge-early"):
        await world.host.nudge(game, BEN)
    await world.later(hours=2)
    assert await world.host.nudge(game, BEN) == ["Anna"]
    await world.quiet()
    assert reminders(world, 1) == [f"{game} nudge Ben"]
    assert notices(world, "notice-nudged") == ["notice-nudged {'name': 'Ben'}"]
    await world.later(hours=11)
    with pytest.raises(HostError, match="nudge-early"):
        await world.host.nudge(game, CARA)
    await world.later(hours=1)
    assert await world.host.nudge(game, CARA) == ["Anna"]


async def test_nobody_nudges_themselves_or_somebody_who_need_not_act(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.later(hours=2)
    with pytest.raises(HostError, match="nudge-self"):
        await world.host.nudge(game, ANNA)
    with pytest.raises(HostError, match="not-in-game"):
        await world.host.nudge(game, DORA)


async def test_nobody_is_nudged_in_a_pause(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.later(hours=2)
    async with world.host._ledger.changing(game) as change:
        pause(change)
    assert await refused(world.host.nudge(game, BEN)) == "nudge-paused"
    assert notices(world, "notice-nudged") == reminders(world, 1) == []


@pytest.mark.parametrize("waits", [0, 1])
async def test_nobody_is_nudged_on_vacation(world: Hosted, waits: int) -> None:
    game = await world.game(ANNA, BEN, CARA, vacations=waits, overdue=REMINDING)
    await world.answer(game, ANNA)  # all three bid now
    await world.later(hours=2)
    today = world.time.date()
    for person, nudged in ((ANNA, ["Cara"]), (CARA, None)):
        await world.host.people.plan_vacation(person.user_id, today, today + timedelta(days=1))
        await world.later(hours=13)
        if nudged is None:
            assert await refused(world.host.nudge(game, BEN)) == "nudge-away"
        else:
            assert await world.host.nudge(game, BEN) == nudged
    await world.later(days=2)
    assert await world.host.nudge(game, BEN) == ["Anna", "Cara"]
