"""The help of Exlibrium: the game in short, and every character."""

from __future__ import annotations

from bot.games.exlibrium import naming
from bot.games.helping import Help
from bot.games.speech import Speech
from data.exlibrium import BOX

GAME = ("game", "cards", "draft", "activation", "ties", "goals", "final", "bot")
TOPICS: dict[str, tuple[str, ...]] = {
    "game": GAME,
    "characters": tuple(character.key for character in BOX.characters),
}
"""The topics under each heading."""


def topic(speech: Speech, name: str) -> tuple[str, str]:
    """Return a topic's title and text."""
    if name in BOX.character_by_key:
        index = BOX.character_by_key[name]
        title = speech.own(
            "character-ability", character=naming.numbered(speech, index), ability=naming.ability(speech, index)
        )
        return title, speech.own(f"power-{name}")
    return speech.own(f"topic-{name}-title"), speech.own(f"topic-{name}")


HELP = Help(topics=TOPICS, topic=topic)
