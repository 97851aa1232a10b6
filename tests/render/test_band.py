"""Bands: a file of them is as if it had been packed at once."""

import zlib
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from render import bookmark
from render.band import Band, png
from render.canvas import Canvas
from render.encode import LARGE, rows
from render.encode import png as whole
from render.palette import colours, settle
from render.panel import Panel
from render.picture import bound
from render.plates import lay, plate
from render.theme import CREAM, INK, NEW, PAPER, WIDE
from tests.render.test_encode import striped


def idat(file: bytes) -> bytes:
    """Return what is packed in a file."""
    start = file.index(b"IDAT")
    return file[start + 4 : start + 4 + int.from_bytes(file[start - 4 : start], "big")]


def strips(image: Image.Image, *heights: int) -> list[Band]:
    """Cut a picture into bands of some heights, and what is left."""
    edges = [0, *(sum(heights[: place + 1]) for place in range(len(heights))), image.height]
    return [Band.of(image.crop((0, top, image.width, end))) for top, end in pairwise(edges)]


@pytest.mark.parametrize("heights", [(), (1,), (20, 1, 7), (32,)])
def test_bands_together_are_the_whole_picture(heights: tuple[int, ...]) -> None:
    image = striped(401, 33)
    file = png(strips(image, *heights))
    assert zlib.decompress(idat(file)) == b"".join(rows(image))  # which looks at the check too
    with Image.open(BytesIO(file)) as read, Image.open(BytesIO(whole(image))) as same:
        assert (read.size, read.tobytes(), read.getpalette()) == (same.size, same.tobytes(), same.getpalette())


def test_a_large_file_of_bands_is_packed_thoroughly() -> None:
    luck = Random(5)
    noisy = Image.new("RGB", (600, 600))
    noisy.putdata([colours()[luck.randrange(4)] for _ in range(600 * 600)])
    image = settle(noisy)
    bands = strips(image, 300)
    assert sum(len(band.pixels) for band in bands) > LARGE
    file = png(bands)
    assert len(file) < 0.99 * sum(len(band.pixels) for band in bands)
    assert zlib.decompress(idat(file)) == b"".join(rows(image))


def test_marks_of_all_bands_are_seen_together() -> None:
    def strip(marked: int) -> Band:
        canvas = Canvas(WIDE, 10, PAPER)
        canvas.plain((3, 3, marked, 1), NEW)
        return Band.of(canvas.settled())

    few, some = strip(30), strip(31)
    assert (few.marked, some.marked) == (30, 31)
    assert bookmark.noted_below([few], "new") == [few]
    assert len(bookmark.noted_below([few, some], "new")) == 3


def test_a_picture_of_bands_is_not_nearly_square() -> None:
    band = Band.of(Panel(WIDE, 1210, PAPER).image)
    picture = bound([band], "alt")
    assert (picture.width, picture.height) == (WIDE, 1278)


@pytest.mark.parametrize("acting", [False, True])
def test_a_plate_that_is_laid_is_the_one_that_is_drawn(acting: bool) -> None:  # noqa: FBT001 - pytest gives it
    canvas, panel = Canvas(300, 200, PAPER), Panel(300, 200, PAPER)
    plate(canvas, (5, 20), (280, 160), (INK, CREAM), acting=acting)
    lay(panel, (5, 20), (280, 160), (INK, CREAM), acting=acting)
    assert panel.image.tobytes() == canvas.settled().tobytes()
