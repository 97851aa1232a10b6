"""`/stats`: what somebody is told of finished games, and of whose."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.app.commands.across.stats import group
from bot.store.persons import PersonRow
from bot.text import words
from bot.ui.ids import numbers_of
from bot.values.past import Wanted
from data.words import languages
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.bot.limits import check
from tests.bot.test_past import Archive
from tests.bot.visitors import DM, HALL, OTHER, OWN, TABLE, VIEW, Visitor, Way


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        yield world


def command(name: str) -> app_commands.Command[Any, ..., Any]:
    found = group().get_command(name)
    assert isinstance(found, app_commands.Command)
    return found


def visitor(world: Hosted, person: Any = ANNA, way: Way | None = None) -> Visitor:
    return Visitor(world.host, person, way or Way(OWN, TABLE))


async def test_my_games_are_told_with_my_rating_and_how_long_others_wait(world: Hosted) -> None:
    archive = Archive(world)
    await archive.over((1, 10, 1), (2, 7, 2))
    await archive.over((1, 13, 2), (2, 15, 1))
    told = await visitor(world).slash(command("me"))
    assert "Five Cards**: 2 games, 1 won; points: 11.5 on average, 13 at best" in told
    assert "Rating so far: **1120**" in told
    assert "wait 30 seconds" in told


async def test_without_games_there_is_one_sentence(world: Hosted) -> None:
    for name in ("me", "past", "server"):
        assert words("en", "stats-none") in await visitor(world).slash(command(name))


async def test_of_others_only_what_was_played_here_and_no_waits_and_no_rating_against_their_wish(world: Hosted) -> None:
    archive = Archive(world)
    await archive.over((1, 10, 1), (2, 7, 2))
    await archive.over((1, 99, 1), (2, 7, 2), guild=OTHER)
    ben = visitor(world, BEN)
    anna = ben._interaction().user.__class__()
    anna.id, anna.display_name, anna.name = 1, "Anna", "anna"
    told = await ben.slash(command("member"), member=anna)
    assert "one game" in told
    assert "99" not in told
    assert "wait" not in told
    assert "Rating" not in told
    async with world.store.writing() as session:
        session.add(PersonRow(user_id=1, leaderboard=True))
    assert "Rating" in await ben.slash(command("member"), member=anna)
    elsewhere = visitor(world, BEN, Way(None, DM))
    assert await elsewhere.slash(command("member"), member=anna) == words("en", "error-not-in-dm")
    assert await elsewhere.slash(command("server")) == words("en", "error-not-in-dm")
    against = await elsewhere.slash(command("against"), member=anna)
    assert "Came in ahead: you 0, <@1> 2; level: 0" in against
    anna.id = 2
    assert await ben.slash(command("against"), member=anna) == words("en", "stats-yourself")


@pytest.mark.parametrize(
    "options, sentence",
    [
        ({"kind": "chess"}, "error-no-such-option"),
        ({"kind": "toy", "variant": "rounds=nine"}, "error-no-such-option"),
        ({"strength": "genius"}, "error-no-such-option"),
    ],
)
async def test_what_is_not_on_offer_is_refused(world: Hosted, options: dict[str, str], sentence: str) -> None:
    text = list(options.values())[-1]
    told = await visitor(world).slash(command("me"), **options)
    assert told == words("en", sentence, text=text)


async def test_variants_are_picked_or_typed_as_they_are_called(world: Hosted) -> None:
    archive = Archive(world)
    await archive.over((1, 10, 1), (2, 7, 2), variant="rounds=two")
    await archive.over((1, 20, 1), (2, 7, 2))
    for kind, typed in (("toy", "rounds=two"), ("Five Cards", "two rounds")):
        told = await visitor(world).slash(command("me"), kind=kind, variant=typed)
        assert "10 at best" in told
        assert "Only games with Two rounds." in told
    assert "20 at best" in await visitor(world).slash(command("me"), variant="usual")


async def test_kinds_variants_and_strengths_are_suggested(world: Hosted) -> None:
    anna, me = visitor(world), command("me")
    suggest: Any = {name: me._params[name].autocomplete for name in ("kind", "variant", "strength")}
    here = anna._interaction(me, {"kind": "exlibris"})
    assert "Exlibrium" in [one.name for one in await suggest["kind"](here, "ex")]
    found = {one.value: one.name for one in await suggest["variant"](here, "")}
    assert {"usual", "level=novice", "long=yes", "removal=no"} <= found.keys()
    assert not {name for name in found if name.startswith("first")}
    assert found["long=yes"] == "Long"
    strengths = [one.value for one in await suggest["strength"](here, "")]
    assert strengths == ["apprentice", "librarian", "grand-librarian", "archivist"]
    assert [one.value for one in await suggest["variant"](anna._interaction(me, {"kind": "x"}), "")] == []


async def test_past_games_open_again_for_whoever_may_see_them(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, (ANNA, BEN))
    anna = visitor(world, way=Way(None, DM))
    assert "Five Cards" in await anna.slash(command("past"))
    told = await anna.click("over", 0, 0, value=game, private=True)
    assert "The game is over" in told
    verbs = [custom_id.split(":")[1] for custom_id in anna.components()]
    assert "rematch" not in verbs
    assert verbs[-1] == "past"
    assert {"record"} <= set(verbs)
    hidden = visitor(world, CARA, Way(OWN, HALL))
    assert await hidden.click("over", 0, 0, value=game, private=True) == words("en", "no-such-game", id=game)
    seen = visitor(world, CARA, Way(OWN, HALL, VIEW, VIEW))
    assert "The game is over" in await seen.click("over", 0, 0, value=game, private=True)


async def test_long_lists_are_leafed_through(world: Hosted) -> None:
    archive = Archive(world)
    for score in range(23):
        await archive.over((1, score, 1), (2, 7, 2))
    anna = visitor(world)
    assert "page 1 of 3" in await anna.slash(command("past"), kind="toy")
    last = await anna.click("past", 2, numbers_of(":0")[0], private=True)
    assert "page 3 of 3" in last
    assert "0 points" in last


async def test_a_server_tells_its_best_and_its_leaders(world: Hosted) -> None:
    archive = Archive(world)
    async with world.store.writing() as session:
        session.add(PersonRow(user_id=1, leaderboard=True))
    for score in range(10):
        await archive.over((1, score, 1), (2, 7, 2))
    told = await visitor(world, CARA).slash(command("server"))
    assert "10 games by 2 people" in told
    assert "**9**, <@1>" in told
    assert "1. <@1>: **1160** in 10 rated games" in told


@pytest.mark.parametrize("language", languages())
async def test_every_language_tells_it_within_what_discord_takes(world: Hosted, language: str) -> None:
    from bot.ui import stats
    from render.names import SeatName

    archive = Archive(world)
    for score in range(30):
        await archive.over((1, score * 1000, 1), (2, 7, 2), (None, 5, 3))
    past, wanted = world.host.past, Wanted(key="toy", seats=3, variant="", strength="automatic")
    sums = await past.of(1, wanted)
    name = SeatName("A" * 32, "", "anna")
    pages = [
        stats.mine_page(sums, wanted, name, language),
        stats.member_page(sums, wanted, name, 2, language, rating=True),
        stats.against_page(await past.against(1, 2, wanted), wanted, 2, language),
        stats.server_page(await past.server(7), language),
        stats.past_page(await past.games(1, wanted), 1, 0, language),
    ]
    for page in pages:
        check(page)
        assert "{" not in page.content
