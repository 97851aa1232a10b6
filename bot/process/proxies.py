"""The optional addresses between us and Discord, for hosts with many bots."""

from __future__ import annotations

import discord
import yarl
from discord.gateway import DiscordWebSocket

SAFE = {"https", "wss"}
LOOPBACK = {"localhost", "127.0.0.1", "::1"}


class PlainAddressError(ValueError):
    """An address that would send the token in clear text over a network."""


def checked(address: str, setting: str) -> yarl.URL:
    """Return an address of a proxy; raises PlainAddressError where it is neither encrypted nor on this machine."""
    url = yarl.URL(address)
    if url.scheme in SAFE or url.host in LOOPBACK:
        return url
    raise PlainAddressError(f"{setting}: {address} would send the token in clear text. Use https or wss.")


def use(api: str | None, gateway: str | None) -> None:
    """Let discord.py speak to these addresses instead of Discord's own; None leaves one as it is.

    Raises PlainAddressError before anything is changed.
    """
    api_url = checked(api, "DISCORD_API_BASE") if api else None
    gateway_url = checked(gateway, "DISCORD_GATEWAY_URL") if gateway else None
    if api_url is not None:
        discord.http.Route.BASE = str(api_url).rstrip("/")
    if gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = gateway_url
