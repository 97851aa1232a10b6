"""Settings from the environment or `.env`; `.env.example` explains each."""

from __future__ import annotations

from typing import Any

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.values.allowance import Allowance
from bot.values.shards import Shards, parse_shards

FIRST_STEPS = """DISCORD_TOKEN is not set. A bot gets one like this:
  1. At https://discord.com/developers/applications press New Application, then Bot, Reset Token, Copy.
  2. cp .env.example .env, and put the token into .env behind DISCORD_TOKEN= (or into the environment).
  3. Start again. Once the bot is up, it prints the address that invites it to your server."""


class SettingsError(Exception):
    """A setting that is missing, unknown or wrong; the message is short, and for whoever runs the bot."""


class Settings(BaseSettings):
    """Everything that can be set."""

    # A misspelt setting that is passed over in silence costs an evening: unknown ones are refused.
    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="forbid")

    discord_token: SecretStr = SecretStr("")
    database_url: str = "sqlite+aiosqlite:///exlibris.db"
    discord_api_base: str = ""
    """Used instead of Discord's own API; `bot.process.proxies` checks it."""
    discord_gateway_url: str = ""
    """Used instead of Discord's own gateway; `bot.process.proxies` checks it."""
    shards: str = ""
    """Which shards this process holds, such as 0-3/16; "" for all, as many as Discord advises."""
    metrics_address: str = ""
    """Where machines may ask how the bot is, such as 127.0.0.1:9464; "" for nowhere."""
    clicks_per_minute: int = Field(120, ge=0)
    """How many clicks and commands of one person in a minute are answered; 0 for any number."""
    costly_per_minute: int = Field(12, ge=0)
    """The same of what draws or thinks for a long time: games begun, hints, films, exports."""

    keep_log_days: int = Field(30, ge=0, le=36_500)
    """After so many days logs of finished games are folded into a tenth of their room; 0 for never."""

    drawers: int = Field(1, ge=0, le=1)
    """In how many processes of their own pictures are drawn; 0 for a thread of the bot's."""
    thinkers: int = Field(1, ge=0, le=64)
    """How many processes masters think in; 0 for a thread of the bot's own."""
    think_seconds: float = Field(2.0, gt=0, le=60)
    """How many seconds of the processor one thought of a master may take."""
    reviews: bool = True
    """Whether masters look through finished games, in the background."""
    lobbies_per_person: int = Field(5, ge=0)
    """How many tables one person may have open that have not begun; 0 for any number."""
    tables_per_person: int = Field(25, ge=0)
    """How many tables that one person has opened may be in play; 0 for any number."""
    tables_per_channel: int = Field(50, ge=0)
    """How many tables may be in play in one channel and its threads; 0 for any number."""

    backup_folder: str = ""
    """Where backups go that are made by themselves; "" for none."""
    backup_hours: int = Field(24, ge=1)
    """After how many hours the next one is made."""
    backups_kept: int = Field(7, ge=1)
    """How many are kept, the newest ones."""

    forget_after_days: int = Field(0, ge=0)
    """After how many days without a game somebody is forgotten; 0 for never."""

    def allowance(self) -> Allowance:
        """Return how much there may be."""
        tables = (self.lobbies_per_person, self.tables_per_person, self.tables_per_channel)
        return Allowance(*tables, self.forget_after_days)

    def metrics(self) -> tuple[str, int] | None:
        """Return host and port of that address, None without one; raises SettingsError where it is none."""
        if not self.metrics_address:
            return None
        host, _, port = self.metrics_address.rpartition(":")
        if not host or not port.isdecimal() or not 0 <= int(port) < 65536:
            raise SettingsError("METRICS_ADDRESS: write it as address:port, such as 127.0.0.1:9464")
        return host.strip("[]"), int(port)

    def held(self) -> Shards | None:
        """Return the shards of this process, None for as many as Discord advises; raises SettingsError."""
        if not self.shards.strip():
            return None
        try:
            return parse_shards(self.shards)
        except ValueError as error:
            raise SettingsError(f"SHARDS: {error}") from None

    def token(self) -> str:
        """Return the token; raises SettingsError where none is set."""
        token = self.discord_token.get_secret_value().strip()
        if not token:
            raise SettingsError(FIRST_STEPS)
        return token


def load_settings() -> Settings:
    """Read the settings; raises SettingsError naming every one that is unknown or wrong, never its value."""
    try:
        return Settings()
    except ValidationError as error:
        raise SettingsError("; ".join(_complaint(found) for found in error.errors())) from None
    except UnicodeDecodeError:
        raise SettingsError(".env is not a text file in UTF-8") from None


def _complaint(found: Any) -> str:
    name = str(found["loc"][0]).upper()
    if found["type"] == "extra_forbidden":
        return f"{name} is no setting of this bot, see .env.example"
    return f"{name}: {found['msg']}"
