"""The record of a hosted game: what stood, by whom, and not before the end."""

from collections.abc import AsyncIterator
from pathlib import Path

import orjson
import pytest
import pytest_asyncio
from sqlmodel import col, update

from bot.hosting.host import HostError
from bot.store.schema import SeatRow
from engine.match import Match
from engine.record import Record, retold
from tests.bot.hosted import ANNA, BEN, CARA, HERE, SEED, Hosted, hosted
from tests.toy_game import TOY


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def refused(world: Hosted, game: int) -> str:
    with pytest.raises(HostError) as error:
        await world.host.record(game)
    return error.value.key


def told(record: Record) -> tuple[list[int], list[int]]:
    *_, last = retold(record)
    assert last.over
    return last.scores, last.winners


async def test_nobody_gets_the_record_before_the_end(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN)
    assert await refused(world, game.id) == "record-not-over"
    await world.host.begin(game.id, ANNA)
    await world.play(game.id, [ANNA, BEN], 3)
    assert await refused(world, game.id) == "record-not-over"
    await world.host.end(game.id, ANNA)
    assert await refused(world, game.id) == "game-ended"
    assert await refused(world, 99) == "no-such-game"


async def test_the_record_tells_the_game_again(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, automatic=1)
    table = await world.play(game, [ANNA, BEN])
    record = await world.host.record(game)
    assert (record.seed, record.commitment, record.version) == (SEED, table.game.commitment, TOY.version)
    assert (record.names, record.scores, record.winners) == (("Anna", "Ben", ""), table.scores, table.winners)
    assert told(record) == (list(table.scores), list(table.winners))


async def test_seats_that_were_shuffled_are_told_as_they_sat(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA, shuffle=1, rounds=2)
    table = await world.play(game, [ANNA, BEN, CARA])
    record = await world.host.record(game)
    assert record.names == tuple(seat.name for seat in table.seats)
    assert record.options == {"rounds": 2}
    assert told(record) == (list(table.scores), list(table.winners))


async def test_what_was_taken_back_is_not_in_the_record(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA, ("low",))
    await world.host.undo(game, ANNA.user_id)
    await world.answer(game, ANNA, ("high",))
    # A bid may be changed until the last one is in, and a change may be taken back while another's stands.
    for picks in await first_bids(world, game):
        await world.answer(game, ANNA, picks)
    await world.host.undo(game, ANNA.user_id)
    table = await world.play(game, [BEN, ANNA])
    record = await world.host.record(game)
    undone = [row.number for row in await world.choices(game) if row.undone]
    assert len(undone) == 2
    assert not set(undone) & {choice.number for choice in record.choices}
    assert ("low",) not in [pick for choice in record.choices[:1] for pick in choice.picks]
    assert told(record) == (list(table.scores), list(table.winners))


async def first_bids(world: Hosted, game: int) -> list[tuple[str | int, ...]]:
    table = await world.host.reading(game, ANNA.user_id)
    assert table.pending is not None
    return list(table.pending.ask.options)


async def test_what_a_repair_took_back_is_not_in_the_record(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    saved = orjson.loads((await world.game_row(game)).saved or "")
    saved["tail"][0][2] = "a-question-of-old"
    await world.change_game(game, saved=orjson.dumps(saved).decode())
    table = await world.play(game, [ANNA, BEN])
    keys = [row.key for row in await world.choices(game)]
    assert "repaired" in keys
    assert told(await world.host.record(game)) == (list(table.scores), list(table.winners))


async def test_a_game_of_atheneum_whose_seats_have_the_bots_colours_is_played_and_told_again(world: Hosted) -> None:
    """Early bots gave every game's seats their own colours, of which Atheneum knows but some."""
    game = await world.host.start("atheneum", HERE, ANNA, {"shuffle": 0})
    await world.host.join(game.id, BEN)
    async with world.store.writing() as session:
        for seat, colour in enumerate(("orange", "green")):
            await session.exec(update(SeatRow).where(col(SeatRow.seat) == seat).values(colour=colour))
    await world.host.begin(game.id, ANNA)
    match = Match.new("atheneum", 2, {}, SEED)
    while not match.over:
        seat, pending = next(one for one in match.pending.items() if not one[1].answered)
        picks = match.advise(seat, match.rules.strengths[0])
        match.submit(seat, picks)
        await world.host.submit(game.id, seat + 1, pending.number, picks=picks)
    record = await world.host.record(game.id)
    assert (record.options, record.mark) == ({}, match.mark)
    assert told(record) == (match.scores, match.winners)
