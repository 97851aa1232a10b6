"""A turn that is played again must lead where it led: what is saved carries a mark of the state."""

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from engine import catalogue
from engine.catalogue import AnyRules, Json, packages, register, rules_of
from engine.mark import mark_of
from engine.match import DivergedError, Match
from tests.engine.playing import as_json, new_match, play_randomly, play_some, seen, step
from tests.toy_game import TOY

every_game = pytest.mark.parametrize("game", [*packages(), TOY.key])
CHOICES = 120


class FromBelow(list[Any]):
    """A deck that draws from the wrong end."""

    def pop(self, index: Any = 0) -> Any:
        return super().pop(index)


def below(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: below(inner) for key, inner in value.items()}
    return FromBelow(value) if isinstance(value, list) else value


def drawing_from_below(rules: AnyRules) -> AnyRules:
    """The same game under a rule that somebody has changed: it asks the same, and draws other cards."""

    def load(data: Json, version: int) -> Any:
        state = rules.load(data, version)
        for field in fields(state):
            if field.name != "players":
                setattr(state, field.name, below(getattr(state, field.name)))
        return state

    return replace(rules, load=load, dump=lambda state: json.loads(json.dumps(rules.dump(state))))


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch, game: str) -> Iterator[None]:
    """What is saved before is loaded under changed rules; `with` it only where one loads."""
    rules = rules_of(game)
    monkeypatch.setattr(catalogue, "_registered", dict(catalogue._registered))
    yield
    register(rules)


@every_game
@pytest.mark.usefixtures("changed")
def test_a_changed_draw_is_noticed_or_makes_no_difference(game: str) -> None:
    rules, live, luck = rules_of(game), new_match(game, 3, 8), Random(8)
    noticed = 0
    while not live.over and live.number < CHOICES:
        saved = as_json(live)
        register(drawing_from_below(rules))
        try:
            assert seen(Match.restore(saved)) == seen(live)
        except DivergedError:
            noticed += 1
        register(rules)
        step(live, luck)
    assert noticed > 0


@every_game
def test_a_mark_that_does_not_fit_is_refused(game: str) -> None:
    saved = as_json(play_some(new_match(game, 2, 3), Random(2), 5))
    assert seen(Match.restore(saved)) == seen(Match.restore({**saved, "mark": saved["mark"]}))
    with pytest.raises(DivergedError, match="not the one that was saved") as caught:
        Match.restore({**saved, "mark": "00" * 8})
    assert caught.value.number == saved["number"]


@every_game
def test_what_was_saved_without_a_mark_is_loaded(game: str) -> None:
    match = play_some(new_match(game, 2, 3), Random(2), 5)
    saved = as_json(match)
    del saved["mark"]
    assert Match.restore(saved).save() == match.save()


@pytest.mark.usefixtures("changed")
@pytest.mark.parametrize("game", ["toy"])
def test_the_mark_of_an_older_version_says_nothing(game: str) -> None:
    match = play_some(new_match(game, 2, 3), Random(2), 5)
    saved = {**as_json(match), "mark": "00" * 8}
    register(replace(rules_of(game), version=2))
    assert Match.restore(saved).view(0) == match.view(0)


@every_game
@pytest.mark.usefixtures("changed")
def test_a_game_that_is_over_stays_as_it_ended_whatever_becomes_of_its_rules(game: str) -> None:
    match = new_match(game, 2, 3)
    play_randomly(match, Random(3))
    saved = as_json(match)
    assert saved["tail"] == []
    register(replace(rules_of(game), turn=lambda _: pytest.fail("a game that is over is not played on")))
    again = Match.restore(saved)
    assert (again.scores, again.winners, again.save()) == (match.scores, match.winners, saved)
    assert seen(again) == seen(match)


def test_a_mark_is_the_same_on_every_python_and_system() -> None:
    data = {
        "deck": [3, 1, 2, -1, 70_000, 2**40],
        "phase": "über",
        "last": True,
        "public": None,
        "chance": ["5e" * 32, 9],
    }
    assert mark_of(data) == "3ff55859fb6b71ed"
    assert mark_of({**data, "deck": data["deck"][::-1]}) != mark_of(data)  # type: ignore[index] # the deck is a list


def test_the_luck_that_was_used_counts() -> None:
    saved = as_json(new_match("toy", 2, 3))
    seed, counter = saved["checkpoint"]["chance"].values()
    other = {**saved["checkpoint"], "chance": {"seed": seed, "counter": counter + 1}}
    assert mark_of(other) != mark_of(saved["checkpoint"]) == saved["mark"]
