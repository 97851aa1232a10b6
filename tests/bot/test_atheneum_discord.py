"""Atheneum in a strict Discord: two members shelve at the same time, the bot starts anew in the middle."""

from random import Random
from typing import Any

import pytest
import simcord

from tests.bot.conftest import World
from tests.bot.journey import Journey, Part, parts
from tests.bot.seeing import controls

MOST_TAPS = 60


def journey(world: World) -> Journey:
    return Journey(world, Random(5), world.members[:2], game="atheneum")


def next_way(panel: Any) -> tuple[Part, list[str]] | None:
    """Return what a player in a hurry does: what is suggested, else the first book to its first place, else confirm."""
    shown = [part for part in parts(panel) if part.on]
    style = {item["custom_id"]: item.get("style") for item, _ in controls(panel)}
    green = [part for part in shown if part.verb == "pick" and style[part.custom_id] == 3]
    lists = [part for part in shown if part.verb == "menu" and not part.label.startswith(("Lift", "Use"))]
    rest = [part for part in shown if part.verb in {"pick", "sure"}]
    for part in (*green, *lists, *rest):
        return part, part.values[:1]
    return None


async def tap(game: Journey, who: Any, panel: Any) -> Any:
    """Make the next step in somebody's panel; None where nothing is asked any more."""
    found = next_way(panel)
    if found is None:
        return None
    part, values = found
    if values:
        return (await game.after(await who.select(panel, values, custom_id=part.custom_id))).response
    return (await game.after(await who.click(panel, custom_id=part.custom_id))).response


async def opened(game: Journey) -> dict[Any, Any]:
    """Let everybody who is pinged open a panel."""
    ids = {user.id for ping in game.pings() for user in ping.mentions}
    return {who: (await game.click(who, game.table(), "Play")).response for who in game.people if who.id in ids}


async def all_at_once(game: Journey, panels: dict[Any, Any]) -> None:
    """Let everybody tap in turn, until nobody is asked any more or has answered what others still think about."""
    waiting = dict(panels)
    for _ in range(MOST_TAPS):
        for who, panel in list(waiting.items()):
            answered = "Your answer is in" in panel.content
            after = None if answered else await tap(game, who, panel)
            if after is None:
                del waiting[who]
            else:
                waiting[who] = after
        if not waiting:
            return
    raise AssertionError("no end of questions")


@pytest.mark.short
async def test_three_play_to_the_end_two_shelving_at_once_over_a_restart(world: World) -> None:
    game = journey(world)
    pinged: list[int] = []
    await game.begin(automatic=1)
    for turn in range(60):
        if turn == 7:
            await world.restart()
            await world.env.settle()
        pinged.append(len(game.pings()))
        panels = await opened(game)
        if not panels:
            break
        await all_at_once(game, panels)
        game.dismiss()
    last = game.public()[-1]
    assert "win" in last.content or "share the victory" in last.content
    assert last.attachments
    assert max(pinged) <= 2
    assert game.pings() == []


async def shelve_round(world: World) -> tuple[Journey, Any, Any]:
    """Begin a game of two, and pick a card each, so that both shelve."""
    game = journey(world)
    await game.begin()
    for who, panel in (await opened(game)).items():
        await tap(game, who, panel)
    alice, bob = game.people
    return game, alice, bob


def updates(world: World) -> int:
    """How often a message that stays has been edited so far; what only one person sees is not among them."""
    return sum(entry[:2] == ("GATEWAY", "MESSAGE_UPDATE") for entry in world.env.backend.transcript)


async def test_a_shelving_tap_edits_neither_the_hand_nor_the_table(world: World) -> None:
    game, alice, _ = await shelve_round(world)
    panel = (await game.click(alice, game.table(), "Play")).response
    before, asked = updates(world), panel.content
    await tap(game, alice, panel)
    assert panel.content != asked
    assert updates(world) == before > 0


async def test_a_favourite_is_chosen_when_joining(world: World) -> None:
    game = journey(world)
    alice, bob = game.people
    await game.slash(alice, "start", shuffle="no")
    await game.slash(bob, "join", colour="pink")
    taken = await game.slash(alice, "join", colour="pink")
    simcord.assert_responded(taken, contains="has that colour already", ephemeral=True)
    await game.slash(alice, "join", colour="black")
    await game.click(alice, game.table(), "Begin")
    for who, colour in ((alice, "black"), (bob, "pink")):
        shelf = await game.slash(who, "shelf")
        assert f"favourite {colour}" in shelf.response.content


async def test_the_commands_shelve_and_refuse_in_a_sentence(world: World) -> None:
    game, alice, _ = await shelve_round(world)
    refused = await game.slash(alice, "shelve", book="no such book", place="A")
    simcord.assert_responded(refused, contains="not among the answers", ephemeral=True)
    books = await alice.autocomplete(game.channel, "atheneum shelve", "book", "")
    book = books[0]["value"]
    places = await alice.autocomplete(game.channel, "atheneum shelve", "place", "", book=book)
    assert places
    unfit = await game.slash(alice, "shelve", book=book, place="S")
    assert "lean on" in unfit.response.content or "another compartment" in unfit.response.content
    done = await game.slash(alice, "shelve", book=book, place=places[0]["value"])
    assert "Shelve your books" in done.response.content
    stale = await game.slash(alice, "shelve", book=book, place=places[0]["value"])
    assert "already" in stale.response.content or "since" in stale.response.content


async def test_confirming_twice_and_picking_late_change_nothing(world: World) -> None:
    game, alice, bob = await shelve_round(world)
    late = await game.slash(bob, "choose", answer="pink ×2 + black")
    simcord.assert_responded(late, contains="revealed", ephemeral=True)
    claim = await game.slash(alice, "claim", objective="turquoise-green (+3)")
    simcord.assert_responded(claim, contains="Confirm your shelves first", ephemeral=True)
    twice = [(await game.slash(alice, "confirm")).response for _ in range(2)]
    assert all("you lose" in panel.content for panel in twice)
    said = []
    for panel in twice:
        (sure,) = [part for part in parts(panel) if part.verb == "pick"]
        said.append((await game.after(await alice.click(panel, custom_id=sure.custom_id))).response.content)
    assert "Alice confirms" in said[0]
    assert "already" in said[1]
