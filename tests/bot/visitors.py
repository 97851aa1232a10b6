"""Whoever comes to a table, from wherever: a fake interaction of a few lines, fast enough to try everything with."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import MagicMock

import discord
from discord.app_commands import Command, CommandInvokeError
from discord.webhook.async_ import async_context
from simcord.components import walk_components

from bot.app.errors import guarded, tell
from bot.app.press import Click, _deeds
from bot.hosting.host import Host
from bot.studio.cinema import Cinema
from bot.studio.drawing import Drawn
from bot.text import words
from bot.values.people import Person
from bot.values.refusal import HostError
from render.picture import Picture

OWN, OTHER = 7, 8
"""The server of the table, and another one."""
TABLE, HALL, FOREIGN, DM = 70, 71, 80, 90
"""The channel of the table, another one of its server, one of another server, and a direct message."""
VIEW = discord.Permissions(view_channel=True)
MANAGE = discord.Permissions(view_channel=True, manage_channels=True)
NONE = discord.Permissions.none()


@dataclass(frozen=True)
class Way:
    """From where somebody comes, and what they may do there and at the table."""

    guild: int | None
    channel: int
    there: discord.Permissions = VIEW
    at_table: discord.Permissions = NONE
    """What Discord's cache says they may do in the table's channel."""
    thread: bool | None = None
    """Whether they belong to the table's private thread; None where it is an open channel."""
    known: bool = True
    """Whether our cache has the table's channel."""
    roles: tuple[int, ...] = ()
    """The roles that they have in that server."""


OUTSIDERS = {
    "a stranger in another server": Way(OTHER, FOREIGN),
    "a moderator of another server": Way(OTHER, FOREIGN, MANAGE, MANAGE),
    "a stranger's direct message": Way(None, DM),
    "a member who does not see the channel": Way(OWN, HALL),
    "a moderator of another channel": Way(OWN, HALL, MANAGE),
    "a member where the channel is not known": Way(OWN, HALL, VIEW, VIEW, known=False),
    "a member who was not let into the private thread": Way(OWN, HALL, VIEW, MANAGE, thread=False),
}


@dataclass
class Visitor:
    """Somebody who comes some way, and what they have been told."""

    host: Host
    person: Person
    way: Way
    said: list[str] = field(default_factory=list)
    acknowledged: list[dict[str, Any]] = field(default_factory=list)
    views: list[Any] = field(default_factory=list)
    """The components below what they have been told."""
    known: dict[int, str] = field(default_factory=dict)
    """The names of channels and servers that our cache has."""

    async def click(self, verb: str, game: int, *numbers: int, private: bool = False, value: object = 0) -> str:
        """Click a component of one's own making on a message that others see or do not; return what is told."""
        interaction = self._interaction()
        interaction.type = discord.InteractionType.component
        interaction.data = clicked_on(private=private)
        click = Click(game, numbers, (str(value),))
        await guarded(interaction, _deeds[verb].do(interaction, click), game=game, number=0)
        return self.said[-1]

    async def slash(self, command: Command[Any, ..., Any], **options: Any) -> str:
        """Use a command with something in every option that it demands; return what is told."""
        interaction = self._interaction(command, options)
        demanded = {name: "x" for name, option in command._params.items() if option.required}
        try:
            await command._do_call(interaction, {**demanded, **options})
        except CommandInvokeError as error:
            if not isinstance(error.original, HostError):
                raise
            await tell(interaction, f"outside the door: {error.original.key}")
        return self.said[-1]

    async def suggestions(self, command: Command[Any, ..., Any], option: str, game: int) -> list[str]:
        """Return what is suggested for an option of a command about a game."""
        complete: Any = command._params[option].autocomplete
        interaction = self._interaction(command, {"game": str(game)})
        return [choice.name for choice in await complete(interaction, "")]

    def _interaction(self, command: Any = None, options: dict[str, Any] | None = None) -> Any:
        way, name = self.way, self.person.name
        made: Any = Knock()
        made.extras, made.command, made.data = {}, command, None
        made.type = discord.InteractionType.application_command
        made.id, made.locale, made.guild_locale = 1, discord.Locale.american_english, None
        made.user = Somebody() if way.guild else SimpleNamespace()
        made.user.roles_held = way.roles
        made.user.id, made.user.display_name, made.user.name, made.user.bot = self.person.user_id, name, name, False
        made.guild_id, made.guild = way.guild, self._guild() if way.guild else None
        made.channel_id, made.channel = way.channel, None if way.guild else object.__new__(discord.DMChannel)
        made.permissions = way.there if way.guild else NONE
        made.app_permissions = discord.Permissions.all()
        made.namespace = SimpleNamespace(**{"game": None, **(options or {})})
        made.client = SimpleNamespace(
            host=self.host, studio=Easel(), cinema=Cinema(no_film), get_channel=self._known, get_guild=self._known
        )
        made.response = Response(self)
        made.application_id, made.token, made._session = 1, "token", None
        made._state = SimpleNamespace(http=SimpleNamespace(proxy=None, proxy_auth=None))
        async_context.set(cast("Any", Post(self)))
        made.followup = SimpleNamespace(send=self._sent)
        return made

    def _known(self, number: int) -> Any:
        return SimpleNamespace(name=self.known[number]) if number in self.known else None

    def components(self) -> dict[str, Any]:
        """Return the components below what they were told last, by their custom_ids."""
        return {part["custom_id"]: part for part in walk_components(self.views[-1]) if "custom_id" in part}

    async def _sent(self, content: str = "", **_: Any) -> None:
        self.said.append(content)

    def _guild(self) -> Any:
        table = self._table()
        return SimpleNamespace(
            id=self.way.guild,
            roles=[],
            get_channel=self._known,
            get_channel_or_thread=lambda number: table if number == TABLE and self.way.known else None,
        )

    def _table(self) -> Any:
        channel: Any = SimpleNamespace() if self.way.thread is None else Thread()
        channel.permissions_for = lambda _: self.way.at_table
        channel.fetch_member = self._fetched
        return channel

    async def _fetched(self, _: int) -> None:
        if not self.way.thread:
            raise discord.NotFound(MagicMock(status=404), "")


class Knock(discord.Interaction[Any]):
    """An interaction of which everything is set by hand."""

    client: Any = None
    channel_id: Any = None
    guild: Any = None
    permissions: Any = None
    app_permissions: Any = None
    response: Any = None
    followup: Any = None
    namespace: Any = None
    command: Any = None

    def __init__(self) -> None:
        pass


class Somebody(discord.Member):
    """A member of whom everything is set by hand."""

    id: Any = None
    name: Any = None
    display_name: Any = None
    bot: Any = None
    roles_held: Any = ()

    def __init__(self) -> None:
        pass

    def get_role(self, role_id: int, /) -> Any:
        return role_id if role_id in self.roles_held else None


class Thread(discord.Thread):
    """A private thread in an open channel."""

    parent: Any = SimpleNamespace()

    def __init__(self) -> None:
        pass

    def is_private(self) -> bool:
        return True


class Post:
    """Takes what is said to Discord in answer to an interaction."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    async def request(self, _: object, **sent: Any) -> dict[str, Any]:
        """Take an acknowledgement, or an answer in place of it."""
        said = _payload(sent)
        if said["type"] in {4, 7}:
            self._say({"components": [], **said["data"]})
            said = {**said, "data": {"flags": said["data"].get("flags", 0)}}
        self.visitor.acknowledged.append(said)
        return {"resource": {"message": {"id": "1"}}}

    async def edit_original_interaction_response(self, *_: object, **sent: Any) -> dict[str, str]:
        """Take the answer."""
        self._say(_payload(sent))
        return {"id": "1"}

    def _say(self, said: dict[str, Any]) -> None:
        laid_out = (part["content"] for part in walk_components(said["components"]) if "content" in part)
        self.visitor.said.append("\n".join(laid_out) if said["content"] is None else said["content"])
        self.visitor.views.append(said["components"])


def _payload(sent: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = sent["payload"] if "payload" in sent else json.loads(sent["multipart"][0]["value"])
    return found


def clicked_on(*, private: bool) -> dict[str, Any]:
    """Return what is told of a click on a laid-out message that others see or do not."""
    flags = discord.MessageFlags(components_v2=True, ephemeral=private)
    return {"message": {"id": "1", "flags": flags.value, "attachments": [], "components": []}}


class Response:
    """How an interaction was acknowledged."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self._response_type: discord.InteractionResponseType | None = None

    @property
    def type(self) -> discord.InteractionResponseType | None:
        return self._response_type

    async def send_message(self, told: str, **how: Any) -> None:
        assert how["ephemeral"]
        self.visitor.said.append(told)

    def is_done(self) -> bool:
        return self._response_type is not None


class Easel:
    """A studio that draws the same for everybody."""

    async def draw(self, *_: object) -> Drawn:
        return Drawn(Picture(b"", "", 1, 1), "picture.png")


async def no_film(script: bytes) -> bytes:
    return script[:1]


def english(key: str, **args: Any) -> str:
    return words("en", key, **args)
