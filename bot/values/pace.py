"""What a table agrees on at its start about time: options of the bot, kept with those of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

PACE = "pace"
"""The seconds that a seat may take from when it has to act until it has nothing to do; 0: no clock."""
OVERDUE = "overdue"
"""What happens to a seat that takes longer."""
VACATIONS = "vacations"
"""1: clocks stand still for whoever is on vacation (the default); 0: the table goes on as for an overdue seat."""

PACES = {"none": 0, "half": 43_200, "day": 86_400, "three": 259_200, "week": 604_800}
USUAL = PACES["day"]

Then = Literal["turn", "warm", "remind"]
TURN: Then = "turn"
"""The bot answers until the seat has nothing to do."""
WARM: Then = "warm"
"""The bot answers until its person is back."""
REMIND: Then = "remind"
"""The person is reminded once, and the table waits."""
OVERDUES: dict[str, int] = {TURN: 0, WARM: 1, REMIND: 2}
THENS: dict[int, Then] = {0: TURN, 1: WARM, 2: REMIND}


def pace_of(options: Mapping[str, int]) -> int | None:
    """Return a table's pace in seconds; None without a clock, as in games that are older than clocks."""
    return options.get(PACE) or None


def overdue_of(options: Mapping[str, int]) -> Then:
    """Return what happens to an overdue seat."""
    return THENS[options.get(OVERDUE, 0)]


def waits_for_vacations(options: Mapping[str, int]) -> bool:
    """Tell whether a table's clocks stand still for whoever is on vacation."""
    return bool(options.get(VACATIONS, 1))
