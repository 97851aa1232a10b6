"""What goes from one process of ours to another, as bytes.

A view is made of many small dataclasses, and pickle asks each of those with slots for its fields by a function of
Python's that looks them up anew: packing a view that way took twice as long.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any

Remade = tuple[type, tuple[Any, ...]]
"""What makes an equal one: its class, and with what it is called."""


def packed(thing: Any) -> bytes:
    """Return bytes of which `pickle.loads` makes an equal thing; raises what pickle does."""
    into = io.BytesIO()
    _Pickler(into, pickle.HIGHEST_PROTOCOL).dump(thing)
    return into.getvalue()


class _Ways(dict[type, Callable[[Any], Remade]]):
    """How things of each class are packed, found out once; a class that is not here is left to pickle."""

    def __missing__(self, kind: type) -> Callable[[Any], Remade]:
        if not is_dataclass(kind) or not all(field.init and not field.kw_only for field in fields(kind)):
            raise KeyError(kind)
        self[kind] = way = _way_of(kind)
        return way


def _way_of(kind: type) -> Callable[[Any], Remade]:
    names = [field.name for field in fields(kind)]
    if len(names) < 2:  # of one name it would be the value alone
        return lambda one: (kind, tuple(getattr(one, name) for name in names))
    values = attrgetter(*names)
    return lambda one: (kind, values(one))


class _Pickler(pickle.Pickler):
    dispatch_table = _Ways()
