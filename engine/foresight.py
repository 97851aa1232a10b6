"""What a game tells of itself so that `engine.search` can look ahead in it, and how much may be spent on that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engine.ask import Ask, Flow, Picks
from engine.counsel import Promise, Reason

S = TypeVar("S")
V = TypeVar("V")


class Resumed(NamedTuple):
    """A turn that is played again on a dealt table."""

    flow: Flow[None]
    """The turn, not begun yet."""
    answered: Sequence[Picks] = ()
    """What the seat has answered in it before the question that is searched."""


class Odds(NamedTuple):
    """How likely a lead wins: the weights of a logistic, as they were measured. See `engine.odds`."""

    lead: float
    """Of the lead ..."""
    lead_done: float
    """... and of the lead by how much of the game is done."""
    others: float
    """Of the logarithm of the number of others ..."""
    others_done: float
    """... and of that by how much of the game is done."""


class Prospect(NamedTuple):
    """What a table is worth to a seat where looking ahead ends."""

    lead: float
    """Its lead over the best other, in points, made or to be expected."""
    hope: float = 0.0
    """What a victory counts to it beside that, made or as likely as it is then."""


@dataclass(frozen=True)
class Foresight(Generic[S, V]):
    """What looking ahead wants of a game, beside its rules and their `deal`."""

    choices: Callable[[V, Ask, int], Sequence[Promise]]
    """The most promising answers to a question as far as a rule-made mind can tell, up to a number, the best first;
    none where the question is not worth a search. Where not all are wanted, those may be left out that do the same as
    a better one."""
    resume: Callable[[S, Ask], Resumed]
    """Take a table, dealt where a question is asked, back to where its turn begins. The search finds out whether the
    turn then leads to that question, so where it can't be taken back nothing need be done."""
    answer: Callable[[S, Ask], Picks]
    """What a seat does at a dealt table: quickly rather than well. It may see all, for the table is but imagined."""
    until: Callable[[V], Callable[[S], bool]]
    """Before which of the turns to come looking ahead ends, if the game does not."""
    prospect: Callable[[S, int], Prospect]
    """What a table is worth to a seat then."""
    why: Callable[[V, Ask, Picks], Reason]
    """What speaks for an answer at first sight, be it the best or not."""
    done: Callable[[V], float]
    """How much of the game is done, from 0 to 1."""
    odds: Odds
    """How likely a lead wins that is expected where looking ahead ends."""
    points: Callable[[V], float] | None = None
    """The points that a seat has so far as it can tell, in a game that one may play alone."""


@dataclass(frozen=True)
class Budget:
    """How much may be spent on one answer. What runs out first ends the search."""

    playouts: int = 48
    """How often the game may be played on from the question; the same number always brings the same answer."""
    clock: Callable[[], float] | None = None
    """The seconds on a clock of the caller's, for the engine reads none."""
    seconds: float = 0.0
    """How many of them may pass, where there is a clock."""


AnyForesight: TypeAlias = Foresight[Any, Any]
"""Of a game that is known by its key alone."""
