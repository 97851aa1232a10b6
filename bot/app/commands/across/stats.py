"""`/stats`: what finished games add up to, and each of them once more."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import history
from bot.app.admission import Need
from bot.app.clicks import language
from bot.app.commands.door import privately
from bot.app.commands.finding import suggested
from bot.app.commands.hints import hint
from bot.app.commands.suggest import Choices, quiet
from bot.app.serving import Interaction
from bot.games import faces
from bot.text import folded, words
from bot.ui.stats import number_of, title, variant_label
from bot.values.past import Wanted
from bot.values.refusal import HostError
from engine.catalogue import rules_of

Players = app_commands.Range[int, 1, 6]
Member = discord.Member | discord.User
USUAL = "usual"
"""What autocomplete sends for the usual game."""


def group() -> app_commands.Group:
    """Return a new group for one command tree."""
    return StatsGroup(name="stats", description=hint("command-stats"))


@quiet
async def kinds(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the games there are."""
    return suggested([(name, value) for value, name in _kinds(language(interaction))], typed)


@quiet
async def variants(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest what may have been chosen at the start, of the game that was picked."""
    kind = _picked(interaction)
    return suggested([(name, value) for value, name in _variants(kind, language(interaction))], typed)


@quiet
async def strengths(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest automatic players, of the game that was picked."""
    kind = _picked(interaction)
    return suggested([(name, value) for value, name in _strengths(kind, language(interaction))], typed)


def _picked(interaction: Interaction) -> str:
    """Return the game that was picked in the command that is being typed; "" for none."""
    kind = interaction.namespace.kind
    return _kind(interaction, kind) if isinstance(kind, str) and kind else ""


def _variants(kind: str, tongue: str) -> list[tuple[str, str]]:
    """Return what a game may vary in, as values with their labels."""
    if not kind:
        return [(USUAL, variant_label("", "", tongue))]
    parts = [
        f"{option.name}={name}"
        for option in rules_of(kind).options
        if option.offered and not option.seat
        for name, value in option.values.items()
        if option.optional or value != option.default
    ]
    return [(USUAL, variant_label(kind, "", tongue)), *((part, variant_label(kind, part, tongue)) for part in parts)]


def _strengths(kind: str, tongue: str) -> list[tuple[str, str]]:
    known = [strength for face in faces() if kind in {"", face.key} for strength in rules_of(face.key).players]
    return [(strength, words(tongue, f"player-{strength}")) for strength in dict.fromkeys(known)]


def _kinds(tongue: str) -> list[tuple[str, str]]:
    return [(face.key, title(face.key, tongue)) for face in faces()]


def _kind(interaction: Interaction, kind: str | None) -> str:
    return "" if kind is None else _meant(_kinds(language(interaction)), kind)


def _meant(known: list[tuple[str, str]], typed: str) -> str:
    """Return the value that was picked, or typed as it is called; raises HostError."""
    for value, name in known:
        if typed == value or folded(typed) == folded(name):
            return value
    raise HostError("error-no-such-option", text=typed[:100])


def wanted(
    interaction: Interaction, kind: str | None, players: int | None, variant: str | None, strength: str | None
) -> Wanted:
    """Return which games are meant; raises HostError where there are no such ones."""
    key, tongue = _kind(interaction, kind), language(interaction)
    varied = None if variant is None else _meant(_variants(key, tongue), variant)
    played = "" if strength is None else _meant(_strengths(key, tongue), strength)
    return Wanted(key, players, "" if varied == USUAL else varied, played)


HINTS = {
    "kind": hint("option-kind"),
    "players": hint("option-players"),
    "variant": hint("option-variant"),
    "strength": hint("option-strength"),
}


class StatsGroup(app_commands.Group):
    """What is about finished games of every kind."""

    @app_commands.command(description=hint("command-stats-me"))
    @app_commands.describe(**HINTS)
    @app_commands.autocomplete(kind=kinds, variant=variants, strength=strengths)
    @privately(Need.NOTHING)
    async def me(
        self,
        interaction: Interaction,
        kind: str | None = None,
        players: Players | None = None,
        variant: str | None = None,
        strength: str | None = None,
    ) -> None:
        await history.show_mine(interaction, wanted(interaction, kind, players, variant, strength))

    @app_commands.command(description=hint("command-stats-member"))
    @app_commands.describe(member=hint("option-member"), **HINTS)
    @app_commands.autocomplete(kind=kinds, variant=variants, strength=strengths)
    @privately(Need.NOTHING)
    async def member(
        self,
        interaction: Interaction,
        member: Member,
        *,
        kind: str | None = None,
        players: Players | None = None,
        variant: str | None = None,
        strength: str | None = None,
    ) -> None:
        await history.show_member(interaction, member, wanted(interaction, kind, players, variant, strength))

    @app_commands.command(description=hint("command-stats-against"))
    @app_commands.describe(member=hint("option-member"), kind=hint("option-kind"))
    @app_commands.autocomplete(kind=kinds)
    @privately(Need.NOTHING)
    async def against(self, interaction: Interaction, member: Member, kind: str | None = None) -> None:
        await history.show_against(interaction, member, Wanted(key=_kind(interaction, kind)))

    @app_commands.command(description=hint("command-stats-server"))
    @app_commands.describe(kind=hint("option-kind"))
    @app_commands.autocomplete(kind=kinds)
    @privately(Need.NOTHING)
    async def server(self, interaction: Interaction, kind: str | None = None) -> None:
        await history.show_server(interaction, _kind(interaction, kind))

    @app_commands.command(description=hint("command-stats-past"))
    @app_commands.describe(kind=hint("option-kind"))
    @app_commands.autocomplete(kind=kinds)
    @privately(Need.NOTHING)
    async def past(self, interaction: Interaction, kind: str | None = None) -> None:
        await history.show_past(interaction, kind=number_of(_kind(interaction, kind)))
