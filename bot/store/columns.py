"""What columns hold as JSON, turned into values in one place: a damaged file has some that mean nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import orjson

from bot.values.refusal import DamagedError

T = TypeVar("T")
NONSENSE = (ValueError, TypeError, LookupError, AttributeError)
"""What reading raises that finds no JSON, or another shape than was written."""


def of_column(held: Any, turned: Callable[[Any], T]) -> T:
    """Return what a column holds as JSON, `turned` into what it means; raises DamagedError where it means nothing."""
    try:
        return turned(orjson.loads(held))
    except NONSENSE as error:
        raise DamagedError(f"{type(error).__name__}: {error}") from error


def listed(found: Any) -> list[Any]:
    """Return values one after the other; raises TypeError where there is something else."""
    if type(found) is not list:
        raise TypeError(f"no list, but {type(found).__name__}")
    return found


def numbers(found: Any) -> list[int]:
    """Return numbers one after the other; raises TypeError where there is something else."""
    values: list[int] = listed(found)
    for one in values:
        if type(one) is not int:
            raise TypeError(f"no number, but {type(one).__name__}")
    return values


def named(found: Any) -> dict[str, Any]:
    """Return values by their names; raises TypeError where there is something else."""
    if type(found) is not dict:
        raise TypeError(f"no values by names, but {type(found).__name__}")
    return found
