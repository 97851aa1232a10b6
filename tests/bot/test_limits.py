"""Discord's limits: whatever is built at its longest must still be taken. One too many and all of it is refused."""

import random
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.app.commands import group_for
from bot.app.components import view_of
from bot.app.offering import Translator, same
from bot.games import face_of, faces
from bot.tools.simulate import step
from bot.ui import looks
from bot.ui.arranging import Turned, pages
from bot.ui.help import help_page, topics
from bot.ui.log import ROWS, log_page
from bot.ui.messages import final_page, hand_page, turn_content, turn_rows
from bot.ui.page import Page
from bot.ui.panel import News, panel
from bot.ui.question import question_of
from bot.ui.table_message import table_page
from bot.ui.voices import labels_for, speech_for
from bot.values.table import LogPage, LogRow, Table
from data.words import DEFAULT
from engine.ask import Option
from engine.facts import Fact
from engine.match import Match
from tests.bot.tables import LONG, lobby, table_of

NAME = re.compile(r"[a-z0-9-]{1,32}")


def payload_of(group: app_commands.Group) -> Any:
    tree: Any = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    tree.add_command(group)
    return tree, group.to_dict(tree)


def length(command: dict[str, Any]) -> int:
    """Count as Discord does: names, descriptions and values of a command and all that is in it."""
    own = len(command["name"]) + len(command.get("description", ""))
    values = sum(len(choice["name"]) + len(str(choice["value"])) for choice in command.get("choices", ()))
    return own + values + sum(length(option) for option in command.get("options", ()))


@pytest.mark.parametrize("face", faces(), ids=lambda face: face.key)
def test_a_games_commands_keep_to_the_limits(face: Any) -> None:
    _, group = payload_of(group_for(face))
    assert len(group["options"]) <= 25
    assert length(group) <= 8000
    for command in group["options"]:
        for part in (command, *command["options"]):
            assert NAME.fullmatch(part["name"])
            assert 1 <= len(part["description"]) <= 100
            assert len(part.get("choices", ())) <= 25
        assert len(command["options"]) <= 25


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


def check(page: Page) -> None:
    """Assert what Discord would check."""
    assert 1 <= len(page.content) <= 2000
    assert "@everyone" not in page.content.replace("@\u200beveryone", "")
    rows = view_of(page.rows).to_components()
    ids = []
    assert len(rows) <= 5
    for row in rows:
        assert len(row["components"]) <= 5
        for component in row["components"]:
            ids.append(component["custom_id"])
            check_component(component)
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids), default=0) <= 100


def check_component(component: Any) -> None:
    assert 1 <= len(component.get("label") or "x") <= 80
    options = component.get("options", ())
    assert len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert len(option.get("description") or "") <= 100
    if options:
        assert 0 <= component["min_values"] <= component["max_values"] <= len(options)


def panels(table: Table, language: str = DEFAULT) -> Iterator[Page]:
    yield panel(table, language, news=News("panel-happened", table.facts, "w" * 300))
    if table.pending is not None:
        question = question_of(table, table.pending, labels_for(table, language))
        marks = tuple(range(len(question.labels)))
        for page in range(pages(question)):
            yield panel(table, language, turned=Turned(page, marks))


def everything(match: Match, facts: list[Fact], language: str = DEFAULT) -> Iterator[Page]:
    public = table_of(match, None, facts)
    yield table_page(public, language)
    yield looks.board_page(public, language, text=True)
    yield looks.status(public, language, "#" + "c" * 60)
    for seat in range(len(public.seats)):
        table = table_of(match, seat, facts)
        yield looks.hand(table, language)
        yield looks.shelf(table, seat, language)
        yield hand_page(table, language, "#" + "c" * 60)
        for name in face_of(table.game.key).commands.looks:
            yield looks.look(table, name, language)
    if match.over:
        yield final_page(public, language)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_ex_libris_keep_to_the_limits_and_have_all_words(players: int) -> None:
    match = Match.new("exlibris", players, {}, f"{players}7" * 32)
    luck = random.Random(players)
    facts, count = list(match.opening), 0
    with capture_logs() as logged:
        while not match.over:
            for seat in match.pending:
                for page in panels(table_of(match, seat, facts[-60:])):
                    check(page)
            if count % 20 == 0:
                for page in everything(match, facts[-60:]):
                    check(page)
            before = match.number
            facts += told(match, luck)
            assert match.number > before
            count += 1
        for page in everything(match, facts[-60:]):
            check(page)
    assert [entry for entry in logged if entry["event"].startswith("words-")] == []


def told(match: Match, luck: random.Random) -> list[Fact]:
    """Make the next choice by luck and return what it brought about."""
    found: list[Fact] = []
    submit = match.submit

    def listen(seat: int, picks: Iterable[Option]) -> list[Fact]:
        found.extend(submit(seat, picks))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match, "submit", listen)
        step(match, ["random"] * 4, luck)
    return found


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


def test_every_page_of_the_help_keeps_to_the_limits() -> None:
    speech = speech_for(lobby(4), "en")
    for topic in topics(face_of(speech.game)):
        check(help_page(speech, topic))
    assert len(LONG[:32]) == 32
