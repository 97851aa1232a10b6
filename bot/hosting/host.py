"""The host: the only stateful object, and the only door between Discord and the games."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from bot.hosting import (
    automatic,
    beginning,
    ending,
    guiding,
    lobby,
    orders_given,
    play,
    rematch,
    resuming,
    tenure,
)
from bot.hosting.customs import CustomsBook
from bot.hosting.hinting import Hints
from bot.hosting.ledger import Ledger, again
from bot.hosting.looking import Looks
from bot.hosting.membership import Roll
from bot.hosting.people import People
from bot.hosting.privacy import Privacy
from bot.hosting.reader import Reader
from bot.hosting.recalling import filling
from bot.hosting.recalling.folding import Folding
from bot.hosting.recalling.past import Past
from bot.hosting.recalling.reviews import Reviewer, Reviews
from bot.hosting.recalling.watching import Watching
from bot.hosting.ringing import nudging, returning
from bot.hosting.ringing.heart import Heart
from bot.hosting.ringing.retention import Retention
from bot.hosting.ringing.sleeper import Sleeper
from bot.hosting.seats import leaving
from bot.hosting.seats.door import Seats, with_host
from bot.hosting.study.room import Study
from bot.hosting.together import Together
from bot.hosting.whole import WholeMoves
from bot.outbox import PAUSES
from bot.outbox.delivery import Courier
from bot.store import Store
from bot.values.allowance import Allowance
from bot.values.customs import Customs
from bot.values.orders import Order, Ordered
from bot.values.people import Person, Place
from bot.values.refusal import HostError
from bot.values.table import Game, Hinted, Table, Told
from engine.ask import Option

__all__ = ["Host", "HostError"]

T = TypeVar("T")


def _utc_now() -> datetime:
    return datetime.now(UTC)


def _new_seed() -> str:
    return secrets.token_hex(32)


class Host(Reader):
    """Hosts every game of one database.

    Each method that changes something is one transaction, raises HostError with nothing changed, and starts the
    delivery of what it has to tell once it is committed. Nothing is kept in memory for an idle game.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime] = _utc_now,
        new_seed: Callable[[], str] = _new_seed,
        pauses: Sequence[float] = PAUSES,
        looking: bool = True,
        allowance: Allowance | None = None,
        study: Study | None = None,
        reviewer: Reviewer | None = None,
        keep_log_days: int = 0,
    ) -> None:
        """Take an open store and where masters think, which is closed with the host; the rest may be given for tests.

        That is the clock, secret seeds, the pauses between attempts, and whether time brings something about by
        itself: all games are looked at from the start on and every few hours, and reminders go out. `allowance`
        says how much there may be; without a `reviewer` no finished game is looked through. Logs are folded
        that many days after the end; with 0 none is.
        """
        super().__init__(Ledger(store, now=now, new_seed=new_seed, pauses=pauses, study=study))
        self._ledger.allowance = allowance or Allowance()
        self._looks = Looks(self._ledger)
        self._hints = Hints(self._ledger)
        self._customs = CustomsBook(self._ledger)
        self._looking = looking
        self._resumed = False
        self.folding = Folding(self._ledger, keep_log_days)
        """What saves room where nobody looks any more."""
        self.seats = Seats(self._ledger)
        """Who gives seats to whom."""
        self.together = Together(self._ledger)
        """What a table decides together."""
        self.past = Past(self._ledger)
        """What is known of finished games."""
        self.reviews = Reviews(self._ledger, reviewer)
        """What masters say of finished games."""
        self.watching = Watching(self._ledger)
        """Who watches what."""
        self.people = People(self._ledger)
        """What people wish in every game alike."""
        self._heart = Heart(self._ledger, self.people.open)
        self.whole = WholeMoves(self._ledger)
        """What several answers in a row would be, and giving them at once."""
        self.privacy = Privacy(self._ledger)
        """What is kept of people."""
        retention = Retention(self._ledger, self.privacy, self._ledger.allowance.days_away)
        self._sleeper = Sleeper(self._ledger, retention)

    # Life

    async def open(self, courier: Courier | None, roll: Roll | None = None) -> None:
        """Deliver through `courier` from now on.

        Without a courier nothing is delivered, and what there is to tell waits in the outbox. `roll` knows who is still
        on a server; without it nobody ever counts as gone.
        """
        self._ledger.outbox.courier = courier
        self._ledger.membership.roll = roll
        self._ledger.outbox.refused = self.look_for
        await self.people.open()

    def resume(self) -> None:
        """Go on where the last process stopped, in the background: for when Discord is there, also once more."""
        self._ledger.chores.start(resuming.CHORE, partial(resuming.resume, self._ledger))
        if self._resumed:
            return
        self._resumed = True
        filling.begin(self._ledger)
        self._heart.begin()
        self.reviews.wake()
        if self._ledger.outbox.courier is not None and self._looking:
            self._looks.begin()
            self._sleeper.begin()
            self.folding.begin()

    async def resume_all(self) -> None:
        """Let automatic seats answer that still have to, and deliver what was not delivered; raises StoreError."""
        await resuming.resume_all(self._ledger)

    async def settle(self) -> None:
        """Wait until no delivery and no automatic seat is under way; retries that are put off are left."""
        await self._ledger.settle()

    async def wind_down(self) -> None:
        """Deliver nothing more and let masters think no more, for the bot stops: both go on at the next start."""
        self._ledger.chores.stop()
        await self._ledger.study.close()

    async def close(self, patience: float = 0.5) -> None:
        """Finish deliveries under way within some seconds, and stop; what is left waits in the store."""
        self._looks.end()
        self._sleeper.end()
        self.folding.end()
        await self._hints.close()
        await self.reviews.close()
        await self.wind_down()  # or it would have to be waited for
        await self._ledger.close(patience)
        await self._heart.stop()

    # Time

    async def minute(self) -> None:
        """Note that the bot lives, and start what is due; the sleeper does so every minute."""
        await self._sleeper.minute()

    async def lived(self) -> None:
        """Count the time until now as lived, and start what is due: for whoever moves the clock by hand."""
        await self._sleeper.lived()

    async def nudge(self, game_id: int, person: Person) -> list[str]:
        """Ask all others who are waited for to play, each privately; return their names, as they are called there.

        Raises HostError "nudge-paused", "nudge-nobody", "nudge-self", "nudge-early", "nudge-away" and "not-in-game".
        """
        return await self._change(nudging.nudge, game_id, person)

    async def back(self, game_id: int, person: Person) -> bool:
        """Give somebody their seat back in which the bot stands in for them; return whether it did."""
        return await self._change(returning.back, game_id, person)

    async def hush(self, game_id: int, user_id: int) -> None:
        """Remind somebody no more of the turn that waits for them."""
        await self._change(returning.hush, game_id, user_id)

    # Lobby

    async def start(
        self,
        game: str,
        place: Place,
        person: Person,
        options: Mapping[str, int] | None = None,
        *,
        language: str = "en",
        thread: bool = False,
    ) -> Game:
        """Open a lobby in a channel with its starter seated, or in a `thread` of its own there.

        Options are the game's own, and two of the host: "shuffle" (1: seats are shuffled at the beginning, 0: joining
        order; by default 1) and "first" (a place in joining order, -1: by luck), passed on as the seat.
        """
        work = partial(lobby.start, self._ledger, game, place, person, options or {}, language=language, thread=thread)
        return await self._ledger.unbroken(partial(again, work))

    async def join(self, game_id: int, person: Person, colour: str | None = None) -> Game:
        """Take a seat in a lobby, in a free colour; or change the colour of one's own seat."""
        return await self._change(rematch.join, game_id, person, colour)

    async def rematch(self, game_id: int, person: Person) -> Game:
        """Ask for another game of one that is over, or say yes to one that was asked for; return the new game.

        It has the same options and automatic players, and the first player is the next one. It begins as soon as
        everybody who played has said yes, here or by `join`. Raises HostError "rematch-not-over", "game-ended",
        "not-in-game", "channel-taken" and what `join` raises.
        """
        work = partial(rematch.rematch, self._ledger, game_id, person)
        return await self._ledger.unbroken(partial(again, work))

    async def rematch_asked(self, game_id: int) -> bool:
        """Tell whether a game is to be played once more already, so that `rematch` is to say yes."""
        return await rematch.asked(self._ledger, game_id)

    async def leave(self, game_id: int, person: Person) -> Game:
        """Give up a seat. In a running game an automatic player takes it; the last person to leave ends the game."""
        return await self._change(leaving.leave, game_id, person)

    async def check_leave(self, game_id: int, person: Person) -> tuple[Game, bool]:
        """Return a game that somebody can leave, and whether they are the last person in it. Damaged games too.

        Raises what `leave` would refuse them with.
        """
        return await leaving.check_leave(self._ledger, game_id, person)

    async def add_automatic(self, game_id: int, person: Person, strength: str | None = None) -> Game:
        """Seat an automatic player in a lobby; any seated person may.

        `strength` is one of the game's own (`Rules.players`), by default the usual one.
        """
        return await self._change(lobby.add_automatic, game_id, person, strength)

    async def vary(self, game_id: int, person: Person, options: Mapping[str, int]) -> Game:
        """Change options of a game that has not begun; its host or a moderator may. The sealed seed stays the same."""
        return await self._change(lobby.vary, game_id, person, options)

    async def begin(self, game_id: int, person: Person, options: Mapping[str, int] | None = None) -> Table:
        """Begin the game of a lobby; its host or a moderator may. Returns the table for that person's eye.

        `options` come on top of those of the lobby: such as the one that makes it a game for one.
        """
        return await self._change(beginning.begin, game_id, person, options)

    async def end(self, game_id: int, person: Person) -> Game:
        """Break a game off: its host or a moderator may, and in a lobby anybody seated; damaged games too."""
        return await self._change(ending.end, game_id, person)

    async def check_end(self, game_id: int, person: Person) -> Game:
        """Return a game that somebody may end; raises what `end` would refuse them with."""
        return await with_host(self._ledger, game_id, partial(ending.check_end, self._ledger, game_id, person))

    # Looking again at what is owed, in the background: these raise nothing

    def look(self, game_id: int, *, check: bool = False) -> None:
        """Deliver what a game still owes; with `check` also what somebody may have deleted meanwhile."""
        self._looks.at(game_id, check=check)

    def try_again(self, game_id: int) -> None:
        """Deliver what a game still owes whose channel could not be reached; not at every click."""
        self._looks.try_again(game_id)

    def look_in(self, guild_id: int, *, check: bool = False) -> None:
        """Do so for the games of a server that could not be reached; with `check` for all of them."""
        self._looks.at_guild(guild_id, check=check)

    async def thought(self, game_id: int, seconds: float) -> None:
        """Wait until no automatic seat of a game answers in the background, at most some seconds."""
        await self._ledger.chores.wait_for(automatic.chore_of(game_id), seconds)

    def go_on(self, game_id: int) -> None:
        """Let automatic seats answer that could not until now."""
        automatic.go_on(self._ledger, game_id)

    def look_for(self, game_id: int, user_id: int) -> None:
        """Look whether somebody is still on the server of a game: they have not answered, or can't be reached."""
        self._looks.for_somebody(game_id, user_id)

    def lose_server(self, guild_id: int) -> None:
        """Let the clocks of a server's games stand still until we are back there."""
        self._looks.lose_guild(guild_id)

    def look_at_channel(self, channel_id: int) -> None:
        """Look at the games of a channel that may have been deleted."""
        self._looks.at_channel(channel_id)

    def send_hand(self, game_id: int, user_id: int) -> None:
        """Send somebody their hand by direct message once more, also where their messages were closed before."""
        self._looks.at_hand(game_id, user_id)

    def post_anew(self, game_id: int) -> None:
        """Post the table message at the bottom of the channel, unless somebody asked for that a moment ago."""
        self._looks.post_anew(game_id)

    async def refresh_name(self, game_id: int, person: Person) -> None:
        """Call somebody in a game as they are called now; pictures and messages follow when they are drawn again.

        Raises HostError("not-in-game").
        """
        await self._change(tenure.refresh_name, game_id, person)

    # Servers

    async def customs_of(self, guild_id: int | None) -> Customs:
        """Return how games are played in a server; those of nobody in particular where it has no wishes, or is none."""
        return await self._customs.of(guild_id)

    async def change_customs(self, guild_id: int, change: Callable[[Customs], Customs]) -> Customs:
        """Change a server's customs; return them as they are now."""
        work = partial(self._customs.change, guild_id, change)
        return await self._ledger.unbroken(partial(again, work))

    # Play

    async def submit(
        self,
        game_id: int,
        user_id: int,
        number: int,
        *,
        picks: Sequence[Option] | None = None,
        indices: Sequence[int] | None = None,
    ) -> Told:
        """Answer the question that carries `number` (`Table.pending.number`) by options or by their indices."""
        wanted = play.Wanted(picks, indices)
        return await self._ledger.unbroken(partial(play.submit, self._ledger, game_id, user_id, number, wanted))

    async def undo(self, game_id: int, user_id: int, number: int | None = None) -> Told:
        """Take back one's last choice. A button passes the `Game.number` it was drawn at, so that it acts once."""
        return await self._ledger.unbroken(partial(play.undo, self._ledger, game_id, user_id, number))

    async def skip_guide(self, game_id: int, user_id: int) -> None:
        """Leave out the guide to somebody's first turn from now on; raises HostError("not-in-game")."""
        await self._change(guiding.skip, game_id, user_id)

    async def give_order(self, game_id: int, user_id: int, order: Order) -> None:
        """Choose beforehand: an answer to a kind of question, or a plan for the next turn; the old one gives way.

        Raises HostError "order-not-possible", "order-no-plan", "order-your-turn", "order-unfit" and "hints-off".
        """
        await self._ledger.unbroken(partial(orders_given.give, self._ledger, game_id, user_id, order))

    async def withdraw_order(self, game_id: int, user_id: int, *, plan: bool, key: str) -> None:
        """Withdraw an order, which never acts from then on; raises HostError("order-gone")."""
        await self._ledger.unbroken(partial(orders_given.withdraw, self._ledger, game_id, user_id, (plan, key)))

    # Reading

    async def orders(self, game_id: int, user_id: int) -> Ordered:
        """Return what somebody chose beforehand in a game; raises HostError("not-in-game")."""
        return await orders_given.orders(self._ledger, game_id, user_id)

    async def hint(self, game_id: int, user_id: int) -> Hinted:
        """Return advice on the question that waits for somebody, found from what they may see; it changes nothing.

        Raises HostError where they have no seat, nothing waits for them, or the game goes without hints.
        """
        return await self._hints.of(game_id, user_id)

    async def _change(self, work: Callable[..., Coroutine[Any, Any, T]], game_id: int, *args: Any) -> T:
        attempt = partial(self._ledger.attempt, game_id, partial(work, self._ledger, game_id, *args))
        return await with_host(self._ledger, game_id, partial(self._ledger.unbroken, attempt))
