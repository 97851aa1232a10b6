"""Shelving, lifting, confirming (AT-22, AT-23, AT-30 to AT-32, AT-40 to AT-44, AT-81)."""

import pytest

from engine.atheneum.state import COLOURS, Held, State
from tests.engine.atheneum.table import CONFIRM, Work, at, drawn, furnish, lifts_of, number, places_of, table


def holding(state: State, **held: object) -> Held:
    for name, value in held.items():
        setattr(state.players[0].held, name, value)
    return state.players[0].held


def printed(colours: str) -> list[int]:
    return [colours.split().count(colour) for colour in COLOURS]


def test_a_book_goes_wherever_the_shelf_allows() -> None:  # AT-30, AT-40
    state = table()
    furnish(state, UL="pp.")
    holding(state, printed=printed("pink"))
    worker = Work(state)
    assert places_of(worker, "pink") == [
        "UL 2",
        "UL 0 1",
        "UC 0",
        "UR 0",
        "UR 2",
        "ML 0",
        "ML 2",
        "BT 0",
        "BT 6",
    ]
    worker.shelve("pink", "UL 2")
    assert drawn(state.players[0].desk.books) == {"UL": "ppp"}
    assert worker.options == (CONFIRM,)  # asked until it is confirmed
    assert worker.confirm().done


def test_a_joker_is_of_any_colour() -> None:  # AT-30, AT-44
    state = table()
    holding(state, jokers=2)
    worker = Work(state).shelve("any", "UC 0", "black").shelve("any", "UC 0 1", "green")
    assert drawn(state.players[0].desk.books) == {"UC": "g b"}
    assert state.players[0].held.jokers == 0
    assert worker.do("wand").offered("shelve") == []
    worker.confirm()


def test_each_book_that_is_held_is_shelved_once() -> None:  # AT-30, AT-31, AT-50
    state = table()
    held = holding(state, printed=printed("pink pink"), jokers=2, named=[2, 0, 0, 0, 0], gifts=2)
    worker = Work(state)
    worker.shelve("pink", "BT 0").shelve("any", "BT 1", "green").shelve("UL", "UL 0", "black")
    assert (held.printed, held.jokers, held.named, held.gifts) == (printed("pink"), 1, [1, 0, 0, 0, 0], 2)
    worker.shelve("pink", "BT 2").shelve("any", "BT 3", "green").shelve("UL", "UL 1", "black")
    assert (held.printed, held.jokers, held.named, held.gifts) == (printed(""), 0, [0] * 5, 2)  # what is lost first
    worker.shelve("any", "BT 4", "green")
    assert held.gifts == 1
    worker.shelve("any", "BT 5", "green")
    assert worker.offered("shelve") == []
    assert held == Held()


def test_a_printed_book_goes_before_a_lifted_one() -> None:  # AT-23: that one may wait for the second confirm
    state = table()
    held = holding(state, printed=printed("pink"), lifted=printed("pink"))
    Work(state).shelve("pink", "BT 0")
    assert (held.printed, held.lifted) == (printed(""), printed("pink"))


def test_a_book_for_a_compartment_goes_nowhere_else() -> None:  # AT-31
    state = table()
    holding(state, named=[0, 1, 0, 0, 0])
    worker = Work(state)
    assert {places_of(worker, "UC", colour)[0] for colour in COLOURS} == {"UC 0"}
    assert len(worker.offered("shelve")) == 5
    worker.shelve("UC", "UC 0", "pink").confirm()


def test_a_full_compartment_takes_it_only_after_a_lift() -> None:  # AT-31, AT-32
    state = table()
    furnish(state, UC="p p")
    holding(state, named=[0, 1, 0, 0, 0], lifts=1)
    worker = Work(state)
    assert worker.offered("shelve") == []
    worker.lift("UC 0 1").shelve("UC", "UC 0 1", "green").shelve("pink", "ML 0").confirm()  # lifted, it goes anywhere
    assert drawn(state.players[0].desk.books) == {"UC": "g p", "ML": "p.."}
    assert worker.told("spider") == []  # once a compartment and game (AT-50)


def test_lifts_are_one_pool_and_mix_with_new_books() -> None:  # AT-32
    state = table()
    furnish(state, BT="pg.....")
    holding(state, lifts=2, printed=printed("black"))
    worker = Work(state)
    assert lifts_of(worker) == ["BT 1"]
    worker.lift("BT 1").shelve("black", "BT 1").shelve("green", "BT 2")
    assert lifts_of(worker) == ["BT 0", "BT 2"]
    worker.lift("BT 2")
    assert lifts_of(worker) == []  # used up
    worker.shelve("green", "ML 2").confirm()
    assert drawn(state.players[0].desk.books) == {"ML": "..g", "BT": "pb....."}


def test_what_is_lifted_and_not_shelved_again_is_lost() -> None:  # AT-22, AT-32
    state = table()
    furnish(state, BT="pg.....")
    holding(state, lifts=1)
    worker = Work(state).lift("BT 1").confirm()
    assert worker.confirm().done  # it might have waited for the second confirm
    assert drawn(state.players[0].desk.books) == {"BT": "p......"}
    assert worker.told("lost-books") == [(0, 1)]
    assert state.players[0].held == Held()


def test_the_first_confirm_loses_what_cards_gave() -> None:  # AT-23
    state = table()
    furnish(state, BT="pg.....")
    holding(state, lifts=2, printed=printed("pink"), jokers=1, named=[1, 0, 0, 0, 0], token_lifts=1, gifts=1)
    worker = Work(state).confirm()
    assert worker.told("lost-books") == [(0, 3)]
    assert {args[0] for args in worker.offered("shelve")} == {"any"}  # the spider's book
    worker.lift("BT 1").shelve("any", "BT 1", "black").shelve("green", "BT 2").confirm()
    assert worker.done
    assert drawn(state.players[0].desk.books) == {"BT": "pbg...."}


@pytest.mark.parametrize(
    "given", [{"lifts": 2}, {"jokers": 1}, {"named": [1, 0, 0, 0, 0]}, {"printed": printed("pink")}]
)
def test_the_first_confirm_ends_each_thing_that_cards_gave(given: dict[str, object]) -> None:  # AT-23
    """Alone, so that nothing of the same kind from elsewhere hides it."""
    state = table()
    furnish(state, BT="pg.....")
    holding(state, **given, tokens=[number("T11")])
    worker = Work(state).confirm()
    assert {option[0] for option in worker.options} == {"shelve", "candle", "confirm"}
    assert {args[0] for args in worker.offered("shelve")} == {"token"}
    held = state.players[0].held
    assert (held.lifts, held.jokers, held.named, held.printed) == (0, 0, [0] * 5, printed(""))


def test_the_first_confirm_leaves_what_tokens_and_spiders_gave() -> None:  # AT-23
    state = table()
    furnish(state, BT="pg.....")
    given = {"token_lifts": 2, "gifts": 1, "lifted": printed("black"), "lifted_pairs": [number("T07")]}
    held = holding(state, **given, tokens=[number("T28")], jokers=1)
    Work(state).confirm()
    assert {name: getattr(held, name) for name in given} == given
    assert (held.tokens, held.spent) == ([number("T28")], [])


def test_lifts_from_cards_go_first() -> None:  # AT-23, AT-32
    state = table()
    furnish(state, BT="pgb....")
    held = holding(state, lifts=1, token_lifts=4)
    Work(state).lift("BT 2").lift("BT 1")
    assert (held.lifts, held.token_lifts) == (0, 3)


def test_nothing_held_and_nothing_to_claim_is_not_asked() -> None:  # AT-81
    assert Work(table()).done
    state = table()
    holding(state, lifts=3)  # nothing to lift
    assert Work(state).done
    state = table()
    holding(state, printed=printed("pink"))
    assert not Work(state).done


def test_a_pair_stands_as_one_either_way_round() -> None:  # AT-43, AT-51
    state = table()
    token = number("T07")  # green and black
    held = holding(state, tokens=[token])
    worker = Work(state)
    assert ("pair", token, "green", at("ML 0")) in worker.options
    assert ("pair", token, "pink", at("ML 0")) not in worker.options
    assert [place for place in worker.offered("pair") if place[2] in (at("UC 0"), at("UC 0 1"))] == []
    worker.do("pair", token, "black", at("ML 1"))
    desk = state.players[0].desk
    assert drawn(desk.books) == {"ML": ".bg"}
    assert desk.pairs == {at("ML 1"): token}
    assert held.tokens == held.spent == []  # it stays on the shelf
    worker.confirm()


def test_a_pair_takes_two_lifts_and_is_never_split() -> None:  # AT-32, AT-43
    state = table()
    desk = furnish(state, ML="bg.")
    desk.pairs[at("ML 0")] = number("T07")
    state.players[0].shown.pairs[at("ML 0")] = number("T07")
    holding(state, lifts=1, printed=printed("pink"))
    worker = Work(state)
    assert lifts_of(worker) == []
    worker.confirm()
    holding(state, lifts=3)
    worker = Work(state)
    assert lifts_of(worker) == ["ML 0"]
    worker.lift("ML 0")
    assert state.players[0].held.lifts == 1
    assert worker.offered("candle") == []  # once books, no candle any more (AT-51)
    worker.do("pair", number("T07"), "green", at("BT 0")).confirm()
    assert drawn(desk.books) == {"BT": "gb....."}


def test_a_lifted_pair_that_is_not_shelved_again_goes_to_the_discard() -> None:  # AT-51
    state = table()
    desk = furnish(state, ML="bg.")
    desk.pairs[at("ML 0")] = number("T07")
    holding(state, lifts=2)
    worker = Work(state).lift("ML 0").confirm().confirm()
    assert worker.told("lost-books") == [(0, 2)]
    assert state.players[0].held.spent == [number("T07")]
    assert desk.pairs == {}


@pytest.mark.parametrize("held", [{"jokers": 1}, {"gifts": 1}, {"tokens": [number("T11")]}])
def test_a_plainer_book_goes_before_a_joker(held: dict[str, object]) -> None:  # AT-30
    state = table()
    holding(state, **held, printed=printed("pink"))
    sources = {args[:2] for args in Work(state).offered("shelve")}
    assert ("pink", "pink") in sources
    assert [source for source, colour in sources if colour == "pink"] == ["pink"]
    assert len(sources) == 5
