"""How colours and compartments of Atheneum are called."""

from __future__ import annotations

from bot.games.speech import Speech
from data.atheneum import ANY
from render.atheneum import icons


def colour(speech: Speech, name: str) -> str:
    """Say a colour."""
    return speech.beside(icons.subject(name), speech.own(f"colour-{name}"))


def compartment(speech: Speech, key: str) -> str:
    """Say a compartment, or that any will do."""
    return speech.own("where-any") if key == ANY else speech.own(f"compartment-{key}")
