"""What decided a game of Atheneum (AT-75)."""

from __future__ import annotations

from bot.games.deciding import Result
from bot.games.deciding import decided as between
from bot.games.speech import Speech
from engine.atheneum.view import LineView, View

TIES = ("books", "favourites")
PARTS = ("play", "favourite", "compartments", "candles", "wands")


def decided(speech: Speech, view: View) -> str:
    """Say what decided it."""
    results = [Result(line.total, (line.books, line.favourites), parts_of(line)) for line in view.sheet]
    return between(speech, view.winners, results, TIES)


def parts_of(line: LineView) -> dict[str, int]:
    """Return where the points of a line come from."""
    return {name: int(getattr(line, name)) for name in PARTS}
