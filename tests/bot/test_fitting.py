"""What buttons and menus say in real games: whole on a phone, in every language, the end of a line above all."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.games import face_of
from bot.games.atheneum import naming, wanting
from bot.games.atheneum.labelling import detail, neighbours
from bot.games.exlibris.labelling import text
from bot.games.fitting import DETAIL, LABEL, fitting
from bot.games.speech import Speech
from bot.text.names import SLASH, evenly
from bot.ui import folds
from bot.ui.arranging import MOST_TOLD, Turned
from bot.ui.controls import Menu, Row, buttons_of
from bot.ui.question import question_of
from bot.ui.voices import labels_for
from data.atheneum import BOX as ATHENEUM
from data.exlibris import BOX as EXLIBRIS
from data.words import languages
from engine.ask import Ask
from engine.match import Match
from tests.bot.tables import table_of
from tests.engine.playing import new_match, step

SHOWN = 0.2
"""How many of the questions of a game are looked at."""


def rows(match: Match, seat: int, language: str, luck: Random) -> Iterator[Row]:
    """The components of a seat's question, at any of its headings, and where an answer must be made sure of."""
    table, pending = table_of(match, seat, [], "Ada"), match.pending[seat]
    speech = labels_for(table, language)
    question = question_of(table, pending, speech)
    fold = luck.randrange(max(1, len(folds.folds(question))))
    yield from folds.rows(question, speech.words, Turned(fold=fold), lines=MOST_TOLD)
    sure = [index for index, label in enumerate(question.labels) if label.warning]
    for index in sure:
        yield from folds.rows(question, speech.words, Turned(sure=index), lines=MOST_TOLD)


def said(row: Row) -> Iterator[tuple[str, int]]:
    """Each text in a row, with the most signs that are seen of it."""
    if isinstance(row, Menu):
        yield row.placeholder, 41
        for line in row.lines:
            yield line.label, 66
            if SLASH not in line.detail:  # what is in slashes is cut evenly
                yield line.detail, DETAIL
        return
    for button in buttons_of(row):
        yield button.label, LABEL


@pytest.mark.parametrize("game, seats", [("exlibris", 1), ("exlibris", 3), ("atheneum", 3), ("exlibrium", 4)])
@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_a_question_says_is_cut(game: str, seats: int, seed: int) -> None:
    luck, seen = Random(seed), 0
    match = new_match(game, seats, seed)
    while not match.over:
        for seat in match.pending:
            if luck.random() < SHOWN:
                language = luck.choice(languages())
                told = [one for row in rows(match, seat, language, luck) for one in said(row)]
                assert [text for text, most in told if len(text) > most] == [], language
                seen += len(told)
        step(match, luck)
    assert seen > 50


@pytest.mark.parametrize("language", languages())
def test_a_pattern_is_told_whole(language: str) -> None:
    speech = Speech(language, face_of("atheneum").vocabulary, ())
    told = [wanting.pattern(speech, index) for index in range(len(ATHENEUM.objectives))]
    assert [text for text in told if len(text) > DETAIL] == []


@pytest.mark.parametrize("language", languages())
def test_study_cards_and_objectives_are_named_by_what_they_give_within_a_label(language: str) -> None:  # AT-21, AT-60
    speech = Speech(language, face_of("atheneum").vocabulary, ())
    studies = [naming.study(speech, card) for card in range(len(ATHENEUM.cards))]
    claims = [wanting.short(speech, one) for one in range(len(ATHENEUM.objectives))]
    assert [text for text in (*studies, *claims) if len(text) > LABEL] == []
    assert len({wanting.objective(speech, one) for one in range(len(ATHENEUM.objectives))}) == len(ATHENEUM.objectives)
    sections = {
        (told, tuple(sorted(map(str, card.yellow)))) for told, card in zip(studies, ATHENEUM.cards, strict=True)
    }
    assert len({told for told, _ in sections}) == len(sections)


@pytest.mark.parametrize("language", languages())
def test_names_are_cut_rather_than_what_a_neighbour_gets(language: str) -> None:
    match = new_match("atheneum", 3, 1)
    speech = Speech(language, face_of("atheneum").vocabulary, ("Wilhelmina von Hohenbibliothek X",) * 3)
    for card in range(len(ATHENEUM.cards)):
        told = detail(speech, ("card", card), match.view(0))
        blue = naming.benefits(speech, ATHENEUM.cards[card].blue)
        assert len(told) <= DETAIL < len(neighbours(speech, match.view(0), card)) + 60
        assert told.endswith(blue)


@pytest.mark.parametrize("language", languages())
def test_a_neighbour_on_both_sides_is_named_once(language: str) -> None:
    speech = Speech(language, face_of("atheneum").vocabulary, ("Ada", "Borges"))
    view = new_match("atheneum", 2, 1).view(0)
    told = [neighbours(speech, view, card) for card in range(len(ATHENEUM.cards))]
    assert {one.count("Borges") for one in told} == {1}


@pytest.mark.parametrize("language", languages())
def test_who_stands_where_fits_a_button(language: str) -> None:
    speech = Speech(language, face_of("exlibris").vocabulary, ())
    view, ask = new_match("exlibris", 2, 1).view(0), Ask(0, "lodge-move", (), 1, 1)
    stand = [("assistant", key, tile, 0) for key in ("ordinary", *EXLIBRIS.libraries) for tile in EXLIBRIS.tiles]
    told = [text(speech, ask, option, view) for option in stand]
    assert [label for label in told if len(label) > LABEL] == []
    assert len(set(told)) == len(told)


def test_the_first_way_that_fits_is_taken_and_else_the_last() -> None:
    assert fitting("four", "two", longest=3) == "two"
    assert fitting("four", "five", longest=3) == "five"


def test_the_longest_parts_are_cut_first() -> None:
    assert evenly(f"{'a' * 20} / bb", 15) == f"{'a' * 9}… / bb"
    assert evenly("aa / bb", 15) == "aa / bb"
    assert evenly("a" * 20, 15) == f"{'a' * 14}…"
