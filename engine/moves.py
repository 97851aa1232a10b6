"""What a game tells of itself so that whole moves can be found in it; see `engine.chaining`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from engine.ask import Ask, Flow, Picks

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of a whole move."""

    ask: Ask
    """The question, as far as it can be known before it is asked."""
    picks: Picks
    view: Any
    """What whoever answers sees then."""


Move: TypeAlias = tuple[Step, ...]
"""Answers to consecutive questions of one seat, none of which hangs on anything hidden that the ones before reveal."""


@dataclass(frozen=True)
class Moves(Generic[S, V]):
    """Where whole moves begin in one game."""

    first: Callable[[V, Ask, int], Sequence[Picks]]
    """The first answers that are worth most at first sight, from a view, up to a number; the advised one leads."""
    ways: Callable[[V, Ask], Sequence[Callable[[S], Flow[Any]]]]
    """What may be under way where a question is asked: how a table, dealt where it is asked, goes on from there. The
    first that asks that very question is taken."""
    listed: Callable[[Ask], Sequence[Picks]] | None = None
    """All answers to a question that a complete list of moves goes through, where nobody wishes advice; none where such
    a list has no place. It ends with questions that are not listed."""
    alone: frozenset[str] = frozenset()
    """Kinds of options that are never part of a whole move, for they end something for good."""


AnyMoves: TypeAlias = Moves[Any, Any]
"""Of a game that is known by its key alone."""
