"""What a game tells of itself when it is over: a few lines, in every language, out of what everybody knows."""

import pytest

from bot.games import face_of
from bot.games.speech import Speech
from bot.games.story import MOST, in_rounds
from bot.ui import lately
from data.words import languages
from engine.catalogue import packages
from engine.facts import Fact
from tests.contract.every import SETTINGS, Setting, moments

LONGEST = 230
"""So long a line may be, with names of 32 letters, that five of them leave room for the result."""
NAMES = tuple(letter * 32 for letter in "WЩËMQ")


def ended(setting: Setting) -> tuple[object, list[Fact]]:
    *_, last = moments(setting)
    return last.match.view(None), [fact for fact in last.facts if fact.seen_by(None)]


@pytest.mark.parametrize("setting", [one for one in SETTINGS if face_of(one.game).story], ids=str)
def test_a_story_has_a_few_lines_in_every_language(setting: Setting) -> None:
    face = face_of(setting.game)
    assert face.story is not None
    view, facts = ended(setting)
    told = {
        language: face.story(Speech(language, face.vocabulary, NAMES[: setting.seats]), view, facts)
        for language in languages()
    }
    assert 1 <= len(told["en"]) <= MOST
    assert {len(lines) for lines in told.values()} == {len(told["en"])}
    for lines in told.values():
        assert all(line and len(line) <= LONGEST and "{" not in line and "\n" not in line for line in lines), lines
    assert len({tuple(lines) for lines in told.values()}) == len(told)


def test_every_game_of_ours_has_one() -> None:
    assert [game for game in packages() if face_of(game).story is None and game != "toy"] == []


@pytest.mark.parametrize("setting", [one for one in SETTINGS if face_of(one.game).describing.deeds], ids=str)
def test_each_round_is_told_in_a_line_for_each_seat_in_every_language(setting: Setting) -> None:
    face = face_of(setting.game)
    _, facts = ended(setting)
    rounds: dict[int, list[Fact]] = {}
    for number, fact in in_rounds(facts, first=0):
        rounds.setdefault(number, []).append(fact)
    assert max(rounds) > 1
    for number, told in rounds.items():
        said = {
            language: lately.lines(Speech(language, face.vocabulary, NAMES[: setting.seats]), told)
            for language in languages()
        }
        assert {len(lines) for lines in said.values()} == {len(said["en"])}
        assert len(said["en"]) <= MOST
        assert said["en"] or number == 0 or number == max(rounds)
        for lines in said.values():
            assert all(len(line) <= lately.LONGEST_LINE and "{" not in line and "\n" not in line for line in lines), (
                lines
            )


def test_every_game_of_ours_tells_its_rounds() -> None:
    assert [game for game in packages() if face_of(game).describing.deeds is None and game != "toy"] == []
