"""`exlibris run`: settings, log, proxies, and the bot until it is told to stop."""

from __future__ import annotations

import asyncio

import discord

from bot.app.client import Bot
from bot.process import logs, proxies
from bot.process.gateway import GatewayRefusedError
from bot.process.settings import Settings, SettingsError, load_settings
from bot.process.supervise import supervise
from bot.store import Store, StoreError
from bot.values.complaint import Complaint, SetUpComplaint


def run() -> None:
    """Run the bot until SIGTERM or SIGINT; raises Complaint where something must be put right first."""
    try:
        settings = load_settings()
        token = settings.token()
        proxies.use(settings.discord_api_base or None, settings.discord_gateway_url or None)
    except (SettingsError, proxies.PlainAddressError) as error:
        raise SetUpComplaint(str(error)) from None
    logs.set_up()
    asyncio.run(_supervised(settings, token))


async def _supervised(settings: Settings, token: str) -> None:
    try:
        # A database that can't be used is told at once, not only after the login.
        await (await Store.open(settings.database_url)).close()
        await supervise(lambda: Bot(settings.database_url), token)
    except StoreError as error:
        raise Complaint(f"DATABASE_URL: {error}") from None
    except discord.LoginFailure:
        raise SetUpComplaint("DISCORD_TOKEN: Discord does not know this token") from None
    except GatewayRefusedError as error:
        raise SetUpComplaint(str(error)) from None
