"""How the things of Ex Libris are called: cards, locations, libraries, assistants, categories."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.games.speech import Say, Speech
from bot.text.emblems import GAP, bare
from bot.text.names import SLASH
from data.exlibris import BOX, LEVELS
from render.exlibris import icons

_CODES = re.compile(rf"\b(?:{'|'.join(BOX.categories)})\b")


def _named(speech: Speech, names: Mapping[str, str]) -> str:
    return names.get(speech.language.split("-")[0], names["en"])


def card(speech: Speech, index: int) -> str:
    """Say a card by its letter, its number and its books' categories, such as "B4 (CC FF SP)"."""
    return f"{BOX.cards[index].name} ({' '.join(_code(speech, code) for code in BOX.cards[index].categories)})"


def _code(speech: Speech, code: str) -> str:
    """Say a category by its code, with its emblem right before it: more room would part them from their pair."""
    return speech.emblem(icons.category(code)) + code


def titles(index: int) -> str:
    """Return the titles of a card's books."""
    return SLASH.join(book.title for book in BOX.cards[index].books)


def cards(speech: Speech, indices: list[int]) -> str:
    """Say several cards."""
    return speech.listed([card(speech, index) for index in indices])


def tile(speech: Speech, number: int) -> str:
    """Say a location by its name."""
    return _named(speech, BOX.tiles[number].name) if number else speech.own("home")


def numbered(speech: Speech, number: int) -> str:
    """Say a location by its number and its name, as the board and menus show it."""
    return _located(speech, number, speech.own("tile", number=number, name=tile(speech, number)))


def place(speech: Speech, number: int) -> str:
    """Say a location by its name, where it stands for a visit."""
    return _located(speech, number, tile(speech, number))


def _located(speech: Speech, number: int, word: str) -> str:
    return speech.beside(icons.tile(BOX.tiles[number].key) if number else icons.HOME, word)


def category(speech: Speech, code: str) -> str:
    """Say a category with its code, which cards and pictures show."""
    return speech.beside(icons.category(code), f"{_named(speech, BOX.categories[code].name)} ({code})")


def legend(speech: Speech, text: str) -> str:
    """Say what the codes of categories in a text mean, but for those whose names stand there."""
    said = bare(text)
    named = {code: _named(speech, BOX.categories[code].name) for code in sorted(set(_CODES.findall(said)))}
    return " · ".join(
        f"{_code(speech, code)}{GAP}{name}" for code, name in named.items() if f"{name} ({code})" not in said
    )


def library(speech: Speech, key: str) -> str:
    """Say a library."""
    return speech.beside(icons.library(key), _named(speech, BOX.libraries[key].name)) if key in BOX.libraries else key


def assistant(speech: Speech, kind: str) -> str:
    """Say an assistant, an ordinary one or a library's own."""
    if kind not in BOX.libraries:
        return speech.own("assistant-ordinary")
    return speech.beside(icons.library(kind), _named(speech, BOX.libraries[kind].assistant))


def the(speech: Speech, kind: str) -> str:
    """Say an assistant with its article, or in the case of whom somebody sends."""
    if kind not in BOX.libraries:
        return speech.own("assistant-ordinary-the")
    named = BOX.libraries[kind].the.get(speech.language.split("-")[0])
    return speech.beside(icons.library(kind), named) if named else assistant(speech, kind)


def space(speech: Speech, place: int) -> int:
    """Say a space, counted from 1."""
    return place + 1


def seat(speech: Speech, place: int) -> str:
    """Say whose seat it is."""
    return speech.name(place)


def direction(speech: Speech, way: str) -> str:
    """Say a direction."""
    return speech.own(f"direction-{way}")


def level(speech: Speech, number: int) -> str:
    """Say a level of the solo game by its name."""
    return speech.own(f"level-{LEVELS[number - 1]}")


SAY: dict[str, Say] = {
    "card": card,
    "cards": cards,
    "tile": tile,
    "category": category,
    "library": library,
    "assistant": assistant,
    "space": space,
    "seat": seat,
    "direction": direction,
    "level": level,
}
"""How each type of argument is said; numbers, rows and columns stand as they are."""
FORMS: dict[str, dict[str, Say]] = {"assistant": {"the": the}}
"""Further forms of an argument, for sentences whose language needs them."""
