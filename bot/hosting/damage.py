"""A game of which something stored can't be read: what is said of it, and what can be told of it all the same."""

from __future__ import annotations

from typing import Any

from bot.store.columns import named, of_column
from bot.store.schema import GameRow
from bot.values.refusal import DamagedError, HostError
from bot.values.states import ENDED


def damaged(game: GameRow) -> HostError:
    """Return the refusal that names what may bring a game back."""
    return HostError("game-damaged", id=game.id, game=game.key)


def options_of(game: GameRow) -> dict[str, int]:
    """Return a game's options; raises DamagedError where they can't be read."""
    return of_column(game.options, _numbers)


def _numbers(found: Any) -> dict[str, int]:
    options = named(found)
    for value in options.values():
        if not isinstance(value, int):
            raise TypeError(f"no number, but {type(value).__name__}")
    return options


def options_left(game: GameRow) -> dict[str, int]:
    """Return a game's options; none where they can't be read, for such a game must be found, left and ended too."""
    try:
        return options_of(game)
    except DamagedError:
        return {}


def options_in_force(game: GameRow) -> dict[str, int]:
    """Return a game's options; none of one that was ended where they can't be read, for nothing goes by them then.

    Raises DamagedError of any other.
    """
    return options_left(game) if game.state == ENDED else options_of(game)
