"""What the last three locations do (EL-76 to EL-78)."""

import pytest

from tests.engine.exlibris.table import (
    Said,
    asked,
    cards,
    facts,
    hand,
    lying,
    named,
    on_shelf,
    options,
    run,
    shelf,
    table,
    visiting,
)

TAX, YARD, SHELFMASONS = 16, 17, 18


# 16 Tax Collector: EL-76.


def test_the_tax_collector_takes_a_card_of_each_opponent_and_trades_as_many() -> None:
    """EL-76: from hand or shelf, face up on the tile; who has none skips; any of those taken may be shelved."""
    shelves = [shelf("A1"), shelf("-B1 B2 B4")]
    state = table("A2", "C1", "", "D1 D2", shelves=shelves, tiles={TAX: "E1"})
    played = run(
        visiting(state, 0, TAX),
        (1, "tax", ("stack", 0, 0)),
        (3, "tax", "D1"),
        (0, "discard", "A2", ("stack", 0, 0)),
        (0, "take", "B1"),
        (0, "take", "E1"),
        (0, "shelve-card", "E1"),
        (0, "shelve-card", "B1"),
        (0, "shelve", ("cell", 0, -1)),
    )
    assert played.asks[0].options == options("C1", ("stack", 0, 0), ("stack", 0, 2))  # EL-22
    assert (played.asks[2].at_least, played.asks[2].at_most) == (0, 2)
    assert played.asks[3].options == options("B1", "D1", "E1")
    assert (on_shelf(state, 0), lying(state, TAX), named(state.pile)) == (["B1 E1"], "D1", "A2 A1")
    assert facts(state, "taxed") == [(1, *cards("B1")), (3, *cards("D1"))]
    assert [(hand(state, seat), on_shelf(state, seat)) for seat in (1, 3)] == [("C1", ["B2 B4"]), ("D2", [])]


def test_at_most_as_many_cards_are_traded_as_lie_there() -> None:
    """EL-76: none at all where none lies there."""
    state = table("A1 A2 A3", "B1", tiles={TAX: "E1"})
    question = asked(visiting(state, 0, TAX), (1, "tax", "B1"))
    assert (question.at_least, question.at_most) == (0, 2)
    state = table("A1 A2 A3", "", tiles={TAX: ""})
    run(visiting(state, 0, TAX))
    assert hand(state, 0) == "A1 A2 A3"


# 17 Yard Sale: EL-77.


def test_the_yard_sale_goes_on_until_all_is_gone_and_each_card_brings_two_and_a_shelving() -> None:
    """EL-77: in turn order; a pass isn't final; taken or shelved."""
    state = table("A1 A2 A3 A4", "", "", tiles={YARD: ""}, deck="B1 B2 B4 B5 B6 B7 B8")
    played = run(
        visiting(state, 0, YARD),
        (0, "yard-reveal", "A1", "A2", "A3"),
        *[(1, "yard-take", "A2"), (1, "shelve", ("cell", 0, 0))],
        (2, "yard-take", "pass"),
        *[(1, "yard-take", "A3"), (1, "shelve", "keep")],
        *[(2, "yard-take", "A1"), (2, "shelve", "keep")],
        (0, "shelve-card", "B2"),
        *[(0, "shelve-card", "A4"), (0, "shelve", ("cell", 0, -1))],
        *[(0, "shelve-card", "B7"), (0, "shelve", ("cell", 0, 1))],
    )
    assert facts(state, "offered") == [(0, *cards("A1 A2 A3"))]
    assert [len(question.options) for question in played.asks if question.key == "yard-take"] == [4, 3, 3, 2]
    assert (on_shelf(state, 0), hand(state, 0)) == (["A4 B2 B7"], "B1 B4 B5 B6")
    assert (on_shelf(state, 1), hand(state, 1), hand(state, 2)) == (["A2"], "A3", "A1")
    assert all(("done",) not in question.options for question in played.asks if question.seat == 0)
    assert [question.options for question in played.asks if question.key == "shelve-card"] == [
        options("A4", "B1", "B2"),  # two are drawn for one card that went, then the next two
        options("A4", "B1", "B4", "B5"),
        options("B1", "B4", "B5", "B6", "B7"),
    ]


def test_passes_at_the_yard_sale_end_it_in_a_row_alone() -> None:
    """EL-77: seat 1 passes twice, but seat 2 buys in between."""
    state = table("A1 A2 A3", "", "", tiles={YARD: ""})
    script: list[Said] = [(0, "yard-reveal", "A1", "A2", "A3")]
    for card in ("A1", "A2", "A3"):
        script += [(1, "yard-take", "pass"), (2, "yard-take", card), (2, "shelve", "keep")]
    run(visiting(state, 0, YARD), *script)
    assert (hand(state, 0), hand(state, 2)) == ("", "A1 A2 A3")


def test_the_yard_sale_ends_when_all_opponents_pass_in_a_row() -> None:
    """EL-77: what is left goes back; without a sale nothing is drawn; no card need be revealed."""
    state = table("A1 A2", "", "", tiles={YARD: ""}, deck="B1 B2")
    passing: list[Said] = [(1, "yard-take", "pass"), (2, "yard-take", "pass")]
    run(visiting(state, 0, YARD), (0, "yard-reveal", "A1", "A2"), *passing)
    assert (hand(state, 0), state.revealed) == ("A1 A2", [])
    state = table("A1 A2", "", "", tiles={YARD: ""}, deck="B1 B2")
    played = run(visiting(state, 0, YARD), (0, "yard-reveal"))
    assert (played.asks[0].at_least, played.asks[0].at_most) == (0, 2)


# 18 Shelfmasons' Guild: EL-78.


@pytest.mark.parametrize(
    "rows, slide, after",
    [
        (("A1 B1", "C1 D1 E1"), ("slide", 0, 0, 1, 1), [". A1 B1", "C1 D1 E1"]),
        (("A1 B1", "C1 D1 E1"), ("slide", 0, 1, 1, 1), ["A1 . B1", "C1 D1 E1"]),
        (("A1 B1", "C1 D1 E1"), ("slide", 0, 0, 1, 2), [". . A1 B1", "C1 D1 E1"]),
        (("A1 B1", "C1 D1 E1"), ("slide", 0, 0, 1, -1), ["A1 B1", ". C1 D1 E1"]),
    ],
)
def test_a_run_of_one_row_slides_any_number_of_spaces(
    rows: tuple[str, ...], slide: tuple[str | int, ...], after: list[str]
) -> None:
    """EL-78"""
    state = table("", "", shelves=[shelf(*rows)], tiles={SHELFMASONS: ""})
    run(visiting(state, 0, SHELFMASONS), (0, "slide", slide))
    assert on_shelf(state, 0) == after


def test_a_slide_passes_no_cards_and_never_splits_the_shelf_on_its_way() -> None:
    """EL-78: B1 can't jump over C1 nor cross the gap of the row below; it is optional (EL-60)."""
    state = table("", "", shelves=[shelf("B1 . C1", "D1 E1 F1")], tiles={SHELFMASONS: ""})
    steps = {one for one in asked(visiting(state, 0, SHELFMASONS)).options if one[:2] == ("slide", 0)}
    assert steps == {("slide", 0, 0, 0, 1), ("slide", 0, 2, 2, -1)}
    state = table("", "", shelves=[shelf("B1 . . G1 L1", "D1 . . H1", "E1 F1 I1 J1")], tiles={SHELFMASONS: ""})
    offered = asked(visiting(state, 0, SHELFMASONS)).options
    assert [one for one in offered if one[1:2] == (0,)] == [("slide", 0, 3, 4, -1), ("slide", 0, 3, 4, -2)]
    assert offered[-1] == ("nothing",)


@pytest.mark.parametrize("rows", [("A1 B1",), ("A1", "B1")])
def test_sliding_the_whole_shelf_is_not_offered(rows: tuple[str, ...]) -> None:
    """EL-78"""
    state = table("", "", shelves=[shelf(*rows)], tiles={SHELFMASONS: ""})
    run(visiting(state, 0, SHELFMASONS))
    assert on_shelf(state, 0) == list(rows)
