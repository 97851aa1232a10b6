"""Joining, leaving, beginning and ending: the same steps for a button and for a slash command."""

from __future__ import annotations

from bot.app.clicks import language, own, person, put
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.games import face_of
from bot.text import words
from bot.ui.controls import Button
from bot.ui.page import Page
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from bot.values.table import Game
from engine.catalogue import rules_of


async def say(interaction: Interaction, key: str, **args: str | int) -> None:
    """Put one sentence into the acknowledged answer."""
    await put(interaction, Page(words(language(interaction), key, **args), language=language(interaction)))


async def join(interaction: Interaction, game: int, colour: str | None = None) -> None:
    """Take a seat, in a colour if one is named, and tell the newcomer how the hand will come."""
    me = person(interaction)
    if me.is_bot:
        raise HostError("error-bot-account")
    joined = await interaction.client.host.join(game, me, colour.strip().casefold() if colour else None)
    await say(interaction, "lobby-joined", game=joined.key)


async def leave(interaction: Interaction, game_id: int) -> None:
    """Give up a seat; in a running game only after a second click."""
    game, last = await interaction.client.host.check_leave(game_id, person(interaction))
    if game.state == RUNNING:
        await _confirm(interaction, game, "leavenow", "confirm-leave-last" if last else "confirm-leave")
        return
    await _left(interaction, game.id)


async def begin(interaction: Interaction, game: int) -> None:
    """Begin the game."""
    await interaction.client.host.begin(game, person(interaction))
    await say(interaction, "lobby-begun")


async def end(interaction: Interaction, game_id: int) -> None:
    """End a game before its time; a running one only after a second click."""
    game = await interaction.client.host.check_end(game_id, person(interaction))
    if game.state == RUNNING:
        await _confirm(interaction, game, "endnow", "confirm-end")
        return
    await _ended(interaction, game.id)


async def _confirm(interaction: Interaction, game: Game, verb: str, key: str) -> None:
    yes = Button(verb, (game.id,), words(language(interaction), f"{key}-yes"), "bad")
    await put(interaction, Page(words(language(interaction), key), ((yes,),), language=language(interaction)))


async def _left(interaction: Interaction, game: int) -> None:
    await interaction.client.host.leave(game, person(interaction))
    await say(interaction, "lobby-left")


async def _ended(interaction: Interaction, game: int) -> None:
    await interaction.client.host.end(game, person(interaction))
    await say(interaction, "lobby-ended")


@on("join")
async def joining(interaction: Interaction, click: Click) -> None:
    """Join by the lobby's button."""
    await own(interaction)
    await join(interaction, click.game)


@on("leave")
async def leaving(interaction: Interaction, click: Click) -> None:
    """Leave by the lobby's button."""
    await own(interaction)
    await leave(interaction, click.game)


@on("begin")
async def beginning(interaction: Interaction, click: Click) -> None:
    """Begin by the lobby's button."""
    await own(interaction)
    await begin(interaction, click.game)


@on("alone")
async def alone(interaction: Interaction, click: Click) -> None:
    """Begin a game for one by the lobby's menu, which tells how by its place among the option's values."""
    await own(interaction)
    host = interaction.client.host
    face = face_of((await host.reading(click.game)).game.key)
    values = [value for option in face.options if option.name == face.alone for value in option.values.values()]
    chosen = [values[index] for index in click.indices if index < len(values)]
    if not chosen:
        raise HostError("error-old-button")
    await host.begin(click.game, person(interaction), {face.alone: chosen[0]})
    await say(interaction, "lobby-begun")


@on("auto")
async def automatic(interaction: Interaction, click: Click) -> None:
    """Add an automatic player by a button of the lobby, which tells the strength by its place among the game's."""
    await own(interaction)
    host = interaction.client.host
    strengths = rules_of((await host.reading(click.game)).game.key).strengths
    chosen = strengths[click.number] if click.numbers and click.number < len(strengths) else None
    await host.add_automatic(click.game, person(interaction), chosen)
    await say(interaction, "lobby-automatic-added")


@on("leavenow")
async def leave_now(interaction: Interaction, click: Click) -> None:
    """Leave a running game, confirmed."""
    await interaction.response.defer()
    await _left(interaction, click.game)


@on("endnow")
async def end_now(interaction: Interaction, click: Click) -> None:
    """End a running game, confirmed."""
    await interaction.response.defer()
    await _ended(interaction, click.game)
