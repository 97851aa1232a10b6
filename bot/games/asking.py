"""How a question is asked: one row of a game's table for each key of the engine, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.sketch import Sketch
from bot.games.speech import Speech
from engine.ask import Ask, Option
from render.names import SeatName


@dataclass(frozen=True, slots=True)
class Folding:
    """A question whose answers are shown one heading at a time; what has no heading is a button."""

    suggestions: Callable[[Speech, Ask, Any], Sequence[tuple[Option, str]]]
    """Answers that are worth a button of their own, with what it says; the best first."""
    warning: Callable[[Speech, Ask, Option, Any], str]
    """What an answer costs; it is asked for once more then. "" where it costs nothing."""


@dataclass(frozen=True, slots=True)
class Asking:
    """One question. What is left out is not there: it has no heading, no picture, no letters, no button to explain."""

    topics: tuple[str, ...] | Callable[[Ask, Any], tuple[str, ...]] = ()
    """The topics of the help that matter at it, the nearest first; or how to tell from the question and a view."""
    draw: Callable[[Any, tuple[SeatName, ...], Ask], Sketch | None] | None = None
    """The picture that helps to answer it, from a view, the names and the question."""
    guide: str = "other"
    """What somebody who plays for the first time is told, by the game's own words: "guide-<this>"."""
    text: Callable[[Speech, Ask, Option, Any], str] | None = None
    """How an option is said to somebody with a view; by default as the game says such an option anywhere."""
    detail: Callable[[Speech, Option, Any], str] | None = None
    """A second, smaller line for an option in a menu; it may be ""."""
    group: Callable[[Speech, Option], str] | None = None
    """Under which heading an option stands where there are several kinds of answer; "" for none."""
    where: Callable[[Option], bool] | None = None
    """Whether the options below a heading are places for what it names; by default they are things to choose from."""
    marks: Callable[[Ask], Mapping[Option, str]] | None = None
    """The letters that the picture puts beside some options."""
    proposal: Callable[[Ask, Any], tuple[int, ...] | None] | None = None
    """The indices of the options that are marked from the start; None where nothing is proposed now."""
    note: Callable[[Speech, Ask, Any], str] | None = None
    """What is said below it; it may be ""."""
    folding: Folding | None = None

    def explains(self, ask: Ask, view: Any) -> tuple[str, ...]:
        """Return the topics that matter, the nearest first."""
        return self.topics if isinstance(self.topics, tuple) else self.topics(ask, view)

    def marked(self, ask: Ask) -> Mapping[Option, str]:
        """Return the letters of the options that have one."""
        return self.marks(ask) if self.marks else {}


PLAIN = Asking()
"""A question of which a game says no more than its words."""
