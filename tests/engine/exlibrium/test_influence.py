"""Who activates, and the chain that breaks ties (XB-20 to XB-26)."""

from random import Random

import pytest

from engine.exlibrium.abilities import use_ability
from engine.exlibrium.activation import activate
from engine.exlibrium.influence import Contest, Step, contest, influence
from engine.exlibrium.state import (
    ALCHEMIST,
    ASSASSIN,
    BARD,
    BERSERKER,
    KNIGHT,
    MERCENARY,
    NOBODY,
    WIZARD,
    State,
)
from tests.engine.exlibrium.table import at_each_choice, drive, match_at, new_match, table, told

VASYA, PETYA, MASHA = range(3)


def example() -> State:
    """The rulebook's example, with an Assassin card of Petya's on top that faces the Knight when flipped."""
    return table(
        {BERSERKER: 2, ASSASSIN: 2, KNIGHT: 1},
        {BERSERKER: 3, ASSASSIN: "AB AK"},
        {BERSERKER: 2, KNIGHT: 1},
    )


def who(state: State, character: int) -> Contest:
    return contest(influence(state), character, range(state.seats))


def test_the_rulebooks_example() -> None:  # XB-21, XB-22, XB-25
    found = who(example(), ASSASSIN)
    assert found == Contest(ASSASSIN, PETYA, (Step(ASSASSIN, 2, (VASYA, PETYA)), Step(BERSERKER, 3, (PETYA,))))
    assert who(example(), KNIGHT) == Contest(
        KNIGHT,
        VASYA,
        (
            Step(KNIGHT, 1, (VASYA, MASHA)),
            Step(BERSERKER, 2, (VASYA, MASHA)),
            Step(MERCENARY, 0, (VASYA, MASHA)),
            Step(WIZARD, 0, (VASYA, MASHA)),
            Step(ASSASSIN, 2, (VASYA,)),
        ),
    )


def test_the_rulebooks_example_after_petyas_flip() -> None:  # XB-22 (as it stands), XB-25, XB-31
    state = example()
    drive(use_ability(state, PETYA, BERSERKER), ("card", PETYA, ASSASSIN, 1))
    assert who(state, KNIGHT).seat == PETYA
    assert who(state, ASSASSIN).seat == VASYA


@pytest.mark.parametrize("doubled, knight", [(BERSERKER, MASHA), (KNIGHT, MASHA)])
def test_the_example_with_a_doubling(doubled: int, knight: int) -> None:  # XB-24, XB-25, XB-33
    state = example()
    drive(use_ability(state, MASHA, WIZARD), ("character", doubled))
    assert who(state, KNIGHT).seat == knight
    assert who(state, ASSASSIN).seat == PETYA
    assert who(state, KNIGHT).tied == (doubled == BERSERKER)


@pytest.mark.parametrize("decides", range(7))
def test_any_character_of_the_chain_may_decide(decides: int) -> None:  # XB-22, from the first to the last
    compared = BARD if decides != BARD else KNIGHT
    state = table({compared: 1}, {compared: 1, decides: 1}, {compared: 1})
    found = who(state, compared)
    assert (found.seat, found.steps[-1].character) == (1, decides)


def test_nobody_is_activated_when_the_chain_leaves_two() -> None:  # XB-22, XB-26
    state = table({BERSERKER: 2}, {BERSERKER: 2}, {BERSERKER: 1})
    assert [who(state, character).seat for character in range(7)] == [NOBODY] * 7
    for character in range(7):
        state.character = character
        assert drive(activate(state)) == []
    assert told(state, "nobody-activates") == [(character,) for character in range(7)]
    assert told(state, "tied")[:2] == [(BERSERKER, 2, 0, 1), (MERCENARY, 0, 0, 1, 2)]


def test_nobody_gets_the_goal_of_an_undecided_character() -> None:  # XB-22
    state = table({WIZARD: 1}, {WIZARD: 1}, advanced=1, character=WIZARD)
    assert drive(activate(state)) == []
    assert state.activated == [NOBODY]


def test_zero_counts_so_an_alchemist_without_cards_may_be_activated() -> None:  # XB-21, XB-23, XB-37
    state = table({BERSERKER: 1}, {BARD: 3}, character=ALCHEMIST)
    assert drive(activate(state)) == []
    assert told(state, "activates") == [(0, ALCHEMIST, 0)]
    assert told(state, "nothing") == [(0, ALCHEMIST)]
    assert state.players[0].spent == []


def test_the_chain_is_told() -> None:  # XB-22
    state = table({KNIGHT: 1, BARD: 1}, {KNIGHT: 1}, character=KNIGHT)
    assert drive(activate(state)) == []
    assert told(state, "tied") == [(KNIGHT, 1, 0, 1)]
    chain = (BERSERKER, 0, MERCENARY, 0, WIZARD, 0, ASSASSIN, 0, KNIGHT, 1, BARD, 1)
    assert told(state, "tie-broken") == [(0, KNIGHT, *chain)]
    assert told(state, "activates") == [(0, KNIGHT, 1)]


def test_characters_activate_once_a_round_in_order() -> None:  # XB-20
    order: dict[int, list[int]] = {}
    for match in at_each_choice(new_match(4, 20, advanced=1), Random(20)):
        view = match.view(None)
        if view.phase == "activation":
            order.setdefault(view.round, []).append(view.character)
            assert len(view.activated) == view.character + 1
            assert view.activated[-1] == view.active == view.contest.seat
    assert sorted(order) == [1, 2, 3]
    assert all(characters == sorted(characters) for characters in order.values())


def test_the_view_tells_who_will_activate_if_nothing_changes() -> None:  # XB-21, XB-22
    state = example()
    view = match_at(state).view(None)
    assert [found.seat for found in view.contests] == [who(state, character).seat for character in range(7)]
    assert view.contest == who(state, BERSERKER)
    assert (view.character, view.active) == (BERSERKER, PETYA)


def test_stacks_and_points_stay_and_the_doubling_ends() -> None:  # XB-16, XB-24
    state = table({BERSERKER: 2}, {KNIGHT: 1}, character=ALCHEMIST)
    state.players[0].spent = [1]
    state.doubler, state.doubled = 1, KNIGHT
    drive(activate(state))
    assert (state.doubler, state.doubled, state.phase) == (NOBODY, -1, "deal")
    assert state.players[0].spent == [1]
    assert len(state.players[0].stacks[BERSERKER]) == 2
