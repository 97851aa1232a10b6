"""Every word exists in every language, and whatever is built at its longest keeps to Discord's limits."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.app.commands import group_for
from bot.app.offering import Translator
from bot.games import face_of
from bot.games.speech import Speech
from bot.ui.help import help_page, topics
from bot.ui.log import ROWS, log_page
from bot.ui.messages import turn_content, turn_rows
from bot.ui.page import Page
from bot.ui.panel import News, panel
from bot.ui.room import texts_of
from bot.values.table import LogPage, LogRow
from data.words import languages
from tests.bot.limits import check, length, texts
from tests.bot.tables import LONG, table_of
from tests.contract.every import GAMES, SETTINGS, Setting, every_game, moments, notable
from tests.contract.pages import all_pages
from tests.engine.playing import eyes_of

NAME = re.compile(r"[a-z0-9-]{1,32}")
BROKEN = re.compile(r"[{}$]|\bNone\b|\*\*\*\*|\b(" + "|".join(GAMES) + r")-[a-z]")
"""What no reader should find: a blank that was not filled, a key, nothing between two bold marks."""
every_language = pytest.mark.parametrize("language", languages())


def unsaid(logged: Sequence[Mapping[str, Any]]) -> list[Any]:
    return [entry for entry in logged if entry["event"].startswith("words-")]


@every_language
@pytest.mark.parametrize("setting", [one for one in SETTINGS if not one.options], ids=str)
def test_whole_games_have_all_words_and_keep_to_the_limits(setting: Setting, language: str) -> None:
    with capture_logs() as logged:
        for moment in notable(setting, every=80):
            for eye in eyes_of(moment.match):
                for page in all_pages(table_of(moment.match, eye, moment.facts[-60:]), language):
                    check(page)
                    assert not BROKEN.search("\n".join(texts_of(page))), page
    assert unsaid(logged) == []


@pytest.mark.parametrize("setting", [one for one in SETTINGS if not one.options], ids=str)
def test_every_panel_of_a_whole_game_keeps_to_the_limits(setting: Setting) -> None:
    for moment in moments(setting):
        for seat in list(moment.asks)[:1]:
            table = table_of(moment.match, seat, moment.facts[-60:])
            check(panel(table, "en", news=News("panel-happened", table.facts, "w" * 300)))


@every_language
@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.options], ids=str)
def test_no_option_brings_words_that_are_missing(setting: Setting, language: str) -> None:
    with capture_logs() as logged:
        *_, last = notable(setting, every=1000)
        for eye in eyes_of(last.match):
            for page in all_pages(table_of(last.match, eye, last.facts[-60:]), language):
                check(page)
                assert not BROKEN.search("\n".join(texts_of(page))), page
    assert unsaid(logged) == []


def sentences(speech: Speech, setting: Setting) -> Iterator[tuple[str, int]]:
    """Every question, option, fact and reason that comes up, each once, with how long it may be."""
    met: set[object] = set()
    for moment in moments(setting):
        for seat, ask in moment.asks.items():
            if ask.key not in met:
                yield speech.question(ask), 400
                yield speech.reason(moment.match.hint(seat)), 400
            met.add(ask.key)
            for option in ask.options:
                if option not in met:
                    yield speech.option(option), 80
                met.add(option)
    for fact in moment.facts:
        if fact.key not in met and speech.fact(fact):
            yield speech.fact(fact), 400
        met.add(fact.key)


@every_language
@every_game
def test_questions_options_facts_and_reasons_are_whole_and_of_a_length(game: str, language: str) -> None:
    setting = next(one for one in reversed(SETTINGS) if one.game == game and not one.options)
    speech = Speech(language, face_of(game).vocabulary, tuple(LONG[:32] for _ in range(setting.seats)))
    found = list(sentences(speech, setting))
    assert len(found) > 5
    assert [text for text, longest in found if not text or len(text) > longest + 32 * setting.seats] == []
    assert [text for text, _ in found if BROKEN.search(text.replace(LONG[:32], ""))] == []


@every_language
@every_game
def test_every_key_of_the_vocabulary_has_words(game: str, language: str) -> None:
    vocabulary = face_of(game).vocabulary
    speech = Speech(language, vocabulary, ())
    assert [key for key in vocabulary.asks if not speech.says(f"ask-{key}")] == []
    assert [key for key in vocabulary.hints if not speech.says(f"hint-{key}")] == []
    assert speech.says("title")


@every_language
@every_game
def test_the_help_is_whole_and_keeps_to_the_limits(game: str, language: str) -> None:
    face = face_of(game)
    speech = Speech(language, face.vocabulary, ("Ada", "Borges"))
    for topic in topics(face):
        assert face.help is not None
        title, text = face.help.topic(speech, topic)
        assert not BROKEN.search(title + text), topic
        assert len(title) <= 100
        check(help_page(speech, topic))


@every_language
@every_game
def test_a_page_of_the_log_and_a_ping_keep_to_the_limit(game: str, language: str) -> None:
    setting = next(one for one in reversed(SETTINGS) if one.game == game and not one.options)
    *_, last = moments(setting)
    public = table_of(last.match, None, [])
    at = public.game.created_at
    longest = tuple(fact for fact in last.facts if fact.seen_by(None))[-25:]
    rows = tuple(LogRow(9999, 0, "place", False, longest, undone=True, at=at) for _ in range(ROWS))
    check(log_page(public, LogPage(rows, 999, 999), language))
    check(Page(turn_content(public, [10**18] * setting.seats, language), turn_rows(public)))


@every_game
async def test_its_commands_keep_to_the_limits_in_every_language(game: str) -> None:
    tree: Any = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    group = group_for(face_of(game))
    tree.add_command(group)
    payload = await group.get_translated_payload(tree, Translator())
    assert len(payload["options"]) <= 25
    assert length(payload) <= 8000
    for command in payload["options"]:
        for part in (command, *command["options"]):
            assert NAME.fullmatch(part["name"])
            said = texts(part, "description")
            said += [text for choice in part.get("choices", ()) for text in texts(choice, "name")]
            assert all(1 <= len(text) <= 100 for text in said)
            assert len(part.get("choices", ())) <= 25
        assert len(command["options"]) <= 25
