"""The heads of the seven columns: a character, its goal in this round, and who activates it if nothing changes."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.exlibrium.influence import Contest
from engine.exlibrium.view import View
from render.band import Band
from render.canvas import Canvas, over
from render.exlibrium.emblems import emblem
from render.exlibrium.inks import CHARACTERS, MIST, palette, settled
from render.exlibrium.phrases import Words, character_name
from render.exlibrium.signs import point, tick
from render.exlibrium.stacks import COLUMN, left
from render.kept import banded, kept
from render.names import SeatName
from render.palette import blank
from render.theme import CREAM, GOLD, INK, INK_SOFT, PAPER, WHITE, WIDE
from render.tokens import sign

HEIGHT = 156
_FACES = ("bold", "narrow-bold")
PAST, NOW, NEXT, OVER = "past", "now", "next", "over"
NOBODY = -1
"""No seat, as in `Contest`."""


@dataclass(frozen=True, slots=True)
class Lead:
    """What the head of a column says."""

    when: str
    """PAST, NOW, NEXT, or OVER where nobody will activate it any more."""
    seat: int
    """Who activated it, does so now, or will if nothing changes; NOBODY for nobody."""
    influence: int
    """With how much; 0 where it is past."""
    tied: tuple[int, ...]
    """Those who tie for it."""
    goal: int
    """What its goal is worth in this round; 0 without one."""
    second: int = NOBODY
    """In the final count, who may spend after the first (XB-41)."""


def leads(view: View) -> tuple[Lead, ...]:
    """What the head of each column says."""
    contests = {contest.character: contest for contest in view.contests}
    return tuple(_lead(view, character, contests.get(character)) for character in range(len(CHARACTERS)))


def _lead(view: View, character: int, contest: Contest | None) -> Lead:
    goal = _goal(view, character)
    now = character == view.character
    if contest is not None:
        first = contest.steps[0]
        tied = first.seats if contest.tied and first.most else ()  # that all have nothing is no news
        return Lead(NOW if now else NEXT, contest.seat, first.most, tied, goal)
    if now:
        return _counted(view, character)
    if character < len(view.activated):
        return Lead(PAST, _or_nobody(view.activated[character]), 0, (), goal)
    return Lead(OVER, NOBODY, 0, (), goal)


def _counted(view: View, character: int) -> Lead:
    """The character that is counted just now, with both its places where both may spend."""
    places = [_or_nobody(seat) for seat in view.places]
    first, second = (*places, NOBODY, NOBODY)[:2]
    has = 0 if first == NOBODY else view.players[first].stacks[character].influence
    return Lead(NOW, first, has, (), 0, second if view.allowed[1] else NOBODY)


def _or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _goal(view: View, character: int) -> int:
    if not view.columns or view.phase not in {"draft", "activation"}:
        return 0
    return next((goal.value for goal in view.columns[view.round - 1] if goal.character == character), 0)


@dataclass(frozen=True, slots=True)
class Head:
    """All that the head of a column shows, with players as their colours; "" for nobody."""

    character: int
    name: str
    when: str
    first: str
    second: str
    influence: int
    goal: int
    tie: str
    """What is said where players tie; "" where none do."""
    nobody: str


def column_heads(found: tuple[Lead, ...], names: tuple[SeatName, ...], words: Words) -> Band:
    """The heads of all seven columns."""
    nobody, tie = words("pic-nobody"), words("pic-tie")
    colours = {NOBODY: "", **{seat: name.colour for seat, name in enumerate(names)}}
    return _heads(
        tuple(
            Head(
                character,
                character_name(character, words),
                lead.when,
                colours[lead.seat],
                colours[lead.second],
                lead.influence,
                lead.goal,
                tie if lead.tied else "",
                nobody,
            )
            for character, lead in enumerate(found)
        )
    )


@banded
def _heads(shown: tuple[Head, ...]) -> Image.Image:
    image = blank(WIDE, HEIGHT, PAPER, palette())
    for head in shown:
        over(image, _column_head(head), (left(head.character), 0))
    return image


@kept
def _column_head(shown: Head) -> Image.Image:
    """One of them, settled: mostly one or two change at once."""
    canvas, style, now = Canvas(COLUMN, HEIGHT, PAPER), CHARACTERS[shown.character], shown.when == NOW
    edge, thick = (GOLD, 5) if now else (style.dark, 3)
    canvas.box((0, 0), (COLUMN, HEIGHT), style.fill, edge=edge, thick=thick, radius=12)
    shift = 0 if shown.goal else 14
    canvas.put(emblem(shown.character, 58), (9 + shift, 10))
    canvas.write((87 + shift, 39), str(shown.character + 1), "bold", 46, ink=WHITE, anchor="mm")
    if shown.goal:
        _goal_mark(canvas, (COLUMN - 44, 16), shown.goal)
    canvas.fit((COLUMN / 2, 88), shown.name, _FACES, 25, COLUMN - 16, ink=WHITE, anchor="mm")
    _foot(canvas, (6, 106), shown)
    return settled(canvas)


def _goal_mark(canvas: Canvas, at: tuple[int, int], value: int) -> None:
    """This round's goal: up to so many points instead of the ability."""
    x, y = at
    canvas.box((x - 3, y - 6), (40, 54), CREAM, edge=GOLD, thick=3, radius=8)
    canvas.write((x + 17, y + 10), str(value), "bold", 27, anchor="mm")
    canvas.put(point(19), (x + 8, y + 24))


def _foot(canvas: Canvas, at: tuple[int, int], shown: Head) -> None:
    """Who activates it: a tick where that is past, in gold where it is now."""
    x, y = at
    if shown.when == OVER:
        return
    ground = {PAST: MIST, NOW: GOLD, NEXT: CREAM}[shown.when]
    canvas.box((x, y), (COLUMN - 12, 44), ground, radius=9)
    if not shown.first:
        ink = INK_SOFT if shown.when == PAST else INK
        canvas.fit((x + COLUMN / 2 - 6, y + 22), shown.nobody, _FACES, 23, COLUMN - 28, ink=ink, anchor="mm")
        return
    canvas.put(sign(shown.first, 38), (x + 8, y + 3))
    if shown.when == PAST:
        canvas.put(tick(26), (x + 58, y + 9))
    elif shown.influence or shown.tie:
        canvas.write((x + 66, y + 22), str(shown.influence), "bold", 28, anchor="mm")
    if shown.second:
        canvas.put(sign(shown.second, 34), (x + 96, y + 5))
    if shown.tie:
        canvas.fit((x + 86, y + 22), shown.tie, ("plain", "narrow"), 22, COLUMN - 102, anchor="lm")
