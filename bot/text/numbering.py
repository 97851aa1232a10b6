"""Names that look alike are numbered: "Alex", "Alex 2"."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count

from bot.text.names import LONGEST, plain
from render.names import SeatName, shows, written


@dataclass(frozen=True, slots=True)
class Called:
    """What somebody is called."""

    raw: str
    """As it came."""
    account: str = ""
    number: int = 1
    """Tells apart those who would look alike."""

    @property
    def name(self) -> str:
        """The name as it came, or clipped so that it has room for its number."""
        return self.raw if self.number == 1 else f"{plain(self.raw, LONGEST - len(self._mark))}{self._mark}"

    @property
    def _mark(self) -> str:
        return f" {self.number}"

    def looks(self) -> set[str]:
        """Return what is to be seen of the name in messages and labels, and in pictures."""
        return {_look(plain(self.name)), _look(written(SeatName(plain(self.name), "", self.account)))}


class Apart:
    """Names of which no two look alike. Whoever comes later gets the number, so that nobody's name changes."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def add(self, together: Sequence[Called]) -> list[Called]:
        """Return names with numbers where they look like one that is there already, or like one before them.

        A number never looks like the name that somebody who comes at the same time really has.
        """
        found = {place: called for place, called in enumerate(together) if self._take(called)}
        for place, called in enumerate(together):
            if place not in found:
                numbered = (replace(called, number=number) for number in count(2))
                found[place] = next(filter(self._take, numbered))
        return [found[place] for place in range(len(together))]

    def _take(self, called: Called) -> bool:
        """Take a name if nothing looks like it; tell whether it was free."""
        looks = called.looks()
        free = self._taken.isdisjoint(looks)
        if free:
            self._taken |= looks
        return free


def _look(name: str) -> str:
    """Return what of a name meets the eye, capitals aside."""
    known = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(sign for sign in known if sign == " " or shows(sign)).split())
