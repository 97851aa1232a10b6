"""A finished game as a film: one picture a turn in the public's eyes, and the score sheet last.

As a program it reads a script and writes the film, in a process of its own (`bot.studio.cinema`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import astuple, dataclass, replace
from typing import Any

import orjson

from bot.games import Sketch, face_of
from bot.studio.drawing import draw
from engine.facts import Fact
from engine.record import Record, told_again
from render.film import film, spread
from render.names import SeatName

MOST_TURNS = 130
"""With so many turns a film takes a minute and a half; a longer game leaves some out."""
IDLE = 15
"""How far a film gives way to everything else on the computer."""


@dataclass(frozen=True, slots=True)
class Cast:
    """Who sits at the table from a row of the log on."""

    since: int
    names: tuple[SeatName, ...]


@dataclass(frozen=True, slots=True)
class Script:
    """All that a film is made of."""

    record: Record
    casts: tuple[Cast, ...]
    """In order; the first has sat there since the set-up."""
    language: str
    hands_open: bool = False
    """Whether everybody's hand is shown below the table, which nobody may see before the end."""

    def names_at(self, number: int) -> tuple[SeatName, ...]:
        """Return who sat there at a row of the log."""
        return next(cast.names for cast in reversed(self.casts) if cast.since <= number)

    def to_json(self) -> bytes:
        """Return it as JSON text."""
        casts = [astuple(cast) for cast in self.casts]
        about = {"language": self.language, "hands_open": self.hands_open}
        return orjson.dumps({"record": self.record.to_json(), "casts": casts, **about})

    @classmethod
    def from_json(cls, text: bytes) -> Script:
        """Read what `to_json` wrote."""
        data = orjson.loads(text)
        casts = tuple(Cast(since, tuple(SeatName(*parts) for parts in names)) for since, names in data["casts"])
        return cls(Record.from_json(data["record"]), casts, data["language"], data["hands_open"])


@dataclass(frozen=True, slots=True)
class Turn:
    """What the public saw at the end of a turn, and what it was told during it."""

    acting: tuple[int, ...]
    """Whose turn it was; nobody's where several chose at the same time."""
    view: Any
    facts: tuple[Fact, ...]
    number: int = 0
    """The number of its last choice."""
    seats: tuple[Any, ...] = ()
    """What each seat saw then, where hands are open."""


def turns(record: Record, *, hands_open: bool = False) -> list[Turn]:
    """Return the turns that the public saw: what one player did before another did; raises what `retold` raises.

    What is chosen in secret belongs to the turn in which it comes to light. Alone, each choice is a turn.
    """
    told = told_again(record)
    match, _ = next(told)
    found = [Turn((), match.view(None), ())]
    untold: list[Fact] = []
    alone = len(match.pending) == 1
    for choice, (match, facts) in zip(record.choices, told, strict=True):
        untold += [fact for fact in facts if fact.seen_by(None)]
        acting, alone = (choice.seat,) if alone else (), len(match.pending) == 1
        if match.view(None) == found[-1].view:
            continue
        goes_on = record.seats > 1 and bool(acting) and acting == found[-1].acting
        earlier = found.pop().facts if goes_on else ()
        seats = tuple(map(match.view, range(record.seats))) if hands_open else ()
        found.append(Turn(acting, match.view(None), (*earlier, *untold), choice.number, seats))
        untold = []
    return found[1:]


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a film."""

    sketch: Sketch
    names: tuple[SeatName, ...] = ()
    """Whose hands are shown below it, as far as they hold something to see."""
    hands: tuple[Sketch | None, ...] = ()


def shots(script: Script) -> Iterator[Shot]:
    """Return the pictures of a film: one a turn with what is new in it, and the score sheet; none without pictures."""
    pictures = face_of(script.record.game).pictures
    if pictures is None:
        return
    played = turns(script.record, hands_open=script.hands_open)
    step = max(1, -(-len(played) // MOST_TURNS))
    for turn in played[::-1][::step][::-1]:
        names = script.names_at(turn.number)
        board = pictures.board(turn.view, names, turn.acting)
        new = [bookmark for fact in turn.facts for bookmark in pictures.bookmarks(fact)] if pictures.bookmarks else []
        shown = replace(board, bookmarks=frozenset(filter(board.can_show, new)))
        yield Shot(shown, names, tuple(pictures.hand(view, names) if pictures.hand else None for view in turn.seats))
    if pictures.score:
        yield Shot(pictures.score(played[-1].view, script.casts[-1].names))


def drawn(script: Script) -> bytes:
    """Draw a film; it takes some ten seconds, with open hands some more."""
    return film(list(_pictures(script)))


def _pictures(script: Script) -> Iterator[bytes]:
    kept: dict[Sketch, bytes] = {}
    for shot in shots(script):
        board = draw(shot.sketch, script.language).picture.png
        if not shot.hands:
            yield board
            continue
        # Most hands are the same as a turn ago.
        kept = {one: kept.get(one) or draw(one, script.language).picture.png for one in shot.hands if one}
        hands = zip(shot.names, shot.hands, strict=True)
        yield spread(board, [(name, kept[one] if one else None) for name, one in hands])


def main() -> None:
    """Read a script and write its film, whenever nothing else wants the processor."""
    if hasattr(os, "nice"):
        os.nice(IDLE)
    sys.stdout.buffer.write(drawn(Script.from_json(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
