"""Discord's connections for a bot on many servers, and which of them one process holds."""

from __future__ import annotations

import re
from dataclasses import dataclass

WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from `first` to `last` of so many."""

    first: int
    last: int
    count: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def ids(self) -> range:
        """Return their numbers."""
        return range(self.first, self.last + 1)

    @property
    def all(self) -> bool:
        """Tell whether no other process has any."""
        return len(self.ids) == self.count


ALONE = Shards(0, 0, 1)


def parse_shards(text: str) -> Shards:
    """Read shards such as 0-3/16 or 3/16; raises ValueError that says in one sentence how they are written."""
    if (found := WRITTEN.fullmatch(text.strip())) is None:
        raise ValueError(f"{text!r} is written otherwise: first-last/count, such as 0-3/16")
    first, count = int(found[1]), int(found[3])
    last = int(found[2] or first)
    if not count:
        raise ValueError(f"{text} is of no shards at all: the last number says how many all processes have together")
    if last < first:
        raise ValueError(f"{text} ends before it begins: the smaller number comes first")
    if last >= count:
        raise ValueError(f"{text} goes too far: {count} shards are numbered from 0 to {count - 1}")
    return Shards(first, last, count)
