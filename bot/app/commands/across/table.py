"""`/table`: what is about a table and not about the game on it."""

from __future__ import annotations

from discord import app_commands

from bot.app.admission import Need
from bot.app.commands.door import privately
from bot.app.commands.finding import game_for, place_of
from bot.app.commands.hints import hint, of_any_game
from bot.app.proposing import answered
from bot.app.rights import check_rights
from bot.app.serving import Interaction


def group() -> app_commands.Group:
    """Return a new group for one command tree."""
    return TableGroup(name="table", description=hint("command-table"))


class TableGroup(app_commands.Group):
    """What a table can do, whatever is played there."""

    @app_commands.command(description=hint("command-table-move"))
    @of_any_game
    @privately(Need.LOOK)
    async def move(self, interaction: Interaction, game: str | None = None) -> None:
        place = place_of(interaction)
        check_rights(interaction)
        found = await game_for(interaction, None, game or await _elsewhere(interaction))
        await answered(interaction, await interaction.client.host.move(found.id, found.person, place))


async def _elsewhere(interaction: Interaction) -> str | None:
    """Return the only game of this server whose channel is gone and that its user plays."""
    mine = await interaction.client.host.games_of(interaction.user.id)
    adrift = [one.game.id for one in mine if one.game.adrift and one.game.guild_id == interaction.guild_id]
    return str(adrift[0]) if len(adrift) == 1 else None
