"""A settled picture while it is laid out: only what meets its ground is painted in full colour."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.canvas import Canvas, over, rounded
from render.kept import kept
from render.palette import blank, index, settle
from render.theme import Colour


@kept
def _ends(width: int, radius: int) -> Image.Image:
    """The mask of the first lines of a rectangle with round corners."""
    return rounded(width, 2 * radius, radius).crop((0, 0, width, radius))


def _parts(start: int, whole: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Of a model with corners of a size what goes where: from where to where, to where, and how long it is there."""
    inside = whole - 2 * corner
    return (
        (0, corner, start, corner),
        (corner, corner + 1, start + corner, inside),
        (corner + 1, 2 * corner + 1, start + corner + inside, corner),
    )


class Panel:
    """A picture in the colours of a palette, a quarter of a canvas in memory; parts that are settled are laid on it."""

    def __init__(self, width: int, height: int, ground: Colour, chosen: tuple[Colour, ...] | None = None) -> None:
        """Take size and ground, and the palette where it is not the usual one."""
        self.width, self.height = width, height
        self.image = blank(width, height, ground, chosen)
        self._chosen = chosen

    def plain(self, box: tuple[int, int, int, int], fill: Colour) -> None:
        """A rectangle in a named colour: left, top, width, height."""
        x, y, width, height = box
        if width > 0 and height > 0:
            self.image.im.paste(index(fill, self._chosen), (x, y, x + width, y + height))

    def lay(self, part: Image.Image, at: tuple[int, int], radius: int = 0) -> None:
        """Lay a settled part, with round corners through which the ground is seen."""
        if not radius:
            over(self.image, part, at)
            return
        x, y = at
        ends = [(top, (x, y + top, x + part.width, y + top + radius)) for top in (0, part.height - radius)]
        grounds = [self.image.crop(box).convert("RGB") for _, box in ends]
        self.image.paste(part, at)
        for (top, box), ground in zip(ends, grounds, strict=True):
            mask = _ends(part.width, radius)
            clear = mask if not top else mask.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
            ground.paste(part.crop((0, top, part.width, top + radius)).convert("RGB"), (0, 0), clear)
            self.image.paste(settle(ground, self._chosen), box[:2])

    def stretch(self, model: Image.Image, at: tuple[int, int], size: tuple[int, int]) -> None:
        """Lay a small settled square at a size: its middle line and column are repeated, its corners stay."""
        corner = model.width // 2
        across, down = (_parts(start, whole, corner) for start, whole in zip(at, size, strict=True))
        for left, right, x, width in across:
            for top, bottom, y, height in down:
                part = model.crop((left, top, right, bottom))
                over(self.image, part if part.size == (width, height) else part.resize((width, height)), (x, y))

    def paint(self, box: tuple[int, int, int, int], paint: Callable[[Canvas], None]) -> None:
        """Paint on a region in full colour: left, top, width, height, of which the canvas is the whole."""
        x, y, width, height = box
        canvas = Canvas(width, height, self.image.crop((x, y, x + width, y + height)))
        paint(canvas)
        self.image.paste(settle(canvas.image, self._chosen), (x, y))
