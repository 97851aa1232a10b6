"""Whether whoever watches sees the channel still: only a clear no ends the watching, and nobody's doubt does."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
from sqlalchemy.exc import OperationalError

from bot.app.admission import still_seen
from bot.app.courier import Messenger
from bot.outbox.delivery import Delivery, LaterError
from bot.store.memory import WatchRow
from bot.values.refusal import HostError
from tests.bot.fake_discord import FakeCourier
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.bot.visitors import NONE, VIEW, Thread

UNKNOWN_CHANNEL, UNKNOWN_SERVER, UNKNOWN_MEMBER, NO_ACCESS = 10003, 10004, 10007, 50001
Wrong = Callable[[], Exception]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


def no(code: int) -> Wrong:
    return lambda: discord.HTTPException(MagicMock(status=403), {"code": code, "message": ""})


def broken() -> Exception:
    return discord.DiscordServerError(MagicMock(status=503), "")


def answer(wrong: Wrong | None, found: Any = None) -> Any:
    async def fetched(_: int) -> Any:
        if wrong is not None:
            raise wrong()
        return found

    return fetched


def client(
    *, there: bool = True, unavailable: bool = False, member: Wrong | None = None, kept: Any = None, asked: Any = None
) -> Any:
    """Return a bot in whose server somebody is looked for; the channel is in its cache, or Discord is asked."""
    guild = SimpleNamespace(
        unavailable=unavailable,
        fetch_member=answer(member, SimpleNamespace(id=CARA.user_id)),
        get_channel_or_thread=lambda _: kept,
        fetch_channel=asked or answer(no(UNKNOWN_CHANNEL)),
    )
    return SimpleNamespace(get_guild=lambda number: guild if there and number == 7 else None, holds=lambda _: True)


def channel(rights: discord.Permissions = VIEW) -> Any:
    return SimpleNamespace(permissions_for=lambda _: rights)


def thread(let_in: Wrong | None, *, parent: Any = True) -> Any:
    made: Any = Thread()
    made.parent, made.permissions_for, made.fetch_member = parent, lambda _: VIEW, answer(let_in)
    return made


CASES = [
    (client(kept=channel()), True),
    (client(kept=channel(NONE)), False),
    (client(kept=channel(), member=no(UNKNOWN_MEMBER)), False),
    (client(kept=thread(None)), True),
    (client(kept=thread(no(UNKNOWN_MEMBER))), False),
    (client(asked=answer(None, channel())), True),  # a thread that was put away is in no cache
    (client(asked=answer(None, channel(NONE))), False),
    (client(there=False), None),
    (client(unavailable=True, kept=channel(NONE)), None),
    (client(kept=channel(), member=no(UNKNOWN_SERVER)), None),
    (client(kept=channel(), member=no(NO_ACCESS)), None),
    (client(), None),
    (client(asked=answer(no(NO_ACCESS))), None),
    (client(kept=thread(None, parent=None)), None),
    (client(kept=thread(no(0))), None),
]


@pytest.mark.parametrize("bot, seen", CASES)
async def test_only_a_clear_no_ends_the_watching(world: Hosted, bot: Any, *, seen: bool | None) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.watching.start(game, CARA, "en")
    await world.quiet()
    table = await world.host.reading(game)
    assert await still_seen(bot, table.game, CARA.user_id) is seen
    bot.host, said = world.host, Delivery(1, game, 70, {"language": "en"}, "n", user_id=CARA.user_id)
    if seen is None:
        with pytest.raises(LaterError):
            await Messenger(bot).watch(said)
    elif seen is False:
        assert await Messenger(bot).watch(said) is None
    assert len((await world.rows())["watch"]) == (seen is not False)


async def test_a_discord_that_fails_is_asked_again_as_for_every_message(world: Hosted) -> None:
    table = await world.host.reading(await world.game(ANNA, BEN))
    with pytest.raises(discord.DiscordServerError):
        await still_seen(client(kept=channel(), member=broken), table.game, CARA.user_id)


async def test_what_a_watcher_cannot_be_told_yet_waits_keeps_nobody_waiting_and_is_told_once(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.watching.start(game, CARA, "en")
    await world.quiet()
    known, doubt = FakeCourier(world.host, world.discord), FakeCourier(world.host, world.discord)
    doubt.watch = answer(LaterError)  # type: ignore[method-assign] # a Discord that can't tell just now
    world.host._ledger.outbox.courier = doubt
    await world.play(game, (ANNA, BEN))
    await world.quiet()
    (waiting,) = [row for row in (await world.rows())["outbox"] if row["kind"] == "watch"]
    assert (waiting["state"], waiting["attempts"]) == ("owed", 0)
    world.host._ledger.outbox.courier = known
    world.host.look_in(7)  # its server is there again
    await world.quiet()
    assert world.discord.texts("watch") == ["running 0", "over 3"]
    assert [row for row in (await world.rows())["outbox"] if row["kind"] == "watch"] == []


@pytest.mark.parametrize("ends", [True, False])
async def test_a_game_that_has_ended_is_watched_no_more(world: Hosted, *, ends: bool) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.watching.start(game, CARA, "en")
    await (world.play(game, (ANNA, BEN)) if ends else world.host.end(game, ANNA))
    assert (await world.rows())["watch"] == []
    await world.quiet()
    assert world.discord.texts("watch")[-1] == ("over 3" if ends else "ended 0")


async def test_whoever_stops_after_the_end_is_not_told_of_it(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        await world.host.watching.start(game, CARA, "en")
        await world.host.end(game, ANNA)
        await world.host.watching.stop(CARA.user_id, game)
        await world.open()
        await world.quiet()
        assert world.discord.texts("watch") == []
        with pytest.raises(HostError, match="watch-not"):
            await world.host.watching.stop(CARA.user_id, game)


async def test_to_stop_is_tried_again_where_another_was_faster_and_says_where_nothing_is_saved(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.watching.start(game, CARA, "en")
    await world.quiet()
    for times, error in ((1, None), (2, "busy-elsewhere")):
        busy_at(world, monkeypatch, times)
        if error is None:
            await world.host.watching.stop(CARA.user_id, game)
            assert (await world.rows())["watch"] == []
            await world.host.watching.start(game, CARA, "en")
            await world.quiet()
            continue
        with pytest.raises(HostError, match=error):
            await world.host.watching.stop(CARA.user_id, game)
    async with world.store.reading() as session:
        assert await session.get(WatchRow, (game, CARA.user_id)) is not None


def busy_at(world: Hosted, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Let the database be held by another process some times."""
    left, writing = [None] * times, world.store.writing

    def write() -> Any:
        if left:
            left.pop()
            raise OperationalError("anything", None, sqlite3.OperationalError("database is locked"))
        return writing()

    monkeypatch.setattr(world.store, "writing", write)
