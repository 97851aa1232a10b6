"""One player's shelf: boards of wood with the cards as books, and lettered places."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from data.exlibris import BOX
from engine.exlibris.view import PlayerView, StackView, View
from render.bookmark import LEGEND, NOTHING_NEW, New, mark, noted
from render.canvas import Canvas
from render.characters import medallion
from render.exlibris.frame import bay
from render.exlibris.layout import BETWEEN, HEAD, SPINES_FROM, Cell, Layout, Place, layout
from render.exlibris.phrases import Words, assistant_name, library_name, shelf_alt, titled
from render.exlibris.players import of_target
from render.exlibris.room import room
from render.exlibris.spines import shelved_back, spines, tall
from render.kept import kept
from render.names import SeatName, written
from render.picture import Picture, finish, roomy
from render.plates import BORDER, border
from render.signs import shelf_sign, turned_over
from render.theme import CREAM, GOLD, INK, MARGIN, PAPER, PLAYERS, PLUM, RED, TEXT, WIDE, Colour
from render.tokens import place_mark, sign

_FLOOR = 14
_MARK = 50
_SMALL_MARK = 42
_TURNED = 64
_FACES = ("bold", "narrow-bold")


@kept
def _tomb(card: int) -> Image.Image:
    """The hint that a card lies entombed under another: a tag with its name and the mummy."""
    canvas = Canvas(86, 34, INK)
    canvas.box((2, 2), (82, 30), PLUM, radius=6)
    canvas.put(medallion("mummy", 28), (3, 3))
    canvas.fit((35, 17), BOX.cards[card].name, _FACES, 22, 46, ink=CREAM, anchor="lm")
    return canvas.image


def _stack(canvas: Canvas, stack: StackView, plan: Layout, *, turned: bool) -> None:
    """A card, marked if it would be turned over, with a tag at its foot if another lies entombed under it (EL-85)."""
    x, y = plan.at((stack.row, stack.column))
    paint = spines if stack.face_up else shelved_back
    canvas.put(paint(stack.card, plan.width, plan.height), (x, y))
    if turned:
        _turned(canvas, (stack.row, stack.column), plan)
    if stack.under is not None:
        tag = _tomb(stack.under)
        canvas.put(tag, (x + (plan.width - tag.width) // 2, y + plan.height - 22))


def _frame(canvas: Canvas, cell: Cell, plan: Layout, thick: int, colour: Colour = GOLD) -> None:
    x, y = plan.at(cell)
    for grow, ink, width in ((1, INK, thick + 2), (0, colour, thick)):
        box = (x - grow, y - grow, x + plan.width - 1 + grow, y + plan.height - 1 + grow)
        canvas.pen.rounded_rectangle(box, 9, outline=ink, width=width)


def _place(canvas: Canvas, place: Place, plan: Layout, *, taken: bool) -> None:
    """A frame with its letter: in the middle of a free place, at the corner of a card."""
    letters, cell = place
    x, y = plan.at(cell)
    _frame(canvas, cell, plan, 5 if taken else 4)
    size = _SMALL_MARK if taken else _MARK
    middle = (x + plan.width - 16, y + 4) if taken else (x + plan.width // 2, y + plan.height // 2)
    canvas.put(place_mark(letters, size), (middle[0] - size // 2, middle[1] - size // 2))


def _turned(canvas: Canvas, cell: Cell, plan: Layout) -> None:
    """A card that would be turned over: a red frame, and the sign for it in the middle of the card."""
    x, y = plan.at(cell)
    _frame(canvas, cell, plan, 6, RED)
    canvas.put(turned_over(_TURNED), (x + (plan.width - _TURNED) // 2, y + (plan.height - _TURNED) // 2))


def _head(canvas: Canvas, player: PlayerView, name: SeatName, target: int, words: Words) -> None:
    """Whose shelf it is, the library, and how many cards stand on it."""
    style = PLAYERS[name.colour]
    canvas.pen.rectangle((0, 0, WIDE, HEAD - 12), fill=style.fill)
    canvas.put(sign(name.colour, 58), (MARGIN, 7))
    canvas.fit((MARGIN + 72, 48), written(name), ("title", "narrow-title"), 34, 420, ink=style.ink)
    library, assistant = library_name(player.library, words), assistant_name(player.library, words)
    if assistant:
        canvas.put(medallion(player.library, 58), (530, 7))
        canvas.fit((602, 33), assistant, _FACES, 23, 380, ink=style.ink)
        canvas.fit((602, 61), library, ("plain", "narrow"), TEXT, 380, ink=style.ink)
    canvas.box((1000, 9), (180, 54), CREAM, edge=style.dark, radius=10)
    canvas.put(shelf_sign(42), (1010, 15))
    canvas.fit((1116, 36), of_target(player.cards_shelved, target), _FACES, 34, 112, anchor="mm")


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
    foot = plan.bay_top(plan.bays) - BETWEEN
    canvas = Canvas(WIDE, roomy(foot + _FLOOR + BORDER, LEGEND if new else 0), PAPER)
    room(canvas, (HEAD - 12, foot - 8), plan.margin)
    _head(canvas, player, names[seat], view.target, words)
    for number in range(plan.bays):
        wood = bay(plan.rows, plan.height, plan.bay_width, begins=number == 0, ends=number == plan.bays - 1)
        canvas.put(wood, (plan.margin, plan.bay_top(number)))
    border(canvas, HEAD - 12, PLAYERS[names[seat].colour].fill)
    for stack in player.shelf:
        _stack(canvas, stack, plan, turned=(stack.row, stack.column) in turned)
        if ("shelved", seat, stack.card) in new:
            mark(canvas, plan.at((stack.row, stack.column)), (plan.width, plan.height))
    for place in places:
        _place(canvas, place, plan, taken=place[1] in taken)
    image, style = canvas.settled(), PLAYERS[names[seat].colour]
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
