"""The automatic players: an answer to any question from a view alone."""

from __future__ import annotations

from engine.ask import Ask, Picks
from engine.atheneum.advice.beginner import OfBooks, OfWhatIsThere
from engine.atheneum.advice.counsel import COUNSEL
from engine.atheneum.advice.worth import Worth
from engine.atheneum.view import View
from engine.hint import Hint

STRENGTHS = ("freshman", "pupil", "scholar")
"""The automatic players that choose what gains most at first sight, the weakest first."""
MASTER = "headmaster"
"""The one who looks ahead."""
_WORTHS: dict[str, type[Worth]] = {"freshman": OfBooks, "pupil": OfWhatIsThere, "scholar": Worth}


def advise(view: View, ask: Ask, strength: str = STRENGTHS[-1]) -> Picks:
    """Answer a question with what the view shows, and nothing else; raises KeyError for an unknown strength.

    The same view and the same question always bring the same answer.
    """
    return COUNSEL[ask.key].answer(_WORTHS[strength].seen(view), ask)


def hint(view: View, ask: Ask) -> Hint:
    """Return the scholar's answer to a question, and what decided it."""
    worth, counsel = Worth.seen(view), COUNSEL[ask.key]
    picks = counsel.answer(worth, ask)
    return Hint(picks, *counsel.why(worth, ask, picks))
