"""What stands in channels and in answers to interactions, as Discord would tell of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import orjson

from bot.tools.bench_server import ME
from bot.tools.load.town import SINCE, Json

LAID_OUT, EPHEMERAL = 1 << 15, 1 << 6
_ids = count(10_000_000)


def new_id() -> str:
    """Return a number that nothing has yet."""
    return str(next(_ids))


def payload_of(body: bytes, kind: str) -> Json:
    """Return the JSON of a request, which may have files beside it."""
    if not kind.startswith("multipart/"):
        found: Json = orjson.loads(body) if body else {}
        return found
    mark = b"--" + kind.split("boundary=", 1)[1].strip('"').encode()
    for part in body.split(mark):
        head, _, rest = part.partition(b"\r\n\r\n")
        if b'name="payload_json"' in head:
            return payload_of(rest.removesuffix(b"\r\n"), "")
    return {}


class Messages:
    """All messages of all channels, and of answers that one person sees."""

    def __init__(self) -> None:
        self.by_id: dict[str, Json] = {}

    def make(self, channel: str, payload: Json, *, flags: int = 0) -> Json:
        """Return a new message."""
        return self._put({"id": new_id(), "channel_id": channel, **_blank()}, payload, flags)

    def change(self, old: Json, payload: Json) -> Json:
        """Return a message as it is after an edit."""
        return self._put(old, payload, 0)

    def _put(self, old: Json, payload: Json, flags: int) -> Json:
        kept = {key: payload[key] for key in ("content", "components") if key in payload}
        empty: Json = {"content": "", "components": []}
        message: Json = {**old, **{key: value or empty[key] for key, value in kept.items()}}
        message["flags"] = old["flags"] | flags | payload.get("flags", 0)
        if "attachments" in payload:
            message["attachments"] = [_file(one, old) for one in payload["attachments"] or ()]
        for media in _media(message["components"]):
            _resolve(media, message["attachments"])
        self.by_id[message["id"]] = message
        return message


def seen(message: Json) -> Json:
    """Return a message as Discord tells of it: the files of a laid-out one stand in its parts alone."""
    return {**message, "attachments": []} if message["flags"] & LAID_OUT else message


def _blank() -> Json:
    plain = {"content": "", "components": [], "attachments": [], "embeds": [], "mentions": [], "mention_roles": []}
    flags = {"tts": False, "mention_everyone": False, "pinned": False, "type": 0, "flags": 0}
    return {"author": ME, "timestamp": SINCE, "edited_timestamp": None, **plain, **flags}


def _file(named: Json, old: Json) -> Json:
    """Return a file that was sent now, or one that stays."""
    for kept in old["attachments"]:
        if kept["id"] == str(named["id"]):
            return dict(kept)
    number, name = new_id(), str(named.get("filename", "file"))
    url = f"https://cdn.example/attachments/1/{number}/{name}"
    about = {"description": named.get("description"), "size": 1, "width": 1, "height": 1}
    return {"id": number, "filename": name, "url": url, "proxy_url": url, "content_type": "image/png", **about}


def _media(components: list[Json]) -> Iterator[Json]:
    for part in components:
        yield from _media(part.get("components", []))
        yield from (item["media"] for item in part.get("items", ()))
        if "file" in part:
            yield part["file"]


def _resolve(media: Json, files: list[Json]) -> None:
    """Let a part of a message show its file."""
    for file in files:
        if media["url"] in {f"attachment://{file['filename']}", file["url"]}:
            media.update(url=file["url"], proxy_url=file["url"], width=1, height=1, attachment_id=file["id"])


def parts(components: list[Json]) -> Iterator[Json]:
    """Return all buttons and menus of a message from top to bottom."""
    for part in components:
        if "custom_id" in part:
            yield part
        yield from parts(part.get("components", []))
        if "accessory" in part:
            yield from parts([part["accessory"]])
