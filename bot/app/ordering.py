"""Choosing beforehand: what the clicks do that lead to an order, and that withdraw one."""

from __future__ import annotations

from dataclasses import replace

from bot.app.admission import Need, Visit, read
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.text import words
from bot.ui import looks
from bot.ui.orders.answers import ADVISED, answers_page, kinds_page, order_of
from bot.ui.orders.listing import chosen, orders_page
from bot.ui.orders.planning import Planning, plan_page
from bot.ui.orders.said import answerable, planned
from bot.values.orders import Order
from bot.values.refusal import HostError
from bot.values.table import Table
from engine.ask import Ask
from engine.orders import MOST_PLANNED


async def show_orders(interaction: Interaction, visit: Visit, note: str = "") -> None:
    """Show somebody what they chose beforehand in a game; raises HostError where there is nothing to choose."""
    looks.seated(await read(interaction, visit))
    found = await interaction.client.host.orders(visit.id, visit.person.user_id)
    tongue = language(interaction)
    await put(interaction, orders_page(found, tongue, words(tongue, note) if note else ""))


@on("orders", Need.SEAT, edits=True)
async def orders(interaction: Interaction, click: Click) -> None:
    """Show all orders."""
    await show_orders(interaction, click.visit)


@on("withdraw", Need.SEAT, edits=True)
async def withdraw(interaction: Interaction, click: Click) -> None:
    """Withdraw the order that was picked."""
    table = await read(interaction, click.visit)
    found = await interaction.client.host.orders(click.visit.id, interaction.user.id)
    for number in click.indices:
        plan, key = chosen(table, number) or (False, "")
        key = found.plan.key if plan and found.plan else key
        await interaction.client.host.withdraw_order(click.visit.id, interaction.user.id, plan=plan, key=key)
    await show_orders(interaction, click.visit, "orders-withdrawn")


# A plan.


@on("planning", Need.SEAT, edits=True)
async def planning(interaction: Interaction, click: Click) -> None:
    """Show a plan in the making."""
    table, ask, made = await _made(interaction, click)
    await put(interaction, plan_page(table, ask, language(interaction), made))


@on("wishing", Need.SEAT, edits=True)
async def wishing(interaction: Interaction, click: Click) -> None:
    """Add a wish to a plan in the making."""
    table, ask, made = await _made(interaction, click)
    wishes = tuple(dict.fromkeys([*made.wishes, *click.indices]))[:MOST_PLANNED]
    made = _fitting(ask, replace(made, wishes=wishes, page=0))
    await put(interaction, plan_page(table, ask, language(interaction), made))


@on("plan", Need.SEAT, edits=True)
async def plan(interaction: Interaction, click: Click) -> None:
    """Give the plan as it stands."""
    _, ask, made = await _made(interaction, click)
    order = Order(True, ask.key, tuple(ask.options[wish] for wish in made.wishes), made.alone, made.rest)
    await _give(interaction, click.visit, order)


async def _made(interaction: Interaction, click: Click) -> tuple[Table, Ask, Planning]:
    """Return the table, what may be planned there, and the plan so far; raises HostError where it no longer fits."""
    table, made = await read(interaction, click.visit), Planning.of(click.numbers)
    looks.seated(table)
    ask = planned(table)
    if ask is None:
        raise HostError("order-your-turn" if table.must_act else "order-no-plan")
    begun = Planning.begun(table, ask)
    # A button that leads to an empty plan may be as old as it likes; an index counts among the options of its page.
    if made.mark != begun.mark and (made.wishes or click.indices):
        raise HostError("order-unfit")
    return table, ask, _fitting(ask, replace(made, mark=begun.mark))


def _fitting(ask: Ask, made: Planning) -> Planning:
    if any(wish >= len(ask.options) for wish in made.wishes):
        raise HostError("order-unfit")
    return made


# Answers.


@on("before", Need.SEAT, edits=True)
async def before(interaction: Interaction, click: Click) -> None:
    """Show the questions that may be answered beforehand."""
    table = await read(interaction, click.visit)
    looks.seated(table)
    if not answerable(table):
        raise HostError("order-not-possible")
    await put(interaction, kinds_page(table, language(interaction), lasting=bool(click.number)))


@on("askfirst", Need.SEAT, edits=True)
async def askfirst(interaction: Interaction, click: Click) -> None:
    """Show the answers to the question that was picked."""
    await _answers(interaction, click, next(iter(click.indices), 0))


@on("kind", Need.SEAT, edits=True)
async def kind(interaction: Interaction, click: Click) -> None:
    """Show the answers to a question, for the other span of time."""
    await _answers(interaction, click, _second(click))


async def _answers(interaction: Interaction, click: Click, number: int) -> None:
    table = await read(interaction, click.visit)
    looks.seated(table)
    if number not in answerable(table):
        raise HostError("error-old-button")
    page = answers_page(table, language(interaction), number, lasting=bool(click.number))
    await put(interaction, page)


@on("ordering", Need.SEAT, edits=True)
async def ordering(interaction: Interaction, click: Click) -> None:
    """Give the answer that was picked."""
    table = await read(interaction, click.visit)
    number = next(iter(click.indices), ADVISED)
    order = order_of(table, _second(click), number, lasting=bool(click.number))
    if order is None:
        raise HostError("error-old-button")
    await _give(interaction, click.visit, order)


def _second(click: Click) -> int:
    return click.numbers[1] if len(click.numbers) > 1 else 0


async def _give(interaction: Interaction, visit: Visit, order: Order) -> None:
    await interaction.client.host.give_order(visit.id, interaction.user.id, order)
    await show_orders(interaction, visit, "orders-given")
