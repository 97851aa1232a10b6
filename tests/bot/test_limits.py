"""Discord's limits: whatever is built at its longest must still be taken. One too many and all of it is refused."""

from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app.commands import group_for
from bot.app.offering import Translator, same
from bot.games import faces
from bot.ui.log import ROWS, log_page
from bot.ui.messages import hand_page, turn_content, turn_rows
from bot.ui.page import Page
from bot.ui.table_message import table_page
from bot.values.table import LogPage, LogRow
from engine.facts import Fact
from tests.bot.limits import check
from tests.bot.tables import lobby


def payload_of(group: app_commands.Group) -> Any:
    tree: Any = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    tree.add_command(group)
    return tree, group.to_dict(tree)


def test_ex_libris_has_the_commands_it_must_have() -> None:
    face = next(face for face in faces() if face.key == "exlibris")
    wanted = "start join leave begin play choose place hand speciality board shelf status log undo rules end"
    assert {command.name for command in group_for(face).commands} >= set(wanted.split())


async def test_commands_that_discord_has_already_are_not_offered_again() -> None:
    tree, ours = payload_of(group_for(faces()[0]))
    theirs = {**ours, "id": "1", "version": "2", "options": ours["options"][::-1], "nsfw": False, "contexts": [0, 1]}
    assert same([ours], [{**theirs, "contexts": ours.get("contexts")}])
    assert not same([ours], [{**theirs, "description": "another one"}])
    assert not same([ours], [])
    assert await tree.get_commands()[0].get_translated_payload(tree, Translator())


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_lobby_of_long_names_keeps_to_the_limits(count: int) -> None:
    check(table_page(lobby(count), "en"))
    check(hand_page(lobby(count), "en", "#" + "c" * 60))
    content = turn_content(lobby(count), [10**18] * count, "en")
    check(Page(content, turn_rows(lobby(count))))


def test_a_page_of_the_log_at_its_longest_keeps_to_the_limit() -> None:
    facts = tuple(Fact("stocked", (5, *range(20, 26))) for _ in range(20))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    rows = tuple(LogRow(9999, 0, "place", False, facts, undone=True, at=now) for _ in range(ROWS))
    check(log_page(lobby(4), LogPage(rows, 999, 999), "en"))
