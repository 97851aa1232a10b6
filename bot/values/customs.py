"""How games are played in a server, as those who manage it wish."""

from __future__ import annotations

from dataclasses import dataclass

EVERYBODY, MODERATORS, MANAGERS = "", "moderators", "managers"
"""Who may do something: everybody, who may manage the channel, who may manage the server; digits are a role's id."""


@dataclass(frozen=True, slots=True)
class Customs:
    """What a server's managers have chosen; by default nothing is forbidden, and all is as the bot has it."""

    channels: tuple[int, ...] = ()
    """Where games may be started, threads of these channels included; empty: everywhere."""
    pace: str = ""
    """How long a turn may take where nobody says at the start; "": as the bot has it."""
    paces: tuple[str, ...] = ()
    """Which paces may be chosen; empty: all."""
    language: str = ""
    """What tables speak where nobody says at the start; "": what Discord says of the server."""
    threads: bool = False
    """Whether each game gets a thread of its own where nobody says at the start."""
    starters: str = EVERYBODY
    """Who may start games."""
    enders: str = MODERATORS
    """Who may end games of others."""
    quiet: bool = False
    """Whether nobody is pinged in a channel but for their turn."""
