"""Going on where the last process stopped: automatic answers, then what was not delivered."""

from __future__ import annotations

import structlog

from bot.hosting import automatic
from bot.hosting.ledger import Ledger
from bot.store.trouble import StoreError

logger = structlog.get_logger(__name__)

CHORE = "resume"


async def resume_all(ledger: Ledger) -> None:
    """See `Host.resume_all`."""
    await automatic.resume(ledger)
    await ledger.outbox.resume()


async def resume(ledger: Ledger) -> None:
    """See `Host.resume`; where the database can't be read, it is tried again."""
    for pause in (0.0, *ledger.pauses):
        if pause:
            await ledger.chores.nap(CHORE, pause)
        try:
            await resume_all(ledger)
        except StoreError as error:
            logger.warning("resume-later", reason=str(error))
        else:
            return
