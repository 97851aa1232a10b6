"""What decided a game of Ex Libris (EL-49, EL-99)."""

from __future__ import annotations

from bot.games.deciding import Result
from bot.games.deciding import decided as between
from bot.games.exlibris.solo import verdict
from bot.games.speech import Speech
from engine.exlibris.view import LineView, View

TIES = ("books", "hand", "banned")
PARTS = ("prominent", "banned", "variety", "speciality")


def decided(speech: Speech, view: View) -> str:
    """Say what decided it between several players, or against the public library."""
    if view.public is not None:
        return verdict(speech, view)
    results = [_result(line, view.banned) for line in view.sheet]
    return between(speech, view.winners, results, TIES) if len(results) > 1 else ""


def _result(line: LineView, banned: str) -> Result:
    """More books face up, fewer cards in hand and fewer banned books are better (EL-49)."""
    return Result(line.total, (line.books, -line.hand, -dict(line.counts)[banned]), parts_of(line))


def parts_of(line: LineView) -> dict[str, int]:
    """Return where the points of a line come from."""
    return {name: int(getattr(line, name)) for name in PARTS} | {"stability": line.stability + line.mummy}
