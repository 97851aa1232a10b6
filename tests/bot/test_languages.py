"""What is said in every language: the same keys and blanks as in English, whole, and as long as Discord takes."""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

import pytest
import simcord
from discord import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.app.errors import refused
from bot.games import face_of, faces
from bot.games.speech import Speech
from bot.text import joined, language_for, own_name, words, words_of
from bot.tools import languages as tongues
from bot.tools.playground import speak
from bot.ui.log import ROWS, log_page
from bot.ui.table_message import table_page
from bot.values.refusal import HostError
from bot.values.table import LogPage, LogRow
from data.atheneum import BOX as ATHENEUM
from data.exlibris import BOX as EXLIBRIS
from data.exlibrium import BOX as EXLIBRIUM
from data.words import DEFAULT, languages, sources
from engine.facts import Fact
from tests.bot.conftest import World
from tests.bot.journey import labels
from tests.bot.limits import check
from tests.bot.seeing import read
from tests.bot.tables import lobby

OTHERS = [language for language in languages() if language != DEFAULT]
NAMES = ("Ada", "Borges", "Colette", "Dante", "Eco")
LETTERS = {"fr": "éèàç", "pt": "ãçõé", "ru": "жыщю"}
"""Some that a text of any length in that language has."""


FORM = re.compile("^(the|of)-")
PLURAL = {"zero", "one", "two", "few", "many", "other"}


class Blanks(Visitor):
    """What a sentence says of its arguments, and the words that choose between its variants.

    A number that only chooses a plural is none of these, nor is the form of a name: not every language needs them.
    """

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - its base's name
        self.found.add(FORM.sub("", node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the same
        named = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)} - PLURAL
        if named:
            self.found |= {f"[{name}]" for name in named}
            self.visit(node.selector)
        for one in node.variants:
            self.visit(one)


def sentences(language: str) -> dict[str, set[str]]:
    """Every key of a language, with the blanks of its sentence."""
    found = {}
    for source in sources(language).values():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                blanks = Blanks()
                blanks.visit(entry)
                found[entry.id.name] = blanks.found
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_language_says_english_says_too_and_both_fill_the_same_blanks(language: str) -> None:
    english, own = sentences(DEFAULT), sentences(language)
    assert set(sources(language)) <= set(sources(DEFAULT))
    assert own.keys() <= english.keys()
    assert {key: own[key] for key in own if own[key] != english[key]} == {}


def test_a_language_may_lag_and_the_report_lists_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = sources("fr")
    lagging = {**whole, "lobby.ftl": whole["lobby.ftl"].replace("\nlobby-join =", "\nlobby-jour =")}
    monkeypatch.setattr(
        "bot.tools.languages.sources", lambda language: lagging if language == "fr" else sources(language)
    )
    assert tongues.missing("fr") == ["lobby-join"]
    said = [*tongues.report()]
    assert said[said.index("    lobby-join") - 1].startswith("fr  Français: ")
    assert len(said) == len(languages()) + 1


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert words("xx", "lobby-join") == words(DEFAULT, "lobby-join")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_not_english_under_another_name(language: str) -> None:
    text = "\n".join(sources(language).values())
    assert all(letter in text for letter in LETTERS[language])
    say, english = words_of("exlibris", language), words_of("exlibris", DEFAULT)
    assert say("language") == language
    assert all(say(f"tile-{tile.key}") != english(f"tile-{tile.key}") for tile in EXLIBRIS.tiles.values())


@pytest.mark.parametrize(
    "locale, language",
    [(Locale.french, "fr"), (Locale.brazil_portuguese, "pt"), (Locale.russian, "ru"), (Locale.german, "en")],
)
def test_discords_languages_find_ours(locale: Locale, language: str) -> None:
    assert language_for(locale) == language


@pytest.mark.parametrize("language", languages())
def test_a_channel_that_is_taken_names_the_game_whichever_it_is(language: str) -> None:
    for face in faces():
        said = refused(language, HostError("channel-taken", game=face.key, id=7, state="lobby"))
        assert words_of(face.key, language)("title") in said


@pytest.mark.parametrize("language", languages())
def test_a_reward_is_told_within_its_sentence(language: str) -> None:
    """No capital after the colon."""
    for kind in ("wand", "token", "book", "side-shelf"):
        said = Speech(language, face_of("atheneum").vocabulary, NAMES).fact(Fact("reward", (0, kind)))
        assert said.split(":")[1].strip()[0].islower()


def test_a_list_is_joined_as_its_language_does() -> None:
    assert [joined(language, ["a", "b"]) for language in languages()] == ["a and b", "a et b", "a e b", "a и b"]


def test_a_form_of_a_name_is_one_that_its_arguments_have() -> None:
    """A misspelled one would be told as it is written, in braces."""
    forms = {f"{form}-{kind}" for face in faces() for kind, forms in face.vocabulary.forms.items() for form in forms}
    for language in languages():
        told = set(re.findall(r"\$((?:the|of)-[a-z]+)", "\n".join(sources(language).values())))
        assert told <= forms


@pytest.mark.parametrize("language", languages())
def test_every_assistant_is_sent_in_the_form_that_the_sentence_needs(language: str) -> None:
    speech = Speech(language, face_of("exlibris").vocabulary, NAMES)
    told = [speech.fact(Fact("placed-home", (0, kind))) for kind in ("ordinary", *EXLIBRIS.libraries)]
    assert len(set(told)) == len(told)
    assert all(library.the.keys() == library.assistant.keys() for library in EXLIBRIS.libraries.values())


def names() -> Iterator[list[Mapping[str, str]]]:
    """Every name in the boxes, by language; those in a list belong together."""
    yield [tile.name for tile in EXLIBRIS.tiles.values()]
    yield [category.name for category in EXLIBRIS.categories.values()]
    yield [library.name for library in EXLIBRIS.libraries.values()]
    yield [library.assistant for library in EXLIBRIS.libraries.values()]
    yield [subject.name for subject in ATHENEUM.subjects]
    yield [character.name for character in EXLIBRIUM.characters]
    yield [character.ability for character in EXLIBRIUM.characters]


@pytest.mark.parametrize("language", languages())
def test_all_that_has_a_name_is_told_apart_in_every_language(language: str) -> None:
    for together in names():
        own = [name.get(language, name[DEFAULT]) for name in together]
        assert all(own)
        assert len(set(own)) == len(own)


@pytest.mark.parametrize("language", languages())
def test_effects_and_powers_have_lines_of_at_most_40_letters(language: str) -> None:
    say = words_of("exlibris", language)
    keys = [f"tile-{tile.key}" for tile in EXLIBRIS.tiles.values()]
    keys += [f"power-{key}" for key in ("ordinary", *EXLIBRIS.libraries)]
    assert [line for line in (say(f"{key}-short") for key in keys) if len(line) > 40] == []


@pytest.mark.parametrize("language", languages())
def test_a_lobby_and_a_page_of_the_log_keep_to_the_limits(language: str) -> None:
    for count in (1, 4):
        check(table_page(lobby(count), language))
    facts = tuple(Fact("stocked", (5, *range(20, 26))) for _ in range(20))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    rows = tuple(LogRow(9999, 0, "place", False, facts, undone=True, at=now) for _ in range(ROWS))
    check(log_page(lobby(4), LogPage(rows, 999, 999), language))


async def test_a_table_and_whoever_looks_at_it_speak_their_own_languages(world: World) -> None:
    alice, bob, *_ = world.members
    speak(world.bot, "fr")
    await alice.slash(world.channel, "exlibris start", language="ru")
    lobby_message = world.channel.history()[-1]
    assert labels(lobby_message)[:2] == [words("ru", "lobby-join"), words("ru", "lobby-begin")]
    joined_by = await bob.click(lobby_message, label=words("ru", "lobby-join"))
    said = read(words("fr", "lobby-joined", game="exlibris"), [])
    simcord.assert_responded(joined_by, content=said, ephemeral=True)


async def test_a_table_speaks_as_its_server_where_nothing_else_is_said(world: World) -> None:
    speak(world.bot, "pt-BR")
    await world.members[0].slash(world.channel, "exlibris start")
    join, *_ = labels(world.channel.history()[-1])
    assert join == words("pt", "lobby-join")


def test_a_language_calls_itself_by_its_own_name() -> None:
    assert [own_name(language) for language in languages()] == ["English", "Français", "Português", "Русский"]
