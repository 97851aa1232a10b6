"""Joining, leaving, beginning and ending: the same steps for a button and for a slash command."""

from __future__ import annotations

from dataclasses import replace

from bot.app.admission import Need, Visit
from bot.app.clicks import language, put, put_panel
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.games import face_of
from bot.hosting.options import offered
from bot.text import plain, words
from bot.ui.controls import Button
from bot.ui.page import Page
from bot.ui.panel import BEGUN, News
from bot.ui.varying import picked
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from bot.values.table import Game, Table
from engine.catalogue import rules_of


async def say(interaction: Interaction, key: str, **args: str | int) -> None:
    """Put one sentence into the acknowledged answer."""
    await put(interaction, Page(words(language(interaction), key, **args), language=language(interaction)))


LONGEST_LUCK = 50


async def join(interaction: Interaction, visit: Visit, colour: str | None = None, luck: str | None = None) -> None:
    """Take a seat, in a colour if one is named, and tell the newcomer how the hand will come.

    `luck` is what they want to add to the seed of the shuffles, in words of their own.
    """
    me = visit.person if luck is None else replace(visit.person, luck=plain(luck, LONGEST_LUCK))
    if me.is_bot:
        raise HostError("error-bot-account")
    game = await interaction.client.host.join(visit.id, me, colour)
    if game.state == RUNNING:  # a rematch, which begins with the last yes
        await begun(interaction, await interaction.client.host.reading(game.id, me.user_id))
        return
    brought = await hand_comes(interaction, game.key)
    await say(interaction, "lobby-joined" if brought else "lobby-joined-plainly", game=game.key)


async def hand_comes(interaction: Interaction, key: str) -> bool:
    """Tell whether somebody's hand in a game will come by direct message."""
    if face_of(key).describing.hand is None:
        return False
    return (await interaction.client.host.people.preferences(interaction.user.id)).hand_by_dm


async def leave(interaction: Interaction, visit: Visit) -> None:
    """Give up a seat; in a running game only after a second click."""
    game, last = await interaction.client.host.check_leave(visit.id, visit.person)
    if game.state == RUNNING:
        await _confirm(interaction, game, "leavenow", "confirm-leave-last" if last else "confirm-leave")
        return
    await _left(interaction, visit)


async def begin(interaction: Interaction, visit: Visit) -> None:
    """Begin the game."""
    await begun(interaction, await interaction.client.host.begin(visit.id, visit.person))


async def begun(interaction: Interaction, table: Table) -> None:
    """Show whoever has begun a game what it asks of them, if it does."""
    if table.must_act:
        await put_panel(interaction, table, news=News(BEGUN, table.facts))
        return
    await say(interaction, BEGUN)


async def end(interaction: Interaction, visit: Visit) -> None:
    """End a game before its time; a running one only after a second click."""
    game = await interaction.client.host.check_end(visit.id, visit.person)
    if game.state == RUNNING:
        await _confirm(interaction, game, "endnow", "confirm-end")
        return
    await _ended(interaction, visit)


async def _confirm(interaction: Interaction, game: Game, verb: str, key: str) -> None:
    yes = Button(verb, (game.id,), words(language(interaction), f"{key}-yes"), "bad")
    await put(interaction, Page(words(language(interaction), key), ((yes,),), language=language(interaction)))


async def _left(interaction: Interaction, visit: Visit) -> None:
    await interaction.client.host.leave(visit.id, visit.person)
    await say(interaction, "lobby-left")


async def _ended(interaction: Interaction, visit: Visit) -> None:
    await interaction.client.host.end(visit.id, visit.person)
    await say(interaction, "lobby-ended")


@on("join", Need.HERE)
async def joining(interaction: Interaction, click: Click) -> None:
    """Join by the lobby's button."""
    await join(interaction, click.visit)


@on("leave", Need.SEAT)
async def leaving(interaction: Interaction, click: Click) -> None:
    """Leave by the lobby's button."""
    await leave(interaction, click.visit)


@on("begin", Need.LOOK)
async def beginning(interaction: Interaction, click: Click) -> None:
    """Begin by the lobby's button."""
    await begin(interaction, click.visit)


@on("alone", Need.LOOK)
async def alone(interaction: Interaction, click: Click) -> None:
    """Begin a game for one by the lobby's menu, which tells how by its place among the option's values."""
    visit = click.visit
    alone = face_of(visit.game.key).alone
    values = [value for option in offered(visit.game.key) if option.name == alone for value in option.values.values()]
    chosen = [values[index] for index in click.indices if index < len(values)]
    if not chosen:
        raise HostError("error-old-button")
    await begun(interaction, await interaction.client.host.begin(visit.id, visit.person, {alone: chosen[0]}))


@on("vary", Need.LOOK)
async def vary(interaction: Interaction, click: Click) -> None:
    """Play by those variants only that are marked in the lobby's menu."""
    chosen = picked(click.visit.game, click.indices)
    await interaction.client.host.vary(click.visit.id, click.visit.person, chosen)
    await say(interaction, "lobby-varied")


@on("auto", Need.SEAT)
async def automatic(interaction: Interaction, click: Click) -> None:
    """Add an automatic player by the lobby, whose menu or button tells the strength by its place among the game's."""
    visit = click.visit
    players = rules_of(visit.game.key).players
    place = next(iter((*click.indices, *click.numbers)), len(players))
    chosen = players[place] if place < len(players) else None
    await interaction.client.host.add_automatic(visit.id, visit.person, chosen)
    await say(interaction, "lobby-automatic-added")


@on("leavenow", Need.SEAT, edits=True)
async def leave_now(interaction: Interaction, click: Click) -> None:
    """Leave a running game, confirmed."""
    await _left(interaction, click.visit)


@on("endnow", Need.LOOK, edits=True)
async def end_now(interaction: Interaction, click: Click) -> None:
    """End a running game, confirmed."""
    await _ended(interaction, click.visit)
