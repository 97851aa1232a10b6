"""The pages on which somebody answers beforehand."""

from __future__ import annotations

from bot.ui.controls import MOST_OPTIONS, Button, Line, Menu
from bot.ui.orders.said import advised, answerable, kind_of, plainly, questions_of
from bot.ui.page import Page
from bot.ui.voices import labels_for, speech_for
from bot.values.orders import Order
from bot.values.table import Table
from engine.catalogue import rules_of

ADVISED = 0
"""The line of a menu of answers that means: as the strongest automatic player would."""


def kinds_page(table: Table, language: str, *, lasting: bool) -> Page:
    """Return the questions that may be answered beforehand."""
    words, at = labels_for(table, language).words, table.game.id
    lines = tuple(Line(number, kind_of(table, language, key)) for number, key in answerable(table).items())
    menu = Menu("askfirst", (at, int(lasting)), words("orders-choose-question"), lines[:MOST_OPTIONS])
    back = (Button("orders", (at,), words("orders-back")),)
    return Page(speech_for(table, language).words("orders-question"), (menu, back), language=language)


def answers_page(table: Table, language: str, kind: int, *, lasting: bool) -> Page:
    """Return the answers that may be given beforehand to the questions of a kind, which has a number."""
    words, at, key = labels_for(table, language).words, table.game.id, questions_of(table)[kind]
    answers = rules_of(table.game.key).orders.questions[key]
    lines = [Line(ADVISED, advised(table, language))] if table.game.hints else []
    lines += [Line(place, text) for place, text in enumerate(plainly(table, language, answers), 1)]
    until = words("orders-until-withdrawn" if lasting else "orders-until-round")
    menu = Menu("ordering", (at, int(lasting), kind), words("orders-choose-answer"), tuple(lines))
    other = Button("kind", (at, int(not lasting), kind), words("orders-how-long", until=until))
    ways = (other, Button("before", (at, int(lasting)), "◀"), Button("orders", (at,), words("orders-back")))
    return Page(f"**{kind_of(table, language, key)}**", (menu, ways), language=language)


def order_of(table: Table, kind: int, answer: int, *, lasting: bool) -> Order | None:
    """Return the order that a line of the menu of answers means; None where there is no such line."""
    keys = questions_of(table)
    if kind >= len(keys):
        return None
    answers = rules_of(table.game.key).orders.questions[keys[kind]]
    if answer > len(answers):
        return None
    picks = () if answer == ADVISED else (answers[answer - 1],)
    return Order(plan=False, key=keys[kind], picks=picks, lasting=lasting)
