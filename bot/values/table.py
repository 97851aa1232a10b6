"""What the host hands out: frozen, and nothing in it that its reader may not see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.values.pace import Then, overdue_of, pace_of, waits_for_vacations
from bot.values.states import LOBBY, RUNNING
from engine.ask import Picks
from engine.catalogue import rules_of
from engine.facts import Fact
from engine.hint import Hint
from engine.match import Pending
from engine.moves import Move

HINTS = "hints"
"""The option by which players may ask for hints: 1 (the default), or 0, and nobody may."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as everybody may know it."""

    id: int
    key: str
    """The game's key in the engine's catalogue."""
    state: str
    """LOBBY, RUNNING, OVER or ENDED."""
    guild_id: int | None
    channel_id: int
    options: Mapping[str, int]
    host_id: int
    """The user who may begin and end it: the starter, or whoever took over."""
    language: str
    created_at: datetime
    number: int
    """How many choices and undos were made so far."""
    commitment: str
    """SHA-256 of the secret seed; "" in a lobby of an older bot."""
    seed: str | None
    """The secret seed, once the game is over or broken off."""
    table_message_id: int | None
    no_access: bool
    """Whether the last message for the channel could not be sent for want of rights or of the channel."""
    adrift: bool = False
    """Whether its channel is gone for good, so that it waits for another one."""
    rematch_of: int | None = None
    """The game that is played once more by this one."""
    paused: bool = False
    """Whether its clocks stand still."""
    absent: frozenset[int] = frozenset()
    """The users in whose place the bot answers until they are back, where it was looked for them."""

    @property
    def active(self) -> bool:
        """Whether it takes up its channel."""
        return self.state in {LOBBY, RUNNING}

    @property
    def hints(self) -> bool:
        """Whether its players may ask for hints."""
        return bool(self.options.get(HINTS, 1))

    @property
    def pace(self) -> int | None:
        """The seconds that a seat may take for a turn; None without a clock."""
        return pace_of(self.options)

    @property
    def overdue(self) -> Then:
        """What happens to a seat that takes longer: "turn", "warm" or "remind"."""
        return overdue_of(self.options)

    @property
    def waits_for_vacations(self) -> bool:
        """Whether its clocks stand still for whoever is on vacation."""
        return waits_for_vacations(self.options)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table. In a lobby seats are in joining order."""

    seat: int
    user_id: int | None
    """None for an automatic player."""
    name: str
    """Raw, as Discord sent it; "" for an automatic player."""
    colour: str
    """One of `bot.values.people.COLOURS`."""
    dm_closed: bool
    """Whether the last direct message to this person was refused."""
    strength: str = ""
    """How well an automatic player plays, one of the game's `Rules.players`; "" for a person."""
    guided: bool = False
    """Whether this person plays this game for the first time, and has not skipped the guide."""
    account: str = ""
    """What pictures call a person whose name they cannot write; "" for an automatic player."""
    since: int | None = None
    """The second since 1970 from which on this person has had to act."""
    due: int | None = None
    """The second since 1970 at which this person is overdue; None where no clock runs for them."""
    stand_in: str = ""
    """While the bot answers in place of an absent person "turn" or "warm"."""
    missed: int = 0
    """How many turns in a row were overdue; 0 again with the first answer of its person."""

    @property
    def automatic(self) -> bool:
        """Whether nobody sits here, and the bot plays."""
        return self.user_id is None

    @property
    def bot_answers(self) -> bool:
        """Whether the bot answers for this seat now: nobody sits here, or it stands in for an absent person."""
        return self.automatic or self.stand_in != ""


@dataclass(frozen=True, slots=True)
class Tenure:
    """Somebody's time at a seat that is over."""

    seat: int
    since: int
    """The number of the first row of the log that was theirs."""
    until: int
    """The number of the last one."""
    user_id: int | None
    """None of an automatic player."""
    name: str
    account: str
    strength: str

    @property
    def automatic(self) -> bool:
        """Whether the bot played then."""
        return self.user_id is None


@dataclass(frozen=True, slots=True)
class Table:
    """A game as one reader may see it."""

    game: Game
    seats: tuple[Seat, ...]
    seat: int | None
    """The reader's own seat; None for the public."""
    view: Any
    """The game's view for this reader's eye; None in a lobby, and where an ended game's data are damaged."""
    pending: Pending | None
    """The question that waits for the reader; None for the public."""
    acting: tuple[int, ...]
    """The seats that must act, ascending: those whose answer is not in."""
    facts: tuple[Fact, ...]
    """What the reader may know of what happened since their own last choice; for the public since and including the
    last choice of a person."""
    can_undo: bool
    """Whether the reader may take back their last choice."""
    scores: tuple[int, ...]
    """Points by seat, once the game is over."""
    winners: tuple[int, ...]
    """The seats that won, once the game is over."""
    news: tuple[Fact, ...] = ()
    """What pictures mark as new (`bot.hosting.news`): the facts, or none for whoever has not chosen anything yet; for
    the public what happened since the last turn of those who must act."""
    lately: tuple[Fact, ...] = ()
    """For the public what happened since the last turn of those who must act, or in all for whoever has had none."""
    invited: tuple[str, ...] = ()
    """In the lobby of a rematch the raw names of those who played and have not said yes yet."""
    fitting: tuple[int, ...] = ()
    """In a lobby how many may play with its options, ascending."""
    may_be_alone: bool = False
    """In a lobby whether one person alone could play, had they chosen so at the start."""
    may_ask: bool = False
    """Whether the reader may take back their last choice with the table's consent, and not alone."""
    former: tuple[Tenure, ...] = ()
    """Who sat here before those who do now, by seat, in order."""

    @property
    def must_act(self) -> bool:
        """Whether the reader must act."""
        return self.seat in self.acting

    def waits_for(self, user_id: int | None) -> bool:
        """Tell whether a person must act for whom the bot does not stand in."""
        return any(self.seats[seat].user_id == user_id and not self.seats[seat].bot_answers for seat in self.acting)

    @property
    def stalled(self) -> bool:
        """Whether the bot has to answer for a seat, which it does at once unless something keeps it from it."""
        return any(self.seats[seat].automatic or self.seats[seat].stand_in for seat in self.acting)

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats of masters who must act: they take some seconds."""
        master = rules_of(self.game.key).master if self.acting else ""
        return tuple(seat for seat in self.acting if master and self.seats[seat].strength == master)

    @property
    def offered(self) -> tuple[int, ...]:
        """The seats that a person has left, and anybody may take over, ascending."""
        left = {tenure.seat for tenure in self.former if not tenure.automatic}
        running = self.game.state == RUNNING
        return tuple(seat.seat for seat in self.seats if running and seat.automatic and seat.seat in left)


@dataclass(frozen=True, slots=True)
class Told:
    """What came of a choice or an undo."""

    facts: tuple[Fact, ...]
    """What the player may know of it and of the automatic players' answers to it."""
    table: Table
    """The table afterwards, for the player's eye."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Whole moves that begin with the question that waits for a reader, the most promising first."""

    moves: tuple[Move, ...]
    mark: int
    """A number that differs where other moves are offered: what was pressed is what was shown."""
    advised: bool = True
    """Whether the most promising comes first; otherwise they are a complete list, in no order that would be advice."""


@dataclass(frozen=True, slots=True)
class Second:
    """The next best answer to a question, as the master sees it."""

    picks: Picks
    less: float
    """By how many points the lead that it promises is smaller, in halves; 0 where the two can't be told apart."""
    won: tuple[int, int] | None
    """How many of 100 games are won after the best answer and after this one, where they are played on to their end."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """A table, and advice on the question that waits for its reader there."""

    table: Table
    hint: Hint
    second: Second | None = None
    """What comes next, where that is known."""


@dataclass(frozen=True, slots=True)
class Mine:
    """One of somebody's games."""

    game: Game
    seat: int
    must_act: bool
    damaged: bool
    """Whether its data cannot be read; it can still be ended."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that waits for somebody."""

    game_id: int
    due: int | None
    """The second since 1970 at which they are overdue; None where no clock runs."""


@dataclass(frozen=True, slots=True)
class Glance:
    """One of somebody's games, as far as its row tells."""

    game: Game
    must_act: bool
    due: int | None
    """The second since 1970 at which they are overdue; None where no clock runs for them."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A lobby in which somebody may still sit down."""

    game: Game
    host: str
    """The raw name of whoever may begin; "" where they have left."""
    taken: int
    """How many seats are taken, by automatic players too."""
    seats: int
    """How many there are."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """One numbered row of a game's log, as one reader may see it."""

    number: int
    """0 is the set-up."""
    seat: int | None
    """Who chose; None for the set-up and for a repair."""
    key: str
    """The question's key; "opening", "undo", "undo-agreed" or "repaired" for rows that answer no question."""
    automatic: bool
    facts: tuple[Fact, ...]
    """Only what the reader may know. What was picked is never told but by facts."""
    undone: bool
    at: datetime
    ordered: bool = False
    """Whether it was chosen beforehand."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What the bot chose in place of an absent person."""

    facts: tuple[Fact, ...]
    """What that person may know of what came of it."""
    hint: Hint | None
    """Why it chose so, as a hint whose picks are left out."""


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log; the oldest row comes first."""

    rows: tuple[LogRow, ...]
    page: int
    """From 1, the oldest."""
    pages: int
