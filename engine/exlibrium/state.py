"""The state of a match of Exlibrium: data without verbs.

A card is an int, the index of its kind in the box: copies of a kind are alike, so nobody can tell them apart
(XB-01). A character is an int too, its place in activation order from 0 (XB-02).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from data.exlibrium import BOX
from engine.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.facts import Fact

CHARACTERS = len(BOX.characters)
BERSERKER, MERCENARY, WIZARD, ASSASSIN, KNIGHT, BARD, ALCHEMIST = range(CHARACTERS)
ROUNDS = 3
"""How many rounds a game has (XB-10)."""
NOBODY = -1
"""No seat."""
NOTHING = -1
"""No card, or no character."""


def _stacks() -> list[list[int]]:
    return [[] for _ in range(CHARACTERS)]


def _none_moved() -> list[int]:
    return [0] * CHARACTERS


@dataclass(slots=True)
class Player:
    """What belongs to one seat."""

    hand: list[int] = field(default_factory=list)
    stacks: list[list[int]] = field(default_factory=_stacks)
    """By character: its cards from the bottom to the top (XB-15)."""
    moved: list[int] = field(default_factory=_none_moved)
    """By character: how many moved Mercenary cards lie at the bottom of its stack (XB-32)."""
    spent: list[int] = field(default_factory=list)
    """Cards that became points, face down (XB-40)."""


@dataclass(slots=True)
class State:
    """Everything about a match."""

    chance: Chance
    seats: int
    options: dict[str, int]
    phase: str = "deal"
    """The turn to be played next: deal, draft, activation, count or over."""
    round: int = 0
    character: int = 0
    """The character that is activated or counted next."""
    active: int = NOBODY
    """The seat that activates, or that may spend in the final count."""
    activated: list[int] = field(default_factory=list)
    """Who activated each character of this round so far, NOBODY where it stayed undecided (XB-22)."""
    places: list[int] = field(default_factory=list)
    """First and second for the character that is counted just now, NOBODY where undecided (XB-42)."""
    doubler: int = NOBODY
    """The seat with the doubling card (XB-33)."""
    doubled: int = NOTHING
    """The character whose stack it lies at."""
    columns: list[list[int]] = field(default_factory=list)
    """The goal cards by column, each from the bottom to the top; none in the basic rules (XB-50)."""
    players: list[Player] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    """The next card is the last of the list."""
    drawn: int = NOTHING
    """The card that the Knight has drawn and not placed yet (XB-35)."""
    winners: list[int] = field(default_factory=list)
    told: list[Fact] = field(default_factory=list)
    """Facts since the last choice; never stored."""
    ends: Callable[[], None] | None = field(default=None, compare=False)
    """What is called where a round ends; never stored, and not there on a table that is dealt."""
