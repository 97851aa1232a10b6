"""The kinds of proposals, and what people say to them."""

from __future__ import annotations

from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.automatic import answer_all
from bot.hosting.change import rows_of
from bot.hosting.consent import Kind, answer, decide, found, waits_for
from bot.hosting.going_back import UNDO, learned
from bot.hosting.ledger import Ledger
from bot.hosting.moving import MOVE
from bot.hosting.seats.replacing import REPLACE
from bot.hosting.timing import PACE, PAUSE, RESUME
from bot.store.proposals import OPEN, ProposalRow
from bot.store.schema import SeatRow
from bot.values.people import Person
from bot.values.proposal import Proposal
from bot.values.refusal import HostError

KINDS: dict[str, Kind] = {kind.key: kind for kind in (PAUSE, RESUME, PACE, REPLACE, UNDO, MOVE)}


async def say(ledger: Ledger, game_id: int, person: Person, proposal_id: int, *, agrees: bool) -> str:
    """See `Together.say`."""
    async with ledger.changing(game_id) as change:
        row = await found(change, proposal_id)
        state = await answer(change, _kind(row), row, person, agrees=agrees)
    # What was agreed to may have left a question to an automatic player.
    await answer_all(ledger, game_id)
    return state


async def review(ledger: Ledger, game_id: int) -> None:
    """Do what holds by now without anybody's click, such as after the last one to be heard has left."""
    async with ledger.changing(game_id) as change:
        held = await decide(change, KINDS)
    if held:
        await answer_all(ledger, game_id)


async def proposal(ledger: Ledger, game_id: int, proposal_id: int) -> Proposal:
    """See `Together.proposal`."""
    async with ledger.looking(game_id) as session:
        _, seats = await rows_of(session, game_id)
        row = await session.get(ProposalRow, proposal_id)
        if row is None or row.game_id != game_id:
            raise HostError("proposal-over")
        return await _told(session, seats, row)


async def _told(session: AsyncSession, seats: list[SeatRow], row: ProposalRow) -> Proposal:
    kind, is_open = _kind(row), row.state == OPEN
    known = row.kind == UNDO.key and row.number is not None and is_open
    return Proposal(
        id=row.id,
        kind=row.kind,
        state=row.state,
        name=row.name,
        about=row.about,
        value=row.value,
        by=row.by,
        need=kind.need,
        waits_for=waits_for(seats, kind, row) if is_open else (),
        until=row.until,
        known=await learned(session, row.game_id, row.about, row.number or 0) if known else None,
    )


def _kind(row: ProposalRow) -> Kind:
    if row.kind not in KINDS:
        raise HostError("proposal-over")
    return KINDS[row.kind]
