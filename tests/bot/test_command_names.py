"""Commands have a name in each language, and sentences name them so that a reader can tap them."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from bot.app.commands import group_for
from bot.app.commands.across import groups
from bot.app.offering import Translator, _paths, wanted
from bot.games import faces
from bot.text import has, mentions, words
from bot.text.mentions import linked
from data.words import languages, sources
from engine.catalogue import packages

LOCALES = {"fr": "fr", "pt": "pt-BR", "ru": "ru"}
LETTERS = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôûùãáíóõúабвгдежзийклмнопрстуфхцчшщъыьэюяё-"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def payloads() -> list[Any]:
    tree: Any = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for face in faces():
        tree.add_command(group_for(face))
    for group in groups():
        tree.add_command(group)
    await tree.set_translator(Translator())
    return [command for command in await wanted(tree) if command["name"] != "toy"]


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    yield
    mentions.offer({})


def siblings(command: Any) -> Iterator[list[Any]]:
    inner = command.get("options") or []
    yield inner
    for one in inner:
        yield from siblings(one)


def kind(part: Any) -> str:
    return "name" if part.get("type", 1) in {1, 2} and "required" not in part else "argument"


@pytest.mark.parametrize("language, locale", [*LOCALES.items()])
def test_all_that_is_typed_has_a_name_of_its_own_that_discord_takes(
    payloads: list[Any], language: str, locale: str
) -> None:
    games = {face.key for face in faces()}
    for parts in (payloads, *(parts for command in payloads for parts in siblings(command))):
        named = [part for part in parts if part["name"] not in games]
        here = [part["name_localizations"][locale] for part in named]
        assert len(set(here)) == len(here), here
        assert all(1 <= len(name) <= 32 and not set(name) - set(LETTERS) for name in here), here
        assert here == [words(language, f"{kind(part)}-{part['name']}") for part in named]


def test_no_word_names_what_is_no_more() -> None:
    said = sources("en")["names.ftl"].splitlines()
    assert all(line.split(" = ")[0].partition("-")[2] == line.split(" = ")[1] for line in said if " = " in line)


def test_each_name_belongs_to_something(payloads: list[Any]) -> None:
    there = {f"name-{command['name']}" for command in payloads}
    for command in payloads:
        there |= {f"{kind(part)}-{part['name']}" for parts in siblings(command) for part in parts}
    keys = {line.split(" = ")[0] for line in sources("en")["names.ftl"].splitlines() if " = " in line}
    assert keys - there == set()
    assert all(has(key) for key in there if key.removeprefix("name-") not in {face.key for face in faces()})


def test_a_command_in_a_sentence_can_be_tapped_once_discord_has_it(payloads: list[Any]) -> None:
    text = "`/exlibris hand` shows it, `/stats` and `/nothing` don't, `/exlibris board text:True` neither."
    assert linked(text) == text
    mentions.offer({path: 7 for command in payloads for path in _paths(command)})
    assert linked(text) == text.replace("`/exlibris hand`", "</exlibris hand:7>")
    assert "</exlibris start:7>" in words("fr", "error-no-game-here", game="exlibris")


@pytest.mark.parametrize("language", languages())
def test_every_command_that_a_sentence_names_is_one(payloads: list[Any], language: str) -> None:
    there = {path for command in payloads for path in (command["name"], *_paths(command))}
    for game in packages():
        for text in sources(language).values():
            named = {found[1] for found in mentions.COMMAND.finditer(text.replace("{ $game }", game))}
            assert named - there == set()
