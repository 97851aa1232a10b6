"""What is kept of finished games, and who would like to be told how a game goes on."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Text, UniqueConstraint, text
from sqlmodel import Field, SQLModel

OWED = text("made IS NULL")


class ResultRow(SQLModel, table=True):
    """What a seat had at the end of a game that was played to its end; written once, in the end's own transaction."""

    __tablename__ = "result"
    __table_args__ = (
        # Two games of somebody that end at once: the second one is rated after the first. NULLs differ.
        UniqueConstraint("user_id", "key", "rated", name="one_result_after_the_other"),
        Index("results_of", "user_id", "key"),
        Index("results_of_a_server", "guild_id", "key"),
    )

    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    seat: int = Field(primary_key=True)
    key: str
    """The game's key in the catalogue."""
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    """Who sat there at the end; None of an automatic player."""
    strength: str | None = None
    """How well an automatic player plays."""
    seats: int
    """How many played."""
    variant: str = ""
    """What was chosen at the start that changes the rules, as "beginner+long" or "level=3"; "" for the usual game."""
    score: int
    place: int
    """1 of who won; who was beaten by the game itself has 2."""
    choices: int = 0
    """How many choices stood that this seat made."""
    own: int = 0
    """How many of them whoever sat there at the end made themselves."""
    waits: int = 0
    """How often they were waited for after somebody else had moved, and how long, in seconds, all together."""
    waited: int = 0
    rated: int | None = None
    """The how manieth of their rated games of this kind it was, from 1; None where it counts for no rating."""
    mu: float | None = None
    """Their rating after it: the strength that is likeliest, and how uncertain it is. Where it was not changed by the
    game it is what they sat down with; None in a game that rates nobody."""
    sigma: float | None = None
    ended_at: datetime


class ReviewRow(SQLModel, table=True):
    """The review of a game that was played to its end."""

    __tablename__ = "review"
    __table_args__ = (Index("reviews_owed", "game_id", sqlite_where=OWED),)

    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    made: str | None = Field(default=None, sa_type=Text)
    """The review (`engine.review`); None while it is owed, "" where there can be none."""


class WatchRow(SQLModel, table=True):
    """Somebody without a seat who would like to be told how a game goes on."""

    __tablename__ = "watch"
    __table_args__ = (Index("watches_of", "user_id"),)

    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    user_id: int = Field(sa_type=BigInteger, primary_key=True)
    language: str = "en"
