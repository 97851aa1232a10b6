"""The options of a game: declared once, for the engine to check and for the bot to offer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class GameOption:
    """Something that may be chosen before a match begins."""

    name: str
    values: Mapping[str, int]
    """What each choice, named by a key for words, stands for; the first one is the default."""
    optional: bool = False
    """Whether it is left out unless somebody chooses it."""
    seat: bool = False
    """Whether the number of any seat that plays is a value too."""
    offered: bool = True
    """Whether people are asked; what is not offered follows from something else, such as a seat's colour."""

    @property
    def default(self) -> int:
        """The value where nobody has chosen."""
        return next(iter(self.values.values()))

    def allowed(self, seats: int) -> tuple[int, ...]:
        """Return the values in a match for so many seats, ascending."""
        return tuple(sorted({*self.values.values(), *(range(seats) if self.seat else ())}))


def defaults(declared: Iterable[GameOption]) -> dict[str, int]:
    """Return the options of a match for which nobody has chosen anything."""
    return {option.name: option.default for option in declared if not option.optional}


def complete(declared: Iterable[GameOption], chosen: Mapping[str, Any], seats: int) -> dict[str, int]:
    """Return all options of a match: what was chosen, and the defaults.

    Raises ValueError where an option is unknown or has no such value.
    """
    known = {option.name: option for option in declared}
    for name, value in chosen.items():
        if name not in known:
            message = f"there is no option {name}"
            raise ValueError(message)
        allowed = known[name].allowed(seats)
        if not isinstance(value, int) or value not in allowed:
            message = f"{name} is {_listed(allowed)}"
            raise ValueError(message)
    return {**defaults(known.values()), **{name: int(value) for name, value in chosen.items()}}


def _listed(values: tuple[int, ...]) -> str:
    *others, last = map(str, values)
    return f"{', '.join(others)} or {last}" if others else last
