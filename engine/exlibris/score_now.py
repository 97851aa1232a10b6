"""How a seat's shelf would be inspected if it were now, from what the seat sees (EL-40 to EL-48)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.exlibris.inspection import alphabet_check, counts, entombed, prominent_rewards, score_line
from engine.exlibris.proposal import propose, reward, rivals_of, solo_swing
from engine.exlibris.reading import shelf_of
from engine.exlibris.shelf import stability
from engine.exlibris.state import Cell, Line
from engine.exlibris.view import View


@dataclass(frozen=True, slots=True)
class ScoreNow:
    """What the inspection would do with one shelf, if the others turned nothing by choice."""

    line: Line
    """The line of the score sheet; without the prominent reward where it is hidden."""
    by_choice: tuple[Cell, ...]
    """What is best turned down first (EL-40)."""
    by_check: tuple[Cell, ...]
    """What the alphabet check turns down then (EL-41)."""
    rivals: tuple[int, ...]
    """The others' prominent books, the most first."""
    hidden: bool
    """Whether nobody can know the prominent reward: the public library's books are not to be seen (EL-95)."""

    @property
    def turned(self) -> tuple[Cell, ...]:
        """All that would be turned down."""
        return self.by_choice + self.by_check


def score_now(view: View) -> ScoreNow:
    """Return what the shelf of the view's own seat would score; raises ValueError for an eye without a speciality."""
    own = view.players[view.seat or 0]
    if view.seat is None or own.speciality is None:
        message = "only a seat knows its speciality"
        raise ValueError(message)
    hidden = view.public is not None and not view.over
    rivals = rivals_of(view, view.seat)
    prize = reward if view.public is None else solo_swing
    shelf = shelf_of(own)
    by_choice = propose(shelf, rivals or [0], view.prominent, view.banned, own.speciality, prize=prize)
    shelf |= {cell: replace(shelf[cell], face_up=False) for cell in by_choice}
    by_check = alphabet_check(shelf)
    books = counts(shelf, by_check)
    line = score_line(
        books,
        prominent=0 if hidden else prominent_rewards([books[view.prominent], *rivals])[0],
        banned=view.banned,
        speciality=own.speciality,
        stable=stability(shelf),
        mummies=entombed(shelf),
        hand=own.hand_count,
    )
    return ScoreNow(line, tuple(by_choice), tuple(by_check), tuple(sorted(rivals, reverse=True)), hidden)
