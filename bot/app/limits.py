"""How much one person and one server may ask for in a minute, so that nobody makes others wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from math import ceil
from time import monotonic
from typing import Any

import discord

from bot.app.errors import tell
from bot.app.tongue import language
from bot.text import words

SERVER = 20
"""A server may ask for so many times as much as one person."""
BURST = 1 / 3
"""So much of a minute's share may come at once."""
SUGGESTIONS = 3
"""Each letter that is typed asks for suggestions: they are so many times as cheap as a click."""
QUIET = 5.0
"""Seconds between two sentences that say so to one person: more would be asked of Discord for whoever floods us."""
KNOWN = 4096
"""So many people and servers are remembered, those who asked last; the others have a full share anyway."""


class Kind(Enum):
    """What is asked for."""

    CLICK = "click"
    """A click or a command."""
    SUGGESTION = "suggestion"
    ANY = "any"
    """Whatever it is: more of one person's is not even looked at (`bot.app.flood`)."""
    COSTLY = "costly"
    """A click or a command that draws, reads or thinks for a long time, or opens something that stays."""


@dataclass(slots=True)
class _Share:
    """What is left of somebody's share."""

    left: float
    at: float
    told: float = -QUIET


class Limits:
    """Shares that fill again by themselves; 0 a minute is no limit."""

    def __init__(self, clicks: int, costly: int, now: Callable[[], float] = monotonic) -> None:
        """Take how many clicks and commands one person may make in a minute, and how many that cost more."""
        self._minute: Mapping[Kind, int] = {
            Kind.CLICK: clicks,
            Kind.SUGGESTION: clicks * SUGGESTIONS,
            Kind.ANY: clicks * (SUGGESTIONS + 1),
            Kind.COSTLY: costly,
        }
        self._now = now
        self._shares: OrderedDict[tuple[str, int, Kind], _Share] = OrderedDict()

    def wait(self, person: int, server: int | None, kind: Kind) -> float:
        """Take one from the shares of a person and their server; return 0, or the seconds until there is one."""
        if not self._minute[kind]:
            return 0.0
        mine = self._share("person", person, kind, 1)
        theirs = self._share("server", server or 0, kind, SERVER) if server else None
        waits = [self._missing(mine, kind, 1), self._missing(theirs, kind, SERVER) if theirs else 0.0]
        if any(waits):
            return max(waits)
        for share in (mine, *([theirs] if theirs else [])):
            share.left -= 1
        return 0.0

    def may_tell(self, person: int, kind: Kind) -> bool:
        """Tell whether somebody who asks too much is told so now, and note it."""
        share, now = self._share("person", person, kind, 1), self._now()
        if now - share.told < QUIET:
            return False
        share.told = now
        return True

    def _share(self, whose: str, number: int, kind: Kind, times: int) -> _Share:
        """Return somebody's share as it is by now."""
        now, key = self._now(), (whose, number, kind)
        full = max(1.0, self._minute[kind] * times * BURST)
        share = self._shares.setdefault(key, _Share(full, now))
        share.left = min(full, share.left + (now - share.at) * self._minute[kind] * times / 60)
        share.at = now
        self._shares.move_to_end(key)
        while len(self._shares) > KNOWN:
            self._shares.popitem(last=False)
        return share

    def _missing(self, share: _Share, kind: Kind, times: int) -> float:
        return max(0.0, 1 - share.left) * 60 / (self._minute[kind] * times)


NO_LIMITS = Limits(0, 0)


async def lets_in(interaction: discord.Interaction[Any], limits: Limits, *, costly: bool) -> bool:
    """Tell whether somebody may have what they ask for now; if not, they are told when, though not each time."""
    kind = Kind.COSTLY if costly else Kind.CLICK
    if interaction.type is discord.InteractionType.autocomplete:
        kind = Kind.SUGGESTION
    seconds = limits.wait(interaction.user.id, interaction.guild_id, kind)
    if seconds and kind is not Kind.SUGGESTION and limits.may_tell(interaction.user.id, kind):
        await tell(interaction, words(language(interaction), "error-too-fast", seconds=ceil(seconds)))
    return not seconds
