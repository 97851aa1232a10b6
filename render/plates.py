"""Frames in somebody's colour: around a player's plate, and around a picture that is one player's own."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.kept import banded, kept
from render.palette import Palette, settle
from render.panel import Panel
from render.theme import CREAM, GLOW, GOLD, PAPER, WIDE, Colour

BORDER = 6
"""How thick the frame of a whole picture is."""
_FRAME = 6
_LINE = 2
_GOLD = 4
_CORNER = 18
"""A plate's corners with all its rings are smaller."""


def ground_of(*, acting: bool, usual: Colour = CREAM) -> Colour:
    """What a plate is filled with: light for whoever must act."""
    return GLOW if acting else usual


def plate(
    canvas: Canvas,
    at: tuple[int, int],
    size: tuple[int, int],
    colours: tuple[Colour, Colour],
    *,
    acting: bool,
    usual: Colour = CREAM,
    radius: int = 14,
) -> None:
    """Draw an empty plate in its owner's two colours, bright and dark; whoever must act has gold around it too."""
    (x, y), (width, height) = at, size
    fill, dark = colours
    rings = [(GOLD, _GOLD)] if acting else []
    for colour, thick in (*rings, (dark, _LINE), (fill, _FRAME)):
        canvas.box((x, y), (width, height), colour, radius=radius)
        x, y, width, height = x + thick, y + thick, width - 2 * thick, height - 2 * thick
        radius = max(4, radius - thick)
    canvas.box((x, y), (width, height), ground_of(acting=acting, usual=usual), radius=radius)


def lay(
    panel: Panel,
    at: tuple[int, int],
    size: tuple[int, int],
    colours: tuple[Colour, Colour],
    *,
    acting: bool,
    usual: Colour = CREAM,
    chosen: Palette | None = None,
) -> None:
    """Lay a plate, as `plate` draws it, on paper that is settled."""
    panel.stretch(_model(colours, acting, usual, chosen), at, size)


@kept
def _model(
    colours: tuple[Colour, Colour],
    acting: bool,  # noqa: FBT001 - a cache's key
    usual: Colour,
    chosen: Palette | None,
) -> Image.Image:
    """The smallest plate, settled."""
    canvas = Canvas(2 * _CORNER + 1, 2 * _CORNER + 1, PAPER)
    plate(canvas, (0, 0), (canvas.width, canvas.height), colours, acting=acting, usual=usual)
    return settle(canvas.image, chosen)


def border(canvas: Canvas | Panel, top: int, fill: Colour) -> None:
    """Draw the frame of a picture from a height down; its head is what closes it above."""
    flanks(canvas, fill, top)
    canvas.plain((0, canvas.height - BORDER, canvas.width, BORDER), fill)


@banded
def between(height: int, ground: Colour, fill: Colour) -> Image.Image:
    """An empty strip of a framed picture."""
    panel = Panel(WIDE, height, ground)
    flanks(panel, fill)
    return panel.image


def flanks(canvas: Canvas | Panel, fill: Colour, top: int = 0) -> None:
    """Draw the frame at both sides alone."""
    for left in (0, canvas.width - BORDER):
        canvas.plain((left, top, BORDER, canvas.height - top), fill)
