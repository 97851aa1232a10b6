from dataclasses import replace

import pytest

from data.exlibris import BOX
from engine.exlibris.view import StackView, View
from render.bookmark import New
from render.exlibris import place_letters, shelf
from render.exlibris.layout import SPINES_FROM, emblem_size, layout
from render.names import SeatName
from render.picture import nearly_square
from render.theme import PLAYERS, TEXT
from tests.render.layout import sheets_of
from tests.render.pixels import edge_colours, opened, pixels
from tests.render.tables import NAMES, late, shelf_of, table, words


def with_shelf(stacks: tuple[StackView, ...]) -> View:
    view = late()
    own = replace(view.players[0], shelf=stacks, cards_shelved=len(stacks))
    return replace(view, players=(own, *view.players[1:]))


def row_of(count: int) -> tuple[StackView, ...]:
    return tuple(StackView(0, column - 4, 4 * column, True, None) for column in range(count))


SHELVES = {
    "empty": (),
    "one": row_of(1),
    "row of 30": row_of(30),
    "block of 30": shelf_of(30, columns=10),
    "usual": shelf_of(12),
}


@pytest.mark.parametrize("stacks", SHELVES.values(), ids=SHELVES)
def test_a_shelf_fits_the_channel(stacks: tuple[StackView, ...]) -> None:
    picture = shelf(with_shelf(stacks), NAMES, words, 0)
    assert picture.width <= 1200
    assert not nearly_square(picture.width, picture.height)
    assert len(picture.png) <= 100_000
    assert shelf(with_shelf(stacks), NAMES, words, 0) == picture


@pytest.mark.parametrize("stacks", SHELVES.values(), ids=SHELVES)
def test_no_card_leaves_the_shelf_and_none_covers_another(stacks: tuple[StackView, ...]) -> None:
    plan = layout([(one.row, one.column) for one in stacks])
    corners = [plan.at((one.row, one.column)) for one in stacks]
    assert len(set(corners)) == len(corners)
    for x, y in corners:
        assert plan.margin <= x
        assert x + plan.width <= plan.margin + plan.bay_width
        assert y + plan.height <= plan.bay_top(plan.bays)
    assert plan.margin >= 0
    assert plan.width >= 120
    assert plan.height >= 160


def test_places_may_lie_around_the_shelf() -> None:
    cells = [(-1, 0), (3, 2), (1, -1), (1, 9), (2, 2)]
    picture = shelf(with_shelf(shelf_of(12)), NAMES, words, 0, place_letters(cells))
    assert picture.png != shelf(with_shelf(shelf_of(12)), NAMES, words, 0).png
    assert not nearly_square(picture.width, picture.height)


def test_each_place_has_its_letter_in_reading_order() -> None:
    assert place_letters([(1, 0), (0, 5), (0, -1), (0, 5)]) == (("A", (0, -1)), ("B", (0, 5)), ("C", (1, 0)))
    letters = [letter for letter, _ in place_letters([(0, column) for column in range(60)])]
    assert letters[:2] == ["A", "B"]
    assert letters[25:28] == ["Z", "AA", "AB"]
    assert letters[52] == "BA"
    assert len(set(letters)) == 60


def test_the_letters_of_places_show() -> None:
    one, other = (shelf(table(), NAMES, words, 0, ((letter, (0, 0)),)) for letter in "AB")
    assert pixels(one) != pixels(other)


def test_face_down_and_entombed_cards_show() -> None:
    usual = (StackView(0, 0, 9, True, None),)
    changed = [(StackView(0, 0, 9, False, None),), (StackView(0, 0, 9, True, 20),), (StackView(0, 0, 9, True, 21),)]
    pictures = {shelf(with_shelf(stacks), NAMES, words, 0).png for stacks in (usual, *changed)}
    assert len(pictures) == 4


def test_the_alt_text_names_the_cards_row_by_row() -> None:
    stacks = (StackView(0, 0, 0, True, None), StackView(0, 1, 1, False, None), StackView(1, 0, 2, True, None))
    assert "A1 [A2] / A3" in shelf(with_shelf(stacks), NAMES, words, 0).alt


def test_the_alt_text_tells_gaps_and_what_lies_entombed() -> None:
    """EL-85: two shelves that differ only by a gap or by a covered card do not read the same."""
    top = (StackView(0, 0, 0, True, None), StackView(0, 1, 1, True, None))
    below = [StackView(1, 1, 2, True, None), StackView(1, 0, 2, True, None), StackView(1, 0, 2, True, 7)]
    told = [shelf(with_shelf((*top, one)), NAMES, words, 0).alt for one in below]
    assert len(set(told)) == 3
    assert "A1 A2 / (gap) A3" in told[0]
    assert f"A3 over {BOX.cards[7].name}" in told[2]


@pytest.mark.parametrize("columns", [1, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_every_title_on_a_shelf_is_whole_and_large_enough(columns: int, seed: int) -> None:
    view = with_shelf(shelf_of(3 * columns, seed=seed, columns=columns))
    lines = [line for sheet in sheets_of(lambda: shelf(view, NAMES, words, 0)) for line in sheet.lines]
    assert [line.words for line in lines if line.size < TEXT or line.words.endswith("…")] == []
    told = " ".join(line.words for line in lines)
    shown = [stack.card for stack in view.players[0].shelf if stack.face_up]
    assert all(book.title in told for card in shown for book in BOX.cards[card].books)


def test_a_long_shelf_has_large_emblems_instead_of_titles() -> None:
    for columns in range(7, 31):
        plan = layout([(0, column) for column in range(columns)])
        assert plan.width >= SPINES_FROM or emblem_size(plan.width) >= 56


def test_a_shelf_is_no_higher_than_its_titles_need() -> None:
    none, some, full = (shelf(with_shelf(shelf_of(count)), NAMES, words, 0).height for count in (0, 1, 15))
    assert none <= some <= full
    assert none < full


def test_long_words_and_names_stay_inside() -> None:
    def wordy(key: str, /, **arguments: str | int) -> str:
        return "en" if key == "language" else "Wortungeheuer " * 9

    view = with_shelf(shelf_of(12))
    long = tuple(SeatName("W" * 60, name.colour) for name in NAMES)
    assert edge_colours(shelf(view, long, wordy, 0)) <= edge_colours(shelf(view, NAMES, words, 0))


def test_cards_that_would_be_turned_over_are_marked_and_told() -> None:
    view = with_shelf(row_of(5))
    plain, marked = shelf(view, NAMES, words, 0), shelf(view, NAMES, words, 0, turned=((0, -3), (0, 0)))
    assert pixels(marked) != pixels(plain)
    assert (marked.width, marked.height) == (plain.width, plain.height)
    assert marked.alt.count("[") == 2
    assert "[" not in plain.alt


def test_titles_that_have_no_room_in_the_picture_are_in_its_alt_text() -> None:
    usual, wide, long = (shelf(with_shelf(row_of(count)), NAMES, words, 0).alt for count in (5, 7, 30))
    titles = [book.title for stack in row_of(7) for book in BOX.cards[stack.card].books]
    assert all(title in wide for title in titles)
    assert not any(title in usual for title in titles)
    assert titles[0] in long
    assert long.endswith("; …")
    assert len(long) <= 1024


@pytest.mark.parametrize("rows", range(1, 9))
@pytest.mark.parametrize("new", [frozenset(), frozenset({("shelved", 0, 0)})])
def test_the_frame_closes_below_the_shelf(rows: int, new: New) -> None:
    """Also where the room is made higher, so that the picture is not nearly square."""
    stacks = tuple(StackView(row, column, 7 * row + column, True, None) for row in range(rows) for column in range(7))
    picture = shelf(with_shelf(stacks), NAMES, words, 0, new=new)
    image = opened(picture)
    assert image.getpixel((600, picture.height - 2)) == PLAYERS[NAMES[0].colour].fill
    assert not nearly_square(picture.width, picture.height)
