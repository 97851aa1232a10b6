"""Who plays, and where."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("orange", "sky", "green", "blue", "vermilion")
"""The colours that a seat may have, in the order in which they are given out."""

NAMELESS = "N. N."
"""What somebody is called who wanted to be forgotten; in their stead stands a number below zero, as nobody has."""


def known(user_id: int | None) -> bool:
    """Tell whether there is a person, and one who did not want to be forgotten."""
    return user_id is not None and user_id > 0


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who acts, as Discord names them."""

    user_id: int
    name: str
    """Raw, as Discord sends it: escape and clip it before showing it."""
    is_bot: bool = False
    """Whether this is a bot's account, which may not play."""
    luck: str = ""
    """What they add to the luck of a game that they join, as it comes; it is told after the end."""
    moderates: bool = False
    """Whether they may end games of others here, so that a vanished host blocks no channel."""
    account: str = ""
    """What Discord calls the account: Latin letters, and no other account has it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread of a server."""

    guild_id: int | None
    channel_id: int
    beside: tuple[int, ...] = ()
    """The threads of the same channel, and the channel of a thread."""
