"""Who sits at a table, as they are named in messages, labels and pictures."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games import face_of
from bot.games.speech import Speech
from bot.text import plain, safe
from bot.text.sitting import sitting
from bot.values.table import Table
from render.icon import seat as seat_sign
from render.names import SeatName
from render.theme import WOOD

MARKS = {"orange": "🟠", "sky": "🔵", "green": "🟢", "blue": "🟣", "vermilion": "🔴"} | {
    "turquoise": "🔵", "purple": "🟣", "pink": "🌸", "black": "⚫",
}  # fmt: skip
"""A coloured mark for each colour that the bot or a game gives out, told apart by the name beside it too."""


NOBODYS = WOOD


def raw_names(table: Table, language: str, at: int | None = None) -> list[str]:
    """Return each seat's name, nearly as it came: no two look alike."""
    return [called.name for called in sitting(table, language, at)]


def speech_for(table: Table, language: str, at: int | None = None) -> Speech:
    """Return the words of a table's game for messages; `at` a row of the log, with the names of those who sat there."""
    names = tuple(safe(name) for name in raw_names(table, language, at))
    return Speech(language, face_of(table.game.key).vocabulary, names, _signs(table), pictured=True)


def labels_for(table: Table, language: str) -> Speech:
    """Return the words of a table's game for labels, in which Discord reads no markdown."""
    names = tuple(plain(name) for name in raw_names(table, language))
    return Speech(language, face_of(table.game.key).vocabulary, names, _signs(table))


def _signs(table: Table) -> tuple[str, ...]:
    return tuple(seat_sign(seat.colour) for seat in table.seats)


def picture_names(table: Table, language: str, at: int | None = None) -> tuple[SeatName, ...]:
    """Return the names and colours that pictures show; `at` a row of the log, of those who sat there."""
    there = zip(sitting(table, language, at), table.seats, strict=True)
    return tuple(SeatName(plain(called.name), seat.colour, called.account) for called, seat in there)


def colour_of(table: Table, seats: Iterable[int]) -> int:
    """Return the colour of a seat as a number; nobody's where there is none, or more than one."""
    pictures, found = face_of(table.game.key).pictures, {table.seats[seat].colour for seat in seats}
    known = pictures.colours if pictures and len(found) == 1 else {}
    red, green, blue = known.get("".join(found), NOBODYS)
    return red << 16 | green << 8 | blue


def who_acts(speech: Speech, table: Table) -> str:
    """Return the names of those who must act, as a list in a sentence, with the time that they have."""
    names = {seat: f"**{speech.name(seat)}**" for seat in table.acting}
    dues = {seat: due_of(table, seat) for seat in table.acting}
    if len(set(dues.values())) == 1:
        return until(speech, speech.listed(list(names.values())), dues[table.acting[0]])
    return speech.listed([until(speech, name, dues[seat]) for seat, name in names.items()])


def waits(speech: Speech, table: Table) -> str:
    """Say who must act, or that they think where these are masters."""
    return thinks(speech, table) or speech.words("table-waits", who=who_acts(speech, table))


def thinks(speech: Speech, table: Table) -> str:
    """Say of masters that they think; "" where somebody else is waited for too, or nobody thinks."""
    if not table.thinking or any(not table.seats[seat].bot_answers for seat in table.acting):
        return ""
    who = speech.listed([f"**{speech.name(seat)}**" for seat in table.thinking])
    return speech.either("table-thinks", who=who, count=len(table.thinking))


def due_of(table: Table, seat: int) -> int | None:
    """Return when somebody is overdue; None where no clock runs for them."""
    return None if table.game.paused else table.seats[seat].due


def until(speech: Speech, who: str, due: int | None) -> str:
    """Return a text with the time until a moment behind it, which Discord counts for each reader."""
    return who if due is None else speech.words("until", who=who, when=f"<t:{due}:R>")
