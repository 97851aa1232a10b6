"""The automatic players: an answer to any question from a view alone."""

from __future__ import annotations

from engine.ask import Ask, Picks
from engine.exlibris.advice.counsel import COUNSEL, fitting
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.skill import FAR, PRESENT
from engine.exlibris.view import View
from engine.hint import Hint

STRENGTHS = ("apprentice", "librarian", "grand-librarian")
"""The automatic players that go by rules of thumb, the weakest first."""
MASTER = "archivist"
"""The one who looks ahead."""
_SKILLS = {"apprentice": PRESENT, "librarian": PRESENT, "grand-librarian": FAR}


def advise(view: View, ask: Ask, strength: str = STRENGTHS[-1]) -> Picks:
    """Answer a question with what the view shows, and nothing else; raises KeyError for an unknown strength.

    The same view and the same question always bring the same answer.
    """
    row = COUNSEL[ask.key]
    answer = row.simple if row.simple and strength == STRENGTHS[0] else row.answer
    return fitting(ask, answer(Mind(view, _SKILLS[strength]), ask))


def hint(view: View, ask: Ask) -> Hint:
    """Return the strongest one's answer to a question, and what decided it."""
    picks = advise(view, ask)
    return Hint(picks, *COUNSEL[ask.key].why(Mind(view), ask, picks))
