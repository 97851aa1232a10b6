"""What a choice brought about, for telling and never for ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ask import Option


@dataclass(slots=True)
class Fact:
    """Something that happened, told to everyone or to some seats only."""

    key: Final[str]
    """What happened, in the game's own words, such as "shelved"."""
    args: Final[Option] = ()
    """Its arguments, in the order that the key's words expect."""
    eyes: Final[tuple[int, ...] | None] = None
    """The seats that may know it; None means everyone."""
    learned: Final[bool] = False
    """Whether somebody learned something hidden by it: undo stops here."""

    def seen_by(self, seat: int | None) -> bool:
        """Tell whether a seat may know this; None is the public's eye."""
        return self.eyes is None or (seat is not None and seat in self.eyes)
