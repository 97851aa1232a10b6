"""The commands that a game has beside those of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.describing import Describe
from bot.games.pictures import Names
from bot.games.sketch import Sketch
from bot.games.speech import Speech
from engine.ask import Ask


@dataclass(frozen=True, slots=True)
class Answer:
    """A command that answers a question with some kinds of option only."""

    name: str
    kinds: tuple[str, ...]
    asks: tuple[str, ...]
    """What it asks for: nothing where it can mean one answer only, an answer, or its heading and then itself."""


@dataclass(frozen=True, slots=True)
class Look:
    """A command that only shows something of a seat's own, such as the speciality."""

    describe: Describe
    draw: Callable[[Any, Names], Sketch] | None = None


@dataclass(frozen=True, slots=True)
class Commands:
    """What a game adds to its command group."""

    answers: tuple[str, ...] = ()
    """Each answers the question of its own name, such as "place"."""
    typed: tuple[Answer, ...] = ()
    """Each answers with some kinds of option."""
    looks: Mapping[str, Look] = field(default_factory=dict)
    why: Callable[[Speech, Ask, Any, str, Sequence[str]], str] | None = None
    """Why what was typed into a command is not on offer, as a key of a refusal; "" where there is no better reason."""
