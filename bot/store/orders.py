"""What people chose beforehand, until it is used, withdrawn or expired."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Text
from sqlmodel import Field, SQLModel


class OrderRow(SQLModel, table=True):
    """A seat's order: an answer to each question of a kind, or the plan for its next turn."""

    __tablename__ = "player_order"  # "order" is a word of SQL's own

    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    seat: int = Field(primary_key=True)
    plan: bool = Field(primary_key=True)
    key: str = Field(primary_key=True)
    """The question that it answers."""
    user_id: int = Field(sa_type=BigInteger)
    """Whose order it is: at a seat of somebody else it never acts."""
    picks: str = Field(default="[]", sa_type=Text)
    """The answer, or what is planned in order of preference; none to do as the strongest automatic player would."""
    alone: bool = False
    """Whether what is planned is done only where nobody else went since."""
    rest: bool = False
    """Whether the rest of the planned turn is left to the strongest automatic player."""
    since: int
    """The game's number when it was given."""
    round: int | None = None
    """The last round in which it may act; None where it holds until its owner says otherwise."""
    turn: int | None = None
    """The number at which the turn began whose rest is under way; None as long as a plan waits for its turn."""
