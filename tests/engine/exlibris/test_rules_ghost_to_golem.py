"""What the Ghost, the Snowman and the Trash Golem can do (EL-89 to EL-91)."""

import pytest

from engine.exlibris.resolution import resolve
from engine.exlibris.state import IN_HAND, State
from engine.exlibris.view import view
from engine.exlibris.visits import legal_places, place
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
    stand,
    table,
    visiting,
    where,
)

HOME, HUT, AUCTION, WELL, LODGE, BOOKSELLER, DUMP, DRAFT = 0, 1, 3, 6, 8, 10, 11, 12
SHACK, RUMMAGE, GUILD, TAX, SHELFMASONS = 13, 14, 15, 16, 18


def ways(state: State, seat: int, kind: str, tile: int) -> set[str]:
    """The ways in which an assistant may be placed on a tile."""
    return {str(one[0]) for one in legal_places(state, seat) if one[1:3] == (kind, tile)}


# The Ghost: EL-89.


@pytest.mark.parametrize("crowd", [(), (1,)])
def test_the_ghost_is_never_at_the_hut(crowd: tuple[int, ...]) -> None:
    """EL-89, EL-61"""
    state = table("", "", kinds=["ghost"], tiles={HUT: ""})
    for seat in crowd:
        stand(state, seat, HUT)
    assert ways(state, 0, "ghost", HUT) == set()
    assert ways(state, 0, "ordinary", HUT) == (set() if crowd else {"tile"})


@pytest.mark.parametrize(
    "tile, owner, expected",
    [(LODGE, 1, {"share"}), (LODGE, 0, set()), (SHELFMASONS, 1, {"tile", "share"}), (SHELFMASONS, 0, {"tile"}),
     (DUMP, 1, {"tile"}), (AUCTION, 1, {"bid"})],
)  # fmt: skip
def test_the_ghost_may_share_an_opponents_space_on_an_instant_tile(tile: int, owner: int, expected: set[str]) -> None:
    """EL-89: not an own assistant's, and not on a delayed tile."""
    state = table("", "", kinds=["ghost"], tiles={tile: ""})
    stand(state, owner, tile)
    assert ways(state, 0, "ghost", tile) == expected
    assert "share" not in ways(state, 0, "ordinary", tile)


def test_a_ghost_that_shares_draws_a_card_before_the_effect() -> None:
    """EL-89, EL-81"""
    state = table("", "", kinds=["ghost"], tiles={BOOKSELLER: "C1 C2"}, deck="B1")
    stand(state, 1, BOOKSELLER)
    flow = place(state, 0, ("share", "ghost", BOOKSELLER, 0))
    assert asked(flow).key == "take"
    assert hand(state, 0) == "B1"
    assert (where(state, 0, "ghost"), where(state, 1)) == ([BOOKSELLER], [IN_HAND, BOOKSELLER])


def test_on_a_free_space_the_ghost_is_an_ordinary_visitor() -> None:
    """EL-89"""
    state = table("", "", kinds=["ghost"], tiles={BOOKSELLER: "C1 C2"}, deck="B1")
    stand(state, 1, BOOKSELLER)
    assert asked(place(state, 0, ("tile", "ghost", BOOKSELLER, 1))).key == "take"
    assert hand(state, 0) == ""


@pytest.mark.parametrize("leaver", [0, 1])
def test_whichever_leaves_a_shared_space_the_other_keeps_it_and_nobody_else_may_join(leaver: int) -> None:
    """EL-89"""
    state = table("", "", kinds=["ghost"], tiles={LODGE: ""})
    both = [stand(state, 0, LODGE, 0, "ghost"), stand(state, 1, LODGE)]
    assert ways(state, 0, "ordinary", LODGE) == ways(state, 1, "ordinary", LODGE) == set()
    both[leaver].where = IN_HAND
    assert ways(state, 0, "ordinary", LODGE) == ways(state, 1, "ordinary", LODGE) == set()
    both[1 - leaver].where = IN_HAND
    assert ways(state, 1, "ordinary", LODGE) == {"tile"}


def test_the_guild_on_a_shared_space_sends_every_opponents_assistant_there_back() -> None:
    """EL-89, EL-75"""
    state = table("", "", "", kinds=["wizard", "mummy", "ghost"], tiles={GUILD: "", SHELFMASONS: ""})
    stand(state, 1, SHELFMASONS)
    stand(state, 2, SHELFMASONS, 0, "ghost")
    stand(state, 0, HOME)
    run(visiting(state, 0, GUILD))
    assert (where(state, 1), where(state, 2, "ghost")) == ([IN_HAND, IN_HAND], [IN_HAND])
    assert where(state, 0) == [GUILD, SHELFMASONS]


def test_a_space_that_also_holds_an_own_assistant_is_no_target_of_the_guild() -> None:
    """EL-89"""
    state = table("", "", kinds=["wizard", "ghost"], tiles={GUILD: "", SHELFMASONS: ""})
    stand(state, 0, SHELFMASONS)
    stand(state, 1, SHELFMASONS, 0, "ghost")
    stand(state, 0, HOME)
    run(visiting(state, 0, GUILD, 0, "wizard"))
    assert where(state, 1, "ghost") == [SHELFMASONS]


def test_a_ghost_moved_by_the_guild_displaces_and_does_not_share() -> None:
    """EL-89, and never to the Hut (EL-75)."""
    state = table("", "", kinds=["ghost"], tiles={HUT: "", GUILD: "", SHELFMASONS: ""}, deck="B1")
    stand(state, 1, HUT)
    stand(state, 1, SHELFMASONS)
    stand(state, 0, HOME, 0, "ghost")
    run(visiting(state, 0, GUILD))
    assert where(state, 0, "ghost") == [SHELFMASONS]
    assert where(state, 1) == [IN_HAND, HUT]
    assert hand(state, 0) == ""


# The Snowman: EL-90.


def test_nobody_else_may_be_placed_on_an_instant_tile_where_the_snowman_is() -> None:
    """EL-90: neither an own assistant; on a delayed tile it forbids nothing."""
    state = table("", "", kinds=["snowman"], tiles={SHELFMASONS: "", DUMP: ""})
    snowman = stand(state, 0, SHELFMASONS, 0, "snowman")
    assert ways(state, 0, "ordinary", SHELFMASONS) == ways(state, 1, "ordinary", SHELFMASONS) == set()
    snowman.where = DUMP
    for seat in (0, 1):
        assert ways(state, seat, "ordinary", SHELFMASONS) == {"tile"}
        assert ways(state, seat, "ordinary", DUMP) == {"tile"}


def test_those_already_there_stay_beside_the_snowman() -> None:
    """EL-90"""
    state = table("", "", kinds=["snowman"], tiles={SHELFMASONS: ""})
    stand(state, 1, SHELFMASONS)
    run(place(state, 0, ("tile", "snowman", SHELFMASONS, 1)))
    assert SHELFMASONS in where(state, 1)


@pytest.mark.parametrize("kind", ["sasquatch", "snowman"])
def test_the_guild_may_put_the_sasquatch_and_the_snowman_beside_others(kind: str) -> None:
    """EL-90, EL-75"""
    state = table("", "", "", kinds=[kind], tiles={GUILD: "", SHELFMASONS: ""})
    stand(state, 1, SHELFMASONS, 0)
    stand(state, 2, SHELFMASONS, 1)
    stand(state, 0, HOME, 0, kind)
    run(visiting(state, 0, GUILD), (0, "guild", ("bump", kind, SHELFMASONS, 0)))
    assert where(state, 0, kind) == [SHELFMASONS]
    assert SHELFMASONS in where(state, 2)


def test_the_lodge_may_take_a_snowman_away_which_reopens_the_tile() -> None:
    """EL-90, EL-68"""
    state = table("", "", kinds=["snowman"], tiles={LODGE: "", SHELFMASONS: ""})
    stand(state, 0, SHELFMASONS, 0, "snowman")
    run(visiting(state, 0, LODGE), (0, "lodge", "move"), (0, "lodge-move", ("assistant", "snowman", SHELFMASONS, 0)))
    assert ways(state, 1, "ordinary", SHELFMASONS) == {"tile"}


# The Trash Golem: EL-91.


@pytest.mark.parametrize("stands, asked_at", [(BOOKSELLER, [5, 10]), (RUMMAGE, [5, 10, 14]), (HOME, []), (IN_HAND, [])])
def test_the_golem_may_save_a_card_at_each_location_up_to_and_including_its_own(
    stands: int, asked_at: list[int]
) -> None:
    """EL-91: as each is resolved, in number order, while it is on a location."""
    state = table("", "", kinds=["golem"], tiles={5: "A1", BOOKSELLER: "B1", RUMMAGE: "C1"})
    if stands != IN_HAND:
        stand(state, 0, stands, 0, "golem")
    for tile, card in ((5, "A1"), (10, "B1"), (14, "C1")):
        script: list[Said] = [(0, "golem", card), (0, "shelve", "keep")] if tile in asked_at else []
        run(resolve(state, tile), *script)
    assert hand(state, 0) == " ".join({5: "A1", 10: "B1", 14: "C1"}[tile] for tile in asked_at)


def test_the_golem_takes_or_shelves_one_card_of_those_that_would_be_discarded_or_none() -> None:
    """EL-91"""
    state = table("", "", kinds=["golem"], tiles={BOOKSELLER: "B1 B2"})
    stand(state, 0, BOOKSELLER, 0, "golem")
    played = run(resolve(state, BOOKSELLER), (0, "golem", "B1"), (0, "shelve", ("cell", 0, 0)))
    assert played.asks[0].options == options("B1", "B2", "nothing")
    assert (on_shelf(state, 0), named(state.pile), lying(state, BOOKSELLER)) == (["B1"], "B2", "")
    state = table("", "", kinds=["golem"], tiles={BOOKSELLER: "B1 B2"})
    stand(state, 0, BOOKSELLER, 0, "golem")
    run(resolve(state, BOOKSELLER), (0, "golem", "nothing"))
    assert named(sorted(state.pile)) == "B1 B2"


def test_the_golem_sees_face_down_cards_turned_up_first_and_so_do_all() -> None:
    """EL-91, EL-35"""
    state = table("", "", kinds=["golem"], tiles={SHACK: "B1 B2"})
    stand(state, 0, SHACK, 0, "golem")
    flow = resolve(state, SHACK)
    assert asked(flow).options == options("B1", "B2", "nothing")
    assert facts(state, "turned-up") == [(SHACK, *cards("B1 B2"))]
    assert view(state, 1).tiles[0].cards == view(state, None).tiles[0].cards == tuple(cards("B1 B2"))


def test_the_golem_saves_only_what_a_delayed_effect_has_left_over() -> None:
    """EL-91, EL-35"""
    state = table("A1", "", kinds=["golem"], tiles={AUCTION: "B1 B2"})
    stand(state, 0, AUCTION, 0, "golem")
    run(resolve(state, AUCTION), (0, "pay", "A1"), (0, "shelve-card", "done"))
    assert hand(state, 0) == "B1 B2"
