"""The typefaces, by the name of what they are for."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from pathlib import Path

import fontpkg_noto_sans
import fontpkg_noto_serif
import manimgx_fonts
from PIL import ImageFont

_FACES = {
    "title": ("noto-serif", 800, 100),
    "narrow-title": ("noto-serif", 800, 75),
    "plain": ("noto-sans", 500, 88),
    "bold": ("noto-sans", 800, 100),
    "narrow": ("noto-sans", 500, 70),
    "narrow-bold": ("noto-sans", 800, 70),
}
"""Family, weight and width of each."""
_FILES = {
    "noto-sans": Path(fontpkg_noto_sans.ROOT, "files", "NotoSans[wdth,wght].ttf"),
    "noto-serif": Path(fontpkg_noto_serif.ROOT, "files", "NotoSerif[wdth,wght].ttf"),
}
"""Where our own stand. To ask fontpkg looks through everything that is installed, and takes 4 MB."""
_OTHERS = ("Hebrew", "Arabic", "Armenian", "Georgian", "Ethiopic", "Symbols")
_STAND_INS = {f"NotoSans{script}": 1.0 for script in _OTHERS} | {"NotoEmoji": 0.85}
"""Families for what ours lack, and how large each is beside them; none is narrow, and none bolder than 700."""
_UNREAD = frozenset({b"GDEF", b"GPOS", b"GSUB", b"HVAR"})
"""Tables that change nothing in the basic layout. FreeType looks through them anew for each size: 20 ms and 200 KB."""
_ENTRY = 16
_AT_ONCE = 1 << 24
NOBODY_S = "\U0010fffe"
"""A letter that no typeface has."""
TITLES = ("title", "narrow-title", "narrow-bold")
"""For names that come in many lengths and languages."""


def faces() -> tuple[str, ...]:
    """Return the names of all typefaces."""
    return tuple(_FACES)


@lru_cache(maxsize=4)
def font(face: str, size: int, family: str = "") -> ImageFont.FreeTypeFont:
    """A typeface at a size, or the one that stands in for it, as `family_for` names it.

    The layout is always the basic one: the other needs a library that not every computer has, and the same
    table would look different from one to the next. Each holds up to half a megabyte, takes 0.04 milliseconds to make,
    and is needed for letters that were not drawn before: eight more would be found in one case of fifteen.
    """
    own, weight, width = _FACES[face]
    if family in _STAND_INS:
        return _varied(_stand_in(family), round(size * _STAND_INS[family]), [min(weight, 700)])
    return _varied(_FILES[family or own], size, [weight, width])


def _varied(file: Path, size: int, axes: list[float]) -> ImageFont.FreeTypeFont:
    made = ImageFont.truetype(_lean(file), size, layout_engine=ImageFont.Layout.BASIC)
    made.set_variation_by_axes(axes)
    return made


@cache
def _lean(file: Path) -> str:
    """Where a typeface's file stands without the tables that are not read: in memory, or as it is where none can."""
    if not hasattr(os, "memfd_create"):
        return str(file)
    lean = os.memfd_create(file.name)
    with file.open("rb") as whole:
        # Copied by the kernel: read into our own memory it would take several times its two megabytes there.
        while os.sendfile(lean, whole.fileno(), None, _AT_ONCE):
            pass
    _hide(lean, _UNREAD)
    return f"/proc/self/fd/{lean}"


def _hide(typeface: int, tables: frozenset[bytes]) -> None:
    """Let nobody find some tables of a typeface, an open file, any more."""
    count = int.from_bytes(os.pread(typeface, 2, 4), "big")
    for entry in range(12, 12 + _ENTRY * count, _ENTRY):
        if os.pread(typeface, 4, entry) in tables:
            os.pwrite(typeface, bytes(4), entry)


def _stand_in(family: str) -> Path:
    return Path(manimgx_fonts.__file__).with_name(f"{family}[wght].ttf")


@lru_cache(maxsize=4096)
def family_for(letter: str, face: str) -> str | None:
    """The first family that can draw a letter: "" for the face's own, which goes before all others; None for none."""
    families = ("", "noto-sans", *_STAND_INS)
    return next((family for family in families if _has(family or _FACES[face][0], letter)), None)


@lru_cache(maxsize=4096)
def _has(family: str, letter: str) -> bool:
    """Whether a family has a sign for a letter, rather than the box or the nothing that stands for what it lacks."""
    return letter.isspace() or _drawn(family, letter) not in {b"", _drawn(family, NOBODY_S)}


def _drawn(family: str, letter: str) -> bytes:
    """What a letter looks like; nothing where it is too wide or too rich to be drawn, as U+FDFD is."""
    try:
        return bytes(font("bold", 21, family).getmask(letter))
    except OSError:
        return b""
