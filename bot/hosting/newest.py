"""The newest rows of a game's log, which every look at its table needs: read once for each number of the game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, or_, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.matches import LIVE
from bot.store.folds import folded_log
from bot.store.rows import fetched, table_of
from bot.store.schema import ChoiceRow, GameRow
from bot.store.statements import Statement

MOST_ROWS = 100
"""Who was away for longer reads the log."""
CHOICES = table_of(ChoiceRow).c
LATEST = Statement(
    select(CHOICES.seat, or_(CHOICES.automatic, CHOICES.ordered), CHOICES.facts)
    .where(CHOICES.game_id == bindparam("game_id"), CHOICES.number <= bindparam("number"), CHOICES.undone.is_(False))
    .order_by(CHOICES.number.desc())
    .limit(MOST_ROWS)
)


class Row(NamedTuple):
    """What is new comes out of this much of a row of the log."""

    seat: int | None
    automatic: bool
    """Whether nobody was there to choose: an automatic player did, or an order."""
    facts: str

    @property
    def person(self) -> int | None:
        """The seat of the person who chose; None where nobody was there to choose."""
        return None if self.automatic else self.seat


class Newest:
    """The newest rows that count of the games that are in play. A log changes only where the game's number does."""

    def __init__(self, size: int = LIVE) -> None:
        self._size = size
        self._known: OrderedDict[int, tuple[int, Sequence[Row]]] = OrderedDict()

    async def of(self, session: AsyncSession, game: GameRow) -> Sequence[Row]:
        """Return them as a game's row has it, the newest first."""
        number, rows = self._known.pop(game.id, (-1, ()))
        if number != game.number or not game.active:
            rows = await _latest(session, game)
        if game.active:
            self._known[game.id] = game.number, rows
        while len(self._known) > self._size:
            self._known.popitem(last=False)
        return rows


async def _latest(session: AsyncSession, game: GameRow) -> list[Row]:
    found = await fetched(session, LATEST, {"game_id": game.id, "number": game.number})
    if found or game.active:
        return [Row(*row) for row in found]
    folded = [row for row in await folded_log(session, game.id) if not row.undone]
    return [Row(row.seat, row.automatic or row.ordered, row.facts) for row in reversed(folded[-MOST_ROWS:])]
