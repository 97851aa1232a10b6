"""The lobby's menu of variants: what its host marks is what is played, and the sealed seed stays as it is."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.studio.drawing import draw
from bot.ui.controls import Menu
from bot.ui.lobby import lobby as lobby_page
from bot.ui.varying import picked
from bot.values.people import Person
from bot.values.table import Game
from data.words import languages
from engine.catalogue import rules_of
from tests.bot.hosted import ANNA, BEN, HERE, Hosted, hosted, refused
from tests.bot.limits import check
from tests.bot.tables import game, lobby

MODERATOR = Person(50, "Mod", moderates=True)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


def opened(key: str, **options: int) -> Game:
    return replace(game("lobby", key), options=options)


def menu(key: str, language: str = "en", **options: int) -> Menu | None:
    table = replace(lobby(2, "Ada"), game=opened(key, **options), fitting=tuple(rules_of(key).seats))
    page = lobby_page(table, language)
    check(page)
    return next((row for row in page.rows if isinstance(row, Menu) and row.verb == "vary"), None)


@pytest.mark.parametrize("language", languages())
def test_each_variant_of_a_game_is_a_line_that_is_marked_where_it_is_on(language: str) -> None:
    told = menu("exlibris", language, friendly=1)
    assert told is not None
    assert [line.marked for line in told.lines] == [False, True, False]
    assert (told.least, told.most) == (0, 3)
    assert menu("atheneum", language) is None
    advanced = menu("exlibrium", language, advanced=1)
    assert advanced is not None
    assert [line.marked for line in advanced.lines] == [True, False]


def test_what_changes_only_a_variant_is_offered_with_it() -> None:  # EL-94
    told = menu("exlibris", beginner=1)
    assert told is not None
    assert len(told.lines) == 4
    marked = [line.index for line in told.lines][:2]
    assert picked(opened("exlibris", beginner=1), marked) == {"beginner": 1, "removal": 0, "friendly": 0, "long": 0}
    assert picked(opened("exlibris"), marked) == {"beginner": 1, "removal": 1, "friendly": 0, "long": 0}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["exlibris", "atheneum", "exlibrium"])
def test_a_lobby_says_what_the_game_is_and_for_how_many(key: str, language: str) -> None:
    table = replace(lobby(2, "Ada"), game=opened(key), fitting=tuple(rules_of(key).seats))
    lines = lobby_page(table, language).content.splitlines()
    assert 60 < len(lines[1]) < 200
    assert lines[2].startswith("-# ")
    assert str(max(rules_of(key).seats)) in lines[2]


async def test_the_host_and_moderators_choose_before_the_game_begins_and_the_seal_stays(world: Hosted) -> None:
    opened = await world.host.start("exlibris", HERE, ANNA)
    await world.host.join(opened.id, BEN)
    before = await world.game_row(opened.id)
    assert await refused(world.host.vary(opened.id, BEN, {"long": 1})) == "not-host"
    assert await refused(world.host.vary(opened.id, ANNA, {"level": 1})) == "too-full"
    assert await refused(world.host.vary(opened.id, ANNA, {"shape": 1})) == "bad-options"
    await world.host.vary(opened.id, ANNA, {"long": 1, "friendly": 0})
    await world.host.vary(opened.id, MODERATOR, {"beginner": 1, "long": 1, "removal": 1})
    after = await world.game_row(opened.id)
    assert (after.secret, after.commitment) == (before.secret, before.commitment)
    table = await world.host.reading(opened.id)
    assert {name: table.game.options[name] for name in ("long", "beginner")} == {"long": 1, "beginner": 1}
    assert not {"friendly", "removal"} & table.game.options.keys()
    begun = await world.host.begin(opened.id, ANNA)
    assert begun.game.options["long"] == 1
    assert await refused(world.host.vary(opened.id, ANNA, {"long": 0})) == "already-begun"


@pytest.mark.parametrize("key", ["exlibris", "atheneum", "exlibrium"])
def test_a_lobby_shows_the_games_title_card(key: str) -> None:
    table = replace(lobby(2, "Ada"), game=opened(key), fitting=tuple(rules_of(key).seats))
    page = lobby_page(table, "ru")
    assert page.sketch is not None
    assert page.words[0].startswith("**")
    assert page.words[1].startswith("1. ")
    picture = draw(page.sketch, "ru").picture
    assert len(picture.png) < 100_000
    assert picture.width == 1200
    assert len(picture.alt) > 20
    assert page.sketch == lobby_page(table, "ru").sketch  # so that an edit sends no other file
