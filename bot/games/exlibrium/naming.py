"""How the things of Exlibrium are called: characters, cards, seats, chains of comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.speech import Say, Speech
from data.exlibrium import BOX
from render.exlibrium import icons


def character(speech: Speech, index: int) -> str:
    """Say a character by its name."""
    names = BOX.characters[index].name
    return _shown(speech, index, names.get(speech.language.split("-")[0], names["en"]))


def _shown(speech: Speech, index: int, word: str) -> str:
    return speech.beside(icons.character(index), word)


def the(speech: Speech, index: int) -> str:
    """Say a character with its article, or in the case of whom something is done to, where the language has it."""
    named = BOX.characters[index].the.get(speech.language.split("-")[0])
    return _shown(speech, index, named) if named else character(speech, index)


def of(speech: Speech, index: int) -> str:
    """Say a character as whose something is, where the language has a form for that."""
    named = BOX.characters[index].of.get(speech.language.split("-")[0])
    return _shown(speech, index, named) if named else character(speech, index)


def called(speech: Speech, index: int) -> dict[str, str | int]:
    """Return a character in all its forms, as arguments of a sentence."""
    forms = {f"{form}-character": say(speech, index) for form, say in FORMS["character"].items()}
    return {"character": character(speech, index), **forms}


def numbered(speech: Speech, index: int) -> str:
    """Say a character by its number and its name, as the table and menus show it."""
    names = BOX.characters[index].name
    name = names.get(speech.language.split("-")[0], names["en"])
    return _shown(speech, index, speech.own("character", number=index + 1, name=name))


def ability(speech: Speech, index: int) -> str:
    """Say a character's ability."""
    names = BOX.characters[index].ability
    return names.get(speech.language.split("-")[0], names["en"])


def other_half(card: int, facing: int) -> int:
    """Return the character on the other half of a card (XB-01)."""
    return sum(BOX.cards[card].characters) - facing


def card(speech: Speech, index: int) -> str:
    """Say a card by both its halves."""
    return "/".join(character(speech, half) for half in BOX.cards[index].characters)


def cards(speech: Speech, indices: list[int]) -> str:
    """Say several cards."""
    return speech.listed([card(speech, index) for index in indices])


def seat(speech: Speech, place: int) -> str:
    """Say whose seat it is."""
    return speech.name(place)


def seats(speech: Speech, places: list[int]) -> str:
    """Say several players."""
    return speech.listed([speech.name(place) for place in places])


def compared(speech: Speech, index: int, most: int) -> str:
    """Say a comparison: over whom, and the most that anybody had."""
    return speech.own("compared", character=character(speech, index), number=most)


def chain(speech: Speech, numbers: Sequence[Any]) -> str:
    """Say by which comparison a tie was broken; the ones before it had left it open (XB-22)."""
    return compared(speech, *numbers[-2:])


def place(speech: Speech, number: int) -> int:
    """Say a card's place in its stack, counted from 1 at the bottom."""
    return number + 1


def direction(speech: Speech, way: str) -> str:
    """Say a direction."""
    return speech.own(f"direction-{way}")


SAY: dict[str, Say] = {
    "character": character,
    "card": card,
    "cards": cards,
    "seat": seat,
    "seats": seats,
    "chain": chain,
    "place": place,
    "direction": direction,
}
"""How each type of argument is said; numbers and rounds stand as they are."""
FORMS: dict[str, dict[str, Say]] = {"character": {"the": the, "of": of}}
"""Further forms of an argument, for sentences whose language needs them."""
