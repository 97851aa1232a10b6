"""A campaign that was stopped goes on where it was, and looks first at what it has found."""

from collections import Counter
from pathlib import Path

from tests.campaign.book import MOST_FAILURES, Book

BROKEN = {3}


def step(_: str, number: int) -> Counter[str]:
    if number in BROKEN:
        raise ValueError("it is broken")
    return Counter({"steps": 1})


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    Book("any", "1", tmp_path).go_on(step, 5, 60)
    stopped = Book("any", "1", tmp_path)
    assert (stopped.next, stopped.done, stopped.failed) == (
        5,
        {"steps": 4},
        {3: "test_book.py:13: ValueError: it is broken"},
    )
    BROKEN.clear()
    stopped.go_on(step, 7, 60)
    mended = Book("any", "1", tmp_path)
    assert (mended.next, mended.done, mended.failed) == (7, {"steps": 7}, {})
    assert mended.told().startswith("any, seed 1: numbers below 7 in ")


def test_many_failures_stop_a_run_and_are_done_again_in_the_next(tmp_path: Path) -> None:
    BROKEN.update(range(100))
    Book("any", "1", tmp_path).go_on(step, 100, 60)
    assert len(Book("any", "1", tmp_path).failed) == MOST_FAILURES
    BROKEN.clear()
    Book("any", "1", tmp_path).go_on(step, 100, 60)
    assert Book("any", "1", tmp_path).done == {"steps": 100}
