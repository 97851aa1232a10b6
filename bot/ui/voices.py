"""Who sits at a table, as they are named in messages, labels and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games import face_of
from bot.games.speech import Speech
from bot.text import plain, safe, words
from bot.values.table import Seat, Table
from engine.hint import AUTOMATIC
from render.names import SeatName

MARKS = {"orange": "🟠", "sky": "🔵", "green": "🟢", "blue": "🟣", "vermilion": "🔴"} | {
    "turquoise": "🔵", "purple": "🟣", "pink": "🌸", "black": "⚫",
}  # fmt: skip
"""A coloured mark for each colour that the bot or a game gives out, told apart by the name beside it too."""


def raw_names(seats: Sequence[Seat], language: str) -> list[str]:
    """Return each seat's name as it came; automatic players are called by their strength, and those alike numbered."""
    robots = [seat.strength or AUTOMATIC for seat in seats if seat.automatic]
    met: Counter[str] = Counter()
    names = []
    for seat in seats:
        if seat.automatic:
            strength = seat.strength or AUTOMATIC
            met[strength] += 1
            args = {"number": met[strength], "alike": robots.count(strength)}
            names.append(words(language, f"player-{strength}", **args))
        else:
            names.append(seat.name)
    return names


def speech_for(table: Table, language: str) -> Speech:
    """Return the words of a table's game for messages."""
    names = tuple(safe(name) for name in raw_names(table.seats, language))
    return Speech(language, face_of(table.game.key).vocabulary, names)


def labels_for(table: Table, language: str) -> Speech:
    """Return the words of a table's game for labels, in which Discord reads no markdown."""
    names = tuple(plain(name) for name in raw_names(table.seats, language))
    return Speech(language, face_of(table.game.key).vocabulary, names)


def picture_names(table: Table, language: str) -> tuple[SeatName, ...]:
    """Return the names and colours that pictures show."""
    names = (plain(name) for name in raw_names(table.seats, language))
    return tuple(SeatName(name, seat.colour, seat.account) for name, seat in zip(names, table.seats, strict=True))


def who_acts(speech: Speech, table: Table) -> str:
    """Return the names of those who must act, as a list in a sentence."""
    return speech.listed([f"**{speech.name(seat)}**" for seat in table.acting])
