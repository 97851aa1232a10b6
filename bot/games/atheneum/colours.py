"""How colours and compartments of Atheneum are called."""

from __future__ import annotations

from typing import Any

from bot.games.speech import Speech
from bot.text import Words
from data.atheneum import ANY
from render.atheneum import icons


def colour(speech: Speech, name: str) -> str:
    """Say a colour."""
    return speech.beside(icons.subject(name), speech.own(f"colour-{name}"))


def with_colours(speech: Speech) -> Words:
    """Return how to say what pictures say too, with the emblems of colours."""

    def say(key: str, /, **args: Any) -> str:
        kind, _, name = key.partition("-")
        return colour(speech, name) if kind == "colour" else speech.own(key, **args)

    return say


def compartment(speech: Speech, key: str) -> str:
    """Say a compartment, or that any will do."""
    return speech.own("where-any") if key == ANY else speech.own(f"compartment-{key}")
