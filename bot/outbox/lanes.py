"""Lanes: what waits for what in a channel.

Pings and notices go out in their order and wait for nothing that only changes what stands: a picture that Discord
does not take, or a message that can't be edited. The table goes first all the same, where it is quick.
"""

from __future__ import annotations

from typing import NamedTuple

POSTS = "posts"
TABLE = "table"
LOST = "lost"
IN_ORDER = ("turn", "notice", "proposal")
"""New messages that tell a story, and are no use in another order."""


class Lane(NamedTuple):
    """Rows that are delivered one after the other."""

    key: str
    """The channel's: "channel:<id>" or "user:<id>"."""
    name: str = ""
    """Which of a channel's lanes; a person has only one."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of row that go there; none means all."""
        if not self.name:
            return ()
        return IN_ORDER if self.name == POSTS else (self.name,)

    @property
    def chore(self) -> str:
        return chore_of(self.key, self.name)

    @property
    def after(self) -> str:
        """The chore that goes first where it is quick; "" where none does."""
        if not self.name or self.name == TABLE:
            return ""
        return chore_of(self.key, POSTS if self.name == LOST else TABLE)


def chore_of(key: str, name: str) -> str:
    return f"outbox:{key}:{name}"


def lane_of(key: str, kind: str) -> Lane:
    """Return where a kind of row goes."""
    if not key.startswith("channel:"):
        return Lane(key)
    return Lane(key, POSTS if kind in IN_ORDER else kind)
