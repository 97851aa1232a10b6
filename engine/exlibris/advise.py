"""The automatic player: an answer to any question from a view alone."""

from __future__ import annotations

from engine.ask import Ask, Picks
from engine.exlibris.view import View


def advise(view: View, ask: Ask) -> Picks:
    """Answer a question with what the view shows, and nothing else."""
    return ask.options[: ask.at_least]
