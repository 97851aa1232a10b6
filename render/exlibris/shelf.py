"""One player's shelf: boards of wood with the cards as books, and lettered places."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PIL import Image

from data.exlibris import BOX
from engine.exlibris.view import PlayerView, StackView, View
from render.bookmark import LEGEND, NOTHING_NEW, OUT, New, mark, noted
from render.canvas import Canvas
from render.characters import medallion
from render.exlibris.frame import bay
from render.exlibris.layout import BETWEEN, HEAD, SPINES_FROM, Cell, Layout, Place, layout
from render.exlibris.phrases import Words, assistant_name, library_name, shelf_alt, titled
from render.exlibris.players import of_target
from render.exlibris.room import room
from render.exlibris.spines import ROUND, shelved_back, spines, tall
from render.kept import kept
from render.names import SeatName, written
from render.panel import Panel
from render.picture import Picture, finish, roomy
from render.plates import BORDER, border
from render.signs import shelf_sign, turned_over
from render.theme import CREAM, GOLD, INK, MARGIN, PAPER, PLAYERS, PLUM, RED, TEXT, WIDE, Colour
from render.tokens import place_mark, sign

_FLOOR = 14
_MARK = 50
_SMALL_MARK = 42
_TURNED = 64
_BEYOND = 17
"""So far a letter at a card's corner reaches out of its cell at most."""
_FACES = ("bold", "narrow-bold")


@kept
def _tomb(card: int) -> Image.Image:
    """The hint that a card lies entombed under another: a tag with its name and the mummy, settled."""
    canvas = Canvas(86, 34, INK)
    canvas.box((2, 2), (82, 30), PLUM, radius=6)
    canvas.put(medallion("mummy", 28), (3, 3))
    canvas.fit((35, 17), BOX.cards[card].name, _FACES, 22, 46, ink=CREAM, anchor="lm")
    return canvas.settled()


def _stack(panel: Panel, stack: StackView, plan: Layout, *, turned: bool) -> None:
    """A card, marked if it would be turned over, with a tag at its foot if another lies entombed under it (EL-85)."""
    x, y = plan.at((stack.row, stack.column))
    paint = spines if stack.face_up else shelved_back
    panel.lay(paint(stack.card, plan.width, plan.height), (x, y), ROUND)
    if turned:
        panel.paint((x - 1, y - 1, plan.width + 2, plan.height + 2), _turned)
    if stack.under is not None:
        tag = _tomb(stack.under)
        panel.lay(tag, (x + (plan.width - tag.width) // 2, y + plan.height - 22))


def _frame(canvas: Canvas, box: tuple[int, int, int, int], thick: int, colour: Colour = GOLD) -> None:
    """A frame around a cell: left, top, width, height."""
    x, y, wide, high = box
    for grow, ink, width in ((1, INK, thick + 2), (0, colour, thick)):
        around = (x - grow, y - grow, x + wide - 1 + grow, y + high - 1 + grow)
        canvas.pen.rounded_rectangle(around, 9, outline=ink, width=width)


def _place(panel: Panel, place: Place, plan: Layout, *, taken: bool) -> None:
    """A frame with its letter: in the middle of a free place, at the corner of a card."""
    letters, cell = place
    x, y = plan.at(cell)
    box = (x - _BEYOND, y - _BEYOND, plan.width + 2 * _BEYOND, plan.height + 2 * _BEYOND)
    panel.paint(box, partial(_lettered, letters=letters, taken=taken))


def _lettered(canvas: Canvas, letters: str, *, taken: bool) -> None:
    x, y, width, height = _BEYOND, _BEYOND, canvas.width - 2 * _BEYOND, canvas.height - 2 * _BEYOND
    _frame(canvas, (x, y, width, height), 5 if taken else 4)
    size = _SMALL_MARK if taken else _MARK
    middle = (x + width - 16, y + 4) if taken else (x + width // 2, y + height // 2)
    canvas.put(place_mark(letters, size), (middle[0] - size // 2, middle[1] - size // 2))


def _turned(canvas: Canvas) -> None:
    """A card that would be turned over: a red frame, and the sign for it in the middle of the card."""
    _frame(canvas, (1, 1, canvas.width - 2, canvas.height - 2), 6, RED)
    canvas.put(turned_over(_TURNED), ((canvas.width - _TURNED) // 2, (canvas.height - _TURNED) // 2))


def _marked(canvas: Canvas) -> None:
    mark(canvas, (0, OUT), (canvas.width, canvas.height - OUT))


@kept
def _head(key: str, name: SeatName, shelved: str, library: str, assistant: str) -> Image.Image:
    """Whose shelf it is, the library, and how many cards stand on it, settled."""
    style = PLAYERS[name.colour]
    canvas = Canvas(WIDE, HEAD - 11, style.fill)
    canvas.put(sign(name.colour, 58), (MARGIN, 7))
    canvas.fit((MARGIN + 72, 48), written(name), ("title", "narrow-title"), 34, 420, ink=style.ink)
    if assistant:
        canvas.put(medallion(key, 58), (530, 7))
        canvas.fit((602, 33), assistant, _FACES, 23, 380, ink=style.ink)
        canvas.fit((602, 61), library, ("plain", "narrow"), TEXT, 380, ink=style.ink)
    canvas.box((1000, 9), (180, 54), CREAM, edge=style.dark, radius=10)
    canvas.put(shelf_sign(42), (1010, 15))
    canvas.fit((1116, 36), shelved, _FACES, 34, 112, anchor="mm")
    return canvas.settled()


def _empty(panel: Panel, plan: Layout, fill: Colour) -> None:
    """The room with the boards of an empty shelf, in a frame of its owner's colour."""
    room(panel, (HEAD - 12, plan.bay_top(plan.bays) - BETWEEN - 8), plan.margin)
    for number in range(plan.bays):
        at, ends = (plan.margin, plan.bay_top(number)), number == plan.bays - 1
        bay(panel, at, plan.rows, (plan.bay_width, plan.height), begins=number == 0, ends=ends)
    border(panel, HEAD - 12, fill)


def shelf(
    view: View,
    names: tuple[SeatName, ...],
    words: Words,
    seat: int,
    places: tuple[Place, ...] = (),
    *,
    turned: tuple[Cell, ...] = (),
    new: New = NOTHING_NEW,
) -> Picture:
    """A player's shelf; `places` are lettered cells, free ones and taken ones (see `place_letters`).

    Cards at the places `turned` are marked as those that the inspection would turn over. What is marked as `new` is
    ("shelved", seat, card).
    """
    player = view.players[seat]
    taken = {(stack.row, stack.column): stack for stack in player.shelf}
    shown = [stack.card for stack in player.shelf if stack.face_up]
    plan = layout([*taken, *(cell for _, cell in places)], lambda width: tall(shown, width))
    foot, style = plan.bay_top(plan.bays) - BETWEEN, PLAYERS[names[seat].colour]
    panel = Panel(WIDE, roomy(foot + _FLOOR + BORDER, LEGEND if new else 0), PAPER)
    _empty(panel, plan, style.fill)
    shelved = of_target(player.cards_shelved, view.target)
    named = library_name(player.library, words), assistant_name(player.library, words)
    panel.lay(_head(player.library, names[seat], shelved, *named), (0, 0))
    for stack in player.shelf:
        _stack(panel, stack, plan, turned=(stack.row, stack.column) in turned)
        if ("shelved", seat, stack.card) in new:
            x, y = plan.at((stack.row, stack.column))
            panel.paint((x, y - OUT, plan.width, plan.height + OUT), _marked)
    for place in places:
        _place(panel, place, plan, taken=place[1] in taken)
    image = panel.image
    if new:
        image = noted(image, words("pic-new"), style.fill, ink=style.ink)
    alt = shelf_alt(_after(player, turned), names[seat], words)
    return finish(image, alt if plan.width >= SPINES_FROM else titled(alt, sorted(shown), words), PAPER)


def _after(player: PlayerView, turned: tuple[Cell, ...]) -> PlayerView:
    """A player whose cards at some places have been turned over."""
    if not turned:
        return player
    stacks = (
        replace(stack, face_up=stack.face_up and (stack.row, stack.column) not in turned) for stack in player.shelf
    )
    return replace(player, shelf=tuple(stacks))
