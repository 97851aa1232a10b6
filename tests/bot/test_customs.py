"""What a server's managers have chosen is kept, one thing at a time, each server's its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.values.customs import MANAGERS, Customs
from bot.values.pace import PACES
from tests.bot.hosted import Hosted, hosted

TOWN, OTHER = 7, 8


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        yield world


async def test_a_server_without_wishes_has_customs_that_forbid_nothing(world: Hosted) -> None:
    assert await world.host.customs_of(TOWN) == await world.host.customs_of(None) == Customs()


async def test_what_is_changed_stays_and_the_rest_stays_as_it_was(world: Hosted) -> None:
    await world.host.change_customs(TOWN, lambda old: replace(old, channels=(2**60, 71), paces=("day", "week")))
    changed = await world.host.change_customs(TOWN, lambda old: replace(old, pace="day", quiet=True, starters=MANAGERS))
    wanted = Customs((2**60, 71), "day", ("day", "week"), starters=MANAGERS, quiet=True)
    assert changed == await world.host.customs_of(TOWN) == wanted
    assert await world.host.customs_of(OTHER) == Customs()


async def test_two_managers_at_once_undo_nothing_of_each_other(world: Hosted) -> None:
    allowing = [partial(Customs.with_channel, channel_id=at, allowed=True) for at in range(5)]
    await asyncio.gather(*(world.host.change_customs(TOWN, change) for change in allowing))
    assert sorted((await world.host.customs_of(TOWN)).channels) == [0, 1, 2, 3, 4]


def test_the_usual_pace_is_always_one_that_may_be_chosen() -> None:
    assert Customs().usual_pace == "day"
    for first in PACES:
        for some in ({"none"}, {"three", "week"}, set(PACES)):
            for customs in (Customs().with_pace(first).with_paces(some), Customs().with_paces(some).with_pace(first)):
                assert customs.allows(customs.usual_pace)
    assert Customs().with_paces(PACES) == Customs()
    assert Customs().with_paces({"week", "three"}) == Customs(pace="three", paces=("three", "week"))
