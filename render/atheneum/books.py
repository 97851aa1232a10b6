"""Books as spines: in a subject's colour, with its mark."""

from __future__ import annotations

from PIL import Image

from render.atheneum.subjects import SUBJECTS, mark
from render.canvas import Canvas, rounded
from render.kept import kept
from render.theme import GOLD, GOLD_DARK

_MARK = 0.66
_BANDED = 44
"""A spine of this height has bands."""


@kept
def spine(subject: str, width: int, height: int) -> Image.Image:
    """A book's spine; `subject` may be "*" for a book of whatever colour."""
    style = SUBJECTS[subject]
    canvas = Canvas(width, height, style.dark)
    edge = max(1, width // 24)
    canvas.pen.rectangle((edge, edge, width - 1 - edge, height - 1 - edge), fill=style.fill)
    canvas.pen.rectangle((edge, edge, 2 * edge, height - 1 - edge), fill=style.light)
    if height >= _BANDED:
        thick = max(1, height // 40)
        for y in (height // 9, height - height // 9 - thick):
            canvas.pen.rectangle((edge, y, width - 1 - edge, y + thick), fill=style.light)
    size = round(min(width, height) * _MARK)
    canvas.put(mark(subject, size), ((width - size) // 2, (height - size) // 2))
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(width, height, max(2, width // 12)))
    return image


def stand(canvas: Canvas, subject: str, box: tuple[int, int, int, int]) -> None:
    """Stand a book in a place: left, top, width, height. It is a little lower than its place."""
    left, top, width, height = box
    lower = round(SUBJECTS[subject].short * height)
    gap = max(1, width // 40)
    canvas.put(spine(subject, width - 2 * gap, height - lower), (left + gap, top + lower))


def tie(canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """A golden ribbon around the two books of a pair; `box` is that of the left one."""
    left, top, width, height = box
    thick = max(4, height // 11)
    y = top + height - 2 * thick
    canvas.pen.rectangle((left + 1, y, left + 2 * width - 2, y + thick), fill=GOLD_DARK)
    canvas.pen.rectangle((left + 1, y + 1, left + 2 * width - 2, y + thick - 2), fill=GOLD)
    knot = max(3, thick)
    canvas.pen.ellipse((left + width - knot, y - knot // 2, left + width + knot, y + thick + knot // 2), fill=GOLD_DARK)
    canvas.pen.ellipse((left + width - knot + 2, y - knot // 2 + 2, left + width + knot - 2, y + thick + knot // 2 - 2),
                       fill=GOLD)  # fmt: skip
