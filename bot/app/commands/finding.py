"""Which game a command means: the channel's own, or one of the user's, picked by autocomplete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import discord
import structlog
from discord import app_commands

from bot.app.admission import NEED, Visit, admitted
from bot.app.clicks import language
from bot.app.places import label_of
from bot.app.serving import Interaction
from bot.games import Face
from bot.text import clipped, folded, plain, words
from bot.text.sitting import owner
from bot.ui.voices import raw_names
from bot.values.people import Place
from bot.values.refusal import HostError
from bot.values.states import LOBBY, OVER, RUNNING, Last
from bot.values.table import Game, Mine, Table

LONGEST_CHOICE = 100
MOST_CHOICES = 25
Named = Callable[[Table, str], list[tuple[str, str]]]
SEAT = "the seat with the number, from zero: {}"
"""What autocomplete sends for a seat: longer than Discord lets a name be, so that nobody is called so."""


async def game_for(interaction: Interaction, face: Face | None, picked: str | None, last: Last | None = None) -> Visit:
    """Return its user at the game that a command is about, of a kind or of any; `last` lets one count that is over.

    Raises HostError where there is none, where several could be meant, and where its user lacks what the command needs.
    """
    found = await _found(interaction, face, picked, last)
    structlog.contextvars.bind_contextvars(game=found.id, number=found.number)
    return await admitted(interaction, found.id, interaction.extras[NEED])


async def _found(interaction: Interaction, face: Face | None, picked: str | None, last: Last | None) -> Game:
    if picked is not None:
        return await _picked(interaction, face, picked, last)
    here = await _here(interaction, face, last)
    if here is not None:
        return here
    if interaction.guild_id is not None:
        raise HostError("error-no-game-here", game=face.key) if face else HostError("error-no-table-here")
    return await _only(interaction, face, last)


async def _here(interaction: Interaction, face: Face | None, last: Last | None) -> Game | None:
    if interaction.channel_id is None:
        return None
    found = await interaction.client.host.last_in(
        interaction.channel_id, face.key if face else None, last or Last.OPENED
    )
    return found if found is not None and (last is not None or found.active) else None


async def _only(interaction: Interaction, face: Face | None, last: Last | None) -> Game:
    """Return the user's only game of a kind, or the only one that waits for them."""
    mine = await _mine(interaction, face, last)
    waiting = [one for one in mine if one.must_act]
    if not mine and face is None:
        raise HostError("error-no-table-dm")
    if not mine and face is not None:
        raise HostError("error-no-game-dm", title=words(language(interaction), f"{face.key}-title"), game=face.key)
    if len(mine) > 1 and len(waiting) != 1:
        raise HostError("error-which-game")
    return (waiting or mine)[0].game


async def _picked(interaction: Interaction, face: Face | None, picked: str, last: Last | None) -> Game:
    """Return a game by what autocomplete gave, or as it was shown; only one that the user plays, whatever was typed."""
    for mine in await _mine(interaction, face, last):
        if picked.strip() == str(mine.game.id) or folded(picked) in map(folded, _names(interaction, mine.game)):
            return mine.game
    raise HostError("error-no-such-option", text=clipped(picked, LONGEST_CHOICE))


async def _mine(interaction: Interaction, face: Face | None, last: Last | None) -> tuple[Mine, ...]:
    states = (OVER,) if last is Last.OVER else (LOBBY, RUNNING)
    return await interaction.client.host.games_of(interaction.user.id, face.key if face else None, states)


async def suggested_games(
    interaction: Interaction, face: Face | None, typed: str, last: Last | None = None
) -> list[app_commands.Choice[str]]:
    """Return the user's games of one kind, those first in which they must act."""
    mine = await _mine(interaction, face, last)
    named = [(_names(interaction, one.game)[one.must_act], str(one.game.id)) for one in mine]
    return suggested(named, typed)


def suggested(named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return at most 25 choices whose name holds what was typed."""
    wanted = folded(typed)
    fitting = [(name, value) for name, value in named if wanted in folded(name)]
    return [
        app_commands.Choice(name=clipped(name, LONGEST_CHOICE), value=value) for name, value in fitting[:MOST_CHOICES]
    ]


def _names(interaction: Interaction, game: Game) -> tuple[str, str]:
    """Return what a game is called where it waits for others, and where it waits for its player."""
    tongue = language(interaction)
    place = label_of(interaction, game, tongue)
    named = (words(tongue, key, number=str(game.id), place=place) for key in ("choice-game", "choice-game-turn"))
    waits, turn = (clipped(name, LONGEST_CHOICE) for name in named)
    return waits, turn


def named_seats(table: Table, tongue: str) -> list[tuple[str, str]]:
    """Return the name of each seat's player and the value that means this seat."""
    return [(plain(name), SEAT.format(seat)) for seat, name in enumerate(raw_names(table, tongue))]


def owned_seats(table: Table, tongue: str) -> list[tuple[str, str]]:
    """Return the same, but where somebody has left with the name of the person whose seat it was."""
    named = named_seats(table, tongue)
    for seat in table.offered:
        named[seat] = (plain(owner(table, seat, tongue).name), named[seat][1])
    return named


def seat_of(table: Table, tongue: str, player: str, named: Named = named_seats) -> int:
    """Return the seat that was picked, or whose player was named; raises HostError where there is none.

    A number means a seat only where nobody has it for a name.
    """
    known = named(table, tongue)
    exact = [seat for seat, meant in enumerate(known) if player.strip() in meant]
    alike = [seat for seat, (name, _) in enumerate(known) if folded(player) == folded(name)]
    numbered = [seat for seat in range(len(known)) if player.strip() == str(seat)]
    found = [*exact, *alike, *numbered]
    if not found:
        raise HostError("error-no-such-player")
    return found[0]


def place_of(interaction: Interaction) -> Place:
    """Return where a game can be started; raises HostError in a direct message."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise HostError("error-not-in-dm")
    return Place(interaction.guild_id, interaction.channel_id, tuple(_beside(interaction)))


def _beside(interaction: Interaction) -> Iterator[int]:
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if isinstance(parent, discord.TextChannel | discord.ForumChannel):
        yield from (other.id for other in (parent, *parent.threads) if other.id != interaction.channel_id)
