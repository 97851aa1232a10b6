"""What somebody chose beforehand, as its owner alone is told."""

from __future__ import annotations

from dataclasses import dataclass

from bot.values.table import Table
from engine.ask import Picks


@dataclass(frozen=True, slots=True)
class Order:
    """An answer to each question of a kind, or a plan for the next turn."""

    plan: bool
    key: str
    """The question that it answers."""
    picks: Picks
    """The answer, or what is planned in order of preference; none to do as the strongest automatic player would."""
    alone: bool = False
    """Whether what is planned is done only where nobody else went since."""
    rest: bool = False
    """Whether the rest of the planned turn is left to the strongest automatic player."""
    lasting: bool = False
    """Whether it outlives the round."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """A table as its reader sees it, with what they chose beforehand there, the plan first."""

    table: Table
    orders: tuple[Order, ...]

    @property
    def plan(self) -> Order | None:
        """The plan for the next turn."""
        return next((order for order in self.orders if order.plan), None)
