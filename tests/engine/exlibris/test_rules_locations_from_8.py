"""What the eighth location does, and those up to the fifteenth (EL-68 to EL-75)."""

import pytest

from engine.exlibris.resolution import resolve
from engine.exlibris.state import IN_HAND
from engine.exlibris.view import view
from engine.exlibris.visits import legal_places
from tests.engine.exlibris.table import (
    Pick,
    Said,
    asked,
    cards,
    cells,
    facts,
    hand,
    lying,
    named,
    on_shelf,
    options,
    refused,
    run,
    shelf,
    stand,
    table,
    visiting,
    where,
)

HOME, AUCTION, LODGE, COLLECTOR, BOOKSELLER, DUMP, DRAFT, SHACK = 0, 3, 8, 9, 10, 11, 12, 13
RUMMAGE, GUILD, SHELFMASONS = 14, 15, 18


# 8 Librarians' Lodge: EL-68.


@pytest.mark.parametrize("parts", [("move", "shelf"), ("shelf", "move"), ("move",), ("shelf",), ()])
def test_the_lodge_does_each_part_once_in_either_order_or_not_at_all(parts: tuple[str, ...]) -> None:
    """EL-68"""
    state = table("A1", "", shelves=[shelf("B1")], tiles={LODGE: "", DRAFT: ""}, deck="C1")
    stand(state, 0, DRAFT)
    does: dict[str, list[Said]] = {
        "move": [(0, "lodge-move", ("assistant", "ordinary", DRAFT, 0)), (0, "home", "draw")],
        "shelf": [(0, "lodge-shelf", "lift")],
    }
    script = [said for part in parts for said in [(0, "lodge", part), *does[part]]]
    run(visiting(state, 0, LODGE), *script, *([] if len(parts) == 2 else [(0, "lodge", "done")]))
    assert where(state, 0) == ([HOME, LODGE] if "move" in parts else [LODGE, DRAFT])
    assert bool(facts(state, "lifted")) == ("shelf" in parts)


def test_the_lodge_moves_from_locations_alone_this_one_too_but_not_from_the_guild() -> None:
    """EL-68, EL-68a"""
    state = table("", "", tiles={LODGE: "", GUILD: "", DUMP: "", DRAFT: ""})
    stand(state, 0, GUILD)
    stand(state, 0, DUMP, 1)
    moving = asked(visiting(state, 0, LODGE, 0, "wizard"), (0, "lodge", "move"))
    assert {one[1:] for one in moving.options} == {("wizard", LODGE, 0), ("ordinary", DUMP, 1)}
    state = table("", "", tiles={LODGE: ""})
    stand(state, 0, HOME)
    run(visiting(state, 0, LODGE), (0, "lodge", "move"))
    assert where(state, 0) == [HOME, HOME]


def test_what_leaves_a_delayed_tile_loses_its_effect() -> None:
    """EL-68"""
    state = table("", "", tiles={LODGE: "", DRAFT: ""}, deck="A1 A2")
    stand(state, 0, DRAFT)
    flow = visiting(state, 0, LODGE)
    run(
        flow,
        (0, "lodge", "move"),
        (0, "lodge-move", ("assistant", "ordinary", DRAFT, 0)),
        (0, "home", "nothing"),
    )
    run(resolve(state, DRAFT))
    assert named(state.deck) == "A2 A1"


def test_a_swap_at_the_lodge_keeps_face_down_cards_down_within_the_shelf_and_shelves_from_hand_face_up() -> None:
    """EL-68, EL-24"""
    state = table("", "", shelves=[shelf("-A1 B1 C1")], tiles={LODGE: ""})
    pair = [("stack", 0, 0), ("stack", 0, 2)]
    script: list[Said] = [(0, "lodge", "shelf"), (0, "lodge-shelf", "swap-shelf"), (0, "lodge-pair", *pair)]
    run(visiting(state, 0, LODGE), *script, (0, "lodge", "done"))
    assert on_shelf(state, 0) == ["C1 B1 -A1"]
    state = table("D1", "", shelves=[shelf("-A1 B1")], tiles={LODGE: ""})
    script = [(0, "lodge", "shelf"), (0, "lodge-shelf", "swap-hand"), (0, "lodge-stack", ("stack", 0, 0))]
    run(visiting(state, 0, LODGE), *script, (0, "lodge-hand", "D1"), (0, "lodge", "done"))
    assert (on_shelf(state, 0), hand(state, 0)) == (["D1 B1"], "A1")


def test_a_card_lifted_at_the_lodge_may_split_the_shelf_if_it_mends_it_again() -> None:
    """EL-68, EL-22, EL-24: it is shelved face up."""
    lift: list[Said] = [(0, "lodge", "shelf"), (0, "lodge-shelf", "lift")]
    lift.append((0, "lodge-stack", ("stack", 1, 1)))
    state = table("", "", shelves=[shelf("A1 . B1", "C1 -D1 E1")], tiles={LODGE: ""})
    assert cells(asked(visiting(state, 0, LODGE), *lift)) == [(0, 1), (1, 1)]
    state = table("", "", kinds=["mummy"], shelves=[shelf("A1 . B1", "C1 -D1 E1")], tiles={LODGE: ""})
    assert asked(visiting(state, 0, LODGE, 0, "mummy"), *lift).options == options(("cell", 0, 1), ("cell", 1, 1))
    state = table("", "", shelves=[shelf("A1 . B1", "C1 -D1 E1")], tiles={LODGE: ""})
    run(visiting(state, 0, LODGE), *lift, (0, "shelve", ("cell", 0, 1)), (0, "lodge", "done"))
    assert on_shelf(state, 0) == ["A1 D1 B1", "C1 . E1"]


@pytest.mark.parametrize("kind, way", [("wizard", "shift"), ("mummy", "over"), ("ordinary", "cell")])
def test_a_lift_is_a_shelving(kind: str, way: str) -> None:
    """EL-68, EL-60a: the visitor's power applies."""
    state = table("", "", kinds=["wizard" if kind == "ordinary" else kind], tiles={LODGE: ""})
    state.players[0].shelf = shelf("A1 B1")
    script = [(0, "lodge", "shelf"), (0, "lodge-shelf", "lift"), (0, "lodge-stack", ("stack", 0, 0))]
    question = asked(visiting(state, 0, LODGE, 0, kind), *script)
    assert {one[0] for one in question.options} - {"cell", "under"} == {way} - {"cell"}


# 9 Book Collector: EL-69.


@pytest.mark.parametrize(
    "lies, lost, draws",
    [
        ("D6", ["A1", "A7"], 1),  # FF RT wanted: FF RT in A1, FF in A7: 3
        ("D6", ["A1", ("stack", 0, 0)], 2),  # and FF RT of the face-down G5: 4
        ("D6", ["E3"], 1),  # RT RT
        ("D6", ["A2"], 0),
        ("D6", [], 0),
        ("", ["A1", "A7"], 0),  # no card there
    ],
)
def test_the_collector_gives_half_a_card_for_each_book_of_its_categories(
    lies: str, lost: list[Pick], draws: int
) -> None:
    """EL-69: any of its categories; rounded down; face-down cards count too."""
    state = table("A1 A2 A7 E3", "", shelves=[shelf("-G5")], tiles={COLLECTOR: lies}, deck="B1 B2 B4")
    script: list[Said] = [(0, "discard", *lost)]
    run(visiting(state, 0, COLLECTOR), *script, *[(0, "shelve-card", "done")][:draws])
    assert len(facts(state, "drew")) == draws
    assert len(state.pile) == len(lost)


def test_up_to_two_of_the_cards_drawn_at_the_collector_may_be_shelved() -> None:
    """EL-69"""
    state = table("A1 A3 A5", "", tiles={COLLECTOR: "A5"}, deck="B1 B2 B4 B5 B6")
    script: list[Said] = [(0, "discard", "A1", "A3", "A5"), (0, "shelve-card", "B2")]
    script += [(0, "shelve-card", "B4"), (0, "shelve", ("cell", 0, 1))]
    run(visiting(state, 0, COLLECTOR), *script)
    assert (on_shelf(state, 0), hand(state, 0)) == (["B2 B4"], "B1 B5")


def test_what_is_discarded_is_chosen_all_at_once_and_only_the_result_must_be_whole() -> None:
    """EL-69, EL-22"""
    state = table("", "", shelves=[shelf("A1 B1 C1 D1")], tiles={COLLECTOR: "D6"})
    question = asked(visiting(state, 0, COLLECTOR))
    assert question.at_most == 4
    assert refused(state, question, ("stack", 0, 1)) == "splits-shelf"
    assert refused(state, question, ("stack", 0, 1), ("stack", 0, 0)) is None
    assert refused(state, question, *[("stack", 0, column) for column in range(4)]) is None


# 10 Bookseller: EL-70.


@pytest.mark.parametrize("goes, held, shelved", [(("cell", 0, 0), "", ["B1"]), ("keep", "B1", [])])
def test_the_bookseller_gives_a_card_that_may_be_shelved(goes: Pick, held: str, shelved: list[str]) -> None:
    """EL-70"""
    state = table("", "", tiles={BOOKSELLER: "B1 B2"})
    played = run(visiting(state, 0, BOOKSELLER), (0, "take", "B1"), (0, "shelve", goes))
    assert played.asks[0].options == options("B1", "B2")
    assert (hand(state, 0), on_shelf(state, 0), lying(state, BOOKSELLER)) == (held, shelved, "B2")


# 11 Garbage Dump: EL-71.


def test_at_the_dump_each_searches_the_pile_in_space_order_for_a_category() -> None:
    """EL-71: it may take a card that holds it, shown to all, and may shelve it."""
    state = table("", "", tiles={DUMP: ""}, pile="B3 A1 B4")
    stand(state, 0, DUMP, 1)
    stand(state, 1, DUMP, 0)
    played = run(
        resolve(state, DUMP),
        (1, "dump-category", "CC"),
        (1, "dump-card", "A1"),
        (1, "shelve", ("cell", 0, 0)),
        (0, "dump-category", "FF"),
        (0, "dump-card", "nothing"),
    )
    assert played.asks[1].options == options("A1", "B3", "nothing")
    assert played.asks[4].options == options("B3", "nothing")
    assert (on_shelf(state, 1), named(state.pile)) == (["A1"], "B3 B4")
    assert facts(state, "took") == [(1, *cards("A1"))]


def test_the_pile_is_shown_to_the_searcher_only_and_only_while_it_searches() -> None:
    """EL-71, EL-39a: payments of lower tiles included."""
    state = table("A1", "", tiles={AUCTION: "C1", DUMP: ""}, pile="B3")
    stand(state, 0, AUCTION, 0)
    stand(state, 1, DUMP, 0)
    run(resolve(state, AUCTION), (0, "pay", "A1"), (0, "shelve-card", "done"))
    flow = resolve(state, DUMP)
    assert asked(flow).key == "dump-category"
    assert view(state, 1).search == ()
    flow.send((1, options("FF")))
    assert [view(state, eye).search for eye in (0, 1, None)] == [(), tuple(cards("A1 B3")), ()]
    flow.send((1, options("A1")))
    assert view(state, 1).search == ()


def test_an_empty_pile_is_not_searched_and_finding_nothing_is_no_secret_of_the_rules() -> None:
    """EL-71, EL-A2: with no match the searcher is asked all the same."""
    state = table("", "", tiles={DUMP: ""})
    stand(state, 0, DUMP)
    run(resolve(state, DUMP))
    state = table("", "", tiles={DUMP: ""}, pile="B4")
    stand(state, 0, DUMP)
    played = run(resolve(state, DUMP), (0, "dump-category", "RT"), (0, "dump-card", "nothing"))
    assert played.asks[1].options == options("nothing")


# 12 Draft House: EL-72.


def test_at_the_draft_two_cards_an_assistant_are_taken_in_space_order_again_and_again() -> None:
    """EL-72: the lowest occupied space first; kept or shelved at once."""
    state = table("", "", tiles={DRAFT: ""}, deck="A1 A2 A3 A4 A5 A6 A7")
    stand(state, 0, DRAFT, 2)
    stand(state, 1, DRAFT, 1)
    stand(state, 0, DRAFT, 3, "wizard")
    played = run(
        resolve(state, DRAFT),
        *[(1, "draft", "A3"), (1, "shelve", ("cell", 0, 0))],
        *[(0, "draft", "A1"), (0, "shelve", "keep")],
        *[(0, "draft", "A2"), (0, "shelve", "keep")],
        *[(1, "draft", "A6"), (1, "shelve", "keep")],
        *[(0, "draft", "A4"), (0, "shelve", "keep")],
        (0, "shelve", "keep"),
    )
    assert played.asks[0].options == options("A1", "A2", "A3", "A4", "A5", "A6")
    assert (hand(state, 0), hand(state, 1), on_shelf(state, 1)) == ("A1 A2 A4 A5", "A6", ["A3"])
    assert (named(state.deck), state.revealed) == ("A7", [])


def test_nobody_at_the_draft_reveals_nothing() -> None:
    """EL-72"""
    state = table("", "", tiles={DRAFT: ""}, deck="A1 A2")
    run(resolve(state, DRAFT))
    assert named(state.deck) == "A2 A1"


# 13 Mysterious Shack: EL-73.


def test_at_the_shack_a_category_is_named_before_looking_and_what_holds_it_may_be_taken() -> None:
    """EL-73: any number of those; one of them may be shelved; the rest stays, face down."""
    state = table("", "", tiles={SHACK: "C1 B3 A2 A1 B4"})
    played = run(
        visiting(state, 0, SHACK),
        (0, "shack-category", "CC"),
        (0, "shack-cards", "A1", "C1"),
        (0, "shelve-card", "A1"),
    )
    assert played.asks[1].options == options("A1", "B3", "C1")
    assert (played.asks[1].at_least, played.asks[1].at_most) == (0, 3)
    assert (on_shelf(state, 0), hand(state, 0), lying(state, SHACK)) == (["A1"], "C1", "A2 B3 B4")
    assert facts(state, "took") == [(0, *cards("A1")), (0, *cards("C1"))]
    assert view(state, 1).tiles[0].cards == (None, None, None)


def test_none_may_be_taken_at_the_shack_and_nobody_learns_whether_there_was_one() -> None:
    """EL-73, EL-A2"""
    for category, offered in (("CC", options("B3")), ("RT", options("nothing"))):
        state = table("", "", tiles={SHACK: "B3 A2"})
        picks = [] if category == "CC" else ["nothing"]
        played = run(visiting(state, 0, SHACK), (0, "shack-category", category), (0, "shack-cards", *picks))
        assert played.asks[1].options == offered
        assert lying(state, SHACK) == "A2 B3"


def test_who_has_looked_goes_on_seeing_the_cards_that_stay_and_nobody_else() -> None:
    """EL-73, EL-A1"""
    state = table("", "", tiles={SHACK: "B3 A2"})
    run(visiting(state, 0, SHACK), (0, "shack-category", "CC"), (0, "shack-cards"))
    looked = [fact.eyes for fact in state.told if fact.key == "looked-cards"]
    assert looked == [(0,)]
    assert [view(state, eye).tiles[0].cards for eye in (0, 1, None)] == [
        tuple(cards("B3 A2")),
        (None, None),
        (None, None),
    ]


def test_a_card_seen_at_the_shack_is_not_known_again_in_a_later_round() -> None:
    """EL-73, EL-A1: it went to the pile, into the deck, and lies here anew."""
    state = table("", "", tiles={SHACK: "B3 A2"})
    run(visiting(state, 0, SHACK), (0, "shack-category", "CC"), (0, "shack-cards"))
    run(resolve(state, SHACK))
    state.stock[SHACK], state.pile = cards("B3 C1"), cards("A2")
    assert view(state, 0).tiles[0].cards == (None, None)


# 14 Rummage Sale: EL-74.


@pytest.mark.parametrize("company, held", [(None, "A1"), (0, "A1 A2"), (1, "A1 A2")])
def test_the_rummage_sale_gives_one_more_card_in_company(company: int | None, held: str) -> None:
    """EL-74: an own assistant is company too; each may be shelved."""
    state = table("", "", tiles={RUMMAGE: "A1 A2 A3"})
    if company is not None:
        stand(state, company, RUMMAGE, 1)
    script: list[Said] = [(0, "take", "A1"), (0, "shelve", "keep"), (0, "take", "A2"), (0, "shelve", "keep")]
    run(visiting(state, 0, RUMMAGE), *script[: len(held.split()) * 2])
    assert hand(state, 0) == held


# 15 Assistants' Guild: EL-75.


def test_the_guild_moves_an_assistant_from_home_to_a_space_that_an_opponent_holds_elsewhere() -> None:
    """EL-75: not one held by oneself, not a free one, not here."""
    state = table("", "", "", tiles={GUILD: "", DUMP: "", DRAFT: "", SHELFMASONS: ""})
    stand(state, 0, HOME)
    stand(state, 0, DUMP, 1)
    stand(state, 1, DUMP, 0)
    stand(state, 2, DRAFT, 2)
    stand(state, 1, GUILD, 1)
    flow = visiting(state, 0, GUILD, 0, "wizard")
    played = run(flow, (0, "guild", ("bump", "ordinary", DRAFT, 2)))
    assert played.asks[0].options == options(("bump", "ordinary", DUMP, 0), ("bump", "ordinary", DRAFT, 2))
    assert where(state, 0) == [DUMP, DRAFT]
    assert where(state, 2) == [IN_HAND, IN_HAND]


def test_the_guild_does_nothing_without_an_assistant_at_home_or_a_target() -> None:
    """EL-75: if it can be done it must be, and there it can't."""
    state = table("", "", tiles={GUILD: "", DUMP: ""})
    stand(state, 1, DUMP)
    run(visiting(state, 0, GUILD))
    state = table("", "", tiles={GUILD: "", DUMP: ""})
    stand(state, 0, HOME)
    run(visiting(state, 0, GUILD))
    assert where(state, 0) == [HOME, GUILD]


def test_an_instant_effect_there_happens_for_who_was_moved_and_the_other_is_placed_again() -> None:
    """EL-75, EL-82"""
    state = table("", "", tiles={GUILD: "", BOOKSELLER: "B1 B2"})
    stand(state, 0, HOME)
    stand(state, 1, BOOKSELLER)
    run(visiting(state, 0, GUILD), (0, "take", "B2"), (0, "shelve", "keep"))
    assert hand(state, 0) == "B2"
    assert ("home", "ordinary") in legal_places(state, 1)
    assert where(state, 1) == [IN_HAND, IN_HAND]


def test_at_the_auction_the_guild_takes_over_the_same_bid() -> None:
    """EL-75"""
    state = table("A1 A2 A3 A4", "", tiles={GUILD: "", AUCTION: "B1"})
    stand(state, 0, HOME)
    stand(state, 1, AUCTION, 2)
    run(visiting(state, 0, GUILD))
    assert min(one[3] for one in legal_places(state, 1) if one[0] == "bid") == 4
    played = run(resolve(state, AUCTION), (0, "pay", "A1", "A2", "A3"), (0, "shelve-card", "done"))
    assert played.asks[0].about == (3,)
