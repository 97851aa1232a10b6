"""Forms with files, sent in one piece: aiohttp writes each part, its head and its end by themselves.

That is half of what such a request costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast
from uuid import uuid4

import aiohttp
from aiohttp.helpers import content_disposition_header
from aiohttp.payload import BytesPayload

Part = Mapping[str, Any]
"""As aiohttp's forms take one: a name and a value, which is text or bytes; a file has its name and kind besides."""


def through(session: aiohttp.ClientSession, form: Sequence[Part]) -> aiohttp.ClientSession:
    """Return the session for the request that sends this form, whatever discord.py makes of it by the way."""
    return cast("aiohttp.ClientSession", _Session(session, form))


class _Session:
    """As much of a session as discord.py uses for one request, however often it tries."""

    def __init__(self, session: aiohttp.ClientSession, form: Sequence[Part]) -> None:
        self._session, self._form = session, form

    def request(self, method: str, url: str, **more: Any) -> Any:
        """Ask, with the form as a whole."""
        return self._session.request(method, url, **{**more, "data": whole(self._form)})


def whole(form: Sequence[Part]) -> BytesPayload:
    """Return a form as it is sent, with what says how its parts are told apart."""
    mark = uuid4().hex
    pieces = [piece for part in form for piece in _pieces(part, mark)]
    return BytesPayload(
        b"".join([*pieces, f"--{mark}--\r\n".encode()]), content_type=f"multipart/form-data; boundary={mark}"
    )


def _pieces(part: Part, mark: str) -> Iterator[bytes]:
    names = {name: part[name] for name in ("name", "filename") if name in part}
    head = (
        f"--{mark}\r\nContent-Disposition: {content_disposition_header('form-data', quote_fields=False, **names)}\r\n"
    )
    kind = f"Content-Type: {part['content_type']}\r\n" if "content_type" in part else ""
    yield f"{head}{kind}\r\n".encode()
    yield part["value"] if isinstance(part["value"], bytes) else part["value"].encode()
    yield b"\r\n"
