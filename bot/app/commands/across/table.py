"""`/table`: what is about a table and not about the game on it."""

from __future__ import annotations

from discord import app_commands

from bot.app import dismissing, replacing, waking
from bot.app.admission import Need, read
from bot.app.clicks import language
from bot.app.commands import suggest
from bot.app.commands.door import privately
from bot.app.commands.finding import game_for, owned_seats, place_of, seat_of
from bot.app.commands.hints import hint, of_any_game
from bot.app.proposing import answered
from bot.app.rights import check_rights
from bot.app.servers import check_channel, check_pace
from bot.app.serving import Interaction
from bot.values.pace import PACES

PACE_CHOICES = [app_commands.Choice(name=hint(f"start-pace-{pace}"), value=pace) for pace in PACES]


def group() -> app_commands.Group:
    """Return a new group for one command tree."""
    return TableGroup(name="table", description=hint("command-table"))


class TableGroup(app_commands.Group):
    """What a table can do, whatever is played there."""

    @app_commands.command(description=hint("command-table-pause"))
    @of_any_game
    @privately(Need.LOOK)
    async def pause(self, interaction: Interaction, game: str | None = None) -> None:
        found = await game_for(interaction, None, game)
        await answered(interaction, await interaction.client.host.together.pause(found.id, found.person))

    @app_commands.command(description=hint("command-table-resume"))
    @of_any_game
    @privately(Need.LOOK)
    async def resume(self, interaction: Interaction, game: str | None = None) -> None:
        found = await game_for(interaction, None, game)
        await answered(interaction, await interaction.client.host.together.resume(found.id, found.person))

    @app_commands.command(description=hint("command-table-pace"))
    @app_commands.describe(turn=hint("option-turn"))
    @app_commands.choices(turn=PACE_CHOICES)
    @of_any_game
    @privately(Need.LOOK)
    async def pace(self, interaction: Interaction, turn: str, game: str | None = None) -> None:
        found = await game_for(interaction, None, game)
        customs = await interaction.client.host.customs_of(found.game.guild_id)
        check_pace(customs, turn, language(interaction))
        await answered(interaction, await interaction.client.host.together.pace(found.id, found.person, turn))

    @app_commands.command(description=hint("command-table-replace"))
    @app_commands.describe(player=hint("option-seat"))
    @app_commands.autocomplete(player=suggest.any_players)
    @of_any_game
    @privately(Need.LOOK)
    async def replace(self, interaction: Interaction, player: str, game: str | None = None) -> None:
        found = await game_for(interaction, None, game)
        seat = seat_of(await read(interaction, found), language(interaction), player)
        await replacing.replace(interaction, found, seat)

    @app_commands.command(description=hint("command-table-take"))
    @app_commands.describe(player=hint("option-seat"))
    @app_commands.autocomplete(player=suggest.free_seats)
    @privately(Need.HERE)
    async def take(self, interaction: Interaction, player: str) -> None:
        found = await game_for(interaction, None, None)
        table = await read(interaction, found)
        await replacing.take(interaction, found, seat_of(table, language(interaction), player, owned_seats))

    @app_commands.command(description=hint("command-table-kick"))
    @app_commands.describe(player=hint("option-seat"))
    @app_commands.autocomplete(player=suggest.any_players)
    @of_any_game
    @privately(Need.LOOK)
    async def kick(self, interaction: Interaction, player: str, game: str | None = None) -> None:
        found = await game_for(interaction, None, game)
        table = await read(interaction, found)
        await dismissing.dismiss(interaction, found, table, seat_of(table, language(interaction), player))

    @app_commands.command(description=hint("command-table-nudge"))
    @of_any_game
    @privately(Need.SEAT)
    async def nudge(self, interaction: Interaction, game: str | None = None) -> None:
        await waking.nudge(interaction, await game_for(interaction, None, game))

    @app_commands.command(description=hint("command-table-back"))
    @of_any_game
    @privately(Need.SEAT)
    async def back(self, interaction: Interaction, game: str | None = None) -> None:
        await waking.back(interaction, await game_for(interaction, None, game))

    @app_commands.command(description=hint("command-table-move"))
    @of_any_game
    @privately(Need.LOOK)
    async def move(self, interaction: Interaction, game: str | None = None) -> None:
        place = place_of(interaction)
        check_rights(interaction)
        await check_channel(interaction)
        found = await game_for(interaction, None, game or await _elsewhere(interaction))
        await answered(interaction, await interaction.client.host.together.move(found.id, found.person, place))


async def _elsewhere(interaction: Interaction) -> str | None:
    """Return the only game of this server whose channel is gone and that its user plays."""
    mine = await interaction.client.host.games_of(interaction.user.id)
    adrift = [one.game.id for one in mine if one.game.adrift and one.game.guild_id == interaction.guild_id]
    return str(adrift[0]) if len(adrift) == 1 else None
