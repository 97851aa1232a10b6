"""A server's customs are chosen by who may manage it, and kept to wherever a game starts or ends."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.app.commands import group_for
from bot.app.courier import Messenger
from bot.games import face_of
from bot.hosting.options import offered
from bot.ui.page import LONGEST_CONTENT
from bot.ui.server import CHOICES, TONGUES, Names, What, server_page
from bot.values.customs import MANAGERS, Customs
from bot.values.pace import PACES
from bot.values.people import Person
from bot.values.states import ENDED, RUNNING
from data.words import languages
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.bot.test_overview import named
from tests.bot.visitors import DM, HALL, MANAGE, OWN, TABLE, VIEW, Visitor, Way, english

RULES = discord.Permissions(view_channel=True, manage_guild=True)
BOSS = Way(OWN, TABLE, RULES)
GUEST = Way(OWN, TABLE)
ROLE = discord.Permissions(view_channel=True)
"""The rights of somebody who has the role 55."""


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as opened:
        yield opened


def start(face: str = "toy") -> Any:
    return group_for(face_of(face)).get_command("start")


async def choose(world: Hosted, **customs: Any) -> None:
    await world.host.change_customs(OWN, lambda old: replace(old, **customs))


async def started(world: Hosted, person: Person, way: Way, **options: str) -> str:
    """Let somebody start a game; return what they are told."""
    usual = {option.name: None if option.optional else next(iter(option.values)) for option in offered("toy")}
    return await Visitor(world.host, person, way).slash(start(), **{**usual, **options})


@pytest.mark.parametrize("way", [GUEST, Way(OWN, HALL, MANAGE, MANAGE), Way(None, DM, RULES)])
async def test_only_who_may_manage_the_server_sees_and_changes_its_customs(world: Hosted, way: Way) -> None:
    refusals = {english("error-not-manager"), english("error-not-in-dm")}
    guest = Visitor(world.host, ANNA, way)
    for what in What:
        assert await guest.click("server", what, private=True) in refusals
    for name in ("show", "channels", "pace", "language", "threads", "starters", "enders", "pings"):
        assert await guest.slash(named(f"server {name}")) in refusals
    assert await world.host.customs_of(OWN) == Customs()


async def test_each_button_and_menu_of_the_page_changes_one_thing(world: Hosted) -> None:
    boss = Visitor(world.host, ANNA, BOSS)
    clicks: list[tuple[What, int, Customs]] = [
        (What.PACE, 4, Customs(pace="week")),
        (What.PACES, 1, Customs(pace="half", paces=("half",))),
        (What.LANGUAGE, TONGUES.index("fr"), Customs(language="fr")),
        (What.WHO, CHOICES.index(("starters", MANAGERS)), Customs(starters=MANAGERS)),
        (What.WHO, CHOICES.index(("enders", MANAGERS)), Customs(enders=MANAGERS)),
        (What.THREADS, 0, Customs(threads=True)),
        (What.QUIET, 0, Customs(quiet=True)),
        (What.HERE, 0, Customs(channels=(TABLE,))),
    ]
    for what, value, wanted in clicks:
        await world.host.change_customs(OWN, lambda _: Customs())
        assert await boss.click("server", what, value=value, private=True)
        assert await world.host.customs_of(OWN) == wanted
    assert "x:server:7" in boss.components()
    await boss.click("server", What.EVERYWHERE, private=True)
    assert await world.host.customs_of(OWN) == Customs()
    wrong: list[tuple[int, int]] = [(What.PACE, 99), (What.LANGUAGE, 99), (99, 0)]
    for number, value in wrong:
        assert await boss.click("server", number, value=value, private=True) == english("error-old-button")


async def test_commands_change_what_buttons_change(world: Hosted) -> None:
    boss = Visitor(world.host, ANNA, BOSS)
    channel: Any = type("Channel", (), {"id": HALL})()
    role: Any = type("Role", (), {"id": 55})()
    await boss.slash(named("server channels"), allow=channel)
    await boss.slash(named("server pace"), usual="three", allow=None, forbid="none")
    await boss.slash(named("server language"), tables="ru")
    await boss.slash(named("server threads"), each=True)
    await boss.slash(named("server starters"), role=role)
    await boss.slash(named("server enders"), who=MANAGERS)
    await boss.slash(named("server pings"), only="turn")
    paces = ("half", "day", "three", "week")
    assert await world.host.customs_of(OWN) == Customs((HALL,), "three", paces, "ru", True, "55", MANAGERS, True)
    await boss.slash(named("server channels"), forbid=channel)
    assert (await world.host.customs_of(OWN)).channels == ()


async def test_the_last_pace_cannot_be_forbidden(world: Hosted) -> None:
    await choose(world, paces=("day",))
    boss = Visitor(world.host, ANNA, BOSS)
    assert await boss.slash(named("server pace"), forbid="day") == english("no-pace-left")
    assert (await world.host.customs_of(OWN)).paces == ("day",)


async def test_a_game_starts_only_where_its_server_allows_it(world: Hosted) -> None:
    await choose(world, channels=(HALL,))
    told = await started(world, ANNA, GUEST)
    assert told == english("channel-not-allowed", where="another channel")
    assert await world.host.games_of(ANNA.user_id) == ()
    assert await started(world, ANNA, Way(OWN, HALL)) == english("lobby-started")


@pytest.mark.parametrize(
    "who, rights, may",
    [
        ("", VIEW, True),
        ("moderators", VIEW, False),
        ("moderators", MANAGE, True),
        ("managers", MANAGE, False),
        ("managers", RULES, True),
        ("55", MANAGE, False),
        ("55", RULES, True),
        ("55", ROLE, True),
    ],
)
async def test_a_game_is_started_only_by_those_who_may(
    world: Hosted,
    who: str,
    rights: discord.Permissions,
    may: bool,  # noqa: FBT001 - what is to come of it
) -> None:
    await choose(world, starters=who)
    told = await started(world, ANNA, Way(OWN, TABLE, rights, roles=(55,) if rights is ROLE else ()))
    assert (told == english("lobby-started")) == may
    assert told.startswith(("The table", "Not everybody"))
    assert len(await world.host.games_of(ANNA.user_id)) == may


@pytest.mark.parametrize(
    "customs, told",
    [
        ({"starters": MANAGERS}, "Not everybody"),
        ({"channels": (HALL,)}, english("channel-not-allowed", where="another channel")),
        ({"paces": ("half", "week")}, "This server has other times for a turn"),
    ],
)
async def test_a_rematch_is_a_start_too_and_to_say_yes_to_one_is_none(
    world: Hosted, customs: dict[str, Any], told: str
) -> None:
    over = await world.game(ANNA, BEN)
    await world.play(over, [ANNA, BEN])
    before = await world.rows()
    await choose(world, **customs)
    ben = Visitor(world.host, BEN, GUEST)
    refused = await ben.click("rematch", over)
    assert refused.startswith(told), refused
    assert await world.rows() == before
    await world.host.change_customs(OWN, lambda _: Customs())
    assert "said yes too" in await Visitor(world.host, ANNA, GUEST).click("rematch", over)
    await choose(world, **customs)
    assert "The game begins!" in await ben.click("rematch", over)


@pytest.mark.parametrize(
    "who, rights, may",
    [
        ("moderators", MANAGE, True),
        ("managers", MANAGE, False),
        ("managers", RULES, True),
        ("55", MANAGE, False),
        ("55", ROLE, True),
    ],
)
async def test_games_of_others_are_ended_only_by_those_who_may(
    world: Hosted,
    who: str,
    rights: discord.Permissions,
    may: bool,  # noqa: FBT001 - what is to come of it
) -> None:
    game = await world.game(ANNA, BEN)
    await choose(world, enders=who)
    await Visitor(world.host, CARA, Way(OWN, TABLE, rights, roles=(55,) if rights is ROLE else ())).click(
        "endnow", game, private=True
    )
    assert (await world.host.reading(game)).game.state == (ENDED if may else RUNNING)


async def test_tables_speak_the_servers_language_unless_somebody_says(world: Hosted) -> None:
    await choose(world, language="ru")
    await started(world, ANNA, GUEST)
    await started(world, ANNA, Way(OWN, HALL), language="fr")
    games = await world.host.games_of(ANNA.user_id)
    assert [mine.game.language for mine in games] == ["fr", "ru"]


@pytest.mark.parametrize("language", languages())
def test_the_page_fits_in_every_language_however_much_is_chosen(language: str) -> None:
    customs = Customs(tuple(range(50)), "three", tuple(PACES)[1:], "pt", starters="55", quiet=True)
    page = server_page(customs, Names(["#" + "n" * 60] * 50, {"55": "n" * 32}, 3), language)
    assert len(page.content) <= LONGEST_CONTENT
    assert len(page.rows) == 5


async def test_a_quiet_server_is_pinged_for_turns_alone(world: Hosted) -> None:
    table = await world.host.reading(await world.game(ANNA, BEN))
    courier = Messenger(Visitor(world.host, ANNA, GUEST)._interaction().client)
    users = [ANNA.user_id, BEN.user_id]
    for quiet, called in ((False, users), (True, [])):
        await choose(world, quiet=quiet)
        assert await courier._called(table, users) == called
        assert await courier._called(table, users, of_a_turn=True) == users
