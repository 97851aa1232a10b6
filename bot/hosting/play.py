"""Choices and their undoing: the one way in which people move a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from sqlmodel import col, select

from bot.hosting.automatic import Outcome, kept, told
from bot.hosting.bookkeeping import UNDO, Entry, answer_to, mark_undone, picks_to_json
from bot.hosting.change import Change
from bot.hosting.ledger import Ledger
from bot.hosting.orders_lapsed import choose_by_hand
from bot.hosting.tenure import since
from bot.store.schema import ChoiceRow, SeatRow
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from bot.values.table import Told
from engine.ask import Ask, Option, Picks
from engine.match import Pending, RefusedError


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants to pick: options, or their indices in the question."""

    picks: Sequence[Option] | None
    indices: Sequence[int] | None

    def of(self, ask: Ask) -> Sequence[Option]:
        """Return the options; raises HostError("not-offered")."""
        if self.indices is None:
            return self.picks or ()
        if any(not 0 <= index < len(ask.options) for index in self.indices):
            raise HostError("not-offered")
        return [ask.options[index] for index in self.indices]


async def submit(ledger: Ledger, game_id: int, user_id: int, number: int, wanted: Wanted) -> Told:
    """See `Host.submit`."""
    work = partial(_submit, ledger, game_id, user_id, number, wanted)
    return await told(ledger, game_id, user_id, await ledger.attempt(game_id, work))


async def undo(ledger: Ledger, game_id: int, user_id: int, number: int | None) -> Told:
    """See `Host.undo`."""
    work = partial(_undo, ledger, game_id, user_id, number)
    return await told(ledger, game_id, user_id, await ledger.attempt(game_id, work))


async def _submit(ledger: Ledger, game_id: int, user_id: int, number: int, wanted: Wanted) -> Outcome:
    async with ledger.changing(game_id) as change:
        seat = playing_seat(change, user_id)
        pending = await asked_of(change, seat, number)
        chosen = _chosen(change, pending.ask, wanted.of(pending.ask))
        if pending.answered:
            await _refuse_repeated(change, seat, pending, chosen)
        facts = change.match.submit(seat.seat, chosen)
        return await kept(change, answer_to(pending, chosen), facts, user_id)


def playing_seat(change: Change, user_id: int) -> SeatRow:
    """Return somebody's seat in a running game; raises HostError where there is none."""
    change.require_state(RUNNING)
    return change.seat_of(user_id)


async def asked_of(change: Change, seat: SeatRow, number: int) -> Pending:
    """Return the question that a button was made for; raises HostError "already-done" or "stale"."""
    pending = change.match.pending.get(seat.seat)
    if pending is not None and pending.number == number:
        return pending
    done = await _last_answer(change, seat, number) is not None
    raise HostError("already-done" if done else "stale")


async def _last_answer(change: Change, seat: SeatRow, number: int) -> str | None:
    """Return what a seat last picked at the question of this number, which a forged button may make too large."""
    if number > change.match.number:
        return None
    query = select(ChoiceRow.picks).where(
        ChoiceRow.game_id == change.game.id,
        ChoiceRow.seat == seat.seat,
        ChoiceRow.asked == number,
        col(ChoiceRow.undone).is_(False),
    )
    return (await change.session.exec(query.order_by(col(ChoiceRow.number).desc()).limit(1))).first()


def _chosen(change: Change, ask: Ask, picks: Sequence[Option]) -> Picks:
    try:
        return change.match.check(ask, picks)
    except RefusedError as error:
        raise HostError(error.reason, **error.args_by_name) from error


async def _refuse_repeated(change: Change, seat: SeatRow, pending: Pending, chosen: Picks) -> None:
    """Tell a second click from a change of mind, which a question to everybody allows."""
    if await _last_answer(change, seat, pending.number) == picks_to_json(chosen):
        raise HostError("already-done")


async def _undo(ledger: Ledger, game_id: int, user_id: int, number: int | None) -> Outcome:
    async with ledger.changing(game_id) as change:
        seat = playing_seat(change, user_id)
        if number is not None and number != change.match.number:
            raise HostError("stale")
        try:
            choice = change.match.undo(seat.seat, since(change.former, seat.seat))
        except RefusedError as error:
            raise HostError(error.reason, **error.args_by_name) from error
        await mark_undone(change, choice.number, choice.number)
        choose_by_hand(change, [choice], seat.seat)
        entry = Entry(UNDO, seat.seat, picks=(("choice", choice.number),))
        return await kept(change, entry, [], user_id)
