"""The question that waits for a reader, ready for the mapper."""

from __future__ import annotations

from bot.games import face_of
from bot.games.speech import Speech
from bot.ui.arranging import Label, Question
from bot.values.table import Table
from engine.ask import Ask, Picks
from engine.hint import Hint
from engine.match import Pending


def question_of(table: Table, pending: Pending, labels: Speech, hint: Hint | None = None) -> Question:
    """Return a reader's pending question with the labels of its options, and with the hint that is shown."""
    ask = pending.ask
    proposed = face_of(labels.game).proposal(ask, table.view)
    return Question(
        game=table.game.id,
        number=pending.number,
        labels=labels_of(labels, ask, table.view),
        least=ask.at_least,
        most=ask.at_most,
        nothing=labels.nothing(ask),
        undo=table.game.number if table.can_undo else None,
        proposed=proposed,
        folded=ask.key in face_of(labels.game).folded,
        suggested=_suggested(labels, ask, table.view),
        hints=table.game.hints,
        advised=None if hint is None else tuple(map(ask.options.index, hint.picks)),
    )


def _suggested(labels: Speech, ask: Ask, view: object) -> tuple[tuple[int, str], ...]:
    found = face_of(labels.game).suggestions(labels, ask, view)
    return tuple((ask.options.index(option), text) for option, text in found)


def answer_of(labels: Speech, ask: Ask, view: object, picks: Picks) -> str:
    """Return an answer in words: what is picked with its headings, or that nothing is."""
    shown = dict(zip(ask.options, labels_of(labels, ask, view), strict=True))
    named = [f"{shown[option].group}: {shown[option].text}".removeprefix(": ") for option in picks]
    return labels.listed(named) if named else labels.nothing(ask)


def labels_of(labels: Speech, ask: Ask, view: object) -> tuple[Label, ...]:
    """Return how each option is shown, lettered where a picture marks it."""
    face = face_of(labels.game)
    marks = face.marks(ask)
    shown = []
    for option in ask.options:
        text = face.text(labels, ask, option, view)
        if option in marks:
            text = f"{marks[option]} · {text}"
        detail, group = face.detail(labels, option, view), face.group(labels, ask, option)
        shown.append(Label(text, detail, group, face.warning(labels, ask, option, view)))
    return tuple(shown)
