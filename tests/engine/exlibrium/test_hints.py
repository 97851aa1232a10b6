"""Hints and their reasons: what most tells the advice from the next best answer."""

from collections import Counter
from random import Random

import pytest

from engine.exlibrium.advice.counsel import COUNSEL
from engine.exlibrium.advice.imagined import imagine
from engine.exlibrium.advice.worth import account, expected
from engine.exlibrium.state import ALCHEMIST, ASSASSIN, BARD, BERSERKER, KNIGHT, MERCENARY, WIZARD, State
from engine.exlibrium.vocabulary import ASKS, HINTS
from engine.hint import Hint
from tests.engine.exlibrium.table import at_each_choice, cards, match_at, new_match, table


def test_every_question_has_a_row() -> None:
    assert set(COUNSEL) == set(ASKS)


@pytest.mark.parametrize("advanced", [0, 1])
def test_each_hint_says_what_decided_it_in_the_vocabulary(advanced: int) -> None:
    found = Counter[str]()
    for number in range(2):
        for match in at_each_choice(new_match(2 + number, number, advanced=advanced), Random(number)):
            for seat in match.pending:
                given = match.hint(seat)
                assert given.picks == match.advise(seat)
                assert len(given.args) == len(HINTS[given.reason]), given
                found[given.reason] += 1
    assert len(found) > len(HINTS) / 2


@pytest.mark.parametrize("advanced", [0, 1])
def test_an_account_adds_up_to_what_is_expected(advanced: int) -> None:
    for match in at_each_choice(new_match(3, 8, advanced=advanced), Random(8)):
        if not match.over and match.view(None).round:
            state = imagine(match.view(0))
            sums = [sum(points[seat] for points in account(state).values()) for seat in range(3)]
            assert sums == pytest.approx(expected(state))


def hinted(state: State, seat: int = 0) -> Hint:
    return match_at(state).hint(seat)


def test_points_are_counted() -> None:  # XB-41, XB-52
    final = table({ALCHEMIST: 3}, {}, phase="count", round_=3, character=ALCHEMIST)
    assert hinted(final) == Hint((("spend", 2),), "points", (2,))
    goal = table({KNIGHT: 4}, {BERSERKER: 1}, advanced=1, round_=3, character=KNIGHT)  # value 2, no deck
    assert hinted(goal) == Hint((("spend", 2),), "points", (2,))


def test_the_assassin_takes_a_goal_from_an_opponent() -> None:  # XB-34
    state = table({ASSASSIN: 2, WIZARD: 1}, {ALCHEMIST: "BX"}, {KNIGHT: 1}, round_=3, character=ASSASSIN)
    assert hinted(state) == Hint((("card", 1, ALCHEMIST, 0),), "other-final", (1, ALCHEMIST))


def test_the_wizard_doubles_whom_one_would_activate_by_it() -> None:  # XB-33
    state = table({WIZARD: 2, ALCHEMIST: 2}, {ALCHEMIST: 3, BERSERKER: 9}, round_=1, character=WIZARD)
    given = hinted(state)
    assert given == Hint((("character", ALCHEMIST),), "own-now", (ALCHEMIST,))


def test_where_all_is_alike_it_says_so() -> None:  # XB-37
    state = table({ALCHEMIST: 3}, {BERSERKER: 1}, character=ALCHEMIST)
    assert hinted(state).reason == "alike"


def test_the_knights_unknown_card_may_be_worth_more_than_points() -> None:  # XB-35, XB-52
    state = table({KNIGHT: 1}, {KNIGHT: 1, BERSERKER: 0}, advanced=1, round_=3, character=KNIGHT)
    state.players[0].stacks[BERSERKER] = cards("BM")
    state.deck = cards("AX RW")
    given = hinted(state)
    assert given.reason == ("new-card" if given.picks == (("ability",),) else "points")


def test_a_reason_about_oneself_is_about_a_character_that_one_leads() -> None:
    """own-now: the answer's own table has this seat as the leader over the character."""
    checked = 0
    for match in at_each_choice(new_match(3, 9), Random(9)):
        for seat in match.pending:
            ask, given = match.pending[seat].ask, match.hint(seat)
            if ask.key == "wizard" and given.reason == "own-now":
                match.submit(seat, given.picks)
                view = match.view(seat)
                leads = {found.character: found.seat for found in view.contests}
                assert leads[int(given.args[0])] == seat
                checked += 1
                break
    assert checked


def test_mercenaries_go_where_they_count() -> None:  # XB-32
    state = table({MERCENARY: 2, KNIGHT: 1, BARD: 1}, {KNIGHT: 2, BERSERKER: 5, BARD: 9}, character=MERCENARY)
    given = hinted(state)
    assert given.picks == (("stack", KNIGHT),)
    assert given.args[-1] == KNIGHT
