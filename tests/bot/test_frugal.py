"""What is asked of the database for a click and a delivery: each statement costs, so their number is bounded."""

from collections import Counter
from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import event

from bot.hosting.glimpse import MOMENT
from bot.outbox.claim import find
from bot.outbox.lanes import Lane
from bot.outbox.rows import row_for
from tests.bot.hosted import ANNA, BEN, Hosted, hosted


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


@contextmanager
def asked(world: Hosted) -> Generator[Counter[str]]:
    """Count what is asked of the database, by the first word."""
    said = Counter[str]()

    def statement(*about: Any) -> None:
        said[about[2].split()[0]] += 1

    def commit(_: object) -> None:
        said["COMMIT"] += 1

    heard = (("before_cursor_execute", statement), ("commit", commit))
    engines = [world.store.writer.sync_engine, world.store.reader.sync_engine]
    for engine in engines:
        for name, hears in heard:
            event.listen(engine, name, hears)
    yield said
    for engine in engines:
        for name, hears in heard:
            event.remove(engine, name, hears)


async def test_whoever_looks_reads_the_rows_once_and_the_log_once_for_each_choice(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    with asked(world) as first:
        await world.host.reading(game, ANNA.user_id)
    with asked(world) as again:
        await world.host.reading(game, BEN.user_id)
        await world.host.people_of(game)
    assert (first, again) == ({"SELECT": 2}, {"SELECT": 2})


async def test_who_is_let_in_sees_what_they_were_let_in_by_unless_something_was_written(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.reading(game)  # the log is known by now
    with asked(world) as said:
        _, _, glimpse = await world.host.people_of(game)
        seen = await world.host.reading(game, ANNA.user_id, before=glimpse)
    assert said == {"SELECT": 1}
    assert seen == await world.host.reading(game, ANNA.user_id)
    await world.host.refresh_name(game, replace(ANNA, name="Annabel"))
    assert (await world.host.reading(game, before=glimpse)).seats[0].name == "Annabel"


async def test_what_another_process_has_changed_is_seen_a_moment_later(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(ANNA, BEN)
    _, _, glimpse = await world.host.people_of(game)
    written = world.store.written
    await world.host.refresh_name(game, replace(ANNA, name="Annabel"))
    monkeypatch.setattr(world.store, "written", written)  # as far as this process knows
    late = replace(glimpse, at=glimpse.at - MOMENT)
    assert (await world.host.reading(game, before=late)).seats[0].name == "Annabel"


async def test_a_choice_is_one_transaction_of_few_statements(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    with asked(world) as said:
        await world.host.submit(game, ANNA.user_id, 0, indices=[0])
    assert said["BEGIN"] == said["COMMIT"] == 1
    assert (said["SELECT"], said["INSERT"]) == (2, 2)
    assert said.total() <= 10


async def test_an_edit_is_found_drawn_and_noted_by_few_statements(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.open()
    await world.quiet()
    await world.host.reading(game)
    lane = Lane("channel:70", "table")
    async with world.store.writing() as session:
        session.add(row_for(game, lane.key, "table", None))
    edits = world.discord.of("table")[-1].edits
    with asked(world) as said:
        world.host._ledger.outbox.wake([lane])
        await world.quiet()
    assert world.discord.of("table")[-1].edits == edits + 1
    assert said == {"SELECT": 2, "BEGIN": 1, "DELETE": 1, "COMMIT": 1}


async def test_whose_hand_it_is_is_found_with_it(world: Hosted) -> None:
    await world.game(ANNA, BEN)
    async with world.store.reading() as session:
        with asked(world) as said:
            claim = await find(session, Lane(f"user:{ANNA.user_id}"))
    assert claim is not None
    assert (claim.kind, claim.delivery.user_id, claim.delivery.payload["seat"]) == ("hand", ANNA.user_id, 0)
    assert said == {"SELECT": 1}
