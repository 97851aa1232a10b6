"""The tables. Whoever changes one adds a migration; a test compares the two.

Indexes of some rows alone are that on PostgreSQL too, as their migrations say. To say so here would let every start
import its dialect.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Text, UniqueConstraint, text
from sqlmodel import Field, SQLModel

from bot.values.states import LOBBY, RUNNING

WAITING = "waiting"
STANDING = "standing"
"""A ping that has been posted and has still to be taken away."""
OWED = "owed"
"""What could not be delivered, and is tried again when somebody looks."""

VERSION = Column("version", Integer, nullable=False)
ID = BigInteger().with_variant(Integer, "sqlite")
"""A number of ours that is never used twice; SQLite counts on only where a key is called an INTEGER."""
IN_ITS_CHANNEL = text("state IN ('lobby', 'running') AND NOT opens_thread")
ASLEEP = text("wake_at IS NOT NULL")
ON_VACATION = text("home_at IS NOT NULL")
RINGS = text("moment IS NOT NULL")
CLOSES = text("closes_at IS NOT NULL")
AWAITS_BOT = text("awaits_bot")
GONE = text("gone_at IS NOT NULL")


class GameRow(SQLModel, table=True):
    """A game. `saved` and `seed` are secrets: they leave `bot.hosting` only as views."""

    __tablename__ = "game"
    __table_args__ = (
        # Two people who start a game in the same second: one of them learns that there is a game already.
        Index(
            "one_game_in_a_channel",
            "channel_id",
            unique=True,
            sqlite_where=IN_ITS_CHANNEL,
        ),
        Index("games_of_a_channel", "channel_id", "id"),
        Index("games_by_state", "state"),
        Index("games_of_a_host", "host_id"),
        Index("games_that_await_the_bot", "id", sqlite_where=AWAITS_BOT),
        Index("silent_lobbies", "closes_at", sqlite_where=CLOSES),
        {"sqlite_autoincrement": True},  # buttons of a lost game must never fit a new one
    )
    # Where a second process changed the row in between, our UPDATE matches nothing: no move is lost.
    __mapper_args__ = {"version_id_col": VERSION}

    id: int = Field(default=None, primary_key=True, sa_type=ID)
    key: str
    state: str
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    channel_id: int = Field(sa_type=BigInteger)
    options: str = Field(default="{}", sa_type=Text)
    host_id: int = Field(sa_type=BigInteger)
    language: str = "en"
    created_at: datetime
    ended_at: datetime | None = None
    number: int = 0
    version: int = Field(default=0, sa_column=VERSION)
    saved: str | None = Field(default=None, sa_type=Text)
    commitment: str = ""
    """The SHA-256 of the secret seed."""
    secret: str | None = None
    """The secret seed, sealed when the lobby opens; None in games that are older than that."""
    seed: str | None = None
    """The secret seed once everybody may know it."""
    round: int = 0
    """The chapter that the table message shows, mostly its round: a new one gets a new message."""
    table_message_id: int | None = Field(default=None, sa_type=BigInteger)
    no_access: bool = False
    adrift: int | None = Field(default=None, sa_type=BigInteger)
    """The second since when its channel is gone for good; None where it is there."""
    held: bool = False
    """Whether its clocks stand still because its channel can't be reached."""
    rematch_of: int | None = Field(default=None, sa_type=ID)
    """The game that is played once more by this one."""
    proposals: int = 0
    """How many proposals are open (`bot.store.proposals`), so that most choices need not look for them."""
    opens_thread: bool = False
    """Whether its thread is still to be opened in the channel, which it leaves free for others."""
    paused_at: int | None = Field(default=None, sa_type=BigInteger)
    """Since when its clocks stand still."""
    orders: int = 0
    """How many orders wait in it, so that a game without any reads none."""
    awaits_bot: bool = False
    """Whether the bot has to answer next, for a seat or by an order, so that a start opens no other game."""
    closes_at: int | None = Field(default=None, sa_type=BigInteger)
    """When the lobby closes by itself unless something happens there before."""

    @property
    def active(self) -> bool:
        """Whether it takes up its channel."""
        return self.state in {LOBBY, RUNNING}


class SeatRow(SQLModel, table=True):
    """A seat at a table; without a user it is automatic."""

    __tablename__ = "seat"
    # NULLs differ, so any number of automatic players may sit down; a person only once.
    __table_args__ = (
        UniqueConstraint("game_id", "user_id", name="one_seat_a_person"),
        Index("seats_of", "user_id"),
        Index("seats_asleep", "wake_at", sqlite_where=ASLEEP),
        Index("seats_on_vacation", "home_at", sqlite_where=ON_VACATION),
        Index("next_moments", "moment", sqlite_where=RINGS),
        Index("seats_of_the_gone", "gone_at", sqlite_where=GONE),
    )

    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    seat: int = Field(primary_key=True)
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    name: str = ""
    account: str = ""
    """For pictures, where the name cannot be drawn; "" too in rows that are older than this."""
    colour: str
    strength: str | None = None
    """How well it plays by itself; None for a person, and in rows that are older than strengths."""
    guided: bool = False
    """Whether this person is new to the game and is told at the first turn what to do."""
    luck: str = ""
    """What this person added to the seed when they joined."""
    place: int | None = None
    """The place in joining order once the game has begun; None in games that are older than this."""
    dm_channel_id: int | None = Field(default=None, sa_type=BigInteger)
    dm_message_id: int | None = Field(default=None, sa_type=BigInteger)
    dm_closed: bool = False
    joined_at: datetime
    """Since when this person has had the seat, or an automatic player has kept it."""
    gone_at: int | None = Field(default=None, sa_type=BigInteger)
    """When this person was found to have left the server; None while they are there, as far as we know."""

    # Its clock. Moments are whole seconds since 1970, so that one statement can move them all.
    since: int | None = Field(default=None, sa_type=BigInteger)
    """Since when its person has had something to do; None where there is nothing to do."""
    due: int | None = Field(default=None, sa_type=BigInteger)
    """When they are overdue; None where no clock runs."""
    moment: int | None = Field(default=None, sa_type=BigInteger)
    """When the clock has something to do for this seat next."""
    reminded: int = 0
    """How many of this turn's reminders are behind it."""
    hushed: bool = False
    """Whether its person wants no more reminders for this turn."""
    nudged: int | None = Field(default=None, sa_type=BigInteger)
    """When somebody nudged them last."""
    left: int | None = None
    """The seconds that were left of the last turn, for the undo that gives it back."""
    missed: int = 0
    """How many turns in a row were overdue; 0 again with the first answer of its person."""
    stand_in: str = ""
    """While the bot answers in place of an absent person "turn" or "warm": for this turn, or until they are back."""
    stood_since: int | None = None
    """The number of the last row of the log before the bot stood in."""
    wake_at: int | None = Field(default=None, sa_type=BigInteger)
    """When its person, whose turn came in their quiet hours, may be pinged."""
    home_at: int | None = Field(default=None, sa_type=BigInteger)
    """When its person is back from the vacation that the table was told of last."""

    @property
    def bot_answers(self) -> bool:
        """Whether the bot answers for this seat now: nobody sits there, or it stands in for an absent person."""
        return self.user_id is None or self.stand_in != ""


class TenureRow(SQLModel, table=True):
    """Somebody's time at a seat of a game that has begun. An older game has none until a seat changes."""

    __tablename__ = "tenure"
    __table_args__ = (Index("tenures_of", "user_id"),)

    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    seat: int = Field(primary_key=True)
    since: int = Field(primary_key=True)
    """The number of the first row of the log that was theirs."""
    until: int | None = None
    """The number of the last one; None while it lasts."""
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    """None of an automatic player."""
    name: str = ""
    account: str = ""
    strength: str | None = None


class BarredRow(SQLModel, table=True):
    """Somebody who may not sit down at a table: they were taken out of its lobby, or know a hand there already."""

    __tablename__ = "barred"
    __table_args__ = (Index("bars_of", "user_id"),)

    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    user_id: int = Field(sa_type=BigInteger, primary_key=True)
    but: int | None = None
    """The seat that they had, to which they may come back; None where they had none in play."""


class ChoiceRow(SQLModel, table=True):
    """A numbered row of a game's log. The key makes a second process that took the same number fail."""

    __tablename__ = "choice"

    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True))
    number: int = Field(primary_key=True)
    seat: int | None = None
    key: str
    asked: int | None = None
    """The number that the answered question carried: a second click on the same button is told by it."""
    automatic: bool = False
    ordered: bool = False
    """Whether a person chose so beforehand."""
    picks: str = Field(default="[]", sa_type=Text)
    facts: str = Field(default="[]", sa_type=Text)
    reason: str = Field(default="", sa_type=Text)
    """Why the bot chose so in place of an absent person: a hint's reason with its arguments."""
    at: datetime
    undone: bool = False


class OutboxRow(SQLModel, table=True):
    """Something to tell, written in the transaction of what it tells about."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index("outbox_waiting", "state", "channel_key", "id"),
        Index("outbox_of_game", "game_id", "kind", "state"),
    )

    id: int = Field(default=None, primary_key=True, sa_type=ID)
    game_id: int = Field(sa_column=Column(ForeignKey("game.id", ondelete="CASCADE"), nullable=False))
    channel_key: str
    """Where to: "channel:<id>" or "user:<id>"."""
    kind: str
    payload: str = Field(default="{}", sa_type=Text)
    nonce: str
    state: str = WAITING
    """WAITING, STANDING or OWED; what is done with is deleted."""
    attempts: int = 0
    message_id: int | None = Field(default=None, sa_type=BigInteger)


class HeartbeatRow(SQLModel, table=True):
    """That the bot lived, so that nobody is overdue by a time in which it did not."""

    __tablename__ = "heartbeat"

    id: int = Field(default=None, primary_key=True)
    at: int = Field(sa_type=BigInteger)
    """The last time that it noted so."""
