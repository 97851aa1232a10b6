"""What the Wizard, the Witch and the Fire Imp can do (EL-92 to EL-93a)."""

import pytest

from engine.exlibris.resolution import resolve
from engine.exlibris.state import State
from tests.engine.exlibris.table import (
    Said,
    asked,
    cards,
    facts,
    hand,
    lying,
    named,
    on_shelf,
    option,
    options,
    refused,
    run,
    shelf,
    stand,
    table,
    until,
    visiting,
)

HOME, HUT, SWAP, AUCTION, COMMUNITY, WELL, DEN, LODGE, COLLECTOR, BOOKSELLER = 0, 1, 2, 3, 5, 6, 7, 8, 9, 10
DUMP, DRAFT, SHACK, RUMMAGE, TAX, YARD = 11, 12, 13, 14, 16, 17


# The Wizard: EL-92.


def shelving(state: State, *script: Said) -> list[Said]:
    """The script of a visit home that shelves the first hand card, and how it goes on."""
    return [(0, "home", "shelve"), (0, "shelve-card", hand(state, 0).split()[0]), *script]


@pytest.mark.parametrize(
    "direction, group, after",
    [
        ("left", [(0, 0)], ["A1 M1 B1"]),
        ("right", [(0, 1)], ["A1 M1 B1"]),
        ("right", [(0, 0), (0, 1)], ["M1 A1 B1"]),
        ("up", [(0, 1)], [". B1", "A1 M1"]),
        ("down", [(0, 0)], ["M1 B1", "A1"]),
    ],
)
def test_the_wizard_may_first_shift_a_group_by_one_space_and_fills_the_space_so_emptied(
    direction: str, group: list[tuple[int, int]], after: list[str]
) -> None:
    """EL-92: in any direction; on the way the shelf may be split."""
    state = table("M1", "", kinds=["wizard"], shelves=[shelf("A1 B1")])
    picks = [("stack", *cell) for cell in group]
    script = shelving(state, (0, "shelve", ("shift", direction)), (0, "wizard", *picks))
    run(visiting(state, 0, HOME, 0, "wizard"), *script)
    assert on_shelf(state, 0) == after


def test_with_several_spaces_emptied_the_wizard_chooses_among_them_alone() -> None:
    """EL-92"""
    state = table("M1", "", kinds=["wizard"], shelves=[shelf("A1 B1", "C1 D1")])
    script = shelving(
        state,
        (0, "shelve", ("shift", "right")),
        (0, "wizard", ("stack", 0, 1), ("stack", 1, 1)),
    )
    question = asked(visiting(state, 0, HOME, 0, "wizard"), *script)
    assert question.key == "wizard-cell"
    assert question.options == options(("cell", 0, 1), ("cell", 1, 1))


def test_the_wizard_shifts_stacks_as_one() -> None:
    """EL-92, EL-85"""
    state = table("M1", "", kinds=["wizard"], shelves=[shelf("-A1/C1 B1")])
    script = shelving(state, (0, "shelve", ("shift", "left")), (0, "wizard", ("stack", 0, 0)))
    run(visiting(state, 0, HOME, 0, "wizard"), *script)
    assert on_shelf(state, 0) == ["-A1/C1 M1 B1"]


@pytest.mark.parametrize(
    "direction, group, reason",
    [
        ("down", [(0, 0), (0, 2)], "wizard-group"),  # not connected
        ("right", [(0, 0)], "wizard-blocked"),  # overlaps B1
        ("up", [(2, 0)], "wizard-blocked"),
        ("up", [(0, 1)], "wizard-no-place"),  # four rows
        ("right", [(0, 1), (0, 2)], None),
        ("left", [(1, 0)], None),  # lawful once the card is in
        ("left", [(2, 0)], None),
    ],
)
def test_what_the_wizard_may_not_shift(direction: str, group: list[tuple[int, int]], reason: str | None) -> None:
    """EL-92: a connected group, without overlap; the result must obey EL-20 and EL-21."""
    state = table("M1", "", kinds=["wizard"], shelves=[shelf("A1 B1 C1", "D1", "E1")])
    question = asked(visiting(state, 0, HOME, 0, "wizard"), *shelving(state, (0, "shelve", ("shift", direction))))
    assert refused(state, question, *[("stack", *cell) for cell in group]) == reason


def test_the_wizard_may_shelve_as_anyone_does_and_others_cannot_shift() -> None:
    """EL-92, EL-60a"""
    for kind, may in (("wizard", True), ("ordinary", False)):
        state = table("M1", "", kinds=["wizard"], shelves=[shelf("A1")])
        question = asked(visiting(state, 0, HOME, 0, kind), *shelving(state))
        assert (("shift", "left") in question.options) == may
        assert ("cell", 0, 1) in question.options
    state = table("M1", "", kinds=["wizard"], shelves=[shelf("A1")])
    script = shelving(state, (0, "shelve", ("shift", "left")), (0, "wizard"), (0, "shelve", ("cell", 0, 1)))
    run(visiting(state, 0, HOME, 0, "wizard"), *script)
    assert on_shelf(state, 0) == ["A1 M1"]


# The Witch: EL-93. CC is banned; B3, C3 and K4 hold it, B4, T6, A2 and H5 don't.


@pytest.mark.parametrize("kept, gone", [("B3", "T6"), ("T6", "B3")])
def test_the_witch_keeps_one_of_the_banned_card_and_the_decks_top_card(kept: str, gone: str) -> None:
    """EL-93"""
    state = table("", "", kinds=["witch"], deck="B3 T6 A2")
    played = run(visiting(state, 0, HOME, 0, "witch"), (0, "home", "draw"), (0, "witch", kept))
    assert played.asks[1].options == options("B3", "T6")
    assert (hand(state, 0), named(state.pile), state.revealed) == (kept, gone, [])
    assert facts(state, "revealed") == [(0, *cards("T6"))]
    assert [fact.eyes for fact in state.told if fact.key == "revealed"] == [None]


@pytest.mark.parametrize("kind, card", [("witch", "B4"), ("ordinary", "B3")])
def test_without_a_banned_book_or_without_the_witch_nothing_is_revealed(kind: str, card: str) -> None:
    """EL-93"""
    state = table("", "", kinds=["witch"], deck=f"{card} T6")
    run(visiting(state, 0, HOME, 0, kind), (0, "home", "draw"))
    assert hand(state, 0) == card


def test_the_witchs_cards_come_one_at_a_time_and_a_replacement_does_not_trigger_again() -> None:
    """EL-93: K4 replaces B3 although it is banned too; then C3 comes, and T6 for it."""
    state = table("", "", kinds=["witch"], tiles={HUT: ""}, deck="B3 K4 C3 T6 A2")
    stand(state, 0, HOME)
    run(visiting(state, 0, HUT, 0, "witch"), (0, "witch", "K4"), (0, "witch", "T6"))
    assert (hand(state, 0), named(state.pile)) == ("K4 T6", "B3 C3")


def test_what_the_witch_takes_counts_too_and_the_kept_card_stands_in_for_may_shelve() -> None:
    """EL-93"""
    state = table("", "", kinds=["witch"], tiles={BOOKSELLER: "B3 A2"}, deck="T6")
    flow = visiting(state, 0, BOOKSELLER, 0, "witch")
    played = run(flow, (0, "take", "B3"), (0, "witch", "T6"), (0, "shelve", ("cell", 0, 0)))
    assert played.asks[2].about == tuple(cards("T6"))
    assert (on_shelf(state, 0), hand(state, 0), named(state.pile)) == (["T6"], "", "B3")


def test_the_witch_offers_to_shelve_what_was_kept_of_several_cards_drawn() -> None:
    """EL-93, EL-66"""
    state = table("A2", "", kinds=["witch"], tiles={WELL: ""}, deck="B3 T6 C3 H5")
    played = run(
        visiting(state, 0, WELL, 0, "witch"),
        (0, "discard", "A2"),
        (0, "witch", "T6"),
        (0, "witch", "C3"),
        (0, "shelve-card", "done"),
    )
    assert played.asks[-1].options == options("C3", "T6", "done")


def test_the_witchs_power_applies_in_the_resolution_too() -> None:
    """EL-93, EL-60a"""
    state = table("A2", "", kinds=["witch"], tiles={AUCTION: "B3 B4"}, deck="T6")
    stand(state, 0, AUCTION, 0, "witch")
    run(resolve(state, AUCTION), (0, "pay", "A2"), (0, "witch", "T6"), (0, "shelve-card", "done"))
    assert hand(state, 0) == "B4 T6"


@pytest.mark.parametrize(
    "tile, lies, script",
    [
        (SWAP, "B3", [(0, "swap-give", "A2")]),
        (COMMUNITY, "B3", []),
        (DEN, "", [(0, "den-category", "CC")]),
        (COLLECTOR, "A6", [(0, "discard", "A2")]),
        (SHACK, "B3", [(0, "shack-category", "CC"), (0, "shack-cards", "B3")]),
        (RUMMAGE, "B3", []),
        (TAX, "", [(1, "tax", "B3"), (0, "discard", "A2")]),
        (YARD, "", [(0, "yard-reveal", "A2"), (1, "yard-take", "A2"), (1, "shelve", "keep")]),
        (LODGE, "", [(0, "lodge", "move"), (0, "home", "draw")]),
    ],
)
def test_the_witch_minds_every_way_to_draw_or_take(tile: int, lies: str, script: list[Said]) -> None:
    """EL-93"""
    state = table("A2", "B3", kinds=["witch"], tiles={tile: lies}, deck="C3 H5 H6 M1 M2")
    question = asked(visiting(state, 0, tile, 0, "witch"), *script)
    assert question.key == "witch"
    assert question.options[0] == option("B3" if lies == "B3" or tile == TAX else "C3")


@pytest.mark.parametrize("tile", [DUMP, DRAFT])
def test_the_witch_minds_what_a_delayed_tile_brings(tile: int) -> None:
    """EL-93, EL-60a"""
    state = table("", "", kinds=["witch"], tiles={tile: ""}, deck="C3 H5 H6", pile="C3")
    stand(state, 0, tile, 0, "witch")
    script: list[Said] = [(0, "draft", "C3")]
    if tile == DUMP:
        script = [(0, "dump-category", "CC"), (0, "dump-card", "C3")]
    assert asked(resolve(state, tile), *script).key == "witch"


def test_with_deck_and_pile_empty_the_witch_keeps_the_card() -> None:
    """EL-93"""
    state = table("", "", kinds=["witch"], tiles={BOOKSELLER: "B3 A2"})
    run(visiting(state, 0, BOOKSELLER, 0, "witch"), (0, "take", "B3"), (0, "shelve", "keep"))
    assert hand(state, 0) == "B3"


# The Fire Imp: EL-93a.


def test_the_imp_may_discard_one_card_of_the_location_for_a_home_action() -> None:
    """EL-93a, before the location's effect (EL-81)."""
    state = table("", "", kinds=["imp"], tiles={BOOKSELLER: "B1 B2"}, deck="C1")
    flow = visiting(state, 0, BOOKSELLER, 0, "imp")
    played = run(flow, (0, "imp", "B1"), (0, "home", "draw"), (0, "shelve", "keep"))
    assert played.asks[0].options == options("B1", "B2", "all", "nothing")
    assert (named(state.pile), hand(state, 0)) == ("B1", "B2 C1")


def test_the_imp_may_discard_all_of_two_or_more_for_two_home_actions() -> None:
    """EL-93a: then nothing is left to buy."""
    state = table("A1", "", kinds=["imp"], tiles={BOOKSELLER: "B1 B2"}, deck="C1")
    run(
        visiting(state, 0, BOOKSELLER, 0, "imp"),
        (0, "imp", "all"),
        (0, "home", "draw"),
        (0, "home", "shelve"),
        (0, "shelve-card", "A1"),
    )
    assert (named(sorted(state.pile)), hand(state, 0), on_shelf(state, 0)) == ("B1 B2", "C1", ["A1"])


def test_the_imp_cannot_discard_all_of_one_card_and_may_do_nothing() -> None:
    """EL-93a"""
    state = table("", "", kinds=["imp"], tiles={BOOKSELLER: "B1"}, deck="C1")
    flow = visiting(state, 0, BOOKSELLER, 0, "imp")
    played = run(flow, (0, "imp", "nothing"), (0, "shelve", "keep"))
    assert played.asks[0].options == options("B1", "nothing")
    assert (hand(state, 0), state.pile) == ("B1", [])


@pytest.mark.parametrize("tile", [HOME, BOOKSELLER])
def test_the_imp_burns_nothing_at_home_or_where_no_card_is(tile: int) -> None:
    """EL-93a"""
    state = table("", "", kinds=["imp"], tiles={BOOKSELLER: "", RUMMAGE: "B1"})
    run(visiting(state, 0, tile, 0, "imp"))
    assert lying(state, RUMMAGE) == "B1"


def test_the_imp_picks_face_down_cards_unseen_unless_its_owner_has_looked_before() -> None:
    """EL-93a"""
    state = table("", "", kinds=["imp"], tiles={SHACK: "B1 B2 B4"}, deck="C1")
    state.players[1].seen = cards("B1 B2 B4")
    question = asked(visiting(state, 0, SHACK, 0, "imp"))
    assert question.options == (
        ("face-down", 0), ("face-down", 1), ("face-down", 2), ("all",), ("nothing",)
    )  # fmt: skip
    state = table("", "", kinds=["imp"], tiles={SHACK: "B1 B2 B4"}, deck="C1")
    state.players[0].seen = cards("B1 B4")
    flow = visiting(state, 0, SHACK, 0, "imp")
    played = until(flow, (0, "imp", option(("face-down", 1))), (0, "home", "nothing"))
    assert played.asks[0].options[:3] == (option("B1"), ("face-down", 1), option("B4"))
    assert named(state.pile) == "B2"
