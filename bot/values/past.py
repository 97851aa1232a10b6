"""What is told of finished games: results, and what they add up to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from engine.decided import Decision
from engine.facts import Fact
from engine.review import Review

SETTLED = 10
"""After so many games a rating is settled; before, it is provisional."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games are meant; what is None or "" is left open."""

    key: str = ""
    """The game's key in the catalogue."""
    seats: int | None = None
    variant: str | None = None
    """One part of `Played.variant`, as "long=yes"; "" is the usual game."""
    strength: str = ""
    """An automatic player of this strength sat there."""
    guild_id: int | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """What somebody had at the end of a game."""

    game_id: int
    key: str
    seats: int
    variant: str
    """What was chosen at the start that changes the rules, as "beginner=yes+long=yes"; "" for the usual game."""
    score: int
    place: int
    """1 of who won."""
    points: int | None
    """Their rating after it, as people are shown it; None where it rated nobody."""
    rated: int | None
    """The how manieth of their rated games it was; None where it counted for none."""
    waits: int
    waited: int
    """How often they were waited for, and how many seconds all together."""
    ended_at: datetime

    @property
    def won(self) -> bool:
        return self.place == 1


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody is rated at now in one kind of game, whichever of its games are meant."""

    points: int
    games: int
    """After how many rated games."""

    @property
    def provisional(self) -> bool:
        return self.games < SETTLED


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over."""

    number: int
    """0 is what comes before the first."""
    facts: tuple[Fact, ...]
    """What everybody was told in it."""
    until: int
    """The number of the last row of the log that told of it."""
    view: Any = None
    """What everybody saw at its end, as long as that is known."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What somebody's games of one kind add up to; there is at least one."""

    games: tuple[Played, ...]
    """The oldest first."""
    standing: Standing | None = None
    """None before their first rated game of this kind."""

    @property
    def key(self) -> str:
        return self.games[0].key

    @property
    def played(self) -> int:
        return len(self.games)

    @property
    def won(self) -> int:
        return sum(game.won for game in self.games)

    @property
    def mean(self) -> float:
        return sum(game.score for game in self.games) / len(self.games)

    @property
    def best(self) -> int:
        return max(game.score for game in self.games)

    @property
    def seconds(self) -> int | None:
        """How long others wait for them on average; None where nobody ever did."""
        waits = sum(game.waits for game in self.games)
        return sum(game.waited for game in self.games) // waits if waits else None


@dataclass(frozen=True, slots=True)
class Against:
    """How two people did in the games of one kind in which both sat, for the first of them."""

    key: str
    played: int
    ahead: int
    behind: int

    @property
    def even(self) -> int:
        return self.played - self.ahead - self.behind


@dataclass(frozen=True, slots=True)
class Best:
    """The best score of a game for so many."""

    key: str
    seats: int
    score: int
    user_id: int
    game_id: int
    ended_at: datetime


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody on the leaderboard."""

    key: str
    user_id: int
    points: int
    games: int


@dataclass(frozen=True, slots=True)
class Server:
    """What a server has played."""

    played: Sequence[tuple[str, int, int]]
    """Each game's key with how many games were played to their end, and by how many people."""
    best: Sequence[Best]
    leaders: Sequence[Leader]
    """The strongest first, of each game; only who wishes to be there, and whose rating is settled."""


@dataclass(frozen=True, slots=True)
class Rerated:
    """What a game did to somebody's rating, as people are shown it."""

    seat: int
    before: int
    after: int
    games: int
    """How many rated games of this kind they have now."""


@dataclass(frozen=True, slots=True)
class Lookback:
    """What a master says of a game that is over."""

    review: Review | None
    """None while it is being looked through."""
    moments: Mapping[int, Decision] = field(default_factory=dict)
    """The choices that it tells of, each by its number in the log, with what its seat saw then."""


@dataclass(frozen=True, slots=True)
class Epilogue:
    """What can be told of a game that is over beside its result; everybody may know it."""

    facts: tuple[Fact, ...] = ()
    """All that everybody was told, in order; what was taken back is left out."""
    reviewed: bool = False
    """Whether a master looks or has looked through it."""
    rerated: tuple[Rerated, ...] = ()
