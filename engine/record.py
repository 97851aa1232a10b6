"""A finished game that can be told again: the secret seed, and every choice that stood.

All luck comes out of the seed, so the two bring back every shuffle, every draw and every point.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from engine.ask import Option, Picks
from engine.catalogue import Json
from engine.chance import mixed, seating
from engine.facts import Fact
from engine.match import Choice, Match

FORMAT = 1
"""Which fields a record's JSON has."""


class RecordError(ValueError):
    """What was read is not the record of a game."""


class SeedError(ValueError):
    """The seed is not the one whose SHA-256 was published."""


@dataclass(frozen=True, slots=True)
class Seating:
    """How players came to their seats, and what each of them added to the seed; by seat."""

    shuffled: bool
    """Whether seats were drawn by luck; otherwise everybody sits in joining order."""
    joined: tuple[int, ...]
    """The place of each in joining order, from 0."""
    luck: tuple[str, ...]
    """What each added, as it came; "" of an automatic player."""

    def match_seed(self, secret: str) -> str:
        """Return the seed of the match: the secret one with everybody's luck, in joining order."""
        return mixed(secret, [self.luck[self.joined.index(place)] for place in range(len(self.joined))])

    def follows_from(self, secret: str) -> bool:
        """Tell whether everybody sits where the seed, or the joining order, has put them."""
        seats = len(self.joined)
        drawn = seating(self.match_seed(secret), seats) if self.shuffled else list(range(seats))
        return list(self.joined) == drawn


@dataclass(frozen=True, slots=True)
class Tenure:
    """Somebody who sat at a seat and did not stay to the end."""

    seat: int
    since: int
    """The number of the first row of the log that was theirs; 0 is the set-up."""
    until: int
    """The number of the last one."""
    name: str


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game. It holds the secret seed, so nobody may have it before the end."""

    game: str
    """The game's key in the catalogue."""
    version: int
    """The version of the rules that it ended under."""
    options: Mapping[str, int]
    """The options as the engine took them."""
    commitment: str
    """The SHA-256 of the secret seed, as it was published before anybody joined."""
    seed: str
    """The secret seed; what the players added comes on top of it."""
    choices: tuple[Choice, ...]
    """In order, by their numbers in the log; what was taken back is left out."""
    names: tuple[str, ...]
    """Who played, by seat; where somebody left, who stayed to the end."""
    scores: tuple[int, ...]
    """The points at the end, by seat."""
    winners: tuple[int, ...]
    """The seats that won."""
    mark: str = ""
    """The mark of the state at the end; "" in a file of an older bot."""
    seating: Seating | None = None
    """How the players came to their seats; None in a file of an older bot."""
    former: tuple[Tenure, ...] = ()
    """Who sat there before, by seat, in order; empty in a file of an older bot."""
    by_bot: tuple[int, ...] = ()
    """The numbers of those choices that the bot made in place of a person who was away."""

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.names)

    @property
    def match_seed(self) -> str:
        """The seed that all luck of the match comes from."""
        return self.seed if self.seating is None else self.seating.match_seed(self.seed)

    def name_at(self, seat: int, number: int) -> str:
        """Return who sat at a seat at a row of the log, such as that of a choice; "?" where there is no such seat."""
        there = (one.name for one in self.former if one.seat == seat and one.since <= number <= one.until)
        return next(there, self.names[seat] if 0 <= seat < self.seats else "?")

    def to_json(self) -> Json:
        """Return the record as JSON data that people can read too."""
        players = [
            {"seat": seat, "name": name, "points": points, "won": seat in self.winners, **self._came(seat)}
            for seat, (name, points) in enumerate(zip(self.names, self.scores, strict=True))
        ]
        shuffled = {} if self.seating is None else {"shuffled": self.seating.shuffled}
        return {
            "record": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": dict(self.options),
            "commitment": self.commitment,
            "seed": self.seed,
            **shuffled,
            "players": players,
            **({"former": [asdict(one) for one in self.former]} if self.former else {}),
            "choices": [asdict(choice) for choice in self.choices],
            **({"by_bot": list(self.by_bot)} if self.by_bot else {}),
            **({"mark": self.mark} if self.mark else {}),
        }

    def _came(self, seat: int) -> Json:
        if self.seating is None:
            return {}
        return {"joined": self.seating.joined[seat], "luck": self.seating.luck[seat]}

    @classmethod
    def from_json(cls, data: object) -> Record:
        """Read what `to_json` wrote, having been through text; raises RecordError."""
        try:
            return _read(_fields(data))
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError(str(error)) from error


def retold(record: Record) -> Iterator[Match]:
    """Play a game again from its seed alone; give the match at the start and after each choice.

    It is one and the same match that goes on, so look at it before you ask for the next. Raises SeedError, RecordError
    where there is no such game, and DivergedError where a choice does not fit what is asked at its place.
    """
    for match, _ in told_again(record):
        yield match


def told_again(record: Record) -> Iterator[tuple[Match, list[Fact]]]:
    """Play a game again as `retold` does, with the facts that the set-up and each choice brought about."""
    if sha256(bytes.fromhex(record.seed)).hexdigest() != record.commitment:
        raise SeedError(record.commitment)
    match = _begun(record)
    yield match, match.opening
    for choice in record.choices:
        yield match, _choose(match, choice)


def _begun(record: Record) -> Match:
    try:
        return Match.new(record.game, record.seats, record.options, record.match_seed)
    except (KeyError, ValueError) as error:
        raise RecordError(str(error)) from error


def _choose(match: Match, choice: Choice) -> list[Fact]:
    picks = match.answered_by(choice)
    return [] if picks is None else match.submit(choice.seat, picks)


def _read(data: Json) -> Record:
    if data["record"] != FORMAT:
        raise RecordError("record")
    players = [_fields(player) for player in data["players"]]
    return Record(
        game=_text(data["game"]),
        version=_number(data["version"]),
        options={_text(name): _number(value) for name, value in _fields(data["options"]).items()},
        commitment=_text(data["commitment"], "[0-9a-f]{64}"),
        seed=_text(data["seed"], "[0-9a-f]{64}"),
        choices=tuple(_choice(_fields(row)) for row in data["choices"]),
        names=tuple(_text(player["name"]) for player in players),
        scores=tuple(_number(player["points"]) for player in players),
        winners=tuple(seat for seat, player in enumerate(players) if player["won"] is True),
        mark=_text(data.get("mark", ""), "[0-9a-f]*"),
        seating=_seating(data, players),
        former=tuple(_tenure(_fields(row)) for row in data.get("former", ())),
        by_bot=tuple(map(_number, data.get("by_bot", ()))),
    )


def _seating(data: Json, players: list[Json]) -> Seating | None:
    if "shuffled" not in data:
        return None
    joined = tuple(_number(player["joined"]) for player in players)
    if sorted(joined) != list(range(len(players))) or type(data["shuffled"]) is not bool:
        raise RecordError("seating")
    return Seating(data["shuffled"], joined, tuple(_text(player["luck"]) for player in players))


def _tenure(row: Json) -> Tenure:
    seat, since, until = (_number(row[name]) for name in ("seat", "since", "until"))
    return Tenure(seat, since, until, _text(row["name"]))


def _choice(row: Json) -> Choice:
    picks: Picks = tuple(_option(option) for option in row["picks"])
    return Choice(_number(row["number"]), _number(row["seat"]), _text(row["key"]), picks)


def _option(parts: list[Any]) -> Option:
    return tuple(part if isinstance(part, str) else _number(part) for part in parts)


def _fields(data: object) -> Json:
    if not isinstance(data, dict):
        raise TypeError("no fields")
    return data


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError("no whole number")
    return value


def _text(value: object, pattern: str = "(?s).*") -> str:
    if not isinstance(value, str) or not re.fullmatch(pattern, value):
        raise TypeError("no text")
    return value
