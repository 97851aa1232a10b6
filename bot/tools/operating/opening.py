"""Opening the database of a bot that may be running meanwhile: nothing in it is migrated."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager

from bot.app.errors import refused
from bot.process.settings import SettingsError, load_settings
from bot.store import Store, StoreError
from bot.values.complaint import Complaint, SetUpComplaint
from bot.values.refusal import HostError
from data.words import DEFAULT


def address() -> str:
    """Return where games are kept, from the settings; raises SetUpComplaint."""
    try:
        return load_settings().database_url
    except SettingsError as error:
        raise SetUpComplaint(str(error)) from None


@asynccontextmanager
async def opened(url: str) -> AsyncGenerator[Store]:
    """Open a database as it is; raises Complaint where it is missing, of another version, or cannot be used."""
    with complaining():
        store = await Store.as_it_is(url)
        try:
            yield store
        finally:
            await store.close()


@contextmanager
def complaining() -> Generator[None]:
    """Turn what a database or the host refuses into one line."""
    try:
        yield
    except StoreError as error:
        raise Complaint(f"DATABASE_URL: {error}") from None
    except HostError as error:
        if error.key == "no-such-game":
            raise Complaint(f"there is no game {error.args_by_name['id']}") from None
        raise Complaint(refused(DEFAULT, error)) from None
