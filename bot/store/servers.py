"""How games are played in a server, as those who manage it wish."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Text
from sqlmodel import Field, SQLModel


class ServerRow(SQLModel, table=True):
    """A server's customs: see `bot.values.customs.Customs`. A server without a row has none of its own."""

    __tablename__ = "server"

    guild_id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    channels: str = Field(default="[]", sa_type=Text)
    pace: str = ""
    paces: str = Field(default="[]", sa_type=Text)
    language: str = ""
    threads: bool = False
    starters: str = ""
    enders: str = "moderators"
    quiet: bool = False
