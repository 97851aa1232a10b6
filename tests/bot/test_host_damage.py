"""Damaged games: a tail that no longer fits is dropped and said; anything worse is left alone and can be ended."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
import pytest_asyncio

from bot.hosting.host import HostError
from bot.values.states import ENDED, OVER
from engine.catalogue import register
from tests.bot.hosted import ANNA, BEN, Hosted, hosted
from tests.toy_game import TOY, Toy


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def tail_that_no_longer_fits(world: Hosted) -> int:
    """Begin a game, make three choices in it, and let the rules ask another question than the first one answers."""
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    await world.host.settle()
    saved = orjson.loads((await world.game_row(game)).saved or "")
    saved["tail"][0][2] = "a question of an older version"
    await world.change_game(game, saved=orjson.dumps(saved).decode())
    return game


async def check_repaired(world: Hosted, game: int) -> None:
    table = await world.host.reading(game, ANNA.user_id)
    assert table.pending is not None
    assert (table.game.number, table.pending.ask.key, table.pending.number) == (4, "wins", 4)
    rows = await world.choices(game)
    assert [(row.number, row.key, row.undone) for row in rows] == [
        (0, "opening", False),
        (1, "wins", True),
        (2, "bid", True),
        (3, "bid", True),
        (4, "repaired", False),
    ]
    await world.host.settle()
    assert world.discord.texts("notice") == ["notice-repaired {'lost': 3}"]
    assert (await world.play(game, [ANNA, BEN])).game.state == OVER


async def test_reading_a_game_that_diverged_goes_back_to_the_turns_start_and_tells_the_table(world: Hosted) -> None:
    game = await tail_that_no_longer_fits(world)
    await check_repaired(world, game)


async def test_a_click_on_a_game_that_diverged_is_stale_and_the_game_goes_on(world: Hosted) -> None:
    game = await tail_that_no_longer_fits(world)
    for number in (0, 3):
        with pytest.raises(HostError, match="stale"):
            await world.host.submit(game, 1, number, indices=[0])
    await check_repaired(world, game)


async def test_automatic_seats_go_on_after_a_divergence(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, automatic=1)
    saved = orjson.loads((await world.game_row(game)).saved or "")
    saved["tail"] = [[1, 2, "nonsense", []]]
    saved["number"] = 1
    await world.change_game(game, saved=orjson.dumps(saved).decode(), number=1)
    await world.host.resume_all()
    await world.answer(game, ANNA)
    assert (await world.host.reading(game)).acting == (0, 1)


def without(key: str) -> Any:
    def damage(saved: dict[str, Any]) -> dict[str, Any]:
        del saved[key]
        return saved

    return damage


DAMAGE: dict[str, Any] = {
    "no checkpoint": without("checkpoint"),
    "no tail": without("tail"),
    "no number": without("number"),
    "no since": without("since"),
    "no such game": lambda saved: {**saved, "game": "chess"},
    "another number": lambda saved: {**saved, "number": 99},
    "a list": lambda _: [],
    "a hand of no list": lambda saved: {**saved, "checkpoint": {**saved["checkpoint"], "hands": 3}},
    "no chance": lambda saved: {**saved, "checkpoint": {**saved["checkpoint"], "chance": {}}},
}
TEXTS = {"nothing": None, "empty": "", "cut off": '{"game": "toy", ', "null": "null", "no text": "\x00\x01"}


@pytest.mark.parametrize("name", [*DAMAGE, *TEXTS])
async def test_a_damaged_game_says_so_is_left_alone_and_can_be_ended(world: Hosted, name: str) -> None:
    game = await world.game(ANNA, BEN, automatic=1)
    await world.answer(game, ANNA)
    await world.host.settle()
    saved = orjson.loads((await world.game_row(game)).saved or "")
    text = TEXTS[name] if name in TEXTS else orjson.dumps(DAMAGE[name](saved)).decode()
    await world.change_game(game, saved=text)
    before = await world.rows()
    for act in (
        lambda: world.host.submit(game, 1, 1, indices=[0]),
        lambda: world.host.undo(game, 1),
        lambda: world.host.reading(game, 1),
    ):
        with pytest.raises(HostError) as error:
            await act()
        assert (error.value.key, error.value.args_by_name) == (
            "game-damaged",
            {"id": game, "game": "toy"},
        )
    await world.host.resume_all()
    await world.host.settle()
    assert await world.rows() == before
    await check_can_be_ended(world, game)


async def check_can_be_ended(world: Hosted, game: int) -> None:
    assert len((await world.host.log(game, 1)).rows) > 1
    assert [mine.damaged for mine in await world.host.games_of(1)] == [True]
    assert (await world.host.end(game, ANNA)).state == ENDED
    assert (await world.host.reading(game, 1)).view is None
    await world.host.settle()
    assert world.discord.texts("table")[-1].startswith("ended")
    await world.game(ANNA, BEN)


async def test_people_may_leave_a_damaged_game_and_strangers_may_not_end_it(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, automatic=1)
    await world.host.settle()
    await world.change_game(game, saved="[]")
    with pytest.raises(HostError, match="not-host"):
        await world.host.check_end(game, BEN)
    found, last = await world.host.check_leave(game, BEN)
    assert (found.id, last) == (game, False)
    await world.host.leave(game, BEN)
    with pytest.raises(HostError, match="not-in-game"):
        await world.host.check_leave(game, BEN)
    assert (await world.host.check_end(game, replace(BEN, moderates=True))).id == game
    assert (await world.host.end(game, ANNA)).state == ENDED
    for check in (world.host.check_end, world.host.check_leave):
        with pytest.raises(HostError, match="game-ended"):
            await check(game, ANNA)


async def test_a_checkpoint_that_the_rules_cannot_load_is_damage_too(world: Hosted) -> None:
    """Whatever the rules raise while they load, the data stay and the game can be ended."""
    game = await world.game(ANNA, BEN)
    await world.host.settle()
    world.host._ledger.matches._live.clear()

    def fail(*_: object) -> Toy:
        raise ZeroDivisionError

    broken = replace(TOY, load=fail)
    register(broken)
    try:
        with pytest.raises(HostError, match="game-damaged"):
            await world.host.reading(game)
        assert (await world.host.end(game, ANNA)).state == ENDED
    finally:
        register(TOY)
