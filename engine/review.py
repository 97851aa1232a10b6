"""A finished game through the master's eyes: what choices cost, what was better and why, and how chances went.

The game is played again from its record. Each choice is judged by what its seat could see when it was made, and by
nothing else: tables are dealt that look like the view, and the choice and others are given on them, as `engine.search`
does for the master. So what lay hidden then can't change a word of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.ask import Picks
from engine.catalogue import Json, rules_of
from engine.decided import decisions, own, rounds
from engine.judging import Effort, Judged, judged
from engine.odds import Point, curve
from engine.record import Record, RecordError

FORM = 1
"""Which fields a review's JSON has."""
USUAL = Effort()


@dataclass(frozen=True, slots=True)
class Review:
    """What can be told of a game that is over. All of it comes from what seats saw at the time."""

    length: int
    """How many choices the game has."""
    rounds: tuple[tuple[int, int], ...]
    """Each round with how many choices came before it."""
    curves: tuple[tuple[Point, ...], ...]
    """How each seat's chances went; the last point is how the game ended."""
    judged: tuple[tuple[Judged, ...], ...]
    """By seat the costliest choices, the costliest first, and then the best one; nothing of automatic players."""

    def to_json(self) -> Json:
        """Return the review as JSON data."""
        return {
            "review": FORM,
            "length": self.length,
            "rounds": self.rounds,
            "curves": self.curves,
            "judged": self.judged,
        }

    @classmethod
    def from_json(cls, data: Json) -> Review:
        """Read what `to_json` wrote, having been through text."""
        return cls(
            data["length"],
            tuple((number, at) for number, at in data["rounds"]),
            tuple(tuple(Point(*point) for point in points) for points in data["curves"]),
            tuple(tuple(map(_judged, choices)) for choices in data["judged"]),
        )


def reviewed(record: Record, effort: Effort = USUAL) -> Review:
    """Look through a game; raises RecordError where nobody looks ahead in it, and what `record.retold` raises."""
    rules = rules_of(record.game)
    foresight = rules.foresight
    if foresight is None:
        raise RecordError("no foresight")
    made, seats = decisions(record), range(record.seats)
    people = [own(record, made, seat) for seat in seats]
    count = sum(bool(mine) for mine in people)
    return Review(
        length=len(record.choices),
        rounds=tuple(rounds(made)),
        curves=tuple(
            (
                *curve(rules, foresight, [one for one in made if one.seat == seat], effort.points, effort.tables),
                Point(len(record.choices), _ended(record, seat)),
            )
            for seat in seats
        ),
        judged=tuple(tuple(judged(rules, foresight, mine, count, effort)) if mine else () for mine in people),
    )


def _ended(record: Record, seat: int) -> float:
    """How the game ended for a seat, as a point of its curve."""
    if record.seats == 1:
        return float(record.scores[0])
    return round(1 / len(record.winners), 3) if seat in record.winners else 0.0


def _judged(row: list[Any]) -> Judged:
    at, number, praised, given, other, points, reason, args = row
    return Judged(at, number, praised, _picks(given), _picks(other), points, reason, tuple(args))


def _picks(rows: list[list[Any]]) -> Picks:
    return tuple(tuple(option) for option in rows)
