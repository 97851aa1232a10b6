"""What a panel says stands where it is needed: a hint beside its button, an answer that is in, what a menu asks."""

from dataclasses import replace
from functools import partial

import pytest

from bot.text import words as said
from bot.ui.arranging import FIRST_PAGE
from bot.ui.controls import Beside, Menu, buttons_of
from bot.ui.folds import rows
from bot.ui.page import Page
from bot.ui.panel import News, panel
from bot.ui.question import question_of
from bot.ui.voices import labels_for
from engine.catalogue import rules_of
from engine.facts import Fact
from engine.match import Match
from tests.bot.tables import table_of
from tests.engine.playing import new_match, reloaded


def verbs(page: Page) -> list[str]:
    return [button.verb for row in page.rows for button in buttons_of(row)]


@pytest.mark.parametrize("game", ["exlibris", "atheneum", "exlibrium"])
def test_a_hint_stands_above_the_answers_with_its_button_beside_it(game: str) -> None:
    match = new_match(game, 2, 1)
    seat, pending = next(iter(match.pending.items()))
    hint = rules_of(game).hint(match.view(seat), pending.ask)
    page = panel(table_of(match, seat, []), "en", news=News(hint=hint))
    first = page.rows[0]
    assert isinstance(first, Beside)
    assert first.text.startswith("💡 Hint:")
    assert first.button.verb == "heed"
    assert "💡" not in page.content
    assert "hint" not in verbs(page)
    assert "hint" in verbs(panel(table_of(match, seat, []), "en"))


def picked() -> Match:
    """A match of Atheneum in which one seat has picked its study card, and may pick another one (AT-20)."""
    match = new_match("atheneum", 2, 1)
    match.submit(0, (match.pending[0].ask.options[2],))
    match.submit(0, (match.pending[0].ask.options[1],))
    return match


@pytest.mark.parametrize("match", [picked(), reloaded(picked())], ids=["played", "loaded"])
def test_an_answer_that_is_in_is_named_and_marked(match: Match) -> None:
    page = panel(table_of(match, 0, []), "en")
    offered = [row for row in page.rows if isinstance(row, Beside)]
    off = [place for place, row in enumerate(offered) if not row.button.on]
    assert off == [1]
    assert offered[1].button.label == "Chosen"
    name = offered[1].text.splitlines()[0].strip("*")
    assert f"Your answer is in: **{name}**" in page.content
    assert match.pending[1].given == ()


def test_a_menu_of_places_asks_where_and_another_one_which() -> None:
    match = shelving()
    table, words = table_of(match, 0, []), partial(said, "en")
    question = question_of(table, match.pending[0], labels_for(table, "en"))
    for where, asked in ((True, "Where does it go?"), (False, "Which one?")):
        turned = replace(question, labels=tuple(replace(label, where=where) for label in question.labels))
        (menu,) = [row for row in rows(turned, words, FIRST_PAGE) if isinstance(row, Menu) and row.verb == "menu"]
        assert menu.placeholder == asked
    assert any(label.where for label in question.labels)


def shelving() -> Match:
    match = new_match("atheneum", 2, 1)
    for seat in (0, 1):
        match.submit(seat, match.hint(seat).picks)
    return match


def test_what_the_picture_shows_is_not_told_above_it() -> None:
    table = table_of(shelving(), 0, [Fact("shelved", ("green", 0), (0,)), Fact("points", (1, 2))])
    content = panel(table, "en", news=News("panel-happened", table.facts)).content
    assert "shelve a green book" not in content
    assert "scores 2 points" in content
