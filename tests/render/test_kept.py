"""Parts of pictures are kept in little room, and as they were."""

from __future__ import annotations

import pytest
from PIL import Image

from render import exlibris, kept
from render.canvas import Canvas
from render.emblems import emblem
from render.kept import Packed, Parts, bytes_of
from render.theme import CREAM, PLUM
from tests.render.tables import NAMES, late, words


def settled() -> Image.Image:
    canvas = Canvas(40, 30, PLUM)
    canvas.box((3, 3), (20, 20), CREAM)
    return canvas.settled()


@pytest.mark.parametrize(
    "part", [settled(), settled().convert("RGB"), emblem("SP", 40), emblem("SP", 9).getchannel("A")]
)
def test_a_part_is_unpacked_as_it_was(part: Image.Image) -> None:
    again = Packed.of(part).unpacked()
    assert (again.mode, again.size, again.tobytes()) == (part.mode, part.size, part.tobytes())
    assert again.getpalette() == part.getpalette()


def test_parts_take_no_more_room_than_there_is() -> None:
    parts, drawn = Parts(40_000, 3_000), [Canvas(90, 10 + place, PLUM).image for place in range(200)]
    for place, part in enumerate(drawn):
        parts.put(place, part)
        assert parts.taken <= 43_000
    here = [place for place in range(200) if parts.take(place) is not None]
    assert 199 in here
    assert 0 not in here
    assert sum(bytes_of(drawn[place]) for place in here) > 80_000  # most of them are packed


def test_what_was_looked_at_last_stays_longest() -> None:
    parts = Parts(40_000, 0)
    for place in range(30):
        parts.put(place, Canvas(60, 20, PLUM).image)
        assert parts.take(0) is not None
    assert parts.take(1) is None


def test_a_picture_of_packed_parts_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    view = late()
    kept.PARTS.clear()
    monkeypatch.setattr(kept, "SMALL", 0)
    first = exlibris.board(view, NAMES[: view.seats], words, (0,))
    assert kept.PARTS.taken > 0
    assert exlibris.board(view, NAMES[: view.seats], words, (0,)) == first
