"""The round: preparation, placement, resolution and clean-up (EL-30 to EL-39a)."""

import pytest

from engine.exlibris.resolution import resolve
from engine.exlibris.state import IN_HAND, State
from engine.exlibris.turn import clean_up, place_one, prepare, resolve_all
from engine.exlibris.view import view
from engine.exlibris.visits import legal_places
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
    stand,
    table,
    until,
    visiting,
    where,
)

HOME, HUT, SWAP, AUCTION, BOOKSELLER, DUMP, DRAFT, SHACK, RUMMAGE, SHELFMASONS = 0, 1, 2, 3, 10, 11, 12, 13, 14, 18
LONG = "A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 C1 C2 C3"


def before_preparation(seats: int = 2, **fields: object) -> State:
    state = table(*[""] * seats)
    state.phase, state.round = "preparation", 1
    for name, value in fields.items():
        setattr(state, name, value)
    return state


# Preparation: EL-30, EL-36, EL-36a.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_tiles_as_players_are_drawn_and_in_the_first_round_one_fewer_beside_the_hut(seats: int) -> None:
    """EL-30"""
    state = before_preparation(seats, round=0, stack=[18, 17, 16, 15, 6, 8])
    run(prepare(state))
    assert state.tiles == sorted([HUT, 8, 6, 15][:seats])
    state = before_preparation(seats, stack=[18, 17, 16, 15, 6, 8])
    run(prepare(state))
    assert state.tiles == sorted([8, 6, 15, 16][:seats])
    assert len(state.stack) == 6 - seats


def test_every_open_tile_is_stocked_in_ascending_number_permanent_ones_too() -> None:
    """EL-30, by its set-up (EL-04)."""
    state = before_preparation(stack=[2, 10, 13], permanent=[RUMMAGE], deck=cards(LONG)[::-1])
    run(prepare(state))
    assert state.open_tiles() == [BOOKSELLER, SHACK, RUMMAGE]
    assert [named(state.stock[tile]) for tile in state.open_tiles()] == [
        "A1 A2 A3", "A4 A5 A6 A7 B1", "B2 B3 B4 B5 B6",
    ]  # fmt: skip
    assert view(state, 0).tiles[1].cards == (None,) * 5
    assert view(state, None).tiles[0].cards == tuple(cards("A1 A2 A3"))


def test_tiles_short_of_cards_get_what_there_is() -> None:
    """EL-30, EL-39"""
    state = before_preparation(stack=[14, 10], deck=cards("A1 A2 A3 A4"))
    run(prepare(state))
    assert (len(state.stock[BOOKSELLER]), len(state.stock[RUMMAGE])) == (3, 1)


def test_when_the_tile_stack_is_empty_the_discarded_tiles_are_shuffled_in_the_middle_of_a_draw() -> None:
    """EL-36: what is left is drawn first."""
    state = before_preparation(3, stack=[DUMP], used=[6, 15, 16, 17])
    run(prepare(state))
    assert DUMP in state.tiles
    assert len(state.tiles) == 3
    assert sorted([*state.tiles, *state.stack]) == [6, DUMP, 15, 16, 17]
    assert state.used == []


def test_a_new_tile_stack_is_shuffled() -> None:
    """EL-36"""
    orders = set()
    for counter in range(12):
        state = before_preparation(2, used=[6, 15, 16, 17])
        state.chance.counter = counter
        run(prepare(state))
        orders.add((*state.tiles, *state.stack))
    assert len(orders) > 6


def test_with_too_few_tiles_what_there_is_is_drawn() -> None:
    """EL-36a"""
    state = before_preparation(3, stack=[DUMP], permanent=[HUT])
    run(prepare(state))
    assert (state.tiles, state.last_round) == ([DUMP], False)


def test_a_round_for_which_no_tile_is_left_is_the_last() -> None:
    """EL-36a: none becomes permanent; so every game ends."""
    state = before_preparation(permanent=[HUT, DUMP])
    run(prepare(state))
    assert (state.tiles, state.last_round, state.phase) == ([], True, "placement")
    state.resolving, state.phase = 2, "resolution"
    run(resolve_all(state))
    assert (state.phase, state.permanent) == ("inspection", [HUT, DUMP])


# Placement: EL-31 to EL-34.


def test_from_the_first_player_clockwise_one_assistant_a_turn_until_nobody_has_any() -> None:
    """EL-31: ordinary and special; those without are skipped."""
    state = before_preparation(3, first=1, stack=[SHELFMASONS, DUMP, DRAFT])
    stand(state, 2, HOME, 0)
    stand(state, 2, HOME, 1)
    stand(state, 0, HOME, 0, "wizard")
    run(prepare(state))
    order = []
    while state.phase == "placement":
        question = asked(place_one(state))
        assert state.active == question.seat
        order.append(question.seat)
        kind = question.options[0][1]
        assert question.options[0][0] == "home"
        run(place_one(state), (question.seat, "place", ("home", kind)))
    assert order == [1, 2, 0, 1, 0, 1]
    assert all(one.where == HOME for player in state.players for one in player.assistants)
    assert state.phase == "resolution"


def test_who_gets_an_assistant_back_is_in_the_cycle_again_and_must_place_it() -> None:
    """EL-31"""
    state = table("", "", tiles={AUCTION: ""})
    for kind in ("wizard", "ordinary"):
        stand(state, 0, HOME, 0, kind)
    stand(state, 0, AUCTION, 0)
    for kind in ("mummy", "ordinary"):
        stand(state, 1, HOME, 0, kind)
    state.active = 1
    run(place_one(state), (1, "place", ("bid", "ordinary", AUCTION, 2)))
    again = asked(place_one(state))
    assert (again.seat, again.at_least) == (0, 1)
    assert {one[0] for one in again.options} == {"home", "bid"}


def test_an_assistant_goes_on_a_free_space_or_on_one_of_three_at_home() -> None:
    """EL-32"""
    state = table("", "", tiles={BOOKSELLER: "", DUMP: ""})
    stand(state, 1, DUMP, 0)
    assert legal_places(state, 0)[3:] == [
        ("home", "ordinary"),
        ("tile", "ordinary", BOOKSELLER, 0),
        ("tile", "ordinary", DUMP, 1),
    ]
    stand(state, 1, BOOKSELLER, 0)
    stand(state, 0, BOOKSELLER, 1)
    assert [one for one in legal_places(state, 0) if one[2:3] == (BOOKSELLER,)] == []


@pytest.mark.parametrize("seats, count", [(2, 2), (3, 3), (4, 4)])
def test_spaces_for_more_players_than_play_are_closed(seats: int, count: int) -> None:
    """EL-32"""
    state = table(*[""] * seats, tiles={DRAFT: ""})
    spaces = [one[3] for one in legal_places(state, 0) if one[:3] == ("tile", "ordinary", DRAFT)]
    assert spaces == [*range(count)]
    assert len(view(state, None).tiles[0].spaces) == count


@pytest.mark.parametrize("taken, homes", [(2, 2), (3, 0)])
def test_a_fourth_assistant_finds_no_space_at_home(taken: int, homes: int) -> None:
    """EL-32, EL-95: alone one has four assistants, but three spaces at home."""
    state = table("", tiles={DUMP: ""})
    for space in range(taken):
        stand(state, 0, HOME, space)
    places = [one[0] for one in legal_places(state, 0)]
    assert (places.count("home"), "tile" in places) == (homes, True)


def test_a_legal_place_always_exists() -> None:
    """EL-32: three spaces at home for three assistants."""
    state = table("", "", tiles={})
    for space, kind in enumerate(("wizard", "ordinary")):
        stand(state, 0, HOME, space, kind)
    assert legal_places(state, 0) == [("home", "ordinary")]


@pytest.mark.parametrize(
    "script, held, shelved",
    [
        ([(0, "home", "draw")], "A1 B1", []),
        ([(0, "home", "shelve"), (0, "shelve-card", "A1")], "", ["A1"]),
        ([(0, "home", "nothing")], "A1", []),
    ],
)
def test_at_home_one_may_draw_a_card_or_shelve_one_at_once(script: list[Said], held: str, shelved: list[str]) -> None:
    """EL-33"""
    state = table("A1", "", deck="B1")
    run(visiting(state, 0, HOME), *script)
    assert (hand(state, 0), on_shelf(state, 0)) == (held, shelved)


def test_an_instant_effect_happens_at_once_and_a_delayed_one_in_the_resolution() -> None:
    """EL-34"""
    state = table("", "", tiles={BOOKSELLER: "C1", DRAFT: ""}, deck="B1 B2")
    run(place_one(state), (0, "place", ("tile", "ordinary", BOOKSELLER, 0)), (0, "shelve", "keep"))
    assert hand(state, 0) == "C1"
    run(place_one(state), (1, "place", ("tile", "ordinary", DRAFT, 0)))
    assert hand(state, 1) == ""
    run(resolve(state, DRAFT), (1, "draft", "B2"), *[(1, "shelve", "keep")] * 2)
    assert hand(state, 1) == "B1 B2"


def test_a_space_may_be_taken_even_if_the_effect_will_do_nothing() -> None:
    """EL-34"""
    state = table("", "", tiles={SWAP: ""})
    run(place_one(state), (0, "place", ("tile", "ordinary", SWAP, 0)))
    assert where(state, 0) == [IN_HAND, SWAP]


# The resolution phase (EL-35).


def test_all_open_tiles_are_resolved_in_ascending_number() -> None:
    """EL-35"""
    state = table("", "", tiles={RUMMAGE: "", SWAP: "", DUMP: ""})
    state.tiles, state.permanent, state.phase = [SWAP, RUMMAGE], [DUMP], "resolution"
    run(resolve_all(state))
    assert facts(state, "resolved") == [(SWAP,), (DUMP,), (RUMMAGE,)]
    assert state.phase == "cleanup"


def test_a_tile_has_its_delayed_effect_then_loses_its_cards_then_its_assistants() -> None:
    """EL-35: the bidder takes the cards before they would be discarded, and returns at last."""
    state = table("A1", "", tiles={AUCTION: "C1 C2"})
    stand(state, 0, AUCTION)
    played = until(resolve(state, AUCTION), (0, "pay", "A1"))
    assert (played.pending.key, where(state, 0)) == ("shelve-card", [IN_HAND, AUCTION])
    state = table("", "", tiles={AUCTION: "C1 C2"})
    stand(state, 0, AUCTION)
    run(resolve(state, AUCTION))
    assert (named(state.pile), lying(state, AUCTION), where(state, 0)) == ("C1 C2", "", [IN_HAND, IN_HAND])
    keys = [fact.key for fact in state.told]
    assert keys == ["not-paid", "tile-discarded", "tile-discarded", "resolved"]


def test_face_down_leftovers_are_turned_up_and_discarded_in_sight_of_all() -> None:
    """EL-35, EL-39a"""
    state = table("", "", tiles={SHACK: "C1 B3"})
    run(resolve(state, SHACK))
    assert facts(state, "turned-up") == [(SHACK, *cards("B3 C1"))]
    assert facts(state, "tile-discarded") == [(SHACK, *cards("B3")), (SHACK, *cards("C1"))]
    assert all(fact.eyes is None for fact in state.told)


# Clean-up: EL-36, EL-37, EL-38.


def test_the_lowest_of_this_rounds_tiles_becomes_permanent_and_the_others_are_discarded() -> None:
    """EL-36: so there is one more tile every round; permanent ones don't count as this round's."""
    state = table("", "", tiles={HUT: "", 5: "", DUMP: "", RUMMAGE: ""})
    state.tiles, state.permanent = [5, DUMP, RUMMAGE], [HUT]
    run(clean_up(state))
    assert (state.permanent, state.used, state.tiles) == ([HUT, 5], [DUMP, RUMMAGE], [])


def test_in_the_first_round_the_hut_becomes_permanent() -> None:
    """EL-36"""
    state = before_preparation(2, round=0, stack=[SHELFMASONS, DUMP])
    run(prepare(state))
    run(clean_up(state))
    assert (state.permanent, state.used) == ([HUT], [DUMP])


def test_then_home_assistants_return() -> None:
    """EL-37"""
    state = table("", "", tiles={DUMP: ""})
    stand(state, 0, HOME)
    run(clean_up(state))
    assert where(state, 0) == [IN_HAND, IN_HAND]


def test_a_shelf_that_holds_more_than_enough_cards_aims_at_no_number() -> None:
    """EL-37"""
    shelves = [shelf(" ".join(LONG.split()[:count])) for count in (15, 16, 17)]
    seen = view(table("", "", shelves=shelves[:2]), None)
    assert (seen.aim(0), seen.aim(1)) == (16, 16)
    assert view(table("", "", shelves=shelves[1:]), None).aim(1) == 0


@pytest.mark.parametrize("seats, target", [(2, 16), (3, 14), (4, 12)])
def test_enough_cards_on_a_shelf_bring_exactly_one_more_round(seats: int, target: int) -> None:
    """EL-37, EL-38: face-down and entombed cards count; later discards don't cancel it."""
    marks = LONG.split()[:target]
    full = [f"-{marks[0]}/{marks[1]}", *marks[2:]]
    for count, last in ((target - 1, False), (target, True)):
        state = table(*[""] * seats, shelves=[{}, shelf(" ".join(full[: count - 1]))], tiles={DUMP: ""})
        run(clean_up(state))
        assert (state.last_round, state.phase) == (last, "preparation")
        assert facts(state, "trigger") == ([(1,)] if last else [])
    state.players[1].shelf.clear()
    run(prepare(state))
    assert state.phase == "placement"
    state.phase, state.resolving = "resolution", len(state.open_tiles())
    run(resolve_all(state))
    assert state.phase == "inspection"
    assert view(state, None).target == target


# Drawing and discarding: EL-39, EL-39a.


def test_cards_are_drawn_one_by_one_and_the_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    """EL-39: what is left of the deck comes first; with both empty nothing is drawn."""
    state = table("", "", tiles={HUT: ""}, deck="A1", pile="B1 B2")
    for space in range(2):
        stand(state, 0, HOME, space)
    run(visiting(state, 0, HUT, 0, "wizard"))
    assert hand(state, 0) == "A1 B1 B2"
    assert facts(state, "drew-card")[0] == (0, *cards("A1"))
    assert (facts(state, "shuffled"), state.pile) == ([(2,)], [])
    state = table("", "", tiles={HUT: ""}, deck="A1")
    stand(state, 0, HOME)
    run(visiting(state, 0, HUT))
    assert hand(state, 0) == "A1"


def test_a_new_deck_is_shuffled() -> None:
    """EL-39"""
    orders = set()
    for counter in range(12):
        state = table("", "", deck="", pile="B1 B2 B3")
        state.chance.counter = counter
        run(visiting(state, 0, HOME), (0, "home", "draw"))
        orders.add(hand(state, 0))
    assert orders == {"B1", "B2", "B3"}


def test_to_reveal_four_reveals_what_there_is() -> None:
    """EL-39"""
    state = table("", "", tiles={7: ""}, deck="D6", pile="G5")
    run(visiting(state, 0, 7), (0, "den-category", "CC"))
    assert len(facts(state, "revealed")) == 2


def test_with_nothing_to_draw_home_offers_no_draw() -> None:
    """EL-39"""
    state = table("A1", "")
    assert asked(visiting(state, 0, HOME)).options == options("shelve", "nothing")


def test_discards_are_face_up_and_logged_and_the_last_one_is_the_visible_top() -> None:
    """EL-39a: the pile can't be browsed."""
    state = table("A1 A2", "", tiles={4: ""}, pile="B1")
    run(visiting(state, 0, 4), (0, "discard", "A1", "A2"))
    assert facts(state, "discarded") == [(0, *cards("A1")), (0, *cards("A2"))]
    for eye in (0, 1, None):
        seen = view(state, eye)
        assert (seen.pile, seen.pile_top, seen.search) == (3, cards("A2")[0], ())
    assert view(table("", ""), 0).pile_top is None


def test_how_many_cards_are_in_hands_deck_and_pile_is_public() -> None:
    """EL-39a"""
    seen = view(table("A1 A2", "B1", deck="C1 C2 C3", pile="D1"), None)
    assert [player.hand_count for player in seen.players] == [2, 1]
    assert (seen.deck, seen.pile) == (3, 1)
