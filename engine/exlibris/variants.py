"""The options of a match: the variants (EL-94), and the solo game's level (EL-95, EL-96)."""

from __future__ import annotations

from collections.abc import Mapping

import data.exlibris
from data.exlibris import BOX
from engine.catalogue import UnfitError
from engine.exlibris.state import State
from engine.options import GameOption

LEVELS = range(1, 1 + len(data.exlibris.LEVELS))
"""How many cards a round go to the public library, from Novice to Demiurge (EL-96)."""
NO, YES = {"no": 0, "yes": 1}, {"yes": 1, "no": 0}
OPTIONS = (
    GameOption("level", dict(zip(data.exlibris.LEVELS, LEVELS, strict=True)), optional=True),
    GameOption("beginner", NO),
    GameOption("removal", YES),
    GameOption("friendly", NO),
    GameOption("long", NO),
    GameOption("first", {"luck": -1, "starter": 0}, seat=True),
)
"""The solo game's level (EL-95), the variants and whether beginners go without the harder tiles (EL-94), and the first
player's seat, by default a random one (EL-11)."""
VARIANTS = ("beginner", "friendly", "long")
TARGETS = {2: 16, 3: 14, 4: 12}
"""How many cards on a shelf bring the last round, by the number of players (EL-37)."""
LONGER = 3
"""How many more it takes in a long game (EL-37)."""
SPACES = {
    1: dict.fromkeys(BOX.tiles, 1),
    **{seats: {number: tile.spaces[seats - 2] for number, tile in BOX.tiles.items()} for seats in TARGETS},
}
"""How many spaces each tile has open, by the number of players (EL-32); alone one may stand on each once (EL-97)."""
SOLO_TILES = 10
SOLO_LIBRARIES = 2

_REASONS = {
    "solo-only": "level is for one player alone",
    "solo-variants": "the variants are not for one player alone",
    "few-libraries": "these variants leave too few libraries for so many players",
    "few-tiles": "these variants leave too few tiles for so many players",
}


def options_for(seats: int, options: Mapping[str, int]) -> dict[str, int]:
    """Return the options of a match for so many seats, alone with a level; raises UnfitError where they don't fit."""
    chosen = {**({"level": LEVELS.start} if seats == 1 else {}), **options}
    reason = _unfit(seats, chosen)
    if reason is not None:
        raise UnfitError(reason, _REASONS[reason])
    return chosen


def seats_for(options: Mapping[str, int]) -> tuple[int, ...]:
    """Return how many may play with some options; raises UnfitError where nobody can."""
    if "level" in options:
        options_for(1, options)
        return (1,)
    found = tuple(seats for seats in TARGETS if _unfit(seats, options) is None)
    if not found:
        options_for(min(TARGETS), options)
    return found


def _unfit(seats: int, chosen: Mapping[str, int]) -> str | None:
    """Why options don't fit so many seats; None where they do (EL-12, EL-30, EL-94, EL-95)."""
    if seats > 1 and "level" in chosen:
        return "solo-only"
    if seats == 1 and any(chosen[variant] for variant in VARIANTS):
        return "solo-variants"
    if len(libraries_for(seats, chosen)) < (SOLO_LIBRARIES if seats == 1 else 2 * seats) and not chosen["beginner"]:
        return "few-libraries"
    return "few-tiles" if len(tiles_for(seats, chosen)) < (SOLO_TILES if seats == 1 else seats) else None


def tiles_for(seats: int, options: Mapping[str, int]) -> list[int]:
    """The tiles that a match is played with, in ascending number (EL-94, EL-95)."""
    without_hard = options["beginner"] and options["removal"]
    return [
        number
        for number, tile in BOX.tiles.items()
        if (seats > 1 or tile.solo)
        and (tile.beginner or not without_hard)
        and (tile.friendly or not options["friendly"])
    ]


def libraries_for(seats: int, options: Mapping[str, int]) -> list[str]:
    """The libraries that may be chosen from, where there is a choice (EL-12, EL-94, EL-95)."""
    return [
        key
        for key, library in BOX.libraries.items()
        if (seats > 1 or library.solo) and (library.friendly or not options["friendly"])
    ]


def target(state: State) -> int:
    """How many cards on a shelf bring the last round (EL-37); 0 in a solo game, which has no trigger (EL-95)."""
    if state.seats == 1:
        return 0
    return TARGETS[state.seats] + LONGER * state.options["long"]
