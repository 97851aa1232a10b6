"""One sentence to one person: by direct message, and aloud only where it may be."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.hosting.owing import tell_person
from bot.values.people import Place
from tests.bot.fake_discord import DM, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted

CLOSED = 50007


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


async def say(world: Hosted, game: int, user: int, aloud: str = "") -> None:
    async with world.host._ledger.changing(game) as change:
        tell_person(change, user, "notice-repaired", aloud=aloud, lost=3)
    await world.quiet()


async def said(world: Hosted, user: int) -> list[str]:
    return [message.text for message in world.discord.of("word", DM + user)]


def close_messages(world: Hosted, user: int) -> None:
    world.discord.refuse = lambda _, channel: Refusal(CLOSED) if channel == DM + user else None


async def test_a_word_reaches_somebody_seated_or_not_once(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    for person in (ANNA, CARA):
        await say(world, game, person.user_id)
        assert await said(world, person.user_id) == ["notice-repaired {'lost': 3}"]
    assert not [row for row in (await world.rows())["outbox"] if row["kind"] == "word"]


async def test_a_word_survives_a_restart(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        await say(world, game, BEN.user_id)
    async with hosted(tmp_path / "games.db") as later:
        await later.quiet()
        assert await said(later, BEN.user_id) == ["notice-repaired {'lost': 3}"]


async def test_where_messages_are_closed_only_what_may_be_said_aloud_is_said(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    close_messages(world, BEN.user_id)
    await say(world, game, BEN.user_id)
    assert (await world.host.reading(game)).seats[1].dm_closed
    assert [text.split()[0] for text in world.discord.texts("notice")] == ["notice-dm-closed"]
    await say(world, game, BEN.user_id, aloud="notice-automatic-stuck")
    assert world.discord.texts("notice")[1:] == ["notice-automatic-stuck {'lost': 3}"]
    asked = len(world.discord.calls)
    await say(world, game, BEN.user_id)
    assert len(world.discord.calls) == asked


async def test_the_first_refusal_says_aloud_what_it_may(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    close_messages(world, BEN.user_id)
    await say(world, game, BEN.user_id, aloud="notice-automatic-stuck")
    assert [text.split()[0] for text in world.discord.texts("notice")] == ["notice-dm-closed", "notice-automatic-stuck"]
    assert not [row for row in (await world.rows())["outbox"] if row["kind"] == "word"]


async def test_a_channel_that_is_not_the_one_we_knew_from_another_game_is_opened_once_more_and_not_for_ever(
    world: Hosted,
) -> None:
    await world.game(ANNA, BEN)
    other = await world.game(BEN, CARA, place=Place(7, 71))
    await world.quiet()
    calls: list[int] = []

    def refuse(_: str, channel: int) -> Refusal | None:
        if channel != DM + ANNA.user_id:
            return None
        calls.append(channel)
        return Refusal(10003, 404) if len(calls) < 20 else None

    world.discord.refuse = refuse
    await say(world, other, ANNA.user_id)
    assert len(calls) == 2  # the one we knew, and the one that was opened
    assert await said(world, ANNA.user_id) == []
