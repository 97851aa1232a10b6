"""`exlibris repair`: a game that does not lead where it led goes back to the start of the turn.

One that can't be read is played again from its seed and its log.
"""

from __future__ import annotations

from datetime import UTC, datetime

from bot.hosting.bookkeeping import repair as go_back
from bot.hosting.change import Change
from bot.hosting.ledger import Ledger
from bot.hosting.people import People
from bot.hosting.rebuilding import rebuild
from bot.store import Store
from bot.tools.operating.checking import rows_for_check, unreadable
from bot.values.complaint import Complaint
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from engine.match import DivergedError

INSTEAD = "a backup may still have it, and /{game.key} end in its channel clears it"
"""What is left where nothing can be mended."""


async def repair(store: Store, game_id: int, *, back: bool = False) -> str:
    """Bring a game back to its checkpoint, with a notice at the table; return what was done.

    One that can be loaded stays as it is, unless it is to go `back` all the same. Raises Complaint where it is not
    running, can't be brought back or holds something else that can't be read, and HostError "no-such-game".
    """
    ledger = _ledger(store)
    await People(ledger).open()  # or people would be pinged in their quiet hours
    async with ledger.changing(game_id) as change:
        if change.game.state != RUNNING:
            raise Complaint(f"game {game_id} is not running, so there is nothing to go back to")
        sound = _sound(change)
        if sound:
            await _require_readable(change)
        if sound and not back:
            return f"game {game_id} can be played as it is; exlibris repair {game_id} --back goes back all the same"
        return await _mend(change, game_id)


async def _require_readable(change: Change) -> None:
    """Raise Complaint where something else than the match can't be read, without which nobody plays on."""
    game = change.game
    for line in unreadable(await rows_for_check(change.session, game.id)):
        raise Complaint(f"game {game.id} {line}, which nothing here can mend: {INSTEAD.format(game=game)}")


async def _mend(change: Change, game_id: int) -> str:
    before = change.game.number
    try:
        await go_back(change)
    except HostError:
        return await _play_again(change, game_id)
    return f"game {game_id} is back at the start of the turn; its log stood at row {before}; the bot tells the table"


async def _play_again(change: Change, game_id: int) -> str:
    try:
        await rebuild(change)
    except HostError:
        raise Complaint(
            f"game {game_id} can't be read, nor played again from its log: {INSTEAD.format(game=change.game)}"
        ) from None
    return f"game {game_id} was played again from its seed and its log, and nothing is lost; the bot tells the table"


def _ledger(store: Store) -> Ledger:
    def no_seed() -> str:
        raise NotImplementedError("no game begins here")

    return Ledger(store, now=lambda: datetime.now(UTC), new_seed=no_seed, pauses=())


def _sound(change: Change) -> bool:
    try:
        return change.match is not None
    except (DivergedError, HostError):
        return False
