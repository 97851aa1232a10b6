"""The automatic player (from a view alone), and what it and others may be shown before they choose."""

from dataclasses import replace
from math import fsum
from random import Random

import pytest

from data.atheneum import BOX
from engine.ask import Option
from engine.atheneum.advice.beginner import OfBooks, OfWhatIsThere
from engine.atheneum.advice.shelves import FILLED, books_of, shelves_of, with_option, without
from engine.atheneum.advice.worth import Worth
from engine.atheneum.completing import Completion, completions, with_books
from engine.atheneum.patterns import filled_by
from engine.atheneum.state import COLOURS, ROUNDS, Desk
from engine.atheneum.view import view
from engine.match import Match
from tests.engine.atheneum.playing import match_of_atheneum
from tests.engine.atheneum.table import Work, at, furnish, number, table


def play(match: Match, automatic: set[int], luck: Random) -> None:
    while not match.over:
        seat = next(seat for seat, question in match.pending.items() if not question.answered)
        options = match.pending[seat].ask.options
        match.submit(seat, match.advise(seat) if seat in automatic else [luck.choice(options)])


def test_it_beats_random() -> None:
    for number_ in range(10):
        match, seat = match_of_atheneum(2, number_), number_ % 2
        play(match, {seat}, Random(number_))
        assert match.winners == [seat]


@pytest.mark.parametrize("seats", [3, 5])
def test_it_plays_whole_games_by_itself(seats: int) -> None:
    match = match_of_atheneum(seats, seats)
    play(match, set(range(seats)), Random(1))
    assert min(match.scores) > 40


def test_what_a_book_would_complete() -> None:  # AT-50, AT-60
    state = table(row="O16 O26 O01 O02")
    furnish(state, UR=".t. tb.", UC="p", ML="pp.")
    state.players[0].held.jokers = 1
    worker = Work(state)
    found = completions(view(state, 0), worker.options)
    assert found["shelve", "any", "pink", at("UC 0 1")] == Completion((number("O26"),), "UC")
    assert found["shelve", "any", "pink", at("ML 2")] == Completion((), "ML")
    assert ("shelve", "any", "pink", at("BT 0")) not in found
    assert number("O16") not in {one for made in found.values() for one in made.objectives}  # shown already


def test_shelves_are_tried_out_as_they_stand() -> None:  # AT-01, AT-43
    books = [1, 2, 4, 0, 16, 32][: len(COLOURS)]
    shelves, pair = shelves_of(books), BOX.tokens[number("T01")].colours
    assert (books_of(shelves), shelves >> FILLED) == (books, filled_by(books))
    tried: list[Option] = [("shelve", "any", colour, 9) for colour in COLOURS]
    tried += [("pair", number("T01"), colour, 9) for colour in pair]
    for option in tried:
        after = with_option(shelves, option)
        assert books_of(after) == with_books(books, option) != books
        assert after >> FILLED == filled_by(books_of(after))
        assert without(after, 9, pair=option[0] == "pair") == shelves


@pytest.mark.parametrize("kind", [OfBooks, OfWhatIsThere, Worth])
@pytest.mark.parametrize("left", [0, 6])
def test_what_one_has_found_of_shelves_serves_only_those_who_value_them_alike(kind: type[Worth], left: int) -> None:
    plain = Desk(books=[1, 2, 4, 8, 16, 32][: len(COLOURS)])
    desks = [plain, replace(plain, wands=0), replace(plain, sides=1, spiders=7), replace(plain, claimed=[3])]
    tried = [shelves_of(books << step for books in plain.books) for step in range(6)]
    for desk in desks:
        for favourite in range(len(COLOURS)):
            for row in ([1, 3, 5, 7], [1, 5, 3, 8]):
                worth = kind(2, ROUNDS - left, row, desk, favourite)
                found = [fsum(worth.parts(shelves)) for shelves in tried]
                assert [worth.of(shelves) for shelves in tried] == pytest.approx(found, rel=1e-12)
