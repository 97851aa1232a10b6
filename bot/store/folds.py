"""Logs of games that are over, wherever they stand: in rows, or folded once nobody has looked for a while."""

from __future__ import annotations

import zlib
from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, bindparam, delete, select
from sqlmodel import Field, SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.columns import NONSENSE
from bot.store.folding import folded, unfolded
from bot.store.rows import columns_of, fetched, made, table_of
from bot.store.schema import ChoiceRow, GameRow


class FoldRow(SQLModel, table=True):
    """The log of a game that is over, and its match as it was saved last, which are not in their own rows any more."""

    __tablename__ = "fold"

    game_id: int = Field(sa_column=Column(BigInteger, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    packed: bytes = Field(sa_type=LargeBinary)


CHOICES, FOLDS = table_of(ChoiceRow), table_of(FoldRow)
LOG = select(*columns_of(ChoiceRow)).where(CHOICES.c.game_id == bindparam("game_id")).order_by(CHOICES.c.number)
FOLD = select(FOLDS.c.packed).where(FOLDS.c.game_id == bindparam("game_id"))
NAMES = tuple(column.name for column in columns_of(ChoiceRow))


async def log_of(session: AsyncSession, game_id: int) -> list[ChoiceRow]:
    """Return the whole log of a game, undone choices too, by number."""
    rows = await fetched(session, LOG, {"game_id": game_id})
    return [made(ChoiceRow, row) for row in rows] or await folded_log(session, game_id)


async def folded_log(session: AsyncSession, game_id: int) -> list[ChoiceRow]:
    """Return the log of a game where it is folded; nothing where it is not."""
    _, log = await _unfolded(session, game_id)
    # What a column that is younger than the fold holds by default, it holds here.
    blank = {name: field.default for name, field in ChoiceRow.model_fields.items()} | {"game_id": game_id}
    return [made(ChoiceRow, [row.get(name, blank[name]) for name in NAMES]) for row in log]


async def saved_of(session: AsyncSession, game_id: int) -> str | None:
    """Return the match of a game as it was saved last, where it is folded."""
    return (await _unfolded(session, game_id))[0]


async def fold(session: AsyncSession, game: GameRow) -> FoldRow | None:
    """Return what the log and the match of a game fold to, and take away the rows; None where there are none."""
    rows = await fetched(session, LOG, {"game_id": game.id})
    if not rows:
        return None
    log = [{name: value for name, value in zip(NAMES, row, strict=True) if name != "game_id"} for row in rows]
    packed = folded(game.saved, log)
    await session.exec(delete(ChoiceRow).where(CHOICES.c.game_id == game.id))
    game.saved = None
    return FoldRow(game_id=game.id, packed=packed)


async def _unfolded(session: AsyncSession, game_id: int) -> tuple[str | None, list[dict[str, Any]]]:
    found = await fetched(session, FOLD, {"game_id": game_id})
    try:
        return unfolded(found[0][0]) if found else (None, [])
    except (zlib.error, *NONSENSE):  # whoever needs it finds that the game is damaged
        return None, []
