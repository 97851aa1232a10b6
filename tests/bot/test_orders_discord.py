"""Orders, as members of a server give and withdraw them."""

from dataclasses import replace
from typing import Any

import pytest
import simcord

from engine import catalogue
from engine.ask import Ask
from tests.bot.conftest import World
from tests.bot.presses import private
from tests.bot.test_cogs import begun, ping
from tests.toy.engine.toy import ORDERS, RULES


async def who_waits(world: World) -> tuple[Any, Any]:
    """Begin a game; return who has to wait for the other, and the other."""
    await begun(world)
    alice, bob, *_ = world.members
    return (bob, alice) if f"<@{alice.id}>" in ping(world).content else (alice, bob)


async def test_an_order_is_given_by_the_panel_shown_by_the_command_and_withdrawn(world: World) -> None:
    bob, _ = await who_waits(world)
    dave = world.members[3]
    waiting = await bob.slash(world.channel, "toy play")
    kinds = await bob.click(waiting.response, label="Answer beforehand")
    answers = await bob.select(kinds.response, values=["2"])
    given = await bob.select(answers.response, values=["1"])
    assert "Noted." in private(given)
    shown = await bob.slash(world.channel, "orders")
    assert "Whether I peek" in private(shown)
    withdrawn = await bob.select(shown.response, values=["3"])
    assert "Withdrawn." in private(withdrawn)
    assert "Nothing yet" in private(withdrawn)
    refused = await dave.slash(world.channel, "orders")
    simcord.assert_responded(refused, contains="no game that is under way", ephemeral=True)


async def test_a_turn_is_planned_with_wishes_in_order(world: World) -> None:
    bob, alice = await who_waits(world)
    waiting = await bob.slash(world.channel, "toy play")
    planning = await bob.click(waiting.response, label="Plan my turn")
    planning = await bob.select(planning.response, values=["1"])
    planning = await bob.select(planning.response, values=["0"])
    planning = await bob.click(planning.response, label="Only where nobody goes before: no")
    given = await bob.click(planning.response, label="Plan it")
    text = private(given)
    assert "My next turn" in text
    assert text.index("low") < text.index("high") < text.index("only where nobody else went since")
    refused = await alice.slash(world.channel, "orders")
    assert "Nothing yet" in private(refused)


async def test_what_was_wished_never_becomes_another_wish_where_other_things_may_be_planned_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob, _ = await who_waits(world)
    waiting = await bob.slash(world.channel, "toy play")
    empty = await bob.click(waiting.response, label="Plan my turn")
    wished = await bob.select(empty.response, values=["1"])

    def reversed_plan(seen: Any) -> Ask | None:
        ask = ORDERS.plan(seen)
        return ask and replace(ask, options=ask.options[::-1])

    monkeypatch.setitem(catalogue._registered, RULES.key, replace(RULES, orders=replace(ORDERS, plan=reversed_plan)))
    refused = await bob.click(wished.response, label="Plan it")
    assert "doesn't fit the table any more" in private(refused)
    anew = await bob.slash(world.channel, "toy play")
    again = await bob.click(anew.response, label="Plan my turn")
    planned = await bob.select(again.response, values=["0"])
    given = await bob.click(planned.response, label="Plan it")
    assert "**My next turn**: low" in private(given)
