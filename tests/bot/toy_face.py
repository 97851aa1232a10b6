"""The face of Five Cards and its words, as its folders would bring them."""

from pathlib import Path

import tests.toy
import tests.toy_game
from bot.games import present
from bot.text import fluent
from tests.toy.bot.games.toy import FACE

__all__ = ["FACE"]

WORDS = Path(tests.toy.__file__).parent / "data" / "words" / "en" / "toy.ftl"
fluent._bundle("en").add(WORDS.read_text(encoding="utf-8"))
present(FACE)
