"""`/settings`: what one person wishes in every game and on every server."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import discord
from discord import app_commands

from bot.app.admission import Need
from bot.app.clicks import language
from bot.app.commands.door import privately
from bot.app.commands.finding import LONGEST_CHOICE, MOST_CHOICES, suggested
from bot.app.commands.hints import hint
from bot.app.commands.suggest import Choices, quiet
from bot.app.serving import Interaction
from bot.app.settings import prefer, show_settings
from bot.text import clipped, words, zones
from bot.text.times import day_of, days_like, minute_of, time_of
from bot.values import hours
from bot.values.preferences import Quiet
from bot.values.refusal import HostError


def group() -> app_commands.Group:
    """Return a new group for one command tree."""
    return SettingsGroup(name="settings", description=hint("command-settings"))


@quiet
async def times(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the time that was typed, or else all full hours that begin so."""
    minute = minute_of(typed)
    hours_of_the_day = [time_of(hour * 60) for hour in range(24)]
    exact = [time_of(minute)] if minute is not None else []
    named = list(dict.fromkeys([*exact, *(time for time in hours_of_the_day if typed.strip() in time)]))
    return suggested([(time, time) for time in named], "")


@quiet
async def places(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest time zones, each with what its clocks show."""
    now = datetime.now(UTC)
    tongue = language(interaction)
    found = zones.found(tongue, typed) if typed.strip() else zones.at_home(tongue, str(interaction.locale))
    told = [(words(tongue, "named", name=zone.label, text=zones.clock(zone.name, now)), zone) for zone in found]
    return suggested([(said, zone.name) for said, zone in told[:MOST_CHOICES]], "")


@quiet
async def days(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest days: for the end of a vacation those from its beginning on."""
    tongue, today = language(interaction), await _today(interaction)
    begins = getattr(interaction.namespace, "from", None)
    first = day_of(tongue, begins, today) if isinstance(begins, str) else None
    like = [day for day in days_like(tongue, typed, today) if first is None or day.day >= first]
    return suggested([(day.label, day.day.isoformat()) for day in like], "")


async def _today(interaction: Interaction) -> date:
    personal = await interaction.client.host.people.personal(interaction.user.id)
    return hours.day_of(personal.preferences, personal.now)


class SettingsGroup(app_commands.Group):
    """One's own settings."""

    @app_commands.command(description=hint("command-settings-show"))
    @privately(Need.NOTHING)
    async def show(self, interaction: Interaction) -> None:
        await show_settings(interaction)

    @app_commands.command(name="quiet", description=hint("command-settings-quiet"))
    @app_commands.rename(start="from", end="to")
    @app_commands.describe(start=hint("option-quiet-from"), end=hint("option-quiet-to"), zone=hint("option-zone"))
    @app_commands.autocomplete(start=times, end=times, zone=places)
    @privately(Need.NOTHING)
    async def silence(
        self, interaction: Interaction, start: str | None = None, end: str | None = None, zone: str | None = None
    ) -> None:
        wishes: dict[str, Any] = {}
        if start is not None or end is not None:
            wishes["quiet"] = _hours(start, end)
        if zone is not None:
            wishes["zone"] = _zone(interaction, zone)
        await (prefer(interaction, **wishes) if wishes else show_settings(interaction))

    @app_commands.command(description=hint("command-settings-vacation"))
    @app_commands.rename(start="from", end="to")
    @app_commands.describe(start=hint("option-vacation-from"), end=hint("option-vacation-to"))
    @app_commands.autocomplete(start=days, end=days)
    @privately(Need.NOTHING)
    async def vacation(self, interaction: Interaction, start: str, end: str) -> None:
        today = await _today(interaction)
        first, last = (_day(interaction, typed, today) for typed in (start, end))
        await interaction.client.host.people.plan_vacation(interaction.user.id, first, last)
        await show_settings(interaction, "settings-vacation-done")


def _hours(start: str | None, end: str | None) -> Quiet:
    if start is None or end is None:
        raise HostError("settings-quiet-half")
    return Quiet(_minute(start), _minute(end))


def _minute(typed: str) -> int:
    minute = minute_of(typed)
    if minute is None:
        raise HostError("settings-no-time", text=clipped(typed, LONGEST_CHOICE))
    return minute


def _zone(interaction: Interaction, typed: str) -> str:
    zone = zones.meant(language(interaction), typed)
    if zone is None:
        raise HostError("settings-no-zone", text=clipped(typed, LONGEST_CHOICE))
    return zone


def _day(interaction: Interaction, typed: str, today: date) -> date:
    day = day_of(language(interaction), typed, today)
    if day is None:
        raise HostError("settings-no-day", text=clipped(typed, LONGEST_CHOICE))
    return day
