"""`/settings` on the small Discord: by command, menu and button, in a channel and by direct message."""

from __future__ import annotations

from random import Random

import pytest

from bot.text import words
from tests.bot.conftest import World
from tests.bot.journey import Journey, parts
from tests.bot.test_direct_messages import asked, direct

pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


async def test_settings_are_changed_by_direct_message_and_hold_at_the_table(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2])
    await journey.begin()
    who, other = journey.people
    shown = (await who.user.slash("settings show")).response
    assert words("en", "settings-head") in shown.content
    (speak,) = [part for part in parts(shown) if part.verb == "setspeak"]
    shown = (await who.user.select(shown, ["2"], custom_id=speak.custom_id)).response
    assert words("fr", "settings-head") in shown.content
    assert words("fr", "table-play") in [part.label for part in parts(direct(who)[0])]
    assert words("en", "table-play") in [part.label for part in parts(direct(other)[0])]
    shown = (await who.user.click(shown, label=words("fr", "settings-switch-hand-off"))).response
    assert words("fr", "settings-hand-off") in shown.content
    assert [message for message in direct(who) if not message.flags.ephemeral] == []
    assert len(direct(other)) == 1
    refused = await who.slash(world.channel, f"{journey.game} join")
    assert refused.response.content == words("fr", "already-joined")


async def test_quiet_hours_and_a_vacation_are_set_by_command(world: World) -> None:
    who = world.members[0]
    zones = await who.autocomplete(world.channel, "settings quiet", "zone", "kathm")
    told = await who.slash(
        world.channel, "settings quiet", **{"from": "22:30", "to": "7 am", "zone": zones[0]["value"]}
    )
    assert "22:30" in told.response.content
    assert "Kathmandu" in told.response.content
    days = await who.autocomplete(world.channel, "settings vacation", "to", "")
    told = await who.slash(world.channel, "settings vacation", **{"from": days[0]["value"], "to": days[4]["value"]})
    assert words("en", "settings-vacation-done") in told.response.content
    (home,) = [part for part in parts(told.response) if part.verb == "sethome"]
    gone = await who.click(told.response, custom_id=home.custom_id)
    assert words("en", "settings-vacation-gone") in gone.response.content
    refused = await who.slash(world.channel, "settings vacation", **{"from": "2020-01-01", "to": "2020-01-02"})
    assert refused.response.content == words("en", "vacation-past")
    assert refused.response.ephemeral


async def test_a_table_is_told_of_a_vacation_and_a_move_ends_it(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2])
    await journey.begin()
    who = await asked(journey)
    days = await who.autocomplete(world.channel, "settings vacation", "from", "")
    await who.user.slash("settings vacation", **{"from": days[0]["value"], "to": days[3]["value"]})
    told = [message.content for message in journey.public() if "is on vacation until <t:" in message.content]
    assert len(told) == 1
    assert told[0].startswith("🏖️ ")
    found = await journey.open()
    assert found is not None
    assert found[0].id == who.id
    await journey.answer(*found)
    (ended,) = [message.content for message in direct(who) if "so your vacation is over" in message.content]
    assert "/settings vacation" in ended
    shown = (await who.user.slash("settings show")).response
    assert "41 days left" in shown.content
