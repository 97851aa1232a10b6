"""The draft hand, for its owner's eyes; while books are shelved, the three sections that the round gives."""

from __future__ import annotations

from PIL import Image

from engine.atheneum.view import View
from render.atheneum.phrases import Words, hand_alt
from render.atheneum.study import SECTIONS, study_card
from render.atheneum.subjects import SUBJECTS, sign
from render.canvas import Canvas
from render.names import SeatName, written
from render.picture import Picture, finish
from render.theme import CREAM, GAP, GRAIN, INK, MARGIN, WIDE, WOOD, WOOD_DARK

CARD = (378, 252)
_HEAD = 124
_ACROSS = 3
_LABEL = 66
_LAST = 2
"""Cards in a hand of which none goes on (AT-20)."""


def left_of(view: View, seat: int) -> int:
    """The left neighbour, who sits next (AT-21)."""
    return (seat + 1) % view.seats


def right_of(view: View, seat: int) -> int:
    """The right neighbour."""
    return (seat - 1) % view.seats


def hand(view: View, names: tuple[SeatName, ...], words: Words) -> Picture:
    """The hand of the view's own seat, or the cards that its benefits come from; nothing where it has no seat."""
    own = None if view.seat is None else view.players[view.seat]
    if own is not None and own.played is not None:
        return _sections(view, own.seat, names, words)
    cards = (own.hand if own else None) or ()
    lines = max(1, -(-len(cards) // _ACROSS))
    canvas = Canvas(WIDE, _HEAD + lines * (CARD[1] + GAP) + GAP + 4, WOOD)
    _table(canvas)
    if own:
        _legend(canvas, view, own.seat, names, words)
    for number, card in enumerate(cards):
        line, column = divmod(number, _ACROSS)
        at = (MARGIN + column * (CARD[0] + GAP + 1), _HEAD + GAP + line * (CARD[1] + GAP))
        canvas.put(study_card(card, *CARD), at)
    if not cards:
        canvas.write((WIDE / 2, _HEAD + CARD[1] / 2), words("pic-no-cards"), "title", 32, ink=CREAM, anchor="mm")
    return finish(canvas.image, hand_alt(cards, words), WOOD)


def _table(canvas: Canvas, head: int = _HEAD) -> None:
    for y in range(head + 60, canvas.height, 74):
        canvas.pen.line([(0, y), (WIDE, y)], fill=GRAIN, width=3)
    canvas.pen.rectangle((0, 0, WIDE, head - 4), fill=WOOD_DARK)


def _legend(canvas: Canvas, view: View, seat: int, names: tuple[SeatName, ...], words: Words) -> None:
    """Whom each section of the picked card will serve, and where the other cards go."""
    line = _passing(view, seat, names, words)
    canvas.fit((MARGIN, 40), line, ("title", "narrow-title"), 28, WIDE - 2 * MARGIN, ink=CREAM)
    served = (("grey", left_of(view, seat)), ("yellow", seat), ("blue", right_of(view, seat)))
    for place, (section, other) in enumerate(served):
        label = words("pic-for-you") if other == seat else words("pic-for", name=written(names[other]))
        whose = sign(view.players[other].favourite, 40)
        _chip(canvas, MARGIN + place * (CARD[0] + GAP + 1), section, whose, label)


def _passing(view: View, seat: int, names: tuple[SeatName, ...], words: Words) -> str:
    """Say where the cards go that are not picked: of the last two one is discarded (AT-20)."""
    if view.players[seat].hand_count == _LAST:
        return words("pic-pass-none")
    passes, to = ("left", left_of(view, seat)) if view.deck == "A" else ("right", right_of(view, seat))
    return words(f"pic-pass-{passes}", name=written(names[to]))


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
    canvas = Canvas(WIDE, _LABEL + 16 + CARD[1] + _LABEL + GAP, WOOD)
    _table(canvas, _LABEL + 4)
    canvas.fit((MARGIN, 44), words("pic-this-round"), ("title", "narrow-title"), 28, WIDE - 2 * MARGIN, ink=CREAM)
    start = (WIDE - len(shown) * (CARD[0] + GAP) + GAP) // 2
    for place, (other, lit) in enumerate(shown):
        x = start + place * (CARD[0] + GAP)
        played = view.players[other].played
        if played is not None:
            canvas.put(study_card(played, *CARD, lit), (x, _LABEL + 16 + _LABEL))
        _owner(canvas, view, (x, _LABEL + 16), other, words("pic-you") if other == seat else written(names[other]))
    cards = [player.played for player in view.players if player.played is not None]
    return finish(canvas.image, hand_alt(cards, words), WOOD)


def _owner(canvas: Canvas, view: View, at: tuple[int, int], seat: int, label: str) -> None:
    style = SUBJECTS[view.players[seat].favourite]
    canvas.box(at, (CARD[0], 56), style.fill, edge=style.dark, radius=8)
    canvas.put(sign(view.players[seat].favourite, 44), (at[0] + 8, at[1] + 6))
    canvas.fit((at[0] + 62, at[1] + 38), label, ("bold", "narrow-bold"), 26, CARD[0] - 76, ink=style.ink)
