"""What an automatic player thinks of: the apprentice and the librarian think of less than the grand librarian."""

from __future__ import annotations

from typing import NamedTuple


class Skill(NamedTuple):
    """How far an automatic player's thoughts go."""

    room: float
    """What an empty place of its shelf is worth to it that is well supplied with cards to come."""
    envy: float
    """How much of what a card would gain an opponent it counts as its own gain to take that card away."""


PRESENT = Skill(room=0.0, envy=0.0)
"""Of the shelf as it stands: cards are put in order, but no room is kept for those to come."""
QUICK = Skill(room=0.8, envy=0.0)
"""Of the cards to come alone: that is quick, for a master who looks ahead with many such minds."""
FAR = Skill(room=0.8, envy=0.1)
"""Of the cards to come, and of the opponents."""
