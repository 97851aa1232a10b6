"""Messages that the bot sends of its own accord: pings, hands by direct message, results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games import face_of
from bot.games.speech import Speech
from bot.text import clipped, joined, safe, words
from bot.ui import drawing
from bot.ui.controls import Button, Row
from bot.ui.legend import with_legend
from bot.ui.news import marked
from bot.ui.page import LONGEST_CONTENT, Page
from bot.ui.table_message import hand_button, shelves_button, told_seed
from bot.ui.voices import colour_of, due_of, speech_for, until
from bot.values.past import SETTLED, Epilogue
from bot.values.placing import places_of
from bot.values.states import LOBBY, OVER, RUNNING
from bot.values.table import Game, Table

UNTOLD = Epilogue()


def link_to_channel(table: Table) -> str:
    """Return the address of a game's channel."""
    return _address(table.game)


def link_to_table(table: Table) -> str:
    """Return the address of the table message, or of the channel where there is none yet."""
    return address_of(table.game)


def address_of(game: Game) -> str:
    """Return the address of a game's table message, or of its channel where there is none yet."""
    message = f"/{game.table_message_id}" if game.table_message_id else ""
    return f"{_address(game)}{message}"


def _address(game: Game) -> str:
    return f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"


def turn_content(table: Table, users: Sequence[int], language: str) -> str:
    """Return the one line that pings those who must act, with the time that the first of them has."""
    who = joined(language, [f"<@{user}>" for user in users])
    link = words(language, "turn-link", link=link_to_table(table))
    speech = speech_for(table, language)
    ping = words(language, "turn-ping", who=who, game=_where(speech, table), link=link)
    dues = [due_of(table, place) for place, seat in enumerate(table.seats) if seat.user_id in users]
    return until(speech, ping, min((due for due in dues if due is not None), default=None))


def _where(speech: Speech, table: Table) -> str:
    """Return a game's name and its round: whoever plays ten games reads no more of a ping."""
    if table.view is None:
        return speech.title
    headline = face_of(speech.game).describing.headline(speech, table.view)
    return speech.words("turn-game", game=speech.title, headline=headline)


def turn_rows(table: Table, language: str = "") -> tuple[Row, ...]:
    """Return the buttons under a ping, or in one reader's language under their hand."""
    speech = speech_for(table, language or table.game.language)
    play = Button("play", (table.game.id,), speech.words("table-play"), "good")
    return ((play, *hand_button(speech, table)),)


def hand_page(table: Table, language: str, place: str) -> Page:
    """Return somebody's hand for their direct messages; in a lobby a welcome, which shows whether it arrives.

    The welcome is a plain message, for a phone's notification shows its words; then nothing but edits follow.
    """
    speech = speech_for(table, language)
    head = speech.words("dm-head", game=speech.title, place=place, link=link_to_channel(table))
    if table.game.state == LOBBY:
        return Page(f"{head}\n{speech.words('dm-lobby')}", language=language)
    if table.game.state != RUNNING or table.view is None:
        return Page(f"{head}\n{_farewell(speech, table)}", language=language, laid_out=True)
    held = face_of(speech.game).describing.hand
    parts = (head, _turn(speech, table), held(speech, table.view) if held else "")
    text = clipped(with_legend(speech, "\n".join(filter(None, parts))), LONGEST_CONTENT)
    page = Page(text, turn_rows(table, language), drawing.hand(table, language), language, laid_out=True)
    return marked(replace(page, colour=colour_of(table, () if table.seat is None else [table.seat])), table)


def _turn(speech: Speech, table: Table) -> str:
    """Say that it is the reader's turn. Whose else it is would soon be wrong: only one's own turn edits the message."""
    if not table.must_act:
        return ""
    headline = face_of(speech.game).describing.headline(speech, table.view)
    return speech.words("dm-turn", headline=headline, link=link_to_table(table))


def word_page(table: Table, language: str, place: str, payload: Mapping[str, Any]) -> Page:
    """Return one sentence for somebody's direct messages, below the game and the place that it is about."""
    speech = speech_for(table, language)
    head = speech.words("dm-head", game=speech.title, place=place, link=link_to_channel(table))
    said = {"title": speech.title, "place": place, "link": link_to_table(table), **made_safe(payload["args"])}
    sentence = speech.words(payload["key"], game=table.game.key, **said)
    # Not "play": by that button a hand that nobody needs is found and deleted.
    play = ((Button("go", (table.game.id,), speech.words("table-play"), "good"),),) if payload["play"] else ()
    return Page(clipped(f"{head}\n{sentence}", LONGEST_CONTENT), play, language=language)


def made_safe(args: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that go into a sentence, names among them, as Discord shows them unchanged."""
    return {name: safe(value) if isinstance(value, str) else value for name, value in args.items()}


def _farewell(speech: Speech, table: Table) -> str:
    """Say that a game is over, how its reader did, and where the result is."""
    if table.game.state != OVER:
        return speech.words("table-ended")
    lines = [speech.words("dm-over", link=link_to_table(table))]
    if table.seat is not None and table.seat < len(table.scores):
        points = table.scores[table.seat]
        place = places_of(table.scores, table.winners)[table.seat] if table.winners else 0
        lines.append(speech.words("dm-result", place=place, points=points))
    return "\n".join(lines)


def final_page(table: Table, language: str, epilogue: Epilogue = UNTOLD) -> Page:
    """Return the result of a game that is over: who won, its story, the score sheet, the seed that proves shuffles."""
    speech = speech_for(table, language)
    winners = speech.listed([speech.name(seat) for seat in table.winners])
    lines = [
        speech.words("table-head", game=speech.title, headline=speech.words("table-over")),
        speech.words("final-won", who=winners, count=len(table.winners)) if table.winners else "",
        *(_result(speech, table, epilogue) if table.view is not None else ()),
    ]
    lines += told_seed(speech, table)
    sketch = drawing.score(table, language) if table.game.state == OVER else None
    content = clipped("\n".join(filter(None, lines)), LONGEST_CONTENT)
    colour = colour_of(table, table.winners)
    return Page(
        content, _final_rows(speech, table, reviewed=epilogue.reviewed), sketch, language, colour=colour, laid_out=True
    )


def _result(speech: Speech, table: Table, epilogue: Epilogue) -> Iterator[str]:
    """What decided a game and how it went, where it can tell, the score, and what became of ratings."""
    face = face_of(speech.game)
    if face.describing.decided:
        yield face.describing.decided(speech, table.view)
    told = (
        [f"- {line}" for line in face.story(speech, table.view, epilogue.facts)]
        if face.story and epilogue.facts
        else []
    )
    yield from told
    score = face.describing.score(speech, table.view)
    yield f"\n{score}" if told else score  # or the score would be read as part of the story's last line
    yield _ratings(speech, epilogue)


def _ratings(speech: Speech, epilogue: Epilogue) -> str:
    said = [
        speech.words(
            "story-rating-open" if one.games < SETTLED else "story-rating",
            name=speech.name(one.seat),
            after=str(one.after),
            change=f"{one.after - one.before:+d}".replace("-", "−"),
        )
        for one in epilogue.rerated
    ]
    return speech.words("story-ratings", changes="; ".join(said)) if said else ""


def _final_rows(speech: Speech, table: Table, *, reviewed: bool) -> tuple[Row, ...]:
    at = (table.game.id,)
    row = (
        Button("rematch", at, speech.words("final-rematch"), "good"),
        *shelves_button(speech, table),
        Button("log", at, speech.words("table-log")),
        *([Button("film", at, speech.words("film-button"))] if face_of(speech.game).pictures else []),
        Button("record", at, speech.words("record-button")),
    )
    open_film = Button("openfilm", at, speech.words("film-open-button"))
    pictures = face_of(speech.game).pictures
    more = (
        *([open_film] if pictures and pictures.hand else []),
        *([Button("review", at, speech.words("review-button"))] if reviewed else []),
    )
    return (row, more) if more else (row,)
