"""Games of the ladder in a file, a line for each: a run that was broken off goes on, and ratings come from all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bot.values.complaint import Complaint


@dataclass
class Cost:
    """What the decisions of an automatic player took of the processor."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Cost) -> None:
        """Add the decisions of another game, or one more."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    @property
    def mean(self) -> float:
        """Milliseconds a decision."""
        return 1e3 * self.seconds / max(1, self.decisions)


@dataclass(frozen=True)
class Sitting:
    """What makes a game come again."""

    game: str
    seats: tuple[str, ...]
    seed: str
    deal: int
    options: Mapping[str, int]
    playouts: int

    @property
    def key(self) -> str:
        """The same for the same game."""
        return json.dumps(asdict(self), sort_keys=True)


@dataclass(frozen=True)
class Played:
    """A game of the ladder."""

    sitting: Sitting
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    cost: dict[str, Cost] = field(compare=False)
    """By player; times never come again."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sat where."""
        return self.sitting.seats

    def won_by(self, player: str) -> float:
        """What part of the victory the seats of a player have."""
        return sum(self.seats[seat] == player for seat in self.winners) / max(1, len(self.winners))

    def to_line(self) -> str:
        """Return the game as a line of JSON."""
        cost = {
            player: [one.decisions, round(one.seconds, 4), round(one.longest, 4)] for player, one in self.cost.items()
        }
        return json.dumps({**asdict(self.sitting), "scores": self.scores, "winners": self.winners, "cost": cost})

    @classmethod
    def from_line(cls, line: str) -> Played:
        """Read what `to_line` wrote; raises ValueError, KeyError or TypeError where it is anything else."""
        row: dict[str, Any] = json.loads(line)
        scores, winners = tuple(row.pop("scores")), tuple(row.pop("winners"))
        cost = {player: Cost(*one) for player, one in row.pop("cost").items()}
        return cls(Sitting(**{**row, "seats": tuple(row["seats"])}), scores, winners, cost)


class Scorebook:
    """A file of games that were played."""

    def __init__(self, path: Path) -> None:
        """Read what there is; raises Complaint where it is no such file."""
        self._path = path
        self.games: dict[str, Played] = {}
        try:
            lines = path.read_text("utf-8").splitlines() if path.exists() else []
            for game in map(Played.from_line, lines):
                self.games[game.sitting.key] = game
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise Complaint(f"{path} holds no games of the ladder: {error}") from None

    def find(self, sitting: Sitting) -> Played | None:
        """Return a game that was played before."""
        return self.games.get(sitting.key)

    def write(self, game: Played) -> None:
        """Add a game to the file at once, for a run may be broken off at any time."""
        self.games[game.sitting.key] = game
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{game.to_line()}\n")
