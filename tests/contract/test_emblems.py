"""With emblems every page keeps to Discord's limits, and says what it says without them: no more and no less."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.app.commands.answering import suggestions
from bot.games import face_of
from bot.text.emblems import bare, offer
from bot.ui.controls import Beside, Heading, Menu, Row
from bot.ui.help import help_page, topics
from bot.ui.log import ROWS, log_page
from bot.ui.messages import turn_content
from bot.ui.page import Page
from bot.ui.room import texts_of
from bot.ui.voices import speech_for
from bot.values.table import LogPage, LogRow, Table
from data.words import languages
from tests.bot.limits import check
from tests.bot.tables import table_of
from tests.contract.every import SETTINGS, Setting, every_game, notable
from tests.contract.pages import all_pages, orders_pages, upload
from tests.engine.playing import eyes_of

LARGEST = [setting for setting in reversed(SETTINGS) if not setting.options]


every_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    yield
    offer({})


def pages(table: Table, language: str) -> list[Page]:
    found = list(all_pages(table, language))
    if table.seat is not None:
        return [*found, *orders_pages(table, language)]
    facts, at = tuple(fact for fact in table.facts if fact.seen_by(None)), table.game.created_at
    for count in (3, 25):
        rows = tuple(LogRow(number, 0, "place", False, facts[-count:], undone=False, at=at) for number in range(ROWS))
        found.append(log_page(table, LogPage(rows, 9, 9), language))
    return found


def help_pages(table: Table, language: str) -> Iterator[Page]:
    speech = speech_for(table, language)
    yield from (help_page(speech, topic) for topic in topics(face_of(table.game.key)))


LEGEND = re.compile("\n?-# [A-Z]{2}\xa0.*")


def without(page: Page) -> Page:
    rows = tuple(map(plain, page.rows))
    return unexplained(replace(page, content=bare(page.content), below=bare(page.below), rows=rows))


def unexplained(page: Page) -> Page:
    """A page without what its codes mean, which a panel tells where no emblem does."""
    return replace(page, content=LEGEND.sub("", page.content), below=LEGEND.sub("", page.below))


def plain(row: Row) -> Row:
    if isinstance(row, Menu):
        return replace(row, lines=tuple(replace(line, emblem="") for line in row.lines))
    if isinstance(row, Beside):
        return Beside(bare(row.text), replace(row.button, emblem=""))
    if isinstance(row, Heading):
        return Heading(bare(row.text))
    return tuple(replace(button, emblem="") for button in row)


def unpictured(page: Page) -> list[str]:
    """What can't hold emblems."""
    labels = [
        text
        for row in page.rows
        for text in (
            [row.placeholder, *(part for line in row.lines for part in (line.label, line.detail))]
            if isinstance(row, Menu)
            else [row.button.label]
            if isinstance(row, Beside)
            else []
            if isinstance(row, Heading)
            else [button.label for button in row]
        )
    ]
    return [*labels, page.news]


def moments_of(game: str) -> Iterator[Table]:
    setting = next(one for one in LARGEST if one.game == game)
    for place, moment in enumerate(notable(setting, every=100)):
        eyes = eyes_of(moment.match)
        if place % 3 == 0 or moment.match.over:
            yield table_of(moment.match, eyes[place // 3 % len(eyes)], moment.facts[-60:])


def compared(before: list[Page], after: list[Page]) -> int:
    """Return how many pages show an emblem."""
    for one, two in zip(before, after, strict=True):
        check(two)
        assert without(two) == unexplained(one)
        assert "<:" not in "".join(unpictured(two))
    return sum("<:xl_" in "".join(texts_of(page)) for page in after)


@every_language
@every_game
def test_pages_with_emblems_say_what_they_say_without_and_keep_to_the_limits(game: str, language: str) -> None:
    shown = 0
    for table in moments_of(game):
        offer({})
        before, suggested = pages(table, language), suggestions(table, language, "")
        pinged = turn_content(table, [1], language)
        upload()
        shown += compared(before, pages(table, language))
        assert [one.to_dict() for one in suggestions(table, language, "")] == [one.to_dict() for one in suggested]
        assert bare(turn_content(table, [1], language)) == pinged
    assert shown > 10


@every_language
@every_game
def test_so_does_the_help(game: str, language: str) -> None:
    table = table_of(Setting(game, 2).begin(), 0, [])
    before = list(help_pages(table, language))
    upload()
    compared(before, list(help_pages(table, language)))
