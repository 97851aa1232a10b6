"""What goes to another process arrives as it was."""

import pickle
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.apart.packing import _Pickler, packed
from bot.games import faces
from bot.studio.drawing import draw
from bot.tools.gallery import NAMES, played


@dataclass(frozen=True, slots=True)
class Nothing:
    """No field."""


@dataclass(frozen=True, slots=True)
class One:
    """One field, of any kind."""

    value: Any


@dataclass(slots=True)
class Named:
    """Fields that can't be given in their order, or not at all."""

    first: int
    second: int = field(kw_only=True)
    third: int = field(init=False, default=0)


def unpacked(said: bytes) -> Any:
    return pickle.loads(said)  # noqa: S301 - we have just packed it


@pytest.mark.parametrize(
    "thing", [Nothing(), One(1), One((One(2), frozenset({One("a")}))), Named(1, second=2), {1: b""}]
)
def test_a_thing_arrives_as_it_was(thing: Any) -> None:
    if isinstance(thing, Named):
        thing.third = 3
    assert unpacked(packed(thing)) == thing


@pytest.mark.parametrize("face", [face for face in faces() if face.pictures], ids=lambda face: face.key)
def test_a_sketch_and_its_picture_arrive_without_a_lookup_of_fields(face: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sketch = face.pictures.board(played(face.key, 2, "packing", 10).view(None), NAMES[:2], (0,))
    plain = (pickle.dumps(sketch), pickle.dumps(draw(sketch, "en")))
    packed(sketch), packed(draw(sketch, "en"))  # by now it is known how
    monkeypatch.setattr("dataclasses.fields", None)
    ours = packed(sketch), packed(draw(sketch, "en"))
    monkeypatch.undo()
    assert list(map(unpacked, ours)) == list(map(unpacked, plain))
    assert type(sketch) in _Pickler.dispatch_table
