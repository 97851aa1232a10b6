"""Who may do what from where: every command, click and suggestion comes to its game through here, and only here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import discord
import structlog

from bot.app.allowed import may
from bot.app.clicked import clicked
from bot.app.members import NO_MEMBER
from bot.app.promise import promise
from bot.app.serving import Interaction, Serving
from bot.hosting.glimpse import Glimpse
from bot.text import called
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.table import Game, Table

log = structlog.get_logger(__name__)

NEED = "need"
"""Under this name an interaction carries what its command needs."""


class Need(Enum):
    """What somebody needs to do something; each way in says which."""

    NOTHING = auto()
    """It is about no game that is there already."""
    LOOK = auto()
    """A seat, or to see the game's channel: what is shown is what everybody at the table sees, or one's own."""
    SEAT = auto()
    """A seat at the table, wherever it is asked for."""
    HERE = auto()
    """To be in the game's own channel, for it is about everybody there."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody at a game that they may come to. Only `admitted` makes it."""

    game: Game
    person: Person
    """Who it is; they moderate only where they manage the game's own channel."""
    glimpse: Glimpse
    """What they were let in by."""

    @property
    def id(self) -> int:
        """The game's id."""
        return self.game.id


async def admitted(interaction: Interaction, game_id: int, need: Need) -> Visit:
    """Let somebody come to a game; raises HostError with words that do not tell whether the game exists."""
    game, people, glimpse = await interaction.client.host.people_of(game_id)
    rights, seated = await _rights(interaction, game), interaction.user.id in people
    if not (seated or rights.view_channel):
        raise HostError("no-such-game", id=game_id)
    if need is Need.SEAT and not seated:
        raise HostError("error-not-seated")
    if need is Need.HERE and interaction.channel_id != game.channel_id:
        raise HostError("error-only-there")
    visitor = person(interaction, moderates=await _moderates(interaction, game, rights))
    # Elsewhere they may be called otherwise.
    if seated and game.active and interaction.guild_id == game.guild_id:
        await _greet(interaction, game, visitor, people[visitor.user_id])
    if visitor.user_id in game.absent:
        await _welcome(interaction, game, visitor)
    if game.no_access and interaction.channel_id == game.channel_id:
        interaction.client.host.try_again(game.id)
    return Visit(game, visitor, glimpse)


async def seen(interaction: Interaction, game: Game) -> bool:
    """Tell whether somebody sees a game's channel from here."""
    return (await _rights(interaction, game)).view_channel


async def still_seen(client: Serving, game: Game, user_id: int) -> bool | None:
    """Tell whether somebody sees a game's channel now, who is not here to ask: their roles are asked of Discord.

    None where nobody can tell, as while the server is not there, or where the channel is gone, from which the game may
    move. Lets Discord's own failures through.
    """
    try:
        guild = await _guild(client, game.guild_id or 0)
        if guild is None or guild.unavailable:
            return None
        member = await guild.fetch_member(user_id)
        # A thread that was put away is in no cache.
        channel = guild.get_channel_or_thread(game.channel_id) or await guild.fetch_channel(game.channel_id)
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return None
        return (await _rights_in(channel, member)).view_channel
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        return False if error.code in NO_MEMBER else None
    except discord.InvalidData:  # a kind of channel that is newer than our library
        return None


async def _guild(client: Serving, guild_id: int) -> discord.Guild | None:
    """Return a server; where its events come to another process, as Discord tells of it when it is asked."""
    guild = client.get_guild(guild_id)
    return guild if guild is not None or client.holds(guild_id) else await client.fetch_guild(guild_id)


async def _moderates(interaction: Interaction, game: Game, rights: discord.Permissions) -> bool:
    """Tell whether somebody may end games of others in a game's channel, as its server has it."""
    if not rights.view_channel:
        return False
    customs = await interaction.client.host.customs_of(game.guild_id)
    return may(interaction.user, rights, customs.enders)


async def _greet(interaction: Interaction, game: Game, visitor: Person, known: tuple[str, str]) -> None:
    """Let the game know what somebody who plays it is called now; that costs nobody a click."""
    if known == (visitor.name, visitor.account):
        return
    try:
        await interaction.client.host.refresh_name(game.id, visitor)
    except HostError as error:
        log.warning("name-not-refreshed", game=game.id, reason=error.key)


async def _welcome(interaction: Interaction, game: Game, visitor: Person) -> None:
    """Give whoever is back their seat, in which the bot stands in for them."""
    try:
        await interaction.client.host.back(game.id, visitor)
    except HostError as error:
        log.warning("not-back", game=game.id, reason=error.key)


def person(interaction: Interaction, *, moderates: bool = False) -> Person:
    """Return who it is, for the host."""
    user = interaction.user
    return Person(
        user.id,
        called(user.display_name, user.name),
        is_bot=user.bot,
        moderates=moderates,
        account=user.name,
        luck=str(interaction.id),  # Discord numbers every click, so nobody chooses this: not the bot, and not they
    )


async def read(interaction: Interaction, visit: Visit) -> Table:
    """Return the table as whoever visits may see it."""
    table = await interaction.client.host.reading(visit.id, visit.person.user_id, before=visit.glimpse)
    if table.stalled:
        interaction.client.host.go_on(visit.id)
    return table


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge with a new message that only its reader will see."""
    await promise(interaction, edits=False, first=True)


async def expect(interaction: Interaction, *, edits: bool) -> None:
    """Promise an answer in a new message that only its reader will see, or, to edit it, in the one clicked on.

    A message that others see is never edited, whatever was clicked on it: somebody may have forged it.
    """
    await promise(interaction, edits=edits and _private(interaction))


def _private(interaction: Interaction) -> bool:
    """Tell whether nobody but whoever clicked sees the message clicked on."""
    message = clicked(interaction)
    return message is not None and (message.private or isinstance(interaction.channel, discord.DMChannel))


async def _rights(interaction: Interaction, game: Game) -> discord.Permissions:
    """Return what somebody may do in a game's own channel; nothing where they don't see it."""
    if interaction.channel_id == game.channel_id:
        return interaction.permissions | discord.Permissions(view_channel=True)
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != game.guild_id or not isinstance(member, discord.Member):
        return discord.Permissions.none()
    try:
        return await _rights_in(guild.get_channel_or_thread(game.channel_id), member)
    except discord.HTTPException:
        return discord.Permissions.none()


async def _rights_in(
    channel: discord.abc.GuildChannel | discord.Thread | None, member: discord.Member
) -> discord.Permissions:
    """Return what somebody may do in a channel; lets Discord's exceptions through, as where it is a private thread."""
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return discord.Permissions.none()
    rights = channel.permissions_for(member)
    if isinstance(channel, discord.Thread) and channel.is_private() and not rights.manage_threads:
        await channel.fetch_member(member.id)  # what their rights in its channel don't say: they were let in
    return rights
