"""The help of Exlibrium: the game in short, and every character."""

from __future__ import annotations

from bot.games.exlibrium import naming
from bot.games.speech import Speech
from data.exlibrium import BOX
from engine.ask import Ask
from engine.exlibrium.view import View

GAME = ("game", "cards", "draft", "activation", "ties", "goals", "final", "bot")
TOPICS: dict[str, tuple[str, ...]] = {
    "game": GAME,
    "characters": tuple(character.key for character in BOX.characters),
}
"""The topics under each heading."""


EXPLAINS = {
    "draft": ("draft", "cards"),
    "bard-give": ("bard",),
    "bard-take": ("bard",),
    "goal-cards": ("goals",),
    "final": ("final",),
    "final-cards": ("final",),
}
"""The topics of questions that are not called after the character whose ability asks them."""


def explains(ask: Ask, view: View) -> tuple[str, ...]:
    """Return the topics that matter at a question; at a goal also the ability that may be used instead."""
    if ask.key == "goal":
        return ("goals", BOX.characters[int(ask.about[0])].key)
    return EXPLAINS.get(ask.key, (ask.key,))


def topic(speech: Speech, name: str) -> tuple[str, str]:
    """Return a topic's title and text."""
    if name in BOX.character_by_key:
        index = BOX.character_by_key[name]
        title = speech.own(
            "character-ability", character=naming.numbered(speech, index), ability=naming.ability(speech, index)
        )
        return title, speech.own(f"power-{name}")
    return speech.own(f"topic-{name}-title"), speech.own(f"topic-{name}")
