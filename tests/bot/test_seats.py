"""Seats that change hands: who may, what is refused, and what whoever had one sees no more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
import pytest_asyncio
from discord.app_commands import Command, Group
from sqlmodel import col, update

from bot.app.admission import Need
from bot.app.commands.across import groups
from bot.app.members import Members
from bot.app.press import _deeds
from bot.hosting.owing import tell_person
from bot.store.schema import SeatRow
from bot.ui.voices import raw_names
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import ENDED, OVER, RUNNING
from tests.bot.hosted import ANNA, BEN, CARA, DORA, EVE, HERE, Hosted, hosted
from tests.bot.test_admission import KINDS, commands
from tests.bot.visitors import DM, HALL, MANAGE, OWN, TABLE, VIEW, Visitor, Way

MODERATOR = Person(99, "Mona", moderates=True)
DMS = 9000
ASIDE: dict[str, list[dict[str, Any]]] = {"outbox": [], "watch": []}
"""What anybody who sees the channel may change."""


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def vanish(world: Hosted, game: int, person: Person) -> None:
    """Let somebody be found to have left the server."""
    async with world.store.writing() as session:
        here = update(SeatRow).where(col(SeatRow.game_id) == game, col(SeatRow.user_id) == person.user_id)
        await session.exec(here.values(gone_at=int(world.time.timestamp())))


async def said(world: Hosted) -> list[str]:
    """Return the notices, in order."""
    await world.host.settle()
    return [text.split(" ")[0] for text in world.discord.texts("notice")]


async def seat_of(world: Hosted, game: int, person: Person) -> int | None:
    return (await world.host.reading(game, person.user_id)).seat


async def test_a_seat_that_was_left_is_taken_over_with_its_hand(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    held = (await world.host.reading(game, BEN.user_id)).view.hand
    await world.host.leave(game, BEN)
    assert (await world.host.reading(game)).offered == (1,)
    await world.host.seats.take(game, DORA, 1)
    table = await world.host.reading(game, DORA.user_id)
    assert (table.seat, table.offered, raw_names(table, "en")) == (1, (), ["Anna", "Dora", "Cara"])
    assert set(table.view.hand) <= set(held)
    await world.host.settle()
    assert world.discord.of("hand", DMS + BEN.user_id) == []
    assert len(world.discord.of("hand", DMS + DORA.user_id)) == 1
    assert await said(world) == ["notice-left", "notice-taken"]
    assert (await world.play(game, [ANNA, DORA, CARA])).game.state == OVER


async def test_whoever_left_comes_back_as_long_as_nobody_took_the_seat(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.host.leave(game, BEN)
    await world.host.seats.take(game, BEN, 1)
    assert await said(world) == ["notice-left", "notice-back"]
    await world.host.leave(game, BEN)
    await world.host.seats.take(game, DORA, 1)
    with pytest.raises(HostError, match="seat-taken"):
        await world.host.seats.take(game, BEN, 1)


async def test_the_host_and_moderators_replace_whoever_is_late(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await vanish(world, game, BEN)
    await world.host.seats.replace(game, ANNA, 1)
    assert await seat_of(world, game, BEN) is None
    await vanish(world, game, CARA)
    with pytest.raises(HostError, match="not-host"):
        await world.host.seats.replace(game, DORA, 2)
    await world.host.seats.check_replace(game, MODERATOR, 2)
    await world.host.seats.replace(game, MODERATOR, 2)
    assert (await world.host.reading(game)).offered == (1, 2)
    await world.host.settle()
    assert [text.split(" ")[0] for text in world.discord.texts("word")] == ["told-replaced"] * 2


async def test_the_hosts_chair_passes_to_whoever_sits_longest(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.host.leave(game, BEN)
    world.time = world.time.replace(hour=5)
    await world.host.seats.take(game, BEN, 1)
    assert (await world.host.leave(game, ANNA)).host_id == CARA.user_id
    await world.host.seats.take(game, ANNA, 0)
    assert (await world.host.reading(game)).game.host_id == CARA.user_id
    assert await said(world) == ["notice-left", "notice-back", "notice-left", "notice-host", "notice-back"]


async def test_a_host_who_has_gone_and_is_replaced_is_the_host_no_more(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await vanish(world, game, ANNA)
    await world.host.seats.replace(game, MODERATOR, 0)
    assert (await world.host.reading(game)).game.host_id == BEN.user_id


Try = Callable[[Hosted, int], Coroutine[Any, Any, Any]]
REFUSED: dict[str, tuple[str, Try]] = {
    "not late": ("replace-too-early", lambda world, game: world.host.seats.replace(game, ANNA, 1)),
    "not late, to a moderator": (
        "replace-too-early",
        lambda world, game: world.host.seats.check_replace(game, MODERATOR, 1),
    ),
    "oneself": ("replace-oneself", lambda world, game: world.host.seats.replace(game, ANNA, 0)),
    "by a player": ("replace-too-early", lambda world, game: world.host.seats.replace(game, BEN, 0)),
    "an automatic player": ("seat-free", lambda world, game: world.host.seats.replace(game, ANNA, 2)),
    "no seat": ("no-such-seat", lambda world, game: world.host.seats.replace(game, ANNA, 4)),
    "an occupied seat": ("seat-taken", lambda world, game: world.host.seats.take(game, DORA, 1)),
    "with a seat of one's own": ("already-joined", lambda world, game: world.host.seats.take(game, BEN, 2)),
    "never left": ("seat-not-offered", lambda world, game: world.host.seats.take(game, DORA, 2)),
    "taking no seat": ("no-such-seat", lambda world, game: world.host.seats.take(game, DORA, 9)),
    "a bot": ("bot-account", lambda world, game: world.host.seats.take(game, Person(5, "B", is_bot=True), 2)),
}


@pytest.mark.parametrize("key, tried", REFUSED.values(), ids=REFUSED)
async def test_what_is_refused_changes_nothing(world: Hosted, key: str, tried: Try) -> None:
    game = await world.game(ANNA, BEN, automatic=1)
    await world.host.settle()
    before = await world.rows()
    with pytest.raises(HostError, match=f"^{key}$"):
        await tried(world, game)
    assert await world.rows() == before


async def test_the_last_person_is_not_replaced(world: Hosted) -> None:
    game = await world.game(ANNA, automatic=1)
    with pytest.raises(HostError, match="replace-last"):
        await world.host.seats.replace(game, MODERATOR, 0)
    assert (await world.host.leave(game, ANNA)).state == ENDED
    with pytest.raises(HostError, match="game-ended"):
        await world.host.seats.take(game, ANNA, 0)


@pytest.mark.parametrize("played", [0, 1])
async def test_nobody_takes_a_second_seat_with_the_hand_of_the_first_in_mind(world: Hosted, played: int) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.host.leave(game, ANNA)
    await world.host.leave(game, BEN)
    await world.host.seats.take(game, DORA, 0)
    await world.play(game, [DORA], played)
    await world.host.leave(game, DORA)
    for person, known in ((ANNA, 0), (BEN, 1), (DORA, 0)):
        with pytest.raises(HostError, match="seat-known"):
            await world.host.seats.take(game, person, 1 - known)
    await world.host.seats.take(game, DORA, 0)
    await world.host.seats.take(game, BEN, 1)


async def test_nobody_takes_back_what_somebody_else_chose_at_their_seat(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    await world.answer(game, ANNA)
    assert (await world.host.reading(game, ANNA.user_id)).can_undo
    await world.host.leave(game, ANNA)
    await world.host.seats.take(game, CARA, 0)
    assert not (await world.host.reading(game, CARA.user_id)).can_undo
    with pytest.raises(HostError, match="undo"):
        await world.host.undo(game, CARA.user_id)


def table_commands() -> list[Command[Any, ..., Any]]:
    group = next(one for one in groups() if isinstance(one, Group) and one.name == "table")
    return [command for command in group.walk_commands() if isinstance(command, Command)]


async def table(world: Hosted, key: str) -> int:
    game = await world.host.start(key, HERE, ANNA, {"shuffle": 0})
    await world.host.join(game.id, BEN)
    await world.host.begin(game.id, ANNA)
    return game.id


@pytest.mark.parametrize("way", [Way(OWN, TABLE), Way(OWN, HALL, VIEW, VIEW), Way(None, DM), Way(OWN, TABLE, MANAGE)])
@pytest.mark.parametrize("key", KINDS)
async def test_every_way_in_shows_whoever_was_replaced_what_it_shows_a_stranger(
    tmp_path: Path, key: str, way: Way
) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await table(world, key)
        await vanish(world, game, BEN)
        await world.host.seats.replace(game, MODERATOR, 1)
        number = (await world.host.reading(game)).game.number
        before = {**await world.rows(), **ASIDE}
        once, stranger = Visitor(world.host, BEN, way), Visitor(world.host, EVE, way)
        for verb, deed in _deeds.items():
            if deed.need is not Need.NOTHING and verb not in {"endnow", "take"}:
                for private in (True, False):
                    clicks = [await who.click(verb, game, number, 1, 0, private=private) for who in (once, stranger)]
                    assert clicks[0] == clicks[1], verb
        for command in (*commands(key), *(table_commands() if way.there is VIEW else ())):
            if command.name in {"start", "rules", "rematch"}:
                continue
            told = [await who.slash(command) for who in (once, stranger)]
            assert told[0] == told[1], command.name
            for option, parameter in command._params.items():
                if parameter.autocomplete and option not in {"colour", "topic"}:
                    found = [await who.suggestions(command, option, game) for who in (once, stranger)]
                    assert found[0] == found[1], (command.name, option)
        assert {**await world.rows(), **ASIDE} == before
        for person in (BEN, EVE):
            with pytest.raises(HostError, match="not-in-game"):
                await world.host.hint(game, person.user_id)
        seen = [await world.host.reading(game, who) for who in (BEN.user_id, None)]
        assert seen[0] == seen[1]
        logs = [await world.host.log(game, who) for who in (BEN.user_id, None)]
        assert logs[0] == logs[1]
        assert (await world.host.reading(game)).game.state == RUNNING


async def test_of_two_who_would_like_a_seat_at_once_one_has_it(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.host.leave(game, BEN)
    both = [world.host.seats.take(game, person, 1) for person in (DORA, EVE)]
    first, second = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(second, HostError) != isinstance(first, HostError)
    assert {str(one) for one in (first, second) if isinstance(one, HostError)} == {"seat-taken"}


@pytest.mark.parametrize("code, there", [(10007, False), (10013, False), (50001, None), (0, None), (None, True)])
async def test_who_is_no_member_is_gone_and_nobody_else(code: int | None, there: object) -> None:
    async def fetched(*_: int) -> None:
        if code is not None:
            raise discord.HTTPException(MagicMock(status=404), {"code": code, "message": ""})

    http = SimpleNamespace(get_member=fetched)
    bot: Any = SimpleNamespace(get_guild={7: "here"}.get, holds=lambda _: True, http=http)
    assert await Members(bot).belongs(7, 1) is there
    assert await Members(bot).belongs(8, 1) is None


async def test_what_was_still_to_be_told_to_whoever_leaves_is_never_sent(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN, CARA)
        async with world.host._ledger.changing(game) as change:
            tell_person(change, BEN.user_id, "told-replaced")
        await world.host.leave(game, BEN)
        await world.open()
        await world.quiet()
        assert [message for message in world.discord.messages.values() if message.channel == DMS + BEN.user_id] == []
        assert len(world.discord.of("hand", DMS + CARA.user_id)) == 1
