"""Letters as masks, drawn once each: a typeface with adjustable weight takes a tenth of a millisecond for one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from render.fonts import font


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter, and where it stands, seen from where the pen is on the base line."""

    mask: Any
    """What is pasted through; None where there is nothing to be seen."""
    left: int
    top: int
    wide: int
    high: int
    advance: float


@lru_cache(maxsize=1024)
def letter(sign: str, face: str, size: int, family: str) -> Letter:
    """A letter of a face at a size, in the family that stands in for it as `family_for` names it; raises OSError."""
    further = advance(sign, face, size, family)
    drawn, (left, top) = font(face, size, family).getmask2(sign, "L", anchor="ls")
    wide, high = drawn.size
    return Letter(drawn if wide and high else None, left, top, wide, high, further)


@lru_cache(maxsize=4096)
def advance(sign: str, face: str, size: int, family: str) -> float:
    """How far the pen goes on after a letter: whole pixels, as the basic layout of hinted letters has it.

    Lines are measured at sizes at which they are never written, so this is known for more letters than are drawn.
    """
    return font(face, size, family).getlength(sign)


def length(text: str, face: str, size: int, family: str) -> float:
    """How far the pen goes for a text: nothing is moved closer together in the basic layout."""
    return sum(advance(sign, face, size, family) for sign in text)
