"""What `exlibris doctor` says of shards: how many there are to be, which are ours, and whether Discord lets them in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.tools.operating.finding import Finding
from bot.values.shards import Shards


def shard_plan(shards: Shards | None, advised: int, limit: Any) -> Iterator[Finding]:
    """Say what a start would do; `limit` is what Discord says of starts."""
    mine = len(shards.ids) if shards else advised
    yield _ours(shards, advised)
    left, rows = limit["remaining"], limit["max_concurrency"]
    starts = f"{left} of {limit['total']} starts are left today, {rows} every five seconds"
    if left < mine:
        hours = limit["reset_after"] / 3_600_000
        yield Finding(well=False, sentence=f"shards: {starts}: too few for {mine}; wait {hours:.1f} hours")
    else:
        yield Finding(well=True, sentence=f"shards: {starts}", warning=left < 5 * mine)


def _ours(shards: Shards | None, advised: int) -> Finding:
    if shards is None:
        return Finding(well=True, sentence=f"shards: this process opens all, as many as Discord advises: {advised}")
    others = "all of them" if shards.all else "the others belong to other processes"
    held = f"shards: this process opens {shards.first} to {shards.last} of {shards.count}, {others}"
    if shards.count < advised:
        return Finding(well=True, sentence=f"{held}; Discord advises {advised}", warning=True)
    return Finding(well=True, sentence=held)
