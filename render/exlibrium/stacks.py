"""A player's seven stacks: strips of the covered cards, the open top cards, and how much each stack counts."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.exlibrium.view import StackView
from render.bookmark import around
from render.canvas import Canvas
from render.exlibrium.cards import CARD, STRIP, card, strip
from render.exlibrium.emblems import shade
from render.exlibrium.inks import CHARACTERS, palette, settled
from render.exlibrium.phrases import halves
from render.exlibrium.signs import doubling
from render.kept import kept
from render.panel import Panel
from render.theme import GLOW, GOLD, INK, INK_SOFT, MARGIN, WIDE, Colour

GUTTER = 8
COLUMN = (WIDE - 2 * MARGIN - 6 * GUTTER) // 7
"""The width of each of the seven columns."""
_FIRST = (WIDE - 7 * COLUMN - 6 * GUTTER) // 2
PAD = 10
OUT = 3
"""So far the ground of a stack reaches out of its column."""
_COUNT = 40
_DOUBLED = 42
_ROUND = 10
_AT = (OUT + 2, PAD - OUT)
"""Where the cards are on the ground of a stack."""
_MIDDLE = (_AT[0] + CARD[0] + 22, _AT[1] + 22)
"""The middle of its count."""
_DOUBLING = (_MIDDLE[0] - _DOUBLED // 2, _MIDDLE[1] + 25)


def left(character: int) -> int:
    """Where a character's column begins."""
    return _FIRST + character * (COLUMN + GUTTER)


@dataclass(frozen=True, slots=True)
class Scale:
    """How large stacks are drawn."""

    card: tuple[int, int]
    strip: int


SMALL = Scale(CARD, STRIP)
"""On the table, where there may be thirty-five."""
LARGE = Scale((COLUMN - 6, 178), 42)
"""Those of one player alone."""


def height_of(stack: StackView, scale: Scale = SMALL) -> int:
    """How high a stack is."""
    return scale.card[1] + (len(stack.cards) - 1) * scale.strip if stack.cards else 0


def row_height(stacks: tuple[StackView, ...]) -> int:
    """How high a row with all of a player's stacks is."""
    return 2 * PAD + max(_COUNT + 14, *map(height_of, stacks))


@kept
def pile(stack: StackView, scale: Scale = SMALL, names: tuple[str, ...] = ()) -> Image.Image:
    """A stack, its bottom card above: what shows of each covered card is its strip alone (XB-15).

    `names` by character are written on the open card, where it is large enough for them.
    """
    width = scale.card[0]
    image = Image.new("RGBA", (width, max(1, height_of(stack, scale))))
    for place, shown in enumerate(stack.cards[:-1]):
        image.alpha_composite(strip(shown.facing, place, (width, scale.strip)), (0, place * scale.strip))
    if stack.cards:
        image.alpha_composite(_top(stack, scale, names), (0, (len(stack.cards) - 1) * scale.strip))
    return image


def _top(stack: StackView, scale: Scale, names: tuple[str, ...]) -> Image.Image:
    """The top card with both its halves."""
    top = stack.cards[-1]
    if top.card is None:
        return strip(top.facing, len(stack.cards) - 1, scale.card)
    facing, other = halves(top.card, top.facing)
    return card(facing, other, scale.card, (names[facing], names[other]) if names else ("", ""))


def count(canvas: Canvas, middle: tuple[int, int], value: int, *, leads: bool, ties: bool) -> None:
    """How much a stack counts: on gold for who leads, in a ring for who ties for the lead."""
    x, y = middle
    if leads or ties:
        canvas.box((x - 20, y - 20), (_COUNT, _COUNT), GOLD if leads else INK_SOFT, radius=20)
        canvas.box((x - 17, y - 17), (34, 34), GOLD if leads else GLOW, radius=17)
    size = 30 if value < 10 else 24
    canvas.write((x, y), str(value), "bold", size, ink=INK if value else INK_SOFT, anchor="mm")


@dataclass(frozen=True, slots=True)
class Marks:
    """What is to be said about a stack beside its cards."""

    leads: bool = False
    """Whether its owner is the one who will activate the character."""
    ties: bool = False
    """Whether its owner ties for that."""
    now: bool = False
    """Whether the character is activated or counted just now."""
    new: bool = False
    """Whether something about it is new."""


@kept
def cell(stack: StackView, marks: Marks, high: int, ground: Colour) -> Image.Image:
    """One stack of the table on its ground, settled; paste it `OUT` pixels to the left of its column."""
    if marks.now or marks.new:  # an edge meets what is here, or a bookmark
        return _painted(stack, marks, high, ground)
    panel, fill = Panel(COLUMN + 2 * OUT, high, ground, palette()), CHARACTERS[stack.character].wash
    panel.stretch(_ground(fill, ground), (0, 0), (panel.width, high))
    panel.lay(_piled(stack, fill) if stack.cards else _freed(stack.character, fill), _AT)
    counted = _counted(stack.influence, fill, leads=marks.leads, ties=marks.ties)
    panel.lay(counted, (_MIDDLE[0] - _COUNT // 2, _MIDDLE[1] - _COUNT // 2))
    if stack.doubled:
        panel.lay(_doubled(fill), _DOUBLING)
    return panel.image


def _painted(stack: StackView, marks: Marks, high: int, ground: Colour) -> Image.Image:
    """The same in full colour until all of it is there."""
    canvas = Canvas(COLUMN + 2 * OUT, high, ground)
    fill, edge = (GLOW, GOLD) if marks.now else (CHARACTERS[stack.character].wash,) * 2
    canvas.box((0, 0), (canvas.width, high), fill, edge=edge, thick=3, radius=_ROUND)
    if stack.cards:
        canvas.put(pile(stack), _AT)
    else:
        free(canvas, _AT, (CARD[0], _COUNT + 12), stack.character)
    if marks.new:
        around(canvas, _AT, (CARD[0], height_of(stack) or _COUNT + 12), 9)
    count(canvas, _MIDDLE, stack.influence, leads=marks.leads, ties=marks.ties)
    if stack.doubled:
        canvas.put(doubling(_DOUBLED), _DOUBLING)
    return settled(canvas)


@kept
def _ground(fill: Colour, ground: Colour) -> Image.Image:
    """The smallest ground of a stack, settled."""
    canvas = Canvas(2 * _ROUND + 1, 2 * _ROUND + 1, ground)
    canvas.box((0, 0), (canvas.width, canvas.height), fill, radius=_ROUND)
    return settled(canvas)


@kept
def _piled(stack: StackView, fill: Colour) -> Image.Image:
    """A stack on its ground, settled."""
    sprite = pile(stack)
    canvas = Canvas(*sprite.size, fill)
    canvas.put(sprite, (0, 0))
    return settled(canvas)


@kept
def _freed(character: int, fill: Colour) -> Image.Image:
    """A stack's free place on its ground, settled."""
    canvas = Canvas(CARD[0], _COUNT + 12, fill)
    free(canvas, (0, 0), (canvas.width, canvas.height), character)
    return settled(canvas)


@kept
def _counted(value: int, fill: Colour, *, leads: bool, ties: bool) -> Image.Image:
    """How much a stack counts on its ground, settled."""
    canvas = Canvas(_COUNT, _COUNT, fill)
    count(canvas, (_COUNT // 2, _COUNT // 2), value, leads=leads, ties=ties)
    return settled(canvas)


@kept
def _doubled(fill: Colour) -> Image.Image:
    """The sign of a stack that counts twice on its ground, settled."""
    canvas = Canvas(_DOUBLED, _DOUBLED, fill)
    canvas.put(doubling(_DOUBLED), (0, 0))
    return settled(canvas)


def free(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], character: int) -> None:
    """The place of a stack where no card lies."""
    (x, y), (width, height) = at, size
    box = (x + 1, y + 1, x + width - 2, y + height - 2)
    canvas.pen.rounded_rectangle(box, 9, outline=CHARACTERS[character].light, width=3)
    emblem = shade(character, height - 12)
    canvas.put(emblem, (x + (width - emblem.width) // 2, y + 6))
