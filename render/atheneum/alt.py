"""The words for whoever cannot see the pictures."""

from __future__ import annotations

from collections.abc import Sequence

from data.atheneum import BOX
from engine.atheneum.geometry import KEYS
from engine.atheneum.view import DeskView, PlayerView, View
from render.atheneum.desk import is_full
from render.atheneum.naming import objective_name, study_names
from render.atheneum.phrases import Words
from render.names import SeatName

_LONGEST_NAME = 40


def _name(names: tuple[SeatName, ...], seat: int) -> str:
    return names[seat].name[:_LONGEST_NAME]


def counted(desk: DeskView) -> int:
    """How many books stand on somebody's shelves."""
    return sum(map(bool, desk.books))


def board_alt(view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int]) -> str:
    """The table: the round, the objectives, and how everybody stands."""
    row = words("between-parts").join(objective_name(one, words) for one in view.row)
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
    said = words("between-parts").join(study_names(card, words)[0] for card in cards)
    return words("alt-hand", count=len(cards), cards=said or "-")


def scores_alt(view: View, names: tuple[SeatName, ...], words: Words) -> str:
    """Everybody's total."""
    lines = ", ".join(f"{_name(names, seat)} {line.total}" for seat, line in enumerate(view.sheet))
    return words("alt-scores", scores=lines or "-")
