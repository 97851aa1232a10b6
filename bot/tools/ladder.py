"""`exlibris ladder`: all automatic players of a game against each other, the seats changing, or each of them alone."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any

from bot.tools.ladder_ratings import as_points, ratings
from bot.tools.scorebook import Cost, Played, Scorebook, Sitting
from bot.tools.simulate import game_seed, known, next_asked
from bot.values.complaint import Complaint
from engine.catalogue import rules_of
from engine.foresight import Budget
from engine.match import Match
from engine.search import answer


@dataclass
class Ladder:
    """What came of a round robin."""

    game: str
    seed: str
    playouts: int
    seats: int = 2
    """With two or more each plays alone among others of one kind; with one they play by themselves."""
    played: list[Played] = field(default_factory=list)
    rungs: dict[str, Cost] = field(default_factory=dict)

    def wins(self, one: str, other: str) -> tuple[float, int]:
        """How many games one player has won against another, a shared one counting its part, and of how many."""
        games = [game for game in self.played if set(game.seats) == {one, other}]
        return sum(game.won_by(one) for game in games), len(games)


def foot_of(game: str, seed: str, players: Sequence[str] = (), playouts: int = 0, seats: int = 2) -> Ladder:
    """Return a ladder of some players of a game, or of all, on which nobody has played yet.

    Raises Complaint where there is no such game, player or number of seats.
    """
    known(game)
    rules = rules_of(game)
    wrong = [player for player in players if player not in rules.players]
    if wrong:
        raise Complaint(f"{wrong[0]} is none of {', '.join(rules.players)}")
    if seats not in rules.seats:
        raise Complaint(f"{game} is for {rules.seats.start} to {rules.seats.stop - 1} players")
    chosen = tuple(players) or rules.players
    return Ladder(game, seed, playouts or Budget().playouts, seats, rungs={player: Cost() for player in chosen})


def climb(ladder: Ladder, games: int, options: Mapping[str, int], book: Scorebook | None = None) -> Iterator[Played]:
    """Play so many games between any two players, and yield each; a deal is played from each seat in turn.

    What stands in a scorebook is not played again, and what is played is written there.
    """
    for number in range(games):
        for seats in _sittings(ladder, number):
            sitting = Sitting(ladder.game, seats, ladder.seed, number // ladder.seats, options, ladder.playouts)
            game = book.find(sitting) if book else None
            if game is None:
                game = _play(sitting)
                if book:
                    book.write(game)
            for player, cost in game.cost.items():
                ladder.rungs[player].add(cost)
            ladder.played.append(game)
            yield game


def _sittings(ladder: Ladder, number: int) -> list[tuple[str, ...]]:
    """Who sits where in the n-th games: the stronger one alone, in each game one seat further on."""
    if ladder.seats == 1:
        return [(player,) for player in ladder.rungs]
    alone = (number + 1) % ladder.seats
    return [
        tuple(other if seat == alone else one for seat in range(ladder.seats))
        for one, other in combinations(ladder.rungs, 2)
    ]


def _play(sitting: Sitting) -> Played:
    match = Match.new(sitting.game, len(sitting.seats), sitting.options, game_seed(sitting.seed, sitting.deal))
    budget, cost = Budget(sitting.playouts), {player: Cost() for player in sitting.seats}
    while not match.over:
        ask = next_asked(match)
        player, view = sitting.seats[ask.seat], match.view(ask.seat)
        began = time.process_time()
        picks = answer(match.rules, view, ask, player, budget)
        took = time.process_time() - began
        cost[player].add(Cost(1, took, took))
        match.submit(ask.seat, picks)
    return Played(sitting, tuple(match.scores), tuple(match.winners), cost)


def error(won: float, games: int) -> float:
    """The standard error of a share of won games; of all or none it is that of one game more."""
    share = (won + 0.5) / (games + 1)
    return sqrt(share * (1 - share) / games)


def report(ladder: Ladder, *, as_json: bool, book: Scorebook | None = None) -> str:
    """Return what came of it, as a line of JSON or as lines to read; ratings come from a whole book."""
    rated = as_points(ladder.game, ratings(book.games.values() if book else ladder.played))
    if as_json:
        return json.dumps(_figures(ladder, rated))
    lines = [f"{ladder.game}, seed {ladder.seed}, {ladder.playouts} play-outs a search, {ladder.seats} seats"]
    for won, games, player, other in _results(ladder):
        against = f"against {other}" if other else "alone"
        lines.append(f"{player:>16} wins {won:5.1f} of {games} {against} (± {games * error(won, games):.1f})")
    for name, rung in ladder.rungs.items():
        points, spread = rated[name]
        cost = f"{rung.mean:.1f} ms a decision, {1e3 * rung.longest:.0f} at the most"
        lines.append(f"{name:>16} rated {points} ± {spread}, {cost}")
    return "\n".join(lines)


def _results(ladder: Ladder) -> list[tuple[float, int, str, str]]:
    """How many games were won, of how many, by whom, and against whom if anybody."""
    if ladder.seats > 1:
        return [(*ladder.wins(other, one), other, one) for one, other in combinations(ladder.rungs, 2)]
    return [(*ladder.wins(player, player), player, "") for player in ladder.rungs]


def _figures(ladder: Ladder, rated: Mapping[str, tuple[int, int]]) -> dict[str, Any]:
    return {
        "game": ladder.game,
        "seed": ladder.seed,
        "playouts": ladder.playouts,
        "seats": ladder.seats,
        "games": len(ladder.played),
        "wins": [[player, other, round(won, 1), games] for won, games, player, other in _results(ladder)],
        "ratings": rated,
        "ms_per_decision": {name: round(rung.mean, 1) for name, rung in ladder.rungs.items()},
        "ms_longest": {name: round(1e3 * rung.longest) for name, rung in ladder.rungs.items()},
    }
