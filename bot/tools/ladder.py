"""`exlibris ladder`: all automatic players of a game against each other, two at a time, the seats changing."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any

from bot.hosting.memory.rating import NEWCOMER, rated
from bot.tools.simulate import game_seed, known
from bot.values.complaint import Complaint
from engine.catalogue import rules_of
from engine.foresight import Budget
from engine.match import Match
from engine.search import answer


@dataclass(frozen=True, slots=True)
class Played:
    """A game of the ladder."""

    seats: tuple[str, ...]
    seed: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass
class Rung:
    """One automatic player."""

    decisions: int = 0
    seconds: float = 0.0
    """Of the processor, in all its decisions."""
    longest: float = 0.0


@dataclass
class Ladder:
    """What came of a round robin."""

    game: str
    seed: str
    playouts: int
    played: list[Played] = field(default_factory=list)
    rungs: dict[str, Rung] = field(default_factory=dict)

    def wins(self, one: str, other: str) -> tuple[float, int]:
        """How many games one player has won against another, a shared one counting its part, and of how many."""
        games = [game for game in self.played if set(game.seats) == {one, other}]
        return sum((game.seats.index(one) in game.winners) / len(game.winners) for game in games), len(games)


def foot_of(game: str, seed: str, players: Sequence[str] = (), playouts: int = 0) -> Ladder:
    """Return a ladder of some players of a game, or of all, on which nobody has played yet.

    Raises Complaint where there is no such game or player.
    """
    known(game)
    rules = rules_of(game)
    wrong = [player for player in players if player not in rules.players]
    if wrong:
        raise Complaint(f"{wrong[0]} is none of {', '.join(rules.players)}")
    chosen = tuple(players) or rules.players
    return Ladder(game, seed, playouts or Budget().playouts, rungs={player: Rung() for player in chosen})


def climb(ladder: Ladder, games: int, options: Mapping[str, int]) -> Iterator[Played]:
    """Play so many games between any two players, and yield each; a deal is played twice, the seats changed."""
    for number in range(games):
        for pair in combinations(ladder.rungs, 2):
            seats = pair if number % 2 == 0 else pair[::-1]
            ladder.played.append(_play(ladder, seats, game_seed(ladder.seed, number // 2), options))
            yield ladder.played[-1]


def _play(ladder: Ladder, seats: tuple[str, ...], seed: str, options: Mapping[str, int]) -> Played:
    budget = Budget(ladder.playouts)
    match = Match.new(ladder.game, len(seats), options, seed)
    while not match.over:
        ask = next(waiting.ask for waiting in match.pending.values() if not waiting.answered)
        player, view = seats[ask.seat], match.view(ask.seat)
        began = time.process_time()
        picks = answer(match.rules, view, ask, player, budget)
        _note(ladder.rungs[player], time.process_time() - began)
        match.submit(ask.seat, picks)
    return Played(seats, seed, tuple(match.scores), tuple(match.winners))


def _note(rung: Rung, seconds: float) -> None:
    rung.decisions += 1
    rung.seconds += seconds
    rung.longest = max(rung.longest, seconds)


def ratings(ladder: Ladder) -> dict[str, tuple[float, float]]:
    """Each player's rating by Plackett and Luce, and how sure it is, after all games in their order."""
    found = dict.fromkeys(ladder.rungs, NEWCOMER)
    for game in ladder.played:
        places = [1 if seat in game.winners else 2 for seat in range(len(game.seats))]
        found.update(zip(game.seats, rated([found[player] for player in game.seats], places), strict=True))
    return {player: (round(one.mu, 2), round(one.sigma, 2)) for player, one in found.items()}


def error(won: float, games: int) -> float:
    """The standard error of a share of won games; of all or none it is that of one game more."""
    share = (won + 0.5) / (games + 1)
    return sqrt(share * (1 - share) / games)


def report(ladder: Ladder, *, as_json: bool) -> str:
    """Return what came of it, as a line of JSON or as lines to read."""
    pairs = [(one, other, *ladder.wins(other, one)) for one, other in combinations(ladder.rungs, 2)]
    cost = {name: 1e3 * rung.seconds / max(1, rung.decisions) for name, rung in ladder.rungs.items()}
    figures: dict[str, Any] = {
        "game": ladder.game,
        "seed": ladder.seed,
        "playouts": ladder.playouts,
        "games": len(ladder.played),
        "wins": [[other, one, round(won, 1), games] for one, other, won, games in pairs],
        "ratings": ratings(ladder),
        "ms_per_decision": {name: round(one, 1) for name, one in cost.items()},
        "ms_longest": {name: round(1e3 * rung.longest) for name, rung in ladder.rungs.items()},
    }
    if as_json:
        return json.dumps(figures)
    lines = [f"{ladder.game}, seed {ladder.seed}, {ladder.playouts} play-outs a search"]
    for one, other, won, games in pairs:
        if games:
            lines.append(f"{other:>16} wins {won:5.1f} of {games} against {one} (± {games * error(won, games):.1f})")
    for name, (mean, spread) in figures["ratings"].items():
        rung = figures["ms_longest"][name]
        lines.append(f"{name:>16} rated {mean} ± {spread}, {cost[name]:.1f} ms a decision, {rung} at the most")
    return "\n".join(lines)
