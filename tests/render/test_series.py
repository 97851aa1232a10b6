"""Somebody's games as a picture: what it says, and that its scales hold what they show."""

import pytest

from bot.text import words_of
from render.names import SeatName
from render.series import MOST, Point, scale, series

ADA = SeatName("Ada", "", "ada")


def games_of(count: int) -> tuple[Point, ...]:
    """Some games, every third of them won, with a rating that goes up and down."""
    return tuple(Point(20 + game * 7 % 45, game % 3 == 0, 1000 + game * 37 % 180) for game in range(count))


@pytest.mark.parametrize("values", [[0], [5], [-7, 3], [40, 61, 18], [100, 100], [999, 1000, 1203], [12345, 1]])
@pytest.mark.parametrize("zero", [True, False])
def test_a_scale_holds_all_in_a_few_round_steps(values: list[int], zero: bool) -> None:  # noqa: FBT001 - given by name
    found = scale(values, 100, zero=zero)
    assert found.least <= min(values) <= max(values) <= found.most
    assert not zero or found.least <= 0 <= found.most
    assert 2 <= len(found.lines) <= 7
    assert found.y(found.most) == 100 < found.y(found.least)


def test_the_alt_text_tells_scores_and_rating() -> None:
    words = words_of("exlibris", "en")
    shown = series((Point(30, True, 1040), Point(25, False, 1010)), ADA, words)
    assert shown.alt.startswith("Ex Libris: Ada. ")
    assert "30*, 25." in shown.alt
    assert "1,040 to 1,010" in shown.alt
    assert "ating" not in series((Point(30, True, None),), ADA, words).alt


def test_only_the_newest_games_are_shown() -> None:
    words = words_of("exlibris", "en")
    assert series(games_of(MOST + 3), ADA, words) == series(games_of(MOST + 3)[3:], ADA, words)
