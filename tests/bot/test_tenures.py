"""Who sat where, and when: told by the log, the record and the film as it was; automatic players keep their names."""

import re
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
import pytest_asyncio
from sqlmodel import col, select

from bot.app.afterwards import casts
from bot.hosting.tenure import hand_on
from bot.store.schema import TenureRow
from bot.ui.exported import from_text, named, to_text
from bot.ui.log import log_page
from bot.ui.voices import raw_names
from bot.values.people import Person
from bot.values.refusal import HostError
from data.words import languages
from tests.bot.hosted import ANNA, BEN, CARA, HERE, SEATED, Hosted, hosted

LIBBY = Person(9, "Librarian", account="libby")


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def tenures(world: Hosted) -> list[tuple[Any, ...]]:
    """Return all tenures: seat, from when, until when, whose."""
    async with world.store.reading() as session:
        rows = (await session.exec(select(TenureRow).order_by(col(TenureRow.seat), col(TenureRow.since)))).all()
    return [(row.seat, row.since, row.until, row.user_id, row.name) for row in rows]


async def names(world: Hosted, game: int, at: int | None = None, language: str = "en") -> list[str]:
    return raw_names(await world.host.reading(game), language, at)


async def town(world: Hosted, *people: Person, automatic: int = 1) -> int:
    """Begin a game of Ex Libris, whose automatic players are librarians."""
    game = await world.host.start("exlibris", HERE, people[0], SEATED)
    for person in people[1:]:
        await world.host.join(game.id, person)
    for _ in range(automatic):
        await world.host.add_automatic(game.id, people[0])
    await world.host.begin(game.id, people[0])
    return game.id


async def some_choices(world: Hosted, game: int, people: Sequence[Person], count: int) -> None:
    for _ in range(count):
        for person in people:
            table = await world.host.reading(game, person.user_id)
            if table.pending is not None and not table.pending.answered:
                picks = [0] if table.pending.ask.at_least else []
                await world.host.submit(game, person.user_id, table.pending.number, indices=picks)
                break


async def log(world: Hosted, game: int) -> dict[int, str]:
    """Return what the log says of each row that it tells."""
    table = await world.host.reading(game)
    pages = (await world.host.log(game, None, 1, rows=10)).pages
    told = [log_page(table, await world.host.log(game, None, page, rows=10), "en") for page in range(1, pages + 1)]
    rows = [re.match(r"` *(\d+)` (.*)", line) for page in told for line in page.content.splitlines()]
    return {int(row[1]): row[2] for row in rows if row}


async def test_what_somebody_did_stays_theirs_when_they_leave(world: Hosted) -> None:
    game = await town(world, ANNA, BEN, LIBBY)
    assert await names(world, game) == ["Anna", "Ben", "Librarian 2", "Librarian"]
    await some_choices(world, game, (ANNA, BEN, LIBBY), 6)
    before = await log(world, game)
    number = (await world.host.reading(game)).game.number
    assert any("Ben" in line for line in before.values())
    await world.host.leave(game, BEN)
    await some_choices(world, game, (ANNA, LIBBY), 12)
    assert await names(world, game) == ["Anna", "Librarian, for Ben", "Librarian 2", "Librarian"]
    after = await log(world, game)
    assert {at: line for at, line in after.items() if at <= number} == before
    said = " ".join(line for at, line in after.items() if at > number)
    assert said.count("Librarian, for Ben") == said.count("Ben") > 0


async def test_a_seat_s_tenures_follow_one_upon_the_other(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    assert await tenures(world) == [(0, 0, None, 1, "Anna"), (1, 0, None, 2, "Ben"), (2, 0, None, 3, "Cara")]
    await world.answer(game, ANNA)
    await world.host.leave(game, BEN)
    assert await tenures(world) == [
        (0, 0, None, 1, "Anna"),
        (1, 0, 1, 2, "Ben"),
        (1, 2, None, None, ""),
        (2, 0, None, 3, "Cara"),
    ]
    acted = [row for row in await world.choices(game) if row.seat == 1]
    assert all(row.automatic for row in acted if row.number >= 2)


@pytest.mark.parametrize("language", languages())
async def test_automatic_players_keep_their_names(world: Hosted, language: str) -> None:
    game = await town(world, ANNA, LIBBY, automatic=2)
    before = await names(world, game, language=language)
    await world.host.leave(game, LIBBY)
    after = await names(world, game, language=language)
    assert [*after[:1], *after[2:]] == [*before[:1], *before[2:]]
    assert "Librarian" in after[1]
    assert len(set(after)) == 4
    assert await names(world, game, 0, language) == before


async def test_the_record_and_the_film_name_who_acted_then(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.host.leave(game, ANNA)
    table = await world.play(game, (BEN, CARA))
    record = named(await world.host.record(game), table, "en")
    assert record.names == ("Automatic player, for Anna", "Ben", "Cara")
    assert record.name_at(0, 0) == record.name_at(0, 1) == "Anna"
    assert record.name_at(0, 2) == "Automatic player, for Anna"
    assert from_text(to_text(record).encode()) == record
    older = replace(record, former=())
    assert '"former"' not in to_text(older)
    assert from_text(to_text(older).encode()) == older
    first, last = casts(table, "en")
    assert (first.since, last.since) == (0, 2)
    assert [name.name for name in first.names] == ["Anna", "Ben", "Cara"]
    assert [name.name for name in last.names] == list(record.names)
    assert last.names[0].account == "Automatic player, for anna"


async def test_a_game_begun_by_an_older_bot_is_told_with_those_who_sit_there(world: Hosted, tmp_path: Path) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
        connection.execute("DELETE FROM tenure")
    connection.close()
    assert await names(world, game, 0) == ["Anna", "Ben", "Cara"]
    await world.host.leave(game, BEN)
    assert await tenures(world) == [(1, 0, 1, 2, "Ben"), (1, 2, None, None, "")]
    assert await names(world, game, 1) == ["Anna", "Ben", "Cara"]
    assert await names(world, game) == ["Anna", "Automatic player, for Ben", "Cara"]
    await world.play(game, (ANNA, CARA))
    assert (await world.host.record(game)).name_at(1, 1) == "Ben"


async def test_a_new_name_is_the_present_tenure_s(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    written = await world.rows()
    await world.host.refresh_name(game, replace(ANNA, name="Anne", account="anne"))
    now = await world.rows()
    assert await names(world, game, 0) == await names(world, game) == ["Anne", "Ben"]
    assert (await tenures(world))[0] == (0, 0, None, 1, "Anne")
    assert [row for row in now["game"] if row not in written["game"]] == []  # nobody's click is out of date by it
    assert now["outbox"] == written["outbox"]
    with pytest.raises(HostError, match="not-in-game"):
        await world.host.refresh_name(game, CARA)


async def test_somebody_who_left_keeps_the_name_that_they_had(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.host.leave(game, BEN)
    with pytest.raises(HostError, match="not-in-game"):
        await world.host.refresh_name(game, replace(BEN, name="Benedict"))
    assert await names(world, game, 0) == ["Anna", "Ben", "Cara"]


async def hand_to(world: Hosted, game: int, seat: int, person: Person) -> None:
    async with world.host._ledger.changing(game) as change:
        await hand_on(change, change.seats[seat], person)


async def test_a_seat_may_be_taken_over_and_given_up_again(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    await hand_to(world, game, 0, CARA)
    await world.host.leave(game, CARA)
    assert [row for row in await tenures(world) if row[0] == 0 and row[2] is not None] == [(0, 0, 1, 1, "Anna")]
    await world.play(game, [BEN], 1)
    await hand_to(world, game, 0, ANNA)
    number = (await world.host.reading(game)).game.number
    assert (await tenures(world))[:3] == [
        (0, 0, 1, 1, "Anna"),
        (0, 2, number, None, ""),
        (0, number + 1, None, 1, "Anna"),
    ]
    at = [await names(world, game, at) for at in (0, 1, 2, None)]
    assert [told[0] for told in at] == ["Anna", "Anna", "Automatic player, for Anna", "Anna"]


def told(rows: list[dict[str, Any]]) -> list[str]:
    notices = [orjson.loads(row["payload"]) for row in rows if row["kind"] == "notice"]
    return [f"{notice['key']}: {notice['args']['name']}" for notice in notices]


async def test_refusals_and_notices_tell_two_of_one_name_apart(world: Hosted) -> None:
    other = replace(BEN, name="anna")
    game = await world.game(other, ANNA, CARA)
    with pytest.raises(HostError, match="not-host") as refusal:
        await world.host.end(game, ANNA)
    assert refusal.value.args_by_name["host"] == "anna"
    await world.host.leave(game, other)
    with pytest.raises(HostError, match="not-host") as refusal:
        await world.host.end(game, CARA)
    assert refusal.value.args_by_name["host"] == "Anna 2"
    await world.host.leave(game, ANNA)
    await world.host.end(game, CARA)
    assert told((await world.rows())["outbox"]) == [
        "notice-left: anna",
        "notice-host: Anna 2",
        "notice-left: Anna 2",
        "notice-host: Cara",
        "notice-ended: Cara",
    ]
