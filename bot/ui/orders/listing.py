"""The list of what somebody chose beforehand, and the buttons that lead to more."""

from __future__ import annotations

from bot.text import clipped
from bot.ui.controls import LONGEST_LINE, Button, Line, Menu, Row
from bot.ui.orders.planning import Planning
from bot.ui.orders.said import advised, answerable, kind_of, labels, plainly, planned, questions_of
from bot.ui.page import Page, fitted
from bot.ui.voices import labels_for, speech_for
from bot.values.orders import Order, Ordered
from bot.values.states import RUNNING
from bot.values.table import Table


def ways(table: Table, language: str) -> tuple[Button, ...]:
    """Return the buttons that lead to a plan and to answers, as far as the game has them."""
    speech, at, found = labels_for(table, language), table.game.id, list[Button]()
    if table.seat is None or table.view is None or table.game.state != RUNNING:
        return ()
    if (ask := planned(table)) is not None:
        begun = Planning.begun(table, ask)
        found.append(Button("planning", (at, *begun.numbers), speech.words("orders-to-plan")))
    if answerable(table):
        found.append(Button("before", (at, 0), speech.words("orders-to-answers")))
    return tuple(found)


def orders_page(ordered: Ordered, language: str, note: str = "") -> Page:
    """Return all that somebody chose beforehand, with a menu to withdraw it; `note` is what has just been done."""
    table = ordered.table
    speech = speech_for(table, language)
    head = "\n".join(filter(None, (speech.words("orders-head", game=speech.title), note)))
    told = [f"- {_told(table, language, order)}" for order in ordered.orders] or [speech.words("orders-none")]
    rows: list[Row] = []
    if ordered.orders:
        lines = tuple(
            Line(_number(table, order), clipped(_told(table, language, order).replace("**", ""), LONGEST_LINE))
            for order in ordered.orders
        )
        rows.append(Menu("withdraw", (table.game.id,), speech.words("orders-withdraw"), lines))
    rows += [buttons] if (buttons := ways(table, language)) else []
    return Page(fitted(head, told, "", "…"), tuple(rows), language=language)


def chosen(table: Table, number: int) -> tuple[bool, str] | None:
    """Return which order the line of a menu means: whether it is the plan, and its question's key."""
    keys = questions_of(table)
    if number == 0:
        return True, ""
    return (False, keys[number - 1]) if number <= len(keys) else None


def _number(table: Table, order: Order) -> int:
    keys = questions_of(table)
    return 0 if order.plan or order.key not in keys else keys.index(order.key) + 1


def _told(table: Table, language: str, order: Order) -> str:
    speech = speech_for(table, language)
    if not order.plan:
        until = speech.words("orders-until-withdrawn" if order.lasting else "orders-until-round")
        answer = _answer(table, language, order)
        return speech.words("orders-answer", question=kind_of(table, language, order.key), answer=answer, until=until)
    parts = [speech.words("orders-plan", wishes="; ".join(_wishes(table, language, order)))]
    parts += [speech.words("orders-alone")] if order.alone else []
    parts += [speech.words("orders-rest", advised=advised(table, language))] if order.rest else []
    return "; ".join(parts)


def _wishes(table: Table, language: str, order: Order) -> list[str]:
    plan = planned(table)
    if plan is None or not set(order.picks) <= set(plan.options):  # its turn is under way, or just over
        return plainly(table, language, order.picks)
    shown = dict(zip(plan.options, labels(table, language, plan), strict=True))
    return [shown[pick] for pick in order.picks]


def _answer(table: Table, language: str, order: Order) -> str:
    if not order.picks:
        return advised(table, language)
    return plainly(table, language, order.picks)[0]
