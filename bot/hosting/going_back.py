"""Taking back with the table's consent what somebody may not take back alone: within the turn, whatever was shown."""

from __future__ import annotations

from collections.abc import Iterable

from sqlmodel import col, select, update
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.automatic import answer_all, kept
from bot.hosting.bookkeeping import AGREED_UNDO, Entry, facts_from
from bot.hosting.change import Change, all_rows_of
from bot.hosting.consent import Kind, propose
from bot.hosting.ledger import Ledger
from bot.hosting.orders_lapsed import choose_by_hand
from bot.hosting.reading import may_ask, seat_number
from bot.hosting.tenure import since
from bot.store.proposals import ProposalRow
from bot.store.schema import ChoiceRow, TenureRow
from bot.values.people import Person
from bot.values.proposal import Known
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from engine.match import Choice, Match, RefusedError


async def go_back(change: Change, proposal: ProposalRow) -> None:
    """Take back what the table has agreed to, as one row of the log."""
    seat = change.seat_of(proposal.user_id)
    try:
        gone = change.match.go_back(seat.seat, since(change.former, seat.seat))
    except RefusedError as error:
        raise HostError(error.reason, **error.args_by_name) from error
    await _mark(change, gone)
    choose_by_hand(change, gone, seat.seat)
    picks = tuple(("choice", choice.number) for choice in gone)
    await kept(change, Entry(AGREED_UNDO, seat.seat, picks=picks), [], None, everyone=True)


# A moderator may play too, and must not take back for themselves what they have seen.
UNDO = Kind("undo", go_back, of_the_moment=True, moderators=False)


async def ask_back(ledger: Ledger, game_id: int, person: Person, number: int) -> str:
    """See `Together.ask_back`."""
    async with ledger.changing(game_id) as change:
        change.require_state(RUNNING)
        gone = _askable(change.match, change.seat_of(person.user_id).seat, change.former, number)
        state = await propose(change, UNDO, person, about=gone[0].number)
    await answer_all(ledger, game_id)
    return state


async def known_back(ledger: Ledger, game_id: int, user_id: int, number: int) -> Known:
    """See `Together.known_back`."""
    async with ledger.looking(game_id) as session:
        game, seats, former = await all_rows_of(session, game_id)
        seat = seat_number(seats, user_id)
        if game.state != RUNNING or seat is None:
            raise HostError("stale" if seat is not None else "not-in-game", id=game_id)
        gone = _askable(ledger.matches.peek(game), seat, former, number)
        return await learned(session, game_id, gone[0].number, number)


async def learned(session: AsyncSession, game_id: int, first: int, last: int) -> Known:
    """Return what was learned by the choices of some rows of the log."""
    query = select(ChoiceRow.facts).where(
        ChoiceRow.game_id == game_id,
        ChoiceRow.number >= first,
        ChoiceRow.number <= last,
        col(ChoiceRow.asked).is_not(None),
        col(ChoiceRow.undone).is_(False),
    )
    rows = (await session.exec(query.order_by(col(ChoiceRow.number)))).all()
    facts = [fact for row in rows for fact in facts_from(row) if fact.learned]
    seats = {seat for fact in facts for seat in fact.eyes or ()}
    return Known(len(rows), tuple(fact for fact in facts if fact.seen_by(None)), tuple(sorted(seats)))


def _askable(match: Match, seat: int, former: list[TenureRow], number: int) -> tuple[Choice, ...]:
    """Return what the table is to take back; raises HostError where the game has moved on, or one may do it alone."""
    begun = since(former, seat)
    gone = match.since(seat, begun)
    if number != match.number or not may_ask(match, seat, begun):
        raise HostError("stale" if gone else "undo-nothing")
    return gone


async def _mark(change: Change, gone: Iterable[Choice]) -> None:
    numbers = [choice.number for choice in gone]
    here = update(ChoiceRow).where(col(ChoiceRow.game_id) == change.game.id, col(ChoiceRow.number).in_(numbers))
    await change.session.exec(here.values(undone=True))
