"""The help of Ex Libris: the game in short, every location, every assistant."""

from __future__ import annotations

from bot.games.exlibris import saying
from bot.text.speech import Speech
from data.exlibris import BOX

GAME = ("game", "turn", "shelving", "home", "round", "conflicts", "inspection", "scoring", "bot")
TOPICS: dict[str, tuple[str, ...]] = {
    "game": GAME,
    "tiles": tuple(f"tile-{tile.key}" for tile in BOX.tiles.values()),
    "assistants": ("power-ordinary", *(f"power-{key}" for key in BOX.libraries)),
}
"""The topics under each heading."""
_TILES = {f"tile-{tile.key}": number for number, tile in BOX.tiles.items()}


def topic(speech: Speech, name: str) -> tuple[str, str]:
    """Return a topic's title and text."""
    if name in _TILES:
        return saying.numbered(speech, _TILES[name]), speech.own(name)
    if name.startswith("power-"):
        return saying.assistant(speech, name.removeprefix("power-")), speech.own(name)
    return speech.own(f"topic-{name}-title"), speech.own(f"topic-{name}")
