"""Ex Libris alone and with variants, from the lobby on: what is offered, told and refused (EL-94 to EL-96)."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app.commands.extras import _values
from bot.games import face_of
from bot.hosting.host import HostError
from bot.hosting.options import offered
from bot.text import has, refusal
from bot.ui.controls import Menu, buttons_of
from bot.ui.lobby import lobby
from bot.ui.room import texts_of
from bot.values.people import Place
from bot.values.states import LOBBY, OVER, RUNNING
from bot.values.table import Game, Table
from engine.exlibris import RULES
from engine.record import retold
from tests.bot.hosted import ANNA, BEN, HERE, Hosted, hosted

CHOSEN = {"beginner": 0, "removal": 1, "friendly": 0, "long": 0, "first": -1, "shuffle": 1}
"""What the start command sends where nothing is chosen."""


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def opened(world: Hosted, **options: int) -> Game:
    return await world.host.start(RULES.key, HERE, ANNA, {**CHOSEN, **options})


async def shown(world: Hosted, game: Game) -> tuple[str, list[str], list[Menu]]:
    """The text of a lobby, the buttons that are on, and its menus."""
    page = lobby(await world.host.reading(game.id), "en")
    buttons = [part.verb for row in page.rows for part in buttons_of(row) if part.on]
    return "\n".join(texts_of(page)), buttons, [row for row in page.rows if isinstance(row, Menu)]


REFUSED = [
    ({"level": 0}, "bad-options"),
    ({"level": 8}, "bad-options"),
    ({"level": -3}, "bad-options"),
    ({"hints": 2}, "bad-options"),
    ({"shuffle": -1}, "bad-options"),
    ({"level": 1, "beginner": 1}, "solo-variants"),
    ({"level": 4, "friendly": 1}, "solo-variants"),
    ({"level": 7, "long": 1}, "solo-variants"),
    ({"beginner": 2}, "bad-options"),
    ({"friendly": -1}, "bad-options"),
    ({"unheard-of": 1}, "bad-options"),
    ({"level": 2, "first": 1}, "bad-options"),
]


@pytest.mark.parametrize("options, key", REFUSED)
async def test_what_does_not_go_together_is_refused_before_anything_is_stored(
    world: Hosted, options: Mapping[str, int], key: str
) -> None:
    """EL-94 to EL-96"""
    before = await world.rows()
    with pytest.raises(HostError) as error:
        await opened(world, **options)
    assert error.value.key == key
    assert await world.rows() == before
    said = refusal("en", key, ["exlibris"])
    assert said.endswith(".")
    assert has(key) or has(f"exlibris-refused-{key}")


async def test_a_level_opens_a_lobby_for_one_that_can_begin_at_once(world: Hosted) -> None:
    """EL-95, EL-96"""
    game = await opened(world, level=3)
    text, buttons, menus = await shown(world, game)
    assert "against the public library, at the level **Professor**: 3 cards" in text
    assert "Anna can begin at once." in text
    assert (buttons, menus) == (["begin", "leave", "help"], [])
    for joining in (world.host.join(game.id, BEN), world.host.add_automatic(game.id, ANNA)):
        with pytest.raises(HostError) as full:
            await joining
        assert (full.value.key, full.value.args_by_name) == ("lobby-full", {"most": 1})
    table = await world.host.begin(game.id, ANNA)
    assert (table.game.state, table.view.public.level, table.seats[0].name) == (RUNNING, 3, "Anna")


async def test_who_is_alone_is_offered_the_seven_levels(world: Hosted) -> None:
    """EL-96: and told so where the game cannot begin yet."""
    game = await opened(world)
    text, buttons, menus = await shown(world, game)
    assert "One more player is needed." in text
    assert "begin" not in buttons
    menu = next(menu for menu in menus if menu.verb == "alone")
    assert [line.label for line in menu.lines] == [
        "1 Novice, the easiest", "2 Student", "3 Professor", "4 Scholar", "5 Savant", "6 Mandarin",
        "7 Demiurge, the hardest",
    ]  # fmt: skip
    before = await world.rows()
    with pytest.raises(HostError) as error:
        await world.host.begin(game.id, ANNA)
    assert error.value.key == "alone"
    assert await world.rows() == before
    await world.host.join(game.id, BEN)
    assert "alone" not in [menu.verb for menu in (await shown(world, game))[2]]


async def test_choosing_a_level_in_the_lobby_begins_the_game_for_one(world: Hosted) -> None:
    """EL-95"""
    game = await opened(world)
    table = await world.host.begin(game.id, ANNA, {"level": 7})
    assert (table.game.state, table.game.options["level"], table.view.public.level) == (RUNNING, 7, 7)


@pytest.mark.parametrize("level", [0, 8])
async def test_there_is_no_eighth_level_in_the_lobby_either(world: Hosted, level: int) -> None:
    """EL-96"""
    game = await opened(world)
    await refused(world, game, "bad-options", level=level)


async def test_nobody_plays_alone_with_others_at_the_table(world: Hosted) -> None:
    """EL-95: as when a level is chosen at the moment in which a friend joins."""
    game = await opened(world)
    await world.host.join(game.id, BEN)
    await refused(world, game, "solo-only", level=2)


@pytest.mark.parametrize("variant", ["beginner", "friendly", "long"])
async def test_nobody_plays_alone_with_variants(world: Hosted, variant: str) -> None:
    """EL-94: so no level is offered, and the game waits for players."""
    game = await opened(world, **{variant: 1})
    assert [menu.verb for menu in (await shown(world, game))[2]] == ["auto", "vary"]
    await refused(world, game, "solo-variants", level=2)
    await refused(world, game, "too-few")


async def refused(world: Hosted, game: Game, key: str, **options: int) -> None:
    before = await world.rows()
    with pytest.raises(HostError) as error:
        await world.host.begin(game.id, ANNA, options)
    assert error.value.key == key
    assert await world.rows() == before
    assert (await world.host.reading(game.id)).game.state == LOBBY


@pytest.mark.parametrize("name, value", [("level", "8"), ("level", "novice "), ("beginner", "maybe"), ("first", "")])
def test_a_start_with_a_value_that_is_not_on_offer_is_refused(name: str, value: str) -> None:
    """EL-96: Discord offers seven levels; whatever else may come is told apart from them."""
    face = face_of(RULES.key)
    chosen = {option.name: None if option.optional else next(iter(option.values)) for option in offered(face.key)}
    assert "level" not in _values(face, chosen)
    assert _values(face, {**chosen, "level": "demiurge"})["level"] == 7
    with pytest.raises(HostError, match="error-bad-value"):
        _values(face, {**chosen, name: value})


LINES = [
    ({}, []),
    ({"removal": 0}, []),
    (
        {"beginner": 1},
        ["**Beginner**: everybody has three ordinary assistants", "six hardest locations stay in the box"],
    ),
    ({"beginner": 1, "removal": 0}, ["**Beginner**", "all locations are in the game"]),
    ({"friendly": 1}, ["**Friendly**: the four locations and the four libraries"]),
    ({"beginner": 1, "friendly": 1}, ["**Beginner**", "**Friendly**: the four locations that"]),
    ({"long": 1}, ["**Long**", "19 with two players, 17 with three, 15 with four"]),
    ({"beginner": 1, "friendly": 1, "long": 1}, ["**Beginner**", "**Friendly**", "**Long**"]),
]


@pytest.mark.parametrize("options, said", LINES)
async def test_the_lobby_says_in_a_line_what_each_variant_changes(
    world: Hosted, options: Mapping[str, int], said: list[str]
) -> None:
    """EL-94"""
    game = await opened(world, **options)
    text, _, _ = await shown(world, game)
    assert all(part in text for part in said)
    assert text.count("\n**") == len({part for part in said if part.startswith("**")})


async def test_a_game_with_all_variants_begins_as_it_was_promised(world: Hosted) -> None:
    """EL-94, EL-37"""
    game = await opened(world, beginner=1, friendly=1, long=1)
    await world.host.join(game.id, BEN)
    table: Table = await world.host.begin(game.id, ANNA)
    assert (table.view.target, {player.library for player in table.view.players}) == (19, {"basic"})


async def test_games_for_one_and_for_many_live_side_by_side(world: Hosted) -> None:
    """EL-95"""
    alone = await world.host.start(RULES.key, Place(7, 71), ANNA, {**CHOSEN, "level": 1})
    await world.host.begin(alone.id, ANNA)
    other = await opened(world)
    await world.host.join(other.id, BEN)
    assert (await world.host.begin(other.id, ANNA)).view.public is None


@pytest.mark.parametrize("level", [1, 7])
async def test_a_solo_game_is_played_told_again_and_asked_for_once_more(world: Hosted, level: int) -> None:
    """EL-95 to EL-99: at the end its record proves the shuffles, and a rematch begins at once at the same level."""
    game = await opened(world, level=level)
    table = await world.host.begin(game.id, ANNA)
    while table.pending is not None:
        advice = RULES.advise(table.view, table.pending.ask, RULES.strengths[0])
        told = await world.host.submit(game.id, ANNA.user_id, table.pending.number, picks=advice)
        table = told.table
    assert table.game.state == OVER
    assert (table.winners == (0,)) is (table.scores[0] > table.view.public.line.total)
    *_, last = retold(await world.host.record(game.id))
    assert (last.scores, last.winners) == (list(table.scores), list(table.winners))
    again = await world.host.rematch(game.id, ANNA)
    assert (again.state, again.options["level"], again.id != game.id) == (RUNNING, level, True)
