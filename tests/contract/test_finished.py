"""A game that is over can be told again, checked and shown as a film."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.cli import main
from bot.games import face_of
from bot.studio.film import Cast, Script, shots, turns
from bot.ui.exported import from_text, to_text
from engine.match import DivergedError
from engine.record import Record, RecordError, SeedError, retold
from render.names import SeatName
from tests.contract.every import SETTINGS, Setting, every_setting, moments, record_of

PLAIN = [setting for setting in SETTINGS if not setting.options]


@every_setting
def test_its_record_tells_it_again(setting: Setting) -> None:
    record = record_of(setting)
    read = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert read == record
    told = list(retold(read))
    *_, last = moments(setting)
    assert len(told) == len(record.choices) + 1
    assert (told[-1].view(None), told[-1].scores) == (last.match.view(None), last.match.scores)
    assert told[-1].mark == record.mark


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_another_seed_is_found_out(setting: Setting) -> None:
    record = record_of(setting)
    with pytest.raises(SeedError):
        list(retold(replace(record, seed="5e" * 32)))


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_a_choice_that_is_missing_is_found_out(setting: Setting) -> None:
    record = record_of(setting)
    whole = list(record.choices)
    try:
        *_, last = retold(replace(record, choices=tuple(whole[:-1])))
        assert not last.over
        *_, other = retold(replace(record, choices=tuple(whole[1:])))
    except (DivergedError, RecordError):
        return
    assert (other.scores, other.mark) != (list(record.scores), record.mark)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_verify_says_that_all_is_well(setting: Setting, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(to_text(record_of(setting)))
    assert from_text(file.read_bytes()) == record_of(setting)
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(file)])
    said = capsys.readouterr().out
    assert (ended.value.code, "✗" in said) == (0, False), said


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_its_film_shows_what_the_public_saw_turn_by_turn(setting: Setting) -> None:
    record, pictures = record_of(setting), face_of(setting.game).pictures
    played = turns(record)
    assert all(turn.view.seat is None for turn in played)
    assert all(fact.seen_by(None) for turn in played for fact in turn.facts)
    assert all(one.view != after.view for one, after in pairwise(played))
    assert played[-1].view.over
    names = tuple(SeatName(name, "orange") for name in record.names)
    shown = list(shots(Script(record, (Cast(0, names),), "en")))
    assert len(shown) > 1 or pictures is None
