"""The automatic players: an answer to any question from a view alone."""

from __future__ import annotations

from functools import partial

from engine.ask import Ask, Picks
from engine.exlibrium.advice import beginner
from engine.exlibrium.advice.counsel import COUNSEL
from engine.exlibrium.advice.imagined import imagine
from engine.exlibrium.view import View
from engine.hint import Hint

STRENGTHS = ("acolyte", "conjurer", "sorcerer")
"""The automatic players that look one step ahead, the weakest first."""
MASTER = "archmage"
"""The one who looks further."""
_BEGINNERS = {
    "acolyte": partial(beginner.answer, beginner.hoarded),
    "conjurer": partial(beginner.answer, beginner.led),
}


def advise(view: View, ask: Ask, strength: str = STRENGTHS[-1]) -> Picks:
    """Answer a question with what the view shows, and nothing else: try each answer, look one step ahead."""
    answer = _BEGINNERS.get(strength) or COUNSEL[ask.key].answer
    return answer(imagine(view), ask)


def hint(view: View, ask: Ask) -> Hint:
    """Return the sorcerer's answer to a question, and what decided it."""
    table, counsel = imagine(view), COUNSEL[ask.key]
    picks = counsel.answer(table, ask)
    return Hint(picks, *counsel.why(table, ask, picks))
