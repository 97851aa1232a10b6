"""Orders: carried out at their moment like a click, marked in the log, and never after they were withdrawn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.hosting import automatic, orders_given
from bot.hosting.study.room import Study
from bot.values.orders import Order
from bot.values.people import Person
from bot.values.refusal import HostError
from engine import catalogue
from engine.ask import Ask, Picks
from tests.bot.fake_discord import DM
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.toy.engine.toy import RULES

BID = Order(plan=False, key="bid", picks=())
PEEK = Order(plan=False, key="peek", picks=(("yes",),))


def plan(*wishes: str, alone: bool = False, rest: bool = False) -> Order:
    return Order(True, "wins", tuple((wish,) for wish in wishes), alone, rest)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def give(world: Hosted, game: int, person: Person, order: Order) -> None:
    await world.host.give_order(game, person.user_id, order)
    assert order in await left(world, game, person)


async def left(world: Hosted, game: int, person: Person) -> tuple[Order, ...]:
    return (await world.host.orders(game, person.user_id)).orders


async def acts(world: Hosted, game: int) -> list[tuple[int | None, str, bool]]:
    """Who chose what since the game began, and whether beforehand."""
    return [(row.seat, row.key, row.ordered) for row in (await world.choices(game))[1:]]


async def words_to(world: Hosted, person: Person) -> list[str]:
    await world.quiet()
    return [message.text for message in world.discord.of("word", DM + person.user_id)]


async def round_of(world: Hosted, game: int, *people: Person) -> None:
    """Let people play up to the end of the round that is under way."""
    start = (await world.host.reading(game)).view.round
    while (await world.host.reading(game)).view.round == start:
        await world.play(game, people, 1)


async def test_what_was_answered_beforehand_is_answered_at_once_and_the_log_says_so(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await give(world, game, BEN, BID)
    assert await acts(world, game) == []
    told = await world.answer(game, ANNA)
    assert await acts(world, game) == [(0, "wins", False), (1, "bid", True)]
    later = await world.host.reading(game, ANNA.user_id)
    assert told.table == replace(later, game=replace(later.game, table_message_id=told.table.game.table_message_id))
    rows = (await world.host.log(game)).rows
    assert [row.ordered for row in rows] == [False, False, True]
    assert not any(row.automatic for row in rows)
    assert await left(world, game, BEN) == (BID,)  # it answers again in this round, if it is asked again


async def test_nobody_is_pinged_for_what_an_order_answers(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await give(world, game, BEN, BID)
    await world.quiet()
    await world.answer(game, ANNA)
    await world.quiet()
    assert world.discord.texts("turn") == ["[0]"]


async def test_what_was_withdrawn_never_acts(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await give(world, game, BEN, BID)
    await world.host.withdraw_order(game, BEN.user_id, plan=False, key="bid")
    with pytest.raises(HostError, match="order-gone"):
        await world.host.withdraw_order(game, BEN.user_id, plan=False, key="bid")
    await world.answer(game, ANNA)
    assert (await world.host.reading(game, BEN.user_id)).must_act
    assert (await world.rows())["player_order"] == []


async def test_what_is_withdrawn_between_the_thought_and_the_answer_never_acts(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, think = await world.game(ANNA, BEN), automatic._thought

    async def withdrawn(study: Study, due: automatic.Due) -> Any:
        await orders_given.withdraw(world.host._ledger, game, BEN.user_id, (False, "bid"))
        return await think(study, due)

    await give(world, game, BEN, BID)
    monkeypatch.setattr(automatic, "_thought", withdrawn)
    await world.answer(game, ANNA)
    assert await acts(world, game) == [(0, "wins", False)]
    await world.quiet()
    assert world.discord.texts("turn")[-1] == "[1]"


async def test_an_answer_that_came_first_wins(world: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    game, think = await world.game(ANNA, BEN, CARA), automatic._thought

    async def answered(study: Study, due: automatic.Due) -> Any:
        monkeypatch.setattr(automatic, "_thought", think)
        await world.answer(game, BEN)
        return await think(study, due)

    await give(world, game, BEN, BID)
    monkeypatch.setattr(automatic, "_thought", answered)
    await world.answer(game, ANNA)
    assert (await acts(world, game))[:2] == [(0, "wins", False), (1, "bid", False)]


async def test_orders_expire_with_the_round_unless_they_are_to_last(world: Hosted) -> None:
    game, lasting = await world.game(ANNA, BEN), Order(False, "bid", (), lasting=True)
    await give(world, game, ANNA, BID)
    await give(world, game, BEN, lasting)
    await round_of(world, game, ANNA, BEN)
    assert (await left(world, game, ANNA), await left(world, game, BEN)) == ((), (lasting,))
    await world.answer(game, BEN)
    bids = [row for row in await acts(world, game) if row[1] == "bid"]
    assert bids == [(0, "bid", True), (1, "bid", True), (1, "bid", True)]


async def test_there_is_one_plan_and_none_for_the_turn_that_has_come(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await round_of(world, game, ANNA, BEN)
    with pytest.raises(HostError, match="order-your-turn"):
        await world.host.give_order(game, BEN.user_id, plan("low"))
    await give(world, game, ANNA, plan("high"))
    await give(world, game, ANNA, plan("low", "high"))  # the newest one counts
    assert await left(world, game, ANNA) == (plan("low", "high"),)


async def leading_in_round(world: Hosted, *people: Person, order: Order, giver: Person) -> int:
    """A game in which a plan is given before the second round, which its giver leads."""
    game = await world.game(*people)
    await give(world, game, giver, order)
    return game


async def test_whoever_planned_a_turn_that_has_not_come_is_told(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await give(world, game, CARA, plan("low"))
    await give(world, game, CARA, BID)  # of an answer that nobody has asked for there is nothing to tell
    await round_of(world, game, ANNA, BEN, CARA)
    assert await words_to(world, CARA) == []
    await round_of(world, game, ANNA, BEN, CARA)
    assert await left(world, game, CARA) == ()
    assert await words_to(world, CARA) == ["order-expired {}"]


def fails(*_: object) -> Picks:
    raise ZeroDivisionError


def nonsense(view: object, ask: Ask, *_: object) -> Picks:
    return (("nonsense",),)


@pytest.mark.parametrize("advise", [fails, nonsense])
@pytest.mark.parametrize("order", [BID, plan("low", rest=True)])
async def test_an_order_for_which_there_is_no_such_advice_is_dropped_and_its_owner_told(
    world: Hosted, monkeypatch: pytest.MonkeyPatch, advise: Any, order: Order
) -> None:
    game = await world.game(ANNA, BEN)
    await give(world, game, BEN, order)
    monkeypatch.setitem(catalogue._registered, RULES.key, replace(RULES, advise=advise))
    if order.plan:
        await round_of(world, game, ANNA, BEN)
    else:
        await world.answer(game, ANNA)
    assert (await world.host.reading(game, BEN.user_id)).must_act
    assert await left(world, game, BEN) == ()
    assert await words_to(world, BEN) == ["order-unadvised {}"]


async def test_a_plan_leads_the_turn_and_its_rest_follows_advice(world: Hosted) -> None:
    game = await leading_in_round(world, ANNA, BEN, order=plan("low", rest=True), giver=BEN)
    await round_of(world, game, ANNA, BEN)
    made = [row for row in await acts(world, game) if row[2]]
    assert made[:2] == [(1, "wins", True), (1, "bid", True)]
    assert (await world.host.reading(game)).view.wins == "low"
    await round_of(world, game, ANNA, BEN)
    assert {key for seat, key, ordered in await acts(world, game) if ordered} >= {"wins", "bid", "swap"}
    assert await left(world, game, BEN) == ()
    assert await words_to(world, BEN) == []


async def test_a_plan_goes_only_where_nobody_else_went_since(world: Hosted) -> None:
    game = await leading_in_round(world, ANNA, BEN, order=plan("high", "low", alone=True), giver=BEN)
    await world.answer(game, ANNA, ("high",))
    await round_of(world, game, ANNA, BEN)
    assert (await world.host.reading(game)).view.wins == "low"


async def test_a_plan_of_which_nothing_is_left_is_dropped_and_its_owner_told(world: Hosted) -> None:
    game = await leading_in_round(world, ANNA, BEN, order=plan("high", alone=True), giver=BEN)
    await world.answer(game, ANNA, ("high",))
    await round_of(world, game, ANNA, BEN)
    assert (await world.host.reading(game, BEN.user_id)).must_act
    assert await left(world, game, BEN) == ()
    assert await words_to(world, BEN) == ["order-dropped {}"]
    assert world.discord.texts("turn")[-1] == "[1]"


async def test_an_order_that_asks_for_nothing_on_offer_waits_for_another_question(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await give(world, game, BEN, PEEK)
    await world.play(game, [ANNA, BEN], 3)
    assert not [row for row in await acts(world, game) if row[2]]


@pytest.mark.parametrize(
    "order, reason",
    [
        (Order(False, "wins", ()), "order-not-possible"),
        (Order(False, "peek", (("high",),)), "order-unfit"),
        (Order(False, "peek", (("yes",), ("no",))), "order-unfit"),
        (plan(), "order-unfit"),
        (plan("high", "high"), "order-unfit"),
        (plan("yes"), "order-unfit"),
        (Order(True, "bid", (("high",),)), "order-unfit"),
    ],
)
async def test_what_fits_nothing_is_refused_and_nothing_changes(world: Hosted, order: Order, reason: str) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    before = await world.rows()
    with pytest.raises(HostError, match=reason):
        await world.host.give_order(game, BEN.user_id, order)
    assert await world.rows() == before


async def test_only_players_give_orders_and_advice_only_where_there_are_hints(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, hints=0)
    for order in (BID, plan("high", rest=True)):
        with pytest.raises(HostError, match="hints-off"):
            await world.host.give_order(game, BEN.user_id, order)
    await give(world, game, BEN, PEEK)
    for ask in (world.host.orders(game, CARA.user_id), world.host.give_order(game, CARA.user_id, PEEK)):
        with pytest.raises(HostError, match="not-in-game"):
            await ask


async def test_whoever_leaves_leaves_no_order_behind(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await give(world, game, BEN, BID)
    await give(world, game, CARA, BID)
    await world.host.leave(game, BEN)
    assert [row["seat"] for row in (await world.rows())["player_order"]] == [2]
    assert (await world.game_row(game)).orders == 1


async def test_no_order_outlives_its_game(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, rounds=1)
    for person in (ANNA, BEN):
        for key in ("bid", "swap"):
            await give(world, game, person, Order(False, key, (), lasting=True))
    await world.play(game, [ANNA, BEN])
    assert (await world.rows())["player_order"] == []
    assert {row[1] for row in await acts(world, game) if row[2]} == {"bid", "swap"}


async def test_a_process_that_stopped_before_an_order_acted_goes_on_with_it(world: Hosted, tmp_path: Path) -> None:
    game = await world.game(ANNA, BEN)
    await give(world, game, BEN, BID)

    async def stopped(*_: object) -> list[automatic.Outcome]:
        return []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(automatic, "answer_all", stopped)
        await world.answer(game, ANNA)
    assert await acts(world, game) == [(0, "wins", False)]
    async with hosted(tmp_path / "games.db") as later:
        assert await acts(later, game) == [(0, "wins", False), (1, "bid", True)]


async def test_nobody_else_sees_anything_of_an_order(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    before = [await world.host.reading(game, eye) for eye in (None, 1, 2, 3)]
    posted = len(world.discord.calls)
    await give(world, game, BEN, BID)
    await world.quiet()
    assert [await world.host.reading(game, eye) for eye in (None, 1, 2, 3)] == before
    assert len(world.discord.calls) == posted
    assert await left(world, game, ANNA) == ()
