"""The weaker automatic players: they choose as the scholar does, but value shelves by less."""

from __future__ import annotations

from engine.atheneum.advice.worth import Parts, Worth, share_of
from engine.atheneum.patterns import filled_by


class OfBooks(Worth):
    """The freshman's: a book is a book."""

    def parts(self, books: list[int]) -> Parts:
        """Each book counts the same."""
        return Parts(0.0, 0.0, 0.0, float(filled_by(books).bit_count()))


class OfWhatIsThere(Worth):
    """The pupil's: favourites, compartments, and objectives only once they are all there."""

    def objectives(self, every: list[int]) -> float:
        """What wands can pay for now."""
        ready = [points for objective, points, _ in self.wanted if share_of(every, objective) >= 1.0]
        return sum(sorted(ready, reverse=True)[: self.desk.wands])
