"""Setting up a match (EL-10 to EL-15)."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from data.exlibris import BOX
from engine.chance import seating
from engine.exlibris.setup import choose_library
from engine.exlibris.state import IN_HAND, State
from engine.exlibris.turn import prepare
from engine.exlibris.view import view
from engine.match import Match
from tests.engine import playing
from tests.engine.exlibris.table import asked, options, run

SEEDS = [f"{number:064x}" for number in range(40)]


def set_up(seats: int = 3, seed: str = SEEDS[0], **options: int) -> State:
    state: State = playing.set_up("exlibris", seats, seed, **options)
    return state


def choose(state: State) -> list[tuple[int, str, str]]:
    """Let each seat take the first library of the pool and discard the next; who did what."""
    done = []
    while state.phase == "libraries":
        seat, taken, gone = state.active, state.pool[0], state.pool[1]
        last = len(state.pool) == 2
        script = [(seat, "library", ("library", taken)), (seat, "library-discard", ("library", gone))]
        run(choose_library(state), *script[: 1 if last else 2])
        done.append((seat, taken, gone))
    return done


def test_the_hut_lies_open_and_the_other_17_tiles_are_shuffled() -> None:
    """EL-10"""
    state = set_up()
    assert sorted(state.stack) == [*range(2, 19)]
    assert len({tuple(set_up(seed=seed).stack) for seed in SEEDS}) == len(SEEDS)
    choose(state)
    run(prepare(state))
    assert 1 in state.tiles


def test_the_first_player_is_random_or_named() -> None:
    """EL-11"""
    assert {set_up(seed=seed).first for seed in SEEDS} == {0, 1, 2}
    assert [set_up(first=seat).first for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("bad", [{"first": 3}, {"first": -2}, {"first": "0"}, {"frist": 0}])
def test_no_other_first_player_or_option_is_accepted(bad: Mapping[str, Any]) -> None:
    """EL-11"""
    with pytest.raises(ValueError, match=r"first|frist"):
        Match.new("exlibris", 3, bad, SEEDS[0])


def test_seats_may_be_shuffled_without_touching_the_luck_of_the_game() -> None:
    """EL-11"""
    orders = {tuple(seating(seed, 3)) for seed in SEEDS}
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_libraries_per_player_lie_open_in_one_pool(seats: int) -> None:
    """EL-12"""
    state = set_up(seats)
    assert len(set(state.pool)) == len(state.pool) == 2 * seats
    assert set(state.pool) <= set(BOX.libraries)
    assert view(state, None).pool == tuple(state.pool)
    assert len({tuple(set_up(seats, seed).pool) for seed in SEEDS}) > 1


@pytest.mark.parametrize("first, order", [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_the_last_seat_chooses_first_then_anti_clockwise_and_the_first_player_last(
    first: int, order: list[int]
) -> None:
    """EL-12: each takes one and discards another."""
    state = set_up(first=first)
    question = asked(choose_library(state))
    assert question.options == options(*[("library", key) for key in state.pool])
    done = choose(state)
    assert [seat for seat, _, _ in done] == order
    assert {seat: state.players[seat].library for seat in range(3)} == {seat: taken for seat, taken, _ in done}
    assert state.pool == []


def test_each_gets_the_librarys_special_assistant_and_two_ordinary_ones() -> None:
    """EL-13"""
    state = set_up()
    choose(state)
    for seat, player in enumerate(state.players):
        kinds = [(one.owner, one.kind, one.where) for one in player.assistants]
        assert kinds == [(seat, player.library, IN_HAND), *[(seat, "ordinary", IN_HAND)] * 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_category_cards_are_dealt_one_prominent_one_banned_and_a_secret_one_to_each(seats: int) -> None:
    """EL-14"""
    state = set_up(seats)
    secret = [player.speciality for player in state.players]
    dealt = [state.prominent, state.banned, *secret, *state.unseen]
    assert sorted(dealt) == ["CC", "FF", "HV", "MM", "RT", "SP"]
    assert {set_up(seats, seed).prominent for seed in SEEDS} == set(BOX.categories)


def test_a_speciality_is_seen_by_its_owner_at_any_time_and_by_nobody_else() -> None:
    """EL-14: the unseen ones by nobody at all."""
    state = set_up()
    for eye in (0, 1, 2, None):
        shown = [player.speciality for player in view(state, eye).players]
        assert shown == [state.players[seat].speciality if seat == eye else None for seat in range(3)]
        known = {state.prominent, state.banned} | {one for one in shown if one}
        assert set(re.findall("'([A-Z]{2})'", repr(view(state, eye)))) == known
    told = [(fact.args, fact.eyes) for fact in state.told if fact.key == "speciality"]
    assert told == [((seat, state.players[seat].speciality), (seat,)) for seat in range(3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_to_each_hand_and_the_rest_is_the_deck(seats: int) -> None:
    """EL-15, and the Witch doesn't mind the opening hand (EL-93): nothing is asked or discarded."""
    state = set_up(seats)
    hands = [card for player in state.players for card in player.hand]
    assert [len(player.hand) for player in state.players] == [6] * seats
    assert sorted(hands + state.deck) == [*range(152)]
    assert state.pile == []
    assert len({tuple(set_up(seats, seed).deck) for seed in SEEDS}) == len(SEEDS)
