"""Mercenary cards under other stacks and their return (XB-32 to XB-32c, XB-36, XB-54)."""

from random import Random

import pytest

from data.exlibrium import BOX
from engine.exlibrium.abilities import use_ability
from engine.exlibrium.activation import activate
from engine.exlibrium.goals import goal_or_ability
from engine.exlibrium.state import (
    ALCHEMIST,
    ASSASSIN,
    BARD,
    BERSERKER,
    KNIGHT,
    MERCENARY,
    WIZARD,
)
from engine.exlibrium.view import view
from tests.engine.exlibrium.table import (
    at_each_choice,
    card,
    cards,
    drive,
    learned,
    new_match,
    state_of,
    table,
    told,
)


def test_the_vector() -> None:  # XB-32, XB-32c
    state = table({MERCENARY: "MB MW", KNIGHT: "KR"}, {ASSASSIN: 1})
    assert drive(use_ability(state, 0, MERCENARY)) == []  # XB-62: one other stack only
    own = state.players[0]
    assert own.stacks[KNIGHT] == cards("MB MW KR")
    assert (len(own.stacks[KNIGHT]), len(own.stacks[MERCENARY])) == (3, 0)
    assert told(state, "transferred") == [(0, 2, KNIGHT)]
    drive(use_ability(state, 1, ASSASSIN), ("card", 0, KNIGHT, 2))
    assert (own.stacks[BARD], own.stacks[MERCENARY], own.stacks[KNIGHT]) == (cards("KR"), cards("MB MW"), [])
    assert told(state, "returned") == [(0, 2, KNIGHT)]
    assert own.moved == [0] * 7


def test_a_moved_card_shows_the_mercenary_and_counts_for_its_stack() -> None:  # XB-15, XB-32
    state = table({MERCENARY: "MB MW", KNIGHT: "KR"}, {})
    drive(use_ability(state, 0, MERCENARY))
    stack = view(state, None).players[0].stacks[KNIGHT]
    assert [(one.facing, one.card) for one in stack.cards] == [
        (MERCENARY, None),
        (MERCENARY, None),
        (KNIGHT, card("KR")),
    ]
    assert (stack.moved, stack.influence) == (2, 3)


def test_all_other_stacks_with_cards_are_offered() -> None:  # XB-32, XB-32a
    state = table({MERCENARY: 1, KNIGHT: 2, BARD: 1}, {WIZARD: 2})
    (ask,) = drive(use_ability(state, 0, MERCENARY), ("stack", BARD))
    assert ask.options == (("stack", KNIGHT), ("stack", BARD))


@pytest.mark.parametrize("stacks", [{KNIGHT: 2}, {MERCENARY: 2}])
def test_without_mercenaries_or_another_stack_nothing_happens(stacks: dict[int, int]) -> None:  # XB-32a
    state = table(stacks, {})
    assert drive(use_ability(state, 0, MERCENARY)) == []
    assert told(state, "nothing") == [(0, MERCENARY)]


def test_a_second_transfer_goes_under_the_first() -> None:  # XB-16, XB-32
    state = table({MERCENARY: "MX", KNIGHT: "MB KR"}, {}, moved={0: {KNIGHT: 1}})
    drive(use_ability(state, 0, MERCENARY))
    assert state.players[0].stacks[KNIGHT] == cards("MX MB KR")
    assert state.players[0].moved[KNIGHT] == 2


def test_they_return_under_the_cards_already_there() -> None:  # XB-32
    state = table({MERCENARY: "MX", KNIGHT: "MB MW KR"}, {ASSASSIN: 1}, moved={0: {KNIGHT: 2}})
    drive(use_ability(state, 1, ASSASSIN), ("card", 0, KNIGHT, 2))
    assert state.players[0].stacks[MERCENARY] == cards("MB MW MX")
    assert not learned(state)  # XB-63: they are covered as before


def test_returning_as_the_only_ones_uncovers_the_top_one() -> None:  # XB-15, XB-63
    state = table({KNIGHT: "MB MW KR"}, {ASSASSIN: 1}, moved={0: {KNIGHT: 2}})
    drive(use_ability(state, 1, ASSASSIN), ("card", 0, KNIGHT, 2))
    assert learned(state)


def test_a_moved_card_flipped_is_an_ordinary_one_again() -> None:  # XB-32b
    state = table({KNIGHT: "MB MK KR", BERSERKER: "BX"}, {ASSASSIN: 1}, moved={0: {KNIGHT: 2}})
    drive(use_ability(state, 1, ASSASSIN), ("card", 0, KNIGHT, 0))
    own = state.players[0]
    assert own.stacks[BERSERKER] == cards("BX MB")
    assert own.moved[BERSERKER] == 0
    drive(use_ability(state, 1, ASSASSIN), ("card", 0, KNIGHT, 0))  # its other half is the stack's own character
    assert own.stacks[KNIGHT] == cards("KR MK")
    assert own.moved[KNIGHT] == 0


def test_a_moved_card_exchanged_goes_under_the_new_stack() -> None:  # XB-32b, XB-36
    state = table({KNIGHT: "MB KR", BARD: 1}, {KNIGHT: "KX", WIZARD: "WX"}, moved={0: {KNIGHT: 1}})
    drive(use_ability(state, 0, BARD), ("card", 0, KNIGHT, 0), ("card", 1, WIZARD, 0))
    assert state.players[1].stacks[KNIGHT] == cards("MB KX")
    assert state.players[1].moved[KNIGHT] == 1
    assert not learned(state)


def test_a_moved_card_exchanged_goes_under_those_already_moved() -> None:  # XB-36
    moved = {0: {KNIGHT: 1}, 1: {KNIGHT: 1}}
    state = table({KNIGHT: "MB KR", BARD: 1}, {KNIGHT: "MW KX", WIZARD: "WX"}, moved=moved)
    drive(use_ability(state, 0, BARD), ("card", 0, KNIGHT, 0), ("card", 1, WIZARD, 0))
    assert state.players[1].stacks[KNIGHT] == cards("MB MW KX")
    assert (state.players[0].moved[KNIGHT], state.players[1].moved[KNIGHT]) == (0, 2)


def test_a_moved_card_exchanged_to_no_ordinary_card_returns() -> None:  # XB-32, XB-36
    state = table({KNIGHT: "MB KR", BARD: 1}, {WIZARD: "WX WB"}, moved={0: {KNIGHT: 1}})
    drive(use_ability(state, 0, BARD), ("card", 0, KNIGHT, 0), ("card", 1, WIZARD, 1))
    assert state.players[1].stacks[KNIGHT] == []
    assert state.players[1].stacks[MERCENARY] == cards("MB")
    assert learned(state)


def test_an_exchange_is_one_step() -> None:  # XB-32, XB-36
    state = table({KNIGHT: "MB KR"}, {KNIGHT: "KX"}, moved={0: {KNIGHT: 1}})
    drive(use_ability(state, 0, BARD), ("card", 0, KNIGHT, 1))
    assert state.players[0].stacks[KNIGHT] == cards("MB KX")
    assert told(state, "returned") == []


def test_the_chain_counts_moved_cards_where_they_lie() -> None:  # XB-22, XB-32
    state = table({KNIGHT: "MB KR"}, {MERCENARY: 1, KNIGHT: 1}, moved={0: {KNIGHT: 1}}, character=MERCENARY)
    drive(activate(state))
    assert told(state, "activates") == [(1, MERCENARY, 1)]


def test_spending_the_ordinary_cards_lets_the_moved_ones_return() -> None:  # XB-32, XB-32b, XB-52
    state = table({WIZARD: "MB WK"}, {}, moved={0: {WIZARD: 1}}, advanced=1, character=WIZARD)
    drive(goal_or_ability(state, 0, WIZARD, able=True), ("spend", 1), ("card", 0, WIZARD, 1))
    assert state.players[0].spent == cards("WK")
    assert state.players[0].stacks[MERCENARY] == cards("MB")


def test_a_moved_card_can_be_spent_in_its_stack() -> None:  # XB-32b, XB-40
    state = table({ALCHEMIST: "MB KX"}, {}, moved={0: {ALCHEMIST: 1}})
    drive(use_ability(state, 0, ALCHEMIST), ("card", 0, ALCHEMIST, 0))
    assert state.players[0].spent == cards("MB")
    assert state.players[0].moved[ALCHEMIST] == 0


def test_its_goal_counts_only_the_mercenary_stack() -> None:  # XB-54
    state = table({MERCENARY: "MX", KNIGHT: "MB KR"}, {}, moved={0: {KNIGHT: 1}}, advanced=1, round_=2)
    (ask,) = drive(goal_or_ability(state, 0, MERCENARY, able=True), ("spend", 1))
    assert ask.options == (("ability",), ("spend", 0), ("spend", 1))  # value 2
    assert state.players[0].spent == cards("MX")


@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_stacks_are_in_order_at_every_moment(seats: int, advanced: int) -> None:  # XB-15, XB-32
    returned = 0
    for number in range(4):
        match = new_match(seats, number, advanced=advanced)
        for _ in at_each_choice(match, Random(number)):
            for player in state_of(match).players:
                assert player.moved[MERCENARY] == 0
                returned += sum(player.moved)
                for character, (stack, moved) in enumerate(zip(player.stacks, player.moved, strict=True)):
                    assert moved < len(stack) or moved == len(stack) == 0
                    assert all(MERCENARY in BOX.cards[one].characters for one in stack[:moved])
                    assert all(character in BOX.cards[one].characters for one in stack[moved:])
    assert returned
