"""What somebody at a table has proposed to the others."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Text
from sqlmodel import Field, SQLModel

from bot.store.schema import ID

OPEN = "open"
HELD = "held"
"""Enough have agreed, and it was done."""
REFUSED = "refused"
WITHDRAWN = "withdrawn"
"""Whoever proposed it thought better of it."""
OVERTAKEN = "overtaken"
"""The game has moved on, or is over, or whoever proposed it has left."""
EXPIRED = "expired"


class ProposalRow(SQLModel, table=True):
    """A proposal, and who has said what to it."""

    __tablename__ = "proposal"
    __table_args__ = (
        Index("proposals_of", "game_id", "state"),
        Index("proposals_by", "user_id"),
        {"sqlite_autoincrement": True},  # a button of an old one must never fit a new one
    )

    id: int = Field(default=None, primary_key=True, sa_type=ID)
    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), nullable=False))
    kind: str
    user_id: int = Field(sa_type=BigInteger)
    """Who proposes."""
    name: str
    """What they were called then."""
    about: int = 0
    """What it is about, by its kind: a seat, the number of a choice."""
    value: str = ""
    """What is to be, by its kind: a pace."""
    number: int | None = None
    """The game's number, where it is off once the game has moved on."""
    agreed: str = Field(default="[]", sa_type=Text)
    """The ids of those who have agreed, beside whoever proposes."""
    refused: str = Field(default="[]", sa_type=Text)
    """The ids of those who would rather not."""
    state: str = OPEN
    by: str = ""
    """What the one was called whose no decided."""
    until: datetime
    channel_id: int | None = Field(default=None, sa_type=BigInteger)
    """Where it is put; None in the game's channel."""
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    """The message there that asks."""
