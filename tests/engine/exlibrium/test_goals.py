"""The goals of the advanced rules (XB-50 to XB-54)."""

from random import Random

import pytest

from engine.exlibrium.activation import activate
from engine.exlibrium.draft import deal
from engine.exlibrium.goals import value_of
from engine.exlibrium.state import ASSASSIN, BARD, BERSERKER, KNIGHT, MERCENARY, NOBODY, WIZARD, State
from engine.exlibrium.view import view
from engine.match import RefusedError
from tests.engine.exlibrium.table import at_each_choice, cards, drive, match_at, new_match, state_of, table, told


def open_goals(state: State) -> list[list[int | None]]:
    return [[goal.character for goal in column] for column in view(state, None).columns]


def test_the_vector() -> None:  # XB-50, XB-51
    a, b, c, d, e, f = WIZARD, BERSERKER, MERCENARY, ASSASSIN, KNIGHT, BARD
    state = table({}, {}, advanced=1, phase="deal", round_=0)
    state.deck = cards("BM") * 60
    assert open_goals(state) == [[a], [None, c], [None, None, f]]
    drive(deal(state))
    assert open_goals(state) == [[a], [None, c], [None, None, f]]
    assert told(state, "goal-open") == []
    drive(deal(state))
    assert open_goals(state) == [[a], [b, c], [None, None, f]]
    assert told(state, "goal-open") == [(b, 2, 1)]
    drive(deal(state))
    assert open_goals(state) == [[a], [b, c], [d, e, f]]
    assert told(state, "goal-open")[1:] == [(d, 3, 1), (e, 3, 2)]
    values = [goal.value for column in view(state, None).columns for goal in column]
    assert values == [1, 1, 2, 1, 2, 3]


def test_only_the_rounds_own_column_counts() -> None:  # XB-50, XB-53
    state = table({}, {}, advanced=1)
    values = []
    for state.round in (1, 2, 3):
        values.append([value_of(state, character) for character in range(7)])
    assert values == [[0, 0, 1, 0, 0, 0, 0], [1, 2, 0, 0, 0, 0, 0], [0, 0, 0, 1, 2, 3, 0]]


def test_a_new_game_lays_six_goals_and_opens_three() -> None:  # XB-50, XB-51
    match = new_match(3, 50, advanced=1)
    columns = state_of(match).columns
    assert [len(column) for column in columns] == [1, 2, 3]
    assert sorted(goal for column in columns for goal in column) == [0, 1, 2, 3, 4, 5]
    opened = [fact.args for fact in match.opening if fact.key == "goal-open"]
    assert opened == [(column[-1], number, number) for number, column in enumerate(columns, 1)]


def test_goals_are_shuffled() -> None:  # XB-50
    orders = {
        tuple(goal for column in state_of(new_match(2, seed, advanced=1)).columns for goal in column)
        for seed in range(9)
    }
    assert len(orders) > 5


def test_the_basic_rules_have_no_goals() -> None:  # XB-50
    match = new_match(3, 50)
    assert match.view(None).columns == ()
    asked = {match.pending[seat].ask.key for match in at_each_choice(match, Random(5)) for seat in match.pending}
    assert "goal" not in asked


def test_up_to_the_value_may_be_spent_instead_of_the_ability() -> None:  # XB-40, XB-52
    state = table({KNIGHT: "KR KW KX KB", BERSERKER: 1}, {}, advanced=1, round_=3, character=KNIGHT)
    state.deck = cards("BM")
    goal, which = drive(activate(state), ("spend", 2), (("card", 0, KNIGHT, 0), ("card", 0, KNIGHT, 2)))
    assert goal.options == (("ability",), ("spend", 0), ("spend", 1), ("spend", 2))
    assert goal.about == (KNIGHT, 2)
    assert (which.at_least, which.at_most, len(which.options)) == (2, 2, 4)
    assert sorted(state.players[0].spent) == sorted(cards("KR KX"))
    assert state.players[0].stacks[KNIGHT] == cards("KW KB")
    assert told(state, "spent") == [(0, KNIGHT, 2)]
    assert state.deck == cards("BM")  # instead of, not besides


def test_zero_is_allowed() -> None:  # XB-52
    state = table({WIZARD: 2}, {}, advanced=1, character=WIZARD)
    drive(activate(state), ("spend", 0))
    assert told(state, "spent") == [(0, WIZARD, 0)]
    assert state.doubler == NOBODY


def test_the_ability_may_be_used_all_the_same() -> None:  # XB-52
    state = table({WIZARD: 2}, {}, advanced=1, character=WIZARD)
    drive(activate(state), ("ability",), ("character", KNIGHT))
    assert (state.doubler, state.doubled) == (0, KNIGHT)


def test_doubling_does_not_let_one_spend_more() -> None:  # XB-24, XB-52
    state = table({BARD: 2}, {BERSERKER: 1}, advanced=1, round_=3, character=BARD)  # value 3
    state.doubler, state.doubled = 0, BARD
    (ask,) = drive(activate(state), ("spend", 2))  # all of them: no question which
    assert ask.options == (("ability",), ("spend", 0), ("spend", 1), ("spend", 2))


def test_a_character_without_a_goal_uses_its_ability() -> None:  # XB-53
    state = table({WIZARD: 2}, {}, advanced=1, round_=2, character=WIZARD)
    (ask,) = drive(activate(state), ("character", KNIGHT))
    assert ask.key == "wizard"


def test_no_card_and_no_target_is_not_asked() -> None:  # XB-54
    state = table({BERSERKER: 1}, {}, advanced=1, round_=3, character=ASSASSIN)
    assert drive(activate(state)) == []
    assert told(state, "nothing") == [(0, ASSASSIN)]


def test_without_a_target_only_spending_is_offered() -> None:  # XB-52, XB-62
    state = table({MERCENARY: 1}, {}, advanced=1, round_=2, character=MERCENARY)
    (ask,) = drive(activate(state), ("spend", 1))
    assert ask.options == (("spend", 0), ("spend", 1))


def test_without_a_card_the_ability_can_be_declined() -> None:  # XB-23, XB-52
    state = table({BERSERKER: 1}, {}, advanced=1, character=WIZARD)
    (ask,) = drive(activate(state), ("spend", 0))
    assert ask.options == (("ability",), ("spend", 0))


@pytest.mark.parametrize("number", [2, 3, -1])
def test_spending_above_the_goals_value_is_refused(number: int) -> None:  # XB-52
    match = match_at(table({WIZARD: 3}, {}, advanced=1, character=WIZARD))  # value 1
    before = match.save()
    with pytest.raises(RefusedError, match="not-offered"):
        match.submit(0, [("spend", number)])
    assert match.save() == before


def test_another_number_of_cards_than_chosen_is_refused() -> None:  # XB-52
    match = match_at(table({WIZARD: 3}, {}, advanced=1, character=WIZARD))
    match.submit(0, [("spend", 1)])
    for picks in ((), match.pending[0].ask.options[:2]):
        with pytest.raises(RefusedError, match="exactly"):
            match.submit(0, picks)
