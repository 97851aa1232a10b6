"""`exlibris verify`: a sound record is told so, and each way to tamper with it is found out."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.ui.exported import from_text, to_text
from engine.exlibris import RULES
from engine.record import Record
from tests.engine.test_record import played

NAMES = ["Ada", "Borges", "Colette"]


@pytest.fixture(scope="module")
def record() -> Record:
    return played("exlibris", 3, 8)[1]


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "exlibris-8.json"
    path.write_text(to_text(record))
    return path


def verify(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[Any, str]:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *map(str, arguments)])
    return ended.value.code, capsys.readouterr().out


def tampered(path: Path, *steps: str | int, to: Any) -> None:
    """Change one value of the file, found by names and places."""
    whole = json.loads(path.read_text())
    inner = whole
    for step in steps[:-1]:
        inner = inner[step]
    inner[steps[-1]] = to
    path.write_text(json.dumps(whole))


def test_a_file_can_be_read_by_people_and_by_us(record: Record) -> None:
    text = to_text(record)
    assert from_text(text.encode()) == record
    lines = text.splitlines()
    assert sum(line.startswith('    {"number": ') for line in lines) == len(record.choices)
    assert [line for line in lines if '"name"' in line] == [
        f'    {{"seat": {seat}, "name": "{name}", "points": {record.scores[seat]}, '
        f'"won": {str(seat in record.winners).lower()}}}{"," if seat < 2 else ""}'
        for seat, name in enumerate(NAMES)
    ]


def test_a_sound_game_holds(capsys: pytest.CaptureFixture[str], file: Path, record: Record) -> None:
    code, said = verify(capsys, file, "--published", record.commitment.upper())
    assert code == 0
    assert said.splitlines() == [
        f"✓ The seed fits the fingerprint that sealed it: {sha256(bytes.fromhex(record.seed)).hexdigest()}",
        "✓ That is the fingerprint you were told when the game began.",
        f"✓ All {len(record.choices)} choices fit the shuffles and draws that follow from the seed.",
        f"✓ The final scores are what the game comes to: {results(record)}.",
        "All is well: no card was moved.",
    ]


def results(record: Record) -> str:
    said = [
        f"{name} {points}{' (won)' if seat in record.winners else ''}"
        for seat, (name, points) in enumerate(zip(record.names, record.scores, strict=True))
    ]
    return f"{', '.join(said[:-1])}, and {said[-1]}"


def test_another_seed_is_found_out(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    tampered(file, "seed", to="5e" * 32)
    code, said = verify(capsys, file)
    assert code == 1
    assert said.startswith("✗ The seed does not fit the fingerprint ")


def test_another_seed_with_its_own_fingerprint_is_found_out(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    published = json.loads(file.read_text())["commitment"]
    tampered(file, "seed", to="5e" * 32)
    tampered(file, "commitment", to=sha256(bytes.fromhex("5e" * 32)).hexdigest())
    code, said = verify(capsys, file, "--published", published)
    assert code == 1
    assert "✗ That is not the fingerprint you were told when the game began." in said
    assert " does not fit the shuffles and draws that follow from the seed." in said


def test_another_choice_is_found_out(capsys: pytest.CaptureFixture[str], file: Path, record: Record) -> None:
    cards = [(n, one) for n, one in enumerate(record.choices) if one.picks and one.picks[0][0] == "card"]
    place, choice = next((n, one) for n, one in cards if one.key not in RULES.once_asked)
    own = int(choice.picks[0][1])
    tampered(file, "choices", place, "picks", to=[["card", (own + 76) % 152]])
    code, said = verify(capsys, file)
    assert code == 1
    assert f"✗ Choice {choice.number} by {record.names[choice.seat]} does not fit" in said
    assert "version" not in said


def test_another_answer_to_what_is_not_always_asked_is_found_out_too(
    capsys: pytest.CaptureFixture[str], file: Path, record: Record
) -> None:
    """Older rules asked such questions more often, so what fits none is passed over: what follows fits no more."""
    cards = [(n, one) for n, one in enumerate(record.choices) if one.picks and one.picks[0][0] == "card"]
    place, choice = next((n, one) for n, one in cards if one.key in RULES.once_asked)
    tampered(file, "choices", place, "picks", to=[["card", (int(choice.picks[0][1]) + 76) % 152]])
    code, said = verify(capsys, file)
    assert code == 1
    assert " does not fit the shuffles and draws that follow from the seed." in said


def test_a_choice_is_blamed_on_whoever_sat_there_then(
    capsys: pytest.CaptureFixture[str], file: Path, record: Record
) -> None:
    tampered(file, "former", to=[{"seat": record.choices[0].seat, "since": 0, "until": 5, "name": "Zoe"}])
    assert verify(capsys, file)[0] == 0
    tampered(file, "choices", 0, "key", to="nonsense")
    assert " by Zoe does not fit" in verify(capsys, file)[1]


def test_a_game_of_an_older_version_is_told_so(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    tampered(file, "version", to=0)
    assert verify(capsys, file)[0] == 0
    tampered(file, "choices", 0, "seat", to=7)
    assert "under version 0 of its rules, and this is version" in verify(capsys, file)[1]


def test_a_game_without_its_end_is_found_out(capsys: pytest.CaptureFixture[str], file: Path, record: Record) -> None:
    tampered(file, "choices", to=json.loads(file.read_text())["choices"][:-1])
    code, said = verify(capsys, file)
    assert code == 1
    assert f"✗ After all {len(record.choices) - 1} choices the game is not over, so some are missing." in said


@pytest.mark.parametrize("field, value", [("points", 99), ("won", None)])
def test_another_score_is_found_out(
    capsys: pytest.CaptureFixture[str], file: Path, record: Record, field: str, value: Any
) -> None:
    tampered(file, "players", record.winners[0], field, to=value)
    code, said = verify(capsys, file)
    assert code == 1
    assert f"✗ The file says Ada {99 if (field, record.winners[0]) == ('points', 0) else record.scores[0]}" in said
    assert f"But the game comes to {results(record)}." in said


def test_rules_that_have_changed_since_are_told(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    tampered(file, "mark", to="5e" * 8)
    code, said = verify(capsys, file)
    assert code == 1
    assert "✗ At the end the cards do not lie where they lay then." in said


@pytest.mark.parametrize("version", [0, 99])
def test_the_end_under_other_rules_or_without_a_mark_is_not_compared(
    capsys: pytest.CaptureFixture[str], file: Path, version: int
) -> None:
    tampered(file, "mark", to="5e" * 8)
    tampered(file, "version", to=version)
    assert verify(capsys, file)[0] == 0


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[1, 2]", b"{", b'{"record": 1}', b"[" * 100_000])
def test_a_broken_file_is_told_in_one_sentence(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert complaint(path, capsys) == "exlibris: game.json is not the record of a game that I know."


@pytest.mark.parametrize("field, value", [("game", "chess"), ("options", {"first": 9}), ("players", [])])
def test_a_game_that_never_was_is_told_in_one_sentence(
    file: Path, field: str, value: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    tampered(file, field, to=value)
    assert complaint(file, capsys) == "exlibris: exlibris-8.json is not the record of a game that I know."


def test_a_file_that_is_not_there_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(tmp_path / "game.json", capsys) == f"exlibris: {tmp_path}/game.json: No such file or directory"


def complaint(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(path)])
    assert ended.value.code == 1
    return capsys.readouterr().err.strip()
