"""A new row of the outbox."""

from __future__ import annotations

import secrets
from typing import Any

import orjson

from bot.store.schema import OutboxRow

NONCE_BYTES = 12
"""Discord takes 25 characters; this is 24."""


def row_for(game_id: int, to: str, kind: str, message_id: int | None, nonce: str = "", **payload: Any) -> OutboxRow:
    return OutboxRow(
        game_id=game_id,
        channel_key=to,
        kind=kind,
        payload=orjson.dumps(payload).decode(),
        nonce=nonce or new_nonce(),
        message_id=message_id,
    )


def new_nonce() -> str:
    """Return what tells a new message from every other."""
    return secrets.token_hex(NONCE_BYTES)
