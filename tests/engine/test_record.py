"""A finished game is told again from its seed and its choices, and nothing else would do."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.ask import Option
from engine.catalogue import packages
from engine.match import Choice, DivergedError, Match
from engine.record import Record, RecordError, SeedError, Tenure, retold
from tests.engine.playing import new_match, random_games, seats_of, step

NAMES = ("Ada", "Borges", "Colette", "Dante")


def played(game: str, seats: int, number: int, *, undo: float = 0.0, **options: int) -> tuple[Match, Record]:
    """Play to the end by luck, taking back now and then; return the match and what a log would keep of it."""
    match, rng = new_match(game, seats, number, **options), Random(number)
    standing: list[Choice] = []
    while not match.over:
        ready = [seat for seat in seats_of(match) if match.can_undo(seat) is None]
        if ready and rng.random() < undo:
            standing.remove(match.undo(rng.choice(ready)))
            continue
        one = step(match, rng)
        standing.append(Choice(match.number, one.seat, one.ask.key, one.picks))
    return match, recorded(match, tuple(standing), NAMES[:seats], options)


def recorded(match: Match, choices: tuple[Choice, ...], names: tuple[str, ...], options: dict[str, int]) -> Record:
    rules, scores, winners = match.rules, tuple(match.scores), tuple(match.winners)
    commitment, seed, mark = match.commitment, match.seed, match.mark
    return Record(rules.key, rules.version, options, commitment, seed, choices, names, scores, winners, mark)


def as_text(record: Record) -> Any:
    return json.loads(json.dumps(record.to_json()))


def last_of(record: Record) -> Match:
    *_, last = retold(record)
    return last


@random_games(6)
def test_what_was_taken_back_leaves_no_trace_in_what_is_told_again(number: int, seats: int) -> None:
    match, record = played("toy", seats, number, undo=0.3)
    again = last_of(record)
    assert (again.over, again.scores, again.winners) == (True, match.scores, match.winners)
    assert again.view(None) == match.view(None)


@pytest.mark.parametrize("game", packages())
def test_a_whole_game_is_told_again_view_by_view(game: str) -> None:
    match, record = played(game, 2, 5)
    again = last_of(Record.from_json(as_text(record)))
    assert again.over
    assert again.scores == match.scores
    assert [again.view(eye) for eye in (None, 0, 1)] == [match.view(eye) for eye in (None, 0, 1)]


def test_the_match_is_given_at_the_start_and_after_each_choice() -> None:
    _, record = played("toy", 3, 1)
    numbers = [match.number for match in retold(record)]
    assert numbers == list(range(len(record.choices) + 1))


def test_a_record_survives_text() -> None:
    _, record = played("toy", 2, 2, rounds=2)
    assert Record.from_json(as_text(record)) == record
    assert as_text(record)["players"][0] == {
        "seat": 0, "name": "Ada", "points": record.scores[0], "won": 0 in record.winners,
    }  # fmt: skip


def test_a_record_of_an_older_bot_has_no_mark() -> None:
    _, record = played("toy", 2, 2)
    data = as_text(record)
    assert data.pop("mark") == record.mark == last_of(record).mark
    again = Record.from_json(data)
    assert again == replace(record, mark="")
    assert as_text(again) == data


def test_a_record_names_whoever_sat_there_at_a_choice() -> None:
    _, record = played("toy", 2, 3)
    told = replace(record, former=(Tenure(1, 0, 2, "Eco"), Tenure(1, 3, 5, "Fry")))
    assert [told.name_at(1, number) for number in (0, 2, 3, 5, 6)] == ["Eco", "Eco", "Fry", "Fry", "Borges"]
    assert (told.name_at(0, 2), told.name_at(7, 2)) == ("Ada", "?")
    assert Record.from_json(as_text(told)) == told
    assert "former" not in as_text(record)  # so that a file of an older bot is read as it is


def test_another_seed_does_not_fit_the_commitment() -> None:
    _, record = played("toy", 2, 3)
    with pytest.raises(SeedError):
        next(retold(replace(record, seed="00" * 32)))


def other(choice: Choice, **values: Any) -> Choice:
    return replace(choice, **values)


NO_CARD: Option = ("card", 99)


@pytest.mark.parametrize("change", [{"picks": (NO_CARD,)}, {"key": "bid"}, {"seat": 1}, {"seat": 7}, {"picks": ()}])
def test_a_choice_that_does_not_fit_is_named_by_its_number(change: dict[str, Any]) -> None:
    _, record = played("toy", 2, 4)
    first, *rest = record.choices
    with pytest.raises(DivergedError) as diverged:
        last_of(replace(record, choices=(other(first, **change), *rest)))
    assert diverged.value.number == 1


def test_a_choice_too_many_does_not_fit() -> None:
    _, record = played("toy", 2, 4)
    more = other(record.choices[-1], number=900)
    with pytest.raises(DivergedError, match="choice 900"):
        last_of(replace(record, choices=(*record.choices, more)))


@pytest.mark.parametrize("change", [{"game": "ludo"}, {"options": {"rounds": 9}}, {"names": ("Ada",), "scores": (1,)}])
def test_a_game_that_never_could_begin_is_no_record(change: dict[str, Any]) -> None:
    _, record = played("toy", 2, 4)
    with pytest.raises(RecordError):
        next(retold(replace(record, **change)))


@pytest.mark.parametrize(
    "field, value",
    [
        ("record", 2),
        ("game", 5),
        ("version", True),
        ("seed", "5e" * 31),
        ("seed", " 5" * 32),
        ("commitment", "x" * 64),
        ("options", {"rounds": "3"}),
        ("options", []),
        ("players", [{"name": "Ada"}]),
        ("players", None),
        ("choices", [{"number": 1, "seat": 0, "key": "bid", "picks": [[["card"], 1]]}]),
        ("choices", [{"number": 1, "seat": 0, "key": "bid", "picks": 5}]),
        ("choices", [[1, 0, "bid", []]]),
        ("former", [{"seat": 0, "since": 0, "name": "Ada"}]),
        ("former", 5),
        ("mark", 5),
        ("mark", "Ada"),
    ],
)
def test_what_is_no_record_is_refused(field: str, value: Any) -> None:
    _, record = played("toy", 2, 4)
    with pytest.raises(RecordError):
        Record.from_json({**as_text(record), field: value})


def test_a_record_without_a_field_or_that_is_no_object_is_refused() -> None:
    data = as_text(played("toy", 2, 4)[1])
    for field in set(data) - {"mark"}:
        with pytest.raises(RecordError):
            Record.from_json({name: value for name, value in data.items() if name != field})
    with pytest.raises(RecordError):
        Record.from_json([])
