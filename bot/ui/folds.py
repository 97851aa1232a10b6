"""A question with many kinds of answer: first one of its headings, then an answer below it, all in one panel."""

from __future__ import annotations

from bot.text import Words
from bot.text.emblems import leading
from bot.text.names import safe_around
from bot.ui import arranging
from bot.ui.arranging import Question, Turned
from bot.ui.controls import LONGEST_LINE, MOST_BUTTONS, MOST_OPTIONS, Beside, Button, Heading, Line, Menu, Row

MOST_BELOW = 9
"""More lines below a menu of headings would push that off a phone."""


def rows(question: Question, words: Words, turned: Turned, *, lines: int = 0) -> tuple[Row, ...]:
    """Return the rows for any question, unfolded where it has folds or an answer must be made sure of.

    They are five at most, and besides as many as `lines` of an answer with its own button: see `bot.ui.arranging`.
    """
    if turned.sure is not None and turned.sure < len(question.labels):
        return (_sure(question, words, turned.sure),)
    if not question.folded:
        return arranging.rows(question, words, turned, lines=lines)
    found: list[Row] = [_suggested(question)] if question.suggested else []
    headings = folds(question)
    if headings:
        if len(headings) > 1:
            found += [Heading(words("panel-folded")), _headings(question, words, headings, turned)]
        answers = _answers(question, words, turned, lines=lines)
        if len(headings) == 1 and any(isinstance(row, Beside) for row in answers):
            found.append(Heading(f"**{safe_around(question.labels[headings[0][1][0]].heading, LONGEST_LINE)}**"))
        found += answers
    return (*found, _foot(question, words, turned))


def folds(question: Question) -> list[tuple[str, list[int]]]:
    """Return the headings of a question with the indices below each; what has none is a button of its own.

    A heading below which all is suggested already would open nothing.
    """
    found: dict[str, list[int]] = {}
    for index, label in enumerate(question.labels):
        if label.group:
            found.setdefault(label.group, []).append(index)
    taken = _taken(question)
    return [(heading, indices) for heading, indices in found.items() if not taken.issuperset(indices)][:MOST_OPTIONS]


def shown(question: Question, turned: Turned) -> list[int]:
    """Return the indices below the heading that is open: the first one where nobody chose."""
    headings = folds(question)
    return headings[min(turned.fold, len(headings) - 1)][1] if headings else []


def _headings(question: Question, words: Words, headings: list[tuple[str, list[int]]], turned: Turned) -> Menu:
    here = min(turned.fold, len(headings) - 1)
    lines = [
        Line(
            place,
            heading,
            words("panel-answers", count=len(indices)),
            place == here,
            leading(question.labels[indices[0]].heading),
        )
        for place, (heading, indices) in enumerate(headings)
    ]
    return Menu("fold", (question.game, question.number), words("panel-fold"), tuple(lines))


def _answers(question: Question, words: Words, turned: Turned, *, lines: int) -> list[Row]:
    below = shown(question, turned)
    indices = below[turned.page * MOST_OPTIONS :][:MOST_OPTIONS]
    if not indices:
        return []
    if len(below) <= min(lines, MOST_BELOW):
        # Two buttons of one message may not share a custom_id.
        taken = _taken(question)
        return [arranging.beside(question, words, index) for index in indices if index not in taken]
    offered = tuple(arranging.line(question, index) for index in indices)
    numbers = (question.game, question.number, turned.fold)
    return [
        Menu("menu", numbers, arranging.below(question, words, indices[0], named=len(folds(question)) == 1), offered)
    ]


def _taken(question: Question) -> set[int]:
    """Return the indices that have a button of their own."""
    return {index for index, _ in question.suggested[:MOST_BUTTONS]}


def _suggested(question: Question) -> tuple[Button, ...]:
    at = (question.game, question.number)
    return tuple(Button("pick", (*at, index), text, "good") for index, text in question.suggested[:MOST_BUTTONS])


def _foot(question: Question, words: Words, turned: Turned) -> tuple[Button, ...]:
    """What has no heading, leafing, and Back."""
    taken = {index for index, _ in question.suggested}
    loose = [index for index, label in enumerate(question.labels) if not label.group and index not in taken]
    buttons = [_loose(question, index) for index in loose[:2]]
    buttons += _leafing(question, words, turned)
    helping = arranging.helping(question, words)
    # Where there is no room for all of it, there is for Back, and a command gives hints too.
    return (*buttons, *helping[max(0, len(buttons) + len(helping) - MOST_BUTTONS) :])


def _loose(question: Question, index: int) -> Button:
    label, numbers = question.labels[index], (question.game, question.number, index)
    # What would lose something is not to be the brightest button.
    return Button("sure", numbers, label.text) if label.warning else Button("pick", numbers, label.text, "good")


def _leafing(question: Question, words: Words, turned: Turned) -> list[Button]:
    last = (len(shown(question, turned)) - 1) // MOST_OPTIONS
    if last < 1:
        return []
    at, here = (question.game, question.number, turned.fold), words("panel-page", page=turned.page + 1, pages=last + 1)
    back, on = max(turned.page - 1, 0), min(turned.page + 1, last)
    return [
        Button("fold", (*at, back), "◀", on=turned.page > 0),
        Button("fold", (*at, on), f"{here} ▶", on=turned.page < last),
    ]


def _sure(question: Question, words: Words, index: int) -> tuple[Button, ...]:
    """The answer that costs something once more, and the way back."""
    at = (question.game, question.number)
    return (
        Button("pick", (*at, index), words("panel-sure", answer=question.labels[index].text), "bad"),
        Button("fold", at, words("panel-not-yet")),
    )
