"""Shelves: where cards may go, and what may leave (EL-20 to EL-24)."""

import random
from collections.abc import Collection

import pytest

from engine.exlibris.inspection import score_sheet
from engine.exlibris.shelf import STEPS, free_cells, removable, stays_whole
from engine.exlibris.state import ROWS, Cell, Stack
from engine.exlibris.view import view
from tests.engine.exlibris.table import (
    Pick,
    Said,
    asked,
    cards,
    cells,
    facts,
    on_shelf,
    options,
    refused,
    run,
    shelf,
    table,
    visiting,
)

HOME, DONATION, LODGE, TAX = 0, 4, 8, 16


def test_the_first_card_goes_anywhere_which_is_the_same_everywhere() -> None:
    """EL-20, EL-A2: rows and columns are relative, so nothing is asked."""
    state = table("A1", "")
    run(visiting(state, 0, HOME), (0, "home", "shelve"), (0, "shelve-card", "A1"))
    assert on_shelf(state, 0) == ["A1"]
    assert facts(state, "shelved") == [(0, *cards("A1"))]


@pytest.mark.parametrize(
    "rows, free",
    [
        (("A1",), [(-1, 0), (0, -1), (0, 1), (1, 0)]),
        (("A1", "B1"), [(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)]),
        (("A1", "B1", "C1"), [(0, -1), (0, 1), (1, -1), (1, 1), (2, -1), (2, 1)]),
        (("A1 . B1", "C1 D1 E1", ". . F1"), [(0, -1), (0, 1), (0, 3), (1, -1), (1, 3), (2, 0), (2, 1), (2, 3)]),
    ],
)
def test_every_other_card_goes_next_to_a_shelved_one_within_three_rows(rows: tuple[str, ...], free: list[Cell]) -> None:
    """EL-20, EL-21: left, right, up and down until the shelf spans three rows; gaps are allowed."""
    assert free_cells(shelf(*rows)) == free
    state = table("M1", "", shelves=[shelf(*rows)])
    assert cells(asked(visiting(state, 0, HOME), (0, "home", "shelve"), (0, "shelve-card", "M1"))) == free


def plainly_free(places: Collection[Cell]) -> list[Cell]:
    rows = [row for row, _ in places]
    beside = {(row + down, column + right) for row, column in places for down, right in STEPS.values()}
    return sorted(cell for cell in beside.difference(places) if lawful_rows([*rows, cell[0]]))


def lawful_rows(rows: list[int]) -> bool:
    return max(rows) - min(rows) < ROWS


@pytest.mark.parametrize("seed", range(20))
def test_the_places_beside_a_growing_shelf_are_found(seed: int) -> None:
    """EL-20, EL-21: wherever it stands, and also where a lifted card has split it (EL-68)."""
    luck = random.Random(seed)
    places = {(luck.choice((-1, 0)), luck.choice((-300, 0, 300))): Stack(0)}
    for _ in range(24):
        assert free_cells(places) == plainly_free(places)
        places[luck.choice(free_cells(places))] = Stack(0)
        without = dict(places)
        del without[luck.choice([*without])]
        assert free_cells(without) == plainly_free(without)


def test_columns_are_unlimited() -> None:
    """EL-20"""
    long = shelf("A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 C1 C2 C3")
    assert {(0, -1), (0, 20)} <= set(free_cells(long))


def test_a_shelf_may_grow_up_as_well_as_down() -> None:
    """EL-20: below the first card once there is nothing above it, and the other way round."""
    assert min(row for row, _ in free_cells({**shelf("A1"), (-1, 0): shelf("B1")[0, 0]})) == -2
    assert ROWS == 3


ROW = "A1 B1 C1/D1 E1"


@pytest.mark.parametrize("columns", [(1,), (1, 2), (1, 2, 3)])
def test_a_card_may_not_leave_if_what_remains_would_be_split(columns: tuple[int, ...]) -> None:
    """EL-22: D1 stays when C1 goes, cut off from A1."""
    assert not stays_whole(shelf(ROW), [(0, column) for column in columns])


@pytest.mark.parametrize("columns", [(0,), (2,), (3,), (0, 1), (0, 1, 3), (0, 1, 2, 3)])
def test_with_several_only_the_result_counts_and_a_stack_that_loses_its_top_splits_nothing(
    columns: tuple[int, ...],
) -> None:
    """EL-22"""
    assert stays_whole(shelf(ROW), [(0, column) for column in columns])


def test_a_card_that_can_go_always_exists() -> None:
    """EL-22"""
    for rows in (("A1",), ("A1 B1",), ("A1 B1 C1",), ("A1 . B1", "C1 D1 E1"), ("A1 B1", "C1 D1")):
        assert removable(shelf(*rows))
    assert removable(shelf("A1 . B1", "C1 D1 E1")) == [(0, 0), (0, 2)]


@pytest.mark.parametrize("tile, seat, key", [(DONATION, 0, "discard"), (TAX, 1, "tax")])
def test_no_rule_lets_a_card_go_that_splits_the_shelf(tile: int, seat: int, key: str) -> None:
    """EL-22"""
    row = shelf("A1 B1 C1")
    state = table("D1", "E1", shelves=[shelf("A1 B1 C1"), row], tiles={tile: ""})
    question = asked(visiting(state, 0, tile))
    middle: Pick = ("stack", 0, 1)
    assert (question.seat, question.key) == (seat, key)
    if key == "tax":
        assert options(middle)[0] not in question.options
    else:
        assert refused(state, question, middle) == "splits-shelf"


def test_there_is_no_hand_limit_and_hand_cards_score_nothing() -> None:
    """EL-23"""
    full = table(" ".join(f"S{number}" for number in range(1, 12)), "", deck="A1")
    run(visiting(full, 0, HOME), (0, "home", "draw"))
    assert len(full.players[0].hand) == 12
    empty = table("", "")
    assert [line.total for line in score_sheet(full)] == [line.total for line in score_sheet(empty)]


def test_a_face_down_card_that_is_lifted_is_shelved_face_up() -> None:
    """EL-24"""
    state = table("D1", "", shelves=[shelf("-A1 B1")], tiles={LODGE: ""})
    run(
        visiting(state, 0, LODGE),
        (0, "lodge", "shelf"),
        (0, "lodge-shelf", "lift"),
        (0, "lodge-stack", ("stack", 0, 0)),
        (0, "shelve", ("cell", 0, 0)),
        (0, "lodge", "done"),
    )
    assert on_shelf(state, 0) == ["A1 B1"]


def test_a_face_down_card_that_comes_back_to_hand_is_shelved_face_up() -> None:
    """EL-24"""
    state = table("D1", "", shelves=[shelf("-A1 B1")], tiles={LODGE: ""})
    swap: list[Said] = [(0, "lodge", "shelf"), (0, "lodge-shelf", "swap-hand"), (0, "lodge-stack", ("stack", 0, 0))]
    run(visiting(state, 0, LODGE), *swap, (0, "lodge-hand", "D1"), (0, "lodge", "done"))
    script: list[Said] = [(0, "home", "shelve"), (0, "shelve-card", "A1"), (0, "shelve", ("cell", 0, -1))]
    run(visiting(state, 0, HOME), *script)
    assert on_shelf(state, 0) == ["A1 D1 B1"]


def test_shelves_hold_no_secrets() -> None:
    """EL-24: everyone sees face-down cards and entombed ones."""
    state = table("", "", shelves=[shelf("-A1 B1/C1")])
    for eye in (0, 1, None):
        seen = [(one.card, one.under) for one in view(state, eye).players[0].shelf]
        assert seen == [(cards("A1")[0], None), (cards("B1")[0], cards("C1")[0])]
