"""What an asynchronous table needs: secrets, and questions that give none away (EL-A1, EL-A2)."""

from collections.abc import Callable
from random import Random

import pytest

from engine.ask import Flow
from engine.exlibris.resolution import resolve
from engine.exlibris.state import State
from engine.exlibris.turn import place_one
from engine.exlibris.view import view
from tests.engine.exlibris.table import (
    Said,
    asked,
    cards,
    facts,
    options,
    run,
    shelf,
    stand,
    table,
    visiting,
)
from tests.engine.playing import new_match, step

HOME, HUT, SWAP, AUCTION, DONATION, COMMUNITY, LODGE, BOOKSELLER, DUMP, DRAFT = 0, 1, 2, 3, 4, 5, 8, 10, 11, 12
SHACK, GUILD, TAX, YARD, SHELFMASONS = 13, 15, 16, 17, 18


def laid() -> State:
    state = table(
        "A1 A2",
        "B1 B2",
        "C1 C2",
        shelves=[shelf("D1 -D2"), shelf("E1/E2"), {}],
        tiles={SHACK: "F1 F2 F3", BOOKSELLER: "G1"},
        deck="H1 H2 H3",
        pile="J1 J2",
    )
    state.stack, state.unseen = [3, 4], ["SP"]
    state.players[0].seen = cards("F1 F2 F3")
    return state


# Secrets: EL-A1.


def other_hand(state: State) -> None:
    state.players[0].hand = cards("Y1 Y2")


def other_speciality(state: State) -> None:
    state.players[0].speciality, state.unseen = "SP", ["FF"]


def other_deck(state: State) -> None:
    state.deck.reverse()


def other_tiles(state: State) -> None:
    state.stack = [6, 7]


def other_shack(state: State) -> None:
    state.stock[SHACK] = cards("Y1 Y2 Y3")
    state.players[0].seen = cards("Y1 Y2 Y3")


def other_pile(state: State) -> None:
    state.pile[0] = cards("Z1")[0]


def other_luck(state: State) -> None:
    state.chance.counter = 99
    state.chance.seed = "ab" * 32


SECRETS = [other_hand, other_speciality, other_deck, other_tiles, other_shack, other_pile, other_luck]


@pytest.mark.parametrize("changed", SECRETS)
@pytest.mark.parametrize("eye", [1, 2, None])
def test_no_view_depends_on_anothers_secrets(changed: Callable[[State], None], eye: int | None) -> None:
    """EL-A1"""
    one, other = laid(), laid()
    changed(other)
    assert view(one, eye) == view(other, eye)


@pytest.mark.parametrize("changed", [other_hand, other_speciality, other_shack])
def test_ones_own_secrets_are_in_ones_own_view(changed: Callable[[State], None]) -> None:
    """EL-A1: or the test above would prove nothing."""
    other = laid()
    changed(other)
    assert view(laid(), 0) != view(other, 0)


@pytest.mark.parametrize("changed", [other_deck, other_tiles, other_pile, other_luck])
def test_what_nobody_may_know_is_in_nobodys_view(changed: Callable[[State], None]) -> None:
    """EL-A1"""
    other = laid()
    changed(other)
    assert view(laid(), 0) == view(other, 0)


def test_a_drawn_card_is_told_to_who_drew_it_alone() -> None:
    """EL-A1"""
    state = table("", "", deck="Z2")
    run(visiting(state, 0, HOME), (0, "home", "draw"))
    drawn = cards("Z2")[0]
    assert {fact.eyes for fact in state.told if drawn in fact.args[1:]} == {(0,)}
    assert facts(state, "drew") == [(0, 1)]


def test_what_changes_hands_by_the_cube_is_told_to_both_alone() -> None:
    """EL-A1, EL-86"""
    state = table("Z2", "", kinds=["wizard", "cube"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT, 0, "cube")
    run(visiting(state, 0, DRAFT, 1), (0, "cube", "give"))
    private = [fact for fact in state.told if cards("Z2")[0] in fact.args]
    assert [(fact.key, fact.eyes) for fact in private] == [("gave-card", (0, 1))]
    assert facts(state, "gave-secretly") == [(0, 1)]


def test_who_learns_something_hidden_marks_the_fact_so_that_it_cannot_be_undone() -> None:
    """EL-A1"""
    state = table("A1", "", tiles={SHACK: "B1"}, deck="C1")
    run(visiting(state, 0, HOME), (0, "home", "draw"))
    run(visiting(state, 0, SHACK), (0, "shack-category", "CC"), (0, "shack-cards"))
    assert {fact.key for fact in state.told if fact.learned} == {"drew-card", "looked-cards"}


# Questions: EL-A2.


def last_at_bookseller() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", tiles={BOOKSELLER: "A1"})
    return state, visiting(state, 0, BOOKSELLER), [(0, "shelve", "keep")]


def last_at_community() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", tiles={COMMUNITY: "A1 A2"})
    script: list[Said] = [(0, "take", "A1"), (0, "shelve", "keep"), (1, "shelve", "keep")]
    return state, visiting(state, 0, COMMUNITY), script


def last_at_draft() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", tiles={DRAFT: ""}, deck="A1")
    stand(state, 0, DRAFT)
    return state, resolve(state, DRAFT), [(0, "shelve", "keep")]


def only_card_to_swap_for() -> tuple[State, Flow[None], list[Said]]:
    state = table("A1 A2", "", tiles={SWAP: "B1"})
    return state, visiting(state, 0, SWAP), [(0, "swap-give", "A1"), (0, "shelve", "keep")]


def only_shelf_card_to_give() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", shelves=[shelf("A1"), shelf("B1")], tiles={TAX: ""})
    return state, visiting(state, 0, TAX), [(0, "discard")]


def only_shelf_card_to_donate() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", shelves=[shelf("A1")], tiles={DONATION: ""})
    return state, visiting(state, 0, DONATION), []


def only_target_of_the_guild() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", tiles={GUILD: "", DUMP: ""})
    stand(state, 1, DUMP)
    stand(state, 0, HOME)
    return state, visiting(state, 0, GUILD), []


def only_assistant_to_move() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", tiles={LODGE: ""})
    return state, visiting(state, 0, LODGE), [(0, "lodge", "move")]


def only_card_to_lift() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", shelves=[shelf("-A1")], tiles={LODGE: ""})
    return state, visiting(state, 0, LODGE), [(0, "lodge", "shelf"), (0, "lodge", "done")]


def only_card_to_shelve() -> tuple[State, Flow[None], list[Said]]:
    state = table("A1", "", shelves=[shelf("B1")], tiles={})
    return state, visiting(state, 0, HOME), [(0, "home", "shelve"), (0, "shelve", ("cell", 0, -1))]


def only_card_to_swap() -> tuple[State, Flow[None], list[Said]]:
    state = table("A1", "", tiles={SWAP: "B1"})
    return state, visiting(state, 0, SWAP), [(0, "shelve", "keep")]


def only_card_to_swap_with_the_hand() -> tuple[State, Flow[None], list[Said]]:
    state = table("A1", "", shelves=[shelf("B1")], tiles={LODGE: ""})
    script = [(0, "lodge", "shelf"), (0, "lodge-shelf", "swap-hand"), (0, "lodge", "done")]
    return state, visiting(state, 0, LODGE), script


def only_hand_card_to_give() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "A1", tiles={TAX: ""})
    return state, visiting(state, 0, TAX), []


def only_hand_card_to_donate() -> tuple[State, Flow[None], list[Said]]:
    state = table("A1", "", tiles={DONATION: ""})
    return state, visiting(state, 0, DONATION), []


def all_hand_cards_to_pay() -> tuple[State, Flow[None], list[Said]]:
    state = table("A1 A2", "", tiles={AUCTION: "B1"})
    stand(state, 0, AUCTION, 1)
    return state, resolve(state, AUCTION), [(0, "shelve-card", "done")]


def only_card_for_the_goblin() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "B3", kinds=["goblin"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT)
    return state, visiting(state, 0, DRAFT, 1, "goblin"), [(0, "goblin", ("steal", 1, "CC")), (0, "shelve", "keep")]


def only_pair_to_swap() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", shelves=[shelf("A1 B1")], tiles={LODGE: ""})
    script = [(0, "lodge", "shelf"), (0, "lodge-shelf", "swap-shelf"), (0, "lodge", "done")]
    return state, visiting(state, 0, LODGE), script


def only_place() -> tuple[State, Flow[None], list[Said]]:
    state = table("", "", tiles={})
    stand(state, 0, HOME, 0, "wizard")
    return state, place_one(state), []


@pytest.mark.parametrize(
    "case, told",
    [
        (last_at_bookseller, "took"),
        (last_at_community, "gave"),
        (last_at_draft, "took"),
        (only_card_to_swap_for, "swapped"),
        (only_shelf_card_to_give, "taxed"),
        (only_shelf_card_to_donate, "discarded"),
        (only_target_of_the_guild, "placed"),
        (only_assistant_to_move, "moved-home"),
        (only_card_to_lift, "lifted"),
        (only_card_to_shelve, "shelved"),
        (only_card_to_swap, "swapped"),
        (only_card_to_swap_with_the_hand, "swapped-shelf"),
        (only_hand_card_to_give, "taxed"),
        (only_hand_card_to_donate, "discarded"),
        (all_hand_cards_to_pay, "paid"),
        (only_card_for_the_goblin, "gave-secretly"),
        (only_pair_to_swap, "rearranged"),
        (only_place, "placed-home"),
    ],
)
def test_a_choice_that_public_information_alone_answers_is_made_unasked_and_logged(
    case: Callable[[], tuple[State, Flow[None], list[Said]]], told: str
) -> None:
    """EL-A2"""
    state, flow, script = case()
    run(flow, *script)
    assert facts(state, told)
    assert next(fact for fact in state.told if fact.key == told).eyes is None


def test_a_card_alone_on_its_shelf_is_not_lifted_to_lie_where_it_lay() -> None:
    """EL-68: with nothing in hand either there is nothing to rearrange."""
    state = table("", "", shelves=[shelf("A1")], tiles={LODGE: ""})
    assert asked(visiting(state, 0, LODGE)).options == options("move", "done")
    entombed = table("", "", shelves=[shelf("A1/B1")], tiles={LODGE: ""})
    assert asked(visiting(entombed, 0, LODGE)).options == options("move", "shelf", "done")


@pytest.mark.parametrize("number, seats", [(seats, seats) for seats in (2, 3, 4)])
def test_nobody_is_asked_for_all_the_cards_that_they_have(number: int, seats: int) -> None:
    """EL-A2: how many cards somebody holds is public, so that they give all of them is no answer."""
    match, luck = new_match("exlibris", seats, number), Random(number)
    while not match.over:
        for seat, pending in match.pending.items():
            ask, hand = pending.ask, set(match.view(seat).players[seat].hand or ())
            forced = ask.at_least == ask.at_most == len(ask.options)
            assert not (forced and {option[1:] for option in ask.options} == {(one,) for one in hand}), ask
        step(match, luck)


def test_who_must_give_the_goblin_a_card_is_asked_even_with_one_that_holds_it() -> None:
    """EL-A2, EL-83: an instant answer would tell what is in the hand."""
    state = table("", "B3 A2", kinds=["goblin"], tiles={DRAFT: ""})
    stand(state, 1, DRAFT)
    flow = visiting(state, 0, DRAFT, 1, "goblin")
    assert asked(flow, (0, "goblin", ("steal", 1, "CC"))).options == options("B3")


def test_who_has_nothing_to_show_for_the_search_is_asked_all_the_same() -> None:
    """EL-A2, EL-71, EL-73"""
    state = table("", "", tiles={DUMP: "", SHACK: "A2"}, pile="A2")
    stand(state, 0, DUMP)
    assert asked(resolve(state, DUMP), (0, "dump-category", "CC")).options == options("nothing")
    assert asked(visiting(state, 1, SHACK), (1, "shack-category", "CC")).options == options("nothing")
