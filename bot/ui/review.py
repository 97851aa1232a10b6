"""A finished game with the eyes of a master: how chances went, what cost most, and what was done best."""

from __future__ import annotations

from bot.games import Sketch, face_of
from bot.games.speech import Speech
from bot.ui.controls import Button, Row
from bot.ui.page import Page, fitted
from bot.ui.question import answer_of
from bot.ui.voices import colour_of, picture_names, speech_for
from bot.values.past import Lookback
from bot.values.refusal import HostError
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
    lines = [f"\n{line}" for sign, one in marked(found.review, seat) for line in _told(speech, sign, one, found)]
    content = fitted(head, lines or [speech.words("review-none")], "", "…")
    rows = () if shared else _rows(speech, table, marked(found.review, seat))
    sketch = _sketch(table, seat, found.review, language)
    return Page(content, rows, sketch, language, colour=colour_of(table, [seat]), laid_out=True)


def moment_page(table: Table, seat: int, found: Lookback, place: int, language: str) -> Page:
    """Return one of the choices that are told of, with what its seat saw when it was made.

    Raises HostError where there is no such choice.
    """
    told = marked(found.review, seat) if found.review else []
    if place >= len(told) or told[place][1].number not in found.moments:
        raise HostError("error-old-button")
    sign, one = told[place]
    speech, moment = speech_for(table, language), found.moments[one.number]
    names, game = picture_names(table, language, one.number), face_of(table.game.key)
    draw = game.asks(moment.ask).draw
    sketch = draw(moment.view, names, moment.ask) if draw else None
    if sketch is None and game.pictures:
        sketch = game.pictures.board(moment.view, names, (seat,))
    content = "\n".join(_told(speech, sign, one, found, lettered=True))
    row = (Button("review", (table.game.id,), speech.words("review-all")),)
    return Page(content, (row,), sketch, language, colour=colour_of(table, [seat]), laid_out=True)


def _rows(speech: Speech, table: Table, told: list[tuple[str, Judged]]) -> tuple[Row, ...]:
    """Return a button for each choice that is told of, and below them the one that shares."""
    looks = tuple(
        Button("moment", (table.game.id, place), speech.words("review-look", sign=sign))
        for place, (sign, _) in enumerate(told)
    )
    share = (Button("share", (table.game.id,), speech.words("review-share")),)
    return (looks, share) if looks else (share,)


def master(speech: Speech) -> str:
    """Return what the automatic player is called who looks ahead."""
    return speech.words(f"player-{rules_of(speech.game).master}")


def marked(review: Review, seat: int) -> list[tuple[str, Judged]]:
    """Return what is told of a seat's choices, each with its sign: numbers by what they cost, a star for the best."""
    told = review.judged[seat]
    costly = [(str(place), one) for place, one in enumerate((one for one in told if not one.praised), 1)]
    return [*costly, *((STAR, one) for one in told if one.praised)]


def _told(speech: Speech, sign: str, one: Judged, found: Lookback, *, lettered: bool = False) -> list[str]:
    """Say one choice in a line; nothing of one that the record does not have any more."""
    moment = found.moments.get(one.number)
    if moment is None:
        return []
    given, other = _answers(speech, moment, one, lettered=lettered)
    said = {
        "where": face_of(speech.game).describing.headline(speech, moment.view),
        "question": speech.question(moment.ask),
        "given": given,
        "other": other,
        "points": speech.words("review-points", points=one.points),
        "reason": _reason(speech, one),
    }
    return [speech.words("review-best" if one.praised else "review-costly", sign=sign, **said)]


def _answers(speech: Speech, moment: Decision, one: Judged, *, lettered: bool) -> tuple[str, str]:
    """Say what was chosen, and what is compared to it; with letters where they sound the same without."""
    given, other = (
        answer_of(speech, moment.ask, moment.view, picks, lettered=lettered) for picks in (one.given, one.other)
    )
    return _answers(speech, moment, one, lettered=True) if given == other and not lettered else (given, other)


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
