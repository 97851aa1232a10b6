"""Run as a process of its own: plays and draws a whole game of Atheneum on shelves of other sizes (AT-03).

What is laid out is fixed when the engine is imported, so the box is changed before. The arguments are the number of
players and, as JSON, what is different about each compartment by its key. One line of JSON is printed at the end.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import data.atheneum
from data.components import Table, tables_of

READ = tables_of("atheneum")
SEED = 34
EACH = 80
"""So often pictures are drawn: every so many choices."""


def tables(changes: dict[str, dict[str, int]]) -> Any:
    """The game's own tables but for some compartments."""

    def read(name: str) -> Table:
        table = READ(name)
        if name == "shelves":
            for one in (*table["main"], *table["side"]):
                one.update(changes.get(one["key"], {}))
        return table

    return read


def play(seats: int) -> dict[str, Any]:
    """Play to the end, the first seat by advice and the others by luck; each choice must be what the rules allow."""
    from engine.atheneum.geometry import PLACES
    from tests.engine.atheneum.playing import match_of_atheneum, state_of
    from tests.engine.atheneum.test_games import stands_lawfully
    from tests.engine.playing import random_picks, random_seat

    match, luck = match_of_atheneum(seats, SEED), Random(SEED)
    choices, shelved = 0, set()
    while not match.over:
        seat = random_seat(match, luck)
        if choices % EACH == 0:
            draw(match, seat)
        picks = match.advise(seat) if seat == 0 else random_picks(match, seat, luck)
        match.submit(seat, picks)
        shelved |= {pick[-1] for pick in picks if pick[0] == "shelve"}
        choices += 1
        stands_lawfully(state_of(match).players[seat].desk)
    draw(match, 0)
    return {"places": len(PLACES), "highest": max(shelved), "scores": match.scores}


def draw(match: Any, seat: int) -> None:
    """Draw all that a seat may be shown."""
    from bot.studio.drawing import draw as drawn
    from render.names import SeatName
    from tests.bot.whole import whole

    face, view = whole("atheneum"), match.view(seat)
    names = tuple(SeatName(f"Player {number}", "") for number in range(view.seats))
    found = [face.pictures.shelf(view, names, seat), face.pictures.board(view, names, (seat,))]
    if seat in match.pending:
        ask = match.pending[seat].ask
        found.append(face.asks(ask).draw(view, names, ask))
    for sketch in found:
        assert sketch is not None
        assert drawn(sketch, "en").picture.width == 1200


def look_at_scales() -> None:
    """Nothing leaves its picture, and no place lies upon another or leaves its compartment."""
    from engine.atheneum.geometry import PLACES
    from render.atheneum.players import scale_for
    from render.atheneum.scale import LETTERS
    from render.atheneum.shelf import LOW_SCALE, SCALE
    from tests.render import test_atheneum as pictures

    for scale, width in ((SCALE, 1200), (LOW_SCALE, 1200), (scale_for(570), 570), (scale_for(370), 370)):
        assert scale.size[0] < width
        pictures.test_places_and_candles_lie_apart_within_the_shelves(scale)
        pictures.test_a_place_lies_in_its_compartment_and_below_the_next_level(scale)
    assert len(set(LETTERS.values())) == len(LETTERS) == len(PLACES)


if __name__ == "__main__":
    data.atheneum.BOX = data.atheneum.load(tables(json.loads(sys.argv[2])))
    look_at_scales()
    print(json.dumps(play(int(sys.argv[1]))))  # noqa: T201 - that is what the test reads
