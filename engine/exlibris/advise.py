"""The automatic player: an answer to any question from a view alone."""

from __future__ import annotations

from engine.ask import Ask, Picks
from engine.exlibris.advice.answers import ANSWERS
from engine.exlibris.advice.desk import Desk
from engine.exlibris.view import View


def advise(view: View, ask: Ask) -> Picks:
    """Answer a question with what the view shows, and nothing else.

    The same view and the same question always bring the same answer.
    """
    answer = ANSWERS.get(ask.key)
    picks = answer(Desk(view), ask) if answer else ()
    chosen = tuple(option for option in ask.options if option in picks)
    if ask.at_least <= len(chosen) <= ask.at_most:
        return chosen
    return ask.options[: ask.at_least]
