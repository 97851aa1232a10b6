"""What decided a game, in one sentence: by points, by each rule that breaks a tie, and when all is the same."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games import face_of
from bot.games.deciding import Result, decided
from bot.games.speech import Speech
from engine.exlibris.view import LineView
from tests.bot.watch import UNSAID
from tests.bot.whole import whole
from tests.engine.test_record import last_of, played

NAMES = ("Ada", "Borges", "Colette", "Dante")
TIES = {"exlibris": ("books", "hand", "banned"), "atheneum": ("books", "favourites"), "exlibrium": ("influence",)}


def speech(game: str) -> Speech:
    return Speech("en", face_of(game).vocabulary, NAMES)


def said(game: str, winners: list[int], *results: Result) -> str:
    return decided(speech(game), winners, results, TIES[game])


def result(points: int, *ties: int, **parts: int) -> Result:
    return Result(points, ties, parts)


def test_the_margin_and_what_made_most_of_it() -> None:
    ours = result(37, 20, -2, -1, prominent=15, banned=-1, variety=6, speciality=5, stability=12)
    theirs = result(34, 22, 0, -4, prominent=15, banned=-4, variety=9, speciality=9, stability=5)
    third = result(12, 9, 0, 0, prominent=0, banned=0, variety=0, speciality=12, stability=0)
    assert said("exlibris", [0], ours, third, theirs) == (
        "Ada is 3 points ahead of Colette, mostly thanks to stability: 12 to 5."
    )


@pytest.mark.parametrize(
    "game, ties, sentence",
    [
        # EL-49: books face up, fewer in hand, fewer banned books
        ("exlibris", ((20, -1, -1), (18, 0, 0)), "Then books face up count, and Borges has more: 20 against 18."),
        (
            "exlibris",
            ((20, -1, -9), (20, -3, 0)),
            "Then the hand counts, and Borges has fewer cards left: 1 against 3.",
        ),
        ("exlibris", ((20, -1, -2), (20, -1, -3)), "Then banned books count, and Borges has fewer: 2 against 3."),
        # AT-75: books, favourite books
        ("atheneum", ((31, 0), (30, 9)), "Then books count, and Borges has shelved more: 31 against 30."),
        ("atheneum", ((31, 4), (31, 2)), "Then favourite books count, and Borges has more: 4 against 2."),
        # XB-44: influence left
        ("exlibrium", ((3,), (2,)), "Then the influence that is left counts, and Borges has more: 3 against 2."),
    ],
)
def test_each_rule_that_breaks_a_tie(game: str, ties: tuple[tuple[int, ...], ...], sentence: str) -> None:
    best, second = (result(25, *one) for one in ties)
    assert said(game, [1], second, best).endswith(sentence)


@pytest.mark.parametrize("game", TIES)
def test_a_shared_victory_says_that_all_is_the_same(game: str) -> None:
    same = result(9, *[1] * len(TIES[game]))
    told = said(game, [0, 1], same, same)
    assert told.startswith("**Ada** and **Borges** have the same points")
    assert UNSAID.search(told) is None


def test_one_point_is_a_point() -> None:
    assert said("exlibrium", [0], result(4, 0), result(3, 0)) == "Ada is one point ahead of Borges."


@pytest.mark.parametrize("game", TIES)
def test_every_part_and_tie_has_words(game: str) -> None:
    own = speech(game)
    assert all(own.says(f"tie-{name}") for name in (*TIES[game], "shared"))


def view_of(game: str, seats: int) -> Any:
    return last_of(played(game, seats, 6)[1]).view(None)


@pytest.mark.parametrize("game", TIES)
def test_a_real_game_is_decided_in_words(game: str) -> None:
    told = whole(game).describing.decided(speech(game), view_of(game, 3))
    assert told
    assert UNSAID.search(told) is None


def test_a_tie_of_ex_libris_is_read_off_its_sheet() -> None:
    seen = view_of("exlibris", 2)
    first, second = seen.sheet
    level = replace(second, total=first.total, books=first.books, hand=first.hand + 1)
    assert isinstance(level, LineView)
    told = whole("exlibris").describing.decided(speech("exlibris"), replace(seen, sheet=(first, level), winners=(0,)))
    assert told.endswith(f"Then the hand counts, and Ada has fewer cards left: {first.hand} against {first.hand + 1}.")
