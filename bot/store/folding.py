"""Folding a log into a tenth of its room, so that it can be unfolded as it was."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import accumulate, pairwise
from typing import Any

import orjson

Row = dict[str, Any]
"""A row of a log by the names of its columns."""
MICROSECOND = timedelta(microseconds=1)
BEGINNING = datetime(2020, 1, 1, tzinfo=UTC)
HARDEST = 9


def folded(saved: str | None, log: Sequence[Row]) -> bytes:
    """Return a match as it was saved and its log, in as few bytes as can be."""
    for shape, way in ((1, _closely), (0, _plainly)):
        try:
            packed = zlib.compress(orjson.dumps([shape, saved, way(log)]), HARDEST)
            fits = unfolded(packed) == (saved, list(log))
        except (ValueError, TypeError, KeyError):
            continue  # a log that an older version wrote in another shape
        if fits:
            return packed
    raise ValueError("a log that cannot be folded")


def unfolded(packed: bytes) -> tuple[str | None, list[Row]]:
    """Return what was folded."""
    shape, saved, log = orjson.loads(zlib.decompress(packed))
    return saved, _from_columns(log) if shape else [{**row, "at": _moment(row["at"])} for row in log]


def _plainly(log: Sequence[Row]) -> list[Row]:
    return [{**row, "at": _since(row["at"])} for row in log]


def _closely(log: Sequence[Row]) -> dict[str, Any]:
    """Return a log by its columns, in which one value is mostly like the next."""
    columns: dict[str, Any] = {name: [row[name] for row in log] for name in (log[0] if log else ())}
    if not log:
        return columns
    columns["asked"] = [None if row["asked"] is None else row["number"] - row["asked"] for row in log]
    columns["number"] = _steps(columns["number"])
    columns["at"] = _steps([_since(at) for at in columns["at"]])
    for name in ("picks", "facts"):
        lists = [orjson.loads(text) for text in columns[name]]
        one_after_the_other = [item for items in lists for item in items]
        columns[name] = [[len(items) for items in lists], one_after_the_other]
    columns["facts"][1] = [list(part) for part in zip(*columns["facts"][1], strict=True)]
    return columns


def _from_columns(columns: dict[str, Any]) -> list[Row]:
    if not columns:
        return []
    columns["number"] = list(accumulate(columns["number"]))
    columns["at"] = [_moment(at) for at in accumulate(columns["at"])]
    asked = zip(columns["number"], columns["asked"], strict=True)
    columns["asked"] = [None if back is None else number - back for number, back in asked]
    columns["facts"][1] = [list(fact) for fact in zip(*columns["facts"][1], strict=True)]
    for name in ("picks", "facts"):
        lengths, items = columns[name]
        ends = [0, *accumulate(lengths)]
        columns[name] = [orjson.dumps(items[first:last]).decode() for first, last in pairwise(ends)]
    return [dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True)]


def _steps(values: Sequence[int]) -> list[int]:
    return [now - before for before, now in pairwise((0, *values))]


def _since(at: datetime) -> int:
    return (at - BEGINNING) // MICROSECOND


def _moment(at: int) -> datetime:
    return BEGINNING + at * MICROSECOND
