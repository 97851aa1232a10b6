"""Watching: told at each round and at the end what everybody may know, once, and no longer than one wishes."""

from collections.abc import AsyncGenerator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlmodel import select

from bot.hosting.recalling import watching
from bot.store.memory import WatchRow
from bot.text import words
from bot.ui.watching import watch_page, watched_page
from bot.values.past import Epilogue
from bot.values.people import Person, Place
from bot.values.refusal import HostError
from data.words import languages
from tests.bot.fake_discord import DM, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, DORA, Hosted, hosted
from tests.bot.limits import check
from tests.bot.visitors import HALL, OWN, TABLE, Visitor, Way, english

CLOSED = 50007


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


async def watches(world: Hosted) -> list[tuple[int, int]]:
    async with world.store.reading() as session:
        return [(row.game_id, row.user_id) for row in (await session.exec(select(WatchRow))).all()]


def read(world: Hosted, person: Person) -> list[str]:
    return [message.text for message in world.discord.of("watch", DM + person.user_id)]


async def test_a_watcher_is_told_at_once_at_each_round_and_at_the_end(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.watching.start(game, CARA, "en")
    await world.quiet()
    assert read(world, CARA) == ["running 0"]
    for _ in range(1000):
        acting = [p for p in (ANNA, BEN) if (await world.host.reading(game, p.user_id)).must_act]
        if not acting:
            break
        await world.answer(game, acting[0])
        await world.quiet()
    assert read(world, CARA) == ["running 0", "running 1", "running 2", "over 3"]


async def test_whoever_stops_is_told_no_more_even_of_what_was_on_its_way(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        await world.host.watching.start(game, CARA, "en")
        await world.host.watching.start(game, DORA, "en")
        await world.host.watching.stop(CARA.user_id, game)
        with pytest.raises(HostError, match="watch-not"):
            await world.host.watching.stop(CARA.user_id, game)
    async with hosted(tmp_path / "games.db") as later:
        await later.quiet()
        assert (read(later, CARA), read(later, DORA)) == ([], ["running 0"])
        await later.play(game, (ANNA, BEN))
        await later.quiet()
        assert read(later, CARA) == []


async def test_after_an_outage_there_is_one_message_not_one_a_round(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        await world.host.watching.start(game, CARA, "en")
        await world.play(game, (ANNA, BEN))
    async with hosted(tmp_path / "games.db") as later:
        await later.quiet()
        assert read(later, CARA) == ["over 3"]


async def test_whoever_closes_their_messages_watches_nothing_any_more(world: Hosted) -> None:
    games = [await world.game(ANNA, BEN, place=Place(7, channel)) for channel in (70, 71)]
    for game in games:
        await world.host.watching.start(game, CARA, "en")
    await world.host.watching.start(games[0], DORA, "en")
    await world.quiet()
    world.discord.refuse = lambda _, channel: Refusal(CLOSED) if channel == DM + CARA.user_id else None
    await world.play(games[0], (ANNA, BEN), 6)
    await world.quiet()
    assert await watches(world) == [(games[0], DORA.user_id)]
    assert not [row for row in (await world.rows())["outbox"] if row["kind"] == "watch"]
    assert not [text for text in world.discord.texts("notice") if "dm-closed" in text]
    assert not (await world.host.reading(games[0])).seats[0].dm_closed


async def test_whoever_sits_down_watches_no_more(world: Hosted) -> None:
    lobby = await world.lobby(ANNA, BEN)
    await world.host.watching.start(lobby.id, CARA, "en")
    await world.quiet()
    assert read(world, CARA) == ["lobby None"]
    await world.host.join(lobby.id, CARA)
    await world.host.begin(lobby.id, ANNA)
    await world.quiet()
    assert read(world, CARA) == ["lobby None"]


async def test_a_game_that_is_broken_off_is_told_too(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.watching.start(game, CARA, "en")
    await world.quiet()
    await world.host.end(game, ANNA)
    await world.quiet()
    assert read(world, CARA) == ["running 0", "ended 0"]


async def refused(world: Hosted, game: int, person: Person) -> str:
    before = await world.rows()
    with pytest.raises(HostError) as error:
        await world.host.watching.start(game, person, "en")
    assert await world.rows() == before
    return error.value.key


async def test_who_may_not_watch_is_told_why_and_nothing_changes(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(ANNA, BEN)
    other = await world.game(ANNA, BEN, place=Place(7, 71))
    await world.quiet()
    assert await refused(world, game, ANNA) == "watch-seated"
    await world.host.watching.start(game, CARA, "en")
    await world.quiet()
    assert await refused(world, game, CARA) == "watch-already"
    monkeypatch.setattr(watching, "MOST_WATCHERS", 1)
    assert await refused(world, game, DORA) == "watch-full"
    monkeypatch.setattr(watching, "MOST_WATCHED", 1)
    assert await refused(world, other, CARA) == "watch-many"
    await world.host.end(game, ANNA)
    await world.quiet()
    assert await refused(world, game, DORA) == "game-ended"
    world.time += timedelta(days=1)
    await world.host.watching.start(other, CARA, "en")  # a game that is over counts no more


async def test_by_buttons_anybody_watches_who_sees_the_channel_and_stops_from_anywhere(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    hidden = Visitor(world.host, CARA, Way(OWN, HALL))
    assert await hidden.click("watch", game) == english("no-such-game", id=game)
    there = Visitor(world.host, CARA, Way(OWN, TABLE))
    assert await there.click("watch", game) == english("watch-begun")
    assert await watches(world) == [(game, CARA.user_id)]
    private = Visitor(world.host, CARA, Way(None, 90))
    assert await private.click("unwatch", game) == english("watch-ended")
    assert await private.click("unwatch", game) == await private.click("unwatch", 4242) == english("watch-not")
    assert await watches(world) == []


@pytest.mark.parametrize("language", languages())
async def test_what_a_watcher_reads_is_the_publics_and_fits(world: Hosted, language: str) -> None:
    lobby = await world.lobby(ANNA, BEN)
    place = "W" * 60
    pages = [watch_page(await world.host.reading(lobby.id), language, place, Epilogue())]
    await world.host.begin(lobby.id, ANNA)
    table = await world.host.reading(lobby.id)
    assert table.seat is None
    pages.append(watch_page(table, language, place, Epilogue()))
    pages.append(watched_page([table.game] * 1, language))
    pages.append(watched_page([], language))
    await world.play(lobby.id, (ANNA, BEN))
    told = await world.host.past.epilogue(lobby.id)
    pages.append(watch_page(await world.host.reading(lobby.id), language, place, told))
    for page in pages:
        check(page)
    assert [len(page.rows) for page in pages] == [1, 1, 1, 0, 0]
    assert words(language, "watch-stop") in str(pages[1].rows)
