"""What the host offers about seats that change hands."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from bot.hosting.ledger import Ledger
from bot.hosting.seats import dismissing, gone, replacing, taking
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.table import Game

T = TypeVar("T")


class Seats:
    """Gives seats to others. Each method is one transaction, as those of the host are."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def replace(self, game_id: int, person: Person, seat: int) -> str:
        """Take a seat from a person for whom a running game has waited too long; an automatic player keeps it warm.

        The host may, and moderators; whoever else plays there proposes it, and it holds when most of the others agree.
        Anybody may take the seat over then, and its owner may come back until somebody has. Returns "held" where it is
        done, and "open" where others have to agree first (`bot.hosting.together`).
        """
        return await self._change(replacing.replace, game_id, person, seat)

    async def check_replace(self, game_id: int, person: Person, seat: int) -> None:
        """Raise what `replace` would refuse somebody with."""
        await gone.look_for_seat(self._ledger, game_id, seat)
        await with_host(self._ledger, game_id, partial(replacing.check_replace, self._ledger, game_id, person, seat))

    async def take(self, game_id: int, person: Person, seat: int) -> Game:
        """Take over the seat of somebody who has left or was replaced, or come back to one's own.

        Raises HostError "already-joined", "seat-taken", "seat-not-offered", and "seat-known" for whoever has had
        another seat of the game.
        """
        return await self._change(taking.take, game_id, person, seat)

    async def dismiss(self, game_id: int, person: Person, seat: int, user_id: int | None) -> Game:
        """Take somebody out of a lobby.

        The host or a moderator may do so to a person, who can't come back to it; anybody seated there to an automatic
        player. `user_id` is who is meant to sit there, None an automatic player. Raises HostError "lobby-changed" where
        that is somebody else by now, "dismiss-oneself" and "replace-last".
        """
        return await self._change(dismissing.dismiss, game_id, person, seat, user_id)

    async def check_dismiss(self, game_id: int, person: Person, seat: int, user_id: int | None) -> None:
        """Raise what `dismiss` would refuse somebody with."""
        work = partial(dismissing.check_dismiss, self._ledger, game_id, person, seat, user_id)
        await with_host(self._ledger, game_id, work)

    async def _change(self, work: Callable[..., Coroutine[Any, Any, T]], game_id: int, *args: Any) -> T:
        attempt = partial(self._ledger.attempt, game_id, partial(work, self._ledger, game_id, *args))
        return await with_host(self._ledger, game_id, partial(self._ledger.unbroken, attempt))


async def with_host(ledger: Ledger, game_id: int, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Do something; once more where only the host may, who may be gone, so that another one is it by now."""
    try:
        return await work()
    except HostError as error:
        if error.key != "not-host":
            raise
    await gone.look_for_host(ledger, game_id)
    return await work()
