"""Players' names, which may be any text at all."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from render.fonts import family_for
from render.runs import apart, joined

_LONGEST = 60
_MARKS = 1
_OVERLAY = 1
"""The class of marks that strike a letter out."""
_BLANK = {"Cc", "Cf", "Cn", "Co", "Cs", "Zs", "Zl", "Zp"}
_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180f\u2800\u3164\uffa0")
"""Letters, marks and a sign that show nothing, though nothing in their kind says so."""
_TINTS = frozenset("🏻🏼🏽🏾🏿")
"""Colours of skin, which are no picture of their own."""
_SHAPED = re.compile("[\u0900-\u0dff\ua8e0-\ua8ff]")
"""Letters of Indian scripts: they change with their neighbours, which the basic layout does not do."""
_UNWRITTEN = "?"
"""Stands for somebody of whom no name can be drawn."""
_NUMBER = re.compile(" [0-9]+\u2069?$")
"""What tells apart those whose names are alike, and the end of what is written from right to left."""


@dataclass(frozen=True, slots=True)
class SeatName:
    """The name, the colour and the account name of one seat; the colour is one of `render.theme.PLAYERS`."""

    name: str
    colour: str
    account: str = ""
    """Stands for a name that cannot be drawn."""


def shows(letter: str) -> bool:
    """Whether there is anything to see of a letter: no space, no control sign, no filler, no choice of a form."""
    if unicodedata.category(letter) in _BLANK or letter in _FILLERS:
        return False
    return not ("\ufe00" <= letter <= "\ufe0f" or "\u180b" <= letter <= "\u180d" or letter >= "\U000e0000")


def written(name: SeatName) -> str:
    """A seat's name as it can be drawn, or else its account's: never empty, at most 60 letters.

    A number at the end of a name is never lost.
    """
    return drawable(name.name) or _cut((drawable(name.account) or _UNWRITTEN) + number_of(name.name))


def number_of(name: str) -> str:
    """The number at the end of a name, with the space before it; "" where there is none."""
    found = _NUMBER.search(name)
    return found[0] if found else ""


def _cut(name: str) -> str:
    """At most 60 letters of a name, the number at its end among them."""
    number = number_of(name)
    return name if len(name) <= _LONGEST else name[: _LONGEST - len(number)].rstrip() + number


@lru_cache(maxsize=512)
def drawable(name: str) -> str:
    """A name without the ornaments that no typeface has; "" where a letter or a digit is among what is missing.

    What is written from right to left keeps its direction to itself.
    """
    known = unicodedata.normalize("NFKC", name[: 4 * _LONGEST])
    kept = _cut(" ".join("".join(_letters(known)).split()))
    return apart(kept.rstrip()) if all(map(_faithful, known)) and _finished(kept) else ""


def _letters(name: str) -> Iterator[str]:
    """What can be drawn of a name, with at most one mark on a letter."""
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z":
            yield " "
        elif marks <= _MARKS and letter not in _TINTS and shows(letter) and _known(letter):
            yield letter


def _known(letter: str) -> bool:
    """Whether the typefaces have a letter and no neighbour changes its form, beyond what `joined` does."""
    family, kind = family_for(letter, "bold"), unicodedata.category(letter)
    if kind[0] == "M":  # other families set a mark in its place by rules that the basic layout does not apply
        return family == "" and kind != "Me" and unicodedata.combining(letter) != _OVERLAY
    return family is not None and not _SHAPED.match(letter)


def _faithful(letter: str) -> bool:
    """Whether a name is still the same name: a letter or digit is either drawn or shows nothing anyway."""
    return unicodedata.category(letter)[0] not in "LN" or not shows(letter) or _known(letter)


def _finished(name: str) -> bool:
    """Whether every Arabic letter of a name has a form for its place, and something is left to be seen at all."""
    forms = joined(name)
    return any(map(shows, name)) and not any(
        "\u0620" <= letter <= "\u08ff" and unicodedata.category(letter) == "Lo" for letter in forms
    )
