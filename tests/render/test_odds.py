"""How chances went, as a picture: where lines and marks stand, and what it says to whoever cannot see it."""

import pytest

from bot.text import words_of
from render.names import SeatName
from render.odds import Course, Line, Mark, height, odds
from render.theme import PLAYERS

ADA, BEN = SeatName("Ada", "orange"), SeatName("Ben", "sky")


def course_of(names: tuple[SeatName, ...]) -> Course:
    """A game of three rounds, in which each line goes its own way, with marks on the first one; alone with points."""
    factor = 1.0 if len(names) > 1 else 70.0
    lines = tuple(
        Line(name, style.fill, tuple((at, factor * (at * (seat + 3) % 20) / 20) for at in range(1, 61, 4)))
        for seat, (name, style) in enumerate(zip(names, PLAYERS.values(), strict=False))
    )
    return Course(60, ((1, 0), (2, 20), (3, 45)), lines, (Mark(0, 12, "1"), Mark(0, 40, "2"), Mark(0, 50, "")))


def test_a_mark_stands_on_its_line() -> None:
    points = ((1, 0.5), (11, 0.7), (21, 0.1))
    assert height(points, 6) == 0.6
    assert height(points, 0) == 0.5
    assert height(points, 30) == pytest.approx(0.1)
    assert height(points, 11) == 0.7


def test_the_alt_text_tells_how_each_line_went() -> None:
    lines = (Line(ADA, (0, 0, 0), ((0, 0.5), (20, 0.25), (60, 1.0))), Line(BEN, (0, 0, 0), ((0, 0.5), (60, 0.0))))
    shown = odds(Course(60, ((1, 0), (2, 20)), lines), words_of("exlibris", "en"))
    assert "Ada" in shown.alt
    assert "50, 25, 100" in shown.alt
    assert "50, 33, 0" in shown.alt
