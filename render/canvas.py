"""A part of a picture while it is being painted."""

from __future__ import annotations

from functools import cached_property, lru_cache

from PIL import Image, ImageDraw

from render import text
from render.kept import kept
from render.palette import settle
from render.theme import INK, TEXT, Colour

_FINER = 4
_CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Whether a corner is at the right, and whether it is below."""


@kept
def _corner(radius: int) -> Image.Image:
    big = Image.new("L", (radius * _FINER, radius * _FINER))
    reach = 2 * radius * _FINER
    ImageDraw.Draw(big).ellipse((0, 0, reach, reach), fill=255)
    return big.reduce(_FINER)


@lru_cache(maxsize=64)
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """The masks of the four corners of a rectangle with round ones."""
    whole = rounded(2 * radius, 2 * radius, radius)
    boxes = [(right * radius, low * radius) for right, low in _CORNERS]
    return tuple(whole.crop((x, y, x + radius, y + radius)) for x, y in boxes)


@kept
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A mask in the shape of a rectangle with smooth round corners."""
    mask = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius < 1:
        return mask
    corner = _corner(radius)
    flip = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    mask.paste(corner, (0, 0))
    mask.paste(flip, (width - radius, 0))
    mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, height - radius))
    mask.paste(flip.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (width - radius, height - radius))
    return mask


def over(image: Image.Image, part: Image.Image, at: tuple[int, int], mask: Image.Image | None = None) -> None:
    """Paste a part as `Image.paste` does, which looks at much more first and takes ten times as long."""
    (x, y), pixels = at, part.im
    wide, high = pixels.size
    box = (x, y, x + wide, y + high)
    if mask is None:
        image.im.paste(pixels, box)
    else:
        image.im.paste(pixels, box, mask.im)


def tint(image: Image.Image, fill: Colour, at: tuple[int, int], mask: Image.Image) -> None:
    """Paste a colour through a mask, as quickly."""
    (x, y), shape = at, mask.im
    wide, high = shape.size
    image.im.paste(fill, (x, y, x + wide, y + high), shape)


class Canvas:
    """A drawing of its own, in full colour until it is settled."""

    def __init__(self, width: int, height: int, ground: Colour | Image.Image) -> None:
        """Take size and ground: a colour, or a picture of that size, which stays as it is."""
        self.width = width
        self.height = height
        if isinstance(ground, Image.Image):
            self.image = ground.convert("RGB")
        else:
            self.image = Image.new("RGB", (width, height), ground)

    @cached_property
    def pen(self) -> ImageDraw.ImageDraw:
        """What draws lines and shapes; many parts need none."""
        return ImageDraw.Draw(self.image)

    def plain(self, box: tuple[int, int, int, int], fill: Colour) -> None:
        """A rectangle: left, top, width, height."""
        x, y, width, height = box
        if width > 0 and height > 0:
            self.image.im.paste(fill, (x, y, x + width, y + height))

    def _block(self, box: tuple[int, int, int, int], fill: Colour, radius: int) -> None:
        """A rectangle with round corners: only the corners need a mask, which is slow."""
        x, y, width, height = box
        radius = min(radius, width // 2, height // 2)
        self.plain((x + radius, y, width - 2 * radius, height), fill)
        self.plain((x, y + radius, width, height - 2 * radius), fill)
        if radius < 1:
            return
        for (right, low), part in zip(_CORNERS, _corners(radius), strict=True):
            tint(self.image, fill, (x + right * (width - radius), y + low * (height - radius)), part)

    def box(
        self,
        at: tuple[int, int],
        size: tuple[int, int],
        fill: Colour,
        *,
        edge: Colour | None = None,
        thick: int = 2,
        radius: int = 8,
    ) -> None:
        """A rectangle with round corners, with an edge if a colour for it is named."""
        (x, y), (width, height) = at, size
        if edge is not None:
            self._block((x, y, width, height), edge, radius)
            x, y, width, height = x + thick, y + thick, width - 2 * thick, height - 2 * thick
            radius = max(0, radius - thick)
        if width > 0 and height > 0:
            self._block((x, y, width, height), fill, radius)

    def put(self, sprite: Image.Image, at: tuple[int, int]) -> None:
        """Paste a sign or a card; its clear parts let the ground through."""
        clear = sprite if sprite.mode == "RGBA" else None
        over(self.image, sprite if clear or sprite.mode == "RGB" else sprite.convert("RGB"), at, clear)

    def write(
        self,
        at: tuple[float, float],
        line: str,
        face: str = "plain",
        size: int = TEXT,
        *,
        ink: Colour = INK,
        anchor: str = "ls",
        room: int | None = None,
    ) -> None:
        """Write one line, clipped where a room in pixels is given."""
        shown = line if room is None else text.clip(line, face, size, room)
        text.write(self.image, at, shown, face, size, ink=ink, anchor=anchor)

    def fit(
        self,
        at: tuple[float, float],
        line: str,
        faces: tuple[str, ...],
        size: int,
        room: int,
        *,
        ink: Colour = INK,
        anchor: str = "ls",
        least: int = TEXT,
    ) -> None:
        """Write one line as large as the room allows, never below `least`; then it is clipped."""
        shown, face, fitting = text.shrink(line, faces, size, room, least)
        text.write(self.image, at, shown, face, fitting, ink=ink, anchor=anchor)

    def lines(
        self, at: tuple[float, float], line: str, faces: tuple[str, ...], size: int, room: int, *, ink: Colour = INK
    ) -> None:
        """Write a line as `fit` does, its middle at a height; what would be clipped stands in two lines that fit."""
        x, y = at
        shown, face, fitting = text.shrink(line, faces, size, room)
        broken = text.wrap(line, face, fitting, room, 2)
        whole = shown == line or any("…" in row for row in broken)
        rows = (shown,) if whole else broken
        for number, row in enumerate(rows):
            down = (number - (len(rows) - 1) / 2) * (fitting + 1)
            text.write(self.image, (x, y + down), row, face, fitting, ink=ink, anchor="lm")

    def settled(self) -> Image.Image:
        """The finished part, in the colours of the palette."""
        return settle(self.image)
