"""What the special assistants can do (EL-83 to EL-88)."""

import pytest

from engine.chance import Chance
from engine.exlibris.inspection import counts, entombed
from engine.exlibris.shelf import size, stability
from engine.exlibris.state import IN_HAND
from engine.exlibris.turn import place_one
from engine.exlibris.visits import legal_places
from tests.engine.exlibris.table import (
    asked,
    cards,
    cells,
    facts,
    hand,
    named,
    on_shelf,
    options,
    refused,
    run,
    shelf,
    stand,
    table,
    until,
    visiting,
    where,
)

HOME, SWAP, DONATION, LODGE, DUMP, DRAFT, SHELFMASONS = 0, 2, 4, 8, 11, 12, 18
CATEGORIES = ("CC", "FF", "HV", "MM", "RT", "SP")


# The Goblin Sneak: EL-83.


def test_the_goblin_names_a_category_to_each_opponent_here_seeing_each_result_before_the_next() -> None:
    """EL-83"""
    state = table("", "B3 C3 A2", "A2 B4", "A1", kinds=["goblin"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT, 0)
    stand(state, 2, DRAFT, 1)
    played = run(
        visiting(state, 0, DRAFT, 2, "goblin"),
        (0, "goblin", ("steal", 2, "RT")),
        (0, "goblin", ("steal", 1, "CC")),
        (1, "goblin-give", "C3"),
        (0, "shelve", "keep"),
    )
    everything = {("steal", seat, category) for seat in (1, 2) for category in CATEGORIES}
    assert {*played.asks[0].options} == {*everything, ("done",)}
    assert {*played.asks[1].options} == {one for one in everything if one[1] == 1} | {("done",)}
    assert played.asks[2].options == options("B3", "C3")
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("C3", "A2 B3", "A2 B4")


def test_only_who_has_no_such_card_shows_the_hand_and_to_the_goblins_owner_alone() -> None:
    """EL-83"""
    state = table("", "A2 B4", "A1", kinds=["goblin"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT)
    run(visiting(state, 0, DRAFT, 1, "goblin"), (0, "goblin", ("steal", 1, "RT")))
    shown = [fact for fact in state.told if fact.key == "showed-cards"]
    assert [(fact.args, fact.eyes) for fact in shown] == [((1, *cards("A2 B4")), (1, 0))]
    assert hand(state, 1) == "A2 B4"


def test_a_card_given_to_the_goblin_is_seen_by_giver_and_receiver_only() -> None:
    """EL-83, EL-A1"""
    state = table("", "C3", "A1", kinds=["goblin"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT)
    run(
        visiting(state, 0, DRAFT, 1, "goblin"),
        (0, "goblin", ("steal", 1, "CC")),
        (1, "goblin-give", "C3"),
        (0, "shelve", "keep"),
    )
    given = cards("C3")[0]
    telling = {fact.eyes for fact in state.told if given in fact.args[2:]}
    assert telling == {(1, 0)}
    assert facts(state, "showed-hand") == []


def test_the_goblin_may_shelve_what_was_gained_and_may_ask_nobody() -> None:
    """EL-83"""
    state = table("", "C3", kinds=["goblin"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT)
    until(visiting(state, 0, DRAFT, 1, "goblin"), (0, "goblin", "done"))
    assert hand(state, 1) == "C3"
    state = table("", "C3", kinds=["goblin"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT)
    run(
        visiting(state, 0, DRAFT, 1, "goblin"),
        (0, "goblin", ("steal", 1, "CC")),
        (1, "goblin-give", "C3"),
        (0, "shelve", ("cell", 0, 0)),
    )
    assert on_shelf(state, 0) == ["C3"]


@pytest.mark.parametrize("tile", [HOME, DRAFT])
def test_the_goblin_does_nothing_at_home_or_where_no_opponent_is(tile: int) -> None:
    """EL-83"""
    state = table("", "C3", kinds=["goblin"], tiles={DRAFT: "", DUMP: ""})
    stand(state, 1, DUMP)
    stand(state, 1, HOME)
    stand(state, 0, tile, 1)
    run(visiting(state, 0, tile, 0, "goblin"))
    assert hand(state, 1) == "C3"


# The Automaton: EL-84.


@pytest.mark.parametrize("tile, actions", [(HOME, 3), (DRAFT, 2)])
def test_the_automaton_may_do_a_home_action_for_each_other_own_assistant_there(tile: int, actions: int) -> None:
    """EL-84: at home its own home action comes on top."""
    state = table("A1", "", kinds=["automaton"], tiles={DRAFT: ""}, deck="B1 B2 B3")
    stand(state, 0, tile, 1)
    stand(state, 0, tile, 2)
    stand(state, 1, DRAFT, 3)
    answers = [(0, "home", "draw"), (0, "home", "nothing"), (0, "home", "draw")][:actions]
    run(visiting(state, 0, tile, 0, "automaton"), *answers)
    assert hand(state, 0) == ("A1 B1 B2" if tile == HOME else "A1 B1")


def test_the_automaton_alone_does_no_home_action() -> None:
    """EL-84"""
    state = table("A1", "", kinds=["automaton"], tiles={DRAFT: ""}, deck="B1")
    stand(state, 1, DRAFT, 1)
    stand(state, 0, HOME)
    run(visiting(state, 0, DRAFT, 0, "automaton"))


# The Mummy: EL-85.


def test_the_mummy_may_put_a_card_on_top_of_or_under_a_single_card_but_not_a_stack() -> None:
    """EL-85: at most one under a card; a stack is never touched by the power."""
    state = table("B4", "", kinds=["mummy"], shelves=[shelf("A1 -C3 C1/B1")], tiles={})
    where_to = asked(visiting(state, 0, HOME, 0, "mummy"), (0, "home", "shelve"), (0, "shelve-card", "B4"))
    assert cells(where_to, "over") == cells(where_to, "under") == [(0, 0), (0, 1)]


def test_only_the_mummy_itself_entombs() -> None:
    """EL-85, EL-60a"""
    state = table("B4", "", kinds=["mummy"], shelves=[shelf("A1")], tiles={})
    where_to = asked(visiting(state, 0, HOME), (0, "home", "shelve"), (0, "shelve-card", "B4"))
    assert {one[0] for one in where_to.options} == {"cell"}


@pytest.mark.parametrize(
    "before, way, after, face_up",
    [("A1", "over", "B4/A1", "B4"), ("A1", "under", "A1/B4", "A1"), ("-A1", "over", "B4/A1", "B4"),
     ("-A1", "under", "-A1/B4", "")],
)  # fmt: skip
def test_the_lower_card_lies_face_down_and_its_books_do_not_count(
    before: str, way: str, after: str, face_up: str
) -> None:
    """EL-85: a lone face-down card may be covered, or get a card under it."""
    state = table("B4", "", kinds=["mummy"], shelves=[shelf(before)], tiles={})
    flow = visiting(state, 0, HOME, 0, "mummy")
    run(flow, (0, "home", "shelve"), (0, "shelve-card", "B4"), (0, "shelve", (way, 0, 0)))
    places = state.players[0].shelf
    assert on_shelf(state, 0) == [after]
    assert counts(places) == counts(shelf(face_up) if face_up else {})
    assert (entombed(places), size(places)) == (1, 2)
    upper, lower = after.lstrip("-").split("/")
    assert facts(state, "entombed") == [(0, *cards(f"{upper} {lower}"))]  # EL-24: shown to all


def test_if_the_top_card_is_discarded_the_lower_one_stays_face_down_and_is_no_longer_entombed() -> None:
    """EL-85, EL-22: a stack that loses only its top splits nothing."""
    state = table("", "", kinds=["mummy"], shelves=[shelf("A1 B4/B1 C1")], tiles={DONATION: ""})
    played = run(visiting(state, 0, DONATION), (0, "discard", ("stack", 0, 1)))
    before = table("", "", kinds=["mummy"], shelves=[shelf("A1 B4/B1 C1")])
    assert refused(before, played.asks[0], ("stack", 0, 1)) is None
    assert on_shelf(state, 0) == ["A1 -B1 C1"]
    assert entombed(state.players[0].shelf) == 0
    assert named(state.pile) == "B4"


def test_a_lift_takes_the_top_card_of_a_stack() -> None:
    """EL-85"""
    state = table("", "", shelves=[shelf("A1 B4/B1")], tiles={LODGE: ""})
    run(
        visiting(state, 0, LODGE),
        (0, "lodge", "shelf"),
        (0, "lodge-shelf", "lift"),
        (0, "lodge-stack", ("stack", 0, 1)),
        (0, "shelve", ("cell", 0, 2)),
        (0, "lodge", "done"),
    )
    assert on_shelf(state, 0) == ["A1 -B1 B4"]


def test_a_swap_puts_the_new_card_on_top_at_once_so_the_lower_stays_entombed() -> None:
    """EL-85"""
    state = table("C1", "", shelves=[shelf("A1 B4/B1")], tiles={LODGE: ""})
    run(
        visiting(state, 0, LODGE),
        (0, "lodge", "shelf"),
        (0, "lodge-shelf", "swap-hand"),
        (0, "lodge-stack", ("stack", 0, 1)),
        (0, "lodge-hand", "C1"),
        (0, "lodge", "done"),
    )
    assert (on_shelf(state, 0), hand(state, 0)) == (["A1 C1/B1"], "B4")
    state = table("", "", shelves=[shelf("A1 B4/B1")], tiles={LODGE: ""})
    run(visiting(state, 0, LODGE), (0, "lodge", "shelf"), (0, "lodge-shelf", "swap-shelf"), (0, "lodge", "done"))
    assert on_shelf(state, 0) == ["B4 A1/B1"]


def test_a_stack_slides_as_one_and_counts_as_one_card_for_stability() -> None:
    """EL-85, EL-43"""
    state = table("", "", shelves=[shelf("A1 B4/B1", "C1 C2")], tiles={SHELFMASONS: ""})
    run(visiting(state, 0, SHELFMASONS), (0, "slide", ("slide", 0, 0, 1, 1)))
    assert on_shelf(state, 0) == [". A1 B4/B1", "C1 C2"]
    assert stability(shelf("A1 B4/B1", "C1 C2")) == 4


# The Gelatinous Cube: EL-86.


def test_who_visits_the_cube_may_give_its_owner_a_random_card_in_secret() -> None:
    """EL-86, EL-A1"""
    state = table("A1 B1 C1", "", kinds=["wizard", "cube"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT, 0, "cube")
    played = run(visiting(state, 0, DRAFT, 1), (0, "cube", "give"))
    assert played.asks[0].options == options("give", "host")
    (given,) = state.players[1].hand
    assert given in cards("A1 B1 C1")
    assert given not in state.players[0].hand
    assert {fact.eyes for fact in state.told if given in fact.args[2:]} == {(0, 1)}


def test_the_cubes_card_is_random() -> None:
    """EL-86"""
    given = set()
    for counter in range(30):
        state = table("A1 B1 C1", "", kinds=["wizard", "cube"], tiles={DRAFT: ""})
        state.chance = Chance(state.chance.seed, counter)
        stand(state, 1, DRAFT, 0, "cube")
        run(visiting(state, 0, DRAFT, 1), (0, "cube", "give"))
        given.add(hand(state, 1))
    assert given == {"A1", "B1", "C1"}


@pytest.mark.parametrize(
    "answers, hand_after",
    [
        (["draw", "shelve"], "D1"),
        (["shelve", "draw"], "D1"),
        (["draw", "nothing"], "B1 D1"),
        (["shelve", "nothing"], ""),
        (["nothing"], "B1"),
    ],
)
def test_or_the_cubes_owner_does_both_home_actions_in_either_order(answers: list[str], hand_after: str) -> None:
    """EL-86: each may be declined; the visitor chooses between the card and this."""
    state = table("A1", "B1", kinds=["wizard", "cube"], tiles={DRAFT: ""}, deck="D1")
    stand(state, 1, DRAFT, 0, "cube")
    script: list[tuple[object, ...]] = [(0, "cube", "host")]
    for answer in answers:
        script.append((1, "home", answer))
        if answer == "shelve":
            script.append((1, "shelve-card", "B1"))
    run(visiting(state, 0, DRAFT, 1), *script)
    assert (hand(state, 0), hand(state, 1)) == ("A1", hand_after)


def test_without_hand_cards_a_visitor_of_the_cube_has_no_choice() -> None:
    """EL-86"""
    state = table("", "B1", kinds=["wizard", "cube"], tiles={DRAFT: ""}, deck="D1")
    stand(state, 1, DRAFT, 0, "cube")
    assert asked(visiting(state, 0, DRAFT, 1)).seat == 1
    assert facts(state, "cube-host") == [(0, 1)]


def test_the_cube_asks_nothing_of_its_owner_or_of_those_who_came_before_it() -> None:
    """EL-86"""
    state = table("A1", "B1", kinds=["wizard", "cube"], tiles={DRAFT: ""}, deck="D1")
    stand(state, 0, DRAFT, 0)
    run(visiting(state, 1, DRAFT, 1, "cube"))
    run(visiting(state, 1, DRAFT, 2))
    assert (hand(state, 0), hand(state, 1)) == ("A1", "B1")


# The Sasquatch: EL-87.


def test_the_sasquatch_only_visits_locations_without_opponents() -> None:
    """EL-87"""
    state = table("", "", kinds=["sasquatch"], tiles={DRAFT: "", DUMP: "", SHELFMASONS: "", SWAP: ""})
    stand(state, 1, DRAFT)
    stand(state, 1, SHELFMASONS)
    stand(state, 0, SWAP)
    tiles = {one[2] for one in legal_places(state, 0) if one[:2] == ("tile", "sasquatch")}
    assert tiles == {DUMP, SWAP}
    assert ("home", "sasquatch") in legal_places(state, 0)


@pytest.mark.parametrize("answer, place", [("return", IN_HAND), ("stay", DRAFT)])
def test_the_sasquatch_may_be_taken_back_when_an_opponent_visits(answer: str, place: int) -> None:
    """EL-87"""
    state = table("", "", kinds=["sasquatch"], tiles={DRAFT: ""})
    stand(state, 0, DRAFT, 0, "sasquatch")
    run(visiting(state, 1, DRAFT, 1), (0, "sasquatch", answer))
    assert where(state, 0, "sasquatch") == [place]


def test_a_sasquatch_taken_back_is_placed_again_later_this_round_anywhere() -> None:
    """EL-87, EL-31"""
    state = table("", "", kinds=["sasquatch"], tiles={DRAFT: "", DUMP: ""})
    stand(state, 0, DRAFT, 0, "sasquatch")
    stand(state, 0, HOME)
    stand(state, 0, HOME, 1)
    state.active = 1
    run(place_one(state), (1, "place", ("tile", "ordinary", DRAFT, 1)), (0, "sasquatch", "return"))
    again = asked(place_one(state))
    assert again.seat == 0
    assert again.options == options(
        ("home", "sasquatch"), ("tile", "sasquatch", DUMP, 0), ("tile", "sasquatch", DUMP, 1)
    )


def test_the_sasquatch_minds_no_assistant_of_its_own_player() -> None:
    """EL-87"""
    state = table("", "", kinds=["sasquatch"], tiles={DRAFT: ""})
    stand(state, 0, DRAFT, 0, "sasquatch")
    run(visiting(state, 0, DRAFT, 1))
    assert where(state, 0, "sasquatch") == [DRAFT]


# The Bookworm: EL-88.


def test_the_bookworm_at_home_does_both_home_actions_in_either_order() -> None:
    """EL-88: each once."""
    state = table("A1 A2", "", kinds=["bookworm"], deck="B1")
    played = run(
        visiting(state, 0, HOME, 0, "bookworm"),
        (0, "home", "shelve"),
        (0, "shelve-card", "A1"),
        (0, "home", "draw"),
        (0, "bookworm", "nothing"),
    )
    assert played.asks[2].options == options("draw", "nothing")
    assert (on_shelf(state, 0), hand(state, 0)) == (["A1"], "A2 B1")


@pytest.mark.parametrize("payment", ["C1", ("stack", 0, 1)])
def test_the_bookworm_may_discard_a_card_from_hand_or_shelf_to_do_both_once_more(
    payment: str | tuple[str, int, int],
) -> None:
    """EL-88, once more and no more."""
    state = table("C1", "", kinds=["bookworm"], shelves=[shelf("A1 D1")], deck="B1 B2 B3")
    run(
        visiting(state, 0, HOME, 0, "bookworm"),
        (0, "home", "draw"),
        (0, "home", "nothing"),
        (0, "bookworm", payment),
        (0, "home", "draw"),
        (0, "home", "shelve"),
        (0, "shelve-card", "B2"),
        (0, "shelve", ("cell", 0, -1)),
    )
    assert named(state.pile) == ("C1" if payment == "C1" else "D1")
    assert hand(state, 0) == ("B1" if payment == "C1" else "B1 C1")


def test_the_bookworm_cannot_pay_with_a_card_that_would_split_the_shelf() -> None:
    """EL-88, EL-22"""
    state = table("", "", kinds=["bookworm"], shelves=[shelf("A1 B1 C1/D1 E1")])
    question = asked(visiting(state, 0, HOME, 0, "bookworm"))
    assert question.options == options(("stack", 0, 0), ("stack", 0, 2), ("stack", 0, 3), "nothing")


def test_the_bookworm_has_no_power_on_a_location() -> None:
    """EL-88"""
    state = table("A1", "", kinds=["bookworm"], tiles={DRAFT: ""}, deck="B1")
    run(visiting(state, 0, DRAFT, 0, "bookworm"))
    assert hand(state, 0) == "A1"
