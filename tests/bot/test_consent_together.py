"""Several proposals at one table: what becomes of one may decide another, each is closed once, and all are counted."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.values.people import Place
from tests.bot.hosted import ANNA, BEN, CARA, DORA, EVE, SEATED, Hosted, hosted, refused


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def states(world: Hosted) -> dict[str, str]:
    """Return what became of what was proposed, by its kind."""
    await world.quiet()
    return {row["kind"]: row["state"] for row in (await world.rows())["proposal"]}


async def late_game(world: Hosted) -> int:
    """Return a game of four in which anybody's seat may be proposed to others."""
    game = await world.game(ANNA, BEN, CARA, DORA)
    await world.change_seats(game, missed=1)
    return game


async def test_of_two_that_hold_at_once_the_second_falls_where_the_first_has_put_out_who_proposed_it(
    world: Hosted,
) -> None:
    game, together = await late_game(world), world.host.together
    await world.host.seats.replace(game, CARA, 1)
    await together.pause(game, BEN)
    await together.say(game, CARA, 2, agrees=True)
    await world.host.leave(game, ANNA)
    assert await states(world) == {"replace": "open", "pause": "open"}
    await world.host.leave(game, DORA)
    assert await states(world) == {"replace": "held", "pause": "overtaken"}
    row = await world.game_row(game)
    assert (row.proposals, row.paused_at) == (0, None)
    assert [seat.user_id for seat in (await world.host.reading(game)).seats] == [None, None, CARA.user_id, None]


async def test_what_holds_only_by_what_another_has_done_is_done_with_it(world: Hosted) -> None:
    game, together = await late_game(world), world.host.together
    await together.pause(game, DORA)
    await world.host.seats.replace(game, DORA, 1)
    await world.host.leave(game, ANNA)
    assert await states(world) == {"pause": "open", "replace": "open"}
    await world.host.leave(game, CARA)
    assert await states(world) == {"pause": "held", "replace": "held"}
    row = await world.game_row(game)
    assert (row.proposals, row.paused_at is None) == (0, False)


async def test_each_that_is_made_or_closed_counts_once(world: Hosted) -> None:
    game, together = await late_game(world), world.host.together
    counts = []
    for step in (
        together.pause(game, BEN),
        together.pace(game, ANNA, "three"),
        world.host.seats.replace(game, CARA, 3),
        together.say(game, CARA, 2, agrees=False),
        world.host.leave(game, BEN),
        world.host.end(game, ANNA),
    ):
        await step
        await world.quiet()
        counts.append((await world.game_row(game)).proposals)
    assert counts == [1, 2, 3, 2, 1, 0]


@pytest.mark.parametrize("wrong", [-2, 0, 1, 5])
async def test_a_count_that_was_wrong_is_right_after_a_look(world: Hosted, wrong: int) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.host.together.pause(game, BEN)
    await world.change_game(game, proposals=wrong)
    world.host.look(game)
    await world.quiet()
    assert (await world.game_row(game)).proposals == 1
    await world.host.together.say(game, BEN, 1, agrees=False)
    await world.change_game(game, proposals=wrong)
    world.host.look(game)
    await world.quiet()
    assert (await world.game_row(game)).proposals == 0


async def test_what_cannot_be_done_any_more_falls_and_holds_up_nothing_else(world: Hosted) -> None:
    game, there = await world.game(ANNA, BEN, CARA, DORA), Place(7, 71)
    await world.change_game(game, adrift=1, no_access=True)
    await world.host.together.move(game, BEN, there)
    await world.host.together.pause(game, CARA)
    await world.host.start("toy", there, EVE, SEATED)
    await world.host.together.say(game, BEN, 2, agrees=True)
    await world.host.together.say(game, DORA, 2, agrees=True)
    assert await states(world) == {"move": "open", "pause": "open"}
    assert await refused(world.host.together.say(game, CARA, 1, agrees=True)) == "channel-taken"
    await world.host.leave(game, ANNA)
    assert await states(world) == {"move": "open", "pause": "held"}
    await world.host.leave(game, CARA)
    await world.host.leave(game, DORA)
    assert await states(world) == {"move": "overtaken", "pause": "held"}
    row = await world.game_row(game)
    assert (row.proposals, row.channel_id) == (0, 70)
