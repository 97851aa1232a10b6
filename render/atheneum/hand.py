"""The draft hand, for its owner's eyes; while books are shelved, the three sections that the round gives."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.atheneum.view import PlayerView, View
from render.atheneum.alt import hand_alt
from render.atheneum.phrases import Words
from render.atheneum.study import SECTIONS, study_card
from render.atheneum.subjects import SUBJECTS, sign
from render.canvas import Canvas
from render.names import SeatName, written
from render.picture import Picture, finish
from render.plates import BORDER, border
from render.rows import evenly
from render.theme import CREAM, GAP, GRAIN, INK, MARGIN, WIDE, WOOD, WOOD_DARK

CARD = (378, 270)
_HEAD = 124
_ACROSS = 3
_LABEL = 66
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
    canvas = Canvas(WIDE, spots[-1][1] + CARD[1] + GAP + BORDER, WOOD)
    _table(canvas, own.favourite)
    _legend(canvas, view, own.seat, names, words)
    for card, at in zip(cards, spots, strict=True):
        canvas.put(study_card(card, CARD, words), at)
    return finish(canvas.image, hand_alt(cards, words), WOOD)


def _spots(count: int) -> Iterator[tuple[int, int]]:
    """Where the cards of a hand lie: each row in the middle, none with one card alone below others."""
    for row, across in enumerate(evenly(count, _ACROSS)):
        left = (WIDE - across * (CARD[0] + GAP) + GAP) // 2
        yield from ((left + place * (CARD[0] + GAP), _HEAD + GAP + row * (CARD[1] + GAP)) for place in range(across))


def _empty(own: PlayerView | None, words: Words) -> Picture:
    """A hand without cards, which needs little room."""
    canvas = Canvas(WIDE, 96, WOOD)
    _table(canvas, own.favourite if own else "", 0)
    canvas.fit((WIDE / 2, 48), words("pic-no-cards"), _TITLES, 32, WIDE - 2 * MARGIN, ink=CREAM, anchor="mm")
    return finish(canvas.image, hand_alt((), words), WOOD)


def _table(canvas: Canvas, favourite: str, head: int = _HEAD) -> None:
    """A table of wood in a frame of its owner's colour."""
    for y in range(head + 60, canvas.height, 74):
        canvas.pen.line([(0, y), (WIDE, y)], fill=GRAIN, width=3)
    fill = SUBJECTS[favourite].fill if favourite else WOOD_DARK
    canvas.pen.rectangle((0, 0, WIDE, max(BORDER, head - 4) - 1), fill=fill)
    border(canvas, max(0, head - 4), fill)


def _legend(canvas: Canvas, view: View, seat: int, names: tuple[SeatName, ...], words: Words) -> None:
    """Whom each section of the picked card will serve, and where the other cards go."""
    _passing(canvas, view, seat, names, words)
    served = (("grey", left_of(view, seat)), ("yellow", seat), ("blue", right_of(view, seat)))
    for place, (section, other) in enumerate(served):
        label = words("pic-for-you") if other == seat else words("pic-for", name=written(names[other]))
        whose = sign(view.players[other].favourite, 40)
        _chip(canvas, MARGIN + place * (CARD[0] + GAP), section, whose, label)


def _passing(canvas: Canvas, view: View, seat: int, names: tuple[SeatName, ...], words: Words) -> None:
    """Who gets the other cards, by direction, name and sign."""
    to, ink, left = receiver(view, seat), SUBJECTS[view.players[seat].favourite].ink, MARGIN
    key = "none" if to is None else "left" if view.deck == "A" else "right"
    line = words(f"pic-pass-{key}", name="" if to is None else written(names[to]))
    if to is not None:
        canvas.put(sign(view.players[to].favourite, 40), (left, 10))
        left += 52
    canvas.fit((left, 40), line, _TITLES, 28, WIDE - MARGIN - left, ink=ink)


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
    canvas = Canvas(WIDE, _LABEL + 16 + CARD[1] + _LABEL + BORDER + GAP, WOOD)
    _table(canvas, view.players[seat].favourite, _LABEL + 4)
    ink = SUBJECTS[view.players[seat].favourite].ink
    canvas.fit((MARGIN, 44), words("pic-this-round"), _TITLES, 28, WIDE - 2 * MARGIN, ink=ink)
    start = (WIDE - len(shown) * (CARD[0] + GAP) + GAP) // 2
    for place, (other, lit) in enumerate(shown):
        x = start + place * (CARD[0] + GAP)
        played = view.players[other].played
        if played is not None:
            canvas.put(study_card(played, CARD, words, lit), (x, _LABEL + 16 + _LABEL))
        _owner(canvas, view, (x, _LABEL + 16), other, words("pic-you") if other == seat else written(names[other]))
    cards = [player.played for player in view.players if player.played is not None]
    return finish(canvas.image, hand_alt(cards, words), WOOD)


def _owner(canvas: Canvas, view: View, at: tuple[int, int], seat: int, label: str) -> None:
    style = SUBJECTS[view.players[seat].favourite]
    canvas.box(at, (CARD[0], 56), style.fill, edge=style.dark, radius=8)
    canvas.put(sign(view.players[seat].favourite, 44), (at[0] + 8, at[1] + 6))
    canvas.fit((at[0] + 62, at[1] + 38), label, ("bold", "narrow-bold"), 26, CARD[0] - 76, ink=style.ink)
