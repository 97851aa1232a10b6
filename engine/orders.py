"""Choices made beforehand: which of a game's questions may be answered before they are asked, and what can be planned.

Named here is never a question whose being asked hangs on what another seat hides: whoever saw it answered at once
would learn of that. An order is a choice like any other once its moment has come, and checked like one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from engine.ask import Ask, Option
from engine.facts import Fact

V = TypeVar("V")

MOST_PLANNED = 3
"""So many placements or picks may be planned, in order of preference."""


def _nobody(view: Any) -> int | None:
    return None


def _no_plan(view: Any) -> Ask | None:
    return None


def _nowhere(option: Option) -> Option | None:
    return None


def _same(planned: Option, offered: Option) -> bool:
    return planned == offered


def _went_nowhere(fact: Fact) -> tuple[int, Option] | None:
    return None


@dataclass(frozen=True)
class Orders(Generic[V]):
    """What may be chosen beforehand in one game; by default nothing."""

    questions: Mapping[str, tuple[Option, ...]] = field(default_factory=dict)
    """The questions that may be answered beforehand when it is not one's turn, each with the answers that may be
    named; an automatic player's advice, which is found at the moment of use, may be followed at any of them."""
    turn: Callable[[V], int | None] = _nobody
    """Whose turn it is, from any eye's view; None where everybody only answers."""
    plan: Callable[[V], Ask | None] = _no_plan
    """The question at a seat's next turn, from its view, with all that may become legal until then; None where that
    can't be known yet."""
    ahead: int = 0
    """How many rounds later than this one that turn comes; a plan acts in that round alone."""
    follows: frozenset[str] = frozenset()
    """What the rest of a planned turn may ask that can be left to advice, beside the question itself."""
    means: Callable[[Option, Option], bool] = _same
    """Whether a planned option is what an offered one is; by default where they are equal."""
    place: Callable[[Option], Option | None] = _nowhere
    """Where a planned option leads, so that it matters whether others went there; None where it does not matter."""
    went: Callable[[Fact], tuple[int, Option] | None] = _went_nowhere
    """Who went where, as a fact tells it; None where it tells of nothing of the kind."""

    @property
    def possible(self) -> bool:
        """Whether the game knows any order at all."""
        return bool(self.questions) or self.plan is not _no_plan

    def followed(self, ask: Ask, planned: Option) -> Option | None:
        """Return what a question offers that was planned; None where it doesn't."""
        return next((offered for offered in ask.options if self.means(planned, offered)), None)


AnyOrders: TypeAlias = Orders[Any]
NO_ORDERS: AnyOrders = Orders()
"""Nothing may be chosen beforehand."""
