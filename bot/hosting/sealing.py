"""The secret seed: sealed before anybody joins, mixed with everybody's luck, told when all is over."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from bot.store.schema import GameRow, SeatRow
from engine.chance import mixed


def seal(game: GameRow, secret: str) -> None:
    """Take a secret seed of 64 hexadecimal digits for a game and publish its fingerprint."""
    game.secret = secret
    game.commitment = sha256(bytes.fromhex(secret)).hexdigest()


def reveal(game: GameRow) -> None:
    """Tell the secret seed of a game that is over for good."""
    game.seed = game.seed or game.secret


def match_seed(game: GameRow, seats: Sequence[SeatRow]) -> str:
    """Return the seed of a game's match: the secret one and the luck of all who joined, in joining order."""
    joined = sorted(seats, key=lambda row: row.seat if row.place is None else row.place)
    return mixed(game.secret or game.seed or "", [row.luck for row in joined])
