"""What Discord's API answers to each request that a bot of ours makes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from bot.tools.bench_server import APP, ME
from bot.tools.load.answers import Answer
from bot.tools.load.messages import EPHEMERAL, Messages, new_id, payload_of, seen
from bot.tools.load.town import Json, direct, member

OK, NOTHING, MISSING = 200, 204, 404
SAYS, DEFERS, DEFERS_EDIT, EDITS = 4, 5, 6, 7
"""How an interaction may be answered."""
LIMIT = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
Found = tuple[int, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """A request."""

    method: str
    path: list[str]
    body: bytes
    kind: str
    told: bool = True
    """Whether it wants to be told what came of it."""

    @property
    def payload(self) -> Any:
        return payload_of(self.body, self.kind)


class Api:
    """Everything that is said, and who said what to whom."""

    address: str
    """Where it answers, without a scheme."""

    def __init__(self, emojis: Iterable[str]) -> None:
        self.messages = Messages()
        self.emojis: list[Json] = [{"id": new_id(), "name": name, "user": ME} for name in emojis]
        self.commands: list[Json] = []
        self.offered = asyncio.Event()
        """Set when there are commands, which a bot of ours has some time after it has connected."""
        self.answers: dict[str, Answer] = {}
        """By the token of the interaction."""
        self.readers: list[Callable[[Json, bool], None]] = []
        """Whoever reads along is handed each message that was made or changed, and whether it is gone."""

    def arrived(self, method: str, path: list[str]) -> None:
        """Note when an interaction is acknowledged: with the first byte, before anything is read."""
        if method == "POST" and path[0] == "interactions":
            self.answers[path[2]].is_acknowledged()

    def answer(self, asked: Asked) -> Found:
        """Answer a request: a status and what is told."""
        match asked.path:
            case ["interactions", _, token, "callback"]:
                made = self._callback(self.answers[token], asked.payload)
                return (OK, made) if asked.told else (NOTHING, None)
            case ["webhooks", _, token, *_]:
                return OK, self._content(self.answers[token], asked)
            case ["channels", channel, "messages"] if asked.method == "POST":
                return OK, self._told(self.messages.make(channel, asked.payload))
            case ["channels", _, "messages", number]:
                return self._message(number, asked)
            case _:
                return self._about(asked)

    def _told(self, message: Json, *, gone: bool = False) -> Json:
        """Let those who read along know of a message."""
        for reader in self.readers:
            reader(message, gone)
        return seen(message)

    def _callback(self, answer: Answer, payload: Json) -> Json:
        kind, clicked = payload["type"], answer.about.get("message")
        if kind in {DEFERS_EDIT, EDITS}:
            answer.edits, answer.message = True, clicked
        if kind in {SAYS, EDITS}:
            self._say(answer, payload["data"])
        elif kind == DEFERS:
            flags = payload.get("data", {}).get("flags", 0)
            answer.message = self.messages.make(answer.about["channel_id"], {}, flags=flags)
        elif kind != DEFERS_EDIT:
            answer.done.set()  # suggestions and forms say nothing in the channel
        told = None if answer.message is None else answer.message["id"]
        made = {"id": new_id(), "type": 3, "response_message_id": told, "response_message_loading": kind == DEFERS}
        resource = {"type": kind, **({} if answer.message is None else {"message": seen(answer.message)})}
        return {"interaction": made, "resource": resource}

    def _content(self, answer: Answer, asked: Asked) -> Json:
        if asked.method == "GET" and answer.message is not None:
            return seen(answer.message)
        return self._say(answer, asked.payload)

    def _say(self, answer: Answer, payload: Json) -> Json:
        """Let an answer be read: by everybody who sees the message, where it is no private one."""
        old = answer.message
        made = self.messages.make(answer.about["channel_id"], {}) if old is None else old
        message = self.messages.change(made, payload)
        answer.tell(message)
        return seen(message) if message["flags"] & EPHEMERAL else self._told(message)

    def _message(self, number: str, asked: Asked) -> Found:
        old = self.messages.by_id.get(number)
        if old is None:
            return MISSING, {"code": 10008, "message": "Unknown Message"}
        if asked.method == "DELETE":
            del self.messages.by_id[number]
            self._told(old, gone=True)
            return NOTHING, None
        return OK, self._told(self.messages.change(old, asked.payload)) if asked.method == "PATCH" else seen(old)

    def _about(self, asked: Asked) -> Found:
        """Answer what is asked of people and of the application itself."""
        match asked.path:
            case ["users", "@me", "channels"]:
                return OK, direct(int(asked.payload["recipient_id"]))
            case ["guilds", _, "members", number]:
                return OK, member(int(number))
            case ["gateway", "bot"]:
                return OK, {"url": f"ws://{self.address}/gateway/", "shards": 1, "session_start_limit": LIMIT}
            case ["applications", _, "commands" | "emojis" as what]:
                return OK, self._commands(asked) if what == "commands" else self._emojis(asked)
            case [*_, "@me"]:
                return OK, ME if asked.path[0] == "users" else APP
        return MISSING, {"code": 0, "message": "404: Not Found"}

    def _commands(self, asked: Asked) -> list[Json]:
        if asked.method == "PUT":
            self.commands = [_command(one) for one in asked.payload]
            self.offered.set()
        return self.commands

    def _emojis(self, asked: Asked) -> Json:
        if asked.method != "POST":
            return {"items": self.emojis}
        self.emojis.append({"id": new_id(), "name": asked.payload["name"], "user": ME})
        return self.emojis[-1]


def _command(wanted: Json) -> Json:
    return {"default_member_permissions": None, "version": "1", **wanted} | {
        "id": new_id(),
        "application_id": APP["id"],
    }
