"""A thread of its own for a game: opened once whatever happens, and the channel stays free."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.values.people import Person, Place
from bot.values.refusal import HostError
from bot.values.states import LOBBY
from tests.bot.fake_discord import Discord, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, HERE, SEATED, Hosted, hosted, refused
from tests.toy_game import TOY

CHANNEL = HERE.channel_id


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", pauses=(0.01, 0.02)) as opened:
        yield opened


async def start(world: Hosted, person: Person = ANNA) -> int:
    """Start a game in a thread of its own, and let all be delivered that can be."""
    game = await world.host.start(TOY.key, HERE, person, SEATED, thread=True)
    await world.quiet()
    return game.id


async def place(world: Hosted, game: int) -> int:
    return (await world.host.reading(game)).game.channel_id


def kinds(world: Hosted, channel: int) -> list[str]:
    return [message.kind for message in world.discord.messages.values() if message.channel == channel]


async def test_the_game_moves_into_its_thread_with_all_that_it_has_to_tell(world: Hosted) -> None:
    game = await start(world)
    (line,) = world.discord.of("thread")
    assert (line.channel, line.text) == (CHANNEL, f"game {game}, open")
    assert await place(world, game) == line.id
    assert world.discord.texts("table") == ["lobby 0 ()"]
    await world.host.join(game, BEN)
    await world.host.begin(game, ANNA)
    await world.quiet()
    assert kinds(world, CHANNEL) == ["thread"]
    assert kinds(world, line.id) == ["table", "table", "turn"]


async def test_any_number_of_games_leave_the_channel_free_for_one_more(world: Hosted) -> None:
    games = [await start(world, person) for person in (ANNA, BEN, CARA)]
    places = {await place(world, game) for game in games}
    assert len(places) == 3
    plain = await world.host.start(TOY.key, HERE, ANNA, SEATED)
    last = await world.host.last_in(CHANNEL)
    assert last is not None
    assert last.id == plain.id
    await start(world)
    with pytest.raises(HostError, match="channel-taken"):
        await world.host.start(TOY.key, HERE, BEN, SEATED)
    with pytest.raises(HostError, match="channel-taken"):
        await world.host.start(TOY.key, Place(HERE.guild_id, places.pop()), BEN, SEATED)


async def test_games_that_still_wait_for_their_threads_take_up_no_channel(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        waiting = [await start(world, person) for person in (ANNA, BEN)]
        await world.host.start(TOY.key, HERE, CARA, SEATED)
        assert await world.host.open_in(HERE.guild_id or 0) != ()
    async with hosted(tmp_path / "games.db") as later:
        await later.quiet()
        assert CHANNEL not in {await place(later, game) for game in waiting}
        assert len(later.discord.of("table")) == 3


@pytest.mark.parametrize("failing", range(1, 6))
@pytest.mark.parametrize("arrives", [False, True])
async def test_whatever_request_fails_there_is_one_line_one_thread_and_one_table(
    tmp_path: Path,
    failing: int,
    arrives: bool,  # noqa: FBT001 - whether the request that fails has been done all the same
) -> None:
    discord = Failing(failing, arrives=arrives)
    async with hosted(tmp_path / "games.db", discord, pauses=(0.01, 0.02)) as world:
        game = await start(world)
        await world.quiet()
        assert len(discord.threads) == 1
        assert [len(discord.of(kind)) for kind in ("thread", "table")] == [1, 1]
        assert discord.of("table")[0].channel == next(iter(discord.threads)) == await place(world, game)
        assert not (await world.rows())["outbox"]


class Failing(Discord):
    """One of whose requests fails, before or after it was done."""

    def __init__(self, at: int, *, arrives: bool) -> None:
        super().__init__()
        self.left = at
        self.arrives = arrives

    def _fail(self, *, now: bool) -> None:
        self.left -= now != self.arrives
        if self.left == 0 and now != self.arrives:
            raise Refusal(0, 503)

    def create(self, *args: Any) -> Any:
        self._fail(now=True)
        made = super().create(*args)
        self._fail(now=False)
        return made

    def edit(self, *args: Any) -> Any:
        self._fail(now=True)
        made = super().edit(*args)
        self._fail(now=False)
        return made

    def open_thread(self, *args: Any) -> None:
        self._fail(now=True)
        super().open_thread(*args)
        self._fail(now=False)


async def test_a_line_that_is_deleted_before_its_thread_is_open_is_said_again(world: Hosted) -> None:
    def delete(kind: str, _: int) -> None:
        if world.discord.doing == "open" and len(world.discord.calls) < 6:
            for message in world.discord.of("thread"):
                del world.discord.messages[message.id]

    world.discord.refuse = delete
    game = await start(world)
    (line,) = world.discord.of("thread")
    assert list(world.discord.threads) == [line.id] == [await place(world, game)]


async def test_without_the_right_it_waits_and_comes_as_soon_as_the_right_does(world: Hosted) -> None:
    world.discord.refuse = lambda *_: Refusal(50013) if world.discord.doing == "open" else None
    game = await start(world)
    assert (await world.host.reading(game)).game.no_access
    assert not world.discord.of("table")
    world.discord.refuse = lambda *_: None
    world.host.look_in(HERE.guild_id or 0)
    await world.quiet()
    assert await place(world, game) in world.discord.threads
    assert not (await world.host.reading(game)).game.no_access
    assert world.discord.texts("table") == ["lobby 0 ()"]


async def test_a_lobby_that_is_closed_meanwhile_still_tells_so_in_its_thread(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await start(world)
        assert (await world.host.reading(game)).game.state == LOBBY
        await world.host.end(game, ANNA)
    async with hosted(tmp_path / "games.db") as later:
        await later.quiet()
        assert kinds(later, await place(later, game))
        assert not (await later.rows())["outbox"]


@pytest.mark.parametrize("to", [CHANNEL, CHANNEL + 1])
async def test_where_no_thread_can_be_opened_it_is_brought_into_the_channel_or_another(world: Hosted, to: int) -> None:
    world.discord.refuse = lambda *_: Refusal(50013) if world.discord.doing == "open" else None
    game, there = await start(world), Place(HERE.guild_id, to)
    assert kinds(world, CHANNEL) == ["thread"]
    assert await world.host.together.move(game, ANNA, there) == "held"
    await world.quiet()
    assert [(one.kind, one.channel) for one in world.discord.of("thread") + world.discord.of("table")] == [
        ("table", to)
    ]
    row = await world.game_row(game)
    assert (row.channel_id, row.opens_thread, row.no_access) == (to, False, False)
    assert not (await world.rows())["outbox"]
    await world.host.join(game, BEN)
    await world.host.begin(game, ANNA)
    await world.quiet()
    assert "turn" in kinds(world, to)
    assert await refused(world.host.together.move(game, ANNA, there)) == "move-here"


async def test_nor_there_where_another_game_is_in_the_channel(world: Hosted) -> None:
    world.discord.refuse = lambda *_: Refusal(50013) if world.discord.doing == "open" else None
    game = await start(world)
    await world.host.start(TOY.key, HERE, BEN, SEATED)
    assert await refused(world.host.together.move(game, ANNA, HERE)) == "channel-taken"
    assert (await world.game_row(game)).opens_thread
