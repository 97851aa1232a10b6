"""Where games are kept: SQLite beside the bot by default, PostgreSQL by its address."""

import bot.store.memory  # noqa: F401 - its tables belong to the metadata
from bot.store.session import Store
from bot.store.trouble import StoreError

__all__ = ["Store", "StoreError"]
