"""What a decision costs in play by luck, beside what one costs in python-chess; the luck's own time does not count."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from typing import NamedTuple

from bot.games import Face
from bot.tools.simulate import game_seed, guess, next_asked
from engine.ask import Picks
from engine.catalogue import rules_of
from engine.match import Match, RefusedError

GAMES = 20
ROUNDS = 5
"""So often both are timed, in turn, so that what the machine does beside them meets both."""
SEED = "bench"


class Cost(NamedTuple):
    """What some decisions took of the processor."""

    seconds: float
    decisions: int

    @property
    def each(self) -> float:
        """Microseconds a decision."""
        return 1e6 * self.seconds / self.decisions


def decisions(face: Face) -> Iterator[str]:
    """Time the play of the fewest and of the most players of a game, two at least, and give a line for each."""
    seats = rules_of(face.key).seats
    for players in (max(seats.start, 2), seats.stop - 1):
        games = [_by_luck(face.key, players, number) for number in range(GAMES)]
        chess = _chess_games() if find_spec("chess") else None
        pairs = [(_again(face.key, players, games), _chess_again(chess) if chess else None) for _ in range(ROUNDS)]
        each = statistics.median(ours.each for ours, _ in pairs)
        line = f"{face.key}: decision, {players} players by luck: {each:.1f} us over {pairs[0][0].decisions} decisions"
        ratios = [ours.each / theirs.each for ours, theirs in pairs if theirs]
        yield line + (f", {statistics.median(ratios):.2f} of python-chess" if ratios else "")


def _by_luck(game: str, players: int, number: int) -> list[tuple[int, Picks]]:
    """Play a game by luck, and return who chose what."""
    match = _new(game, players, number)
    luck = random.Random(f"{SEED}:{number}")  # noqa: S311 - a random player is no secret
    made: list[tuple[int, Picks]] = []
    while not match.over:
        ask = next_asked(match)
        picks = guess(ask, luck)
        with suppress(RefusedError):  # together some picks are not legal: then luck tries again
            match.submit(ask.seat, picks)
            made.append((ask.seat, picks))
    return made


def _new(game: str, players: int, number: int) -> Match:
    return Match.new(game, players, {}, game_seed(SEED, number))


def _again(game: str, players: int, games: list[list[tuple[int, Picks]]]) -> Cost:
    """Make the same choices once more, each from a question with all its legal answers."""
    matches = [_new(game, players, number) for number in range(len(games))]
    started = time.process_time()
    for match, choices in zip(matches, games, strict=True):
        for seat, picks in choices:
            match.submit(seat, picks)
    return Cost(time.process_time() - started, sum(map(len, games)))


def _chess_games() -> list[list[int]]:
    """Play chess by luck, and return which of the legal moves were made."""
    import chess  # noqa: PLC0415 - only whoever works on the code has it

    games = []
    for number in range(GAMES):
        luck, board, made = random.Random(f"{SEED}:{number}"), chess.Board(), list[int]()  # noqa: S311 - no secret
        while not board.is_game_over():
            moves = list(board.legal_moves)
            made.append(int(luck.random() * len(moves)))
            board.push(moves[made[-1]])
        games.append(made)
    return games


def _chess_again(games: list[list[int]]) -> Cost:
    """Make the same moves once more, each out of all that are legal."""
    import chess  # noqa: PLC0415 - only whoever works on the code has it

    started = time.process_time()
    for made in games:
        board = chess.Board()
        for place in made:
            board.push(list(board.legal_moves)[place])
            board.is_game_over()
    return Cost(time.process_time() - started, sum(map(len, games)))
