"""What clicks on one's own settings do; each shows the page anew, with what is set now."""

from __future__ import annotations

from typing import Any

from bot.app.admission import Need
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.ui.settings import NIGHTS, settings_page
from bot.values.preferences import REMINDERS
from data.words import languages


async def show_settings(interaction: Interaction, news: str = "") -> None:
    """Show somebody their settings, below what has just been done."""
    personal = await interaction.client.host.people.personal(interaction.user.id)
    await put(interaction, settings_page(personal, language(interaction), news))


async def prefer(interaction: Interaction, **wishes: Any) -> None:
    """Change somebody's settings, and show them."""
    await interaction.client.host.people.prefer(interaction.user.id, **wishes)
    await show_settings(interaction, "settings-done")


def _picked(click: Click, offered: tuple[Any, ...]) -> Any:
    """Return what was picked in a menu; what this version no longer offers is the first, which is the plainest."""
    index = next(iter(click.indices), 0)
    return offered[index] if index < len(offered) else offered[0]


@on("settings", Need.NOTHING)
async def settings(interaction: Interaction, click: Click) -> None:
    """Show the settings."""
    await show_settings(interaction)


@on("setremind", Need.NOTHING, edits=True)
async def reminders(interaction: Interaction, click: Click) -> None:
    """Choose where reminders go."""
    await prefer(interaction, reminders=_picked(click, REMINDERS))


@on("setquiet", Need.NOTHING, edits=True)
async def quiet_hours(interaction: Interaction, click: Click) -> None:
    """Choose quiet hours."""
    await prefer(interaction, quiet=_picked(click, (None, *NIGHTS)))


@on("setspeak", Need.NOTHING, edits=True)
async def speak(interaction: Interaction, click: Click) -> None:
    """Choose a language."""
    await prefer(interaction, language=_picked(click, ("", *languages())))


@on("sethand", Need.NOTHING, edits=True)
async def hand(interaction: Interaction, click: Click) -> None:
    """Have the hand by direct message, or not."""
    await prefer(interaction, hand_by_dm=bool(click.first))


@on("setguide", Need.NOTHING, edits=True)
async def guide(interaction: Interaction, click: Click) -> None:
    """Have first turns explained, or not."""
    await prefer(interaction, guide=bool(click.first))


@on("setboard", Need.NOTHING, edits=True)
async def leaderboard(interaction: Interaction, click: Click) -> None:
    """Be named on leaderboards, or not."""
    await prefer(interaction, leaderboard=bool(click.first))


@on("sethome", Need.NOTHING, edits=True)
async def come_home(interaction: Interaction, click: Click) -> None:
    """End a vacation, or give one up that has not begun."""
    await interaction.client.host.people.cancel_vacation(interaction.user.id, click.first)
    await show_settings(interaction, "settings-vacation-gone")
