"""A new name is known from the first click on, and costs nobody one."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import bot.app.client  # noqa: F401 - every click is registered by importing it
from bot.hosting.host import Host, HostError
from bot.ui.table_message import table_page
from bot.ui.voices import raw_names
from tests.bot.hosted import ANNA, BEN, Hosted, hosted
from tests.bot.test_admission import commands
from tests.bot.visitors import DM, FOREIGN, OTHER, OWN, TABLE, VIEW, Visitor, Way

HERE, ELSEWHERE = Way(OWN, TABLE), (Way(OTHER, FOREIGN, VIEW), Way(None, DM))
RENAMED = replace(ANNA, name="Annabel")


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as opened:
        yield opened


async def names(world: Hosted, game: int) -> list[str]:
    return raw_names(await world.host.reading(game), "en")


@pytest.mark.parametrize("verb", ["log", "hand", "play"])
async def test_a_click_tells_a_new_name(world: Hosted, verb: str) -> None:
    game = await world.game(ANNA, BEN)
    await Visitor(world.host, RENAMED, HERE).click(verb, game)
    assert await names(world, game) == ["Annabel", "Ben"]
    assert "Annabel" in table_page(await world.host.reading(game), "en").content


async def test_so_do_a_command_and_an_answer_that_is_being_typed(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    known = {command.name: command for command in commands("toy")}
    await Visitor(world.host, RENAMED, HERE).slash(known["status"])
    assert await names(world, game) == ["Annabel", "Ben"]
    suggested = await Visitor(world.host, ANNA, HERE).suggestions(known["shelf"], "player", game)
    assert suggested == await names(world, game) == ["Anna", "Ben"]


async def test_a_choice_is_made_under_the_new_name(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    table = await world.host.reading(game, ANNA.user_id)
    assert table.pending is not None
    await Visitor(world.host, RENAMED, HERE).click("pick", game, table.pending.number, 0, private=True)
    assert (await world.host.reading(game)).game.number == 1
    assert await names(world, game) == ["Annabel", "Ben"]


@pytest.mark.parametrize("way", ELSEWHERE)
async def test_what_somebody_is_called_elsewhere_is_not_their_name_here(world: Hosted, way: Way) -> None:
    game = await world.game(ANNA, BEN)
    await Visitor(world.host, RENAMED, way).click("hand", game)
    assert await names(world, game) == ["Anna", "Ben"]


async def test_nothing_is_written_for_a_name_that_is_known(world: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await world.game(ANNA, BEN)
    await Visitor(world.host, ANNA, HERE).click("log", game)
    written: list[Any] = []
    monkeypatch.setattr(Host, "refresh_name", lambda *args: written.append(args))
    for person in (ANNA, replace(ANNA, user_id=99, name="Zoe")):
        await Visitor(world.host, person, HERE).click("log", game)
    assert written == []


async def test_a_name_that_cannot_be_written_costs_nobody_a_click(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise HostError("not-saved")

    game = await world.game(ANNA, BEN)
    monkeypatch.setattr(Host, "refresh_name", refuse)
    assert "log, page 1" in await Visitor(world.host, RENAMED, HERE).click("log", game)


async def test_the_names_of_a_game_that_is_over_stay(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    await Visitor(world.host, RENAMED, HERE).click("log", game)
    assert await names(world, game) == ["Anna", "Ben"]
