"""Who sits at a table, as they are named in messages, labels and pictures."""

from __future__ import annotations

from bot.games import face_of
from bot.games.speech import Speech
from bot.text import plain, safe
from bot.text.sitting import sitting
from bot.values.table import Table
from render.names import SeatName

MARKS = {"orange": "🟠", "sky": "🔵", "green": "🟢", "blue": "🟣", "vermilion": "🔴"} | {
    "turquoise": "🔵", "purple": "🟣", "pink": "🌸", "black": "⚫",
}  # fmt: skip
"""A coloured mark for each colour that the bot or a game gives out, told apart by the name beside it too."""


def raw_names(table: Table, language: str, at: int | None = None) -> list[str]:
    """Return each seat's name, nearly as it came: no two look alike."""
    return [called.name for called in sitting(table, language, at)]


def speech_for(table: Table, language: str, at: int | None = None) -> Speech:
    """Return the words of a table's game for messages; `at` a row of the log, with the names of those who sat there."""
    names = tuple(safe(name) for name in raw_names(table, language, at))
    return Speech(language, face_of(table.game.key).vocabulary, names)


def labels_for(table: Table, language: str) -> Speech:
    """Return the words of a table's game for labels, in which Discord reads no markdown."""
    names = tuple(plain(name) for name in raw_names(table, language))
    return Speech(language, face_of(table.game.key).vocabulary, names)


def picture_names(table: Table, language: str, at: int | None = None) -> tuple[SeatName, ...]:
    """Return the names and colours that pictures show; `at` a row of the log, of those who sat there."""
    there = zip(sitting(table, language, at), table.seats, strict=True)
    return tuple(SeatName(plain(called.name), seat.colour, called.account) for called, seat in there)


def who_acts(speech: Speech, table: Table) -> str:
    """Return the names of those who must act, as a list in a sentence."""
    return speech.listed([f"**{speech.name(seat)}**" for seat in table.acting])
