"""`exlibris doctor`: looks at everything that the bot needs before it is started, or when it does not work."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path

import aiohttp
import discord

from bot.app.rights import invitation
from bot.process import proxies
from bot.process.backups import scheduled
from bot.process.settings import Settings, SettingsError, load_settings
from bot.store import Store, StoreError
from bot.store.engines import is_sqlite, parse
from bot.store.holding import require_room
from bot.tools.operating.backups import inspect
from bot.tools.operating.finding import Finding
from bot.tools.operating.shard_plan import shard_plan
from bot.values.complaint import Complaint
from bot.values.shards import Shards
from render.fonts import faces, font

LARGEST_DRIFT = 5.0
"""Seconds that the clock may go wrong: Discord's own moments and ours are shown side by side."""
PATIENCE = aiohttp.ClientTimeout(total=15)


def _now() -> datetime:
    return datetime.now(UTC)


async def doctor(now: Callable[[], datetime] = _now) -> list[Finding]:
    """Look at settings, database, typefaces, Discord, backups and the clock; return what was found, in this order."""
    try:
        settings = load_settings()
        shards = settings.held()
        proxies.use(settings.discord_api_base or None, settings.discord_gateway_url or None)
    except (SettingsError, proxies.PlainAddressError) as error:
        return [Finding(well=False, sentence=str(error))]
    found = [await _database(settings.database_url, shards), _fonts()]
    return [*found, *[finding async for finding in _discord(settings)], _backups(settings), await _clock(now)]


async def _database(url: str, shards: Shards | None) -> Finding:
    try:
        parsed = parse(url)
        require_room(parsed, shards)
        if not is_sqlite(parsed):
            await (await Store.as_it_is(url)).close()
            return Finding(well=True, sentence="PostgreSQL answers, and has this version's schema")
        return _file(Path(str(parsed.database)))
    except (StoreError, Complaint) as error:
        return Finding(well=False, sentence=f"DATABASE_URL: {error}")


def _file(path: Path) -> Finding:
    folder = path.resolve().parent
    if not os.access(folder, os.W_OK):
        return Finding(well=False, sentence=f"{folder}: games are kept there, and it may not be written to")
    if not path.exists():
        return Finding(well=True, sentence=f"{path} is not there yet; the first start makes it")
    if not os.access(path, os.W_OK):
        return Finding(well=False, sentence=f"{path}: the file may not be written to")
    return Finding(well=True, sentence=f"{path} is sound: {inspect(path)}")


def _fonts() -> Finding:
    try:
        drawn = [font(face, 20).getlength("Ex Libris") for face in faces()]
    except OSError as error:
        return Finding(well=False, sentence=f"a typeface is missing, install again: {error}")
    return Finding(well=True, sentence=f"{len(drawn)} typefaces are there")


def _backups(settings: Settings) -> Finding:
    try:
        schedule = scheduled(settings)
    except SettingsError as error:
        return Finding(well=False, sentence=str(error))
    if schedule is None:
        made = (
            "by another process" if settings.backup_folder else "by hand alone: .env.example says how the bot does it"
        )
        return Finding(well=True, sentence=f"backups are made {made}", warning=not settings.backup_folder)
    last, now = schedule.last(_now()), _now()
    if last is None:
        return Finding(well=True, sentence=f"{schedule.folder}: no backup is there yet", warning=True)
    late = now - last > 2 * timedelta(hours=schedule.hours)
    return Finding(
        well=True, sentence=f"{schedule.folder}: the newest backup is of {last:%Y-%m-%d %H:%M}", warning=late
    )


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    try:
        token = settings.token()
    except SettingsError as error:
        yield Finding(well=False, sentence=str(error))
        return
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(token)
        for finding in _application(await client.application_info()):
            yield finding
        advised, _, limit = await client.http.get_bot_gateway()
        for finding in shard_plan(settings.held(), advised, limit):
            yield finding
    except discord.LoginFailure:
        yield Finding(well=False, sentence="DISCORD_TOKEN: Discord does not know this token")
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        yield Finding(well=False, sentence=f"Discord cannot be reached: {error}")
    finally:
        await client.close()


def _application(application: discord.AppInfo) -> Iterator[Finding]:
    yield Finding(well=True, sentence=f"the token is that of “{application.name}” ({application.id})")
    if application.bot_require_code_grant:
        yield Finding(
            well=False, sentence="on the application's page “Requires OAuth2 Code Grant” is on: nobody could invite it"
        )
    yield Finding(well=True, sentence=f"it is invited by {invitation(application.id)}")


async def _clock(now: Callable[[], datetime]) -> Finding:
    """Compare our clock with Discord's."""
    asked = now()
    try:
        async with (
            aiohttp.ClientSession(timeout=PATIENCE) as session,
            session.get(f"{discord.http.Route.BASE}/gateway") as answer,
        ):
            theirs = parsedate_to_datetime(answer.headers["Date"])
    except (aiohttp.ClientError, OSError, KeyError, ValueError) as error:
        return Finding(well=False, sentence=f"the clock could not be compared with Discord's ({_said(error)})")
    drift = least_drift(theirs, asked, now())
    if drift > LARGEST_DRIFT:
        return Finding(
            well=False, sentence=f"the clock is {drift:.0f} seconds off Discord's: let the system set it by itself"
        )
    return Finding(well=True, sentence="the clock is right")


def _said(error: Exception) -> str:
    """Return what an error says in words; a timeout says nothing."""
    return str(getattr(error, "os_error", None) or error) or type(error).__name__


def least_drift(theirs: datetime, asked: datetime, answered: datetime) -> float:
    """Return by how many seconds our clock is off at least, whenever between two of its moments theirs was told.

    An HTTP date has no fractions, so theirs may be nearly a second later than it says.
    """
    fast = (asked - theirs).total_seconds() - 1
    slow = (theirs - answered).total_seconds()
    return max(fast, slow, 0.0)
