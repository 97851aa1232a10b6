"""What a decision costs in play by luck, beside what one costs in python-chess; the luck's own time does not count."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec

from bot.games import Face
from bot.tools.simulate import game_seed, guess, next_asked
from engine.ask import Picks
from engine.catalogue import rules_of
from engine.match import Match, RefusedError

GAMES = 20
ROUNDS = 5
"""So often each game is timed, one of ours and one of chess in turn, and its least time counts: what the machine does
beside them meets both alike, and hardly ever each time."""
SEED = "bench"


def decisions(face: Face) -> Iterator[str]:
    """Time the play of the fewest and of the most players of a game, two at least, and give a line for each."""
    seats = rules_of(face.key).seats
    for players in (max(seats.start, 2), seats.stop - 1):
        games = [_by_luck(face.key, players, number) for number in range(GAMES)]
        chess = _chess_games() if find_spec("chess") else []
        ours, theirs = [math.inf] * GAMES, [math.inf] * GAMES
        for number in [*range(GAMES)] * ROUNDS:
            ours[number] = min(ours[number], _again(_new(face.key, players, number), games[number]))
            if chess:
                theirs[number] = min(theirs[number], _chess_again(chess[number]))
        each, count = _each(ours, games), sum(map(len, games))
        line = f"{face.key}: decision, {players} players by luck: {each:.1f} us over {count} decisions"
        yield line + (f", {each / _each(theirs, chess):.2f} of python-chess" if chess else "")


def _each(seconds: Sequence[float], games: Sequence[Sequence[object]]) -> float:
    """Microseconds a decision."""
    return 1e6 * sum(seconds) / sum(map(len, games))


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


def _again(match: Match, choices: list[tuple[int, Picks]]) -> float:
    """Make the same choices once more, each from a question with all its legal answers; return the seconds it takes."""
    started = time.process_time()
    for seat, picks in choices:
        match.submit(seat, picks)
    return time.process_time() - started


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


def _chess_again(made: list[int]) -> float:
    """Make the same moves once more, each out of all that are legal; return the seconds it takes."""
    import chess  # noqa: PLC0415 - only whoever works on the code has it

    started = time.process_time()
    board = chess.Board()
    for place in made:
        board.push(list(board.legal_moves)[place])
        board.is_game_over()
    return time.process_time() - started
