"""What automatic players are rated at, and the levels of a game alone, from games of the ladder."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from statistics import fmean

from bot.games import face_of
from bot.hosting.memory.rating import NEWCOMER, SCALE, Rating, rated
from bot.hosting.strengths import usual
from bot.tools.scorebook import Played
from data.ratings import LEAST, USUAL
from engine.catalogue import rules_of

ORDERS = 3
"""A rating hangs a little on the order of games: it is the mean of so many."""


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """Everybody's rating by Plackett and Luce, with how uncertain it is; of a game alone that of its level too."""
    played = sorted(games, key=lambda game: game.sitting.key)
    luck = random.Random(0)  # noqa: S311 - an order is no secret
    found = [_in_order(luck.sample(played, len(played))) for _ in range(ORDERS)]
    return {
        name: Rating(fmean(one[name].mu for one in found), fmean(one[name].sigma for one in found)) for name in found[0]
    }


def _in_order(games: Sequence[Played]) -> dict[str, Rating]:
    found: dict[str, Rating] = {}
    for game in games:
        names = [*game.seats, *([_level(game)] if len(game.seats) == 1 else [])]
        places = [1 if seat in game.winners else 2 for seat in range(len(game.seats))]
        places += [3 - places[0]] * (len(names) - len(places))
        after = rated([found.get(name, NEWCOMER) for name in names], places)
        for name in dict.fromkeys(names):  # who sits there several times learns the mean of it
            theirs = [rating for other, rating in zip(names, after, strict=True) if other == name]
            found[name] = Rating(fmean(one.mu for one in theirs), fmean(one.sigma for one in theirs))
    return found


def _level(game: Played) -> str:
    """What is played against alone."""
    name = face_of(game.sitting.game).alone
    option = next(one for one in rules_of(game.sitting.game).options if one.name == name)
    value = game.sitting.options.get(name, option.default)
    return next(level for level, meant in option.values.items() if meant == value)


def as_points(game: str, found: dict[str, Rating]) -> dict[str, tuple[int, int]]:
    """Return ratings as people are shown them, with their errors: the usual player has what somebody new has."""
    shift = USUAL - found.get(usual(game), NEWCOMER).points
    return {name: (max(LEAST, one.points + shift), round(one.sigma * SCALE)) for name, one in found.items()}


def as_toml(game: str, games: Iterable[Played]) -> str:
    """Return the tables of `ratings.toml`."""
    points, players = as_points(game, ratings(games)), rules_of(game).players
    alone = [
        level for option in rules_of(game).options if option.name == face_of(game).alone for level in option.values
    ]
    tables = {
        "strengths": {name: points[name][0] for name in players if name in points},
        "alone": {name: points[name][0] for name in alone if name in points},
        "errors": {name: points[name][1] for name in (*players, *alone) if name in points},
    }
    lines = [
        [f"[{table}]", *(f"{name} = {value}" for name, value in rows.items())] for table, rows in tables.items() if rows
    ]
    return "\n\n".join("\n".join(table) for table in lines)
