"""Automatic players of several strengths: chosen in the lobby, kept in the seat's row, played by the host."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.hosting import thinking
from bot.hosting.study import room
from bot.hosting.study.thinker import Task, Weighed
from bot.store import Store, migrate
from bot.store.engines import parse
from bot.ui.controls import Menu
from bot.ui.lobby import lobby
from bot.ui.panel import panel
from bot.ui.room import texts_of
from bot.ui.table_message import table_page
from bot.ui.voices import raw_names
from bot.values.refusal import HostError
from engine.ask import Ask, Picks
from engine.exlibris import RULES
from engine.exlibris.advise import STRENGTHS
from engine.exlibris.view import View
from tests.bot.conftest import World
from tests.bot.hosted import ANNA, BEN, HERE, SEATED, Hosted, hosted
from tests.bot.journey import Journey, ways
from tests.bot.seeing import seat_automatic

OLD_GAME = (
    "INSERT INTO game (id, key, state, channel_id, options, host_id, language, created_at, number, version,"
    " commitment, round, no_access) VALUES (1, 'exlibris', 'lobby', 70, '{}', 1, 'en', '2026-01-01', 0, 0, '', 0, 0)"
)
OLD_SEAT = (
    "INSERT INTO seat (game_id, seat, name, colour, dm_closed, joined_at) VALUES (1, 0, '', 'sky', 0, '2026-01-01')"
)


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def town(table: Hosted, *strengths: str | None) -> int:
    """Open a lobby of Ex Libris with one person and some automatic players."""
    game = await table.host.start("exlibris", HERE, ANNA, SEATED)
    for strength in strengths:
        await table.host.add_automatic(game.id, ANNA, strength)
    return game.id


async def test_a_seat_keeps_its_strength_and_is_called_by_it(table: Hosted) -> None:
    game = await town(table, "apprentice", None, "grand-librarian")
    for _ in ("lobby", "running"):
        read = await table.host.reading(game)
        assert [seat.strength for seat in read.seats] == ["", "apprentice", "librarian", "grand-librarian"]
        assert raw_names(read, "en") == ["Anna", "Apprentice", "Librarian", "Grand librarian"]
        if read.view is None:
            await table.host.begin(game, ANNA)


async def test_the_host_asks_each_seat_for_what_it_is_worth(table: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str]] = []

    def advise(view: View, ask: Ask, strength: str) -> Picks:
        asked.append((ask.seat, strength))
        return RULES.advise(view, ask, strength)

    monkeypatch.setattr(thinking, "rules_of", lambda _: replace(RULES, advise=advise))
    game = await town(table, "grand-librarian", "apprentice")
    await table.host.begin(game, ANNA)
    for _ in range(3):  # three libraries are chosen, and somebody places
        read = await table.host.reading(game, ANNA.user_id)
        if read.pending is not None:
            await table.host.submit(game, ANNA.user_id, read.pending.number, indices=[0])
    assert set(asked) == {(1, "grand-librarian"), (2, "apprentice")}


async def test_nobody_waits_for_a_master_and_after_a_stop_it_thinks_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks, begun, enough = list[Task](), Event(), Event()

    def slowly(task: Task) -> Weighed:
        tasks.append(task)
        begun.set()
        assert enough.wait(30)
        return Weighed(task.ask.options[:1])

    monkeypatch.setattr(room, "_weigh_here", slowly)
    async with hosted(tmp_path / "games.db", deliver=False) as table:
        opened = await table.host.start("exlibrium", HERE, ANNA, SEATED)
        await table.host.add_automatic(opened.id, ANNA, "archmage")
        await table.host.begin(opened.id, ANNA)
        assert await asyncio.to_thread(begun.wait, 30)
        read = await table.host.reading(opened.id, ANNA.user_id)
        assert read.pending is not None  # both are asked
        told = await table.host.submit(opened.id, ANNA.user_id, read.pending.number, indices=[0])
        assert (told.table.acting, told.table.thinking) == ((1,), (1,))
        public = await table.host.reading(opened.id)
        for page in (panel(told.table, "en"), table_page(public, "en")):
            assert "**Archmage** is thinking, gazing into" in "\n".join(texts_of(page))
        since = monotonic()
        await table.host.close()
        assert monotonic() - since < 1
    with capture_logs() as logs:
        async with hosted(tmp_path / "games.db", deliver=False) as later:
            assert (await later.host.reading(opened.id, ANNA.user_id)).acting == (1,)
            await later.host.resume_all()
            enough.set()
            await later.host.settle()
            assert (await later.host.reading(opened.id, ANNA.user_id)).must_act
    assert tasks[0].ask == tasks[1].ask
    assert logs == []


async def test_whoever_leaves_is_replaced_by_the_one_in_the_middle(table: Hosted) -> None:
    game = await town(table)
    await table.host.join(game, BEN)
    await table.host.begin(game, ANNA)
    await table.host.leave(game, BEN)
    assert [seat.strength for seat in (await table.host.reading(game)).seats] == ["", "librarian"]


async def test_those_alike_are_numbered(table: Hosted) -> None:
    read = await table.host.reading(await town(table, "apprentice", "librarian", "apprentice"))
    assert raw_names(read, "en") == ["Anna", "Apprentice", "Librarian", "Apprentice 2"]


async def test_an_unknown_strength_is_refused(table: Hosted) -> None:
    game = await town(table)
    with pytest.raises(HostError, match="unknown-strength"):
        await table.host.add_automatic(game, ANNA, "janitor")
    assert len((await table.host.reading(game)).seats) == 1


async def test_the_lobby_offers_each_strength_in_a_menu_while_there_is_room(table: Hosted) -> None:
    game = await town(table, "apprentice")
    page = lobby(await table.host.reading(game), "en")
    assert "2. 🔵 Apprentice, automatic\n" in page.content
    assert "from easy to hard" in "\n".join(texts_of(page))
    (adding,) = [row for row in page.rows if isinstance(row, Menu) and row.verb == "auto"]
    assert [(line.index, line.label) for line in adding.lines] == [
        (0, "Add apprentice"),
        (1, "Add librarian"),
        (2, "Add grand librarian"),
        (3, "Add archivist"),
    ]
    assert len(STRENGTHS) + 1 == len(adding.lines)
    await table.host.add_automatic(game, ANNA, "apprentice")
    (again,) = [row for row in lobby(await table.host.reading(game), "en").rows if isinstance(row, Menu)][:1]
    assert (again.verb, again.numbers != adding.numbers) == ("auto", True)


async def test_a_game_with_one_strength_offers_no_choice(table: Hosted) -> None:
    page = lobby(await table.host.reading((await table.lobby(ANNA, automatic=1)).id), "en")
    assert "2. 🔵 Automatic player\n" in page.content
    buttons = [button for row in page.rows if isinstance(row, tuple) for button in row]
    assert [button.label for button in buttons if button.label.startswith("Add")] == ["Add automatic player"]


async def test_a_seat_older_than_strengths_plays_as_the_one_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    url = f"sqlite+aiosqlite:///{path}"
    await migrate.migrate(parse(url), "0001")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(OLD_GAME)
        connection.execute(OLD_SEAT)
    connection.close()
    await (await Store.open(url)).close()
    async with hosted(path, deliver=False) as running:
        (seat,) = (await running.host.reading(1)).seats
    assert (seat.automatic, seat.strength) == (True, "librarian")


async def test_two_taps_seat_two_of_different_strength(world: World) -> None:
    alice = world.members[0]
    await alice.slash(world.channel, "exlibris start")
    await seat_automatic(alice, world.channel.history()[-1], 2)
    await seat_automatic(alice, world.channel.history()[-1], 0)
    shown = world.channel.history()[-1].content
    assert "Grand librarian, automatic" in shown
    assert "Apprentice, automatic" in shown
    await alice.click(world.channel.history()[-1], label="Begin")
    told = await alice.slash(world.channel, "exlibris board", text=True)
    assert "Grand librarian" in told.response.content
    assert "Apprentice" in told.response.content


async def test_a_panel_goes_on_by_itself_once_a_master_has_thought(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_weigh_here", lambda task: Weighed(task.ask.options[:1]))
    (alice, *_), journey = world.members, Journey(world, Random(1), world.members[:1], game="exlibrium")
    await journey.slash(alice, "start", passing="off")
    await seat_automatic(alice, journey.table(), 3)
    await journey.click(alice, journey.table(), "Begin")
    shown, seen = (await journey.click(alice, journey.table(), "Play")).response, set[str]()
    pings = len(journey.pings())
    for _ in range(9):
        way = next(way for way in ways(shown, journey.luck) if way.part.verb in {"pick", "menu"})
        shown = (await journey.press(alice, shown, way)).response
        seen.add(shown.content)
        assert not any("thinking" in words or "waits for" in words for words in shown.content.splitlines())
    assert len(seen) == 9
    assert len(journey.pings()) <= pings
