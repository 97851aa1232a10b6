"""The automatic player: an answer to any question from a view alone."""

from __future__ import annotations

from engine.ask import Ask, Picks
from engine.exlibrium.advice.counsel import COUNSEL
from engine.exlibrium.advice.imagined import imagine
from engine.exlibrium.view import View
from engine.hint import AUTOMATIC, Hint


def advise(view: View, ask: Ask, strength: str = AUTOMATIC) -> Picks:
    """Answer a question with what the view shows, and nothing else: try each answer, look one step ahead."""
    return COUNSEL[ask.key].answer(imagine(view), ask)


def hint(view: View, ask: Ask) -> Hint:
    """Return the answer to a question, and what decided it."""
    table, counsel = imagine(view), COUNSEL[ask.key]
    picks = counsel.answer(table, ask)
    return Hint(picks, *counsel.why(table, ask, picks))
