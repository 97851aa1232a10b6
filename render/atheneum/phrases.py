"""The words in the pictures, and the words for whoever cannot see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.atheneum import BOX
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
