"""Whole games by luck in both rule sets (XB-01, XB-10, XB-11); under `--restore` each is loaded after every choice."""

import json
from random import Random

import pytest

from data.exlibrium import BOX
from engine.exlibrium import RULES
from engine.exlibrium.saved import dump, load
from engine.match import Match
from tests.engine.exlibrium.table import all_cards, at_each_choice, finish, new_match, state_of
from tests.engine.playing import eyes_of, reloaded, seed_of, step

BOTH = [(seats, advanced) for seats in (2, 3, 4, 5) for advanced in (0, 1)]


@pytest.mark.parametrize("passing", [0, 1])
@pytest.mark.parametrize("seats, advanced", BOTH)
def test_no_card_is_lost_and_none_is_made(seats: int, advanced: int, passing: int) -> None:  # XB-01, XB-11
    for number in range(2):
        match = new_match(seats, number, advanced=advanced, passing=passing)
        for _ in at_each_choice(match, Random(number)):
            assert all_cards(state_of(match)) == sorted(BOX.deck)
        points = [len(player.spent) for player in state_of(match).players]
        assert match.scores == points == [player.points for player in match.view(None).players]
        assert max(points) == points[match.winners[0]]  # XB-44
        assert state_of(match).round == 3  # XB-10


@pytest.mark.parametrize("seats, advanced", BOTH)
def test_a_restart_after_every_choice_changes_nothing(seats: int, advanced: int) -> None:
    match, other = new_match(seats, 30, advanced=advanced), new_match(seats, 30, advanced=advanced)
    rng = Random(30)
    while not match.over:
        one = step(match, rng)
        facts = other.submit(one.seat, one.picks)
        assert facts == one.facts
        other = reloaded(other)
        assert other.pending == match.pending
    for eye in eyes_of(match):
        assert other.view(eye) == match.view(eye)


def test_a_state_survives_json_and_shares_nothing_with_it() -> None:
    for match in at_each_choice(new_match(5, 31, advanced=1), Random(31)):
        state = state_of(match)
        data = dump(state)
        assert load(json.loads(json.dumps(data)), RULES.version) == state
        kept = json.dumps(data)
        for player in state.players:
            player.stacks[0].append(0)
        assert json.dumps(data) == kept
        for player in state.players:
            player.stacks[0].pop()


def test_a_state_of_another_version_is_refused() -> None:
    with pytest.raises(ValueError, match="version 2"):
        load(dump(state_of(new_match(2, 1))), 2)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (finish(new_match(4, 32, advanced=1), Random(32)) for _ in range(2))
    assert dump(state_of(one)) == dump(state_of(other))
    assert one.commitment == other.commitment
    assert one.seed == seed_of(32)


def test_options_have_defaults() -> None:  # XB-11, XB-14
    assert dict(Match.new("exlibrium", 2, {}, seed_of(1)).view(None).options) == {"advanced": 0, "passing": 1}
