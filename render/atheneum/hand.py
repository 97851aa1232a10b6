"""The draft hand, for its owner's eyes; while books are shelved, the three sections that the round gives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from engine.atheneum.view import PlayerView, View
from render.atheneum.alt import hand_alt
from render.atheneum.phrases import Words
from render.atheneum.study import ROUND, SECTIONS, study_card
from render.atheneum.subjects import SUBJECTS, sign
from render.canvas import Canvas
from render.kept import kept
from render.names import SeatName, written
from render.panel import Panel
from render.picture import Picture, finish
from render.plates import BORDER, border
from render.rows import evenly
from render.theme import CREAM, GAP, GRAIN, INK, MARGIN, WIDE, WOOD, WOOD_DARK, Colour

CARD = (378, 270)
_HEAD = 124
_ACROSS = 3
_LABEL = 66
_OWNER = (56, 8)
"""How high the sign of a card's owner is, and how round its corners."""
_PASSED = 3
"""From so many cards on something is left to be passed."""
_TITLES = ("title", "narrow-title")
_LAST = 2
"""Cards in a hand of which none goes on (AT-20)."""


def left_of(view: View, seat: int) -> int:
    """The left neighbour, who sits next (AT-21)."""
    return (seat + 1) % view.seats


def right_of(view: View, seat: int) -> int:
    """The right neighbour."""
    return (seat - 1) % view.seats


def receiver(view: View, seat: int) -> int | None:
    """Who gets the rest of a seat's hand (AT-20); None where nothing passes: the sixth card is discarded."""
    if view.phase != "draft" or view.players[seat].hand_count < _PASSED:
        return None
    return left_of(view, seat) if view.deck == "A" else right_of(view, seat)


def hand(view: View, names: tuple[SeatName, ...], words: Words) -> Picture:
    """The hand of the view's own seat, or the cards that its benefits come from; nothing where it has no seat."""
    own = None if view.seat is None else view.players[view.seat]
    if own is not None and own.played is not None:
        return _sections(view, own.seat, names, words)
    cards = (own.hand if own else None) or ()
    if own is None or not cards:
        return _empty(own, words)
    spots = tuple(_spots(len(cards)))
    panel = _table(spots[-1][1] + CARD[1] + GAP + BORDER, own.favourite)
    panel.lay(_head(_legend(view, own.seat, names, words)), (0, 0))
    for card, at in zip(cards, spots, strict=True):
        panel.lay(study_card(card, CARD, words), at, ROUND)
    return finish(panel.image, hand_alt(cards, words), WOOD)


def _spots(count: int) -> Iterator[tuple[int, int]]:
    """Where the cards of a hand lie: each row in the middle, none with one card alone below others."""
    for row, across in enumerate(evenly(count, _ACROSS)):
        left = (WIDE - across * (CARD[0] + GAP) + GAP) // 2
        yield from ((left + place * (CARD[0] + GAP), _HEAD + GAP + row * (CARD[1] + GAP)) for place in range(across))


def _empty(own: PlayerView | None, words: Words) -> Picture:
    """A hand without cards, which needs little room."""
    panel, line = _table(96, own.favourite if own else "", 0), words("pic-no-cards")
    panel.paint((BORDER, BORDER, WIDE - 2 * BORDER, 96 - 2 * BORDER), partial(_written, line=line, down=48 - BORDER))
    return finish(panel.image, hand_alt((), words), WOOD)


def _written(canvas: Canvas, line: str, down: int) -> None:
    middle = (canvas.width / 2, down)
    canvas.fit(middle, line, _TITLES, 32, WIDE - 2 * MARGIN, ink=CREAM, anchor="mm")


def _table(height: int, favourite: str, head: int = _HEAD) -> Panel:
    """A table of wood in a frame of its owner's colour."""
    panel, fill = Panel(WIDE, height, WOOD), _fill(favourite)
    for y in range(head + 60, height, 74):
        panel.plain((0, y - 1, WIDE, 3), GRAIN)
    panel.plain((0, 0, WIDE, max(BORDER, head - 4)), fill)
    border(panel, max(0, head - 4), fill)
    return panel


def _fill(favourite: str) -> Colour:
    return SUBJECTS[favourite].fill if favourite else WOOD_DARK


@dataclass(frozen=True, slots=True)
class Legend:
    """What stands above a hand: where the other cards go, and whom each section of the picked card will serve."""

    own: str
    """The favourite subject of whose hand it is."""
    to: str
    """That of whoever gets the other cards; "" where nobody does."""
    passing: str
    served: tuple[tuple[str, str, str], ...]
    """Each section with the favourite subject of whom it serves, and a label."""


def _legend(view: View, seat: int, names: tuple[SeatName, ...], words: Words) -> Legend:
    to = receiver(view, seat)
    key = "none" if to is None else "left" if view.deck == "A" else "right"
    passing = words(f"pic-pass-{key}", name="" if to is None else written(names[to]))
    served = (("grey", left_of(view, seat)), ("yellow", seat), ("blue", right_of(view, seat)))
    labels = [
        words("pic-for-you") if other == seat else words("pic-for", name=written(names[other])) for _, other in served
    ]
    favourites = [player.favourite for player in view.players]
    chips = [(section, favourites[other], label) for (section, other), label in zip(served, labels, strict=True)]
    return Legend(favourites[seat], "" if to is None else favourites[to], passing, tuple(chips))


def _head(shown: Legend) -> Image.Image:
    """The legend, settled."""
    style, left = SUBJECTS[shown.own], MARGIN
    canvas = Canvas(WIDE, _HEAD - 4, style.fill)
    if shown.to:
        canvas.put(sign(shown.to, 40), (left, 10))
        left += 52
    canvas.fit((left, 40), shown.passing, _TITLES, 28, WIDE - MARGIN - left, ink=style.ink)
    for place, (section, favourite, label) in enumerate(shown.served):
        _chip(canvas, MARGIN + place * (CARD[0] + GAP), section, sign(favourite, 40), label)
    return canvas.settled()


def _chip(canvas: Canvas, left: int, section: str, whose: Image.Image, label: str) -> None:
    ground, edge = SECTIONS[section]
    canvas.box((left, 56), (CARD[0], 54), ground, edge=edge, thick=4, radius=8)
    canvas.put(whose, (left + 12, 63))
    canvas.fit((left + 64, 92), label, ("bold", "narrow-bold"), 24, CARD[0] - 78, ink=INK)


def _sections(view: View, seat: int, names: tuple[SeatName, ...], words: Words) -> Picture:
    """The cards that give this round's benefits, each with its lit sections (AT-21)."""
    left, right = left_of(view, seat), right_of(view, seat)
    shown: list[tuple[int, tuple[str, ...]]] = [(seat, ("yellow",)), (left, ("blue",)), (right, ("grey",))]
    if left == right:
        shown = [(seat, ("yellow",)), (left, ("blue", "grey"))]
    panel = _table(_LABEL + 16 + CARD[1] + _LABEL + BORDER + GAP, view.players[seat].favourite, _LABEL + 4)
    panel.lay(_caption(view.players[seat].favourite, words("pic-this-round")), (0, 0))
    start = (WIDE - len(shown) * (CARD[0] + GAP) + GAP) // 2
    for place, (other, lit) in enumerate(shown):
        x, player = start + place * (CARD[0] + GAP), view.players[other]
        if player.played is not None:
            panel.lay(study_card(player.played, CARD, words, lit), (x, _LABEL + 16 + _LABEL), ROUND)
        label = words("pic-you") if other == seat else written(names[other])
        panel.lay(_owner(player.favourite, label), (x, _LABEL + 16), _OWNER[1])
    cards = [player.played for player in view.players if player.played is not None]
    return finish(panel.image, hand_alt(cards, words), WOOD)


@kept
def _caption(favourite: str, line: str) -> Image.Image:
    """The head of a round's sections, settled."""
    style = SUBJECTS[favourite]
    canvas = Canvas(WIDE, _LABEL, style.fill)
    canvas.fit((MARGIN, 44), line, _TITLES, 28, WIDE - 2 * MARGIN, ink=style.ink)
    return canvas.settled()


@kept
def _owner(favourite: str, label: str) -> Image.Image:
    """Whose card it is, settled, for round corners."""
    style = SUBJECTS[favourite]
    canvas = Canvas(CARD[0], _OWNER[0], style.dark)
    canvas.box((2, 2), (CARD[0] - 4, _OWNER[0] - 4), style.fill, radius=_OWNER[1] - 2)
    canvas.put(sign(favourite, 44), (8, 6))
    canvas.fit((62, 38), label, ("bold", "narrow-bold"), 26, CARD[0] - 76, ink=style.ink)
    return canvas.settled()
