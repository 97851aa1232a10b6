"""Codes of categories, and the small print that says what they mean."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.text.emblems import offer
from bot.ui.controls import Beside, Menu
from bot.ui.looks import hand, look, shelf
from bot.ui.messages import hand_page
from bot.ui.page import Page
from bot.ui.panel import panel
from bot.values.table import Table
from data.exlibris import BOX
from data.words import languages
from engine.facts import Fact
from engine.match import Match
from tests.bot.tables import table_of

CODES = re.compile(rf"\b(?:{'|'.join(BOX.categories)})\b")


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    offer({})
    yield
    offer({})


def tables() -> Iterator[Table]:
    """Return what a seat reads at each question of a game's beginning."""
    match, random, facts = Match.new("exlibris", 3, {}, "a" * 64), Random(4), list[Fact]()
    for _ in range(16):
        seat = min(match.pending)
        yield table_of(match, seat, facts)
        ask = match.pending[seat].ask
        facts = match.submit(seat, tuple(random.sample(ask.options, max(ask.at_least, 1))))


def told(page: Page) -> str:
    """Return all that can be read on a page, a menu's lines among it."""
    rows = [one for row in page.rows for one in (row if isinstance(row, tuple) else (row,))]
    lines = [line.label for row in rows if isinstance(row, Menu) for line in row.lines]
    return "\n".join([page.content, *lines, *(row.text for row in rows if isinstance(row, Beside))])


def unexplained(page: Page) -> set[str]:
    codes = set(CODES.findall(told(page)))
    names = {code: BOX.categories[code].name[page.language] for code in codes}
    return {code for code, name in names.items() if name not in told(page)}


@pytest.mark.parametrize("language", languages())
def test_every_code_that_a_player_reads_is_said_where_there_are_no_emblems(language: str) -> None:
    seen = [
        page
        for table in tables()
        for page in (
            panel(table, language),
            hand(table, language),
            shelf(table, None, language),
            hand_page(table, language, "#a"),
            look(table, "score", language),
        )
    ]
    assert sum(bool(CODES.search(told(page))) for page in seen) > len(seen) / 4
    assert [unexplained(page) for page in seen if unexplained(page)] == []


def old(table: Table) -> Table:
    """Return a table whose people have played before."""
    return replace(table, seats=tuple(replace(seat, guided=False) for seat in table.seats))


def test_a_panel_with_emblems_explains_codes_to_newcomers_alone() -> None:
    offer({"xl_el_hv_0a1b2c": 7})
    table = next(table for table in tables() if unexplained(panel(old(table), "en")))
    assert not unexplained(panel(table, "en"))
    assert not unexplained(hand(old(table), "en"))
