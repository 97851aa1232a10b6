"""Who prevails, and when things happen on a visit (EL-80 to EL-82)."""

import pytest

from engine.exlibris.state import IN_HAND
from engine.exlibris.visits import legal_places, place
from tests.engine.exlibris.table import (
    asked,
    hand,
    lying,
    named,
    on_shelf,
    run,
    shelf,
    stand,
    table,
    until,
    visiting,
    where,
)

HOME, AUCTION, DEN, LODGE, BOOKSELLER, DRAFT, RUMMAGE, GUILD, SHELFMASONS = 0, 3, 7, 8, 10, 12, 14, 15, 18


# Who prevails: EL-80.


@pytest.mark.parametrize("space", [0, 1])
def test_the_guild_can_hit_the_snowmans_tile_and_even_its_space(space: int) -> None:
    """EL-80: the location's effect comes first."""
    state = table("", "", kinds=["wizard", "snowman"], tiles={GUILD: "", SHELFMASONS: ""})
    stand(state, 1, SHELFMASONS, 0, "snowman")
    stand(state, 1, SHELFMASONS, 1)
    stand(state, 0, HOME)
    run(visiting(state, 0, GUILD), (0, "guild", ("bump", "ordinary", SHELFMASONS, space)))
    assert SHELFMASONS in where(state, 0)
    assert (where(state, 1, "snowman") == [IN_HAND]) == (space == 0)


def test_the_cube_acts_before_an_arriving_goblin() -> None:
    """EL-80, EL-81: once its only card is given, the Cube's owner gets it before the Goblin steals."""
    state = table("B3", "", kinds=["goblin", "cube"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT, 0, "cube")
    run(
        visiting(state, 0, DRAFT, 1, "goblin"),
        (0, "cube", "give"),
        (0, "goblin", ("steal", 1, "FF")),
        (1, "goblin-give", "B3"),
        (0, "shelve", "keep"),
    )
    assert (hand(state, 0), hand(state, 1)) == ("B3", "")


def test_a_ghost_cannot_enter_a_snowmans_tile() -> None:
    """EL-80"""
    state = table("", "", kinds=["ghost", "snowman"], tiles={SHELFMASONS: ""})
    stand(state, 1, SHELFMASONS, 0, "snowman")
    assert legal_places(state, 0) == [("home", "ghost"), ("home", "ordinary")]


@pytest.mark.parametrize("first, second", [("cube", "sasquatch"), ("sasquatch", "cube")])
def test_those_already_there_act_in_the_order_of_their_arrival(first: str, second: str) -> None:
    """EL-80, EL-81"""
    state = table("A1", "", "", kinds=["wizard", first, second], tiles={DRAFT: ""})
    stand(state, 1, DRAFT, 1, first)
    stand(state, 2, DRAFT, 0, second)
    answers = {"cube": (0, "cube", "give"), "sasquatch": (1 if first == "sasquatch" else 2, "sasquatch", "stay")}
    played = run(visiting(state, 0, DRAFT, 2), answers[first], answers[second])
    assert [question.key for question in played.asks] == [first, second]


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_who_was_placed_first_acts_first_whatever_the_order_of_seats(order: tuple[int, int]) -> None:
    """EL-80, EL-81"""
    state = table("A1", "", "", kinds=["wizard", "cube", "sasquatch"], tiles={DRAFT: ""})
    stays = (2, "sasquatch", "stay")
    for seat in order:
        met = [stays] if seat == 1 and order == (2, 1) else []
        run(place(state, seat, ("tile", state.players[seat].library, DRAFT, seat - 1)), *met)
    answers = [(0, "cube", "give"), stays] if order == (1, 2) else [stays, (0, "cube", "give")]
    run(place(state, 0, ("tile", "ordinary", DRAFT, 2)), *answers)


# When things happen: EL-81.


def test_who_is_bumped_is_gone_before_any_power_acts() -> None:
    """EL-81"""
    state = table("A1", "", kinds=["wizard", "cube"], tiles={GUILD: "", SHELFMASONS: ""}, deck="B1")
    stand(state, 1, SHELFMASONS, 0, "cube")
    stand(state, 0, HOME)
    run(visiting(state, 0, GUILD))
    state = table("A1", "", kinds=["wizard", "cube"], tiles={AUCTION: "C1"}, deck="B1")
    stand(state, 1, AUCTION, 0, "cube")
    run(place(state, 0, ("bid", "ordinary", AUCTION, 2)))
    assert where(state, 1, "cube") == [IN_HAND]


def test_the_cube_comes_before_the_ghosts_draw() -> None:
    """EL-81: the card drawn for sharing can't be the one given."""
    state = table("", "", kinds=["ghost", "cube"], tiles={BOOKSELLER: "C1 C2"}, deck="B1 B2")
    stand(state, 1, BOOKSELLER, 0, "cube")
    flow = place(state, 0, ("share", "ghost", BOOKSELLER, 0))
    assert asked(flow, (1, "home", "draw"), (1, "home", "nothing")).key == "take"
    assert (hand(state, 1), hand(state, 0)) == ("B1", "B2")


@pytest.mark.parametrize("kind, key", [("goblin", "goblin"), ("automaton", "home"), ("imp", "imp")])
def test_the_cube_comes_before_the_visitors_power_and_that_before_the_effect(kind: str, key: str) -> None:
    """EL-81"""
    state = table("A1", "A2", kinds=[kind, "cube"], tiles={RUMMAGE: "C1 C2"}, deck="B1")
    stand(state, 1, RUMMAGE, 0, "cube")
    stand(state, 0, RUMMAGE, 1)
    flow = visiting(state, 0, RUMMAGE, 2, kind)
    decline = "done" if key == "goblin" else "nothing"
    played = until(flow, (0, "cube", "give"), (0, key, decline), (0, "take", "C1"))
    assert [question.key for question in played.asks] == ["cube", key, "take"]


def test_opponents_here_are_judged_when_the_power_acts() -> None:
    """EL-81: a Sasquatch taken back is no victim of the Goblin."""
    state = table("", "A1", kinds=["goblin", "sasquatch"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT, 0, "sasquatch")
    run(visiting(state, 0, DRAFT, 1, "goblin"), (1, "sasquatch", "return"))
    assert hand(state, 1) == "A1"


@pytest.mark.parametrize("answer, takes", [("return", 1), ("stay", 2)])
def test_company_is_judged_when_the_effect_happens(answer: str, takes: int) -> None:
    """EL-81, EL-74"""
    state = table("", "", kinds=["wizard", "sasquatch"], tiles={RUMMAGE: "A1 B1 C1"})
    stand(state, 1, RUMMAGE, 0, "sasquatch")
    script = [(0, "take", "A1"), (0, "shelve", "keep"), (0, "take", "B1"), (0, "shelve", "keep")]
    run(visiting(state, 0, RUMMAGE, 1), (1, "sasquatch", answer), *script[: 2 * takes])
    assert lying(state, RUMMAGE) == ("B1 C1" if takes == 1 else "C1")


def test_a_sasquatch_taken_back_does_not_gamble() -> None:
    """EL-81, EL-67"""
    state = table("", "", kinds=["wizard", "sasquatch"], tiles={DEN: ""}, deck="A1")
    stand(state, 1, DEN, 0, "sasquatch")
    flow = visiting(state, 0, DEN, 1)
    run(flow, (1, "sasquatch", "return"), (0, "den-category", "HV"))
    assert named(state.pile) == "A1"


# What a visit is: EL-82.


def test_the_bookworm_works_when_the_lodge_moves_it_home() -> None:
    """EL-82, EL-88"""
    state = table("A1", "", kinds=["bookworm"], tiles={LODGE: "", DRAFT: ""}, deck="B1")
    stand(state, 0, DRAFT, 0, "bookworm")
    run(
        visiting(state, 0, LODGE),
        (0, "lodge", "move"),
        (0, "lodge-move", ("assistant", "bookworm", DRAFT, 0)),
        (0, "home", "draw"),
        (0, "home", "shelve"),
        (0, "shelve-card", "B1"),
        (0, "bookworm", "nothing"),
        (0, "lodge", "done"),
    )
    assert (hand(state, 0), on_shelf(state, 0)) == ("A1", ["B1"])


def test_the_automaton_works_when_the_lodge_moves_it_home() -> None:
    """EL-82, EL-84: one action for the other assistant there, one of its own."""
    state = table("", "", kinds=["automaton"], tiles={LODGE: ""}, deck="B1 B2 B3")
    stand(state, 0, HOME)
    flow = visiting(state, 0, LODGE, 0, "automaton")
    run(flow, (0, "lodge", "move"), (0, "home", "draw"), (0, "home", "draw"))
    assert hand(state, 0) == "B1 B2"


def test_an_assistant_placed_by_the_guild_uses_its_power_and_meets_those_already_there() -> None:
    """EL-82, EL-75, EL-86: the Cube acts at each visit."""
    state = table("A1", "B3", kinds=["goblin", "cube"], tiles={GUILD: "", DRAFT: ""})
    stand(state, 1, DRAFT, 0, "cube")
    stand(state, 1, DRAFT, 1)
    stand(state, 0, HOME, 0, "goblin")
    run(
        visiting(state, 0, GUILD),
        (0, "guild", ("bump", "goblin", DRAFT, 1)),
        (0, "cube", "host"),
        (1, "home", "nothing"),
        (0, "goblin", ("steal", 1, "CC")),
        (1, "goblin-give", "B3"),
        (0, "shelve", "keep"),
    )
    assert hand(state, 0) == "A1 B3"


def test_a_shelf_that_slides_is_no_shelving_so_the_wizard_shifts_nothing() -> None:
    """EL-82, EL-78, EL-92: the power comes with shelving alone."""
    state = table("", "", kinds=["wizard"], shelves=[shelf("A1 B1", "C1 D1")], tiles={SHELFMASONS: ""})
    run(visiting(state, 0, SHELFMASONS, 0, "wizard"), (0, "slide", ("slide", 0, 0, 1, 1)))
    assert on_shelf(state, 0) == [". A1 B1", "C1 D1"]
