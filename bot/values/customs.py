"""How games are played in a server, as those who manage it wish."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.values.pace import PACES, USUAL

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

    @property
    def usual_pace(self) -> str:
        """How long a turn may take where nobody says at the start, as `PACES` names it."""
        return self.pace or next(name for name, seconds in PACES.items() if seconds == USUAL)

    def allows(self, pace: str) -> bool:
        """Tell whether a pace may be chosen."""
        return not self.paces or pace in self.paces

    def with_pace(self, pace: str) -> Customs:
        """Let a pace be the usual one, which may be chosen then too."""
        return replace(self, pace=pace).with_paces({pace, *(self.paces or PACES)})

    def with_paces(self, paces: Collection[str]) -> Customs:
        """Let only some paces be chosen; where the usual one is none of them the first one becomes usual."""
        kept = tuple(pace for pace in PACES if pace in paces)
        usual = self.pace if self.usual_pace in kept else kept[0]
        return replace(self, pace=usual, paces=() if len(kept) == len(PACES) else kept)

    def with_who(self, what: str, who: str) -> Customs:
        """Let somebody start games ("starters"), or end those of others ("enders")."""
        return replace(self, starters=who) if what == "starters" else replace(self, enders=who)

    def with_channel(self, channel_id: int, *, allowed: bool) -> Customs:
        """Let games be started in one more channel, or in one less."""
        others = tuple(other for other in self.channels if other != channel_id)
        return replace(self, channels=(*others, channel_id) if allowed else others)
