"""When a chapter ends, what everybody saw at its end is known, after a load too: the recap shows it."""

from typing import Any

import pytest

from engine.match import Match
from tests.engine.playing import new_match, reloaded

CHAPTERS = 2


def answer(match: Match) -> None:
    seat = next(seat for seat, pending in match.pending.items() if not pending.answered)
    match.submit(seat, match.advise(seat))


@pytest.mark.parametrize("game", ["atheneum", "exlibris", "exlibrium"])
def test_the_end_of_a_chapter_is_seen_once_it_is_over(game: str) -> None:
    match = new_match(game, 2, 1)
    match.save()
    ended = 0
    while ended < CHAPTERS:
        before, copy = match.public, reloaded(match)
        answer(match)
        answer(copy)
        closing: Any = match.closing
        assert copy.closing == closing
        if match.public.chapter == before.chapter:
            continue
        assert closing.chapter == before.chapter
        assert closing != before
        ended += 1


def test_a_round_of_atheneum_ends_with_its_shelves_and_before_an_objective_leaves() -> None:  # AT-26
    match = new_match("atheneum", 2, 1)
    match.save()
    while match.public.chapter == 1:
        row = match.view(None).row
        answer(match)
    closing, now = match.closing, match.view(None)
    seen: Any = closing
    assert (seen.phase, seen.round, seen.row) == ("shelving", 1, row)
    assert [player.desk.books for player in seen.players] == [player.desk.books for player in now.players]
    assert all(player.played is not None for player in seen.players)
