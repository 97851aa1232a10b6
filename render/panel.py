"""A settled picture while it is laid out: only what meets its ground is painted in full colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PIL import Image

from render.canvas import Canvas, over, rounded
from render.palette import Palette, blank, index, settle
from render.theme import Colour


def _corners(at: tuple[int, int], size: tuple[int, int], radius: int) -> tuple[tuple[int, int, int, int], ...]:
    """The four corners of a rectangle."""
    (x, y), (width, height) = at, size
    spots = ((left, top) for top in (y, y + height - radius) for left in (x, x + width - radius))
    return tuple((left, top, left + radius, top + radius) for left, top in spots)


def _gathered(image: Image.Image, at: tuple[int, int], size: tuple[int, int], radius: int) -> Image.Image:
    """The four corners of a region side by side, in full colour."""
    found = image.crop((*at, at[0] + 2 * radius, at[1] + 2 * radius))
    for box, there in zip(_corners(at, size, radius), _corners((0, 0), found.size, radius), strict=True):
        found.im.paste(image.im.crop(box), there)
    return found.convert("RGB")


def _stretched(model: Image.Image, box: tuple[int, int, int, int], size: tuple[int, int]) -> Any:
    """A region of a model repeated to a size, as `ImagingCore.paste` takes it: where it is a pixel, its colour."""
    part = model.im.crop(box)
    if part.size == (1, 1):
        return part.getpixel((0, 0))
    return part if part.size == size else part.resize(size, Image.Resampling.NEAREST, (0, 0, *part.size))


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

    def __init__(self, width: int, height: int, ground: Colour, chosen: Palette | None = None) -> None:
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
        met = _gathered(self.image, at, part.size, radius)
        over(met, _gathered(part, (0, 0), part.size, radius), (0, 0), rounded(*met.size, radius))
        over(self.image, part, at)
        settled = settle(met, self._chosen).im
        for there, box in zip(_corners((0, 0), met.size, radius), _corners(at, part.size, radius), strict=True):
            self.image.im.paste(settled.crop(there), box)

    def stretch(self, model: Image.Image, at: tuple[int, int], size: tuple[int, int]) -> None:
        """Lay a small settled square at a size: its middle line and column are repeated, its corners stay."""
        corner = model.width // 2
        across, down = (_parts(start, whole, corner) for start, whole in zip(at, size, strict=True))
        for left, right, x, width in across:
            for top, bottom, y, height in down:
                part = _stretched(model, (left, top, right, bottom), (width, height))
                self.image.im.paste(part, (x, y, x + width, y + height))

    def paint(self, box: tuple[int, int, int, int], paint: Callable[[Canvas], None]) -> None:
        """Paint on a region in full colour: left, top, width, height, of which the canvas is the whole."""
        x, y, width, height = box
        canvas = Canvas(width, height, self.image.crop((x, y, x + width, y + height)))
        paint(canvas)
        self.image.paste(settle(canvas.image, self._chosen), (x, y))
