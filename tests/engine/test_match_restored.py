"""Loading a match: the checkpoint, the choices since, and data that is none (the toy game and Ex Libris)."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from engine.catalogue import Json
from engine.match import DivergedError, Match, RefusedError
from tests.engine.playing import (
    GAMES,
    as_json,
    new_match,
    play_randomly,
    play_some,
    reloaded,
    seen,
    step,
    steps,
)


@pytest.fixture
def saved() -> Json:
    """The toy game of two, both asked what to swap: choices 1 to 3 are in the tail."""
    match = new_match("toy", 2, 3)
    match.submit(0, [("high",)])
    for seat in (1, 0):
        match.submit(seat, match.pending[seat].ask.options[:1])
    return as_json(match)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_restored_match_is_the_one_that_was_stored(game: str, seats: int) -> None:
    match = new_match(game, seats, 40 + seats)
    assert seen(reloaded(match)) == seen(match)
    for _ in steps(match, Random(seats)):
        again = reloaded(match)
        assert seen(again) == seen(match)
        assert again.save() == match.save()
        assert again.over == match.over
    assert (again.scores, again.winners) == (match.scores, match.winners)


@pytest.mark.parametrize("game", GAMES)
def test_a_restored_match_goes_on_as_the_one_that_was_stored_does(game: str) -> None:
    match = play_some(new_match(game, 3, 5), Random(5), 12)
    again = reloaded(match)
    assert play_randomly(again, Random(6)) == play_randomly(match, Random(6))
    assert again.save() == match.save()


def test_a_restored_match_tells_no_old_facts(saved: Json) -> None:
    match = Match.restore(saved)
    assert match.opening == []
    assert [fact.key for fact in match.submit(0, [])] == ["swapped"]


def test_data_is_only_read(saved: Json) -> None:
    before = deepcopy(saved)
    play_randomly(Match.restore(saved), Random(1))
    play_randomly(Match.restore_checkpoint(saved), Random(1))
    assert saved == before


def tampered(saved: Json, place: int, **changes: Any) -> Json:
    """The data with one stored choice changed."""
    fields = ("number", "seat", "key", "picks")
    rows = deepcopy(saved["tail"])
    rows[place] = [changes.get(name, old) for name, old in zip(fields, rows[place], strict=True)]
    return {**saved, "tail": rows}


@pytest.mark.parametrize(
    "place, changes, number",
    [
        pytest.param(0, {"key": "loses"}, 1, id="another question"),
        pytest.param(0, {"picks": [["middle"]]}, 1, id="an option that is not offered"),
        pytest.param(0, {"picks": [["high", 1]]}, 1, id="an option with more to it"),
        pytest.param(0, {"picks": []}, 1, id="too few"),
        pytest.param(0, {"picks": [["high"], ["low"]]}, 1, id="too many"),
        pytest.param(0, {"picks": [["high"], ["high"]]}, 1, id="one twice"),
        pytest.param(0, {"seat": 1}, 1, id="a seat that is not asked"),
        pytest.param(1, {"seat": 7}, 2, id="a seat that there is not"),
        pytest.param(2, {"picks": [["card", 99]]}, 3, id="a card that nobody has"),
    ],
)
def test_a_choice_that_no_longer_fits_is_noticed(saved: Json, place: int, changes: dict[str, Any], number: int) -> None:
    with pytest.raises(DivergedError, match=f"choice {number}: ") as caught:
        Match.restore(tampered(saved, place, **changes))
    assert caught.value.number == number


def test_picks_that_are_no_longer_legal_together_are_noticed() -> None:
    for number in range(50):
        match = new_match("toy", 2, number)
        for seat in (0, 0, 1):
            match.submit(seat, match.pending[seat].ask.options[:1])
        cards = match.pending[0].ask.options
        if all(int(card[1]) % 2 for card in cards):
            match.submit(0, cards[:1])
            break
    with pytest.raises(DivergedError, match="toy-two-odd"):
        Match.restore(tampered(as_json(match), 3, picks=[list(card) for card in cards]))


def test_a_choice_after_the_end_is_noticed() -> None:
    match = new_match("toy", 2, 3)
    play_randomly(match, Random(1))
    saved = as_json(match)
    saved["tail"].append([saved["number"] + 1, 0, "wins", [["high"]]])
    with pytest.raises(DivergedError, match="wins is not what seat 0 is asked"):
        Match.restore(saved)


def test_the_checkpoint_is_the_way_out(saved: Json) -> None:
    broken = tampered(saved, 0, key="loses")
    match = Match.restore_checkpoint(broken)
    assert {seat: question.ask.key for seat, question in match.pending.items()} == {0: "wins"}
    assert match.save()["checkpoint"] == saved["checkpoint"]
    assert match.save()["tail"] == []
    assert [row.reason for row in refusals(match)] == ["undo-nothing"] * 2
    play_randomly(match, Random(1))


def refusals(match: Match) -> list[RefusedError]:
    caught = []
    for seat in (0, 1):
        with pytest.raises(RefusedError) as error:
            match.undo(seat)
        caught.append(error.value)
    return caught


def test_going_back_to_the_checkpoint_reuses_no_number(saved: Json) -> None:
    match = Match.restore_checkpoint(saved)
    assert match.number == match.horizon == saved["number"] == 3
    assert match.pending[0].number == 3
    match.submit(0, [("low",)])
    assert [row[0] for row in match.save()["tail"]] == [4]
    assert seen(reloaded(match)) == seen(match)


def test_going_back_to_a_checkpoint_without_choices_since_changes_nothing_to_see() -> None:
    match = new_match("exlibris", 4, 9)
    again = Match.restore_checkpoint(as_json(match))
    assert seen(again) == seen(match)


def without(name: str) -> Callable[[Json], Any]:
    return lambda saved: {key: value for key, value in saved.items() if key != name}


def having(**changes: Any) -> Callable[[Json], Any]:
    return lambda saved: {**saved, **changes}


NAMES = ("game", "version", "number", "horizon", "checkpoint_number", "checkpoint", "tail", "since")


@pytest.mark.parametrize(
    "damage",
    [
        *(pytest.param(without(name), id=f"without {name}") for name in NAMES),
        pytest.param(lambda _: None, id="nothing"),
        pytest.param(lambda _: [], id="a list"),
        pytest.param(lambda _: "{}", id="a text"),
        pytest.param(lambda _: {}, id="an empty object"),
        pytest.param(having(game="chess"), id="an unknown game"),
        pytest.param(having(game=None), id="no game"),
        pytest.param(having(checkpoint=None), id="no checkpoint"),
        pytest.param(having(checkpoint={}), id="an empty checkpoint"),
        pytest.param(having(checkpoint=[1, 2]), id="a checkpoint that is a list"),
        pytest.param(having(tail=None), id="no tail"),
        pytest.param(having(tail=[1]), id="a choice that is a number"),
        pytest.param(having(tail=[[1, 0]]), id="half a choice"),
        pytest.param(having(tail=[[1, 0, "wins", 5]]), id="picks that are a number"),
        pytest.param(having(tail=[[1, 0, "wins", [5]]]), id="an option that is a number"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_saved_match_is_refused_cleanly(game: str, damage: Callable[[Json], Any]) -> None:
    saved = as_json(play_some(new_match(game, 2, 3), Random(2), 3))
    with pytest.raises((KeyError, TypeError, ValueError)):
        Match.restore(damage(saved))


def test_a_damaged_row_harms_no_other_match(saved: Json) -> None:
    match = Match.restore(saved)
    before = seen(match)
    with pytest.raises(DivergedError):
        Match.restore(tampered(saved, 1, seat=7))
    assert seen(match) == before
    step(match, Random(1))
