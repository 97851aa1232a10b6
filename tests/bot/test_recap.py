"""What happened stands in a few lines above a question; all of it behind a button, for its reader."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.hosting.news import facts_since
from bot.ui.controls import Button, buttons_of
from bot.ui.page import Page
from bot.ui.panel import News, panel
from bot.ui.recap import MOST_LINES, recap
from bot.values.table import Table
from data.words import languages
from engine.facts import Fact
from tests.bot.hosted import ANNA, BEN, Hosted, hosted
from tests.bot.limits import check
from tests.bot.tables import table_of
from tests.bot.test_news import rows
from tests.engine.playing import new_match


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


def after(count: int, *, acting: bool = True) -> Table:
    """A table at which so many things have happened, each worth a line."""
    match = new_match("exlibris", 2, 1)
    seat = next(iter(match.pending)) if acting else next({0, 1}.difference(match.pending).__iter__())
    facts = [Fact("took", (number % 2, number % 50)) for number in range(count)]
    return table_of(match, seat, facts, "Ada")


def buttons(page: Page) -> Iterator[Button]:
    for row in page.rows:
        yield from buttons_of(row)


def bullets(page: Page) -> list[str]:
    return [line for line in page.content.splitlines() if line.startswith(("- ", "… "))]


@pytest.mark.parametrize("acting", [True, False])
@pytest.mark.parametrize("count", [1, MOST_LINES, MOST_LINES + 1, 60])
@pytest.mark.parametrize("language", languages())
def test_a_panel_tells_five_lines_and_the_rest_behind_a_button(language: str, count: int, acting: bool) -> None:  # noqa: FBT001 - of a table
    table = after(count, acting=acting)
    page = panel(table, language, news=News("panel-since", table.facts))
    check(page)
    assert len(bullets(page)) == min(count, MOST_LINES)
    assert ("more" in [button.verb for button in buttons(page)]) == (count > MOST_LINES)
    whole = recap(table, language)
    check(whole)
    assert len(bullets(whole)) == count


def test_what_is_too_long_for_a_message_ends_with_the_newest() -> None:
    table = after(400)
    whole = recap(table, "ru")
    check(whole)
    assert 30 < len(bullets(whole)) < 400
    assert bullets(whole)[-1] in bullets(recap(replace(table, facts=table.facts[-1:]), "ru"))


def test_ones_own_last_choice_is_told_where_it_is_asked_for() -> None:
    newest = rows(1, 0, 1)  # the seats, the oldest first
    assert [fact.args[0] for fact in facts_since(newest, 0, own=True) if fact.key == "public"] == [1, 2]
    assert [fact.args[0] for fact in facts_since(newest, 0) if fact.key == "public"] == [2]


async def test_the_host_reads_what_happened_with_ones_own_choice(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    told = await world.answer(game, ANNA)
    assert told.facts
    with_own = await world.host.reading(game, ANNA.user_id, own=True)
    assert with_own.facts[: len(told.facts)] == told.facts
    assert (await world.host.reading(game, ANNA.user_id)).facts == ()
