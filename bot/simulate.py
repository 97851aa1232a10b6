"""`exlibris simulate`: whole games through the engine alone."""

from __future__ import annotations

import hashlib
import json
import random
import statistics
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.complaint import Complaint
from bot.games import faces
from engine.ask import Ask, Picks
from engine.catalogue import games
from engine.match import Match, RefusedError

STRENGTHS = ("auto", "random")
TRIES = 200
"""So many random picks of a question may be refused before the automatic player helps out."""


@dataclass
class Tally:
    """What came of some games."""

    game: str
    players: int
    seats: list[str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Games won by each seat; a shared victory is shared here too."""


def simulate(game: str, seats: Sequence[str], count: int, seed: str, options: Mapping[str, int]) -> Tally:
    """Play `count` games with a strength for each seat; raises Complaint where something doesn't fit."""
    known(game)
    wrong = [strength for strength in seats if strength not in STRENGTHS]
    if wrong:
        raise Complaint(f"--seats: {wrong[0]} is none of {', '.join(STRENGTHS)}")
    tally = Tally(game, len(seats), list(seats), wins=[0.0] * len(seats))
    for number in range(count):
        try:
            match = Match.new(game, len(seats), options, game_seed(seed, number))
        except ValueError as error:
            raise Complaint(str(error)) from None
        _play(match, tally, random.Random(f"{seed}:{number}"))  # noqa: S311 - a random player is no secret
    return tally


def known(game: str) -> None:
    """Raise Complaint where there is no such game."""
    faces()
    if game not in games():
        raise Complaint(f"there is no game {game}; there is: {', '.join(games())}")


def game_seed(seed: str, number: int) -> str:
    """Return the secret seed of the n-th game of a run."""
    return hashlib.sha256(f"{seed}:{number}".encode()).hexdigest()


def _play(match: Match, tally: Tally, luck: random.Random) -> None:
    started = time.perf_counter()
    while not match.over:
        step(match, tally.seats, luck)
        tally.decisions += 1
    tally.seconds += time.perf_counter() - started
    tally.games += 1
    tally.rounds.append(int(getattr(match.view(None), "round", 0)))
    tally.scores += match.scores
    for seat in match.winners:
        tally.wins[seat] += 1 / len(match.winners)


def step(match: Match, seats: Sequence[str], luck: random.Random) -> None:
    """Make the next choice of a match, by luck or by the automatic player's advice."""
    ask = next(waiting.ask for waiting in match.pending.values() if not waiting.answered)
    seat = ask.seat
    if seats[seat] == "random":
        for _ in range(TRIES):
            try:
                match.submit(seat, guess(ask, luck))
            except RefusedError:
                continue
            return
    match.submit(seat, match.advise(seat))


def guess(ask: Ask, luck: random.Random) -> Picks:
    """Return picks by luck, as many as may be; together they need not be legal."""
    if ask.at_least == ask.at_most == 1:
        return (ask.options[int(luck.random() * len(ask.options))],)
    count = luck.randint(ask.at_least, ask.at_most)
    return tuple(luck.sample(ask.options, count))


def report(tally: Tally, *, as_json: bool) -> str:
    """Return what came of it, as a line of JSON or as lines to read."""
    figures: dict[str, Any] = {
        "game": tally.game,
        "players": tally.players,
        "games": tally.games,
        "decisions": tally.decisions,
        "us_per_decision": round(1e6 * tally.seconds / max(tally.decisions, 1), 1),
        "rounds_mean": round(statistics.fmean(tally.rounds), 2) if tally.rounds else 0,
        "score_mean": round(statistics.fmean(tally.scores), 2) if tally.scores else 0,
        "score_sd": round(statistics.pstdev(tally.scores), 2) if tally.scores else 0,
        "wins": [round(wins, 2) for wins in tally.wins],
    }
    if as_json:
        return json.dumps(figures)
    return "\n".join(f"{name:>16}  {value}" for name, value in figures.items())
