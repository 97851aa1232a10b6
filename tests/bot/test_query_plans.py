"""What is asked of finished games is found by an index, however many games there are."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, select
from sqlalchemy.dialects import sqlite

from bot.hosting.recalling.queries import RESULTS, THEIRS, counted, highest, meant, rerated, strongest
from bot.values.past import Wanted
from tests.bot.empty import put_empty

HERE = [Wanted(guild_id=7), Wanted(key="toy", guild_id=7)]
MINE = [
    Wanted(guild_id=guild, strength=strength, key=key)
    for guild in (None, 7)
    for strength in ("", "automatic")
    for key in ("", "toy")
]


def of_somebody(wanted: Wanted) -> Select[Any]:
    return select(RESULTS.score).where(RESULTS.user_id == 1, THEIRS, *meant(wanted)).order_by(RESULTS.ended_at)


ASKED = {
    **{f"{ask.__name__} {here.key}": ask(meant(here)) for ask in (counted, highest, strongest) for here in HERE},
    **{f"mine {wanted}": of_somebody(wanted) for wanted in MINE},
    "rerated": rerated(7),
}


@pytest.mark.parametrize("name", ASKED)
async def test_nothing_reads_every_result_there_is(tmp_path: Path, name: str) -> None:
    path = tmp_path / "games.db"
    await asyncio.to_thread(put_empty, path)
    sql = ASKED[name].compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with closing(sqlite3.connect(path)) as database:
        plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {sql}")]
        read = {row[0] for row in database.execute("SELECT name FROM sqlite_master")} | {"at_last", "theirs", "other"}
    found = [match for line in plan if (match := re.match(r"(SCAN|SEARCH) (\w+)(.*)", line)) and match[2] in read]
    assert found
    for match in found:
        assert match[1] == "SEARCH", plan
        assert re.search(r"\((guild_id|user_id|game_id)=\?", match[3]), plan
