"""A record as a file that people can read: one line for each player and each choice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import orjson

from bot.ui.voices import raw_names
from bot.values.table import Table
from engine.record import Record, RecordError


def named(record: Record, table: Table, language: str) -> Record:
    """Return a record with everybody's name as the table's log has it."""
    former = tuple(replace(one, name=raw_names(table, language, one.since)[one.seat]) for one in record.former)
    return replace(record, names=tuple(raw_names(table, language)), former=former)


def to_text(record: Record) -> str:
    """Return a record as JSON text."""
    fields = ",\n".join(f"  {_json(name)}: {_value(value)}" for name, value in record.to_json().items())
    return f"{{\n{fields}\n}}\n"


def from_text(text: bytes) -> Record:
    """Read what `to_text` wrote; raises RecordError."""
    try:
        return Record.from_json(orjson.loads(text))
    except orjson.JSONDecodeError as error:
        raise RecordError(str(error)) from error


def file_name(game: str, game_id: int) -> str:
    """Return what the file of a game is called."""
    return f"{game}-{game_id}.json"


def _value(value: Any) -> str:
    return "\n".join(_lines(value)) if isinstance(value, list) and value else _json(value)


def _lines(rows: list[Any]) -> Iterator[str]:
    yield "["
    yield ",\n".join(f"    {_json(row)}" for row in rows)
    yield "  ]"


def _json(value: Any) -> str:
    # Not orjson: people read this, and it would leave no space after a comma.
    return json.dumps(value, ensure_ascii=False)
