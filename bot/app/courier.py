"""The courier: what the outbox delivers becomes Discord messages, drawn from the game as it is at that moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.app.admission import still_seen
from bot.app.places import place_in_dm
from bot.app.posting import Poster
from bot.app.serving import Serving
from bot.app.strays import FAR_BACK, strays
from bot.app.threads import open_thread
from bot.outbox.delivery import Delivery, LaterError, Posted
from bot.outbox.pace import Pace
from bot.store.proposals import OPEN
from bot.text import joined, safe, words
from bot.ui.messages import final_page, hand_page, made_safe, turn_content, turn_rows, word_page
from bot.ui.offers import notice_rows
from bot.ui.page import Page
from bot.ui.proposal import proposal_page
from bot.ui.reminders import Waiting, played_page, reminder_page
from bot.ui.rounds import retired
from bot.ui.table_message import table_page
from bot.ui.threads import thread_line, thread_name
from bot.ui.watching import watch_page
from bot.values.refusal import HostError
from bot.values.states import OVER
from bot.values.table import Table
from data.words import DEFAULT


def calm() -> dict[str, Pace]:
    """Return at which pace tables and hands follow what happens.

    Whoever makes some choices in a row sees them in their panel: for the others one picture of them all is enough,
    and of a ping that stands its last words. A new ping never waits, and the table is drawn before it, unless more
    tables are played at than can be drawn. A hand by direct message may be older than a table,
    for a button brings it at once.
    """
    return {
        "table": Pace(1.0, a_second=3.0),
        "hand": Pace(3.0, a_second=1.5, longest=90.0),
        "shorten": Pace(2.0, a_second=4.0),
    }


class Messenger:
    """Implements `bot.outbox.delivery.Courier` with discord.py."""

    def __init__(self, bot: Serving, paces: Mapping[str, Pace] | None = None) -> None:
        self._bot = bot
        self.paces = paces or {}
        self._poster = Poster(bot)

    async def table(self, delivery: Delivery) -> Posted | None:
        """Create or edit the table message."""
        table = await self._bot.host.reading(delivery.game_id)
        over = table.game.state == OVER and table.view is not None
        last = await self._bot.host.past.round(delivery.game_id, table.view.chapter) if over else None
        page = table_page(table, table.game.language, last)
        return await self._poster.put(self._channel(table), delivery, page)

    async def turn(self, delivery: Delivery) -> Posted | None:
        """Ping those who must still act, and nobody else."""
        table = await self._bot.host.reading(delivery.game_id)
        seats = [table.seats[seat] for seat in delivery.payload["seats"] if seat in table.acting]
        users = {seat.seat: seat.user_id for seat in seats if seat.user_id is not None}
        if not users:
            return None
        page = Page(turn_content(table, list(users.values()), table.game.language), turn_rows(table))
        # Whoever has just clicked sees it in their panel, and is called for nothing.
        called = [user for seat, user in users.items() if seat not in delivery.payload.get("quiet", ())]
        return await self._poster.put(self._channel(table), delivery, page, called)

    async def shorten(self, delivery: Delivery) -> Posted | None:
        """Let a ping name only those who must still act; Discord notifies nobody of an edit."""
        return await self.turn(delivery)

    async def hand(self, delivery: Delivery) -> Posted | None:
        """Send somebody their hand, or edit the message that shows it."""
        table = await self._bot.host.reading(delivery.game_id, delivery.user_id)
        if table.seat is None or delivery.user_id is None:
            return None
        tongue = self._tongue(delivery, table)
        page = hand_page(table, tongue, place_in_dm(self._bot, table.game, tongue))
        return await self._poster.put(await self._direct(delivery), delivery, page)

    async def notice(self, delivery: Delivery) -> Posted | None:
        """Say one line in the channel; a reminder only to those for whom the table waits still."""
        table = await self._bot.host.reading(delivery.game_id)
        args = made_safe(delivery.payload["args"])
        users, named = delivery.payload.get("ping", []), delivery.payload.get("named", [])
        reminds = delivery.payload["key"].startswith("notice-reminder-")
        if reminds and not (users := [user for user in users if table.waits_for(user)]):
            return None
        if users or named:
            who = [f"<@{user}>" for user in users] or [safe(name) for name in named]
            args.update(who=joined(table.game.language, who), count=len(who))
        content = words(table.game.language, delivery.payload["key"], game=table.game.key, **args)
        rows = notice_rows(table, delivery.payload, table.game.language)
        called = await self._called(table, users, of_a_turn=reminds)
        return await self._poster.put(self._channel(table), delivery, Page(content, rows), called)

    async def _called(self, table: Table, users: Sequence[int], *, of_a_turn: bool = False) -> list[int]:
        """Return whom a message may call: nobody at night, and in a server that wants quiet only to their turn."""
        quiet = (await self._bot.host.customs_of(table.game.guild_id)).quiet and not of_a_turn
        asleep = set(users) if quiet else await self._bot.host.people.asleep(users)
        return [user for user in users if user not in asleep]

    async def word(self, delivery: Delivery) -> Posted | None:
        """Say one sentence to somebody, below the game and the place that it is about."""
        table = await self._bot.host.reading(delivery.game_id)
        tongue = self._tongue(delivery, table)
        page = word_page(table, tongue, place_in_dm(self._bot, table.game, tongue), delivery.payload)
        return await self._poster.put(await self._direct(delivery), delivery, page)

    async def reminder(self, delivery: Delivery) -> Posted | None:
        """Remind somebody of the games that wait for them still."""
        about = {game: (why, by) for game, why, by in delivery.payload["about"]}
        waiting = [one for game, why in about.items() if (one := await self._waiting(game, delivery, *why))]
        if not waiting:
            return None
        page = reminder_page(waiting, self._tongue(delivery, waiting[0].table))
        return await self._poster.put(await self._direct(delivery), delivery, page)

    async def _waiting(self, game_id: int, delivery: Delivery, why: str, by: str) -> Waiting | None:
        try:
            table = await self._bot.host.reading(game_id, delivery.user_id)
        except HostError:
            return None
        if not table.waits_for(delivery.user_id):
            return None
        return Waiting(table, place_in_dm(self._bot, table.game, self._tongue(delivery, table)), why, by)

    async def played(self, delivery: Delivery) -> Posted | None:
        """Tell somebody what the bot played in their place; nothing where another has the seat by now."""
        host, payload = self._bot.host, delivery.payload
        table = await host.reading(delivery.game_id, delivery.user_id)
        if table.seat != payload["seat"]:
            return None
        deeds = await host.deeds(delivery.game_id, payload["seat"], payload["since"], payload["until"])
        tongue = self._tongue(delivery, table)
        page = played_page(table, deeds, tongue, place_in_dm(self._bot, table.game, tongue), warm=payload["warm"])
        return await self._poster.put(await self._direct(delivery), delivery, page)

    async def watch(self, delivery: Delivery) -> Posted | None:
        """Tell somebody who watches how the game stands, as long as they see its channel."""
        table, user_id = await self._bot.host.reading(delivery.game_id), delivery.user_id or 0
        seen = await still_seen(self._bot, table.game, user_id)
        if seen is None:
            raise LaterError
        if not seen:
            await self._bot.host.watching.stop(user_id, delivery.game_id)
            return None
        tongue = self._bot.host.people.language_of(user_id) or str(delivery.payload["language"])
        told = await self._bot.host.past.epilogue(delivery.game_id)
        page = watch_page(table, tongue, place_in_dm(self._bot, table.game, tongue), told)
        return await self._poster.put(await self._direct(delivery), delivery, page)

    async def proposal(self, delivery: Delivery) -> Posted | None:
        """Put a proposal to the table, or say what came of it where it was put."""
        table = await self._bot.host.reading(delivery.game_id)
        found = await self._bot.host.together.proposal(delivery.game_id, delivery.payload["proposal"])
        if found.state != OPEN and delivery.message_id is None:
            return None
        page = proposal_page(table, found, table.game.language)
        channel = self._bot.get_partial_messageable(delivery.channel_id, guild_id=table.game.guild_id)
        return await self._poster.put(channel, delivery, page, await self._called(table, found.waits_for))

    async def thread(self, delivery: Delivery) -> Posted | None:
        """Say in the channel that a game gets a thread, then open it from that message."""
        table = await self._bot.host.reading(delivery.game_id)
        channel, message_id = self._channel(table), delivery.message_id
        if message_id is None:
            return await self._poster.put(channel, delivery, thread_line(table, None))
        await open_thread(channel.get_partial_message(message_id), thread_name(table))
        await self._poster.put(channel, delivery, thread_line(table, message_id))
        return Posted(message_id, message_id)

    async def final(self, delivery: Delivery) -> Posted | None:
        """Post the result."""
        table = await self._bot.host.reading(delivery.game_id)
        if table.game.state != OVER:
            return None
        page = final_page(table, table.game.language, await self._bot.host.past.epilogue(delivery.game_id))
        return await self._poster.put(self._channel(table), delivery, page)

    async def clear(self, delivery: Delivery) -> Posted | None:
        """Delete a ping."""
        await self._message(delivery).delete()
        return None

    async def retire(self, delivery: Delivery) -> Posted | None:
        """Let an old table message tell of its round, and say where the table is now."""
        channel = self._bot.get_partial_messageable(delivery.channel_id)
        await self._poster.retire(channel, delivery.message_id or 0, await self._moved_on(delivery))
        return None

    async def lost(self, delivery: Delivery) -> Posted | None:
        """Delete what may stand though nobody needs it any more."""
        private = delivery.user_id is not None
        channel = await self._direct(delivery) if private else self._bot.get_partial_messageable(delivery.channel_id)
        newest = [message async for message in channel.history(limit=FAR_BACK)]
        for message in strays(newest, self._bot.user.id if self._bot.user else 0, delivery):
            await message.delete()
        if not newest:
            # Without the right to read we see nothing, but the same nonce finds the message.
            content = words(DEFAULT, "table-moved")
            found = await channel.send(content, nonce=delivery.nonce, allowed_mentions=discord.AllowedMentions.none())
            await found.delete()
        return None

    async def _moved_on(self, delivery: Delivery) -> Page:
        try:
            table = await self._bot.host.reading(delivery.game_id)
        except HostError as error:
            if error.key != "game-damaged":
                raise
            return Page(words(DEFAULT, "table-moved"))  # the buttons go all the same
        told = await self._bot.host.past.round(delivery.game_id, delivery.payload.get("round", -1))
        return retired(table, told, table.game.language)

    def _tongue(self, delivery: Delivery, table: Table) -> str:
        """Return the language of a direct message: its reader's, where they have chosen one, or the table's."""
        return self._bot.host.people.language_of(delivery.user_id or 0) or table.game.language

    def _message(self, delivery: Delivery) -> discord.PartialMessage:
        channel = self._bot.get_partial_messageable(delivery.channel_id)
        return channel.get_partial_message(delivery.message_id or 0)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.game.channel_id, guild_id=table.game.guild_id)

    async def _direct(self, delivery: Delivery) -> discord.PartialMessageable:
        channel_id = delivery.dm_channel_id
        if channel_id is None:
            opened = await self._bot.create_dm(discord.Object(delivery.user_id or 0))
            channel_id = opened.id
        return self._bot.get_partial_messageable(channel_id)
