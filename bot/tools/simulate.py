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

from bot.values.complaint import Complaint
from engine.ask import Ask, Picks
from engine.catalogue import games, rules_of
from engine.match import Match, RefusedError

AUTO, RANDOM = "auto", "random"
"""A seat that plays as well as the game's strongest automatic player can, and one that plays by luck."""
TRIES = 200
"""So many random picks of a question may be refused before the automatic player helps out."""


@dataclass
class Tally:
    """What came of some games."""

    game: str
    seats: list[str]
    """How well each player plays."""
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Games won by each player; a shared victory is shared here too."""
    points: list[int] = field(default_factory=list)
    """Each player's points in all games together."""
    advice: dict[str, Thought] = field(default_factory=dict)
    """What each strength's decisions cost."""


@dataclass
class Thought:
    """How long automatic players of one strength have thought."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


def simulate(game: str, seats: Sequence[str], count: int, seed: str, options: Mapping[str, int]) -> Tally:
    """Play `count` games with a strength for each player; raises Complaint where something doesn't fit.

    Where strengths differ the players move on by one seat after each game, or the first seat's luck would count.
    """
    known(game)
    strengths = (AUTO, RANDOM, *rules_of(game).players)
    wrong = [strength for strength in seats if strength not in strengths]
    if wrong:
        raise Complaint(f"--seats: {wrong[0]} is none of {', '.join(strengths)}")
    tally = Tally(game, list(seats), wins=[0.0] * len(seats), points=[0] * len(seats))
    for number in range(count):
        try:
            match = Match.new(game, len(seats), options, game_seed(seed, number))
        except ValueError as error:
            raise Complaint(str(error)) from None
        luck = random.Random(f"{seed}:{number}")  # noqa: S311 - a random player is no secret
        _play(match, tally, luck, number if len(set(seats)) > 1 else 0)
    return tally


def known(game: str) -> None:
    """Raise Complaint where there is no such game."""
    if game not in games():
        raise Complaint(f"there is no game {game}; there is: {', '.join(games())}")


def game_seed(seed: str, number: int) -> str:
    """Return the secret seed of the n-th game of a run."""
    return hashlib.sha256(f"{seed}:{number}".encode()).hexdigest()


def _play(match: Match, tally: Tally, luck: random.Random, turn: int) -> None:
    """Play a game in which each player sits so many seats further on than in the list."""
    players = [(seat - turn) % len(tally.seats) for seat in range(len(tally.seats))]
    strengths = [tally.seats[player] for player in players]
    started = time.process_time()  # what others make the machine do does not count
    while not match.over:
        step(match, strengths, luck, tally.advice)
        tally.decisions += 1
    tally.seconds += time.process_time() - started
    tally.games += 1
    tally.rounds.append(match.public.round)
    tally.scores += match.scores
    for seat, points in enumerate(match.scores):
        tally.points[players[seat]] += points
    for seat in match.winners:
        tally.wins[players[seat]] += 1 / len(match.winners)


def step(match: Match, seats: Sequence[str], luck: random.Random, advice: dict[str, Thought] | None = None) -> None:
    """Make the next choice of a match, by luck or by an automatic player's advice, and note what that costs."""
    ask = next_asked(match)
    seat = ask.seat
    if seats[seat] == RANDOM:
        for _ in range(TRIES):
            try:
                match.submit(seat, guess(ask, luck))
            except RefusedError:
                continue
            return
    strength = match.rules.strengths[-1] if seats[seat] in {AUTO, RANDOM} else seats[seat]
    started = time.process_time()
    picks = match.advise(seat, strength)
    if advice is not None:
        _note(advice.setdefault(strength, Thought()), time.process_time() - started)
    match.submit(seat, picks)


def next_asked(match: Match) -> Ask:
    """The first question that nobody has answered yet; the match is not over."""
    for waiting in match.pending.values():
        if not waiting.answered:
            return waiting.ask
    message = "a match that goes on asks nothing"
    raise ValueError(message)


def _note(thought: Thought, seconds: float) -> None:
    thought.decisions += 1
    thought.seconds += seconds
    thought.longest = max(thought.longest, seconds)


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
        "players": len(tally.seats),
        "games": tally.games,
        "decisions": tally.decisions,
        "us_per_decision": round(1e6 * tally.seconds / max(tally.decisions, 1), 1),
        "rounds_mean": round(statistics.fmean(tally.rounds), 2) if tally.rounds else 0,
        "score_mean": round(statistics.fmean(tally.scores), 2) if tally.scores else 0,
        "score_sd": round(statistics.pstdev(tally.scores), 2) if tally.scores else 0,
        "wins": [round(wins, 2) for wins in tally.wins],
        "points_mean": [round(points / max(tally.games, 1), 1) for points in tally.points],
        "ms_per_advice": {name: round(1e3 * one.seconds / one.decisions, 1) for name, one in tally.advice.items()},
        "ms_longest": {name: round(1e3 * one.longest) for name, one in tally.advice.items()},
    }
    if as_json:
        return json.dumps(figures)
    return "\n".join(f"{name:>16}  {value}" for name, value in figures.items())
