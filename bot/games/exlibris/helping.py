"""The help of Ex Libris: the game in short, every location, every assistant."""

from __future__ import annotations

from bot.games.exlibris import naming
from bot.games.helping import Help
from bot.games.sketch import Sketch
from bot.games.speech import Speech
from bot.text import Words
from data.exlibris import BOX
from render.exlibris import portraits
from render.picture import Picture

GAME = ("game", "turn", "shelving", "home", "round", "conflicts", "inspection", "scoring", "variants", "solo", "bot")
PHASES = ("preparation", "placement", "resolution", "clearing")
SHEET = ("prominent", "banned", "variety", "speciality", "stability")
TOPICS: dict[str, tuple[str, ...]] = {
    "game": GAME,
    "phases": PHASES,
    "sheet": SHEET,
    "tiles": tuple(f"tile-{tile.key}" for tile in BOX.tiles.values()),
    "assistants": ("power-ordinary", *(f"power-{key}" for key in BOX.libraries)),
}
"""The topics under each heading."""
_TILES = {f"tile-{tile.key}": number for number, tile in BOX.tiles.items()}


def topic(speech: Speech, name: str) -> tuple[str, str]:
    """Return a topic's title and text."""
    if name in _TILES:
        return naming.numbered(speech, _TILES[name]), f"{speech.own(name)}\n{_facts(speech, _TILES[name])}"
    if name.startswith("power-"):
        return naming.assistant(speech, name.removeprefix("power-")), speech.own(name)
    return speech.own(f"topic-{name}-title"), speech.own(f"topic-{name}")


def draw_topic(name: str) -> Sketch | None:
    """Return the picture of a location or an assistant; other topics have none."""
    if name in _TILES:
        return Sketch("exlibris", _tile, (_TILES[name],))
    if name.startswith("power-"):
        return Sketch("exlibris", _assistant, (name.removeprefix("power-"),))
    return None


def _facts(speech: Speech, number: int) -> str:
    """Say when a location works, how many spaces it has, and what lies there."""
    tile = BOX.tiles[number]
    two, three, four = tile.spaces
    spaces = {"two": two, "three": three, "four": four, "same": int(two == three == four)}
    return speech.own("tile-facts", effect=tile.effect, up=tile.up, down=tile.down, **spaces)


def _tile(number: int, *, words: Words) -> Picture:
    return portraits.tile(number, words)


def _assistant(kind: str, *, words: Words) -> Picture:
    return portraits.assistant(kind, words)


HELP = Help(topics=TOPICS, topic=topic, draw=draw_topic)
