"""PNG files of our own making: the same pixels whatever packs them."""

import zlib
from collections.abc import Callable
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from render.encode import LARGE, Pieces, deflate, png, rows, small, zlib_deflate
from render.palette import colours, settle


def striped(width: int, height: int) -> Image.Image:
    """A settled picture in which every colour of the palette stands."""
    image = Image.new("RGB", (width, height))
    image.putdata([colours()[place % len(colours())] for place in range(width * height)])
    return settle(image)


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (64, 1), (1, 64), (401, 33)])
@pytest.mark.parametrize("pack", [deflate, zlib_deflate])
def test_what_is_decoded_is_what_was_drawn(size: tuple[int, int], pack: Callable[[Pieces], bytes]) -> None:
    image = striped(*size)
    with Image.open(BytesIO(png(image, pack))) as read:
        assert read.mode == "P"
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_every_packing_can_be_unpacked_by_zlib() -> None:
    pieces = rows(striped(401, 33))
    assert zlib.decompress(deflate(pieces)) == zlib.decompress(zlib_deflate(pieces)) == b"".join(pieces)


def test_no_line_is_filtered() -> None:
    image = striped(401, 33)
    raw = b"".join(rows(image))
    lines = [raw[start : start + 402] for start in range(0, 402 * 33, 402)]
    assert b"".join(line[1:] for line in lines) == image.tobytes()
    assert {line[0] for line in lines} == {0}


def test_only_what_is_settled_becomes_a_file() -> None:
    with pytest.raises(ValueError, match="not settled: RGB"):
        png(Image.new("RGB", (2, 2)))


def test_a_large_file_is_packed_thoroughly_and_shows_the_same() -> None:
    luck = Random(5)
    noisy = Image.new("RGB", (600, 600))
    noisy.putdata([colours()[luck.randrange(4)] for _ in range(600 * 600)])
    large, few = settle(noisy), striped(401, 33)
    assert len(png(large)) > LARGE
    assert len(small(large)) < 0.98 * len(png(large))
    with Image.open(BytesIO(small(large))) as read:
        assert read.convert("RGB").tobytes() == large.convert("RGB").tobytes()
    assert small(few) == png(few)
