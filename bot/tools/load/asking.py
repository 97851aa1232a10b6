"""Interactions as the gateway tells of them: somebody presses a component, or calls a command."""

from __future__ import annotations

from bot.tools.bench_server import APP
from bot.tools.load.messages import seen
from bot.tools.load.town import RIGHTS, Json, Place, channel, member

COMMAND, COMPONENT = 2, 3
CHAT_INPUT, SUBCOMMAND = 1, 1


def pressed(who: int, where: Place, message: Json, part: Json, values: tuple[str, ...] = ()) -> Json:
    """Return what comes in when somebody presses a component of a message."""
    data = {"custom_id": part["custom_id"], "component_type": part["type"], "values": list(values)}
    return {**_asked(COMPONENT, who, where), "data": data, "message": seen(message)}


def called(who: int, where: Place, command: Json, name: str) -> Json:
    """Return what comes in when somebody calls a command of a group."""
    below = [{"name": name, "type": SUBCOMMAND, "options": []}]
    data = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": below}
    return {**_asked(COMMAND, who, where), "data": data}


def _asked(kind: int, who: int, where: Place) -> Json:
    return {
        "application_id": APP["id"],
        "type": kind,
        "version": 1,
        "guild_id": str(where.server),
        "guild": {"id": str(where.server), "locale": "en-US", "features": []},
        "channel_id": str(where.channel),
        "channel": {**channel(where), "permissions": str(RIGHTS.value)},
        "member": {**member(who), "premium_since": None, "communication_disabled_until": None, "nick": None},
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": str(RIGHTS.value),
        "attachment_size_limit": 10485760,
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(where.server)},
        "context": 0,
    }
