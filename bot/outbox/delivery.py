"""The line between the outbox, which knows when, and the courier, who knows Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.outbox.pace import Pace


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message to be made, edited or taken away, drawn from the game as it is at that moment."""

    id: int
    """The outbox row."""
    game_id: int
    channel_id: int
    """The game's channel; for `clear` the channel of the message."""
    payload: Mapping[str, Any]
    nonce: str
    """For creating: send it with `enforce_nonce`, so that a repeated attempt makes no second message."""
    message_id: int | None = None
    """The message to edit or take away; None: create one."""
    user_id: int | None = None
    """Whom a direct message is for."""
    dm_channel_id: int | None = None
    """Their direct message channel where it is known already, which saves opening it."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that now stands in Discord."""

    message_id: int
    channel_id: int
    """For direct messages the channel that was opened."""
    bare: bool = False
    """Whether its picture is missing, which the bot may not post there."""


class LaterError(Exception):
    """Nobody can tell yet whether something may be delivered: it is tried again when the table is looked at."""


class StoppedError(Exception):
    """The bot stops before a delivery could be made: it stays owed, and the next process makes it."""


class Courier(Protocol):
    """Who turns deliveries into Discord messages. One call is one REST request as far as possible.

    Every method draws from `host.reading` at the time of the call, lets Discord's exceptions through (the outbox
    reads `code`, `status` and `retry_after` off them), raises LaterError where nobody can tell yet and StoppedError
    where the bot stops, returns what was posted or edited, and returns None where there is nothing to say any more.
    """

    paces: Mapping[str, Pace]
    """By kind, how long a message that stands already waits for more, before it is drawn once for all of it."""

    async def table(self, delivery: Delivery) -> Posted | None:
        """Create the game's table (or lobby) message, or edit the one that `message_id` names.

        With `payload["look"]` it may have been deleted or changed, and is looked at before; so may a ping to shorten.
        """

    async def turn(self, delivery: Delivery) -> Posted | None:
        """Ping the seats of `payload["seats"]` that must still act, in one short new message."""

    async def shorten(self, delivery: Delivery) -> Posted | None:
        """Let the ping `message_id` name only the seats of `payload["seats"]` that must still act; pings nobody."""

    async def hand(self, delivery: Delivery) -> Posted | None:
        """Send `user_id`, at seat `payload["seat"]`, their hand, or edit the message that `message_id` names.

        In a lobby this is the first word to a new player: it shows whether their direct messages are open.
        """

    async def notice(self, delivery: Delivery) -> Posted | None:
        """Say one line in the channel: `payload["key"]` with `payload["args"]`.

        With `payload["offer"]` a button below takes over that seat, as long as it is free, with `payload["late"]` one
        replaces whoever has it.
        """

    async def word(self, delivery: Delivery) -> Posted | None:
        """Say one sentence to `user_id`: `payload["key"]` with `payload["args"]`, with `payload["play"]` a button."""

    async def watch(self, delivery: Delivery) -> Posted | None:
        """Tell `user_id`, who has no seat, how the game stands or how it ended; nothing where they see it no more.

        Raises LaterError where nobody can tell whether they do.
        """

    async def proposal(self, delivery: Delivery) -> Posted | None:
        """Put the proposal `payload["proposal"]` to those whose say counts, or edit the message to what came of it."""

    async def thread(self, delivery: Delivery) -> Posted | None:
        """Say in the channel that a game gets a thread, or open it from the message `message_id` that says so.

        Then the thread, which may be there already, is the channel of what is returned.
        """

    async def reminder(self, delivery: Delivery) -> Posted | None:
        """Remind `user_id` of the games in `payload["about"]`, each with why and by whom, as far as they wait still."""

    async def played(self, delivery: Delivery) -> Posted | None:
        """Tell `user_id` what the bot played in their place, after the row of the log with the number `since`."""

    async def final(self, delivery: Delivery) -> Posted | None:
        """Post the result of a game that is over: score sheet, winners, seed."""

    async def clear(self, delivery: Delivery) -> Posted | None:
        """Delete the message `message_id` of `channel_id`: an old ping, or the hand of who left. Returns None."""

    async def lost(self, delivery: Delivery) -> Posted | None:
        """Find messages of the game that may stand though nobody needs them any more, and delete them. Returns None.

        In the channel these are pings but for those of `payload["known"]`, and but for the newest that names all the
        users of a list in `payload["doubt"]`; in `user_id`'s direct messages all. Where messages can't be read,
        sending one more with the same nonce finds the one that was sent.
        """

    async def retire(self, delivery: Delivery) -> Posted | None:
        """Let the message `message_id`, a table message that was posted anew, say where the table is now.

        It loses its buttons and keeps its picture. Returns None.
        """
