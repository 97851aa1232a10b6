"""Stored states of Ex Libris: nothing lost, nothing shared, old ones still readable, bad ones refused."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.catalogue import Json
from engine.chance import Chance
from engine.exlibris import RULES
from engine.exlibris.saved import VERSION, dump, load
from engine.exlibris.state import State
from engine.match import Choice, DivergedError, Match
from tests.engine.exlibris.table import number, table
from tests.engine.playing import as_json, match_of, new_match, play_randomly, play_some, random_games, seen, steps

GOLDEN = Path(__file__).parents[2] / "golden"
"""Matches stored in the middle of a turn, one of three by version 1 and a solo one by version 2. They are never to be
written anew."""
OLD, SOLO = "exlibris_v1.json", "exlibris_v2_solo.json"


def golden(name: str = OLD) -> Json:
    saved: Json = json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    return saved


def of_today() -> Json:
    """The checkpoint of the golden match as this version stores it."""
    return dump(load(golden()["checkpoint"], 1))


@random_games(12)
def test_a_state_survives_json(number: int, seats: int) -> None:
    match, luck = new_match("exlibris", seats, number), Random(number)
    for _ in steps(match, luck):
        if luck.random() < 0.2:
            survives(match._state)
    survives(match._state)


PASSING: dict[str, Any] = {"told": [], "ends": None}
"""What is not stored: what has just been told, and who wants to know where a round ends."""


@pytest.mark.parametrize("level", [1, 6])
def test_a_solo_state_survives_json(level: int) -> None:
    match, luck = new_match("exlibris", 1, level, level=level), Random(level)
    for _ in steps(match, luck):
        survives(match._state)
    survives(match._state)


def survives(state: Any) -> None:
    stored = dump(state)
    text = json.dumps(stored)
    read = load(json.loads(text), VERSION)
    assert {**fields(read), **PASSING} == {**fields(state), **PASSING}
    assert json.dumps(dump(read)) == text


def fields(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in State.__slots__}


def test_every_field_is_stored_but_what_was_just_told() -> None:
    state: Any = play_some(new_match("exlibris", 2, 1), Random(1), 30)._state
    stored = dump(state)
    assert {*stored, *PASSING} == set(State.__slots__)


def test_a_stored_state_shares_nothing_with_the_live_one() -> None:
    match = play_some(new_match("exlibris", 4, 2), Random(2), 40)
    state: Any = match._state
    stored = dump(state)
    text = json.dumps(stored)
    play_randomly(match, Random(3))
    assert json.dumps(stored) == text


def test_a_read_state_shares_nothing_with_the_data() -> None:
    saved = as_json(play_some(new_match("exlibris", 3, 2), Random(2), 60))
    text = json.dumps(saved)
    play_randomly(Match.restore(saved), Random(1))
    assert json.dumps(saved) == text


def test_luck_goes_on_where_it_was() -> None:
    state: Any = play_some(new_match("exlibris", 2, 1), Random(1), 50)._state
    read = load(dump(state), VERSION)
    assert isinstance(read.chance, Chance)
    assert [read.chance.below(152) for _ in range(20)] == [state.chance.below(152) for _ in range(20)]


def test_the_golden_match_can_still_be_read() -> None:
    match = Match.restore(golden())
    assert (match.rules.key, match.number, match.over) == ("exlibris", 149, False)
    view = match.view(None)
    assert (view.seats, view.round, view.phase) == (3, 4, "placement")


def test_the_golden_solo_match_can_still_be_read() -> None:
    match = Match.restore(golden(SOLO))
    view = match.view(0)
    assert (view.seats, view.round, match.pending[0].ask.key) == (1, 3, "shelve-card")
    assert (view.public.level, view.public.shown, view.public.hidden, view.deck) == (3, ("RT",), 1, 104)
    if golden(SOLO)["version"] == VERSION:
        since = {"mark": match.mark, "learned": match.save()["learned"]}  # which older saves do not have
        assert match.save() == {**golden(SOLO), **since}


def test_a_match_of_version_1_has_no_variants_and_no_public_library() -> None:
    """EL-94, EL-95: it goes on as it was begun."""
    view = Match.restore(golden()).view(None)
    assert dict(view.options) == {"first": -1, "beginner": 0, "friendly": 0, "long": 0, "removal": 1}
    assert (view.public, view.target) == (None, 14)


@pytest.mark.parametrize("name", [OLD, SOLO])
def test_the_golden_match_can_still_be_played_on(name: str) -> None:
    match = Match.restore(golden(name))
    play_randomly(match, Random(1))
    assert match.over
    assert match.commitment == match._state.chance.commitment


def test_the_golden_match_can_still_be_taken_back_and_left_at_its_checkpoint() -> None:
    match = Match.restore_checkpoint(golden())
    assert match.number == 149
    assert match.save()["checkpoint_number"] == golden()["checkpoint_number"]
    play_randomly(match, Random(1))


@pytest.mark.parametrize("version", [0, VERSION + 1, -1, None, "1"])
def test_a_state_of_an_unknown_version_is_refused(version: Any) -> None:
    with pytest.raises(ValueError, match=f"version {version}"):
        load(golden()["checkpoint"], version)


@pytest.mark.parametrize("name", sorted(of_today()))
def test_a_state_with_a_part_missing_is_refused(name: str) -> None:
    stored = of_today()
    del stored[name]
    with pytest.raises(KeyError, match=name):
        load(stored, VERSION)


DAMAGES: dict[str, Callable[[Json], Any]] = {
    "players none": lambda stored: stored.update(players=None),
    "a player who is a number": lambda stored: stored["players"].__setitem__(0, 5),
    "half a stack": lambda stored: stored["players"][0].update(shelf=[[0, 0, 5]]),
    "half an assistant": lambda stored: stored["players"][0].update(assistants=[["ordinary"]]),
    "too much of an assistant": lambda stored: stored["players"][0].update(assistants=[[0, "o", 1, 1, 1, 1]]),
    "a chance that is a number": lambda stored: stored.update(chance=5),
    "a chance without a counter": lambda stored: stored.update(chance=["00"]),
    "tiles that have no number": lambda stored: stored.update(stock={"hut": []}),
    "stock that is a list": lambda stored: stored.update(stock=[1]),
    "a line that is too long": lambda stored: stored.update(sheet=[{"total": 1, "more": 2}]),
    "an option that is none": lambda stored: stored.update(options=3),
    "a deck that is a number": lambda stored: stored.update(deck=3),
    "a public library that is a number": lambda stored: stored.update(public=4),
    "a public library without a speciality": lambda stored: stored.update(public={"shown": [], "line": None}),
    "flips without places": lambda stored: stored.update(flips={"0": [1]}),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_state_is_refused(damage: Callable[[Json], Any]) -> None:
    stored = of_today()
    damage(stored)
    with pytest.raises((AttributeError, KeyError, TypeError, ValueError)):
        load(stored, RULES.version)


def test_a_tampered_choice_in_the_golden_match_is_noticed() -> None:
    saved = golden()
    saved["tail"][0][2] = "gift-to"
    with pytest.raises(DivergedError, match=f"choice {saved['tail'][0][0]}: "):
        Match.restore(saved)


def test_all_eyes_see_the_golden_match_alike_after_another_storing() -> None:
    match = Match.restore(golden())
    assert seen(Match.restore(as_json(match))) == seen(match)


def swapping() -> Match:
    """Seat 0 has swapped its only hand card, which today's rules do not ask for (EL-A2)."""
    state = table("A1", "B1 B2", kinds=["wizard"], tiles={2: "C1", 4: ""})
    match = match_of("exlibris", state)
    match.submit(0, (("tile", "ordinary", 2, 0),))
    assert match.pending[0].ask.key == "shelve"
    return match


def test_an_answer_that_older_rules_asked_for_is_passed_over() -> None:
    match = swapping()
    saved = as_json(match)
    old = [2, 0, "swap-give", [["card", number("A1")]]]
    again = Match.restore({**saved, "tail": [*saved["tail"], old], "number": 2})
    assert (again.mark, again.number, again.view(0)) == (match.mark, 2, match.view(0))
    assert match.answered_by(Choice.from_json(old)) is None
    play_randomly(again, Random(1))


def test_what_was_never_passed_over_still_has_to_fit() -> None:
    match = swapping()
    with pytest.raises(DivergedError, match="take is not what seat 0 is asked"):
        match.answered_by(Choice(2, 0, "take", (("card", number("C1")),)))
    saved = as_json(match)
    old = [2, 0, "swap-give", [["card", number("A1")]]]
    with pytest.raises(DivergedError, match="not the one that was saved"):
        Match.restore({**saved, "tail": [old], "number": 2})
