"""Hints: private, from one's own view, changing nothing, and off where the host wants none."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord

from bot.hosting.study import room
from bot.hosting.study.thinker import Task, Weighed
from bot.ui.panel import News, panel
from bot.ui.room import texts_of
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.table import Second
from engine.catalogue import packages, rules_of
from engine.search import Ranked
from tests.bot.conftest import World
from tests.bot.hosted import ANNA, BEN, CARA, HERE, SEATED, Hosted, hosted
from tests.bot.seeing import controls, seat_automatic

GAMES = packages()


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def begun(table: Hosted, game: str = "exlibris", **options: int) -> int:
    opened = await table.host.start(game, HERE, ANNA, {**SEATED, **options})
    await table.host.join(opened.id, BEN)
    await table.host.begin(opened.id, ANNA)
    return opened.id


async def acting_first(table: Hosted, number: int) -> tuple[Person, Person]:
    """Return who must act, then the other."""
    first = (await table.host.reading(number, ANNA.user_id)).must_act
    return (ANNA, BEN) if first else (BEN, ANNA)


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_a_legal_answer_and_changes_nothing(table: Hosted, game: str) -> None:
    number = await begun(table, game)
    asked, _ = await acting_first(table, number)
    before = await table.rows()
    hinted = await table.host.hint(number, asked.user_id)
    assert await table.rows() == before
    assert hinted.table == await table.host.reading(number, asked.user_id)
    assert hinted.table.pending is not None
    await table.host.submit(number, asked.user_id, hinted.table.pending.number, picks=hinted.hint.picks)


async def test_the_master_gives_the_hint_once_with_the_next_best_answer(
    table: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks, tables = list[Task](), 9

    def weighed(task: Task) -> Weighed:
        tasks.append(task)
        best, other = [(option,) for option in task.ask.options[:2]]
        found = Ranked(best, 0.0, 0.0, tables, 3.0, 0.75), Ranked(other, 2.0, 0.3, tables, 1.4, 0.5)
        return Weighed(best, found, (("alike", ()),))

    monkeypatch.setattr(room, "_weigh_here", weighed)
    number = await begun(table, "exlibrium")
    hinted, again = await asyncio.gather(*[table.host.hint(number, ANNA.user_id) for _ in range(2)])
    assert hinted == again == await table.host.hint(number, ANNA.user_id)
    assert hinted.table.pending is not None
    options = hinted.table.pending.ask.options
    assert hinted.second is not None
    assert (hinted.hint.picks, hinted.second) == (options[:1], Second(options[1:2], 1.5, (75, 50)))
    page = panel(hinted.table, "en", news=News(hint=hinted.hint, second=hinted.second))
    said = "\n".join(texts_of(page))
    assert "about 1.5 points less.\nPlayed on to the end, the first wins 75 games in 100, the other 50." in said
    assert "it shows when the game is played on" in said
    assert "worth the same" not in said
    level = replace(hinted.second, less=0.0)
    said = "\n".join(texts_of(panel(hinted.table, "en", news=News(hint=hinted.hint, second=level))))
    assert "worth the same" in said
    assert "bout as good" not in said  # which would say it twice
    assert "games in 100" not in said  # a game more or less is luck
    assert len(tasks) == 1
    tables = 2
    other = await table.host.hint(number, BEN.user_id)  # which was tried too seldom
    assert other.table.pending is not None
    by_rule = rules_of("exlibrium").hint(other.table.view, other.table.pending.ask)
    assert (other.hint, other.second) == (by_rule, None)


async def test_who_is_not_asked_or_not_seated_gets_no_hint(table: Hosted) -> None:
    number = await begun(table)
    _, idle = await acting_first(table, number)
    with pytest.raises(HostError, match="error-nothing-asked"):
        await table.host.hint(number, idle.user_id)
    with pytest.raises(HostError, match="not-in-game"):
        await table.host.hint(number, CARA.user_id)


async def test_a_game_may_go_without_hints(table: Hosted) -> None:
    number = await begun(table, hints=0)
    for person in (ANNA, BEN):
        with pytest.raises(HostError, match="hints-off"):
            await table.host.hint(number, person.user_id)


async def test_hints_are_yes_or_no(table: Hosted) -> None:
    with pytest.raises(HostError, match="bad-options"):
        await table.host.start("exlibris", HERE, ANNA, {"hints": 2})


async def seated(world: World, **options: Any) -> Any:
    """Begin a game against an apprentice and a grand librarian; return the table message once Alice must act."""
    alice = world.members[0]
    await alice.slash(world.channel, "exlibris start", **options)
    for place in (0, 2):
        await seat_automatic(alice, world.channel.history()[-1], place)
    await alice.click(world.channel.history()[-1], label="Begin")
    return next(message for message in reversed(world.channel.history()) if "Waiting for" in message.content)


def labels(shown: Any) -> list[str]:
    return [part.get("label", "") for part, _ in controls(shown)]


async def test_a_hint_can_be_asked_for_and_played(world: World) -> None:
    alice, bob, *_ = world.members
    message = await seated(world)
    panel = (await alice.click(message, label="Play")).response
    assert "Hint" in labels(panel)
    hinted = await alice.click(panel, label="Hint")
    (said,) = [line for line in hinted.response.content.splitlines() if line.startswith("💡")]
    assert said.startswith("💡 Hint: **")
    assert said.endswith("when automatic players played each other.")
    typed = await alice.slash(world.channel, "exlibris hint")
    simcord.assert_responded(typed, contains=said, ephemeral=True)
    library = said.split("**")[1].split(" (")[0]
    played = await alice.click(typed.response, label="Do that")
    assert f"Alice takes the {library}" in played.response.content
    refused = await bob.slash(world.channel, "exlibris hint")
    simcord.assert_responded(refused, contains="not at this table", ephemeral=True)


async def test_without_hints_the_lobby_says_so_and_nothing_gives_one(world: World) -> None:
    alice = world.members[0]
    await alice.slash(world.channel, "exlibris start", hints="no")
    assert "This game is played without hints." in world.channel.history()[-1].content
    await seat_automatic(alice, world.channel.history()[-1], 1)
    await alice.click(world.channel.history()[-1], label="Begin")
    typed = await alice.slash(world.channel, "exlibris hint")
    simcord.assert_responded(typed, contains="This game is played without hints.", ephemeral=True)
    message = next(message for message in reversed(world.channel.history()) if "Waiting for" in message.content)
    panel = (await alice.click(message, label="Play")).response
    assert "Hint" not in labels(panel)
