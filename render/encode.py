"""A settled picture as the bytes of a PNG file, by the quickest deflate that this computer has."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from importlib.util import find_spec

from PIL import Image

_LEVEL = 3
"""Of zlib: level 6 takes two and a half times as long for a sixth fewer bytes."""
_NG_LEVEL = 2
"""Of zlib-ng: half of the time of zlib's level 3 for as many bytes. Its next level takes 40 % longer for 5 % fewer."""
_THOROUGH = 6
"""The level at which both take three times as long, for a quarter fewer bytes."""
LARGE = 100_000
"""A file of more bytes is packed again, thoroughly: few are so large, and people wait longer for them than we do."""
_ROOM = 4 * 1024 * 1024
"""In bytes. Only the canvas of a whole board is larger: to keep that too makes drawing 3 % quicker, and takes 11 MB."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS, _INDEXED = 8, 3
_DEPTH = {"L": 1, "P": 1, "RGB": 3, "RGBA": 4}
"""How many bytes a pixel takes."""


def _keep_room() -> None:
    """Let glibc keep the memory of a picture's parts for the next one.

    It gives back what is freed, and getting it again costs a quarter of a board's time, until a block of that size was
    freed once. The block is never written to, so it takes no memory; other C libraries don't mind.
    """
    bytearray(_ROOM)


_keep_room()
Pieces = tuple[bytes | memoryview, ...]
"""Bytes that follow each other: to copy a board's million into one piece takes as long as to pack them."""


def zlib_deflate(pieces: Pieces, level: int = _LEVEL, flushes: tuple[int, ...] = ()) -> bytes:
    """Pack as Python itself can, everywhere; `flushes` come before the end."""
    packer = zlib.compressobj(level)
    return b"".join((*map(packer.compress, pieces), *map(packer.flush, flushes), packer.flush()))


def _quickest() -> Callable[..., bytes]:
    """zlib-ng, where it is installed: it is made for the usual processors only."""
    if find_spec("zlib_ng") is None:
        return zlib_deflate
    from zlib_ng import zlib_ng  # noqa: PLC0415 - not every computer has it

    def ng_deflate(pieces: Pieces, level: int = _NG_LEVEL, flushes: tuple[int, ...] = ()) -> bytes:
        packer = zlib_ng.compressobj(level)
        return b"".join((*map(packer.compress, pieces), *map(packer.flush, flushes), packer.flush()))

    return ng_deflate


deflate = _quickest()
"""Packs bytes so that zlib can unpack them."""


def _quick_inflate() -> Callable[..., bytes]:
    if find_spec("zlib_ng") is None:
        return zlib.decompress
    from zlib_ng import zlib_ng  # noqa: PLC0415 - not every computer has it

    return zlib_ng.decompress


inflate = _quick_inflate()
"""Unpacks bytes that zlib or `deflate` has packed; quicker where `bufsize` tells how many they are."""


def rows(image: Image.Image) -> Pieces:
    """A settled picture's indices line by line, each after a zero, which says that the line is not filtered."""
    return before(lines(image))


def lines(image: Image.Image) -> bytes:
    """A settled picture's indices line by line, each filled up with a zero at its end."""
    return raw(image, image.width + 1)


def raw(image: Image.Image, stride: int = 0) -> bytes:
    """A picture's bytes, at once; each line fills a stride, where one is told. `Image.tobytes` joins pieces."""
    encoder = Image.core.raw_encoder(image.mode, image.mode, stride, 1)  # type: ignore[attr-defined] # it is there
    encoder.setimage(image.im, (0, 0, *image.size))
    packed: bytes = encoder.encode(max(stride, image.width * _DEPTH[image.mode]) * image.height)[2]
    return packed


def palette_of(image: Image.Image) -> bytes | None:
    """The palette of a picture that has one, three bytes a colour."""
    if image.mode != "P":
        return None
    image.load()  # what was put into it is there only then
    return bytes(image.im.getpalette("RGB", "RGB"))


def before(filled: bytes) -> Pieces:
    """Such lines with the zero before each, as a file has it."""
    return b"\0", memoryview(filled)[:-1]


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(body, zlib.crc32(kind)))


def thoroughly(pieces: Pieces) -> bytes:
    """Pack into fewer bytes, in more time."""
    return deflate(pieces, _THOROUGH)


def small(image: Image.Image) -> bytes:
    """The file of a settled picture, packed again thoroughly where it is large; raises what `png` raises."""
    file = png(image)
    return file if len(file) <= LARGE else png(image, thoroughly)


def png(image: Image.Image, pack: Callable[[Pieces], bytes] = deflate) -> bytes:
    """The file of a settled picture; raises ValueError for a picture that is not."""
    palette = palette_of(image)
    if palette is None:
        raise ValueError(f"not settled: {image.mode}")
    return file(image.size, palette, pack(rows(image)))


def file(size: tuple[int, int], palette: bytes, packed: bytes) -> bytes:
    """The file of a picture whose lines are packed."""
    head = struct.pack(">IIBBBBB", *size, _EIGHT_BITS, _INDEXED, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", packed), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)
