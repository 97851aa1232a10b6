"""The automatic player: an answer to any question from a view alone."""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Ask, Option, Picks
from engine.atheneum.advice.choosing import best_card, best_reward
from engine.atheneum.advice.shelving import best_step
from engine.atheneum.view import View
from engine.hint import AUTOMATIC

_ANSWERS: dict[str, Callable[[View, Ask], Option]] = {
    "pick": best_card,
    "spider": best_reward,
    "shelve": best_step,
    "claim": best_step,
}


def advise(view: View, ask: Ask, strength: str = AUTOMATIC) -> Picks:
    """Answer a question with what the view shows, and nothing else.

    The same view and the same question always bring the same answer.
    """
    return (_ANSWERS[ask.key](view, ask),)
