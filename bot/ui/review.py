"""A finished game with the eyes of a master: how chances went, what cost most, and what was done best."""

from __future__ import annotations

from bot.games import Sketch, face_of
from bot.games.speech import Speech
from bot.ui.controls import Button, Row
from bot.ui.page import Page, fitted
from bot.ui.question import answer_of
from bot.ui.voices import colour_of, picture_names, speech_for
from bot.values.past import Lookback
from bot.values.table import Table
from engine.catalogue import rules_of
from engine.decided import Decision
from engine.hint import Hint
from engine.judging import Judged
from engine.review import Review
from render.odds import Course, Line, Mark, odds
from render.theme import INK

STAR = "★"
UNTOLD = frozenset({"alike"})
"""Reasons that only say that first sight knows none."""


def review_page(table: Table, seat: int, found: Lookback, language: str, *, shared: bool = False) -> Page:
    """Return what a master says to somebody about a game that is over; `shared`: for everybody at the table."""
    speech = speech_for(table, language)
    if found.review is None:
        again = Button("review", (table.game.id,), speech.words("review-again"), "main")
        return Page(speech.words("review-soon"), ((again,),), language=language)
    said = {"game": speech.title, "master": master(speech), "who": speech.name(seat)}
    head = speech.words("review-head-shared" if shared else "review-head", **said)
    lines = [line for sign, one in marked(found.review, seat) for line in _told(speech, sign, one, found)]
    content = fitted(head, lines or [speech.words("review-none")], "", "…")
    rows: tuple[Row, ...] = ()
    if not shared:
        rows = ((Button("share", (table.game.id,), speech.words("review-share")),),)
    sketch = _sketch(table, seat, found.review, language)
    return Page(content, rows, sketch, language, colour=colour_of(table, [seat]), laid_out=True)


def master(speech: Speech) -> str:
    """Return what the automatic player is called who looks ahead."""
    return speech.words(f"player-{rules_of(speech.game).master}")


def marked(review: Review, seat: int) -> list[tuple[str, Judged]]:
    """Return what is told of a seat's choices, each with its sign: numbers by what they cost, a star for the best."""
    told = review.judged[seat]
    costly = [(str(place), one) for place, one in enumerate((one for one in told if not one.praised), 1)]
    return [*costly, *((STAR, one) for one in told if one.praised)]


def _told(speech: Speech, sign: str, one: Judged, found: Lookback) -> list[str]:
    """Say one choice in a line; nothing of one that the record does not have any more."""
    moment = found.moments.get(one.number)
    if moment is None:
        return []
    said = {
        "where": face_of(speech.game).describing.headline(speech, moment.view),
        "given": _answer(speech, moment, one.given),
        "other": _answer(speech, moment, one.other),
        "points": speech.words("review-points", points=one.points),
        "reason": _reason(speech, one),
    }
    return [speech.words("review-best" if one.praised else "review-costly", sign=sign, **said)]


def _answer(speech: Speech, moment: Decision, picks: tuple[tuple[str | int, ...], ...]) -> str:
    return answer_of(speech, moment.ask, moment.view, picks, lettered=False)


def _reason(speech: Speech, one: Judged) -> str:
    if one.reason in UNTOLD:
        return speech.words("review-deeper")
    return speech.reason(Hint(one.given if one.praised else one.other, one.reason, one.args))


def _sketch(table: Table, seat: int, review: Review, language: str) -> Sketch:
    pictures, names = face_of(table.game.key).pictures, picture_names(table, language)
    colours = pictures.colours if pictures else {}
    lines = tuple(
        Line(name, colours.get(name.colour, INK), points) for name, points in zip(names, review.curves, strict=True)
    )
    marks = tuple(Mark(seat, one.at, "" if one.praised else sign) for sign, one in marked(review, seat))
    return Sketch(table.game.key, odds, (Course(review.length, review.rounds, lines, marks),))
