"""The inspection: turning down, the alphabet check and the score sheet (EL-40 to EL-50)."""

from itertools import combinations
from random import Random

import pytest

from engine.exlibris.advise import advise
from engine.exlibris.inspection import (
    alphabet_check,
    counts,
    entombed,
    inspect,
    prominent_rewards,
    score_line,
    score_sheet,
    variety,
    winners,
)
from engine.exlibris.proposal import proposal, propose
from engine.exlibris.shelf import free_cells, stability
from engine.exlibris.state import Cell, Line, Shelf, Stack
from engine.exlibris.view import view
from tests.engine.exlibris.table import asked, cards, named, on_shelf, run, shelf, table, until

CATEGORIES = ("CC", "FF", "HV", "MM", "RT", "SP")


# Turning down: EL-40.


def test_all_turn_cards_down_in_secret_at_the_same_time() -> None:
    """EL-40, EL-A1: no unconfirmed choice shows."""
    state = table("", "", shelves=[shelf("A1 B1"), shelf("C1 -D1")])
    before = [view(state, eye) for eye in (0, 1, None)]
    flow = inspect(state)
    played = until(flow, (1, "inspection", ("stack", 0, 0)))
    assert played.waits is not None
    assert [question.seat for question in played.waits.asks] == [0, 1]
    assert played.waits.answered == {1}
    assert [view(state, eye) for eye in (0, 1, None)] == before
    assert state.told == []


def test_each_may_turn_any_own_face_up_cards_and_none_must_be() -> None:
    """EL-40"""
    state = table("", "", shelves=[shelf("A1 -B1", "C1/D1"), {}])
    question = asked(inspect(state))
    assert question.options == (("stack", 0, 0), ("stack", 1, 0))
    assert (question.at_least, question.at_most) == (0, 2)
    run(inspect(state), (0, "inspection"))
    assert on_shelf(state, 0) == ["A1 -B1", "C1/D1"]


def test_what_is_chosen_is_turned_down_before_the_alphabet_check() -> None:
    """EL-40, EL-41"""
    state = table("", "", shelves=[shelf("M8 M3 X1"), shelf("M8 M3 X1")])
    run(inspect(state), (0, "inspection"), (1, "inspection", ("stack", 0, 0)))
    assert (on_shelf(state, 0), on_shelf(state, 1)) == (["M8 -M3 X1"], ["-M8 M3 X1"])
    assert (state.flips, state.phase) == ({0: [(0, 1)], 1: [(0, 0)]}, "over")


def grown(rng: Random, size: int) -> Shelf:
    """A shelf of some random cards, one in six face down, in half the cases almost in order."""
    deck = rng.sample(range(152), size)
    if rng.random() < 0.5:
        deck.sort()
    places: Shelf = {}
    for _ in range(size):
        places[rng.choice(free_cells(places))] = Stack(0)
    for cell, card in zip(sorted(places), deck, strict=True):
        places[cell] = Stack(card, rng.random() > 1 / 6)
    return places


def outcome(places: Shelf, turned: tuple[Cell, ...], rivals: list[int], rule: tuple[str, str, str]) -> int:
    """The points that a choice brings, counted as the rules say."""
    prominent, banned, speciality = rule
    trial = {cell: Stack(stack.card, stack.face_up and cell not in turned) for cell, stack in places.items()}
    books = counts(trial, alphabet_check(trial))
    reward = prominent_rewards([books[prominent], *rivals])[0]
    return score_line(
        books,
        prominent=reward,
        banned=banned,
        speciality=speciality,
        stable=stability(trial),
        mummies=entombed(trial),
        hand=0,
    ).total


@pytest.mark.parametrize("number", range(40))
def test_the_proposal_has_the_best_own_total_and_then_the_fewest_cards_turned(number: int) -> None:
    """EL-40: compared with every choice there is."""
    rng = Random(number)
    places = grown(rng, rng.randint(1, 9))
    prominent, banned, speciality = rng.sample(CATEGORIES, 3)
    rivals = [rng.randint(0, 6) for _ in range(rng.randint(1, 3))]
    rule = (prominent, banned, speciality)
    cells = [cell for cell in sorted(places) if places[cell].face_up]
    choices = [turned for size in range(len(cells) + 1) for turned in combinations(cells, size)]
    best = max((outcome(places, turned, rivals, rule), -len(turned)) for turned in choices)
    proposed = tuple(propose(places, rivals, prominent, banned, speciality))
    assert set(proposed) <= set(cells)
    assert (outcome(places, proposed, rivals, rule), -len(proposed)) == best


@pytest.mark.parametrize("rival, proposed", [("P5 G5", []), ("G5 P5", [(0, 0)]), ("", [])])
def test_the_proposal_takes_it_that_the_others_turn_nothing_by_choice(rival: str, proposed: list[Cell]) -> None:
    """EL-40: K4 has one RT and one CC: worth it for a tie with one RT (G5 falls to the check), not against two."""
    state = table("", "", shelves=[shelf("K4"), shelf(rival) if rival else {}])
    assert proposal(view(state, 0), 0) == proposed


def test_the_player_is_shown_the_proposal_and_an_absent_one_gets_it() -> None:
    """EL-40"""
    state = table("", "", shelves=[shelf("A2 T11"), {}])
    question = asked(inspect(state))
    assert proposal(view(state, 0), 0) == [(0, 1)]
    assert advise(view(state, 0), question) == (("stack", 0, 1),)


# The alphabet check: EL-41, EL-42.


@pytest.mark.parametrize(
    "rows, falling",
    [
        (("M8 M3 X1",), "M3"),
        (("-M8 M3 X1",), ""),
        (("A1 A2", "A3 B1"), ""),
        (("B1 . C1", "A1 D1"), "A1"),  # top row first, left to right
        (("C1 A1 B1 D1",), "A1 B1"),  # against the last card that is still face up
        (("B9 B10",), ""),  # by number, not by digits
        (("A2/Z1 A1/A3 B1",), "A1"),  # an entombed card is not looked at
        (("A1 -Z1 B1",), ""),
    ],
)
def test_a_card_that_does_not_come_after_the_last_one_face_up_is_turned_down(
    rows: tuple[str, ...], falling: str
) -> None:
    """EL-41"""
    places = shelf(*rows)
    assert named([places[cell].card for cell in alphabet_check(places)]) == falling


def test_books_are_counted_over_face_up_cards() -> None:
    """EL-42: a card may hold two of one."""
    places = shelf("E3 -A1", "G1/B1")  # CC MM RT RT and CC MM MM SP
    assert counts(places) == {"CC": 2, "FF": 0, "HV": 0, "MM": 3, "RT": 2, "SP": 1}


# Stability (EL-43).

A_TO_C = ("A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4")


@pytest.mark.parametrize(
    "rows, points",
    [
        (("A1 A2 A3", "B1 B2 B3", "C1 C2 C3"), 9),
        (("A1 A2 A3 A4", "B1 B2 B3 B4"), 8),
        (A_TO_C, 12),
        (("A1 A2 A3", "B1 B2 B3", ". C1"), 0),  # nothing on the base
        (("A1 A2 A3 A4 A5",), 0),  # one high
        (("A1", "B1", "C1"), 0),  # one wide
        (("A1 A2", "B1 B2 B3 B4 B5", "C1 C2 C3 C4 C5"), 10),
        (("A1 A2 A3", "B1 . B3 B4", "C1 C2 C3 C4"), 4),
        (("-A1 A2/D1", "-B1 B2"), 4),
        (("A1", "B1 B2", "C1 C2 C3"), 4),
        ((), 0),
    ],
)
def test_stability_is_the_largest_full_rectangle_on_the_base(rows: tuple[str, ...], points: int) -> None:
    """EL-43: face-down cards count, and a stack as one."""
    assert stability(shelf(*rows)) == points


# Prominent works: EL-44.


@pytest.mark.parametrize(
    "books, rewards",
    [
        ([8, 10, 9, 7], [4, 15, 9, 0]),
        ([5, 5, 1], [12, 12, 4]),
        ([9, 5, 5], [15, 7, 7]),
        ([9, 8, 5, 5], [15, 9, 2, 2]),
        ([5, 5, 5], [8, 8, 8]),
        ([5, 5, 5, 1], [8, 8, 8, 0]),
        ([5, 5, 5, 5], [6, 6, 6, 6]),
        ([9, 5, 5, 5], [15, 5, 5, 5]),
        ([5, 5, 1, 1], [12, 12, 2, 2]),
        ([9, 5, 5, 1], [15, 7, 7, 0]),
        ([3, 1], [15, 9]),
        ([3, 3], [12, 12]),
        ([1, 0], [15, 9]),
        ([0, 0, 0], [8, 8, 8]),
    ],
)
def test_prominent_works_are_rewarded_by_place_and_ties_share(books: list[int], rewards: list[int]) -> None:
    """EL-44: tied players use up as many places as they are; with two players the second gets 9; zero books rank."""
    assert prominent_rewards(books) == rewards


# The other points: EL-45 to EL-48.


@pytest.mark.parametrize("count", [0, 1, 3, 4, 6])
def test_each_entombed_card_brings_two_points_however_many_there_are(count: int) -> None:
    """EL-48: and they bring them in a game, face down on top or not."""
    lower = ("A2", "A4", "A6", "B2", "B4", "B6")[:count]
    upper = ("A1", "A3", "A5", "B1", "B3", "B5")
    marks = [f"{card}/{lower[place]}" if place < count else card for place, card in enumerate(upper)]
    state = table("", "", shelves=[shelf(" ".join(marks)), shelf("C1")])
    assert [one.mummy for one in score_sheet(state)] == [2 * count, 0]


def line(
    books: str, *, prominent: int = 0, speciality: str = "FF", stable: int = 0, mummies: int = 0, hand: int = 0
) -> Line:
    return score_line(
        dict(zip(CATEGORIES, map(int, books.split()), strict=True)),
        prominent=prominent,
        banned="CC",
        speciality=speciality,
        stable=stable,
        mummies=mummies,
        hand=hand,
    )


def test_a_banned_book_costs_one() -> None:
    """EL-45"""
    assert line("13 0 0 0 0 0").banned == -13


def test_variety_is_three_times_the_smallest_of_the_five_other_categories() -> None:
    """EL-46"""
    assert line("0 5 6 7 8 9").variety == 15
    assert variety({"CC": 0, "FF": 5, "HV": 6, "MM": 7, "RT": 8, "SP": 9}, "FF") == 0


def test_a_book_of_the_speciality_is_worth_two_and_the_card_is_revealed() -> None:
    """EL-47"""
    assert line("0 14 0 0 0 0").speciality == 28
    state = table("", "", shelves=[shelf("A1"), shelf("A2")])
    run(inspect(state), (0, "inspection"), (1, "inspection"))
    assert [player.speciality for player in view(state, None).players] == ["FF", "HV"]


def test_each_entombed_card_is_worth_two() -> None:
    """EL-48, in the stability line of the sheet."""
    assert line("0 0 0 0 0 0", stable=6, mummies=3).total == 12
    state = table("", "", shelves=[shelf("B1/A1 B2/A2", "-D1 -C1/C2"), {}])
    assert (score_sheet(state)[0].mummy, score_sheet(state)[0].stability) == (6, 4)


# The winner: EL-49.


@pytest.mark.parametrize(
    "lines, won",
    [
        ([line("0 1 0 0 0 0", prominent=9), line("0 9 9 9 9 9")], [1]),
        ([line("0 0 5 0 0 0", prominent=15), line("0 0 0 6 0 0", prominent=15)], [1]),  # more books
        ([line("0 0 5 0 0 0", hand=3), line("0 0 0 5 0 0", hand=2)], [1]),  # fewer in hand
        ([line("1 0 4 0 0 0", prominent=1), line("0 0 0 5 0 0")], [1]),  # fewer banned
        ([line("0 0 5 0 0 0"), line("0 0 0 5 0 0"), line("0 0 0 0 4 0")], [0, 1]),  # shared
        ([line("0 0 9 0 0 0", hand=0), line("0 0 9 0 0 0", stable=4, hand=9)], [1]),  # points first
    ],
)
def test_most_points_win_and_ties_are_broken_in_turn_or_shared(lines: list[Line], won: list[int]) -> None:
    """EL-49"""
    assert winners(lines, "CC") == won


# The whole sheet: EL-50.

RITA_AND_OTHERS = [
    # CC FF HV MM RT SP, speciality, stability -> prominent, banned, variety, speciality, total
    ("2 12 5 6 7 6", "MM", 8, (4, -2, 15, 12, 37)),
    ("4 8 10 6 8 7", "HV", 12, (9, -4, 18, 20, 55)),
    ("5 3 6 9 4 9", "SP", 10, (0, -5, 9, 18, 32)),
    ("9 10 7 7 9 1", "FF", 9, (15, -9, 3, 20, 38)),
]


def test_the_score_sheet_of_the_rulebook() -> None:
    """EL-50, EL-44 to EL-47, EL-49"""
    rewards = prominent_rewards([int(books.split()[4]) for books, _, _, _ in RITA_AND_OTHERS])
    sheet = [
        line(books, prominent=reward, speciality=speciality, stable=stable)
        for (books, speciality, stable, _), reward in zip(RITA_AND_OTHERS, rewards, strict=True)
    ]
    found = [(one.prominent, one.banned, one.variety, one.speciality, one.total) for one in sheet]
    assert found == [row[3] for row in RITA_AND_OTHERS]
    assert winners(sheet, "CC") == [1]


def test_the_inspection_ends_the_game_with_that_sheet() -> None:
    """EL-38, EL-42 to EL-49: two shelves, counted by hand."""
    first = shelf("A2 A3", "B4 E2")  # HV MM SP, FF HV MM RT, HV MM SP, HV FF SP
    state = table("Z1", "Z2 Y1", shelves=[first, shelf("-A1/K4", "C3 T11")], specialities=("HV", "MM"))
    run(inspect(state), (0, "inspection"), (1, "inspection"))
    first_line, second_line = state.sheet
    assert first_line.counts == {"CC": 0, "FF": 2, "HV": 4, "MM": 3, "RT": 1, "SP": 3}
    assert (first_line.prominent, first_line.banned, first_line.variety) == (15, 0, 3)
    assert (first_line.speciality, first_line.stability, first_line.mummy) == (8, 4, 0)
    assert (first_line.total, first_line.books, first_line.hand) == (30, 13, 1)
    assert second_line.counts == {"CC": 2, "FF": 0, "HV": 1, "MM": 1, "RT": 0, "SP": 0}
    assert (second_line.prominent, second_line.banned, second_line.variety) == (9, -2, 0)
    assert (second_line.speciality, second_line.stability, second_line.mummy) == (2, 0, 2)
    assert (second_line.total, second_line.hand) == (11, 2)
    assert (state.winners, state.phase) == ([0], "over")
    assert cards("Z1") == state.players[0].hand
