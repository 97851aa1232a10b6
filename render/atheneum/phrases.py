"""The words in the pictures, and the words for whoever cannot see them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Protocol

from data.atheneum import ANY, BOX, Benefit
from engine.atheneum.geometry import KEYS
from engine.atheneum.view import DeskView, PlayerView, View
from render.atheneum.desk import is_full
from render.names import SeatName

_LONGEST_NAME = 40


class Words(Protocol):
    """Says a sentence by its key; arguments fill its blanks. `words("language")` is such as "en"."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...


def subject_name(subject: str, words: Words) -> str:
    """What the books of a colour are about."""
    names = next(one.name for one in BOX.subjects if one.key == subject)
    return names.get(words("language"), names["en"])


def where_said(where: str, words: Words) -> str:
    """A compartment, or that any will do."""
    return words("where-any") if where == ANY else words(f"compartment-{where}")


def benefits_said(benefits: Iterable[Benefit], words: Words) -> str:
    """Benefits in a few words, equal ones counted."""
    said = [_benefit(benefit, words) for benefit in benefits]
    counts = {one: said.count(one) for one in said}
    line = ", ".join(one if count == 1 else words("times", count=count, thing=one) for one, count in counts.items())
    return re.sub(r"([0-9×]) ", "\\1\u00a0", line)  # no line ends between a number and what it counts


def _benefit(benefit: Benefit, words: Words) -> str:
    if benefit.kind == "book" and benefit.what == ANY:
        return words("benefit-any")
    if benefit.kind == "book":
        return words("benefit-book", colour=words(f"colour-{benefit.what}"))
    if benefit.kind == "book-in":
        return words("pic-book-in", compartment=where_said(benefit.what, words))
    return words(f"benefit-{benefit.kind}", count=benefit.count)


def _name(names: tuple[SeatName, ...], seat: int) -> str:
    return names[seat].name[:_LONGEST_NAME]


def counted(desk: DeskView) -> int:
    """How many books stand on somebody's shelves."""
    return sum(map(bool, desk.books))


def board_alt(view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int]) -> str:
    """The table: the round, the objectives, and how everybody stands."""
    row = ", ".join(BOX.objectives[one].key for one in view.row)
    parts = [words("alt-board", round=view.round, row=row)]
    parts += [_player_alt(player, names, words, turn=player.seat in acting) for player in view.players]
    return " ".join(parts)


def _player_alt(player: PlayerView, names: tuple[SeatName, ...], words: Words, *, turn: bool) -> str:
    counts = {"books": counted(player.desk), "points": player.desk.points, "wands": player.desk.wands}
    return words("alt-player", name=_name(names, player.seat), turn=int(turn), **counts)


def shelf_alt(view: View, names: tuple[SeatName, ...], words: Words, seat: int) -> str:
    """Somebody's shelves, compartment by compartment, level by level from below."""
    desk = view.players[seat].desk
    said = [_compartment(desk, index, words) for index in range(BOX.main + desk.sides)]
    counts = {"books": counted(desk), "points": desk.points}
    return words("alt-shelf", name=_name(names, seat), shelves=words("between-parts").join(said), **counts)


def _compartment(desk: DeskView, index: int, words: Words) -> str:
    first = sum(one.width * one.levels for one in BOX.compartments[:index])
    one = BOX.compartments[index]
    levels = [desk.books[first + level * one.width :][: one.width] for level in range(one.levels)]
    said = " / ".join(" ".join(words(f"colour-{book}") if book else "-" for book in level) for level in levels)
    state = "full" if is_full(desk, index) else "open"
    return words("alt-compartment", name=words(f"compartment-{KEYS[index]}"), books=said, state=state)


def hand_alt(cards: Sequence[int], words: Words) -> str:
    """A hand of study cards."""
    return words("alt-hand", count=len(cards), cards=", ".join(BOX.cards[card].key for card in cards) or "-")


def scores_alt(view: View, names: tuple[SeatName, ...], words: Words) -> str:
    """Everybody's total."""
    lines = ", ".join(f"{_name(names, seat)} {line.total}" for seat, line in enumerate(view.sheet))
    return words("alt-scores", scores=lines or "-")
