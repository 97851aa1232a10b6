"""The weaker automatic players: they choose as the scholar does, but value shelves by less."""

from __future__ import annotations

from math import fsum

from engine.atheneum.advice.shelves import FILLED
from engine.atheneum.advice.worth import Worth, share_of


class OfBooks(Worth):
    """The freshman's: a book is a book."""

    def each(self, shelves: int) -> tuple[float, float, float, float]:
        """Each book counts the same."""
        return 0.0, 0.0, 0.0, float((shelves >> FILLED).bit_count())


class OfWhatIsThere(Worth):
    """The pupil's: favourites, compartments, and objectives only once they are all there."""

    def objectives(self, shelves: int) -> float:
        """What wands can pay for now."""
        ready = [points for objective, points, _ in self.wanted if share_of(shelves, objective) >= 1.0]
        return fsum(sorted(ready, reverse=True)[: self.desk.wands])
