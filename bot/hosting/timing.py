"""A pause, its end and another pace: what everybody at the table may propose."""

from __future__ import annotations

from bot.hosting.change import Change
from bot.hosting.clock import pausing
from bot.hosting.clock.running import settle_clocks
from bot.hosting.consent import Kind, propose
from bot.hosting.damage import options_of
from bot.hosting.ledger import Ledger
from bot.hosting.looking import acting
from bot.hosting.owing import tell_table
from bot.store.proposals import ProposalRow
from bot.values.pace import PACES, pace_of
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import RUNNING


def _span(change: Change) -> int:
    return pace_of(options_of(change.game)) or 0


async def _pause(change: Change, _: ProposalRow) -> None:
    pausing.pause(change)
    tell_table(change)


async def _resume(change: Change, _: ProposalRow) -> None:
    pausing.resume(change)
    change.game.held = False
    tell_table(change)


async def _set_pace(change: Change, proposal: ProposalRow) -> None:
    pausing.set_pace(change, PACES[proposal.value])
    waited = acting(change)
    if waited is not None:  # in a game that is older than clocks none of them runs yet
        settle_clocks(change, waited)
    tell_table(change)


PAUSE = Kind("pause", _pause, fits=lambda change, _: change.game.paused_at is None, notice="notice-pause")
RESUME = Kind("resume", _resume, fits=lambda change, _: change.game.paused_at is not None, notice="notice-resume")
PACE = Kind("pace", _set_pace, fits=lambda change, row: _span(change) != PACES[row.value], notice="notice-pace")


async def pause(ledger: Ledger, game_id: int, person: Person) -> str:
    """See `Together.pause`."""
    async with ledger.changing(game_id) as change:
        change.require_state(RUNNING)
        if change.game.paused_at is not None:
            raise HostError("paused-already")
        return await propose(change, PAUSE, person)


async def resume(ledger: Ledger, game_id: int, person: Person) -> str:
    """See `Together.resume`."""
    async with ledger.changing(game_id) as change:
        change.require_state(RUNNING)
        if change.game.paused_at is None:
            raise HostError("not-paused")
        return await propose(change, RESUME, person)


async def pace(ledger: Ledger, game_id: int, person: Person, name: str) -> str:
    """See `Together.pace`."""
    async with ledger.changing(game_id) as change:
        change.require_state(RUNNING)
        if name not in PACES:
            raise HostError("bad-options")
        if _span(change) == PACES[name]:
            raise HostError("same-pace")
        return await propose(change, PACE, person, value=name)
