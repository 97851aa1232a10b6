"""How each question of Exlibrium is asked: what explains it, its picture, whose cards stand under whose name."""

from __future__ import annotations

from dataclasses import replace

from bot.games.asking import Asking
from bot.games.exlibrium.labelling import detail, flipping, owner, text
from bot.games.exlibrium.pictures import for_hand, for_stacks, for_table
from data.exlibrium import BOX
from engine.ask import Ask
from engine.exlibrium.view import View


def goal(ask: Ask, view: View) -> tuple[str, ...]:
    """Return the goals, and the ability that may be used instead."""
    return ("goals", BOX.characters[int(ask.about[0])].key)


SAID = Asking(text=text, detail=detail)
"""What all questions have in common."""


ASKING = {
    "draft": replace(SAID, topics=("draft", "cards"), draw=for_hand, guide="draft"),
    "berserker": replace(SAID, topics=("berserker",), draw=for_stacks, text=flipping),
    "mercenary": replace(SAID, topics=("mercenary",), draw=for_stacks),
    "wizard": replace(SAID, topics=("wizard",), draw=for_table),
    "assassin": replace(SAID, topics=("assassin",), draw=for_table, text=flipping, group=owner),
    "knight": replace(SAID, topics=("knight",), draw=for_hand),
    "bard-give": replace(SAID, topics=("bard",), draw=for_stacks),
    "bard-take": replace(SAID, topics=("bard",), draw=for_table, group=owner),
    "alchemist": replace(SAID, topics=("alchemist",), draw=for_stacks),
    "goal": replace(SAID, topics=goal, draw=for_table),
    "goal-cards": replace(SAID, topics=("goals",), draw=for_stacks),
    "final": replace(SAID, topics=("final",), draw=for_table),
    "final-cards": replace(SAID, topics=("final",), draw=for_stacks),
}
"""A row for each question; cards of others stand under their owners' names."""
