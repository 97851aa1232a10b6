"""The bot: a Discord client that asks for no privileged intent and remembers nothing about a message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import discord
import structlog

import bot.app.afterwards
import bot.app.dismissing
import bot.app.history
import bot.app.ordering
import bot.app.overview
import bot.app.privacy
import bot.app.proposing
import bot.app.replacing
import bot.app.reviewing
import bot.app.seating
import bot.app.servers
import bot.app.settings
import bot.app.waking
import bot.app.watching  # noqa: F401 - their clicks are registered by importing them
from bot.app.courier import Messenger, calm
from bot.app.emblems import keep_bringing
from bot.app.flood import keep_out_floods
from bot.app.following import Following
from bot.app.limits import NO_LIMITS, Limits
from bot.app.loading import PATIENCE, load, warm
from bot.app.members import Members
from bot.app.offering import sync
from bot.app.onepiece import send_in_one_piece
from bot.app.press import press
from bot.app.rights import invitation
from bot.app.serving import Serving
from bot.app.tree import Tree
from bot.chores import Chores
from bot.garbage import kept
from bot.hosting.host import Host
from bot.hosting.recalling.reviews import Reviewer
from bot.hosting.study.room import Study
from bot.outbox.delivery import Courier
from bot.store import Store
from bot.studio.cinema import Cinema
from bot.studio.pictures import Studio
from bot.text import emblems as shown
from bot.text.mentions import offer
from bot.values.allowance import Allowance
from bot.values.shards import ALONE, Shards

log = structlog.get_logger(__name__)

# We never speak, so nobody who runs the bot need read that we can't.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


READY_AFTER = 0.03
"""Seconds without another server after which we say that we are ready."""


class Bot(Serving):
    """One process of the bot. A new one is made for each start.

    What Discord is told once for all processes, that which holds shard 0 tells: its commands, and our emblems.
    """

    store: Store

    def __init__(
        self,
        database_url: str,
        limits: Limits = NO_LIMITS,
        *,
        emblems: bool = False,
        calm: bool = False,
        shards: Shards | None = ALONE,
        allowance: Allowance | None = None,
        study: Callable[[], Study] = Study,
        studio: Callable[[], Studio] = Studio,
        reviewer: Reviewer | None = None,
        keep_log_days: int = 0,
        opened: Callable[[str], Awaitable[Store]] = Store.open,
        late: bool = False,
    ) -> None:
        super().__init__(
            shards,
            intents=discord.Intents(guilds=True),
            # Nobody is pinged but by a message that says whom.
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            # discord.py would wait two seconds for more servers, and nothing of ours waits for any.
            guild_ready_timeout=READY_AFTER,
        )
        self.database_url = database_url
        self.limits = limits
        self._door = keep_out_floods(self, limits)
        self.allowance = allowance
        self.study = study
        """Where masters think, made anew with each host."""
        self.opened = opened
        """How the store is opened: whoever has brought it up to date need not have that done once more."""
        self.keep_log_days = keep_log_days
        """After so many days logs of finished games are folded; 0 folds none."""
        self.reviewer = reviewer
        """Who looks through finished games; nobody does by default."""
        self.tree = Tree(
            self,
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
        )
        self.studio = studio()
        self.cinema = Cinema()
        self.following = Following()
        self._chores = Chores()
        self._calm = calm
        """Whether what stands in a channel may wait for more changes before it is drawn again."""
        self._emblems = emblems
        """Whether Discord is still to be given our emblems; one that keeps no images has no use for them."""
        self._late = late
        """Whether games are still to be loaded once the gateway is up."""
        self._loading: asyncio.Task[None] | None = None
        self._closing = False

    async def setup_hook(self) -> None:
        """Open the store, and offer the commands unless that comes late."""
        send_in_one_piece(self.http)
        self.store = await self.opened(self.database_url)
        self.host = self.new_host()
        if self._late:
            self._door.hold()
        else:
            await load(self.tree)
            await sync(self.tree, writes=self.leads)
        await self.host.open(self.courier(), Members(self))

    def new_host(self) -> Host:
        """Return the host of the store that is open."""
        days = self.keep_log_days
        return Host(
            self.store, allowance=self.allowance, study=self.study(), reviewer=self.reviewer, keep_log_days=days
        )

    def courier(self) -> Courier | None:
        """Return who delivers what the games have to tell; without one it waits in the outbox."""
        return Messenger(self, calm() if self._calm else {})

    async def on_connect(self) -> None:
        """Take up the games where the last process left them: clicks are answered by now."""
        if not self._door.holds:
            self.host.resume()
        elif self._late:
            self._late = False
            self._loading = asyncio.create_task(self._load(), name="loading")

    async def _load(self) -> None:
        """Load the games once somebody wants them or there is nothing better to do; where that fails, end."""
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._door.knocked.wait(), PATIENCE)
            with kept():
                await load(self.tree)
                self._door.open()
                self.host.resume()
                await warm()
            await sync(self.tree, writes=self.leads)  # it waits for Discord, who knows how long
            self._bring_emblems()
        except Exception:
            log.exception("games-not-loaded")
            self._loading = None
            await self.close()

    async def on_ready(self) -> None:
        """Say that the bot is up, and how it comes to a server."""
        self._door.knocked.set()
        if self.application_id is not None:
            log.info("ready", servers=len(self.guilds), shards=len(self.shards), invite=invitation(self.application_id))
        if not self._door.holds:
            self._bring_emblems()

    def _bring_emblems(self) -> None:
        if self._emblems:
            self._emblems = False  # Discord says that all is ready as often as it has to begin anew
            nap = partial(self._chores.nap, "emblems")
            self._chores.start("emblems", partial(keep_bringing, self, self.studio, nap, writes=self.leads))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer clicks; commands and suggestions go through the tree."""
        if interaction.type is discord.InteractionType.component:
            await press(interaction)

    # Whatever may give us back a right: the games there are looked at again.

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Look at all games of a server that we came back to."""
        self.host.look_in(guild.id, check=True)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server that we were taken out of."""
        self.host.lose_server(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look at a server that is there again, as each is soon after the start."""
        self.host.look_in(guild.id)

    async def on_guild_channel_update(self, _: object, now: discord.abc.GuildChannel) -> None:
        """Look where a channel's rights may have changed."""
        self.host.look_in(now.guild.id)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Look at the games of a channel that was deleted, and of its threads."""
        for channel in (gone, *getattr(gone, "threads", ())):
            self.host.look_at_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Look at the games of a thread that was deleted."""
        self.host.look_at_channel(payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Look where a thread may have been opened or unlocked."""
        self.host.look_in(payload.guild_id)

    async def on_guild_role_update(self, _: object, now: discord.Role) -> None:
        """Look where a role of ours may have changed."""
        self.host.look_in(now.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Look where a role that forbade us something may be gone."""
        self.host.look_in(role.guild.id)

    async def on_member_update(self, _: object, now: discord.Member) -> None:
        """Look where we may have got a role; without the privileged intent we are told of ourselves only."""
        self.host.look_in(now.guild.id)

    async def wind_down(self) -> None:
        """Begin nothing more, for the bot stops: whoever has been let in is answered, in words alone."""
        self._door.shut = True
        self.studio.close()
        if hasattr(self, "host"):
            await self.host.wind_down()

    async def close(self) -> None:
        """Stop: deliveries under way are finished, the rest waits in the store for the next process."""
        if self._closing:
            return
        self._closing = True
        if self._loading is not None:
            self._loading.cancel()
        offer({})
        await self._chores.close(0)
        await self.following.close()
        shown.offer({})
        if hasattr(self, "host"):
            await self.host.close()
        if hasattr(self, "store"):
            await self.store.close()
        await self.studio.end()
        await self.cinema.close()
        await super().close()
