"""The pictures of the solo game: the public library beside its only opponent (EL-95 to EL-99)."""

from dataclasses import replace
from random import Random

import pytest

from engine.exlibris.view import PublicView, View
from render.exlibris import board, hand, scores, shelf
from render.exlibris.form import rows
from render.exlibris.header import head
from render.exlibris.players import of_target, plate
from render.exlibris.public import public_panel, public_plate
from render.names import SeatName
from render.picture import nearly_square
from tests.engine.playing import new_match, play_some
from tests.render.pixels import edge_colours, pixels
from tests.render.tables import NAMES, OWN, table, words

NAME = NAMES[:1]


def at(choices: int, level: int = 3) -> View:
    """The public's view of a solo game after some choices by luck."""
    view: View = play_some(new_match("exlibris", 1, 8, level=level), Random(8), choices).view(None)
    return view


START, MIDDLE, END = at(0), at(25), at(2000)


def public(view: View) -> PublicView:
    assert view.public is not None
    return view.public


@pytest.mark.parametrize("view", [START, MIDDLE, END], ids=["start", "middle", "end"])
def test_a_solo_board_fits_the_channel(view: View) -> None:
    picture = board(view, NAME, words, (0,))
    assert picture.width == 1200
    assert not nearly_square(picture.width, picture.height)
    assert len(picture.png) <= 150 * 1024
    assert f"The public library, at the level Professor: {view.pile} cards." in picture.alt
    assert edge_colours(picture) <= edge_colours(board(MIDDLE, NAME, words, (0,))) | edge_colours(
        board(START, NAME, words, (0,))
    )


def test_the_board_says_how_many_rounds_there_are() -> None:
    """EL-95"""
    assert head(MIDDLE, words).round == f"Round {MIDDLE.round} of 5"
    assert MIDDLE.round in (2, 3)


def test_the_plate_shows_level_pile_and_category_cards() -> None:
    """EL-95, EL-96: its speciality stays face down until the end."""
    shown = public_plate(MIDDLE, public(MIDDLE), words)
    assert (shown.level, shown.gains, shown.count, shown.top) == (
        "Professor", "+3 each round", MIDDLE.pile, MIDDLE.pile_top,
    )  # fmt: skip
    assert (shown.speciality, len(shown.shown), shown.hidden) == ("", 1, 1)
    over = public_plate(END, public(END), words)
    assert (over.speciality, len(over.shown), over.hidden) == (public(END).speciality, 2, 0)


def test_each_thing_on_the_plate_changes_its_picture() -> None:
    """EL-95, EL-96"""
    shown = public_plate(MIDDLE, public(MIDDLE), words)
    others = [
        replace(shown, count=shown.count + 1),
        replace(shown, top=None if shown.top else 3),
        replace(shown, level="Demiurge"),
        replace(shown, speciality="CC"),
        replace(shown, hidden=0),
        replace(shown, shown=()),
    ]
    panels = {public_panel(one, 574).tobytes() for one in [shown, *others]}
    assert len(panels) == 1 + len(others)


def test_alone_no_number_of_cards_ends_the_game_and_nobody_goes_first() -> None:
    """EL-95: neither a target nor the first-player token is drawn."""
    assert (of_target(7, 0), of_target(7, 16)) == ("7", "7/16")
    mine = plate(MIDDLE, 0, NAME, words, acting=True, new=frozenset())
    assert (mine.target, mine.first) == (0, False)
    assert "/0" not in shelf(MIDDLE, NAME, words, 0).alt


def test_the_score_sheet_has_a_column_for_the_public_library() -> None:
    """EL-99: and no tie-breakers."""
    line, own = public(END).line, END.sheet[0]
    assert line is not None
    lines = {row.label: row for row in rows(END, words)}
    assert lines["Total"].cells == tuple(str(points).replace("-", "−") for points in (own.total, line.total))
    assert lines["Speciality"].own == (END.players[0].speciality, public(END).speciality)
    assert lines["Shelf stability"].cells[1] == "0"
    assert not {"Books face up", "Cards left in hand"} & set(lines)
    picture = scores(END, NAME, words)
    assert picture.alt == f"Final scores: Rita {own.total}, The public library {line.total}."
    assert not nearly_square(picture.width, picture.height)


def test_whoever_won_is_stamped() -> None:
    """EL-99"""
    won, lost, blank = replace(END, winners=(0,)), replace(END, winners=()), replace(START, prominent=END.prominent)
    drawn = [pixels(scores(view, NAME, words)) for view in (won, lost)]
    assert drawn[0] != drawn[1]
    assert all(row.cells == () for row in rows(blank, words))
    assert scores(blank, NAME, words).width == 1200


def test_long_words_stay_inside_the_plate() -> None:
    def wordy(key: str, /, **arguments: str | int) -> str:
        return "en" if key == "language" else "Wortungeheuer " * 9

    long = (SeatName("W" * 60, NAMES[0].colour),)
    assert edge_colours(board(MIDDLE, long, wordy, (0,))) <= edge_colours(board(MIDDLE, NAME, words, (0,)))
    assert edge_colours(scores(END, long, wordy)) <= edge_colours(scores(END, NAME, words))


def test_a_solo_hand_is_a_hand_like_any_other() -> None:
    mine = new_match("exlibris", 1, 8).view(0)
    assert hand(mine, OWN, words).width == 1200


def test_a_basic_library_is_called_what_it_is() -> None:
    """EL-94"""
    beginners: View = new_match("exlibris", 3, 8, beginner=1).view(None)
    shown = plate(beginners, 1, NAMES[:3], words, acting=False, new=frozenset())
    assert (shown.assistant, shown.library, shown.player.library) == ("Basic library", "", "basic")
    assert pixels(board(beginners, NAMES[:3], words)) != pixels(board(table(3), NAMES[:3], words))
