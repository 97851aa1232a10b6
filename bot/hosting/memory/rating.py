"""How well people play: a rating for each kind of game, by openskill's Plackett-Luce model of several players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SCALE = 40
"""Of a rating people are shown forty times: somebody new has 1000."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is likely to be, and how uncertain that is."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating as people are shown it."""
        return round(self.mu * SCALE)


NEWCOMER = Rating(25.0, 25.0 / 3)
"""Whoever was never rated."""


def fixed(points: int, error: int) -> Rating:
    """Return the rating of an automatic player who has so many points, give or take some."""
    return Rating(points / SCALE, error / SCALE)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - it takes a megabyte, and few processes see a game end

    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return what the ratings of those who played together are after a game, from their places; equal ones tie."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in after]
