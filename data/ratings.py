"""The fixed ratings of automatic players, from `ratings.toml` in a game's folder; a game may have none."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from data.components import require, tables_of

USUAL = 1000
"""What an automatic player is rated at of whom nothing is said: as somebody new."""
LEAST, MOST = 1, 4000
KNOWN = 40
"""How uncertain a rating is of which nothing is said."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """What a game's automatic players are rated at."""

    strengths: dict[str, int] = field(default_factory=dict)
    """By the keys of their strengths."""
    alone: dict[str, int] = field(default_factory=dict)
    """What plays against somebody alone, by the value of the option that makes it a game for one."""
    errors: dict[str, int] = field(default_factory=dict)
    """How uncertain these are, by the same keys."""

    def of(self, strength: str) -> int:
        """Return the rating of an automatic player."""
        return self.strengths.get(strength, USUAL)

    def error_of(self, key: str) -> int:
        """Return how uncertain the rating of an automatic player or of a level is."""
        return self.errors.get(key, KNOWN)


@cache
def ratings_of(game: str) -> Ratings:
    """Return the fixed ratings of a game; raises UnplayableError where its file holds anything else."""
    if not files("data").joinpath(game, "ratings.toml").is_file():
        return Ratings()
    table = tables_of(game)("ratings")
    found = {name: _checked(f"{game}/ratings", table.pop(name, {})) for name in ("strengths", "alone", "errors")}
    require(not table, f"{game}/ratings", "there is more than [strengths], [alone] and [errors]")
    return Ratings(**found)


def _checked(file: str, points: object) -> dict[str, int]:
    require(isinstance(points, dict), file, "ratings stand in a table")
    rows = dict(points) if isinstance(points, dict) else {}
    for name, value in rows.items():
        require(type(value) is int and LEAST <= value <= MOST, file, f"{name} is no rating from {LEAST} to {MOST}")
    return rows
