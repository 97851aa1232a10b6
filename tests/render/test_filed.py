"""Packed parts lie in a file that is written over and over, and come back as they were."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, replace
from typing import Any

import pytest

from render.filed import Filed
from render.reel import Reel


@dataclass(frozen=True)
class Part:
    name: int
    pixels: bytes

    def holding(self, pixels: bytes) -> Part:
        return replace(self, pixels=pixels)


def part(number: int, length: int = 90) -> Part:
    return Part(number, bytes((number % 256,)) * length)


def test_a_piece_is_read_as_it_was_until_it_is_written_over() -> None:
    reel = Reel(1_000)
    places = [(reel.lay(bytes((one,)) * (100 + one)), bytes((one,)) * (100 + one)) for one in range(40)]
    here = [(place, piece) for place, piece in places if place >= reel.begins]
    assert [reel.read(place, len(piece)) for place, piece in here] == [piece for _, piece in here]
    assert 5 <= len(here) < 40
    assert reel.is_old(here[0][0])
    assert not reel.is_old(here[-1][0])


def test_parts_come_back_as_they_were_and_the_oldest_give_way() -> None:
    filed = Filed[Part](2_000)
    for one in range(100):
        filed.put(one, one, part(one))
        assert filed.taken <= 2_000
    assert [one for one in range(100) if filed.has(one, one)] == list(range(78, 100))
    assert all(filed.take(one, one) == part(one) for one in range(78, 100))
    assert filed.take(0, 0) is None


def test_what_is_taken_stays() -> None:
    filed = Filed[Part](2_000)
    for one in range(100):
        filed.put(one, one, part(one))
        assert filed.take(0, 0) == part(0)


def test_parts_of_one_hash_are_told_apart() -> None:
    filed = Filed[Part](2_000)
    filed.put(7, "one", part(1))
    assert filed.take(7, "other") is None
    assert not filed.has(7, "other")


def test_pixels_lie_in_the_file_alone() -> None:
    filed = Filed[Part](2_000)
    filed.put(1, 1, part(1))
    assert [bare.pixels for _, bare, _, _ in filed._parts.values()] == [b""]


def test_a_part_larger_than_all_the_room_is_not_kept() -> None:
    filed = Filed[Part](2_000)
    filed.put(1, 1, part(1, 2_001))
    assert filed.take(1, 1) is None


def test_where_there_is_no_place_for_files_parts_lie_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(**_: Any) -> None:
        raise OSError

    monkeypatch.setattr(tempfile, "TemporaryFile", nowhere)
    filed = Filed[Part](2_000)
    for one in range(100):
        filed.put(one, one, part(one))
        assert filed.take(one, one) == part(one)


class Full:
    """A file on a disk that is full after some bytes."""

    def __init__(self, room: int) -> None:
        self.left = room

    def seek(self, place: int) -> None: ...

    def write(self, piece: bytes) -> int:
        self.left -= len(piece)
        if self.left < 0:
            raise OSError
        return len(piece)

    def close(self) -> None: ...


def test_on_a_full_disk_nothing_more_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "TemporaryFile", lambda **_: Full(500))
    filed = Filed[Part](2_000)
    for one in range(100):
        filed.put(one, one, part(one))
    assert filed.taken <= 500
