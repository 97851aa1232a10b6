"""Every way into a game, tried from everywhere: what may be read and done, and what a refusal tells."""

from __future__ import annotations

import ast
from collections.abc import AsyncIterator
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord.app_commands import Command

import bot.app.client  # noqa: F401 - every click is registered by importing it
from bot.app import promise
from bot.app.admission import Need
from bot.app.commands import group_for
from bot.app.press import _deeds
from bot.games import face_of, faces
from bot.values.states import ENDED, LOBBY, OVER, RUNNING
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted
from tests.bot.visitors import DM, FOREIGN, HALL, MANAGE, OTHER, OUTSIDERS, OWN, TABLE, VIEW, Visitor, Way, english

KINDS = sorted({"toy", *(face.key for face in faces())})
UNSEEN = english("no-such-game")
NO_SEAT = english("error-not-seated")
NEVER = 4242
ADMITTED = {"found.game.guild_id", "visit.id", "found.id", "click.visit.id", "game.id"}
"""How files name the game of a Visit, or one that the host has given them."""
FROM_DISCORD = {"interaction.user.id", "interaction.guild_id"}
"""What nobody can forge: who asks, and in which server."""
ABOUT_A_GAME = sorted(verb for verb, deed in _deeds.items() if deed.need is not Need.NOTHING)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as opened:
        yield opened


@pytest.fixture
def at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether all that is said comes at once."""
    if request.param:
        monkeypatch.setattr(promise, "FRESH", inf)
        monkeypatch.setattr(promise, "AT_ONCE", 60.0)
    return bool(request.param)


async def table(world: Hosted, key: str, state: str = RUNNING) -> int:
    """Return a game of Anna's, with Ben."""
    game = await world.host.start(key, HERE, ANNA, {"shuffle": 0})
    await world.host.join(game.id, BEN)
    if state != LOBBY:
        await world.host.begin(game.id, ANNA)
    if state == OVER:
        await world.play(game.id, [ANNA, BEN])
    return game.id


@cache
def commands(key: str) -> list[Command[Any, ..., Any]]:
    return [command for command in group_for(face_of(key)).walk_commands() if isinstance(command, Command)]


def states(key: str) -> tuple[str, ...]:
    return (LOBBY, RUNNING, OVER) if key == "toy" else (LOBBY, RUNNING)


def test_every_command_says_what_it_needs() -> None:
    for key in KINDS:
        for command in commands(key):
            need = command.callback.need  # type: ignore[union-attr] # its door has put it there
            about_none = command.name in {"start", "rules"}
            assert (need is Need.NOTHING) == about_none, command.qualified_name


def test_only_these_are_about_no_game_or_choose_one_by_a_menu() -> None:
    about_none = {
        "forget",
        "forgetnow",
        "games",
        "lobbies",
        "mine",
        "mydata",
        "over",
        "past",
        "privacy",
        "server",
        "topic",
        "unwatch",  # by one's own id: whoever watches may have lost sight of the game
    }
    own_settings = {verb for verb in _deeds if verb.startswith("set")}
    assert set(_deeds) - set(ABOUT_A_GAME) - own_settings == about_none


def test_no_file_but_the_check_takes_a_game_by_a_number_from_outside() -> None:
    checks = {"admission.py", "finding.py", "courier.py", "client.py"}
    for path in (Path(__file__).parents[2] / "bot" / "app").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if path.name in checks or not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if (
                ast.unparse(call.func.value).endswith(("host", "host.seats", "host.together"))
                and call.func.attr != "start"
            ):
                assert ast.unparse(call.args[0]) in ADMITTED | FROM_DISCORD, f"{path.name}:{call.lineno}"


@pytest.mark.parametrize("key, state", [(key, state) for key in KINDS for state in states(key)])
async def test_from_outside_nothing_is_shown_nothing_changes_and_nobody_learns_whether_there_is_a_game(
    world: Hosted, key: str, state: str
) -> None:
    game = await table(world, key, state)
    number = (await world.host.reading(game)).game.number
    before = await world.rows()
    for name, way in OUTSIDERS.items():
        stranger = Visitor(world.host, CARA, way)
        for verb in ABOUT_A_GAME:
            told = {await stranger.click(verb, one, number, 0, 0, private=True) for one in (game, NEVER)}
            assert told == {UNSEEN}, (name, verb)
        for command in commands(key):
            await refused_command(stranger, command, game)
        assert await world.rows() == before, name


async def refused_command(stranger: Visitor, command: Command[Any, ..., Any], game: int) -> None:
    if command.name in {"start", "rules"}:
        return
    missing = {await stranger.slash(command)}
    if "game" in command._params:
        told = await stranger.slash(command, game=str(game))
        assert told == english("error-no-such-option", text=game), command.qualified_name
    key = command.qualified_name.split()[0]
    title = english(f"{key}-title") if key != "toy" else "Five Cards"
    assert missing <= {english("error-no-game-here", game=key), english("error-no-game-dm", title=title, game=key)}
    for option, parameter in command._params.items():
        if parameter.autocomplete and option not in {"colour", "topic"}:
            assert await stranger.suggestions(command, option, game) == [], (command.qualified_name, option)


async def test_an_id_that_no_database_takes_is_one_of_no_game(world: Hosted) -> None:
    assert await Visitor(world.host, ANNA, Way(OWN, TABLE)).click("play", 9_999_999_999) == UNSEEN


@pytest.mark.parametrize("key", KINDS)
async def test_whoever_sees_the_channel_sees_what_everybody_sees_and_changes_nothing(world: Hosted, key: str) -> None:
    game = await table(world, key)
    before = await world.rows()
    for way in (Way(OWN, TABLE), Way(OWN, HALL, VIEW, VIEW), Way(OWN, HALL, VIEW, VIEW, thread=True)):
        member = Visitor(world.host, CARA, way)
        for verb in (verb for verb in ABOUT_A_GAME if verb != "watch"):  # which is theirs to do, and noted
            told, need = await member.click(verb, game, 0, 0, 0), _deeds[verb].need
            assert (told == NO_SEAT) == (need is Need.SEAT), verb
            assert (told == english("error-only-there")) == (need is Need.HERE and way.channel != TABLE), verb
            assert told != UNSEEN
    assert await world.rows() == before


@pytest.mark.parametrize("way", [Way(None, DM), Way(OTHER, FOREIGN, MANAGE), Way(OWN, HALL)])
async def test_a_player_plays_from_everywhere_but_joins_and_asks_for_more_at_the_table(world: Hosted, way: Way) -> None:
    game = await table(world, "toy")
    player = Visitor(world.host, BEN, way)
    for verb in ABOUT_A_GAME:
        if verb not in {"leavenow", "endnow"}:
            told = await player.click(verb, game, 0, 0, 0)
            assert (told == english("error-only-there")) == (_deeds[verb].need is Need.HERE), verb
            assert told not in {UNSEEN, NO_SEAT}
    for command in commands("toy"):
        if "game" in command._params and command.name not in {"film", "export"}:
            told = await player.slash(command, game=str(game))
            assert told not in {UNSEEN, NO_SEAT, english("error-no-such-option", text=game)}, command.name


@pytest.mark.parametrize("at_once", [False, True], indirect=True)
@pytest.mark.parametrize("state", [LOBBY, RUNNING, OVER])
async def test_a_message_that_others_see_is_never_edited_by_a_click(world: Hosted, state: str, at_once: bool) -> None:  # noqa: FBT001 - of pytest
    game = await table(world, "toy", state)
    for person, way in ((BEN, Way(OWN, TABLE)), (CARA, Way(OWN, TABLE)), (CARA, Way(OTHER, FOREIGN))):
        visitor = Visitor(world.host, person, way)
        for verb in _deeds:
            await visitor.click(verb, game, 0, 0, 0)
        assert {one["type"] for one in visitor.acknowledged} == {4 if at_once else 5}
        assert all(one["data"]["flags"] & 64 for one in visitor.acknowledged)
        assert len(visitor.acknowledged) == len(_deeds)


@pytest.mark.parametrize("at_once", [False, True], indirect=True)
async def test_a_message_of_ones_own_is_edited_where_it_leafs_or_answers(world: Hosted, at_once: bool) -> None:  # noqa: FBT001 - of pytest
    game = await table(world, "toy")
    for way in (Way(OWN, TABLE), Way(None, DM)):
        visitor = Visitor(world.host, BEN, way)
        for verb in ("shelf", "older", "pick", "hint", "topic"):
            await visitor.click(verb, game if verb != "topic" else 0, 0, 0, private=way.guild is not None)
        assert [one["type"] for one in visitor.acknowledged] == [7 if at_once else 6] * 5


ONLY_ANNA = english("not-host", host="Anna")
MODERATORS = {
    "there": (CARA, Way(OWN, TABLE, MANAGE), ENDED),
    "from another channel of the server": (CARA, Way(OWN, HALL, VIEW, MANAGE), ENDED),
    "there, playing": (BEN, Way(OWN, TABLE, MANAGE), ENDED),
    "of another channel only": (CARA, Way(OWN, HALL, MANAGE, VIEW), RUNNING),
    "of another server, playing": (BEN, Way(OTHER, FOREIGN, MANAGE, MANAGE), RUNNING),
    "of another channel, playing": (BEN, Way(OWN, HALL, MANAGE, VIEW), RUNNING),
    "in a direct message, playing": (BEN, Way(None, DM, MANAGE, MANAGE), RUNNING),
}


@pytest.mark.parametrize("person, way, state", MODERATORS.values(), ids=MODERATORS)
async def test_only_who_manages_the_games_own_channel_ends_games_of_others(
    world: Hosted, person: Any, way: Way, state: str
) -> None:
    game = await table(world, "toy")
    moderator = Visitor(world.host, person, way)
    if person is BEN and state == RUNNING:
        end = next(command for command in commands("toy") if command.name == "end")
        assert await moderator.slash(end, game=str(game)) == ONLY_ANNA
    told = await moderator.click("endnow", game)
    assert (told == ONLY_ANNA) == (state == RUNNING)
    assert (await world.host.reading(game)).game.state == state
