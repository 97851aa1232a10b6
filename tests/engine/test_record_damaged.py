"""Whatever a file holds: it is a game that can be told again, or one of three errors says why not."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalogue import packages
from engine.match import Choice, DivergedError
from engine.record import Record, RecordError, SeedError, retold
from tests.engine.playing import new_match, step
from tests.engine.test_record import NAMES
from tests.toy_game import TOY

GAMES = (*packages(), TOY.key)
CHOICES = 12
"""So many choices of a record are told again."""

leaves = (
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.sampled_from([2**63, -(10**30), 0.5, float("nan"), "", "0", "place", "é", "\0", "00" * 32, "favourite0"])
)
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))


@cache
def sound(game: str) -> Any:
    """The record of a game that somebody broke off after some choices."""
    match, luck = new_match(game, 2, 3), Random(3)
    choices = []
    for _ in range(CHOICES):
        one = step(match, luck)
        choices.append(Choice(match.number, one.seat, one.ask.key, one.picks))
    chance, version = match._state.chance, match.rules.version
    record = Record(game, version, {}, chance.commitment, chance.seed, tuple(choices), NAMES[:2], (0, 0), (0,))
    return json.loads(json.dumps(record.to_json()))


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in some data: what holds it, and its name or number there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield value, key
        yield from places(one)


def tell(data: Any) -> str:
    """Tell a game again as far as it goes; any other error than the three is a fault."""
    try:
        for _ in islice(retold(Record.from_json(data)), CHOICES + 1):
            pass
    except (RecordError, SeedError, DivergedError) as error:
        return type(error).__name__
    return "told"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sound_is_told(game: str) -> None:
    assert tell(sound(game)) == "told"


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=80)
@given(draw=st.data())
def test_what_is_damaged_somewhere_is_told_or_refused(game: str, draw: st.DataObject) -> None:
    data = deepcopy(sound(game))
    for _ in range(draw.draw(st.integers(1, 3))):
        found = list(places(data))
        holder, key = found[draw.draw(st.integers(0, len(found) - 1))]
        if isinstance(holder, dict) and draw.draw(st.booleans()):
            holder[draw.draw(st.sampled_from(["level", "favourite0", "first", "rounds", "advanced", "x"]))] = 1
        holder[key] = draw.draw(values)
    tell(data)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40)
@given(
    options=st.dictionaries(
        st.sampled_from(
            ["level", "favourite0", "favourite1", "favourite4", "first", "rounds", "advanced", "beginner", "x"]
        ),
        st.integers(-2, 9) | st.sampled_from([2**31, -(2**70)]),
    ),
    seats=st.integers(0, 7),
)
def test_options_and_seats_that_no_game_has_are_refused_with_a_reason(
    game: str, options: dict[str, int], seats: int
) -> None:
    players = [{"name": "Ada", "points": 0, "won": True}] * seats
    data = {**sound(game), "options": options, "players": players}
    try:
        next(retold(Record.from_json(data)))
    except RecordError as error:
        assert str(error).strip()  # noqa: PT017 - where none is raised there is nothing to say


@pytest.mark.parametrize("game, option", [("atheneum", "favourite0"), ("atheneum", "favourite1")])
def test_a_colour_that_the_game_does_not_have_is_told(game: str, option: str) -> None:
    data = {**sound(game), "options": {option: 9}}
    with pytest.raises(RecordError, match=r"favourite[01] is -1, 0, 1, 2, 3 or 4"):
        next(retold(Record.from_json(data)))
