"""The panel: a seat's question, what happened since its last move, and Back. Its owner alone sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games import face_of
from bot.games.asking import PLAIN
from bot.games.speech import Speech
from bot.text.emblems import bare
from bot.ui import arranging, drawing
from bot.ui.arranging import FIRST_PAGE, MOST_TOLD, Question, Turned
from bot.ui.controls import MOST_BUTTONS, MOST_ROWS, Beside, Button, Heading, Row
from bot.ui.folds import rows, shown
from bot.ui.guide import guide
from bot.ui.legend import legend
from bot.ui.news import marked
from bot.ui.orders.listing import ways
from bot.ui.page import Page, fitted
from bot.ui.question import answer_of, question_of
from bot.ui.recap import more, newest, told
from bot.ui.review import UNTOLD
from bot.ui.room import barely, fits
from bot.ui.table_message import situation
from bot.ui.voices import colour_of, due_of, labels_for, speech_for, thinks, until, who_acts
from bot.ui.whole import MOST_BESIDE, rows_of
from bot.values.states import OVER, RUNNING
from bot.values.table import Second, Table, Waiting, Whole
from engine.ask import Ask
from engine.facts import Fact
from engine.hint import Hint
from engine.match import Pending

SINCE = "panel-since"
TAKEN_BACK = "panel-taken-back"
BEGUN = "lobby-begun"
AROUND = {
    "none", "done", "prev", "next", "fold", "hint", "back", "skip", "explain", "hop", "askback",
    "planning", "before", "more",
}  # fmt: skip
"""What buttons below a question do that are no answer of their own."""


@dataclass(frozen=True, slots=True)
class News:
    """What stands above the question: how it is headed, and facts or a refusal."""

    heading: str = SINCE
    facts: tuple[Fact, ...] = ()
    warning: str = ""
    """A refusal, said in words already."""
    hint: Hint | None = None
    """Advice on the question."""
    second: Second | None = None
    """What would be next best."""


def panel(
    table: Table,
    language: str,
    *,
    turned: Turned = FIRST_PAGE,
    news: News | None = None,
    others: Sequence[Waiting] = (),
    whole: Whole | None = None,
) -> Page:
    """Return a reader's panel: the question where one waits, or who else is waited for.

    `others` are the reader's other games that wait for them, the first of which a button opens. `whole` are moves
    that answer this question and those that follow.
    """
    speech = speech_for(table, language)
    news = news or News(facts=table.facts)
    head = speech.words(
        "panel-head", game=speech.title, headline=face_of(speech.game).describing.headline(speech, table.view)
    )
    if not table.news and news.heading == SINCE:  # they have not moved yet
        news = replace(news, heading="panel-happened")
    head = "\n".join(filter(None, (head, situation(speech, table), _unreached(speech, table))))
    colour = colour_of(table, table.acting if table.seat is None else [table.seat])
    happened = told(speech, news.facts)
    lately = newest(speech, happened)
    if table.pending is None or table.game.state != RUNNING:
        text = _text(speech, head, news, lately, _waiting(speech, table))
        return Page(text, _left(table, speech, happened, others), language=language, colour=colour)
    ask, labels = table.pending.ask, labels_for(table, language)
    question = question_of(table, table.pending, labels, news.hint)
    sketch = drawing.question(table, _opened(ask, question, turned), language)
    if turned.sure is not None and turned.sure < len(question.labels):
        news = replace(news, warning=question.labels[turned.sure].warning)
    asking = _warned(_asking(speech, table), news)
    advised = "" if news.hint is None else speech.reason(news.hint)
    codes = (*lately, asking, advised, *(label.text for label in question.labels))
    asking = "\n".join(filter(None, (asking, legend(speech, table, "\n".join(codes)))))
    text = _text(speech, head, replace(news, warning=""), lately, asking)
    page = Page(text, (), sketch, language, below=asking if text.endswith(asking) else bare(asking), colour=colour)
    around = _around(speech, table, happened, turned, others)
    advice = _advice(speech, table, question, news)
    offered = None if turned.sure is not None else whole
    moves = rows_of(labels, table, offered, MOST_BESIDE)
    for most, lines in (*((MOST_BESIDE, lines) for lines in range(MOST_TOLD, -1, -1)), (0, 0)):
        moves = moves if most == MOST_BESIDE else rows_of(labels, table, offered, most)
        full = replace(page, rows=(*advice, *moves, *_rows(question, speech, turned, around, lines)))
        full = full if fits(full) else barely(full)
        if fits(full):
            break
    return marked(full, table)


def _rows(question: Question, speech: Speech, turned: Turned, around: Sequence[Button], lines: int) -> tuple[Row, ...]:
    """Return the rows of a question and the buttons around it, as far as there is room for them."""
    found = rows(question, speech.words, turned, lines=lines)
    for button in around:
        found = _with(found, button)
    return found


def _around(
    speech: Speech, table: Table, happened: list[str], turned: Turned, others: Sequence[Waiting]
) -> Sequence[Button]:
    """Return the buttons that stand around a question, none where an answer is to be made sure of."""
    if turned.sure is not None or table.pending is None:
        return ()
    ahead = ways(table, speech.language) if table.pending.answered else ()
    return (
        *more(speech, table, happened),
        *_explaining(speech, table, table.pending),
        *_next(speech, others),
        *ahead,
    )


def _unreached(speech: Speech, table: Table) -> str:
    """Say that the others see nothing of it, where the game's channel can't be reached."""
    if not table.game.no_access or table.game.state != RUNNING:
        return ""
    return "⚠️ " + speech.words("panel-unreached", place=f"<#{table.game.channel_id}>")


def _explaining(speech: Speech, table: Table, pending: Pending) -> list[Button]:
    """Return the buttons that explain: what matters at the question, and the way past the guide."""
    at = (table.game.id, pending.number)
    buttons = []
    if guide(speech, table):
        buttons.append(Button("skip", at, speech.words("guide-skip")))
    face = face_of(speech.game)
    if face.help and face.asks(pending.ask).explains(pending.ask, table.view):
        buttons.append(Button("explain", at, speech.words("panel-explain")))
    if table.may_ask:
        buttons.append(Button("askback", (table.game.id, table.game.number), speech.words("panel-ask-back")))
    return buttons


def _with(found: tuple[Row, ...], button: Button) -> tuple[Row, ...]:
    """Add a button to the row of those that answer nothing, or below all where there is room."""
    last = found[-1] if found else ()
    if isinstance(last, tuple) and 0 < len(last) < MOST_BUTTONS and all(one.verb in AROUND for one in last):
        return (*found[:-1], (*last, button))
    besides = sum(isinstance(row, Beside | Heading) for row in found)
    return (*found, (button,)) if len(found) - besides < MOST_ROWS else found


def _opened(ask: Ask, question: Question, turned: Turned) -> Ask:
    """Return a question as far as it is open, for its picture."""
    here = shown(question, turned) if question.folded else []
    return replace(ask, options=tuple(ask.options[index] for index in here)) if here else ask


def _text(speech: Speech, head: str, news: News, lines: list[str], foot: str) -> str:
    if lines or news.heading in {TAKEN_BACK, BEGUN}:
        head = f"{head}\n{speech.words(news.heading)}"
    return fitted(head, lines, _warned(foot, news), speech.words("panel-earlier", count=len(lines)))


def _warned(foot: str, news: News) -> str:
    return f"⚠️ {news.warning}\n{foot}" if news.warning else foot


def _asking(speech: Speech, table: Table) -> str:
    pending = table.pending
    if pending is None:
        return ""
    asking, told = face_of(speech.game).asks(pending.ask), guide(speech, table)
    sentences = [_given(speech, table, pending)] if pending.answered else []
    sentences += [_until(speech, table, f"**{speech.question(pending.ask)}**")]
    if asking.marked(pending.ask) and not (told and asking.guide != PLAIN.guide):  # which tells of the letters too
        sentences += [speech.words("panel-letters")]
    if asking.note and (note := asking.note(speech, pending.ask, table.view)):
        sentences += [note]
    if told:
        sentences += [f"> {speech.words('guide-head')} {told}"]
    return "\n".join(sentences)


def _given(speech: Speech, table: Table, pending: Pending) -> str:
    """Say that an answer is in, which one, and who is waited for, or that they think."""
    answer = answer_of(speech, pending.ask, table.view, pending.given)
    said = speech.words("panel-answered", answer=answer, who=who_acts(speech, table))
    return "\n".join(filter(None, (said, thinks(speech, table))))


def _advice(speech: Speech, table: Table, question: Question, news: News) -> tuple[Row, ...]:
    """Return a hint with the button that does as it says."""
    if news.hint is None or table.pending is None:
        return ()
    answer = answer_of(speech, table.pending.ask, table.view, news.hint.picks)
    said = [f"💡 {speech.words('hint-given', answer=answer, reason=_why(speech, news.hint, news.second))}"]
    if news.second is not None and (_apart(news.second) or news.hint.reason not in UNTOLD):
        other = answer_of(speech, table.pending.ask, table.view, news.second.picks)
        said += _beside(speech, other, news.second)
    return (arranging.advice(question, speech.words, "\n".join(said)),)


def _why(speech: Speech, hint: Hint, second: Second | None) -> str:
    """Say why: never that all choices are alike where playing on has told them apart."""
    apart = second is not None and _apart(second)
    return speech.words("review-deeper") if apart and hint.reason in UNTOLD else speech.reason(hint)


def _apart(second: Second) -> bool:
    """Return whether playing on told the two apart. How often each won does not: a game more or less is luck."""
    return second.less > 0


def _beside(speech: Speech, answer: str, second: Second) -> list[str]:
    """Say what would be next best, and by how much it is worse."""
    less = int(second.less) if second.less.is_integer() else second.less
    said = [speech.words("hint-second", answer=answer, points=less)]
    if second.won is not None and _apart(second) and second.won[0] > second.won[1]:
        said += [speech.words("hint-won", first=second.won[0], second=second.won[1])]
    return said


def _until(speech: Speech, table: Table, question: str) -> str:
    """Return a question with the time that its reader has to answer it."""
    return question if table.seat is None else until(speech, question, due_of(table, table.seat))


def _waiting(speech: Speech, table: Table) -> str:
    if table.game.state == OVER:
        return speech.words("panel-over")
    if table.game.state != RUNNING:
        return speech.words("table-ended")
    return thinks(speech, table) or speech.words("panel-waiting", who=who_acts(speech, table))


def _left(table: Table, speech: Speech, happened: list[str], others: Sequence[Waiting]) -> tuple[Row, ...]:
    """Return the buttons of a panel that asks nothing."""
    row = (
        *_next(speech, others),
        *more(speech, table, happened),
        *_undo(table, speech),
        *ways(table, speech.language),
    )
    return (row,) if row else ()


def _undo(table: Table, speech: Speech) -> tuple[Button, ...]:
    at = (table.game.id, table.game.number)
    if table.can_undo:
        return (Button("back", at, speech.words("panel-back")),)
    return (Button("askback", at, speech.words("panel-ask-back")),) if table.may_ask else ()


def _next(speech: Speech, others: Sequence[Waiting]) -> tuple[Button, ...]:
    """Return the button to the next game that waits."""
    return tuple(
        Button("hop", (game.game_id,), speech.words("panel-next-game", count=len(others)), "good")
        for game in others[:1]
    )
