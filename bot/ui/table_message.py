"""The living table message: the board, whose turn it is, and one row of buttons."""

from __future__ import annotations

from bot.games import Sketch, face_of
from bot.games.speech import Speech
from bot.text import clipped
from bot.ui.controls import Button, Row
from bot.ui.lobby import lobby
from bot.ui.news import marked
from bot.ui.page import LONGEST_CONTENT, Page
from bot.ui.voices import picture_names, speech_for, who_acts
from bot.values.states import LOBBY, OVER, RUNNING
from bot.values.table import Table


def table_page(table: Table, language: str) -> Page:
    """Return the table message of a game in any state, as the public sees it."""
    if table.game.state == LOBBY:
        return lobby(table, language)
    speech = speech_for(table, language)
    parts = (headline(speech, table), standing(speech, table), *_state(speech, table))
    content = clipped("\n".join(filter(None, parts)), LONGEST_CONTENT)
    return marked(Page(content, _buttons(speech, table), board(table, language), language), table)


def headline(speech: Speech, table: Table) -> str:
    """Return the game's name and where it stands."""
    stands = face_of(speech.game).headline(speech, table.view) if table.view is not None else ""
    return speech.words("table-head", game=speech.title, headline=stands)


def standing(speech: Speech, table: Table) -> str:
    """Return more on where a running game stands, for everybody's eyes; "" where its game has no more to say."""
    running = table.view is not None and table.game.state == RUNNING
    return face_of(speech.game).standing(speech, table.view) if running else ""


def board(table: Table, language: str) -> Sketch | None:
    """Return the picture of the board as the table's reader sees it."""
    if table.view is None:
        return None
    return face_of(table.game.key).draw_board(table.view, picture_names(table, language), table.acting)


def _state(speech: Speech, table: Table) -> list[str]:
    if table.game.state == RUNNING:
        return [speech.words("table-waits", who=who_acts(speech, table))]
    if table.game.state == OVER:
        return [speech.words("table-over")]  # the result below it tells the seed
    return [speech.words("table-ended"), *told_seed(speech, table)]


def told_seed(speech: Speech, table: Table) -> list[str]:
    """Return the seed of a game that is over for good, by which its shuffles can be checked."""
    seed, commitment = table.game.seed, table.game.commitment
    return [speech.words("final-seed", seed=seed, commitment=commitment)] if seed else []


def _buttons(speech: Speech, table: Table) -> tuple[Row, ...]:
    if table.game.state != RUNNING:
        return ()  # what there is to do after the end stands below the result
    at = (table.game.id,)
    play = [
        Button("play", at, speech.words("table-play"), "good"),
        Button("hand", at, speech.words("table-hand"), "main"),
    ]
    look = [
        Button("shelves", at, speech.either("table-shelves")),
        Button("log", at, speech.words("table-log")),
        Button("help", at, speech.words("table-help")),
    ]
    return (tuple(play + look),)
