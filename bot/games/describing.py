"""A game in words, as one eye sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.games.chronicle import Deeds
from bot.games.speech import Speech

Describe = Callable[[Speech, Any], str]
"""From a view to words."""


@dataclass(frozen=True, slots=True)
class Describing:
    """What can be told of a game from a view. Without a hand or a shelf nothing anywhere speaks of one."""

    headline: Describe
    """Where the game stands, in a few words: the round and what is being done."""
    table: Describe
    """The whole table."""
    score: Describe
    """The result."""
    situation: Describe | None = None
    """More for everybody, under the headline: such as why somebody acts. It may be ""."""
    hand: Describe | None = None
    """What a seat holds in secret."""
    shelf: Callable[[Speech, Any, int], str] | None = None
    """What lies before a seat."""
    decided: Describe | None = None
    """What decided a game that is over, in a sentence; it may be ""."""
    visits: frozenset[str] = frozenset()
    """The facts with which a player's visit begins: what happens in one is told in one line."""
    legend: Callable[[Speech, str], str] | None = None
    """What the codes in a text mean that it doesn't tell itself; "" where none is left open."""
    unsaid: frozenset[str] = frozenset()
    """The facts that are not told above a question, for its picture and its options show them."""
    deeds: Deeds | None = None
    """What a seat has done in a while, of which everybody was told."""
