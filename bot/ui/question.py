"""The question that waits for a reader, ready for the mapper."""

from __future__ import annotations

from dataclasses import replace

from bot.games import Asking, face_of
from bot.games.speech import Speech
from bot.text.emblems import bare, holds, offered
from bot.ui.arranging import Label, Question
from bot.values.table import Table
from engine.ask import Ask, Option, Picks
from engine.hint import Hint
from engine.match import Pending


def question_of(table: Table, pending: Pending, labels: Speech, hint: Hint | None = None) -> Question:
    """Return a reader's pending question with the labels of its options, and with the hint that is shown."""
    ask = pending.ask
    asking = face_of(labels.game).asks(ask)
    suggested = _suggested(labels, ask, table.view, asking)  # it looks at all options at once, and labels at each
    return Question(
        game=table.game.id,
        number=pending.number,
        labels=_pictured(labels, ask, table.view),
        least=ask.at_least,
        most=ask.at_most,
        nothing=labels.nothing(ask),
        undo=table.game.number if table.can_undo else None,
        proposed=asking.proposal(ask, table.view) if asking.proposal else None,
        folded=asking.folding is not None,
        suggested=suggested,
        hints=table.game.hints,
        advised=None if hint is None else tuple(map(ask.options.index, hint.picks)),
        given=tuple(map(ask.options.index, pending.given)) if pending.answered else None,
    )


def _suggested(labels: Speech, ask: Ask, view: object, asking: Asking) -> tuple[tuple[int, str], ...]:
    found = asking.folding.suggestions(labels, ask, view) if asking.folding else ()
    return tuple((ask.options.index(option), text) for option, text in found)


def _pictured(labels: Speech, ask: Ask, view: object) -> tuple[Label, ...]:
    """Return how each option is shown, in words alone and with emblems.

    A word stands beside each emblem, so what is said with them says the same without: to say it anew would be half of a
    panel's time. Only where somebody's name looks like one of ours, it must not be lost.
    """
    if not offered():
        return labels_of(labels, ask, view)
    shown = labels_of(replace(labels, pictured=True), ask, view)
    if any(map(holds, labels.names)):
        found = labels_of(labels, ask, view)
        return tuple(replace(label, pictured=same) for label, same in zip(found, shown, strict=True))
    return tuple(map(_bare, shown))


def _bare(label: Label) -> Label:
    """Return a label without its emblems, which has it with them too."""
    words = (bare(label.text), bare(label.detail), bare(label.group))
    return Label(*words, label.where, bare(label.warning), label.mark, label)


def answer_of(labels: Speech, ask: Ask, view: object, picks: Picks, *, lettered: bool = True) -> str:
    """Return an answer in words: what is picked with its headings, or that nothing is.

    `lettered`: with the letters that the picture of the question gives to some options.
    """
    marks = face_of(labels.game).asks(ask).marked(ask) if lettered else {}
    named = [_headed(labels, ask, option, view, marks.get(option, "")) for option in picks]
    return labels.listed(named) if named else labels.nothing(ask)


def labels_of(labels: Speech, ask: Ask, view: object) -> tuple[Label, ...]:
    """Return how each option is shown, lettered where a picture marks it."""
    marks = face_of(labels.game).asks(ask).marked(ask)
    return tuple(_label(labels, ask, option, view, marks.get(option, "")) for option in ask.options)


def _label(labels: Speech, ask: Ask, option: Option, view: object, mark: str = "") -> Label:
    asking = face_of(labels.game).asks(ask)
    return Label(
        text=_text(labels, ask, option, view, mark),
        detail=asking.detail(labels, option, view) if asking.detail else "",
        group=asking.group(labels, option) if asking.group else "",
        where=asking.where is not None and asking.where(option),
        warning=asking.folding.warning(labels, ask, option, view) if asking.folding else "",
        mark=mark,
    )


def _headed(labels: Speech, ask: Ask, option: Option, view: object, mark: str) -> str:
    """Return what an option's label says where it stands alone, without the rest of it."""
    group = face_of(labels.game).asks(ask).group
    return Label(_text(labels, ask, option, view, mark), group=group(labels, option) if group else "").headed


def _text(labels: Speech, ask: Ask, option: Option, view: object, mark: str) -> str:
    asking = face_of(labels.game).asks(ask)
    text = asking.text(labels, ask, option, view) if asking.text else labels.option(option)
    return f"{mark} · {text}" if mark else text
