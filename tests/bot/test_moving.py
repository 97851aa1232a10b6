"""Games whose channel is gone, and games that move: nobody waits in silence, and nothing stays behind."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio
from discord.app_commands import Command, Group

from bot.app.commands import group_for
from bot.app.commands.across import groups
from bot.games import face_of
from bot.outbox.delivery import Delivery, Posted
from bot.store.schema import STANDING
from bot.text import words
from bot.values.people import Person, Place
from bot.values.states import RUNNING
from tests.bot.fake_discord import DM, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, DORA, HERE, Hosted, hosted, refused
from tests.bot.visitors import HALL, OWN, Visitor, Way

THERE = Place(7, 71)
GONE, NO_ACCESS = 10003, 50001


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


def close(world: Hosted, code: int = GONE) -> None:
    """Delete the channel, or take the bot's rights there."""
    world.discord.refuse = lambda _, channel: Refusal(code, 404) if channel == HERE.channel_id else None
    if code == GONE:
        kept = {at: one for at, one in world.discord.messages.items() if one.channel != HERE.channel_id}
        world.discord.messages = kept


async def lost(world: Hosted, *people: Person) -> int:
    """Return a game whose channel was deleted, as the bot has found out."""
    game = await world.game(*people)
    await world.quiet()
    close(world)
    world.host.look_at_channel(HERE.channel_id)
    await world.quiet()
    return game


def standing(world: Hosted, place: Place) -> list[str]:
    return sorted(one.kind for one in world.discord.messages.values() if one.channel == place.channel_id)


async def test_when_a_channel_is_deleted_everybody_is_told_once(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN)
    for _ in range(2):
        world.host.look(game, check=True)
        await world.quiet()
    told = [(one.channel, one.text.split()[0]) for one in world.discord.of("word")]
    assert sorted(told) == [(DM + 1, "told-adrift"), (DM + 2, "told-adrift")]
    assert (await world.host.reading(game)).game.adrift


async def test_a_failing_delivery_finds_it_too(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    close(world)
    await world.answer(game, ANNA)
    await world.quiet()
    assert len(world.discord.of("word")) == 2


async def test_a_right_taken_away_is_no_deleted_channel(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    close(world, NO_ACCESS)
    await world.answer(game, ANNA)
    await world.quiet()
    row = await world.game_row(game)
    assert (row.no_access, row.adrift, world.discord.of("word")) == (True, None, [])


async def test_the_host_brings_it_to_another_channel_where_all_stands_anew(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN)
    assert await world.host.together.move(game, ANNA, THERE) == "held"
    await world.quiet()
    assert standing(world, THERE) == ["notice", "table", "turn"]
    row = await world.game_row(game)
    assert (row.channel_id, row.adrift, row.no_access) == (71, None, False)
    assert row.table_message_id == world.discord.of("table")[0].id
    await world.play(game, [ANNA, BEN])
    await world.quiet()
    assert standing(world, HERE) == []
    assert "final" in standing(world, THERE)
    assert (await world.rows())["outbox"] == []


async def test_two_who_play_bring_it_there_without_the_host(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN, CARA)
    assert await world.host.together.move(game, BEN, THERE) == "open"
    await world.quiet()
    assert [(one.channel, one.text) for one in world.discord.of("proposal")] == [(71, "move open (1, 3)")]
    assert (await world.game_row(game)).channel_id == 70
    assert await world.host.together.say(game, CARA, 1, agrees=True) == "held"
    await world.quiet()
    assert standing(world, THERE) == ["notice", "proposal", "table", "turn"]
    assert world.discord.texts("proposal") == ["move held ()"]


async def test_the_second_may_also_say_so_there_as_the_first_did(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN, CARA)
    await world.host.together.move(game, BEN, THERE)
    assert await refused(world.host.together.move(game, BEN, THERE)) == "already-done"
    assert await refused(world.host.together.move(game, CARA, Place(7, 72))) == "proposal-open"
    assert await world.host.together.move(game, CARA, THERE) == "held"


async def test_a_proposal_in_another_channel_tells_nothing_of_the_games_own(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN, CARA)
    world.discord.refuse = lambda *_: Refusal(NO_ACCESS)
    await world.host.together.move(game, BEN, THERE)
    await world.quiet()
    row = await world.game_row(game)
    assert (row.no_access, row.adrift is None) == (True, False)
    close(world)
    await world.host.together.move(game, ANNA, THERE)
    await world.quiet()
    assert "table" in standing(world, THERE)


async def test_a_game_whose_channel_is_there_moves_at_its_hosts_word_and_leaves_nothing_behind(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    assert await refused(world.host.together.move(game, BEN, THERE)) == "not-host"
    await world.host.together.move(game, ANNA, THERE)
    await world.quiet()
    assert standing(world, THERE) == ["notice", "table", "turn"]
    old = [(one.kind, one.text) for one in world.discord.messages.values() if one.channel == 70 and one.kind == "table"]
    assert ("table", "retired") in old
    assert "turn" not in standing(world, HERE)


async def test_where_it_may_not_go(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN)
    other = await world.game(CARA, DORA, place=THERE)
    before = await world.rows()
    assert await refused(world.host.together.move(game, ANNA, HERE)) == "move-here"
    assert await refused(world.host.together.move(game, ANNA, Place(8, 80))) == "move-other-server"
    assert await refused(world.host.together.move(game, ANNA, THERE)) == "channel-taken"
    assert await refused(world.host.together.move(game, CARA, Place(7, 72))) == "not-in-game"
    await world.host.end(other, CARA)
    assert await refused(world.host.together.move(other, CARA, Place(7, 72))) == "game-ended"
    assert {row["id"]: row["channel_id"] for row in (await world.rows())["game"]} == {
        row["id"]: row["channel_id"] for row in before["game"]
    }


async def test_what_is_proposed_comes_along(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    await world.host.together.ask_back(game, BEN, 3)
    await world.quiet()
    await world.host.together.move(game, ANNA, THERE)
    await world.quiet()
    assert standing(world, THERE) == ["notice", "proposal", "table", "turn"]
    assert await world.host.together.say(game, ANNA, 1, agrees=True) == "held"


def move_while_on_its_way(world: Hosted, game: int, kind: str) -> None:
    """Let the game move while the first message of a kind is on its way."""
    courier: Any = world.host._ledger.outbox.courier
    post, moved = getattr(courier, kind), list[str]()

    async def moving(delivery: Delivery) -> Posted | None:
        posted: Posted | None = await post(delivery)
        if not moved:
            moved.append(await world.host.together.move(game, ANNA, THERE))
        return posted

    setattr(courier, kind, moving)


async def test_a_message_that_was_on_its_way_when_the_game_moved_does_not_become_its_table(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    move_while_on_its_way(world, game, "table")
    world.host.post_anew(game)
    await world.quiet()
    table = (await world.game_row(game)).table_message_id
    assert [one.id for one in world.discord.of("table", THERE.channel_id)] == [table]
    assert [one.text for one in world.discord.of("table", HERE.channel_id)] == [
        "retired"
    ] * 2  # the lobby and the table


async def test_old_buttons_lead_those_who_play_to_it_and_nobody_else(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.together.move(game, ANNA, THERE)
    assert "Five Cards" in await Visitor(world.host, BEN, Way(OWN, HERE.channel_id)).click("play", game)
    stranger = Visitor(world.host, CARA, Way(OWN, HERE.channel_id))
    assert await stranger.click("shelves", game) == words("en", "no-such-game")


async def test_nobody_is_offered_a_turn_at_a_table_that_is_gone(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN)
    anna = Visitor(world.host, ANNA, Way(OWN, HALL))
    play = group_for(face_of("toy")).get_command("play")
    assert isinstance(play, Command)
    assert await anna.suggestions(play, "game", game) == ["Game 1 in a channel that is gone"]


async def test_after_two_weeks_adrift_it_ends_and_takes_up_nothing_any_more(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN)
    world.time += timedelta(days=13)
    world.host.look(game)
    await world.quiet()
    assert [mine.must_act for mine in await world.host.games_of(ANNA.user_id)] == [False]
    assert await world.host.waiting_for(ANNA.user_id) == ()
    world.time += timedelta(days=2)
    world.host.look(game)
    await world.quiet()
    assert await world.host.games_of(ANNA.user_id) == ()


def commands() -> dict[str, Command[Any, ..., Any]]:
    tables = next(group for group in groups() if isinstance(group, Group) and group.name == "table")
    return {command.name: command for command in tables.commands if isinstance(command, Command)}


async def test_a_command_moves_it_to_where_it_is_typed(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN)
    host = Visitor(world.host, ANNA, Way(OWN, HALL))
    assert await host.slash(commands()["move"]) == words("en", "consent-now-held")
    assert (await world.game_row(game)).channel_id == HALL


async def late(world: Hosted, kind: str, code: int) -> int:
    """Move a game while a message of a kind is on its way to the old channel, which then is refused."""
    game = await world.game(ANNA, BEN, CARA)
    await world.play(game, [ANNA, BEN, CARA], 1)
    await world.quiet()
    courier: Any = world.host._ledger.outbox.courier
    post, moved = getattr(courier, kind), list[str]()

    async def moving(delivery: Delivery) -> Posted | None:
        if moved:
            return cast("Posted | None", await post(delivery))
        moved.append(await world.host.together.move(game, ANNA, THERE))
        raise Refusal(code, 404)

    setattr(courier, kind, moving)
    if kind == "proposal":
        await world.host.together.pause(game, BEN)
    elif kind == "notice":
        await world.host.leave(game, CARA)
    else:
        world.host.look(game, check=True)
    await world.quiet()
    assert moved
    return game


@pytest.mark.parametrize("code", [GONE, NO_ACCESS])
@pytest.mark.parametrize("kind", ["table", "proposal", "shorten", "notice"])
async def test_what_fails_late_in_the_old_channel_says_nothing_of_the_new_one(
    world: Hosted, kind: str, code: int
) -> None:
    await stands_well(world, await late(world, kind, code), kind)


async def test_a_table_message_that_is_found_gone_late_takes_nothing_from_the_new_one(world: Hosted) -> None:
    await stands_well(world, await late(world, "table", 10008), "table")


async def stands_well(world: Hosted, game: int, kind: str) -> None:
    """Check that a game stands in its new channel and owes nothing there."""
    row = await world.game_row(game)
    assert (row.channel_id, row.no_access, row.adrift, row.held) == (71, False, None, False)
    assert row.table_message_id == world.discord.of("table", THERE.channel_id)[0].id
    assert world.discord.of("word") == []
    owed = [post["state"] for post in (await world.rows())["outbox"] if post["channel_key"] == "channel:71"]
    assert owed == [STANDING]
    there = standing(world, THERE)
    assert there.count("notice") == (2 if kind == "notice" else 1)
    assert there.count("proposal") == (kind == "proposal")


async def test_a_proposal_that_arrives_late_in_the_old_channel_is_taken_away_there(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    move_while_on_its_way(world, game, "proposal")
    await world.host.together.pause(game, BEN)
    await world.quiet()
    assert [one.channel for one in world.discord.of("proposal")] == [THERE.channel_id]
    (row,) = (await world.rows())["proposal"]
    assert row["message_id"] == world.discord.of("proposal")[0].id


async def test_a_channel_that_is_found_again_is_gone_no_more_and_ends_nothing(world: Hosted) -> None:
    game = await lost(world, ANNA, BEN)
    world.discord.refuse = lambda *_: None
    world.host.look(game, check=True)
    await world.quiet()
    row = await world.game_row(game)
    assert (row.no_access, row.adrift) == (False, None)


async def test_a_game_that_can_be_reached_is_not_given_up_whatever_was_noted_once(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    await world.change_game(game, adrift=0)
    world.host.look(game)
    await world.quiet()
    row = await world.game_row(game)
    assert (row.state, row.adrift) == (RUNNING, None)
