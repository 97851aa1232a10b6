"""What a game tells of itself when it is over: a few lines, in every language, out of what everybody knows."""

import pytest

from bot.games import face_of
from bot.games.speech import Speech
from bot.games.story import MOST
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
