"""What happened is marked in pictures and told in their alt texts, to whoever may know it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.studio.drawing import LONGEST_ALT, draw
from bot.tools.simulate import game_seed
from bot.ui import looks
from bot.ui.messages import hand_page
from bot.ui.page import Page
from bot.ui.panel import panel
from bot.ui.table_message import table_page
from bot.values.table import Table
from data.exlibris import BOX
from engine.facts import Fact
from engine.match import Match
from render.bookmark import Bookmark
from tests.bot.tables import table_of
from tests.bot.whole import whole

A, B = 17, 20
EXLIBRIS: list[tuple[Fact, set[Bookmark]]] = [
    (Fact("tile-open", (4,)), {("tile", 4)}),
    (Fact("stocked", (4, A, B)), {("card", A), ("card", B)}),
    (Fact("turned-up", (15, A)), {("card", A)}),
    (Fact("stocked-down", (15, 3)), {("backs", 15)}),
    (Fact("placed", (1, "witch", 4)), {("on", 4, 1, "witch")}),
    (Fact("shared", (1, 4)), {("on", 4, 1, "ghost")}),
    (Fact("bid", (1, "ordinary", 2)), {("on", 3, 1, "ordinary")}),
    (Fact("placed-home", (1, "ordinary")), {("home", 1, "ordinary")}),
    (Fact("moved-home", (1, "ordinary", 4)), {("home", 1, "ordinary")}),
    (Fact("library", (1, "ghost")), {("library", 1)}),
    (Fact("first-player", (1,)), {("first", 1)}),
    (Fact("drew", (1, 2)), {("hand", 1)}),
    (Fact("drew-card", (1, A), (1,)), {("held", 1, A)}),
    (Fact("took", (1, A)), {("hand", 1), ("held", 1, A)}),
    (Fact("gave", (0, 1, A)), {("hand", 1), ("held", 1, A)}),
    (Fact("gave-secretly", (0, 1)), {("hand", 1)}),
    (Fact("gave-card", (0, 1, A), (0, 1)), {("held", 1, A)}),
    (Fact("swapped", (1, A, B)), {("card", A), ("held", 1, B)}),
    (Fact("lifted", (1, A)), {("shelf", 1), ("hand", 1), ("held", 1, A)}),
    (Fact("shelved", (1, A)), {("shelf", 1), ("shelved", 1, A)}),
    (Fact("entombed", (1, A, B)), {("shelf", 1), ("shelved", 1, A)}),
    (Fact("rearranged", (1, A, B)), {("shelf", 1), ("shelved", 1, A), ("shelved", 1, B)}),
    (Fact("swapped-shelf", (1, A, B)), {("shelf", 1), ("shelved", 1, B), ("held", 1, A)}),
    (Fact("shifted", (1, 2, "left")), {("shelf", 1)}),
    (Fact("slid", (1, 2, "left")), {("shelf", 1)}),
    (Fact("discarded", (1, A)), {("pile", A)}),
    (Fact("tile-discarded", (4, A)), {("pile", A)}),
    (Fact("public-gained", (A, B)), {("pile", A), ("pile", B)}),
    (Fact("category-shown", ("FF",)), {("shown", "FF")}),
    (Fact("resolved", (4,)), set()),
]

ATHENEUM: list[tuple[Fact, set[Bookmark]]] = [
    (Fact("revealed", (2, 7)), {("study", 2)}),
    (Fact("confirmed", (2, 9, 3, 14)), {("book", 2, 3), ("book", 2, 14)}),
    (Fact("confirmed", (2, 9)), set()),
    (Fact("points", (2, 3)), {("points", 2)}),
    (Fact("wand", (2,)), {("wands", 2)}),
    (Fact("candle", (2, 11, 4)), {("candle", 2, 11)}),
    (Fact("claimed", (2, 5, 6)), {("points", 2), ("objective", 5)}),
    (Fact("objective", (4, 5)), {("objective", 5)}),
    (Fact("round", (3,)), set()),
    (Fact("spider", (2, "UL")), set()),
]
EXLIBRIUM: list[tuple[Fact, set[Bookmark]]] = [
    (Fact("placed", (2, 4)), {("stack", 2, 4)}),
    (Fact("recruited", (2, 4)), {("stack", 2, 4)}),
    (Fact("doubled", (2, 4)), {("stack", 2, 4)}),
    (Fact("flipped", (2, 1, 4, 5)), {("stack", 1, 5)}),
    (Fact("transferred", (2, 3, 4)), {("stack", 2, 4)}),
    (Fact("returned", (2, 3, 4)), {("stack", 2, 1)}),
    (Fact("exchanged", (2, 0, 4, 5)), {("stack", 2, 5), ("stack", 0, 4)}),
    (Fact("spent", (2, 4, 3)), {("points", 2), ("stack", 2, 4)}),
    (Fact("spent", (2, 4, 0)), set()),
    (Fact("goal-open", (4, 2, 1)), {("goal", 2, 4)}),
    (Fact("final-count", ()), set()),
]


@pytest.mark.parametrize(
    "game,fact,left",
    [
        (game, *row)
        for game, rows in (("exlibris", EXLIBRIS), ("atheneum", ATHENEUM), ("exlibrium", EXLIBRIUM))
        for row in rows
    ],
)
def test_each_fact_leaves_its_bookmarks(game: str, fact: Fact, left: set[Bookmark]) -> None:
    assert set(whole(game).pictures.bookmarks(fact)) == left


def played(game: str, seats: int, choices: int) -> Iterator[tuple[Match, list[Fact]]]:
    """A game of automatic players, and what happened within the last choices."""
    match = Match.new(game, seats, {}, game_seed("bookmarks", 0))
    lately: list[list[Fact]] = []
    while not match.over and choices:
        ask = next(pending.ask for pending in match.pending.values() if not pending.answered)
        lately = [*lately[-9:], match.submit(ask.seat, match.advise(ask.seat))]
        choices -= 1
        yield match, [fact for facts in lately for fact in facts]


def told_to(match: Match, seat: int | None, facts: list[Fact]) -> Table:
    table = table_of(match, seat, facts, "Ada Borges")
    return replace(table, news=table.facts)


def pages(table: Table) -> Iterator[Page]:
    """Every page with a picture that a table's reader may be shown."""
    yield looks.board_page(table, "en", text=False)
    yield from (looks.shelf(table, seat, "en") for seat in range(len(table.seats)))
    if table.seat is None:
        yield table_page(table, "en")
    else:
        yield from (looks.hand(table, "en"), hand_page(table, "en", "here"), panel(table, "en"))


def bookmarks_of(page: Page) -> frozenset[Bookmark]:
    return page.sketch.bookmarks if page.sketch else frozenset()


def test_a_picture_has_the_bookmarks_and_the_words_of_what_it_shows() -> None:
    match, _ = list(played("exlibris", 3, 40))[-1]
    card = match.view(1).players[1].hand[0]
    facts = [Fact("placed", (0, "ordinary", 4)), Fact("shelved", (2, A)), Fact("took", (1, card)), Fact("passed", (2,))]
    table = told_to(match, 1, facts)
    board, shelf = looks.board_page(table, "en", text=False), looks.shelf(table, 2, "en")
    hand, other = looks.hand(table, "en"), looks.shelf(table, 0, "en")
    assert bookmarks_of(board) == {("on", 4, 0, "ordinary"), ("shelf", 2), ("hand", 1)}
    assert bookmarks_of(shelf) == {("shelved", 2, A)}
    assert bookmarks_of(hand) == {("held", 1, card)}
    assert (bookmarks_of(other), other.news) == (frozenset(), "")
    assert board.news.startswith("New since your last turn: Ada Borges sends ")
    assert BOX.cards[A].name in shelf.news
    assert BOX.cards[A].name not in hand.news
    public = table_page(told_to(match, None, facts), "en")
    assert public.news.startswith("New since the last turn of Ada Borges 2: ")


def test_an_alt_text_tells_first_what_is_new_and_fits() -> None:
    match, _ = list(played("exlibris", 4, 40))[-1]
    facts = [Fact("shelved", (seat, card)) for seat in range(4) for card in range(40)]
    page = table_page(told_to(match, None, facts), "en")
    assert page.sketch
    alt = replace(draw(page.sketch, "en"), news=page.news).alt
    assert alt.startswith("New since the last turn of ")
    assert len(alt) <= LONGEST_ALT
    assert "… " in page.news
    assert "The table in round" in alt


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", ["atheneum", "exlibris", "exlibrium"])
def test_no_bookmark_and_no_word_of_it_tells_what_an_eye_may_not_see(game: str, seats: int) -> None:
    """A page for an eye is the same whatever others alone were told."""
    face = whole(game)
    marked = 0
    for number, (match, facts) in enumerate(played(game, seats, 90)):
        for seat in (None, *range(seats)) if number % 6 == 5 else ():
            table = told_to(match, seat, facts)
            secret = [fact for fact in facts if not fact.seen_by(seat)]
            about = {bookmark for fact in secret for bookmark in face.pictures.bookmarks(fact)} - known_to(face, table)
            for page in pages(table):
                assert not bookmarks_of(page) & about
                marked += bool(bookmarks_of(page))
    assert marked > 20


def known_to(face: Any, table: Table) -> set[Bookmark]:
    return {bookmark for fact in table.news for bookmark in face.pictures.bookmarks(fact)}
