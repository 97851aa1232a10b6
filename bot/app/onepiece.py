"""Forms with files, sent in one piece: aiohttp writes each part, its head and its end by themselves.

That is half of what such a request costs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import aiohttp
from aiohttp.payload import BytesPayload
from discord.http import HTTPClient

MOST_BYTES = 1 << 20
"""What is longer, as a film, aiohttp sends bit by bit, for to write it at once would hold the loop."""


def send_in_one_piece(http: HTTPClient) -> None:
    """Let a client that has logged in send its forms so, and the answers to its interactions too."""
    http._HTTPClient__session = _Session(http._HTTPClient__session)  # type: ignore[attr-defined] # noqa: SLF001 - as answers


class _Session:
    """A session of aiohttp's, but for how it sends forms."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def request(self, method: str, url: str, *, data: Any = None, **more: Any) -> Any:
        """Ask as the session does."""
        if isinstance(data, aiohttp.FormData) and data.is_multipart:
            data = _whole(data) or data
        return self._session.request(method, url, data=data, **more)


def _whole(form: aiohttp.FormData) -> BytesPayload | None:
    """Return a form as it is sent, with what says how its parts are told apart; None where it is long."""
    mark = uuid4().hex
    pieces = [piece for field in form._fields for piece in _pieces(mark, *field)]
    if sum(map(len, pieces)) > MOST_BYTES:
        return None
    end = f"--{mark}--\r\n".encode()
    return BytesPayload(b"".join([*pieces, end]), content_type=f"multipart/form-data; boundary={mark}")


def _pieces(mark: str, names: Any, headers: dict[str, str], value: Any) -> Iterator[bytes]:
    called = "".join(f'; {name}="{_quoted(said)}"' for name, said in names.items())
    more = "".join(f"{name}: {said}\r\n" for name, said in headers.items())
    yield f"--{mark}\r\nContent-Disposition: form-data{called}\r\n{more}\r\n".encode()
    yield value.encode() if isinstance(value, str) else value if isinstance(value, bytes) else _read(value)
    yield b"\r\n"


def _quoted(said: str) -> str:
    return said.replace("\\", "\\\\").replace('"', '\\"')


def _read(file: Any) -> bytes:
    """Return what is in a file, which stays where it was: it may be sent otherwise still."""
    place = file.tell()
    found: bytes = file.read()
    file.seek(place)
    return found
