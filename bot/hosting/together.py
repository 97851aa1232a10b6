"""What the host offers about what a table decides together."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from bot.hosting import going_back, moving, proposals, timing
from bot.hosting.ledger import Ledger
from bot.hosting.looking import quietly
from bot.values.people import Person, Place
from bot.values.proposal import Known, Proposal

T = TypeVar("T")


class Together:
    """Proposes, and hears what the others say. Each method is one transaction, as those of the host are.

    What proposes returns the proposal's state (`bot.store.proposals`): "held" where it is done, "open" where others
    have to agree first. Each raises HostError "not-in-game", "proposal-open" where something else of the kind is
    proposed, "already-done", and what doing it raises.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        ledger.review = self._review

    async def pause(self, game_id: int, person: Person) -> str:
        """Let a game's clocks stand still; raises HostError("paused-already")."""
        return await self._change(timing.pause, game_id, person)

    async def resume(self, game_id: int, person: Person) -> str:
        """Let a game's clocks go on; raises HostError("not-paused")."""
        return await self._change(timing.resume, game_id, person)

    async def pace(self, game_id: int, person: Person, pace: str) -> str:
        """Let a game go at another pace, named as in `bot.values.pace`; raises HostError "bad-options", "same-pace"."""
        return await self._change(timing.pace, game_id, person, pace)

    async def move(self, game_id: int, person: Person, place: Place) -> str:
        """Let a game go on in another channel of its server.

        Its host and moderators may; others who play only where its channel is gone, and two of them. Raises HostError
        "move-here", "move-other-server", "channel-taken" and "not-host".
        """
        return await self._change(moving.move, game_id, person, place)

    async def ask_back(self, game_id: int, person: Person, number: int) -> str:
        """Take back somebody's last choice and all since, which they may not alone.

        `number` is the `Game.number` that they saw. Raises HostError "stale" and "undo-nothing".
        """
        return await self._change(going_back.ask_back, game_id, person, number)

    async def known_back(self, game_id: int, user_id: int, number: int) -> Known:
        """Return what everybody would still know who had agreed to that; raises what `ask_back` does."""
        return await going_back.known_back(self._ledger, game_id, user_id, number)

    async def say(self, game_id: int, person: Person, proposal_id: int, *, agrees: bool) -> str:
        """Say yes or no to a proposal, and return its state by then.

        Raises HostError "proposal-over", "no-say", "already-done", and what doing it raises.
        """
        return await self._change(partial(proposals.say, agrees=agrees), game_id, person, proposal_id)

    async def proposal(self, game_id: int, proposal_id: int) -> Proposal:
        """Return a proposal as everybody at the table may know it; raises HostError("proposal-over")."""
        return await proposals.proposal(self._ledger, game_id, proposal_id)

    def _review(self, game_id: int) -> None:
        work = partial(quietly, self._ledger, partial(proposals.review, self._ledger, game_id))
        self._ledger.chores.start(f"review:{game_id}", work)

    async def _change(self, work: Callable[..., Coroutine[Any, Any, T]], game_id: int, *args: Any) -> T:
        attempt = partial(self._ledger.attempt, game_id, partial(work, self._ledger, game_id, *args))
        return await self._ledger.unbroken(attempt)
