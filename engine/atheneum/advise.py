"""The automatic player: an answer to any question from a view alone."""

from __future__ import annotations

from engine.ask import Ask, Picks
from engine.atheneum.advice.counsel import COUNSEL
from engine.atheneum.advice.worth import Worth
from engine.atheneum.view import View
from engine.hint import AUTOMATIC, Hint


def advise(view: View, ask: Ask, strength: str = AUTOMATIC) -> Picks:
    """Answer a question with what the view shows, and nothing else.

    The same view and the same question always bring the same answer.
    """
    return COUNSEL[ask.key].answer(Worth(view), ask)


def hint(view: View, ask: Ask) -> Hint:
    """Return the answer to a question, and what decided it."""
    worth, counsel = Worth(view), COUNSEL[ask.key]
    picks = counsel.answer(worth, ask)
    return Hint(picks, *counsel.why(worth, ask, picks))
