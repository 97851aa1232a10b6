"""What a table agrees on about its clocks and its seats, and the commands for it."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest_asyncio
from discord.app_commands import Command, Group

from bot.app.commands.across import groups
from bot.store.schema import SeatRow
from bot.text import words
from bot.values.pace import PACES
from bot.values.people import Person, Place
from tests.bot.fake_discord import Refusal
from tests.bot.hosted import ANNA, BEN, CARA, DORA, HERE, Hosted, hosted, refused
from tests.bot.visitors import HALL, MANAGE, NONE, OUTSIDERS, OWN, TABLE, VIEW, Visitor, Way

MODERATOR = Person(50, "Mod", moderates=True)
DAY = 86_400


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def clocked(world: Hosted, *people: Person) -> int:
    """Return a game with a day for each turn."""
    game = await world.game(*people, pace=DAY)
    await world.quiet()
    return game


async def due(world: Hosted, game: int, seat: int = 0) -> int | None:
    async with world.store.reading() as session:
        return (await session.get_one(SeatRow, (game, seat))).due


async def make_late(world: Hosted, game: int, seat: int) -> None:
    async with world.store.writing() as session:
        (await session.get_one(SeatRow, (game, seat))).missed = 1


async def notices(world: Hosted) -> list[str]:
    await world.quiet()
    return [text.split(" ")[0] for text in world.discord.texts("notice")]


async def test_the_clocks_stand_still_once_everybody_has_agreed(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN, CARA)
    together, before = world.host.together, await due(world, game)
    assert await together.pause(game, ANNA) == "open"
    await world.quiet()
    assert await together.pause(game, BEN) == "open"
    assert not (await world.host.reading(game)).game.paused
    assert await together.say(game, CARA, 1, agrees=True) == "held"
    assert (await world.host.reading(game)).game.paused
    assert await refused(together.pause(game, ANNA)) == "paused-already"
    world.time += timedelta(hours=7)
    assert await together.resume(game, ANNA) == "open"
    await together.resume(game, BEN)
    assert await together.resume(game, CARA) == "held"
    assert await due(world, game) == (before or 0) + 7 * 3600
    assert await refused(together.resume(game, ANNA)) == "not-paused"


async def test_a_moderator_needs_nobody_and_the_table_hears_of_it(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    assert await world.host.together.pause(game, MODERATOR) == "held"
    assert await world.host.together.resume(game, MODERATOR) == "held"
    assert await world.host.together.pace(game, MODERATOR, "week") == "held"
    assert await notices(world) == ["notice-pause", "notice-resume", "notice-pace"]
    assert world.discord.of("proposal") == []


async def test_a_moderators_word_settles_what_the_table_was_asked(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    await world.host.together.pause(game, ANNA)
    await world.quiet()
    assert await world.host.together.pause(game, MODERATOR) == "held"
    await world.quiet()
    assert world.discord.texts("proposal") == ["pause held ()"]


async def test_whoever_plays_alone_needs_nobody(world: Hosted) -> None:
    game = await world.game(ANNA, automatic=1, pace=DAY)
    assert await world.host.together.pause(game, ANNA) == "held"
    assert await notices(world) == []


async def test_whom_the_bot_stands_in_for_is_not_waited_for(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN, CARA)
    async with world.store.writing() as session:
        (await session.get_one(SeatRow, (game, 2))).stand_in = "warm"
    assert await world.host.together.pause(game, ANNA) == "open"
    assert await world.host.together.pause(game, BEN) == "held"


async def test_when_the_last_one_to_be_heard_leaves_or_is_away_it_holds(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN, CARA, DORA)
    await world.host.together.pause(game, ANNA)
    await world.host.together.pause(game, BEN)
    await world.host.leave(game, CARA)
    await world.quiet()
    assert not (await world.host.reading(game)).game.paused
    async with world.host._ledger.changing(game) as change:
        change.seats[3].stand_in = "warm"
    await world.quiet()
    assert (await world.host.reading(game)).game.paused
    assert world.discord.texts("proposal") == ["pause held ()"]


async def test_another_pace_holds_when_all_agree_to_the_very_same(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    together = world.host.together
    assert await refused(together.pace(game, ANNA, "day")) == "same-pace"
    assert await refused(together.pace(game, ANNA, "hour")) == "bad-options"
    assert await together.pace(game, ANNA, "three") == "open"
    assert await refused(together.pace(game, BEN, "week")) == "proposal-open"
    assert await together.pace(game, BEN, "three") == "held"
    assert (await world.host.reading(game)).game.options["pace"] == PACES["three"]


async def test_most_of_the_others_replace_whoever_is_late(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN, CARA, DORA)
    assert await refused(world.host.seats.replace(game, BEN, 3)) == "replace-too-early"
    await make_late(world, game, 3)
    assert await world.host.seats.replace(game, BEN, 3) == "open"
    await world.quiet()
    assert world.discord.texts("proposal") == ["replace open (1, 3)"]
    assert await refused(world.host.together.say(game, DORA, 1, agrees=False)) == "no-say"
    assert await world.host.together.say(game, ANNA, 1, agrees=False) == "open"
    assert await world.host.together.say(game, CARA, 1, agrees=True) == "held"
    assert (await world.host.reading(game)).offered == (3,)


async def test_most_who_would_rather_not_let_it_fall(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN, CARA, DORA)
    await make_late(world, game, 3)
    await world.host.seats.replace(game, BEN, 3)
    await world.host.together.say(game, ANNA, 1, agrees=False)
    assert await world.host.together.say(game, CARA, 1, agrees=False) == "refused"
    assert (await world.host.reading(game)).offered == ()


async def test_whoever_has_come_back_meanwhile_keeps_the_seat(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN, CARA)
    await make_late(world, game, 0)
    await world.host.seats.replace(game, BEN, 0)
    await world.quiet()
    await world.answer(game, ANNA)
    await world.quiet()
    assert await refused(world.host.together.say(game, CARA, 1, agrees=True)) == "proposal-over"
    assert world.discord.texts("proposal") == ["replace overtaken ()"]
    assert (await world.host.reading(game)).offered == ()


async def test_where_one_other_plays_they_are_most_of_the_others(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    await make_late(world, game, 0)
    assert await world.host.seats.replace(game, BEN, 0) == "held"


async def test_while_the_bot_is_not_on_the_server_no_time_passes_and_nothing_is_lost(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    before = await due(world, game)
    world.discord.refuse = lambda *_: Refusal(50001)
    world.host.lose_server(HERE.guild_id or 0)
    await world.quiet()
    assert (await world.host.reading(game)).game.paused
    world.time += timedelta(days=1)
    await world.answer(game, ANNA)
    await world.quiet()
    world.discord.refuse = lambda *_: None
    world.host.look_in(HERE.guild_id or 0, check=True)
    await world.quiet()
    assert not (await world.host.reading(game)).game.paused
    assert [await due(world, game, seat) for seat in (0, 1)] == [(before or 0) + DAY] * 2
    assert sorted(world.discord.texts("turn")) == ["[0]", "[1]"]


async def test_a_pause_that_people_wished_lasts_beyond_that(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    await world.host.together.pause(game, MODERATOR)
    world.discord.refuse = lambda *_: Refusal(50001)
    world.host.lose_server(HERE.guild_id or 0)
    await world.quiet()
    world.discord.refuse = lambda *_: None
    world.host.look_in(HERE.guild_id or 0, check=True)
    await world.quiet()
    assert (await world.host.reading(game)).game.paused


async def test_a_game_whose_channel_is_gone_takes_up_its_time_where_it_moves(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    before = await due(world, game)
    world.discord.refuse = lambda _, channel: Refusal(10003, 404) if channel == HERE.channel_id else None
    world.host.look_at_channel(HERE.channel_id)
    await world.quiet()
    world.time += timedelta(days=3)
    await world.host.together.move(game, ANNA, Place(7, 71))
    assert await due(world, game) == (before or 0) + 3 * DAY


def commands() -> dict[str, Command[Any, ..., Any]]:
    tables = next(group for group in groups() if isinstance(group, Group) and group.name == "table")
    return {command.name: command for command in tables.commands if isinstance(command, Command)}


async def test_each_command_says_in_a_sentence_what_has_become_of_it(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    anna = Visitor(world.host, ANNA, Way(OWN, TABLE))
    told = {name: await anna.slash(commands()[name], **options) for name, options in {
        "pause": {}, "resume": {}, "pace": {"turn": "week"}, "replace": {"player": "Ben"}, "kick": {"player": "Ben"},
    }.items()}  # fmt: skip
    assert told == {
        "pause": words("en", "consent-now-open"),
        "resume": words("en", "not-paused"),
        "pace": words("en", "consent-now-open"),
        "replace": words("en", "replace-too-early", name="Ben"),
        "kick": words("en", "already-begun"),
    }
    moderator = Visitor(world.host, CARA, Way(OWN, TABLE, MANAGE))
    assert await moderator.slash(commands()["pause"]) == words("en", "consent-now-held")
    assert (await world.host.reading(game)).game.paused


async def test_others_are_nudged_and_whoever_is_back_has_their_seat_again(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    async with world.store.writing() as session:
        (await session.get_one(SeatRow, (game, 0))).stand_in = "warm"
    ben, anna = (Visitor(world.host, one, Way(OWN, HALL)) for one in (BEN, ANNA))
    assert await ben.slash(commands()["nudge"], game=str(game)) == words("en", "nudge-nobody")
    assert "**Five Cards**" in await anna.slash(commands()["back"], game=str(game))
    async with world.store.reading() as session:
        assert (await session.get_one(SeatRow, (game, 0))).stand_in == ""
    world.time += timedelta(hours=13)
    assert await ben.slash(commands()["nudge"], game=str(game)) == words("en", "nudged", who="Anna")


async def test_a_pace_that_the_server_forbids_is_not_even_proposed(world: Hosted) -> None:
    await clocked(world, ANNA, BEN)
    await world.host.change_customs(OWN, lambda customs: type(customs)(paces=("day", "three")))
    told = await Visitor(world.host, ANNA, Way(OWN, TABLE)).slash(commands()["pace"], turn="week")
    assert told == words("en", "pace-not-allowed", paces="1 day or 3 days")
    await world.quiet()
    assert world.discord.of("proposal") == []


async def test_the_lobbys_automatic_players_and_guests_are_taken_out(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN, automatic=1)
    anna = Visitor(world.host, ANNA, Way(OWN, TABLE))
    assert await anna.slash(commands()["kick"], player="Automatic player") == words("en", "dismissed-automatic")
    assert await anna.slash(commands()["kick"], player="Ben") == words("en", "confirm-dismiss", name="Ben")
    assert len((await world.host.reading(game.id)).seats) == 2


async def test_from_outside_no_command_about_a_table_shows_or_changes_anything(world: Hosted) -> None:
    game = await clocked(world, ANNA, BEN)
    before = await world.rows()
    keys = ("error-not-in-dm", "error-no-table-here", "error-no-table-dm")
    not_here = {words("en", "error-no-such-option", text=str(game)), *(words("en", key) for key in keys)}
    for name, way in OUTSIDERS.items():
        stranger = Visitor(world.host, CARA, way)
        for command in commands().values():
            told = await stranger.slash(command, **({"game": str(game)} if "game" in command._params else {}))
            assert told in not_here, (name, command.name)
            for option, parameter in command._params.items():
                if parameter.autocomplete:
                    assert await stranger.suggestions(command, option, game) == []
        assert await world.rows() == before
    for way in (Way(OWN, TABLE, VIEW), Way(OWN, HALL, VIEW, NONE)):
        for command in commands().values():
            await Visitor(world.host, CARA, way).slash(command)
        assert await world.rows() == before
