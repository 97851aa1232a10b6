"""A Discord of a few lines, and a courier to it: enough to see what the outbox does, and to make it fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from bot.hosting.host import Host
from bot.outbox.delivery import Delivery, Posted
from bot.outbox.pace import Pace

DM = 9000


class Refusal(Exception):  # noqa: N818 - it plays the part of discord.HTTPException
    """What discord.py raises: a code of Discord's and an HTTP status."""

    def __init__(self, code: int, status: int = 403) -> None:
        super().__init__(f"{status}: {code}")
        self.code = code
        self.status = status


@dataclass
class Message:
    id: int
    channel: int
    kind: str
    text: str
    nonce: str
    edits: int = 0


@dataclass
class Discord:
    """What stands in all channels, by message id."""

    messages: dict[int, Message] = field(default_factory=dict)
    calls: list[tuple[str, int]] = field(default_factory=list)
    refuse: Callable[[str, int], Exception | None] = field(default=lambda *_: None)
    """Why a request is refused, if it is: asked with its kind and channel."""
    pings: dict[int, list[int]] = field(default_factory=dict)
    """Whom each notice notifies, by message id."""
    threads: dict[int, int] = field(default_factory=dict)
    """How often each thread was asked for; there is one a message."""
    bare: bool = False
    """Whether pictures are forbidden, so that tables go without."""
    doing: str = ""
    """What is asked for at this moment: "create", "edit", "delete" or "read"."""

    def request(self, kind: str, channel: int, doing: str) -> None:
        self.calls.append((kind, channel))
        self.doing = doing
        error = self.refuse(kind, channel)
        if error is not None:
            raise error

    def create(self, kind: str, channel: int, text: str, nonce: str) -> Posted:
        self.request(kind, channel, "create")
        known = [message for message in self.messages.values() if message.nonce == nonce]
        message = known[0] if known else Message(len(self.calls), channel, kind, text, nonce)
        self.messages[message.id] = message
        return Posted(message.id, channel)

    def edit(self, kind: str, message_id: int, channel: int, text: str) -> Posted:
        self.request(kind, channel, "edit")
        if message_id not in self.messages:
            raise Refusal(10008, 404)
        self.messages[message_id].text = text
        self.messages[message_id].edits += 1
        return Posted(message_id, channel)

    def open_thread(self, message_id: int, channel: int) -> None:
        self.request("thread", channel, "open")
        if message_id not in self.messages:
            raise Refusal(10008, 404)
        self.threads[message_id] = self.threads.get(message_id, 0) + 1

    def delete(self, kind: str, message_id: int, channel: int) -> None:
        self.request(kind, channel, "delete")
        if self.messages.pop(message_id, None) is None:
            raise Refusal(10008, 404)

    def of(self, kind: str, channel: int | None = None) -> list[Message]:
        found = (message for message in self.messages.values() if message.kind == kind)
        return [message for message in found if channel in {None, message.channel}]

    def texts(self, kind: str) -> list[str]:
        return [message.text for message in self.of(kind)]

    def notices(self) -> list[tuple[str, list[int]]]:
        """Return what notices say, and whom each of them notifies."""
        return [(message.text, self.pings[message.id]) for message in self.of("notice")]


class FakeCourier:
    """Writes what a delivery would show as plain text."""

    def __init__(self, host: Host, discord: Discord, paces: Mapping[str, Pace] | None = None) -> None:
        self.host = host
        self.paces = paces or {}
        self.discord = discord

    async def table(self, delivery: Delivery) -> Posted | None:
        table = await self.host.reading(delivery.game_id)
        return await self._put("table", delivery, f"{table.game.state} {table.game.number} {table.acting}")

    async def turn(self, delivery: Delivery) -> Posted | None:
        table = await self.host.reading(delivery.game_id)
        seats = [seat for seat in delivery.payload["seats"] if seat in table.acting]
        return await self._put("turn", delivery, str(seats)) if seats else None

    async def shorten(self, delivery: Delivery) -> Posted | None:
        return await self.turn(delivery)

    async def hand(self, delivery: Delivery) -> Posted | None:
        table = await self.host.reading(delivery.game_id, delivery.user_id)
        hand = table.view.hand if table.view is not None and table.seat is not None else ()
        return await self._put("hand", delivery, str(hand))

    async def notice(self, delivery: Delivery) -> Posted | None:
        said = delivery.payload
        posted = await self._put("notice", delivery, f"{said['key']} {said.get('named') or said['args']}")
        self.discord.pings[posted.message_id] = said.get("ping", [])
        return posted

    async def word(self, delivery: Delivery) -> Posted | None:
        return await self._put("word", delivery, f"{delivery.payload['key']} {delivery.payload['args']}")

    async def reminder(self, delivery: Delivery) -> Posted | None:
        waiting = []
        for game, why, by in delivery.payload["about"]:
            if (await self.host.reading(game, delivery.user_id)).must_act:
                waiting.append(f"{game} {why} {by}".strip())
        return await self._put("reminder", delivery, ", ".join(waiting)) if waiting else None

    async def played(self, delivery: Delivery) -> Posted | None:
        span = (delivery.payload[name] for name in ("seat", "since", "until"))
        deeds = await self.host.deeds(delivery.game_id, *span)
        told = [deed.hint.reason if deed.hint else "" for deed in deeds]
        return await self._put("played", delivery, f"{told} {delivery.payload['warm']}")

    async def watch(self, delivery: Delivery) -> Posted | None:
        table = await self.host.reading(delivery.game_id)
        return await self._put("watch", delivery, f"{table.game.state} {table.view.round if table.view else None}")

    async def proposal(self, delivery: Delivery) -> Posted | None:
        found = await self.host.together.proposal(delivery.game_id, delivery.payload["proposal"])
        if found.state != "open" and delivery.message_id is None:
            return None
        return await self._put("proposal", delivery, f"{found.kind} {found.state} {found.waits_for}")

    async def thread(self, delivery: Delivery) -> Posted | None:
        if delivery.message_id is None:
            return await self._put("thread", delivery, f"game {delivery.game_id}")
        self.discord.open_thread(delivery.message_id, delivery.channel_id)
        await self._put("thread", delivery, f"game {delivery.game_id}, open")
        return Posted(delivery.message_id, delivery.message_id)

    async def final(self, delivery: Delivery) -> Posted | None:
        table = await self.host.reading(delivery.game_id)
        return await self._put("final", delivery, f"{table.scores} {table.winners}")

    async def clear(self, delivery: Delivery) -> Posted | None:
        self.discord.delete("clear", delivery.message_id or 0, delivery.channel_id)
        return None

    async def lost(self, delivery: Delivery) -> Posted | None:
        kind, channel = ("hand", DM + delivery.user_id) if delivery.user_id else ("turn", delivery.channel_id)
        self.discord.request("lost", channel, "read")
        kept = set(delivery.payload["known"])
        for users in delivery.payload["doubt"] if kind == "turn" else ():
            names = [str(user - 1) for user in users]  # seats, in games whose seats are not shuffled
            named = [one.id for one in self.discord.of(kind, channel) if all(name in one.text for name in names)]
            kept |= set(named[-1:])
        for message in self.discord.of(kind, channel):
            if message.id not in kept:
                self.discord.delete("clear", message.id, channel)
        return None

    async def retire(self, delivery: Delivery) -> Posted | None:
        self.discord.edit("retire", delivery.message_id or 0, delivery.channel_id, "retired")
        return None

    async def _put(self, kind: str, delivery: Delivery, text: str) -> Posted:
        channel = DM + delivery.user_id if delivery.user_id else delivery.channel_id
        bare = self.discord.bare and kind == "table"
        if delivery.message_id is None:
            return replace(self.discord.create(kind, channel, text, delivery.nonce), bare=bare)
        return replace(self.discord.edit(kind, delivery.message_id, channel, text), bare=bare)
