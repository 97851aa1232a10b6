"""A server's customs: where they are chosen, and where they are kept to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import TypeVar

from bot.app.admission import Need
from bot.app.allowed import may
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.text import joined, plain, safe, words
from bot.ui.server import CHOICES, TONGUES, Names, What, pace_name, server_page, who_may
from bot.values.customs import Customs
from bot.values.pace import PACE, PACES
from bot.values.refusal import HostError

Change = Callable[[Customs], Customs]
T = TypeVar("T")


# Where they are chosen


async def show_server(interaction: Interaction, change: Change | None = None) -> None:
    """Change a server's customs, if anything is to be changed, and show them; raises HostError.

    Only who may manage the server sees and changes them, in the server itself.
    """
    if interaction.guild_id is None:
        raise HostError("error-not-in-dm")
    if not interaction.permissions.manage_guild:
        raise HostError("error-not-manager")
    host = interaction.client.host
    if change is None:
        customs = await host.customs_of(interaction.guild_id)
    else:
        customs = await host.change_customs(interaction.guild_id, change)
    await put(interaction, server_page(customs, _names(interaction, customs), language(interaction)))


@on("server", Need.NOTHING, edits=True)
async def changing(interaction: Interaction, click: Click) -> None:
    """Change one thing by a button or a menu of that page."""
    await show_server(interaction, _change(interaction, click))


def _change(interaction: Interaction, click: Click) -> Change:
    """Return what a click changes; raises HostError where this version has no such component."""
    if click.first not in DEEDS:
        raise HostError("error-old-button")
    here = _channel(interaction)
    return lambda old: DEEDS[click.first](old, click, here)


def _picked(click: Click, offered: Collection[T]) -> list[T]:
    """Return what was picked in a menu; raises HostError where that is nothing that it offers."""
    known = list(offered)
    found = [known[index] for index in sorted(click.indices) if index < len(known)]
    if not found:
        raise HostError("error-old-button")
    return found


def _here(old: Customs, _: Click, here: int | None) -> Customs:
    return old if here is None else old.with_channel(here, allowed=here not in old.channels)


DEEDS: Mapping[int, Callable[[Customs, Click, int | None], Customs]] = {
    What.PACE: lambda old, click, _: old.with_pace(_picked(click, PACES)[0]),
    What.PACES: lambda old, click, _: old.with_paces(_picked(click, PACES)),
    What.LANGUAGE: lambda old, click, _: replace(old, language=_picked(click, TONGUES)[0]),
    What.WHO: lambda old, click, _: old.with_who(*_picked(click, CHOICES)[0]),
    What.THREADS: lambda old, *_: replace(old, threads=not old.threads),
    What.QUIET: lambda old, *_: replace(old, quiet=not old.quiet),
    What.HERE: _here,
    What.EVERYWHERE: lambda old, *_: replace(old, channels=()),
}
"""What each component of the page does to the customs as they are."""


def _names(interaction: Interaction, customs: Customs) -> Names:
    guild = interaction.guild
    roles = {str(role.id): safe(role.name) for role in guild.roles} if guild else {}
    return Names(_channels(interaction, customs, safe), roles, _channel(interaction))


def _channels(interaction: Interaction, customs: Customs, shown: Callable[[str], str]) -> list[str]:
    """Return the names of the allowed channels that there still are."""
    tongue, guild = language(interaction), interaction.guild
    found = [guild.get_channel(channel) for channel in customs.channels] if guild else []
    return [words(tongue, "place-channel", channel=shown(one.name)) for one in found if one is not None]


def _channel(interaction: Interaction) -> int | None:
    """Return the channel that is meant by where somebody is: of a thread its own."""
    return getattr(interaction.channel, "parent_id", None) or interaction.channel_id


# Where they are kept to


async def check_start(interaction: Interaction, values: Mapping[str, int]) -> Customs:
    """Return the customs by which a game with some options may be started here; raises HostError with the reason."""
    customs, tongue = await check_channel(interaction), language(interaction)
    if not may(interaction.user, interaction.permissions, customs.starters):
        roles = {str(role.id): role.name for role in interaction.guild.roles} if interaction.guild else {}
        raise HostError("start-not-allowed", who=who_may(customs.starters, roles, tongue))
    for pace, seconds in PACES.items():
        if seconds == values.get(PACE):
            check_pace(customs, pace, tongue)
    return customs


async def check_channel(interaction: Interaction) -> Customs:
    """Return this server's customs; raises HostError where no game may be played in this channel."""
    customs, tongue = await interaction.client.host.customs_of(interaction.guild_id), language(interaction)
    if customs.channels and _channel(interaction) not in customs.channels:
        where = joined(tongue, _channels(interaction, customs, plain)) or words(tongue, "place-elsewhere")
        raise HostError("channel-not-allowed", where=where)
    return customs


def check_pace(customs: Customs, pace: str, tongue: str) -> None:
    """Raise HostError where a server has no games of some pace."""
    if not customs.allows(pace):
        paces = [pace_name(other, tongue) for other in customs.paces]
        raise HostError("pace-not-allowed", paces=joined(tongue, paces, either=True))
