"""A Discord's servers, channels and people as Discord's own JSON; everything there but a server has a small number."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

import discord

from bot.tools.bench_server import ME

Json = dict[str, Any]

SERVERS = 10
FIRST_CHANNEL, FIRST_PERSON = 1_000, 100_000
FIRST_SERVER, NEXT_SERVER = 100 << 22, 1 << 22
"""Servers are spread over shards by what stands above their lowest 22 bits."""
BEFORE_DM = 1_000_000
"""The channel of somebody's direct messages has their number and this."""
SINCE = "2026-01-01T00:00:00+00:00"
RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
    use_external_emojis=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    use_application_commands=True,
)


@dataclass(frozen=True, slots=True)
class Place:
    """A channel of a server."""

    server: int
    channel: int


@dataclass
class Town:
    """Servers with as many channels as are wished, spread evenly, and people who are members of all."""

    channels: int
    places: list[Place] = field(init=False)
    _people: count[int] = field(default_factory=lambda: count(FIRST_PERSON))

    def __post_init__(self) -> None:
        self.places = [
            Place(FIRST_SERVER + one % SERVERS * NEXT_SERVER, FIRST_CHANNEL + one) for one in range(self.channels)
        ]

    def newcomer(self) -> int:
        """Return the number of somebody who is nowhere yet."""
        return next(self._people)

    def servers(self) -> list[Json]:
        """Return the servers as the gateway tells of them."""
        return [_server(number, self.places) for number in sorted({place.server for place in self.places})]


def user(number: int) -> Json:
    """Return somebody."""
    if str(number) == ME["id"]:
        return ME
    name = f"Reader {number}"
    return {"id": str(number), "username": f"reader{number}", "discriminator": "0", "global_name": name, "avatar": None}


def member(number: int) -> Json:
    """Return somebody as a member of any server."""
    rights = str(RIGHTS.value)
    return {"user": user(number), "roles": [], "joined_at": SINCE, "deaf": False, "mute": False, "flags": 0} | {
        "permissions": rights
    }


def direct(number: int) -> Json:
    """Return the channel of the direct messages between the bot and somebody."""
    return {"id": str(BEFORE_DM + number), "type": 1, "recipients": [user(number)], "last_message_id": None, "flags": 0}


def channel(place: Place) -> Json:
    """Return a channel."""
    plain = {"type": 0, "position": 0, "permission_overwrites": [], "nsfw": False, "parent_id": None, "topic": None}
    return {"id": str(place.channel), "guild_id": str(place.server), "name": f"library-{place.channel}", **plain}


def _server(number: int, places: list[Place]) -> Json:
    everyone = {"id": str(number), "name": "@everyone", "permissions": str(RIGHTS.value), "position": 0, "flags": 0}
    lists = ("emojis", "stickers", "features", "threads", "voice_states", "presences", "stage_instances")
    levels = ("premium_tier", "verification_level", "default_message_notifications", "explicit_content_filter")
    return {
        "id": str(number),
        "name": f"Town {number >> 22}",
        "owner_id": "2",
        "roles": [{**everyone, "color": 0, "hoist": False, "managed": False, "mentionable": False}],
        "channels": [channel(place) for place in places if place.server == number],
        "members": [member(1)],
        "member_count": 2,
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "preferred_locale": "en-US",
        "joined_at": SINCE,
        **{name: [] for name in lists},
        **dict.fromkeys((*levels, "mfa_level", "nsfw_level", "system_channel_flags"), 0),
        "afk_timeout": 60,
        "large": False,
        "unavailable": False,
    }
