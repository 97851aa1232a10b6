"""Reviews of finished games: the same for the same record, and found from what seats saw at the time alone."""

import json
from dataclasses import replace
from random import Random

import pytest

from engine.catalogue import rules_of
from engine.decided import Decision, decisions, own
from engine.judging import Effort, Judged, judged
from engine.odds import Point, curve
from engine.record import RecordError, Tenure
from engine.review import Review, reviewed
from tests.contract.every import GAMES, Setting, moments, record_of
from tests.contract.test_blindness import other_world

REVIEWED = [game for game in GAMES if rules_of(game).foresight is not None]
LITTLE = Effort(playouts=2, looks=2, closer=2, points=2, tables=1)
LAST = 24
"""So many choices are looked at; play-outs are short near the end."""
every_reviewed = pytest.mark.parametrize("game", REVIEWED)


def told_of(game: str, made: list[Decision]) -> tuple[list[Judged], tuple[Point, ...]]:
    """What is told of somebody's choices."""
    rules = rules_of(game)
    assert rules.foresight is not None
    return judged(rules, rules.foresight, made, 1, LITTLE), curve(rules, rules.foresight, made, 2, 1)


@every_reviewed
def test_what_lay_hidden_at_the_time_changes_nothing(game: str) -> None:
    setting, seat, luck = Setting(game, 2), 0, Random(3)
    mine = [one for one in decisions(record_of(setting)) if one.seat == seat][-LAST:]
    elsewhere, numbers = list[Decision](), {one.at: one for one in mine}
    for at, moment in enumerate(moments(setting)):
        if at in numbers:
            elsewhere.append(numbers[at]._replace(view=other_world(moment.match, seat, luck).view(seat)))
    here = told_of(game, mine)
    assert here == told_of(game, elsewhere)
    assert all(here)


def test_a_review_names_what_was_offered_and_goes_through_text() -> None:
    record = record_of(Setting("exlibrium", 2))
    found = reviewed(record, LITTLE)
    assert Review.from_json(json.loads(json.dumps(found.to_json()))) == found
    asked = {one.number: one for one in decisions(record)}
    for seat, told in enumerate(found.judged):
        for one in told:
            assert asked[one.number].seat == seat
            assert asked[one.number].at == one.at
            assert one.given == asked[one.number].picks != one.other
            assert set(one.other) <= set(asked[one.number].ask.options)
            assert one.points >= 0
    for points in found.curves:
        assert [point.at for point in points] == sorted({point.at for point in points})
        assert all(0 <= point.value <= 1 for point in points)
        assert points[-1].at == len(record.choices)


def test_a_game_for_one_shows_points() -> None:
    record = record_of(Setting("exlibris", 1, (("level", 1),)))
    found = reviewed(record, LITTLE).curves[0]
    assert found[-1].value == record.scores[0]
    assert len(found) > 2


def test_only_who_sat_there_at_the_end_is_judged_and_no_automatic_player() -> None:
    record = record_of(Setting("exlibrium", 2))
    made = decisions(record)
    half = made[len(made) // 2].number
    late = replace(record, former=(Tenure(0, 0, half, "Somebody"),), names=("Anna", ""))
    theirs = own(late, made, 0)
    assert min(one.number for one in theirs) > half
    assert own(replace(late, by_bot=(theirs[0].number,)), made, 0) == theirs[1:]
    assert own(late, made, 1) == []


def test_nobody_looks_back_where_nobody_looks_ahead() -> None:
    with pytest.raises(RecordError):
        reviewed(record_of(Setting("toy", 2)))
