"""What the searcher of the Garbage Dump looks through is shown and told to the searcher alone (EL-71)."""

from dataclasses import replace

import pytest

from bot.games import face_of
from bot.games.speech import Speech
from bot.studio.drawing import draw
from bot.values.people import COLOURS
from data.words import languages
from engine.ask import Ask
from render.names import SeatName
from tests.render.tables import holding

FACE = face_of("exlibris")
ASK = Ask(0, "dump-card", (("nothing",),), 1, 1, ("CC",))


@pytest.mark.parametrize("language", languages())
def test_the_searched_pile_is_drawn_and_told(language: str) -> None:
    """EL-71"""
    view, row = replace(holding(3), search=(0, 151)), FACE.asking["dump-card"]
    assert row.draw
    assert row.note
    names = tuple(SeatName(name, colour) for name, colour in zip(("Ada", "Eco"), COLOURS, strict=False))
    sketch = row.draw(view, names, ASK)
    assert sketch
    assert "A1, Z2" in draw(sketch, language).picture.alt
    assert "A1 Z2" in row.note(Speech(language, FACE.vocabulary, ()), ASK, view)
