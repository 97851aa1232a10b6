"""What somebody at a table may press, as a person would: what answers a question first."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.tools.load.messages import parts
from bot.tools.load.town import Json

BUTTON, MENU = 2, 3
ANSWERS = {"pick": 1.0, "whole": 1.0, "none": 0.3, "done": 8.0}
"""Buttons that answer a question, and how much they are liked."""
LEADING = {"sure": 0.5, "next": 0.3}
"""Buttons that lead to an answer."""
MENUS = {"menu": 3.0, "mark": 3.0, "whole": 1.0, "fold": 0.3}
LOOKS = ("hand", "shelves", "log")
"""What people look at between their turns."""


@dataclass(frozen=True, slots=True)
class Way:
    """One thing to press."""

    part: Json
    values: tuple[str, ...] = ()
    weight: float = 1.0

    @property
    def custom_id(self) -> str:
        found: str = self.part["custom_id"]
        return found

    @property
    def verb(self) -> str:
        return verb(self.part)

    @property
    def asked(self) -> str:
        """The number of the question that it is about."""
        return self.custom_id.split(":")[3]


def verb(part: Json) -> str:
    """Return what a component does."""
    words = part["custom_id"].split(":")
    return words[1] if len(words) > 1 else ""


def verbs(message: Json) -> dict[str, Json]:
    """Return the components of a message that can be pressed, by what they do."""
    return {verb(part): part for part in parts(message["components"]) if not part.get("disabled")}


def answers(panel: Json, luck: Random) -> list[Way]:
    """Return what answers a panel's question, or leads to an answer; nothing where it asks nothing."""
    ways = [way for part in parts(panel["components"]) if not part.get("disabled") for way in _ways(part, luck)]
    return ways if any(way.verb in ANSWERS or way.verb in {"menu", "mark"} for way in ways) else []


def _ways(part: Json, luck: Random) -> list[Way]:
    does = verb(part)
    if part["type"] == BUTTON:
        weight = ANSWERS.get(does, LEADING.get(does, 0.0))
        return [Way(part, weight=weight)] if weight else []
    if does not in MENUS:
        return []
    values = [line["value"] for line in part["options"]]
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    picked = luck.sample(values, min(luck.randint(max(least, 1), max(most, 1)), len(values)))
    return [Way(part, tuple(picked), MENUS[does] * (len(values) if most == 1 and does == "menu" else 1) / 3)]
