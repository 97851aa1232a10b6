"""The automatic players: an answer to any question from a view alone."""

from __future__ import annotations

from engine.ask import Ask, Picks
from engine.exlibris.advice.counsel import COUNSEL
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.skill import FAR, PRESENT
from engine.exlibris.view import View
from engine.hint import Hint

STRENGTHS = ("apprentice", "librarian", "grand-librarian")
"""The automatic players, the weakest first."""
_SKILLS = {"apprentice": PRESENT, "librarian": PRESENT, "grand-librarian": FAR}


def advise(view: View, ask: Ask, strength: str = STRENGTHS[-1]) -> Picks:
    """Answer a question with what the view shows, and nothing else; raises KeyError for an unknown strength.

    The same view and the same question always bring the same answer.
    """
    mind, row = Mind(view, _SKILLS[strength]), COUNSEL[ask.key]
    answer = row.simple if row.simple and strength == STRENGTHS[0] else row.answer
    picks = answer(mind, ask)
    chosen = tuple(option for option in ask.options if option in picks)
    if ask.at_least <= len(chosen) <= ask.at_most:
        return chosen
    return ask.options[: ask.at_least]


def hint(view: View, ask: Ask) -> Hint:
    """Return the strongest one's answer to a question, and what decided it."""
    picks = advise(view, ask)
    return Hint(picks, *COUNSEL[ask.key].why(Mind(view), ask, picks))
