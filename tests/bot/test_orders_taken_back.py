"""Orders and what is taken back: nobody's wish answers again what they have taken back, nor another choice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
import pytest_asyncio

from bot.values.orders import Order
from engine import catalogue
from engine.ask import Ask
from tests.bot.hosted import ANNA, BEN, Hosted, hosted
from tests.bot.test_orders_host import BID, acts, give, leading_in_round, left, plan, round_of, words_to
from tests.toy.engine.toy import ORDERS, RULES, ToyView


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def test_what_was_taken_back_is_not_where_somebody_went(world: Hosted) -> None:
    game = await leading_in_round(world, ANNA, BEN, order=plan("high", alone=True), giver=BEN)
    await world.answer(game, ANNA, ("high",))
    await world.host.undo(game, ANNA.user_id)
    await world.answer(game, ANNA, ("low",))
    await round_of(world, game, ANNA, BEN)
    assert (await world.host.reading(game)).view.wins == "high"


async def test_whoever_takes_back_what_an_order_did_chooses_by_hand(world: Hosted) -> None:
    game, swap = await world.game(ANNA, BEN), Order(False, "swap", ())
    for order in (BID, swap):
        await give(world, game, BEN, order)
    await world.answer(game, ANNA)
    told = await world.host.undo(game, BEN.user_id)
    assert told.table.must_act
    assert (await acts(world, game))[-1] == (1, "undo", False)
    assert await left(world, game, BEN) == (swap,)


def orders_are(monkeypatch: pytest.MonkeyPatch, **values: Any) -> None:
    monkeypatch.setitem(catalogue._registered, RULES.key, replace(RULES, orders=replace(ORDERS, **values)))


async def test_whoever_takes_back_what_a_plan_did_plays_its_rest_by_hand(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders_are(monkeypatch, follows=frozenset({"swap", "peek"}))
    game = await leading_in_round(world, ANNA, BEN, order=plan("low", rest=True), giver=BEN)
    await round_of(world, game, ANNA, BEN)
    await world.host.undo(game, BEN.user_id)
    assert await left(world, game, BEN) == ()
    await world.answer(game, BEN, ("high",))
    await round_of(world, game, ANNA, BEN)
    assert [row[:2] for row in await acts(world, game) if row[2]] == [(1, "wins")]


async def test_whoever_gives_a_turn_back_to_its_start_plays_it_by_hand(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders_are(monkeypatch, follows=frozenset({"swap", "peek"}))
    game = await leading_in_round(world, ANNA, BEN, order=plan("low", rest=True), giver=BEN)
    await round_of(world, game, ANNA, BEN)
    await world.host.settle()
    saved = orjson.loads((await world.game_row(game)).saved or "")
    saved["tail"].append([saved["number"], 0, "a question of an older version", []])
    await world.change_game(game, saved=orjson.dumps(saved).decode())
    await world.host.reading(game)
    assert (await acts(world, game))[-1][1] == "repaired"
    assert await words_to(world, BEN) == ["order-taken-back {}"]
    await round_of(world, game, ANNA, BEN)
    assert [row[:2] for row in await acts(world, game) if row[2]] == [(1, "wins")]


def next_bid(seen: ToyView) -> Ask | None:
    return None if seen.seat is None else Ask(seen.seat, "bid", tuple(("card", card) for card in range(10)))


async def bids_given_back(world: Hosted) -> tuple[int, Order]:
    """A game in which both have bid, Ben has planned another bid, and the table then goes back to Anna's."""
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    card = (await world.host.reading(game, BEN.user_id)).view.hand[0]
    wish = Order(True, "bid", (("card", card),))
    await give(world, game, BEN, wish)
    await world.host.together.ask_back(game, ANNA, (await world.host.reading(game)).game.number)
    assert await world.host.together.say(game, BEN, 1, agrees=True) == "held"
    return game, wish


@pytest.mark.parametrize("ahead", [0, 1])
async def test_what_the_table_gives_back_no_plan_for_another_choice_answers(
    world: Hosted, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    orders_are(monkeypatch, plan=next_bid, ahead=ahead)
    game, wish = await bids_given_back(world)
    assert [row[1:] for row in await acts(world, game)][-1] == ("undo-agreed", False)
    assert (await world.host.reading(game, BEN.user_id)).must_act
    assert await left(world, game, BEN) == ((wish,) if ahead else ())
    assert await words_to(world, BEN) == ([] if ahead else ["order-taken-back {}"])


async def test_a_plan_for_the_next_choice_outlives_a_change_of_this_one(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders_are(monkeypatch, plan=next_bid, ahead=1)
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    pending = (await world.host.reading(game, BEN.user_id)).pending
    assert pending is not None
    first, second = pending.ask.options
    await world.answer(game, BEN, first)
    wish = Order(True, "bid", (first,))
    await give(world, game, BEN, wish)
    await world.answer(game, BEN, second)
    assert await left(world, game, BEN) == (wish,)
    await round_of(world, game, ANNA, BEN)
    await world.answer(game, BEN)
    assert (1, "bid", True) in await acts(world, game)
    assert await left(world, game, BEN) == ()


async def test_what_the_table_gives_back_is_chosen_by_hand_too(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await give(world, game, ANNA, BID)
    await world.answer(game, ANNA)  # by hand what wins, and by order what she bids
    await world.answer(game, BEN)
    number = (await world.host.reading(game)).game.number
    await world.host.together.ask_back(game, ANNA, number)
    assert await world.host.together.say(game, BEN, 1, agrees=True) == "held"
    assert (await world.host.reading(game, ANNA.user_id)).must_act
    assert await left(world, game, ANNA) == ()
