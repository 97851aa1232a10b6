"""Bad input: each gets a clear sentence, nothing is lost, and nobody but programmers ever sees a traceback."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlmodel import select, update

from bot.hosting.change import WRONG_STATE
from bot.store.schema import ChoiceRow, GameRow, OutboxRow
from bot.store.trouble import StoreError, explained
from bot.text import has
from tests.bot.conftest import World
from tests.bot.journey import Journey, part_of, parts
from tests.bot.presses import press_old, private, raw_button, state

pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(120),
    pytest.mark.usefixtures("no_power_cuts"),
]
NOT_TAKEN = (
    "is not among the answers you have now",
    "is not among your options",
    "Please pick exactly one",
    "has been answered or has changed",
)
DAMAGED = "The saved data of this game can't be read any more."
ROOT = Path(__file__).parents[2]


def toy(world: World, people: int = 2) -> Journey:
    return Journey(world, Random(1), world.members[:people], game="toy")


async def begun(world: World, people: int = 2) -> tuple[Journey, Any, Any]:
    """Return a game that has begun, who must act, and who must wait."""
    journey = toy(world, people)
    await journey.begin()
    ids = [user.id for user in journey.pings()[0].mentions]
    acting = next(who for who in journey.people if who.id in ids)
    return journey, acting, next(who for who in journey.people if who.id not in ids)


async def refused(world: World, who: Any, command: str, **options: Any) -> str:
    """Return what somebody is told, after making sure that nothing has changed."""
    before = await state(world)
    said = private(await who.slash(world.channel, f"toy {command}", **options))
    assert await state(world) == before
    _ = world.env.errors  # SimCord notes what a command raises even where it was answered
    return said


async def test_an_unknown_answer(world: World) -> None:
    _, acting, _ = await begun(world)
    for text in ("banana", "", "9:9", "0:7", "0:0,0", "high + low", "²", "x" * 900):
        said = await refused(world, acting, "choose", answer=text or " ")
        assert any(sentence in said for sentence in NOT_TAKEN), said


async def test_a_text_of_markdown_comes_back_harmless(world: World) -> None:
    _, acting, _ = await begun(world)
    said = await refused(world, acting, "choose", answer="**@everyone** <@1> `x`")
    assert "**@" not in said
    assert "@everyone" not in said


async def test_not_your_turn(world: World) -> None:
    _, _, waiting = await begun(world)
    assert await refused(world, waiting, "choose", answer="high") == "You have nothing to decide right now."


async def test_another_question_than_the_one_that_is_asked(world: World) -> None:
    _, acting, _ = await begun(world)
    said = await refused(world, acting, "place", answer="high")
    assert said == "That is not the question you are asked right now. `/toy play` shows it."


async def test_not_in_this_game(world: World) -> None:
    await begun(world)
    stranger = world.members[3]
    for command in ("hand", "speciality", "play", "undo", "leave"):
        assert await refused(world, stranger, command) == "You are not at this table.", command
    assert await refused(world, stranger, "choose", answer="high") == "You are not at this table."


async def test_only_the_host_begins_and_ends(world: World) -> None:
    journey = toy(world)
    await journey.slash(world.members[0], "start")
    await journey.click(world.members[1], journey.table(), "Join")
    assert await refused(world, world.members[1], "begin") == "Only Alice can do that, or a moderator of the channel."
    assert await refused(world, world.members[2], "end") == "Only Alice can do that, or a moderator of the channel."


@pytest.mark.parametrize(
    "command", ["join", "leave", "begin", "end", "play", "hand", "shelf", "board", "status", "log"]
)
async def test_no_such_game(world: World, command: str) -> None:
    said = await refused(world, world.members[0], command)
    assert said == "There is no game in this channel. `/toy start` opens a table."


async def test_a_game_number_that_is_none(world: World) -> None:
    await begun(world)
    for text in ("7", "-1", "first", "99999999999", "١"):
        assert "is not among the answers" in await refused(world, world.members[0], "status", game=text)


async def test_the_wrong_channel(world: World) -> None:
    await begun(world)
    attic = world.guild.create_text_channel("attic")
    said = private(await world.members[0].slash(attic, "toy play"))
    assert said == "There is no game in this channel. `/toy start` opens a table."
    _ = world.env.errors


async def test_a_second_start_says_which_game_is_there(world: World) -> None:
    journey = toy(world)
    await journey.slash(world.members[0], "start")
    assert "gathering players in this channel" in await refused(world, world.members[1], "start")
    await journey.click(world.members[1], journey.table(), "Join")
    await journey.click(world.members[0], journey.table(), "Begin")
    assert "being played in this channel" in await refused(world, world.members[2], "start")
    said = private(await world.members[2].slash(world.channel, "exlibris start"))
    assert "being played in this channel" in said
    _ = world.env.errors


async def test_a_full_lobby_and_joining_twice(world: World) -> None:
    journey = toy(world)
    await journey.slash(world.members[0], "start")
    assert await refused(world, world.members[0], "join") == "You have a seat at this table already."
    for _ in range(3):
        await journey.click(world.members[0], journey.table(), "Add automatic player")
    assert await refused(world, world.members[1], "join") == "All 4 seats are taken."


async def test_joining_and_beginning_once_it_has_begun(world: World) -> None:
    await begun(world)
    assert await refused(world, world.members[3], "join") == "The game has begun already."
    assert await refused(world, world.members[0], "begin") == "The game has begun already."


async def test_too_few_players(world: World) -> None:
    await toy(world).slash(world.members[0], "start")
    assert (await refused(world, world.members[0], "begin")).startswith("1 of at least 2 players are here.")


async def test_leaving_a_table_where_one_does_not_sit(world: World) -> None:
    await toy(world).slash(world.members[0], "start")
    assert await refused(world, world.members[1], "leave") == "You are not at this table."


async def test_a_bots_account(world: World) -> None:
    journey = toy(world)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    await journey.slash(world.members[0], "start")
    join = part_of(journey.table(), "Join")
    result = await press_old(world, robot, journey.table(), join.custom_id, raw_button(join.custom_id))
    assert private(result).startswith("Bots can't")
    assert len((await state(world))["SeatRow"]) == 1


async def test_looking_before_the_game_has_begun(world: World) -> None:
    await toy(world).slash(world.members[0], "start")
    for command in ("hand", "speciality", "play", "shelf", "board", "undo"):
        assert await refused(world, world.members[0], command) == "The game has not begun yet.", command


async def test_nothing_to_take_back(world: World) -> None:
    _, acting, _ = await begun(world)
    assert await refused(world, acting, "undo") == "There is nothing to take back."


async def test_no_such_player_and_no_such_topic(world: World) -> None:
    await begun(world)
    assert await refused(world, world.members[0], "shelf", player="Zoe") == "There is no such player at this table."
    assert "There is no help on “zzz”" in await refused(world, world.members[0], "rules", topic="zzz")


async def test_pages_of_the_log_beyond_its_end_are_its_end(world: World) -> None:
    journey, *_ = await begun(world)
    said = (await journey.slash(world.members[0], "log", page=4000)).response.content
    assert "page 1 of 1" in said


async def test_after_the_end_each_command_says_so(world: World) -> None:
    journey = toy(world)
    await journey.begin(rounds="one")
    await journey.play()
    for command in ("play", "hand", "undo", "leave", "end", "begin", "join"):
        said = await refused(world, world.members[0], command)
        assert said == "There is no game in this channel. `/toy start` opens a table.", command
    for command in ("board", "shelf", "status", "log"):
        assert (await journey.slash(world.members[0], command)).response.content.startswith("**Five Cards**")


@pytest.mark.parametrize("saved", ["{", "", "null", '{"game": "toy"}', '{"game": "chess", "tail": []}', "[1]"])
async def test_a_damaged_game_is_told_kept_and_can_be_ended(world: World, saved: str) -> None:
    journey, acting, _ = await begun(world)
    await damage(world, saved)
    before = await state(world)
    for command in ("play", "hand", "board", "shelf", "status", "log"):
        result = await acting.slash(world.channel, f"toy {command}")
        said = private(result)
        assert said.startswith((DAMAGED, "**Five Cards**")), said
    assert await state(world) == before
    _ = world.env.errors
    asking = await journey.slash(world.members[0], "end")
    assert (await journey.click(world.members[0], asking.response, "Yes, end the game")).response.content.startswith(
        "The game is ended"
    )


async def damage(world: World, saved: str) -> None:
    async with world.bot.store.writing() as session:
        row = (await session.exec(select(GameRow))).one()
        row.saved = saved
    world.bot.host._ledger.matches._live.clear()


@pytest.mark.parametrize("row, column", [(GameRow, "options"), (ChoiceRow, "facts"), (OutboxRow, "payload")])
async def test_damage_elsewhere_in_a_game_is_told_as_one_of_it(world: World, row: Any, column: str) -> None:
    journey, acting, _ = await begun(world)
    panel = (await journey.slash(acting, "play")).response
    choice = next(part for part in parts(panel) if part.verb == "pick")
    async with world.bot.store.writing() as session:
        await session.exec(update(row).values({column: "[["}))
    world.bot.host._ledger.matches._live.clear()
    world.bot.host._ledger.newest._known.clear()
    if row is ChoiceRow:  # a click in a panel that is open asks for nothing that has happened before
        said = await refused(world, acting, "play")
    else:
        before = await state(world)
        said = private(await acting.click(panel, custom_id=choice.custom_id))
        assert await state(world) == before
    assert DAMAGED in said
    asking = await journey.slash(world.members[0], "end")
    assert (await journey.click(world.members[0], asking.response, "Yes, end the game")).response.content.startswith(
        "The game is ended"
    )


# The command line

TOKEN = {"DISCORD_TOKEN": "abc"}


def exlibris(*arguments: str, folder: Path, **settings: str) -> tuple[int, str]:
    """Run the command; return how it ended and all that it said."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))}
    done = subprocess.run(  # noqa: S603 - our own command with our own arguments
        [sys.executable, "-c", "from bot.cli import main; main()", *arguments],
        cwd=folder, env={**kept, "PYTHONPATH": str(ROOT), **settings}, capture_output=True, text=True, timeout=60,
        check=False,
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert "Traceback" not in said, said
    return done.returncode, said.strip()


def test_run_without_a_token_names_it(tmp_path: Path) -> None:
    code, said = exlibris("run", folder=tmp_path)
    assert code == 78
    assert said.startswith("exlibris: DISCORD_TOKEN is not set. A bot gets one like this:")


def test_an_unknown_setting_is_named_and_its_value_is_not(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nDISCORD_TOKN=secretive\n")
    code, said = exlibris("run", folder=tmp_path)
    assert code == 78
    assert "DISCORD_TOKN is no setting of this bot" in said
    assert "secretive" not in said


@pytest.mark.parametrize(
    "content", [b"this is no database, but a long enough text" * 50, b"SQLite format 3\x00" + b"\x01" * 4000]
)
def test_a_file_that_is_no_database_is_named_in_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "games.db").write_bytes(content)
    url = f"sqlite+aiosqlite:///{tmp_path}/games.db"
    code, said = exlibris("run", folder=tmp_path, **TOKEN, DATABASE_URL=url)
    assert code == 1
    assert "exlibris: DATABASE_URL: " in said.splitlines()[-1]
    assert (tmp_path / "games.db").read_bytes() == content


@pytest.mark.parametrize(
    "url, code, why",
    [
        ("sqlite+aiosqlite:////no/such/folder/games.db", 1, "/no/such/folder: games are kept there, so it must exist"),
        ("sqlite:///x.db", 78, "needs an async driver"),
        ("hush", 78, "no database address"),
        ("postgresql+asyncpg://user:hush@host:port/games", 78, "no database address"),
        ("postgresql+asyncpg://user:hush@no..host/games", 1, "no server of this name is known here"),
        ("postgresql+asyncpg://user:hush@no-such-host.invalid/games", 1, "no server of this name is known here"),
        ("postgresql+asyncpg://user:hush@127.0.0.1:9/games", 1, "the database's server does not answer"),
    ],
)
def test_an_address_of_no_database_is_told_in_one_line(tmp_path: Path, url: str, code: int, why: str) -> None:
    ended, said = exlibris("run", folder=tmp_path, **TOKEN, DATABASE_URL=url)
    assert ended == code
    assert re.match(f"exlibris: DATABASE_URL: .*{why}", said.splitlines()[-1]), said
    assert "hush" not in said


@pytest.mark.parametrize(
    "error, named",
    [
        (UnicodeError("label empty or too long"), True),
        (UnicodeEncodeError("idna", "no..host", 3, 4, "label empty"), True),
        (socket.gaierror(socket.EAI_AGAIN, "as this system words it"), True),
        (UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates not allowed"), False),
        (ConnectionRefusedError(111, "Connection refused"), False),
    ],
)
def test_a_name_that_no_server_has_is_told_from_other_trouble(error: Exception, *, named: bool) -> None:
    said = f"no server of this name is known here ({error})" if named else str(error)
    with pytest.raises(StoreError, match=f"^{re.escape(said)}$"), explained():
        raise error


def test_simulating_an_unknown_game_is_told_in_one_line(tmp_path: Path) -> None:
    for arguments in (("simulate", "chess"), ("simulate", "exlibris", "--option", "x"), ("pictures", "chess")):
        code, said = exlibris(*arguments, folder=tmp_path)
        assert code != 0
        assert len(said.splitlines()) == 1, said


# Words


def test_everything_that_is_refused_has_words() -> None:
    keys = set(WRONG_STATE.values())
    for path in (ROOT / "bot").rglob("*.py"):
        keys |= set(re.findall(r"""HostError\(\s*"([a-z-]+)\"""", path.read_text()))
    unsaid = {key for key in keys if not has(key) and not has(f"refused-{key}")}
    assert unsaid == set()
