"""Trouble: closed direct messages, lost rights, late answers, a database that fails. Nothing is lost, all is said."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.bot.conftest import World
from tests.bot.failing_store import failing
from tests.bot.journey import Journey, Way, parts, ways
from tests.bot.presses import deny, give_back, private, state
from tests.bot.seeing import controls
from tests.bot.watch import UNSAID, clean_log

pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]
CLOSED = "I cannot send"
NOT_SAVED = (
    "That could not be saved. Please look at the table in a moment, and try again if nothing has happened there."
)
SENTENCES = (
    NOT_SAVED,
    "I can't read my notes right now. Nothing is lost: please try again in a moment.",
    "Somebody was faster by a blink. Nothing is lost: please try again.",
    "That is saved, but I can't show it right now. `/toy play` will in a moment.",
)


def toy(world: World, people: int = 2, luck: int = 1) -> Journey:
    return Journey(world, Random(luck), world.members[:people], game="toy")


def hurry(world: World) -> None:
    """Let second attempts come at once."""
    world.bot.host._ledger.outbox._pauses = (0.01,) * 10
    world.bot.host._ledger.pauses = (0.01,) * 10


async def opened(journey: Journey) -> tuple[Any, Any]:
    found = await journey.open()
    assert found is not None
    return found


def answer(panel: Any) -> Way:
    return next(way for way in ways(panel, Random(1)) if way.part.verb in {"pick", "menu", "none"})


async def use(who: Any, panel: Any, way: Way) -> Any:
    if way.part.lines:
        return await who.select(panel, list(way.values), custom_id=way.part.custom_id)
    return await who.click(panel, custom_id=way.part.custom_id)


def channel_posts(world: World) -> int:
    path = f"/channels/{world.channel.id}/messages"
    return sum(entry.path.startswith(path) for entry in world.env.http_requests)


# Direct messages


async def test_with_closed_direct_messages_a_game_is_played_to_its_end(world: World) -> None:
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="no", times=None)
    journey = toy(world)
    with clean_log():
        await journey.begin()
        said = private(await journey.slash(world.members[0], "hand"))
        await journey.play()
    assert said.startswith("**Five Cards** · round 0\ncards (")
    assert "The game is over." in journey.table().content
    for name in ("Alice", "Bob"):
        assert sum(f"{CLOSED} {name} direct" in message.content for message in journey.public()) == 1


async def test_closed_direct_messages_are_not_knocked_at_again(world: World) -> None:
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="no", times=None)
    journey = toy(world)
    await journey.begin()
    await journey.play()
    knocks = [entry for entry in world.env.http_requests if entry.path == "/users/@me/channels"]
    assert len(knocks) == len(journey.people)


async def test_direct_messages_that_close_in_the_middle_are_told_once(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    for who in journey.people:
        channel = who.user.dm_channel.id
        for method, path in (("POST", f"/channels/{channel}/messages"), ("PATCH", f"/channels/{channel}/messages/*")):
            world.env.inject_error(method, path, status=403, code=50007, message="no", times=None)
    await journey.play()
    assert "The game is over." in journey.table().content
    assert sum(CLOSED in message.content for message in journey.public()) == 2


# Rights and channels


@pytest.mark.parametrize(
    "right,name",
    [
        ("send_messages", "Send Messages"),
        ("attach_files", "Attach Files"),
        ("embed_links", "Embed Links"),
    ],
)
async def test_a_missing_right_is_named_before_a_game_starts(world: World, right: str, name: str) -> None:
    deny(world, **{right: False})
    said = private(await world.members[0].slash(world.channel, "toy start"))
    assert f"I need these rights in this channel: {name}." in said
    assert (await state(world))["GameRow"] == []


async def test_all_missing_rights_are_named_in_one_sentence(world: World) -> None:
    deny(world, send_messages=False, attach_files=False, embed_links=False)
    said = private(await world.members[0].slash(world.channel, "toy start"))
    assert "Send Messages, Embed Links, and Attach Files" in said


async def test_rights_that_are_lost_in_the_middle_cost_nobody_a_move(world: World) -> None:
    journey = toy(world)
    hurry(world)
    await journey.begin()
    who, panel = await opened(journey)
    deny(world, send_messages=False)
    answered = await use(who, panel, answer(panel))
    assert "Nothing to decide" in answered.response.content or "?" in answered.response.content
    assert (await state(world))["GameRow"][0]["number"] == 1
    give_back(world)
    await journey.play_by_command()
    assert "The game is over." in journey.table().content


async def test_a_deleted_channel_makes_no_storm_and_the_game_goes_on_in_direct_messages(world: World) -> None:
    journey = toy(world)
    hurry(world)
    await journey.begin()
    world.env.backend.delete_channel(world.channel.id)
    before = channel_posts(world)
    for _ in range(3):
        await answer_directly(journey)
    # One attempt after each choice finds out whether the channel is back: it looks at the table, and edits it.
    assert channel_posts(world) - before <= 2 * 4
    said = private(await world.members[0].user.slash("toy status"))
    assert "**Five Cards** in a channel that is gone" in said


async def answer_directly(journey: Journey) -> None:
    """Let somebody who must act answer in their direct messages."""
    for who in journey.people:
        panel = (await who.user.slash("toy play")).response
        if any(part.verb in {"pick", "menu", "none"} for part in parts(panel)):
            way = answer(panel)
            press = who.user.select if way.part.lines else who.user.click
            values = [list(way.values)] if way.part.lines else []
            assert (await press(panel, *values, custom_id=way.part.custom_id)).acknowledged
            return
    raise AssertionError("nobody can act")


async def test_a_deleted_table_message_is_posted_anew(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    world.env.backend.delete_message(world.channel.id, journey.table().id)
    await journey.play(turns=1)
    assert journey.table().content.startswith("**Five Cards**")


# Interactions that are gone


@pytest.mark.parametrize("code,status", [(10062, 404), (40060, 400)])
async def test_a_click_that_discord_gave_up_changes_nothing_and_the_next_one_works(
    world: World, code: int, status: int
) -> None:
    journey = toy(world)
    await journey.begin()
    who, panel = await opened(journey)
    before = await state(world)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, message="gone")
    assert not (await use(who, panel, answer(panel))).acknowledged
    assert await state(world) == before
    assert (await use(who, panel, answer(panel))).acknowledged
    assert (await state(world))["GameRow"][0]["number"] == 1


@pytest.mark.parametrize("code,status", [(10062, 404), (40060, 400)])
async def test_a_command_that_discord_gave_up_changes_nothing(world: World, code: int, status: int) -> None:
    world.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, message="gone")
    await world.members[0].slash(world.channel, "toy start")
    assert (await state(world))["GameRow"] == []
    assert world.env.errors
    assert private(await world.members[0].slash(world.channel, "toy start")).startswith("The table is open.")


@pytest.mark.parametrize("code,status", [(10015, 404), (50027, 401), (0, 503)])
async def test_a_choice_whose_answer_is_lost_is_kept(world: World, code: int, status: int) -> None:
    journey = toy(world)
    await journey.begin()
    who, panel = await opened(journey)
    world.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, message="gone")
    assert (await use(who, panel, answer(panel))).acknowledged
    assert (await state(world))["GameRow"][0]["number"] == 1
    assert "?**" in (await journey.slash(await_next(journey), "play")).response.content


def await_next(journey: Journey) -> Any:
    ids = [user.id for user in journey.pings()[0].mentions]
    return next(who for who in journey.people if who.id in ids)


# A database that fails


async def test_whichever_database_call_fails_during_a_click_the_player_is_told_and_loses_nothing(world: World) -> None:
    journey = toy(world)
    hurry(world)
    await journey.begin()
    heard = set()
    for at in range(1, 200):
        said, struck = await click_while_failing(journey, at)
        heard.add(said)
        if not struck:
            break
    else:
        raise AssertionError("it never stops failing")
    assert NOT_SAVED in heard
    assert at > 10


async def click_while_failing(journey: Journey, at: int) -> tuple[str, bool]:
    """Answer a question while the n-th call fails, check what became of it, and answer it if it still waits."""
    if not journey.pings():
        await journey.begin()
    who, panel = await opened(journey)
    before = (await state(journey.world))["GameRow"][-1]["number"]
    way = answer(panel)
    with failing(journey.world.bot.store, at) as fault:
        result = await use(who, panel, way)
        await journey.world.env.settle()
    said = warning_in(result)
    after = (await state(journey.world))["GameRow"][-1]["number"]
    assert result.acknowledged
    assert said in {"", *SENTENCES}, said
    assert (after == before) == (said in SENTENCES[:3] and said != ""), (at, said)
    if after == before:
        fresh = (await journey.slash(who, "play")).response
        assert (await use(who, fresh, answer(fresh))).acknowledged
        assert (await state(journey.world))["GameRow"][-1]["number"] == before + 1
    journey.dismiss()
    return said, fault.struck


def warning_in(result: Any) -> str:
    """Return the refusal that somebody read, alone or above their question; "" where there was none."""
    shown = [*result.followups, result.response]
    assert not any(UNSAID.search(message.content) for message in shown)
    for message in result.followups:
        return str(message.content)
    lines = [line for line in result.response.content.split("\n") if line.startswith("⚠️")]
    return lines[0].removeprefix("⚠️ ") if lines else ""


async def test_whichever_database_call_fails_during_a_start_it_can_be_started_again(world: World) -> None:
    hurry(world)
    for at in range(1, 60):
        before = len(world.env.http_requests)
        with failing(world.bot.store, at) as fault:
            said = private(await world.members[0].slash(world.channel, "toy start"))
            await world.env.settle()
        assert not UNSAID.search(said), said
        if said in SENTENCES:
            assert all(row["state"] == "ended" for row in (await state(world))["GameRow"])
            said = private(await world.members[0].slash(world.channel, "toy start"))
        assert said.startswith("The table is open.")
        assert len(nonces(world, before)) == 1
        await world.members[0].slash(world.channel, "toy end")
        for message in toy(world).public():
            world.env.backend.delete_message(world.channel.id, message.id)
        if not fault.struck:
            break
    assert at > 5
    _ = world.env.errors  # refusals of slash commands, each of which was answered


def nonces(world: World, since: int) -> set[str]:
    """Return what tells new messages in the channel apart: Discord takes one of a nonce, SimCord takes all."""
    path = f"/channels/{world.channel.id}/messages"
    sent = [entry.json for entry in world.env.http_requests[since:] if (entry.method, entry.path) == ("POST", path)]
    assert all(message["enforce_nonce"] for message in sent)
    return {message["nonce"] for message in sent}


async def test_what_nobody_thought_of_gets_a_sentence_with_an_id(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    journey = toy(world)
    await journey.begin()
    who, panel = await opened(journey)

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("hand: 1, 2, 3")

    monkeypatch.setattr(world.bot.host, "submit", broken)
    said = private(await use(who, panel, answer(panel)))
    assert said.startswith("Something went wrong on my side.")
    assert "hand" not in said
    assert "ZeroDivisionError" not in said


# A tidy channel


async def test_only_who_must_act_is_pinged_and_the_ping_goes_away(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    (ping,) = journey.pings()
    who = await_next(journey)
    stored = world.env.backend.get_message(world.channel.id, ping.id)
    assert f"<@{who.id}>" in stored.content
    assert (set(stored.ping_user_ids) <= {who.id}, stored.ping_role_ids, stored.mention_everyone) == (True, [], False)
    await journey.play(turns=1)
    assert ping.id not in [message.id for message in journey.public()]
    (other,) = journey.pings()
    assert [user.id for user in other.mentions] == [person.id for person in journey.people if person.id != who.id]


async def test_each_round_has_one_table_message_and_the_old_one_loses_its_buttons(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    seen: dict[int, str] = {}
    for _ in range(12):
        await journey.play(turns=1)
        seen[journey.table().id] = journey.table().content
    shown = [message for message in journey.public() if message.id in seen]
    assert len(shown) == len(seen) == 4  # three tables, and the result
    assert [bool(controls(message)) for message in shown] == [False, False, False, True]


async def test_names_are_harmless(world: World) -> None:
    names = ("**@everyone** <@&1>", "||`x`|| <#2> [a](https://b.c)", "# 🃏\u202e\u202d ~~_y_~~ 字字字")
    people = [
        world.guild.add_member(world.env.create_user(f"user{place}", global_name=name))
        for place, name in enumerate(names)
    ]
    journey = Journey(world, Random(1), people, game="toy")
    with clean_log():
        await journey.begin()
        for person in people:
            for command in ("status", "shelf", "log", "play"):
                await journey.slash(person, command)
        await journey.play()
    for entry in world.env.http_requests:
        if isinstance(entry.json, dict):
            harmless(entry.json)
    for message in journey.public():
        stored = world.env.backend.get_message(world.channel.id, message.id)
        assert not stored.mention_everyone
        assert not stored.ping_role_ids
        assert "\u202e" not in message.content


def harmless(sent: Any) -> None:
    """Check that what is sent can ping nobody but single users, and shows names as they are written."""
    data = sent.get("data", sent)
    content = data.get("content") or ""
    assert "@everyone" not in content
    assert "**@" not in content
    assert "||" not in content
    if content:
        mentions = data["allowed_mentions"]
        assert set(mentions.get("parse", ())) == set()
