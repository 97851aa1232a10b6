"""Every reason of a hint is said, in every language, and names what it is about."""

import re

import pytest

from bot.games import faces
from bot.games.speech import Speech
from data.words import languages
from engine.hint import Hint

BROKEN = re.compile(r"[{}]|hint-|\$|None|\?")
SAMPLE: dict[str, str | int] = {"compartment": "SD1", "colour": "pink", "category": "FF", "assistant": "ordinary"}
FACES = {face.key: face for face in faces()}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", FACES)
def test_every_reason_is_said(game: str, language: str) -> None:
    vocabulary = FACES[game].vocabulary
    speech = Speech(language, vocabulary, ("Ada", "Borges"))
    plain = speech.words("hint-plain")
    for reason, kinds in vocabulary.hints.items():
        for number in (0, 1, 2, 5):
            said = speech.reason(
                Hint((), reason, tuple(SAMPLE.get(kind, number if kind == "number" else 1) for kind in kinds))
            )
            assert said != plain
            assert not BROKEN.search(said), said
            assert said[0].isupper() or said[0].isdecimal(), said
            assert said.endswith("."), said
            assert len(said) <= 160, said
