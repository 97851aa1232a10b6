"""`/server`: how games are played in a server, for those who may manage it. Each command does what its page does."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import discord
from discord import app_commands

from bot.app.admission import Need
from bot.app.commands.door import privately
from bot.app.commands.hints import hint
from bot.app.servers import Change, show_server
from bot.app.serving import Interaction
from bot.text import own_name
from bot.ui.server import ENDERS, STARTERS
from bot.values.customs import Customs
from bot.values.pace import PACES
from bot.values.refusal import HostError
from data.words import languages

Choices = list[app_commands.Choice[str]]
DISCORDS = "discord"
"""What stands for the language that Discord says of the server."""


def group() -> app_commands.Group:
    """Return a new group for one command tree; Discord hides it from those who may not use it."""
    return ServerGroup(
        name="server",
        description=hint("command-server"),
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    )


def _whos(whos: tuple[str, ...]) -> Choices:
    return [app_commands.Choice(name=hint(f"who-{who or 'everybody'}"), value=who or "everybody") for who in whos]


PACE_CHOICES = [app_commands.Choice(name=hint(f"start-pace-{pace}"), value=pace) for pace in PACES]
TONGUE_CHOICES = [
    app_commands.Choice(name=hint("server-language-discord"), value=DISCORDS),
    *(app_commands.Choice(name=own_name(tongue), value=tongue) for tongue in languages()),
]


class ServerGroup(app_commands.Group):
    """What may be chosen for a whole server."""

    @app_commands.command(description=hint("command-server-show"))
    @privately(Need.NOTHING)
    async def show(self, interaction: Interaction) -> None:
        await show_server(interaction)

    @app_commands.command(description=hint("command-server-channels"))
    @app_commands.describe(
        allow=hint("option-allow"), forbid=hint("option-forbid"), everywhere=hint("option-everywhere")
    )
    @privately(Need.NOTHING)
    async def channels(
        self,
        interaction: Interaction,
        allow: app_commands.AppCommandChannel | None = None,
        forbid: app_commands.AppCommandChannel | None = None,
        *,
        everywhere: bool = False,
    ) -> None:
        def changed(old: Customs) -> Customs:
            new = replace(old, channels=()) if everywhere else old
            new = new if forbid is None else new.with_channel(forbid.id, allowed=False)
            return new if allow is None else new.with_channel(allow.id, allowed=True)

        await show_server(interaction, changed)

    @app_commands.command(description=hint("command-server-pace"))
    @app_commands.describe(usual=hint("option-usual"), allow=hint("option-allow"), forbid=hint("option-forbid"))
    @app_commands.choices(usual=PACE_CHOICES, allow=PACE_CHOICES, forbid=PACE_CHOICES)
    @privately(Need.NOTHING)
    async def pace(
        self,
        interaction: Interaction,
        usual: str | None = None,
        allow: str | None = None,
        forbid: str | None = None,
    ) -> None:
        def changed(old: Customs) -> Customs:
            some = {pace for pace in PACES if old.allows(pace)} - {forbid} | {allow}
            if not some & PACES.keys():
                raise HostError("no-pace-left")
            new = old.with_paces({pace for pace in some if pace is not None})
            return new if usual is None else new.with_pace(usual)

        await show_server(interaction, changed)

    @app_commands.command(description=hint("command-server-language"))
    @app_commands.describe(tables=hint("option-tables"))
    @app_commands.choices(tables=TONGUE_CHOICES)
    @privately(Need.NOTHING)
    async def language(self, interaction: Interaction, tables: str) -> None:
        tongue = "" if tables == DISCORDS else tables
        await show_server(interaction, lambda old: replace(old, language=tongue))

    @app_commands.command(description=hint("command-server-threads"))
    @app_commands.describe(each=hint("option-each"))
    @privately(Need.NOTHING)
    async def threads(self, interaction: Interaction, *, each: bool) -> None:
        await show_server(interaction, lambda old: replace(old, threads=each))

    @app_commands.command(description=hint("command-server-starters"))
    @app_commands.describe(who=hint("option-who"), role=hint("option-role"))
    @app_commands.choices(who=_whos(STARTERS))
    @privately(Need.NOTHING)
    async def starters(
        self, interaction: Interaction, who: str = "everybody", role: discord.Role | None = None
    ) -> None:
        await show_server(interaction, _naming("starters", who, role))

    @app_commands.command(description=hint("command-server-enders"))
    @app_commands.describe(who=hint("option-who"), role=hint("option-role"))
    @app_commands.choices(who=_whos(ENDERS))
    @privately(Need.NOTHING)
    async def enders(self, interaction: Interaction, who: str = "moderators", role: discord.Role | None = None) -> None:
        await show_server(interaction, _naming("enders", who, role))

    @app_commands.command(description=hint("command-server-pings"))
    @app_commands.describe(only=hint("option-only"))
    @app_commands.choices(
        only=[app_commands.Choice(name=hint(f"server-pings-{which}"), value=which) for which in ("all", "turn")]
    )
    @privately(Need.NOTHING)
    async def pings(self, interaction: Interaction, only: str) -> None:
        await show_server(interaction, lambda old: replace(old, quiet=only == "turn"))


def _naming(what: Literal["starters", "enders"], who: str, role: discord.Role | None) -> Change:
    """Return what lets somebody do something: a role where one is named."""
    meant = str(role.id) if role else who.removeprefix("everybody")
    return lambda old: old.with_who(what, meant)
