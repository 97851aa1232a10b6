"""What somebody at a table proposes, as everybody there may know it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engine.facts import Fact


@dataclass(frozen=True, slots=True)
class Known:
    """What was learned by choices that are to be taken back: it stays known."""

    count: int
    """How many choices these are."""
    facts: tuple[Fact, ...]
    """What everybody has learned."""
    seats: tuple[int, ...]
    """Who has learned something that not everybody knows, ascending."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal, and who has said what to it."""

    id: int
    kind: str
    state: str
    """One of `bot.store.proposals`: "open", "held", "refused" and so on."""
    name: str
    """The raw name of whoever proposes."""
    about: int
    value: str
    by: str
    """The raw name of the one whose no decided; "" where none did."""
    need: str
    """How many have to agree: "all", "most" or "two"."""
    waits_for: tuple[int, ...]
    """The users whose say counts and who have said nothing yet."""
    until: datetime
    known: Known | None = None
    """What is known already, where choices are to be taken back."""
