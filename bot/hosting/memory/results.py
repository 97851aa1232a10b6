"""What is kept of a game in the transaction that ends it: a result for each seat, and what people are rated at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import bindparam, select

from bot.games import face_of
from bot.hosting.change import Change
from bot.hosting.damage import options_of
from bot.hosting.memory.rating import NEWCOMER, Rating, fixed, rated
from bot.hosting.strengths import strength_of
from bot.store.memory import ResultRow
from bot.store.rows import fetched, table_of
from bot.store.schema import ChoiceRow, GameRow, SeatRow
from bot.values.placing import places_of
from data.ratings import ratings_of
from engine.catalogue import rules_of
from engine.options import GameOption

CHOICES, RESULTS = table_of(ChoiceRow).c, table_of(ResultRow).c
LOG = (
    select(CHOICES.number, CHOICES.seat, CHOICES.asked, CHOICES.automatic, CHOICES.ordered, CHOICES.at, CHOICES.undone)
    .where(CHOICES.game_id == bindparam("game_id"))
    .order_by(CHOICES.number)
)
NEWEST_RATED = (
    select(RESULTS.rated, RESULTS.mu, RESULTS.sigma)
    .where(RESULTS.user_id == bindparam("user_id"), RESULTS.key == bindparam("key"), RESULTS.rated.is_not(None))
    .order_by(RESULTS.rated.desc())
    .limit(1)
)


class Row(NamedTuple):
    """What tells who chose when, out of a row of the log."""

    number: int
    seat: int | None
    asked: int | None
    automatic: bool
    ordered: bool
    at: datetime
    undone: bool


class Span(NamedTuple):
    """From one row of the log to another; without an end it goes on."""

    since: int
    until: int | None

    def holds(self, number: int) -> bool:
        """Tell whether a row lies in it."""
        return self.since <= number and (self.until is None or number <= self.until)


@dataclass(frozen=True, slots=True)
class Part:
    """What somebody did for a seat's result."""

    choices: int
    """How many choices of the seat stand."""
    own: int
    """How many of them were theirs."""
    waits: int
    waited: int


async def remember(change: Change) -> None:
    """Note the results of a game that is over. Its match says who won."""
    rows = await _log(change)
    places = places_of(change.match.scores, change.match.winners)
    found = [
        _result(change, seat, place, part_of(rows, seat.seat, spans_of(change, seat)))
        for seat, place in zip(change.seats, places, strict=True)
    ]
    await _rate(change, found)
    for row in found:
        change.rows.add(row)


def spans_of(change: Change, seat: SeatRow) -> list[Span]:
    """Return from which to which row of the log a seat belonged to whoever sits there now."""
    before = [row for row in change.former if row.seat == seat.seat and row.until is not None]
    since = max((row.until + 1 for row in before if row.until is not None), default=0)
    theirs = [Span(row.since, row.until) for row in before if row.user_id == seat.user_id]
    return [*theirs, Span(since, None)]


def part_of(rows: Sequence[Row], seat: int, spans: Sequence[Span]) -> Part:
    """Return what whoever has had a seat for some spans of the log did there."""
    at = {row.number: row for row in rows}
    answers = [row for row in rows if row.seat == seat and row.asked is not None]
    own = [row for row in answers if not row.automatic and any(span.holds(row.number) for span in spans)]
    waits = [wait for row in own if not row.ordered and (wait := _wait(row, at, seat, spans)) is not None]
    stand = sum(not row.undone for row in answers)
    return Part(stand, sum(not row.undone for row in own), len(waits), sum(waits))


def _wait(row: Row, at: Mapping[int, Row], seat: int, spans: Sequence[Span]) -> int | None:
    """Return for how many seconds somebody was waited for until an answer; None where that tells nothing.

    What somebody answers to a move of their own follows in seconds, and whoever comes to a seat finds a question there.
    """
    asked = at.get(row.asked or 0)
    if asked is None or asked.seat == seat or not any(span.holds(asked.number + 1) for span in spans):
        return None
    return max(0, round((row.at - asked.at).total_seconds()))


async def _log(change: Change) -> list[Row]:
    """Return the whole log, with what this change adds to it."""
    told = [Row(*row) for row in await fetched(change.session, LOG, {"game_id": change.game.id})]
    return told + [Row(**{name: entry[name] for name in Row._fields}) for entry in change.entries]


def _result(change: Change, seat: SeatRow, place: int, part: Part) -> ResultRow:
    game = change.game
    return ResultRow(
        game_id=game.id,
        seat=seat.seat,
        key=game.key,
        guild_id=game.guild_id,
        user_id=seat.user_id,
        strength=strength_of(game.key, seat) if seat.user_id is None else None,
        seats=len(change.seats),
        variant=variant_of(game),
        score=change.match.scores[seat.seat],
        place=place,
        choices=part.choices,
        own=part.own,
        waits=part.waits,
        waited=part.waited,
        ended_at=game.ended_at or change.now,
    )


def variant_of(game: GameRow) -> str:
    """Return what was chosen at the start that changes the rules; "" for the usual game."""
    chosen = options_of(game)
    said = []
    for option in rules_of(game.key).options:
        value = chosen.get(option.name)
        if value is None or (value == option.default and not option.optional):
            continue
        if option.offered and not option.seat:
            said.append(f"{option.name}={_name(option, value)}")
    return "+".join(said)


def _name(option: GameOption, value: int) -> str:
    return next((name for name, meant in option.values.items() if meant == value), str(value))


async def _rate(change: Change, results: list[ResultRow]) -> None:
    """Rate the people of a game against each other, the automatic players, and what they play against alone."""
    before = [await _before(change, row) for row in results]
    places = [row.place for row in results]
    other = _opponent_of_one(change.game, places)
    if other is not None:
        before.append((0, other))
        places.append(3 - places[0])
    if len(before) < 2:
        return
    after = rated([rating for _, rating in before], places)
    for row, (games, earlier), rating in zip(results, before, after, strict=False):
        counts = row.user_id is not None and _theirs(row)
        now = rating if counts else earlier
        row.rated, row.mu, row.sigma = games + 1 if counts else None, now.mu, now.sigma


def _theirs(row: ResultRow) -> bool:
    """Tell whether a result is whoever's sat there at the end: somebody who came late neither wins nor loses by it."""
    return 2 * row.own >= row.choices


async def _before(change: Change, row: ResultRow) -> tuple[int, Rating]:
    """Return how many rated games a player has, and their rating: that after the newest one."""
    if row.user_id is None:
        known = ratings_of(row.key)
        return 0, fixed(known.of(row.strength or ""), known.error_of(row.strength or ""))
    who = {"user_id": row.user_id, "key": row.key}
    found = await fetched(change.session, NEWEST_RATED, who)
    if not found:
        return 0, NEWCOMER
    games, mu, sigma = found[0]
    return games, Rating(mu, sigma)


def _opponent_of_one(game: GameRow, places: Sequence[int]) -> Rating | None:
    """Return what somebody alone plays against, as far as it has a rating."""
    name = face_of(game.key).alone
    value = options_of(game).get(name)
    option = next((one for one in rules_of(game.key).options if one.name == name), None)
    if len(places) > 1 or option is None or value is None:
        return None
    known, level = ratings_of(game.key), _name(option, value)
    return fixed(known.alone[level], known.error_of(level)) if level in known.alone else None
