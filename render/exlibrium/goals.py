"""The goal cards: a triangle of one, two and three, one column a round (XB-50)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.exlibrium.view import GoalView, View
from render.bookmark import New, mark
from render.canvas import Canvas
from render.exlibrium.cards import back
from render.exlibrium.emblems import emblem
from render.exlibrium.inks import CHARACTERS, MIST, VELVET_LIGHT
from render.exlibrium.phrases import Words
from render.exlibrium.signs import point
from render.theme import CREAM, GOLD, INK, MARGIN, WHITE, WIDE

_CARD = (110, 50)
_STEP = _CARD[1] + 4
_APART = _CARD[0] + 20
_CAPTION = 34
HEIGHT = _CAPTION + 3 * _STEP + 24
WIDTH = 3 * _APART


def goal_card(canvas: Canvas, at: tuple[int, int], goal: GoalView, *, dim: bool) -> None:
    """A goal card: its character and its value; of a closed one only the value."""
    (x, y), (width, height) = at, _CARD
    if goal.character is None:
        canvas.put(back(58, height), (x, y))
    else:
        style = CHARACTERS[goal.character]
        canvas.box((x, y), (58, height), style.light if dim else style.fill, edge=INK, radius=8)
        canvas.put(emblem(goal.character, 38), (x + 10, y + 6))
    ink = VELVET_LIGHT if dim else INK
    canvas.box((x + 60, y), (width - 60, height), MIST if dim else CREAM, edge=INK, radius=8)
    canvas.write((x + 75, y + height / 2), str(goal.value), "bold", 30, ink=ink, anchor="mm")
    canvas.put(point(17), (x + 87, y + height // 2 - 8))


@dataclass(frozen=True, slots=True)
class Column:
    """The goals of one round."""

    caption: str
    goals: tuple[GoalView, ...]
    now: bool
    """Whether this is the round that is played."""
    past: bool
    new: tuple[int, ...] = ()
    """The characters of those that are new."""


def columns(view: View, words: Words, new: New) -> tuple[Column, ...]:
    """The goals of all rounds; none where the game is played without."""
    playing = view.phase in {"draft", "activation"}
    return tuple(
        Column(
            words("pic-goals-round", round=number),
            goals,
            number == view.round and playing,
            number < view.round or not playing,
            tuple(
                goal.character
                for goal in goals
                if goal.character is not None and ("goal", number, goal.character) in new
            ),
        )
        for number, goals in enumerate(view.columns, 1)
    )


def triangle(canvas: Canvas, shown: tuple[Column, ...]) -> None:
    """All goal cards at the right of the head; the column of this round is framed, those before stand back."""
    foot = HEIGHT - 12
    for number, column in enumerate(shown):
        x = WIDE - MARGIN - (len(shown) - number) * _APART + 12
        high = len(column.goals) * _STEP
        if column.now:
            canvas.box((x - 7, foot - high - 3), (_CARD[0] + 14, high + 9), GOLD, radius=10)
        for place, goal in enumerate(column.goals):
            at = (x, foot - (place + 1) * _STEP + 2)
            goal_card(canvas, at, goal, dim=column.past)
            if goal.character in column.new:
                mark(canvas, at, _CARD, out=4)
        ink = GOLD if column.now else WHITE
        middle = (x + _CARD[0] / 2, foot - high - 22)
        canvas.fit(middle, column.caption, ("plain", "narrow"), 22, _APART - 6, ink=ink, anchor="mm")
