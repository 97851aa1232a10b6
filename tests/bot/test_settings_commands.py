"""`/settings`: what is set by commands, menus and buttons, from a server or by direct message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

import bot.app.client  # noqa: F401 - every click is registered by importing it
from bot.app.commands.across.settings import group
from bot.app.press import Click, _deeds
from bot.text import words
from bot.ui.settings import NIGHTS, settings_page
from bot.values.preferences import Preferences, Quiet
from bot.values.refusal import HostError
from data.words import languages
from tests.bot.hosted import ANNA, BEN, Hosted, hosted
from tests.bot.limits import check
from tests.bot.visitors import DM, OWN, TABLE, VIEW, Visitor, Way, clicked_on, english

COMMANDS: dict[str, Any] = {command.name: command for command in group().walk_commands()}
DIRECT = Way(None, DM)
WAYS = (DIRECT, Way(OWN, TABLE, VIEW, VIEW))
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as opened:
        opened.time = NOON
        yield opened


async def clicked(visitor: Visitor, verb: str, first: int = 0, picked: int = 0) -> str:
    """Click a button of the page, or pick a line of a menu; return what is shown then."""
    interaction = visitor._interaction()
    interaction.type = discord.InteractionType.component
    interaction.data = clicked_on(private=True)
    await _deeds[verb].do(interaction, Click(first, (), (str(picked),)))
    return visitor.said[-1]


@pytest.mark.parametrize("way", WAYS)
async def test_the_page_says_what_is_set_and_changes_it(world: Hosted, way: Way) -> None:
    anna = Visitor(world.host, ANNA, way)
    shown = await anna.slash(COMMANDS["show"])
    assert english("settings-reminders-dm") in shown
    assert english("settings-hand-on") in shown
    assert english("settings-done") not in shown
    shown = await clicked(anna, "setremind", picked=2)
    assert english("settings-reminders-none") in shown
    assert english("settings-done") in shown
    await clicked(anna, "setquiet", picked=1 + NIGHTS.index(Quiet(22 * 60, 8 * 60)))
    await clicked(anna, "sethand", 0)
    await clicked(anna, "setguide", 0)
    await clicked(anna, "setboard", 1)
    assert await world.host.people.preferences(ANNA.user_id) == Preferences(
        1, reminders="none", quiet=Quiet(22 * 60, 8 * 60), hand_by_dm=False, guide=False, leaderboard=True
    )
    shown = await clicked(anna, "setquiet", picked=0)
    assert "**Quiet hours**: none" in shown
    assert await world.host.people.preferences(BEN.user_id) == Preferences(2)


async def test_a_language_that_is_chosen_is_spoken_at_once_and_everywhere(world: Hosted) -> None:
    anna, ben = (Visitor(world.host, who, WAYS[1]) for who in (ANNA, BEN))
    shown = await clicked(anna, "setspeak", picked=1 + languages().index("fr"))
    assert words("fr", "settings-done") in shown
    assert "Français" in shown
    game = await world.game(ANNA, BEN)
    assert await anna.click("join", game) == words("fr", "already-joined")
    assert await ben.click("join", game) == english("already-joined")
    assert await anna.slash(COMMANDS["quiet"], start="x", end="y") == words("fr", "settings-no-time", text="x")
    shown = await clicked(anna, "setspeak", picked=0)
    assert english("settings-done") in shown


async def test_quiet_hours_and_zone_can_be_typed(world: Hosted) -> None:
    anna = Visitor(world.host, ANNA, DIRECT)
    shown = await anna.slash(COMMANDS["quiet"], start="22h15", end="7", zone="são paulo")
    assert english("settings-quiet", start="22:15", end="07:00", zone="São Paulo, Brazil", time="09:00") in shown
    shown = await anna.slash(COMMANDS["quiet"], zone="Asia/Tokyo")
    assert english("settings-quiet", start="22:15", end="07:00", zone="Tokyo, Japan", time="21:00") in shown
    shown = await anna.slash(COMMANDS["quiet"])
    assert english("settings-done") not in shown


@pytest.mark.parametrize(
    "typed, key, args",
    [
        ({"start": "late", "end": "7"}, "settings-no-time", {"text": "late"}),
        ({"start": "22", "end": "25:00"}, "settings-no-time", {"text": "25:00"}),
        ({"start": "22"}, "settings-quiet-half", {}),
        ({"end": "22"}, "settings-quiet-half", {}),
        ({"start": "22", "end": "22:00"}, "settings-quiet-empty", {}),
        ({"start": "8", "end": "7"}, "settings-quiet-long", {"hours": 16}),
        ({"zone": "Atlantis"}, "settings-no-zone", {"text": "Atlantis"}),
        ({"zone": "@everyone"}, "settings-no-zone", {"text": "@\u200beveryone"}),
        ({"start": "22", "end": "7", "zone": "Mars"}, "settings-no-zone", {"text": "Mars"}),
    ],
)
async def test_what_is_not_understood_is_said_in_one_sentence_and_changes_nothing(
    world: Hosted, typed: dict[str, str], key: str, args: dict[str, Any]
) -> None:
    assert await Visitor(world.host, ANNA, DIRECT).slash(COMMANDS["quiet"], **typed) == english(key, **args)
    assert await world.host.people.preferences(ANNA.user_id) == Preferences(1)


async def test_suggestions_find_times_zones_and_days(world: Hosted) -> None:
    anna = Visitor(world.host, ANNA, DIRECT)

    async def suggested(command: str, option: str, typed: str, **filled: str) -> list[str]:
        complete: Any = COMMANDS[command]._params[option].autocomplete
        found = await complete(anna._interaction(COMMANDS[command], filled), typed)
        assert len(found) <= 25
        return [choice.value for choice in found]

    assert (await suggested("quiet", "start", "22"))[0] == "22:00"
    assert (await suggested("quiet", "start", "22:45"))[0] == "22:45"
    assert "07:00" in await suggested("quiet", "end", "")
    assert await suggested("quiet", "end", "soon") == []
    assert (await suggested("quiet", "zone", "sao p"))[0] == "America/Sao_Paulo"
    assert len(await suggested("quiet", "zone", "")) == 25
    assert (await suggested("vacation", "start", ""))[0] == "2026-06-01"
    assert await suggested("vacation", "start", "24 dec") == ["2026-12-24"]
    assert (await suggested("vacation", "end", "", **{"from": "2026-12-24"}))[0] == "2026-12-24"


@pytest.mark.parametrize("language", languages())
async def test_the_page_fits_into_discord_in_every_language(world: Hosted, language: str) -> None:
    people = world.host.people
    await people.prefer(1, zone="America/Argentina/ComodRivadavia", quiet=Quiet(61, 122))
    for month in (7, 8, 9, 10, 11, 12):
        day = NOON.date().replace(month=month)
        await people.plan_vacation(1, day, day)
    check(settings_page(await people.personal(1), language, "settings-vacation-gone"))


async def test_the_page_says_how_many_days_are_left_and_ends_what_has_begun(world: Hosted) -> None:
    anna = Visitor(world.host, ANNA, DIRECT)
    assert "42 days left" in await anna.slash(COMMANDS["show"])
    told = await anna.slash(COMMANDS["vacation"], start="2026-06-01", end="3 june 2026")
    assert english("settings-vacation-done") in told
    assert "39 days left" in told
    told = await anna.slash(COMMANDS["vacation"], start="2026-12-24", end="2027-01-02")
    assert "31 days left" in told
    page = settings_page(await world.host.people.personal(1), "en")
    homes = page.rows[-1]
    assert isinstance(homes, tuple)
    labels = [button.label for button in homes]
    assert labels == ["End the vacation now", "Cancel vacation 24 December 2026"]
    later = round(datetime(2026, 12, 24, tzinfo=UTC).timestamp())
    assert "39 days left" in await clicked(anna, "sethome", later)
    with pytest.raises(HostError):
        await clicked(anna, "sethome", later)


@pytest.mark.parametrize(
    "start, end, key, args",
    [
        ("2026-05-31", "2026-06-03", "vacation-past", {}),
        ("2026-06-03", "2026-06-01", "vacation-backwards", {}),
        ("2026-06-03", "2026-06-24", "vacation-long", {"most": 21}),
        ("2027-09-03", "2027-09-04", "vacation-far", {}),
        ("someday", "2026-06-24", "settings-no-day", {"text": "someday"}),
        ("2026-06-01", "31 feb", "settings-no-day", {"text": "31 feb"}),
        ("2026-06-11", "2026-06-12", "vacation-overlaps", {"since": "1781049600", "until": "1782259200"}),
        ("2026-08-01", "2026-08-21", "vacation-used-up", {"left": 14, "year": "2026"}),
        ("9999-12-31", "9999-12-31", "vacation-far", {}),
    ],
)
async def test_a_vacation_that_may_not_be_is_refused_in_one_sentence(
    world: Hosted, start: str, end: str, key: str, args: dict[str, Any]
) -> None:
    people = world.host.people
    await people.plan_vacation(1, date(2026, 6, 10), date(2026, 6, 23))
    await people.plan_vacation(1, date(2026, 7, 1), date(2026, 7, 14))
    before = await people.personal(1)
    told = await Visitor(world.host, ANNA, DIRECT).slash(COMMANDS["vacation"], start=start, end=end)
    assert told == english(key, **args)
    assert await people.personal(1) == before
