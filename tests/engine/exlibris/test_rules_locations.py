"""What the first seven locations do (EL-60 to EL-67)."""

import pytest

from engine.exlibris.resolution import resolve
from engine.exlibris.state import IN_HAND, State
from engine.exlibris.turn import place_one
from engine.exlibris.visits import legal_places, place
from tests.engine.exlibris.table import (
    Pick,
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

HOME, HUT, SWAP, AUCTION, DONATION, COMMUNITY, WELL, DEN, LODGE, COLLECTOR = range(10)
DUMP, DRAFT, GUILD, TAX, YARD, SHELFMASONS = 11, 12, 15, 16, 17, 18


@pytest.mark.parametrize("tile", [SWAP, DONATION, COMMUNITY, COLLECTOR, 10, 13, 14, GUILD, TAX, YARD, SHELFMASONS])
def test_with_nothing_to_work_with_a_location_does_nothing(tile: int) -> None:
    """EL-60, EL-34: the space may be taken all the same."""
    state = table("", "", tiles={tile: ""})
    option = next(one for one in legal_places(state, 0) if one[1:3] == ("ordinary", tile))
    run(place(state, 0, option))
    assert where(state, 0) == [IN_HAND, tile]
    assert (hand(state, 0), on_shelf(state, 0), hand(state, 1), state.pile) == ("", [], "", [])


@pytest.mark.parametrize("tile, script", [
    (SWAP, [(0, "swap-give", "A1"), (0, "take", "B1")]),
    (COMMUNITY, [(0, "take", "B1")]),
    (10, [(0, "take", "B1")]),
    (14, [(0, "take", "B1")]),
    (WELL, [(0, "discard")]),
    (DONATION, [(0, "discard", "A1", "A2")]),
])  # fmt: skip
def test_what_binds_cannot_be_declined_and_what_may_be_done_can(tile: int, script: list[Said]) -> None:
    """EL-60"""
    state = table("A1 A2", "", tiles={tile: "B1 B2"}, deck="C1 C2")
    flow = visiting(state, 0, tile)
    played = until(flow, *script)
    for question in played.asks:
        assert {one[0] for one in question.options} == {"card"}
        assert question.at_least == (0 if tile == WELL else 1)
    if tile != DONATION:
        assert played.pending.key in ("shelve", "shelve-card")
        assert played.pending.options[-1] in (("keep",), ("done",))


def test_opponents_take_their_turns_from_the_visitors_left() -> None:
    """EL-60: never from the first-player token."""
    state = table("A1 A2", "B1 B2", "C1", "D1 D2", tiles={TAX: ""})
    state.first = 1
    played = until(visiting(state, 2, TAX), (3, "tax", "D1"), (0, "tax", "A1"), (1, "tax", "B1"))
    assert [question.seat for question in played.asks] == [3, 0, 1]


def test_the_visitors_powers_apply_to_its_own_acts_and_to_nobody_elses() -> None:
    """EL-60a: the Mummy's owner entombs on its visit, not with a gift."""
    state = table("", "", kinds=["mummy", "wizard"], shelves=[shelf("A1"), shelf("A2")], tiles={COMMUNITY: "B1 B2"})
    flow = visiting(state, 0, COMMUNITY, 0, "mummy")
    played = until(flow, (0, "take", "B1"))
    assert ("over", 0, 0) in played.pending.options
    state = table("", "", kinds=["wizard", "mummy"], shelves=[{}, shelf("A2")], tiles={COMMUNITY: "B1 B2"})
    given = asked(visiting(state, 0, COMMUNITY), (0, "take", "B1"), (0, "shelve", "keep"))
    assert given.seat == 1
    assert {one[0] for one in given.options} == {"cell", "keep"}


@pytest.mark.parametrize(
    "tile, script",
    [
        (DEN, [(0, "den-category", "CC"), (1, "den-category", "FF"), (1, "shelve-card", "D6")]),
        (YARD, [(0, "yard-reveal", "B1"), (1, "yard-take", "B1")]),
        (DRAFT, [(0, "cube", "host"), (1, "home", "shelve"), (1, "shelve-card", "C1")]),
    ],
)
def test_what_is_done_in_anothers_turn_is_no_assistants(tile: int, script: list[Said]) -> None:
    """EL-60a: an opponent who wins at the Den or buys at the Yard Sale entombs nothing, nor does the Cube's owner."""
    state = table("B1", "C1", kinds=["wizard", "mummy"], tiles={tile: ""}, deck="D6 G5 M7 E6")
    state.players[1].shelf = shelf("A1")
    if tile == DRAFT:
        state.players[1].library = state.players[1].assistants[1].kind = "cube"
        stand(state, 1, tile, 0, "cube")
    stand(state, 1, tile, 1, "mummy")
    question = asked(visiting(state, 0, tile, 2), *script)
    assert (question.seat, question.key) == (1, "shelve")
    assert {one[0] for one in question.options} <= {"cell", "keep"}


# 1 Diviner's Hut: EL-61.


def test_the_hut_brings_a_card_for_each_assistant_that_stands_and_the_token() -> None:
    """EL-61: this one included, one at home too, but none that came back."""
    state = table("", "", tiles={HUT: "", AUCTION: ""}, deck="A1 A2 A3 A4")
    stand(state, 0, AUCTION)
    run(place(state, 1, ("bid", "ordinary", AUCTION, 2)))
    stand(state, 0, HOME)
    run(place(state, 0, ("tile", "ordinary", HUT, 0)))
    assert (hand(state, 0), state.first) == ("A1 A2", 0)


def test_the_token_first_acts_in_the_next_round_and_whoever_has_it_keeps_it() -> None:
    """EL-61"""
    state = table("", "", "", tiles={HUT: ""}, deck="A1 A2")
    run(place_one(state), (0, "place", ("home", "ordinary")), (0, "home", "nothing"))
    run(place_one(state), (1, "place", ("tile", "ordinary", HUT, 0)))
    assert state.first == 1
    assert asked(place_one(state)).seat == 2
    state = table("", "", tiles={HUT: ""}, deck="A1")
    run(place(state, 0, ("tile", "ordinary", HUT, 0)))
    assert state.first == 0


# 2 Olde Book Swap: EL-62.


@pytest.mark.parametrize("goes, held, shelved", [(("cell", 0, 0), "A2", ["B2"]), ("keep", "A2 B2", [])])
def test_the_swap_leaves_a_hand_card_for_one_that_lies_there(goes: Pick, held: str, shelved: list[str]) -> None:
    """EL-62: it stays there; the card gained may be shelved."""
    state = table("A1 A2", "", tiles={SWAP: "B1 B2"})
    run(visiting(state, 0, SWAP), (0, "swap-give", "A1"), (0, "take", "B2"), (0, "shelve", goes))
    assert lying(state, SWAP) == "A1 B1"
    assert (hand(state, 0), on_shelf(state, 0)) == (held, shelved)
    assert facts(state, "swapped") == [(0, *cards("A1 B2"))]


# 3 Auction House: EL-63.


def bids(state: State, seat: int) -> list[int]:
    """The bids that an ordinary assistant may make."""
    return [int(one[3]) for one in legal_places(state, seat) if one[:2] == ("bid", "ordinary")]


def test_a_bid_goes_above_the_present_one_even_ones_own_until_four_closes_it() -> None:
    """EL-63"""
    state = table("", "", tiles={AUCTION: "C1"})
    assert bids(state, 0) == [1, 2, 3, 4]
    run(place(state, 0, ("bid", "ordinary", AUCTION, 2)))
    assert bids(state, 0) == bids(state, 1) == [3, 4]
    run(place(state, 0, ("bid", "ordinary", AUCTION, 3)))
    assert where(state, 0) == [IN_HAND, AUCTION]
    run(place(state, 1, ("bid", "ordinary", AUCTION, 4)))
    assert (where(state, 0), where(state, 1)) == ([IN_HAND, IN_HAND], [IN_HAND, AUCTION])
    assert bids(state, 0) == []


def test_the_outbid_assistant_is_placed_again_later_this_round() -> None:
    """EL-63, EL-31"""
    state = table("", "", tiles={AUCTION: "C1"})
    for kind in ("wizard", "ordinary"):
        stand(state, 0, HOME, 0, kind)
    stand(state, 0, AUCTION, 0)
    state.active = 1
    run(place_one(state), (1, "place", ("bid", "ordinary", AUCTION, 2)))
    assert asked(place_one(state)).seat == 0


def test_if_the_only_bidder_leaves_bidding_starts_anew() -> None:
    """EL-63, EL-68"""
    state = table("", "", tiles={AUCTION: "C1", LODGE: ""})
    stand(state, 0, AUCTION, 2)
    flow = visiting(state, 0, LODGE)
    run(flow, (0, "lodge", "move"), (0, "lodge-move", ("assistant", "ordinary", AUCTION, 2)))
    assert bids(state, 1) == [1, 2, 3, 4]


def test_the_bidder_discards_as_many_hand_cards_as_the_bid_and_takes_all() -> None:
    """EL-63: of the bidder's choice; any of those taken may be shelved. Who can pay must."""
    state = table("A1 A2 A3", "", tiles={AUCTION: "C1 C2 C3"})
    stand(state, 0, AUCTION, 1)
    played = run(
        resolve(state, AUCTION),
        (0, "pay", "A1", "A3"),
        (0, "shelve-card", "C2"),  # the first card of a shelf has but one place
        (0, "shelve-card", "C1"),
        (0, "shelve", ("cell", 0, -1)),
        (0, "shelve-card", "C3"),
        (0, "shelve", ("cell", 0, 1)),
    )
    assert (played.asks[0].at_least, played.asks[0].at_most) == (2, 2)
    assert (hand(state, 0), on_shelf(state, 0), named(state.pile)) == ("A2", ["C1 C2 C3"], "A1 A3")
    assert where(state, 0) == [IN_HAND, IN_HAND]


@pytest.mark.parametrize("lies, fact", [("C1 C2", "not-paid"), ("", "resolved")])
def test_who_cannot_pay_takes_nothing_and_without_cards_nothing_is_paid(lies: str, fact: str) -> None:
    """EL-63"""
    state = table("A1" if lies else "A1 A2", "", tiles={AUCTION: lies})
    before = hand(state, 0)
    stand(state, 0, AUCTION, 1)
    run(resolve(state, AUCTION))
    assert (hand(state, 0), named(sorted(state.pile))) == (before, lies)
    assert facts(state, fact)


# 4 Donation Drive: EL-64.


def test_the_donation_drive_takes_one_or_more_and_lets_two_be_shelved_from_hand() -> None:
    """EL-64: from hand and shelf together; none, one or two are shelved."""
    state = table("A1 A2 A3 A4", "", shelves=[shelf("B1 B2")], tiles={DONATION: ""})
    played = run(
        visiting(state, 0, DONATION),
        (0, "discard", "A1", ("stack", 0, 1)),
        (0, "shelve-card", "A2"),
        (0, "shelve", ("cell", 0, -1)),
        (0, "shelve-card", "A3"),
        (0, "shelve", ("cell", 1, 0)),
    )
    assert (played.asks[0].at_least, played.asks[0].at_most) == (1, 6)
    assert (on_shelf(state, 0), hand(state, 0)) == (["A2 B1", ". A3"], "A4")
    assert named(sorted(state.pile)) == "A1 B2"
    state = table("A1 A2", "", tiles={DONATION: ""})
    run(visiting(state, 0, DONATION), (0, "discard", "A1"), (0, "shelve-card", "done"))
    assert hand(state, 0) == "A2"


# 5 Community Centre: EL-65.


def test_the_community_center_gives_a_card_to_the_visitor_then_one_to_an_opponent() -> None:
    """EL-65: of the visitor's choice, both; the receiver may shelve it at once."""
    state = table("", "", "", tiles={COMMUNITY: "A1 A2 A3"})
    played = run(
        visiting(state, 0, COMMUNITY),
        (0, "take", "A2"),
        (0, "shelve", ("cell", 0, 0)),
        (0, "gift-card", "A3"),
        (0, "gift-to", ("seat", 2)),
        (2, "shelve", ("cell", 0, 0)),
    )
    assert played.asks[3].options == options(("seat", 1), ("seat", 2))
    assert (on_shelf(state, 0), on_shelf(state, 2), lying(state, COMMUNITY)) == (["A2"], ["A3"], "A1")


def test_if_no_card_remains_there_nobody_is_given_one() -> None:
    """EL-65"""
    state = table("", "", tiles={COMMUNITY: "A1"})
    run(visiting(state, 0, COMMUNITY), (0, "shelve", "keep"))
    assert (hand(state, 0), hand(state, 1)) == ("A1", "")


# 6 Wishing Well: EL-66.


@pytest.mark.parametrize("discarded, drawn", [((), "B1"), (("A1",), "B1 B2"), (("A1", "A2"), "B1 B2 B3")])
def test_the_well_gives_one_card_more_than_were_discarded(discarded: tuple[Pick, ...], drawn: str) -> None:
    """EL-66: hand cards alone; one of those drawn may be shelved."""
    state = table("A1 A2", "", shelves=[shelf("C1")], tiles={WELL: ""}, deck="B1 B2 B3 B4")
    played = run(
        visiting(state, 0, WELL),
        (0, "discard", *discarded),
        (0, "shelve-card", "B1"),
        (0, "shelve", ("cell", 0, 1)),
    )
    assert played.asks[0].options == options("A1", "A2")
    assert played.asks[1].options == options(*drawn.split(), "done")
    assert on_shelf(state, 0) == ["C1 B1"]


# 7 Gambling Den: EL-67.


DEN_CARDS = "I1 T1 R4 I3"  # FF RT SP SP, CC CC MM SP, FF FF HV SP and CC FF SP: FF 4, SP 5, CC 3


def at_the_den(deck: str, *bets: str) -> tuple[State, list[Said]]:
    """A Den with three seats, and the script of their bets; seat 0 comes last and is the active player."""
    state = table("", "", "", tiles={DEN: ""}, deck=deck)
    stand(state, 2, DEN, 0)
    stand(state, 1, DEN, 1)
    return state, [(seat, "den-category", bet) for seat, bet in enumerate(bets)]


def test_the_den_in_the_rulebooks_example() -> None:
    """EL-67: FF 4, SP 5, CC 3 with three players: SP wins and may shelve up to 3."""
    state, script = at_the_den(f"{DEN_CARDS} A1", "FF", "SP", "CC")
    for card, column in (("I1", 0), ("I3", 1), ("R4", 2)):
        script += [(1, "shelve-card", card), (1, "shelve", ("cell", 0, column))][: column + 1]
    run(visiting(state, 0, DEN, 2), *script)
    assert facts(state, "den-won") == [(1, "SP", 5)]
    assert (on_shelf(state, 1), hand(state, 1)) == (["I1 I3 R4"], "T1")
    assert named(state.deck) == "A1"


def test_with_one_spell_less_the_active_player_wins_the_tie_in_that_example() -> None:
    """EL-67: takes the cards that hold the category alone; the rest is discarded."""
    state, script = at_the_den("I1 T1 R4 B3", "FF", "SP", "CC")
    run(visiting(state, 0, DEN, 2), *script, (0, "shelve-card", "done"))
    assert facts(state, "den-won") == [(0, "FF", 4)]
    assert (hand(state, 0), named(state.pile), state.revealed) == ("B3 I1 R4", "T1", [])


def test_a_tie_without_the_active_player_goes_to_the_nearest_in_turn_order() -> None:
    """EL-67: seat 2 came first, but seat 1 is nearer."""
    state, script = at_the_den("I1 T1 R4 B3", "HV", "SP", "FF")
    run(visiting(state, 0, DEN, 2), *script, (1, "shelve-card", "done"))
    assert facts(state, "den-won") == [(1, "SP", 4)]


def test_each_player_at_the_den_names_a_category_not_yet_named_in_turn_order() -> None:
    """EL-67: from the active player; one with two assistants there names once."""
    state = table("", "", "", tiles={DEN: ""}, deck=DEN_CARDS)
    stand(state, 0, DEN, 0)
    stand(state, 1, DEN, 1)
    stand(state, 1, DEN, 2)
    flow = visiting(state, 2, DEN, 3)
    played = until(flow, (2, "den-category", "RT"), (0, "den-category", "CC"), (1, "den-category", "SP"))
    assert [len(question.options) for question in played.asks] == [6, 5, 4]
    assert ("category", "RT") not in played.asks[1].options


def test_the_winner_of_the_den_shelves_as_many_as_there_are_players_not_assistants() -> None:
    """EL-67: three assistants of two players stand there, and four cards are won."""
    state = table("", "", tiles={DEN: ""}, deck=DEN_CARDS)
    stand(state, 0, DEN, 1, "wizard")
    stand(state, 1, DEN, 2)
    script: list[Said] = [(0, "den-category", "FF"), (1, "den-category", "SP"), (1, "shelve-card", "I1")]
    script += [(1, "shelve-card", "R4"), (1, "shelve", ("cell", 0, 1))]
    run(visiting(state, 0, DEN), *script)
    assert (on_shelf(state, 1), hand(state, 1)) == (["I1 R4"], "I3 T1")


def test_nobody_wins_at_the_den_where_no_revealed_book_was_named() -> None:
    """EL-67, EL-39: what there is is revealed."""
    state, script = at_the_den("D6 G5 M7", "CC", "HV", "SP")
    run(visiting(state, 0, DEN, 2), *script)
    assert facts(state, "den-nobody") == [()]
    assert named(state.pile) == "D6 G5 M7"
