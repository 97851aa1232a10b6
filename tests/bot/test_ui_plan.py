"""The mapper: any question becomes rows of components, and every click on them can be read again."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import words_in
from bot.ui.arranging import Label, Question, Turned, pages, rows
from bot.ui.controls import Beside, Button, Heading, Menu, Row, buttons_of
from bot.ui.ids import LONGEST, TEMPLATE, custom_id, numbers_of, packed, unpacked

WORDS = words_in("en")
MOST = 2**32 // 10


def question(count: int, *, least: int = 1, most: int = 1, group: str = "", **more: object) -> Question:
    labels = tuple(Label(f"Option {number}", "detail", group) for number in range(count))
    return Question(7, 9, labels, least, most, "None", **more)  # type: ignore[arg-type] # named by the tests


def menus(shown: tuple[Row, ...]) -> list[Menu]:
    return [row for row in shown if isinstance(row, Menu)]


def buttons(shown: tuple[Row, ...]) -> list[Button]:
    return [button for row in shown for button in buttons_of(row)]


@pytest.mark.parametrize("count", [1, 5])
def test_up_to_five_options_are_buttons(count: int) -> None:
    shown = rows(question(count), WORDS)
    assert [button.numbers for button in buttons(shown)] == [(7, 9, index) for index in range(count)]


def test_six_options_are_a_menu() -> None:
    (menu,) = menus(rows(question(6), WORDS))
    assert [line.index for line in menu.lines] == list(range(6))
    assert (menu.least, menu.most) == (1, 1)


def test_beyond_25_options_there_are_pages_that_show_every_option_once() -> None:
    asked = question(60)
    seen = [
        line.index
        for page in range(pages(asked))
        for menu in menus(rows(asked, WORDS, Turned(page)))
        for line in menu.lines
    ]
    assert seen == list(range(60))


def test_groups_become_menus_of_their_own() -> None:
    labels = tuple(Label(f"Place {number}", "", "Ghost" if number % 2 else "Ordinary") for number in range(12))
    shown = menus(rows(Question(7, 9, labels, 1, 1, ""), WORDS))
    assert [menu.placeholder for menu in shown] == ["Ordinary: which?", "Ghost: which?"]
    assert sorted(line.index for menu in shown for line in menu.lines) == list(range(12))


def test_more_groups_than_rows_become_one_menu() -> None:
    labels = tuple(Label(f"Place {number}", "", f"Group {number}") for number in range(8))
    assert len(menus(rows(Question(7, 9, labels, 1, 1, ""), WORDS))) == 1


def test_many_picks_of_few_options_are_one_menu() -> None:
    (menu,) = menus(rows(question(10, least=2, most=4), WORDS))
    assert (menu.verb, menu.least, menu.most) == ("menu", 2, 4)


@pytest.mark.parametrize("count", [2, 6, 9])
def test_what_an_option_does_stands_beside_a_button_of_its_own(count: int) -> None:
    shown = rows(question(count), WORDS, lines=9)
    besides = [row for row in shown if isinstance(row, Beside)]
    assert [row.button.numbers for row in besides] == [(7, 9, index) for index in range(count)]
    assert {row.button.label for row in besides} == {"Choose"}
    assert all(row.text == f"**Option {number}**\ndetail" for number, row in enumerate(besides))


def test_what_the_picture_marks_is_picked_by_its_letter() -> None:
    labels = (Label("A · at_the_door", "", mark="A"), Label("B · *here*", "first", mark="B"))
    found = rows(Question(7, 9, labels, 1, 1, ""), WORDS, lines=9)
    assert [(row.button.label, row.text) for row in found if isinstance(row, Beside)] == [
        ("A", "at\\_the\\_door"),
        ("B", "**\\*here\\***\nfirst"),
    ]


def test_headings_stand_above_the_lines_of_their_options() -> None:
    labels = tuple(Label(f"Place {number}", "", "Ghost" if number > 1 else "Ordinary") for number in range(4))
    found = rows(Question(7, 9, labels, 1, 1, ""), WORDS, lines=9)
    assert [row.text for row in found if isinstance(row, Beside | Heading)] == [
        "**Ordinary**", "Place 0", "Place 1", "**Ghost**", "Place 2", "Place 3",
    ]  # fmt: skip


@pytest.mark.parametrize("lines, told", [(9, set(range(9))), (8, {5, 6, 7, 8}), (4, {5, 6, 7, 8}), (3, set())])
def test_what_finds_no_room_as_lines_is_a_menu_and_nothing_is_lost(lines: int, told: set[int]) -> None:
    labels = tuple(Label(f"Place {number}", "", "Ghost" if number < 5 else "Ordinary") for number in range(9))
    found = rows(Question(7, 9, labels, 1, 1, ""), WORDS, lines=lines)
    assert {row.button.numbers[2] for row in found if isinstance(row, Beside)} == told
    assert {line.index for menu in menus(found) for line in menu.lines} == set(range(9)) - told


def test_an_answer_that_needs_no_words_is_a_button_below_those_that_do() -> None:
    labels = (Label("Pass"), Label("B4", "A story"), Label("C5", "Another"))
    first, second, *rest = rows(Question(7, 9, labels, 1, 1, ""), WORDS, lines=9)
    assert [row.text for row in (first, second) if isinstance(row, Beside)] == ["**B4**\nA story", "**C5**\nAnother"]
    assert rest == [(Button("pick", (7, 9, 0), "Pass", "main"),)]


def test_short_answers_stay_buttons_and_many_a_menu() -> None:
    short = Question(7, 9, tuple(Label(text) for text in ("Yes", "No")), 1, 1, "")
    assert rows(short, WORDS, lines=9) == rows(short, WORDS)
    for asked in (question(10), question(6, most=2), question(30)):
        assert rows(asked, WORDS, lines=9) == rows(asked, WORDS)


def test_done_is_bright_only_where_something_is_marked() -> None:
    labels = tuple(Label(f"Card {number}") for number in range(4))
    for marks, style in (((), "plain"), ((0, 1), "good")):
        shown = buttons(rows(Question(7, 9, labels, 0, 4, "", proposed=()), WORDS, Turned(0, marks)))
        assert [one.style for one in shown if one.verb == "done"] == [style]


def test_picking_nothing_has_a_button_of_its_own() -> None:
    shown = rows(question(3, least=0), WORDS)
    assert [button.label for button in buttons(shown) if button.verb == "none"] == ["None"]


def test_many_picks_over_several_pages_are_marked_and_kept() -> None:
    asked = question(60, least=2, most=60)
    shown = rows(asked, WORDS, Turned(1, (3, 30)))
    (menu,) = menus(shown)
    assert menu.verb == "mark"
    assert [line.index for line in menu.lines if line.marked] == [30]
    done = next(button for button in buttons(shown) if button.verb == "done")
    assert done.on
    assert unpacked(done.numbers[2:]) == (3, 30)


def test_done_waits_for_enough_marks() -> None:
    shown = rows(question(60, least=2, most=60), WORDS, Turned(0, (3,)))
    assert [button.on for button in buttons(shown) if button.verb == "done"] == [False]


def test_a_proposal_is_marked_from_the_start_and_can_be_cleared() -> None:
    asked = question(10, least=0, most=10, proposed=(2, 4))
    (menu,) = menus(rows(asked, WORDS))
    assert [line.index for line in menu.lines if line.marked] == [2, 4]
    (cleared,) = menus(rows(asked, WORDS, Turned(0, ())))
    assert not any(line.marked for line in cleared.lines)


def test_back_carries_the_number_of_the_game() -> None:
    shown = rows(question(2, undo=44), WORDS)
    assert [button.numbers for button in buttons(shown) if button.verb == "back"] == [(7, 44)]


@given(st.data())
def test_any_question_keeps_to_discords_limits(data: st.DataObject) -> None:
    count, least, more = (data.draw(st.integers(*bounds)) for bounds in ((1, 160), (0, 3), (0, 160)))
    groups, page = data.draw(st.integers(1, 7)), data.draw(st.integers(0, 6))
    undo = data.draw(st.none() | st.integers(0, MOST))
    labels = tuple(Label("x" * 80, "y" * 100, f"group {number % groups}") for number in range(count))
    asked = Question(MOST, MOST, labels, min(least, count), max(1, min(least + more, count)), "z", undo)
    shown = rows(asked, WORDS, Turned(min(page, pages(asked) - 1)))
    items: list[Button | Menu] = [*buttons(shown), *menus(shown)]
    ids = [custom_id(item.verb, *item.numbers) for item in items]
    assert len(shown) <= 5
    assert all(len(buttons_of(row)) <= 5 for row in shown)
    assert all(1 <= len(menu.lines) <= 25 and menu.most <= len(menu.lines) for menu in menus(shown))
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= LONGEST and re.fullmatch(TEMPLATE, one) for one in ids)


@given(st.sets(st.integers(0, 159)))
def test_marks_survive_being_packed(marks: set[int]) -> None:
    numbers = packed(marks, 160)
    assert unpacked(numbers) == tuple(sorted(marks))
    assert all(len(str(number)) <= 10 for number in numbers)


@given(st.one_of(st.text(max_size=120), st.from_regex(TEMPLATE, fullmatch=True)))
def test_any_custom_id_is_ours_and_bounded_or_refused(text: str) -> None:
    match = re.fullmatch(TEMPLATE, text)
    if match:
        assert 1 <= len(numbers_of(match["numbers"])) <= 8
        assert max(numbers_of(match["numbers"])[1:], default=0) < 10**10


@pytest.mark.parametrize(
    "text", ["x:pick:١:2", "x:pick:1:2:", "x:pick:1:12345678901", "X:pick:1", "x:pick:1\n", "x:pick:-1"]
)
def test_odd_custom_ids_are_refused(text: str) -> None:
    assert re.fullmatch(TEMPLATE, text) is None
