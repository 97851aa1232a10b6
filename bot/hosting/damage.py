"""A game of which something stored can't be read: what is said of it, and what can be told of it all the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlmodel import SQLModel

from bot.store.columns import named, of_column
from bot.store.schema import GameRow
from bot.store.soundness import unsound
from bot.values.refusal import DamagedError, HostError
from bot.values.states import ENDED, STATES
from engine.catalogue import games


def damaged(game: GameRow) -> HostError:
    """Return the refusal that names what may bring a game back."""
    return HostError("game-damaged", id=game.id, game=game.key)


def comes_of_damage(error: Exception, game: GameRow, rows: Iterable[tuple[type[SQLModel], Mapping[str, Any]]]) -> bool:
    """Tell whether something was raised because a game's rows hold what cannot be, and not by a mistake of ours."""
    unknown = game.state not in STATES or game.key not in games()
    return isinstance(error, DamagedError) or unknown or unsound(rows)


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
