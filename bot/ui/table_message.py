"""The living table message: the board, whose turn it is, and one row of buttons."""

from __future__ import annotations

from dataclasses import replace

from bot.games import face_of
from bot.games.speech import Speech
from bot.text import clipped
from bot.ui import drawing
from bot.ui.controls import Button, Row
from bot.ui.help import help_button
from bot.ui.lately import ended, lately
from bot.ui.lobby import lobby
from bot.ui.news import marked
from bot.ui.offers import offers
from bot.ui.page import LONGEST_CONTENT, Page
from bot.ui.voices import colour_of, speech_for, waits
from bot.values.past import Round
from bot.values.states import LOBBY, OVER, RUNNING
from bot.values.table import Table


def table_page(table: Table, language: str, last: Round | None = None) -> Page:
    """Return the table message of a game in any state, as the public sees it.

    `last` is the round with which a game ended: the message tells of it from then on.
    """
    if table.game.state == LOBBY:
        return lobby(table, language)
    speech = speech_for(table, language)
    stands = (headline(speech, table), situation(speech, table), _in_words(speech, table))
    story = ended(speech, last) if last else lately(speech, table)
    told, now = "\n".join(filter(None, (*stands, story))), "\n".join(_state(speech, table))
    # An empty line, or who acts would be part of the last item of a list.
    content = f"{clipped(told, LONGEST_CONTENT - len(now) - 2)}\n\n{now}"
    page = Page(content, _buttons(speech, table), drawing.board(table, language), language, below=now, laid_out=True)
    return marked(replace(page, colour=colour_of(table, table.acting)), table)


def headline(speech: Speech, table: Table) -> str:
    """Return the game's name and where it stands."""
    stands = face_of(speech.game).describing.headline(speech, table.view) if table.view is not None else ""
    return speech.words("table-head", game=speech.title, headline=stands)


def situation(speech: Speech, table: Table) -> str:
    """Return more on where a running game stands, for everybody's eyes; "" where its game has no more to say."""
    say = face_of(speech.game).describing.situation
    running = table.view is not None and table.game.state == RUNNING
    return say(speech, table.view) if say and running else ""


def _in_words(speech: Speech, table: Table) -> str:
    """Return the table in words where its game has no picture of it."""
    face = face_of(speech.game)
    return "" if face.pictures or table.view is None else face.describing.table(speech, table.view)


def _state(speech: Speech, table: Table) -> list[str]:
    if table.game.state == RUNNING:
        paused = [speech.words("table-paused")] if table.game.paused else []
        return [waits(speech, table), *paused]
    if table.game.state == OVER:
        return [speech.words("table-over")]  # the result below it tells the seed
    return [speech.words("table-ended"), *told_seed(speech, table)]


def told_seed(speech: Speech, table: Table) -> list[str]:
    """Return the seed of a game that is over for good, by which its shuffles can be checked."""
    seed, commitment = table.game.seed, table.game.commitment
    return [f"-# {speech.words('final-seed', seed=seed, commitment=commitment)}"] if seed else []


def _buttons(speech: Speech, table: Table) -> tuple[Row, ...]:
    if table.game.state != RUNNING:
        return ()  # what there is to do after the end stands below the result
    at = (table.game.id,)
    return (
        (
            Button("play", at, speech.words("table-play"), "good"),
            *hand_button(speech, table),
            *shelves_button(speech, table),
            Button("log", at, speech.words("table-log")),
            *help_button(speech, table),
        ),
        *offers(table, table.game.language),
        (*_nudge(speech, table), Button("watch", at, speech.words("watch-button"))),
    )


def _nudge(speech: Speech, table: Table) -> tuple[Button, ...]:
    """Return the button that nudges those who are waited for, where somebody else could press it."""
    people = [seat for seat in table.seats if not seat.automatic]
    waits = any(not table.seats[seat].bot_answers for seat in table.acting)
    return (Button("nudge", (table.game.id,), speech.words("table-nudge")),) if waits and len(people) > 1 else ()


def hand_button(speech: Speech, table: Table) -> tuple[Button, ...]:
    """Return the button that shows a hand; none in a game without hands."""
    held = face_of(speech.game).describing.hand
    return (Button("hand", (table.game.id,), speech.words("table-hand"), "main"),) if held else ()


def shelves_button(speech: Speech, table: Table) -> tuple[Button, ...]:
    """Return the button that shows what lies before each seat; none in a game where nothing does."""
    stands = face_of(speech.game).describing.shelf
    return (Button("shelves", (table.game.id,), speech.either("table-shelves")),) if stands else ()
