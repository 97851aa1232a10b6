"""What may be chosen beforehand at a table, and what it is called."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.question import labels_of
from bot.ui.voices import labels_for
from bot.values.states import RUNNING
from bot.values.table import Table
from engine.ask import Ask, Option
from engine.catalogue import rules_of


def planned(table: Table) -> Ask | None:
    """Return the question that a table's reader may plan now; None where there is none, or where it waits already."""
    if table.view is None or table.seat is None or table.game.state != RUNNING:
        return None
    found: Ask | None = rules_of(table.game.key).orders.plan(table.view)
    waits = found is not None and table.must_act and table.pending is not None and table.pending.ask.key == found.key
    return None if waits else found


def questions_of(table: Table) -> list[str]:
    """Return the questions that may be answered beforehand, in the order of their numbers."""
    return list(rules_of(table.game.key).orders.questions)


def answerable(table: Table) -> dict[int, str]:
    """Return the questions to which there are answers, by number: without hints nothing can be left to advice."""
    questions = rules_of(table.game.key).orders.questions
    return {number: key for number, key in enumerate(questions) if questions[key] or table.game.hints}


def plainly(table: Table, language: str, options: Sequence[Option]) -> list[str]:
    """Return what options are called wherever they may be offered: of a question to come nothing else is known."""
    return [labels_for(table, language).option(option) for option in options]


def labels(table: Table, language: str, ask: Ask) -> list[str]:
    """Return what each option of a question is called, its heading first."""
    return [label.headed for label in labels_of(labels_for(table, language), ask, table.view)]


def advised(table: Table, language: str) -> str:
    """Return how the answer is called that follows advice."""
    return labels_for(table, language).either("orders-advised")


def kind_of(table: Table, language: str, key: str) -> str:
    """Return what the questions of a key are called."""
    return labels_for(table, language).own(f"order-{key}")
