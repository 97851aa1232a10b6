"""The solo game: one collector against the public library (EL-95 to EL-99)."""

from random import Random

import pytest

from data.exlibris import BOX
from engine.exlibris.cards import CATEGORIES
from engine.exlibris.inspection import inspect
from engine.exlibris.proposal import proposal
from engine.exlibris.state import HOME, IN_HAND, ORDINARY, Cell, State
from engine.exlibris.turn import clean_up, place_one, prepare, turn
from engine.exlibris.view import PublicView, view
from engine.exlibris.visits import legal_places
from tests.engine import playing
from tests.engine.exlibris.table import (
    asked,
    cards,
    facts,
    hand,
    named,
    options,
    run,
    shelf,
    stand,
    table,
    visiting,
    where,
)
from tests.engine.playing import new_match, random_picks, seed_of

SOLO_TILES = {1, 2, 4, 6, 8, 9, 10, 11, 13, 18}
SOLO_LIBRARIES = {"automaton", "mummy", "bookworm", "golem", "wizard", "witch", "imp"}
HUT, DUMP, WELL, LODGE, BOOKSELLER = 1, 11, 6, 8, 10


def set_up(number: int = 0, **options: int) -> State:
    state: State = playing.set_up("exlibris", 1, seed_of(number), **options)
    return state


def public(state: State, seat: int | None = None) -> PublicView:
    found = view(state, seat).public
    assert found is not None
    return found


# Set-up of a solo game, as EL-95 has it.


def test_the_ten_solo_tiles_are_shuffled_six_open_and_four_in_the_stack() -> None:
    """EL-95: the Hut too; none is permanent."""
    hut_open = set()
    for number in range(12):
        state = set_up(number)
        assert {*state.tiles, *state.stack} == SOLO_TILES
        assert (len(state.tiles), len(state.stack), state.permanent) == (6, 4, [])
        assert facts(state, "tile-open") == [(tile,) for tile in state.tiles]
        hut_open.add(HUT in state.tiles)
    assert hut_open == {True, False}


def test_one_of_two_solo_libraries_is_kept_and_brings_four_assistants() -> None:
    """EL-95: the special one and three ordinary ones; a hand of six."""
    pools = set()
    for number in range(40):
        pools |= {*set_up(number).pool}
    assert pools == SOLO_LIBRARIES
    state = set_up()
    kept, gone = state.pool
    run(turn(state), (0, "library", ("library", kept)))
    assert facts(state, "library-discard") == [(0, gone)]
    player = state.players[0]
    assert [one.kind for one in player.assistants] == [kept, ORDINARY, ORDINARY, ORDINARY]
    assert (len(player.hand), len(state.deck), state.phase) == (6, 146, "preparation")


def test_all_six_category_cards_have_their_place() -> None:
    """EL-95: prominent, banned, the public library's secret speciality, the own one, and two hidden."""
    for number in range(10):
        state = set_up(number)
        assert state.public is not None
        own = state.players[0].speciality
        assert len(state.unseen) == 2
        placed = [state.prominent, state.banned, state.public.speciality, own, *state.unseen]
        assert sorted(placed) == sorted(CATEGORIES)
        for eye in (None, 0):
            assert (public(state, eye).speciality, public(state, eye).shown, public(state, eye).hidden) == (None, (), 2)


def test_the_game_has_five_rounds_and_no_trigger() -> None:
    """EL-95: EL-36 and EL-37 don't apply."""
    row = "A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 C1 C2 C3"
    state = table("", shelves=[shelf(row)], tiles={HUT: "", DUMP: "", WELL: ""})
    state.stack = [LODGE]
    run(clean_up(state), (0, "remove-tiles", ("remove", HUT), ("remove", DUMP)))
    assert (state.last_round, state.permanent, view(state, None).target) == (False, [], 0)


@pytest.mark.parametrize("deck, drawn", [("", ""), ("A1", "A1")])
def test_the_discard_pile_never_becomes_a_new_deck(deck: str, drawn: str) -> None:
    """EL-39, EL-95: with the deck empty nothing is drawn."""
    state = table("", tiles={WELL: "", HUT: ""}, deck=deck, pile="B1 B2 B3")
    stand(state, 0, HOME)
    run(visiting(state, 0, HUT))
    assert (hand(state, 0), named(state.pile)) == (drawn, "B1 B2 B3")
    assert not facts(state, "shuffled")
    assert not facts(state, "first-player")


# Preparation of a solo game, as EL-96 has it.


@pytest.mark.parametrize("level", range(1, 8))
def test_each_round_as_many_cards_as_the_level_go_to_the_public_library(level: int) -> None:
    """EL-96: face up, before the tiles are stocked; then only the top of the pile is visible."""
    deck = "A1 A2 A3 A4 A5 A6 A7 B1 B2 B3"
    state = table("", tiles={BOOKSELLER: ""}, deck=deck)
    state.options["level"], state.round = level, 0
    run(prepare(state))
    gained = cards(deck)[:level]
    assert (state.pile, facts(state, "public-gained")) == (gained, [tuple(gained)])
    assert sorted(state.stock[BOOKSELLER]) == cards(deck)[level : level + 3]
    seen = view(state, 0)
    assert (seen.pile, seen.pile_top, public(state, 0).level, public(state, 0).books) == (level, gained[-1], level, ())


def test_what_the_deck_has_not_the_public_library_does_not_get() -> None:
    """EL-95, EL-96"""
    state = table("", tiles={BOOKSELLER: ""}, deck="A1", pile="B1")
    state.options["level"], state.unseen = 3, ["MM", "SP"]
    run(prepare(state))
    assert (named(state.pile), facts(state, "public-gained")) == ("B1 A1", [tuple(cards("A1"))])
    run(prepare(state))
    assert len(facts(state, "public-gained")) == 1


def test_rounds_two_and_four_begin_with_a_hidden_category_card() -> None:
    """EL-96: it is shown and goes out; the other stays hidden until round 4."""
    state = table("", tiles={WELL: ""}, deck="A1 A2 A3 A4 A5")
    state.unseen, state.round = ["MM", "SP"], 0
    shown = []
    for _ in range(5):
        run(prepare(state))
        shown.append((state.round, public(state).shown, public(state).hidden))
    assert shown == [(1, (), 2), (2, ("SP",), 1), (3, ("SP",), 1), (4, ("SP", "MM"), 0), (5, ("SP", "MM"), 0)]
    keys = [fact.key for fact in state.told if fact.key in ("category-shown", "public-gained")]
    assert (
        keys
        == ["public-gained", "category-shown", "public-gained", "public-gained", "category-shown"]
        + ["public-gained"] * 2
    )


# Placement of a solo game, as EL-97 has it.


def test_only_one_of_the_own_assistants_may_stand_on_a_location_at_a_time() -> None:
    """EL-97: home as usual, with its three spaces."""
    state = table("", tiles={DUMP: "", WELL: ""}, kinds=["wizard"])
    assert {option[0] for option in legal_places(state, 0)} == {"home", "tile"}
    assert [option for option in legal_places(state, 0) if option[1] == ORDINARY] == [
        ("home", ORDINARY),
        ("tile", ORDINARY, WELL, 0),
        ("tile", ORDINARY, DUMP, 0),
    ]
    stand(state, 0, DUMP)
    left = [("home", ORDINARY), ("tile", ORDINARY, WELL, 0)]
    assert [option for option in legal_places(state, 0) if option[1] == ORDINARY] == left
    for space in range(2):
        stand(state, 0, HOME, space)
    assert legal_places(state, 0) == [("home", "wizard"), ("tile", "wizard", WELL, 0)]
    assert all(len(tile.spaces) == 1 for tile in view(state, 0).tiles)


def test_a_location_that_an_assistant_has_left_may_be_visited_again() -> None:
    """EL-68, EL-97: "at a time", so the Lodge frees a location."""
    state = table("", tiles={LODGE: "", WELL: ""}, kinds=["wizard"], deck="A1 A2 A3")
    stand(state, 0, WELL)
    run(
        visiting(state, 0, LODGE),
        (0, "lodge", "move"),
        (0, "lodge-move", ("assistant", ORDINARY, WELL, 0)),
        (0, "home", "nothing"),
    )
    assert ("tile", ORDINARY, WELL, 0) in legal_places(state, 0)


def test_even_in_the_last_round_all_four_assistants_find_a_place() -> None:
    """EL-32, EL-97, EL-98: two locations and three spaces at home."""
    state = table("", tiles={DUMP: "", 18: ""}, kinds=["wizard"])
    for _ in range(4):
        places = legal_places(state, 0)
        run(place_one(state), *([(0, "place", places[-1])] if len(places) > 1 else []))
    assert state.phase == "resolution"


# Clean-up of a solo game, as EL-98 has it.


def test_two_tiles_of_choice_leave_the_game_and_one_comes() -> None:
    """EL-98: and assistants at home return (EL-37)."""
    state = table("", tiles={HUT: "", 2: "", DUMP: "", 13: ""}, kinds=["wizard"])
    state.stack = [LODGE, WELL]
    stand(state, 0, HOME)
    question = asked(clean_up(state))
    assert (question.key, question.at_least, question.at_most) == ("remove-tiles", 2, 2)
    assert question.options == options(("remove", 1), ("remove", 2), ("remove", 11), ("remove", 13))
    run(clean_up(state), (0, "remove-tiles", ("remove", 2), ("remove", 13)))
    assert (state.tiles, state.stack, state.used) == ([1, 6, 11], [LODGE], [2, 13])
    assert (facts(state, "tile-removed"), facts(state, "tile-open")) == ([(2,), (13,)], [(6,)])
    assert set(where(state, 0)) == {IN_HAND}
    assert sorted(state.stock) == [1, 11]


def test_there_are_six_five_four_three_and_two_tiles_and_the_game_ends_after_round_five() -> None:
    """EL-38, EL-98: after round 5 nothing more is removed."""
    match, luck = new_match("exlibris", 1, 5, level=2), Random(5)
    open_tiles: dict[int, int] = {}
    asked_for = 0
    while not match.over:
        seen, ask = match.view(0), match.pending[0].ask
        if seen.phase == "placement":
            open_tiles[seen.round] = len(seen.tiles)
            assert seen.last_round is (seen.round == 5)
        asked_for += ask.key == "remove-tiles"
        match.submit(0, random_picks(match, 0, luck))
    assert open_tiles == {1: 6, 2: 5, 3: 4, 4: 3, 5: 2}
    assert asked_for == 4


# Scoring of a solo game, as EL-99 has it.


def at_the_end(own: str, pile: str, *, speciality: str = "FF", theirs: str = "HV", hand: str = "") -> State:
    """The inspection of a solo game; prominent RT, banned CC."""
    state = table(hand, shelves=[shelf(own)], pile=pile, specialities=(speciality, theirs))
    state.phase, state.round = "inspection", 5
    return state


def books(names: str) -> dict[str, int]:
    held = [category for name in cards(names) for category in BOX.cards[name].categories]
    return {category: held.count(category) for category in CATEGORIES}


def holding(category: str, number: int) -> str:
    """The first cards in the deck's order that hold at least so many books of a category, one each."""
    found = [card.name for card in BOX.cards if card.categories.count(category) == 1]
    return " ".join(found[:number])


def test_the_hand_is_discarded_before_anything_is_counted() -> None:
    """EL-99: so it counts for the public library; which is spread out for the inspection."""
    state = at_the_end("A1", "B2 C1", hand="D4 D1")
    asked(inspect(state))
    assert (state.players[0].hand, named(state.pile)) == ([], "B2 C1 D1 D4")
    assert facts(state, "discarded") == [(0, card) for card in cards("D1 D4")]
    assert public(state).books == tuple(cards("B2 C1 D1 D4"))


def test_the_public_library_is_neither_checked_nor_stable() -> None:
    """EL-99: its cards count in whatever order they came."""
    state = at_the_end("A1 B2", "Z1 M3 A2 M2 B1 Z2")
    run(inspect(state), (0, "inspection"))
    line = public(state).line
    assert line is not None
    assert dict(line.counts) == books("Z1 M3 A2 M2 B1 Z2")
    assert (line.stability, line.mummy, line.hand) == (0, 0, 0)


def test_ones_own_shelf_is_inspected_as_ever() -> None:
    """EL-40 to EL-43, EL-48, EL-99: turned by choice, by the alphabet; stability and mummies count."""
    state = table("", shelves=[shelf("A1 B2", "A3/C1 D4")], pile="Z1", kinds=["mummy"], specialities=("FF", "HV"))
    state.phase = "inspection"
    run(inspect(state), (0, "inspection", ("stack", 0, 0)))
    line = state.sheet[0]
    assert state.flips[0] == [(0, 0), (1, 0)]
    assert line.counts == books("B2 D4")
    assert (line.stability, line.mummy) == (4, 2)


@pytest.mark.parametrize("more, prizes", [(1, (15, 0)), (0, (0, 15)), (-1, (0, 15))])
def test_prominent_works_go_to_whoever_has_strictly_more_and_ties_to_the_public_library(
    more: int, prizes: tuple[int, int]
) -> None:
    """EL-99: there is no second place."""
    names = holding("RT", 7).split()
    own, theirs = names[: 3 + more], names[-3:]
    state = at_the_end(" ".join(own), " ".join(theirs))
    run(inspect(state), (0, "inspection"))
    line = public(state).line
    assert line is not None
    assert (state.sheet[0].counts["RT"], dict(line.counts)["RT"]) == (3 + more, 3)
    assert (state.sheet[0].prominent, line.prominent) == prizes


def test_with_no_prominent_book_at_all_the_public_library_gets_the_reward() -> None:
    """EL-99"""
    state = at_the_end("", "")
    run(inspect(state))
    line = public(state).line
    assert line is not None
    assert (state.sheet[0].prominent, line.prominent, state.winners) == (0, 15, [])


def test_banned_books_variety_and_speciality_count_for_both() -> None:
    """EL-45 to EL-47, EL-99"""
    own, pile = "A1 A4 B2 C1 D1 E2 F3", "G1 G2 H1 H2 I1 I2 J1 K1 L1 M1 N1 O1"
    state = at_the_end(own, pile, speciality="FF", theirs="HV")
    run(inspect(state), (0, "inspection"))
    line = public(state).line
    assert line is not None
    for mine, held, speciality in ((state.sheet[0], books(own), "FF"), (line, books(pile), "HV")):
        least = min(count for category, count in held.items() if category != "CC")
        assert dict(mine.counts) == held
        assert (mine.banned, mine.variety, mine.speciality) == (-held["CC"], 3 * least, 2 * held[speciality])
        parts = mine.prominent + mine.banned + mine.variety + mine.speciality + mine.stability + mine.mummy
        assert mine.total == parts


def test_the_speciality_of_the_public_library_is_told_at_the_end_only() -> None:
    """EL-95, EL-99, EL-A1"""
    state = at_the_end("A1", "B1")
    question = asked(inspect(state))
    assert question.key == "inspection"
    assert [public(state, eye).speciality for eye in (None, 0)] == [None, None]
    state = at_the_end("A1", "B1")
    run(inspect(state), (0, "inspection"))
    line = public(state).line
    assert line is not None
    assert [public(state, eye).speciality for eye in (None, 0)] == ["HV", "HV"]
    assert facts(state, "public-scored") == [("HV", line.total)]


def lead(state: State) -> int:
    line = public(state).line
    assert line is not None
    return state.sheet[0].total - line.total


def test_one_wins_with_strictly_more_points_only() -> None:
    """EL-99: a tie is lost, whatever EL-49 says."""
    seen = {}
    for number in range(300):
        luck = Random(number)
        own = sorted(luck.sample(range(152), 8))
        rest = [card for card in range(152) if card not in own]
        state = at_the_end(named(own), named(luck.sample(rest, 12)))
        run(inspect(state), (0, "inspection"))
        way = (lead(state) > 0) - (lead(state) < 0)
        seen[way] = (state.winners, facts(state, "won"), facts(state, "public-won"), view(state, None).winners)
    assert seen == {1: ([0], [(0,)], [], (0,)), 0: ([], [], [()], ()), -1: ([], [], [()], ())}


def test_the_proposal_looks_for_the_best_lead_over_the_public_library() -> None:
    """EL-40, EL-99: losing the prominent reward costs twice, as the public library gets it."""
    checked = 0
    for number in range(12):
        luck = Random(number)
        own = luck.sample(range(152), 5)
        rest = [card for card in range(152) if card not in own]
        pile = named(luck.sample(rest, 6))
        leads = {}
        for bits in range(32):
            turned = [(0, column) for column in range(5) if bits >> column & 1]
            state = at_the_end(named(own), pile)
            run(inspect(state), (0, "inspection", *[("stack", *cell) for cell in turned]))
            leads[tuple(turned)] = lead(state)
        state = at_the_end(named(own), pile)
        proposed: list[Cell] = proposal(view(state, 0), 0)
        assert leads[tuple(sorted(proposed))] == max(leads.values())
        checked += leads[()] < max(leads.values())
    assert checked
