"""Slash commands and buttons through a strict Discord: what is said, to whom, and what is not."""

import json
import re
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.conftest import World
from tests.bot.seeing import controls, rows


async def begun(world: World, game: str = "toy", count: int = 2) -> Any:
    """Start and begin a game with the first members; return its table message."""
    host, *others = world.members[:count]
    await host.slash(world.channel, f"{game} start")
    lobby = world.channel.history()[-1]
    for other in others:
        await other.click(lobby, label="Join")
    await host.click(lobby, label="Begin")
    return next(message for message in reversed(world.channel.history()) if message.attachments)


def ping(world: World) -> Any:
    return next(message for message in reversed(world.channel.history()) if "your turn" in message.content)


def to_act(world: World) -> Any:
    """Return the member who is pinged."""
    pinged = ping(world).mentions[0].id
    return next(member for member in world.members if member.id == pinged)


def labels(shown: Any) -> list[str]:
    return [part.get("label", "") for part, _ in controls(shown)]


async def test_a_lobby_lists_who_joins_and_offers_its_buttons(world: World) -> None:
    alice, bob, *_ = world.members
    started = await alice.slash(world.channel, "toy start")
    simcord.assert_responded(started, ephemeral=True)
    lobby = world.channel.history()[-1]
    await bob.click(lobby, label="Join")
    await alice.click(lobby, label="Add automatic player")
    shown = world.channel.history()[-1]
    assert "Alice" in shown.content
    assert "Bob" in shown.content
    assert "Automatic player" in shown.content
    assert labels(shown) == ["Join", "Begin", "Add automatic player", "Leave", "Take out…", "Help"]


@pytest.mark.parametrize(
    "who, label, sentence",
    [
        (0, "Join", "already"),
        (2, "Begin", "Only Alice"),
        (3, "Leave", "not at this table"),
        (2, "Add automatic player", "not at"),
    ],
)
async def test_a_lobby_refuses_in_one_private_sentence(world: World, who: int, label: str, sentence: str) -> None:
    alice, bob, *_ = world.members
    await alice.slash(world.channel, "toy start")
    lobby = world.channel.history()[-1]
    await bob.click(lobby, label="Join")
    refused = await world.members[who].click(lobby, label=label)
    simcord.assert_responded(refused, contains=sentence, ephemeral=True)


async def test_a_second_start_says_what_is_there(world: World) -> None:
    alice, bob, *_ = world.members
    await alice.slash(world.channel, "toy start")
    refused = await bob.slash(world.channel, "exlibris start")
    simcord.assert_responded(refused, contains="one game at a time", ephemeral=True)
    assert len(world.channel.history()) == 1


async def test_a_full_table_takes_nobody_else(world: World) -> None:
    alice, *others = world.members
    await alice.slash(world.channel, "toy start")
    lobby = world.channel.history()[-1]
    for _ in range(3):
        await alice.click(lobby, label="Add automatic player")
    refused = await others[0].slash(world.channel, "toy join")
    simcord.assert_responded(refused, contains="All 4 seats", ephemeral=True)


async def test_missing_rights_are_named_and_nothing_starts(world: World) -> None:
    allow, deny = discord.PermissionOverwrite(attach_files=False, embed_links=False).pair()
    me: Any = world.bot.user
    overwrite = Overwrite(target_id=me.id, type=OverwriteType.MEMBER, allow=allow.value, deny=deny.value)
    world.env.backend.set_overwrite(world.channel.id, overwrite)
    refused = await world.members[0].slash(world.channel, "toy start")
    simcord.assert_responded(refused, contains="Embed Links and Attach Files", ephemeral=True)
    assert world.channel.history() == []


async def test_the_table_has_a_picture_with_words_and_its_buttons(world: World) -> None:
    table = await begun(world)
    assert [attachment.description for attachment in table.attachments] == ["The board."]
    assert rows(table)[0] == ["Play", "My hand", "Shelves", "Log", "Help"]
    assert rows(table)[-1][-1:] == ["Watch"]


async def test_a_new_round_posts_the_table_anew_and_the_old_one_loses_its_buttons(world: World) -> None:
    old = await begun(world)
    await play(world, lambda: len(tables(world)) < 2)
    first, second = tables(world)[:2]
    assert first.id == old.id
    assert controls(first) == []
    assert controls(second)
    assert re.fullmatch(r"The table has moved on: \[here it is now\]\(https://[^)]*/[0-9]+\)\.", first.content)
    assert first.attachments
    assert link_of(first) == second.id


def link_of(message: Any) -> int:
    return int(message.content.splitlines()[0].rpartition("/")[2].rstrip(")."))


def tables(world: World) -> list[Any]:
    return [message for message in world.channel.history() if message.attachments]


async def play(world: World, going: Any) -> None:
    """Let whoever is pinged pick what is offered first, as long as `going` says."""
    while going():
        waiting = ping(world)
        for pinged in waiting.mentions:
            actor = next(member for member in world.members if member.id == pinged.id)
            shown = await actor.slash(world.channel, "toy play")
            while "Nothing to decide" not in shown.response.content and "answer is in" not in shown.response.content:
                first, _ = controls(shown.response)[0]
                if first["type"] == 3:
                    shown = await actor.select(
                        shown.response, [first["options"][0]["value"]], custom_id=first["custom_id"]
                    )
                elif first["custom_id"].startswith("x:back"):
                    break
                else:
                    shown = await actor.click(shown.response, custom_id=first["custom_id"])
                if "over" in shown.response.content:
                    return


async def test_a_whole_game_ends_with_winner_seed_and_a_hand_message_that_hides_the_hand(world: World) -> None:
    await begun(world)
    await play(world, lambda: not any("wins" in m.content or "share" in m.content for m in world.channel.history()))
    final = world.channel.history()[-1]
    assert "seed" in final.content
    for member in world.members[:2]:
        (message,) = member.user.dm_channel.history(viewer=member.user)
        assert "The game is over." in message.content


async def test_the_panel_is_private_and_edited_in_place(world: World) -> None:
    table = await begun(world)
    actor = to_act(world)
    shown = await actor.click(table, label="Play")
    assert shown.ephemeral
    answered = await actor.click(shown.response, label="high")
    assert answered.response.id == shown.response.id


async def test_a_stale_click_is_told_so_above_the_question_as_it_stands(world: World) -> None:
    table = await begun(world)
    actor = to_act(world)
    one, two = await actor.click(table, label="Play"), await actor.click(table, label="Play")
    await actor.click(one.response, label="high")
    late = await actor.click(two.response, label="low")
    assert "⚠️" in late.response.content
    assert "Which card do you bid?" in late.response.content


async def test_whoever_has_no_seat_gets_a_friendly_sentence(world: World) -> None:
    table = await begun(world)
    for label in ("Play", "My hand"):
        refused = await world.members[3].click(table, label=label)
        simcord.assert_responded(refused, contains="not at this table", ephemeral=True)


async def test_hands_are_shown_to_their_owners_alone(world: World) -> None:
    table = await begun(world)
    for member in world.members[:2]:
        shown = await member.click(table, label="My hand")
        assert shown.ephemeral
        assert "cards (" in shown.response.content
    public = [message.content for message in world.channel.history(viewer=world.members[3])]
    assert not any("cards (" in content for content in public)


async def test_closed_direct_messages_are_said_once_and_nothing_waits(world: World) -> None:
    bob = world.members[1]
    closed = {"status": 403, "code": 50007, "message": "Cannot send messages to this user", "times": None}
    world.env.inject_error("POST", f"/channels/{bob.user.dm_channel.id}/messages", **closed)
    await begun(world)
    said = [
        message.content
        for message in world.channel.history()
        if "can’t send" in message.content or "cannot send" in message.content
    ]
    assert len(said) == 1
    assert "Bob" in said[0]
    shown = await bob.slash(world.channel, "toy hand")
    simcord.assert_responded(shown, contains="cards (", ephemeral=True)


async def test_choose_answers_by_autocomplete(world: World) -> None:
    await begun(world)
    actor = to_act(world)
    offered = await actor.autocomplete(world.channel, "toy choose", "answer", "hi")
    assert [choice["name"] for choice in offered] == ["high"]
    told = await actor.slash(world.channel, "toy choose", answer=offered[0]["value"])
    simcord.assert_responded(told, contains="says high", ephemeral=True)


async def test_choose_takes_typed_words_and_refuses_others(world: World) -> None:
    await begun(world)
    actor = to_act(world)
    refused = await actor.slash(world.channel, "toy choose", answer="sideways")
    simcord.assert_responded(refused, contains="not among", ephemeral=True)
    told = await actor.slash(world.channel, "toy choose", answer="High")
    simcord.assert_responded(told, contains="says high", ephemeral=True)


async def test_a_command_for_one_question_refuses_another(world: World) -> None:
    await begun(world)
    refused = await to_act(world).slash(world.channel, "toy place", answer="high")
    simcord.assert_responded(refused, contains="not the question", ephemeral=True)


async def test_back_takes_the_last_choice_back(world: World) -> None:
    await begun(world)
    actor = to_act(world)
    shown = await actor.slash(world.channel, "toy play")
    shown = await actor.click(shown.response, label="high")
    shown = await actor.click(shown.response, label="Back")
    assert "Taken back." in shown.response.content
    assert {"high", "low"} <= set(labels(shown.response))
    refused = await actor.slash(world.channel, "toy undo")
    simcord.assert_responded(refused, contains="nothing to take back", ephemeral=True)


async def test_in_direct_messages_the_game_is_found_by_itself_or_picked(world: World) -> None:
    await begun(world)
    actor = to_act(world)
    waiting = next(member for member in world.members[:2] if member.id != actor.id)
    shown = await waiting.user.slash("toy hand")
    assert "cards (" in shown.response.content
    other = world.guild.create_text_channel("attic")
    await actor.slash(other, "toy start")
    await waiting.slash(other, "toy join")
    refused = await waiting.user.slash("toy status")
    assert "several games" in refused.response.content
    shown = await actor.user.slash("toy status")
    assert "library" in shown.response.content  # the one that waits for them
    (offered,) = await waiting.user.autocomplete("toy status", "game", "attic")
    for picked in (offered["value"], offered["name"]):
        shown = await waiting.user.slash("toy status", game=picked)
        assert "attic" in shown.response.content


async def test_a_game_of_others_cannot_be_picked(world: World) -> None:
    await begun(world)
    refused = await world.members[3].user.slash("toy hand", game="1")
    assert "not among" in refused.response.content


async def test_the_play_button_of_a_direct_message_opens_the_panel(world: World) -> None:
    await begun(world)
    actor = to_act(world)
    (message,) = actor.user.dm_channel.history(viewer=actor.user)
    shown = await actor.user.click(message, label="Play")
    assert "What wins?" in shown.response.content


async def test_looks_and_log_and_help_answer_privately(world: World) -> None:
    await begun(world)
    alice = world.members[0]
    for command in ("board", "shelf", "status", "log", "rules", "speciality"):
        shown = await alice.slash(world.channel, f"toy {command}")
        simcord.assert_responded(shown, ephemeral=True)
    shown = await alice.slash(world.channel, "toy board", text=True)
    assert "points" in shown.response.content
    refused = await alice.slash(world.channel, "toy rules", topic="dragons")
    simcord.assert_responded(refused, contains="no help on", ephemeral=True)


async def test_shelves_leaf_in_place(world: World) -> None:
    table = await begun(world)
    shown = await world.members[3].click(table, label="Shelves")
    name = next(name for name in ("Alice", "Bob") if f"points of {name}" not in shown.response.content)
    other = await world.members[3].click(shown.response, label=name)
    assert f"points of {name}" in other.response.content


async def test_buttons_outlive_a_restart(world: World) -> None:
    table = await begun(world)
    actor = to_act(world)
    shown = await actor.click(table, label="Play")
    await world.restart()
    answered = await actor.click(shown.response, label="high")
    assert "says high" in answered.response.content


async def test_unchanged_commands_are_offered_once(world: World) -> None:
    await world.restart()
    offered = [entry for entry in world.env.http_requests if entry.method == "PUT" and "commands" in entry.path]
    assert len(offered) == 1


async def test_an_unexpected_error_is_told_with_an_id_and_never_a_traceback(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(world)

    async def broken(*args: object, **kwargs: object) -> None:
        raise RuntimeError("secret cards 1 2 3")

    monkeypatch.setattr(world.bot.host, "reading", broken)
    told = await world.members[0].click(table, label="Play")
    simcord.assert_responded(told, contains="code `", ephemeral=True)
    assert "secret" not in told.response.content


async def test_a_picture_that_fails_costs_nobody_a_move(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(world)
    actor = to_act(world)

    async def broken(*args: object) -> None:
        raise OSError("no font")

    monkeypatch.setattr(world.bot.studio, "draw", broken)
    shown = await actor.slash(world.channel, "toy hand")
    simcord.assert_responded(shown, contains="cards (", ephemeral=True)


async def test_what_is_on_its_way_for_long_is_acknowledged_before_any_work(world: World) -> None:
    await begun(world)  # whose clock stands still, long ago
    answers = [entry for entry in world.env.http_requests if entry.path.endswith("/callback")]
    assert answers
    assert all(entry.json["type"] in {5, 6} for entry in answers)


async def test_a_picture_that_has_not_changed_is_not_uploaded_again(world: World) -> None:
    await begun(world)
    actor = to_act(world)
    before = len(world.env.http_requests)
    shown = await actor.slash(world.channel, "toy play")
    await actor.click(shown.response, label="high")
    edits = [
        entry
        for entry in world.env.http_requests[before:]
        if entry.method == "PATCH" and entry.path.startswith(f"/channels/{world.channel.id}/")
    ]
    assert edits
    assert json.dumps(edits[0].json).count("attachments") <= 1
