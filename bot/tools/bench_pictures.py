"""What a board's picture costs: to draw, and to encode by each way that we might."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from io import BytesIO
from typing import TypeVar

from PIL import Image

from bot.games import Face
from bot.studio.drawing import draw
from bot.tools.gallery import NAMES, played
from data.words import DEFAULT
from render.encode import Pieces, deflate, png, rows, zlib_deflate

T = TypeVar("T")
PICTURES = 30
MOVES = 60
"""So many choices are made before a board is drawn: it is full then, and no game is over."""


def pictures(face: Face, players: int) -> Iterator[str]:
    """Measure a game's board, and give one line for each figure; times are of the processor."""
    if face.pictures is None:
        return
    match = played(face.key, players, "bench", MOVES)
    sketch = face.pictures.board(match.view(None), NAMES[:players], (0,))
    first, drawn = _timed(lambda: draw(sketch, DEFAULT))
    often = _median(lambda: draw(sketch, DEFAULT))
    size = len(drawn.picture.png) / 1000
    yield f"{face.key}: first board, with typefaces and sprites: {first:.0f} ms"
    yield f"{face.key}: board again: {often:.1f} ms, {size:.0f} KB, {drawn.picture.width} px wide"
    yield from (f"{face.key}: {line}" for line in _encoders(drawn.picture.png))


def _encoders(file: bytes) -> Iterator[str]:
    """The same board by plain Pillow, by Pillow from a palette, by what we use, and by the quickest that there is."""
    settled = Image.open(BytesIO(file))
    settled.load()
    coloured, lines = settled.convert("RGB"), rows(settled)
    ways: tuple[tuple[str, Callable[[], bytes]], ...] = (
        ("plain Pillow, RGB", lambda: _pillow(coloured, 6)),
        ("Pillow, palette, level 3", lambda: _pillow(settled, 3)),
        ("ours with zlib", lambda: png(settled, zlib_deflate)),
        ("ours" + (" with zlib-ng" if deflate is not zlib_deflate else ""), lambda: png(settled)),
        ("ours, its packing alone", lambda: deflate(lines)),
        *_limit(lines),
    )
    for name, way in ways:
        yield f"encoder: {name}: {_median(way, 9):.1f} ms, {len(way()) / 1000:.0f} KB"


def _limit(lines: Pieces) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Packing alone by ISA-L, where it is installed: nothing is quicker, and nothing makes larger files."""
    if find_spec("isal") is None:
        return
    from isal import isal_zlib  # noqa: PLC0415 - not every computer has it

    yield "the limit: packing alone by ISA-L", lambda: isal_zlib.compress(b"".join(lines), 2)


def _pillow(image: Image.Image, level: int) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", compress_level=level)
    return file.getvalue()


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    """How many milliseconds some work takes, and what comes out of it."""
    started = time.process_time()
    found = work()
    return 1000 * (time.process_time() - started), found


def _median(work: Callable[[], object], times: int = PICTURES) -> float:
    return statistics.median(_timed(work)[0] for _ in range(times))
