"""Whoever watches a journey would notice a leak: each kind of leak is made on purpose here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.app import courier
from bot.games.exlibris.describing import hand
from bot.games.exlibris.pictures import draw_hand
from bot.hosting import log as log_reading
from bot.hosting.bookkeeping import facts_from
from bot.hosting.ledger import Ledger
from bot.tools.gallery import NAMES
from bot.ui import messages, table_message
from bot.ui.voices import speech_for
from tests.bot.conftest import World
from tests.bot.journey import Journey
from tests.bot.watch import Watch, clean_log

pytestmark = [
    pytest.mark.simcord(settle_timeout=30.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


def watched(world: World, patch: pytest.MonkeyPatch, luck: int = 1) -> tuple[Journey, Watch]:
    journey = Journey(world, Random(luck), world.members[:3])
    watch = Watch(journey)
    watch.begin(patch)
    return journey, watch


async def test_every_look_by_every_member_shows_them_no_more_than_they_may_see(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    journey, _ = watched(world, monkeypatch)
    with clean_log():
        await journey.begin()
        await journey.play(turns=7)
        for who in world.members:
            for command in ("hand", "speciality", "shelf", "status", "log", "play"):
                await journey.slash(who, command)
            for text in (True, False):
                await journey.slash(who, "board", text=text)
            for command, option in (("shelf", "player"), ("choose", "answer"), ("place", "answer"), ("rules", "topic")):
                await journey.suggestions(who, command, option)


async def test_the_log_is_the_same_for_everybody_on_every_page(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    journey, _ = watched(world, monkeypatch)
    await journey.begin()
    await journey.play(turns=6)
    page = 1
    while page < 4:
        said = {(await journey.slash(who, "log", page=page)).response.content for who in world.members}
        assert len(said) == 1
        page += 1


async def test_nobody_else_is_suggested_the_answers_to_a_question(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    journey, _ = watched(world, monkeypatch)
    await journey.begin()
    opened = await journey.open()
    assert opened is not None
    for who in world.members:
        found = await journey.suggestions(who, "choose", "answer")
        assert bool(found) == (who.id == opened[0].id)


def hand_to_the_wrong_person(patch: pytest.MonkeyPatch) -> None:
    page = messages.hand_page

    def wrong(table: Any, *args: Any) -> Any:
        if table.view is None:
            return page(table, *args)
        match = WRONG[0]()
        seat = (table.seat + 1) % len(table.seats)
        return page(replace(table, seat=seat, view=match.view(seat)), *args)

    patch.setattr(courier, "hand_page", wrong)


def words_of_a_hand_in_public(patch: pytest.MonkeyPatch) -> None:
    page = table_message.table_page

    def wrong(table: Any, *args: Any) -> Any:
        right = page(table, *args)
        if table.view is None:
            return right
        told = hand(speech_for(table, "en"), WRONG[0]().view(0))
        return replace(right, content=f"{right.content}\n{told}")

    patch.setattr(courier, "table_page", wrong)


def picture_of_a_hand_in_public(patch: pytest.MonkeyPatch) -> None:
    page = table_message.table_page

    def wrong(table: Any, *args: Any) -> Any:
        right = page(table, *args)
        return right if table.view is None else replace(right, sketch=draw_hand(WRONG[0]().view(0), NAMES))

    patch.setattr(courier, "table_page", wrong)


def private_facts_in_the_log(patch: pytest.MonkeyPatch) -> None:
    row = log_reading._row
    patch.setattr(log_reading, "_row", lambda one, _: replace(row(one, None), facts=tuple(facts_from(one.facts))))


WRONG: list[Callable[[], Any]] = []
LEAKS = (
    hand_to_the_wrong_person,
    words_of_a_hand_in_public,
    picture_of_a_hand_in_public,
    private_facts_in_the_log,
)


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_is_noticed(
    world: World, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    journey, _ = watched(world, monkeypatch)
    ledger: Ledger = world.bot.host._ledger
    WRONG[:] = [lambda: next(iter(ledger.matches._live.values()))]
    leak(monkeypatch)
    with pytest.raises(AssertionError):  # noqa: PT012 - any of these shows it
        await journey.begin()
        await journey.play(turns=2)
        await journey.slash(world.members[3], "log", page=1)
