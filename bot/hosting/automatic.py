"""Automatic seats and orders: they answer after every change, until a person must act or the game is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import structlog
from sqlmodel import col, select

from bot.hosting.bookkeeping import Entry, answer_to, automatic_seat, keep, log, reason_to_json, to_act
from bot.hosting.change import Change, orders_of, rows_of
from bot.hosting.ledger import Ledger
from bot.hosting.orders_done import carry_out, drop, wish
from bot.hosting.orders_due import NOTHING_NAMED, order_due
from bot.hosting.owing import settle_turns, tell_notice
from bot.hosting.reading import seat_number, table_for
from bot.hosting.strengths import strength_of
from bot.hosting.study.room import ClosedError, Study
from bot.hosting.thinking import advice, hint, legal, own_advice
from bot.store.orders import OrderRow
from bot.store.schema import GameRow, SeatRow
from bot.store.trouble import explained
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from bot.values.table import Table, Told
from engine.ask import Picks
from engine.catalogue import rules_of
from engine.facts import Fact
from engine.match import DivergedError, Match, Pending

logger = structlog.get_logger(__name__)

PASSING = {"not-saved", "not-readable", "busy-elsewhere"}
"""What may be better the next time."""
MOST_ANSWERS = 3000
"""More automatic answers than this without a person in between are a mistake in the rules or the advice."""


@dataclass(frozen=True, slots=True)
class Due:
    """A question to an automatic seat, and all that it may know to answer it."""

    game: str
    """The game's key."""
    seat: int
    strength: str
    pending: Pending
    view: Any
    stands_in: bool = False
    """Whether the bot answers in place of a person, who is told why it chose so."""
    order: OrderRow | None = None
    """What a person chose beforehand; None where the bot answers."""

    @property
    def searches(self) -> bool:
        """Whether it takes a master some seconds to answer: nobody who clicked waits for that."""
        return self.order is None and not self.stands_in and self.strength == rules_of(self.game).master

    @property
    def mark(self) -> tuple[Any, ...]:
        """What must still be so when the answer is given."""
        row = self.order
        order = None if row is None else (row.user_id, row.plan, row.key, row.picks, row.since, row.turn)
        return self.seat, self.pending.number, self.pending.ask, order


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a choice."""

    facts: list[Fact]
    table: Table
    """The table afterwards, for one person's eye."""
    due: Due | None
    """What an automatic seat is asked next."""


async def kept(change: Change, entry: Entry, facts: list[Fact], eye: int | None, *, everyone: bool = False) -> Outcome:
    """Write down what happened, and look at the table with somebody's eye before it may change again."""
    noted(change, entry, facts)
    return await settled(change, entry, facts, eye, everyone=everyone)


def noted(change: Change, entry: Entry, facts: list[Fact]) -> None:
    """Write down what happened, under the match's number."""
    log(change, entry, facts)
    if not entry.instead:  # what is planned while an answer may still be changed is the next one
        # Whoever answers by hand what they had planned needs the plan no more.
        planned = (entry.seat, entry.key)
        change.forget_orders(lambda row: row.turn is None and row.plan and (row.seat, row.key) == planned)


async def settled(
    change: Change, entry: Entry, facts: list[Fact], eye: int | None, *, everyone: bool = False
) -> Outcome:
    """Save what was written down last, and look at the table with somebody's eye before it may change again."""
    change.beholder = seat_number(change.seats, eye)
    concerned = [] if entry.seat is None else [entry.seat]
    await keep(change, facts, *concerned, everyone=everyone, entry=entry)
    seen = table_for(change.game, change.seats, eye, [], change.match, former=change.former)
    return Outcome(facts, seen, _now(change))


async def told(ledger: Ledger, game_id: int, eye: int, first: Outcome) -> Told:
    """Let automatic seats answer to what somebody did, and tell them what came of it all."""
    more = await answer_all(ledger, game_id, eye, first.due) if first.due else []
    table = more[-1].table if more else first.table

    def seen(outcomes: list[Outcome]) -> tuple[Fact, ...]:
        return tuple(fact for outcome in outcomes for fact in outcome.facts if fact.seen_by(table.seat))

    since = seen(more)
    return Told(seen([first, *more]), replace(table, facts=since, news=since))


async def answer_all(ledger: Ledger, game_id: int, eye: int | None = None, due: Due | None = None) -> list[Outcome]:
    """Let the automatic seats answer, each in a transaction of its own; return what came of each.

    `due` is what the first of them is asked, where it is known already. What a master has to answer, and all after it,
    is answered in the background.

    Raises nothing, for the choice before them is saved. What fails for now is tried again in the background.
    """
    outcomes: list[Outcome] = []
    ledger.answering[game_id] += 1
    try:
        for _ in range(MOST_ANSWERS):
            due = due or await ledger.attempt(game_id, partial(_look, ledger, game_id))
            if due is not None and due.searches:
                _start(ledger, game_id, (0.0, *ledger.pauses), eye)
            if due is None or due.searches:
                return outcomes
            outcome = await ledger.attempt(game_id, partial(_answer_one, ledger, game_id, eye, due))
            if outcome is None:
                return outcomes
            outcomes.append(outcome)
            due = outcome.due
            if due is None:
                return outcomes
        await _stuck(ledger, game_id, "no end")
    except ClosedError:
        pass  # at the next start
    except HostError as error:
        if _passes(game_id, error):
            _start(ledger, game_id, ledger.pauses)
    except Exception as error:
        logger.exception("automatic-failed", game=game_id)
        await _stuck(ledger, game_id, str(error))
    finally:
        ledger.answering -= Counter((game_id,))  # which keeps no game that is idle
    return outcomes


async def _answer_one(ledger: Ledger, game_id: int, eye: int | None = None, due: Due | None = None) -> Outcome | None:
    """Let one automatic seat answer: it thinks about what it was asked, and answers if that still waits for it."""
    for _ in range(MOST_ANSWERS):
        due = due or await _look(ledger, game_id)
        if due is None:
            return None
        outcome = await _answered(ledger, game_id, eye, due, await _thought(ledger.study, due))
        if outcome is not None:
            return outcome
        due = None  # somebody has moved meanwhile: look again
    raise HostError("busy-elsewhere")


class Thought(NamedTuple):
    """What the bot would answer, and why."""

    picks: Picks | None
    reason: str = ""


async def _thought(study: Study, due: Due) -> Thought:
    """Return what the bot answers, and why where somebody is told: the strongest player's answer, as a hint's is."""
    order = due.order
    if order is not None and order.turn is None and order.picks != NOTHING_NAMED:
        return Thought(None)  # it names its answer itself
    if order is not None:  # whoever asked for the strongest one's answer wishes for no other
        return Thought(await own_advice(study, due.game, due.view, due.pending.ask, due.strength))
    if not due.stands_in:
        return Thought(await advice(study, due.game, due.view, due.pending.ask, due.strength))
    found = await hint(due.game, due.view, due.pending.ask)
    return Thought(found.picks, reason_to_json(found))


async def _answered(ledger: Ledger, game_id: int, eye: int | None, due: Due, thought: Thought) -> Outcome | None:
    async with ledger.changing(game_id) as change:
        now = _now(change)
        if now is None or now.mark != due.mark:
            return None
        if now.order is not None:
            return await _ordered(change, now, now.order, thought.picks, eye)
        chosen = legal(change.match, due.pending.ask, thought.picks)
        facts = change.match.submit(due.seat, chosen)
        # A reason is one for the answer that it was given for.
        entry = answer_to(due.pending, chosen, automatic=True, reason=thought.reason if chosen == thought.picks else "")
        return await kept(change, entry, facts, eye)


async def _ordered(change: Change, due: Due, order: OrderRow, picks: Picks | None, eye: int | None) -> Outcome:
    """Carry out what a person chose beforehand, or drop it where it no longer fits."""
    wanted = await wish(change, order, due.pending.ask, picks)
    if wanted is None:
        drop(change, order)
        await keep(change, ())
        seen = table_for(change.game, change.seats, eye, [], change.match, former=change.former)
        return Outcome([], seen, _now(change))
    carry_out(change, order)
    facts = change.match.submit(due.seat, wanted)
    return await kept(change, answer_to(due.pending, wanted, ordered=True), facts, eye)


def _now(change: Change) -> Due | None:
    return _due(change.game, change.seats, change.match, change.orders) if change.game.state == RUNNING else None


async def _look(ledger: Ledger, game_id: int) -> Due | None:
    async with ledger.looking(game_id) as session:
        game, seats = await rows_of(session, game_id)
        orders = await orders_of(session, game)
        return _due(game, seats, ledger.matches.peek(game), orders) if game.state == RUNNING else None


def _due(game: GameRow, seats: list[SeatRow], match: Match, orders: list[OrderRow]) -> Due | None:
    """Return what is to be answered next without a person, without an await, for the match may change during one."""
    row = automatic_seat(seats, match)
    if row is not None:
        strength, stands_in = strength_of(game.key, row), row.user_id is not None
        return Due(game.key, row.seat, strength, match.pending[row.seat], match.view(row.seat), stands_in)
    order = order_due(seats, match, orders)
    if order is not None:
        strength, pending = rules_of(game.key).strengths[-1], match.pending[order.seat]
        return Due(game.key, order.seat, strength, pending, match.view(order.seat), order=order)
    return None


def go_on(ledger: Ledger, game_id: int) -> None:
    """Let automatic seats answer in the background that still have to, where nobody is at it just now."""
    if not ledger.answering[game_id]:
        _start(ledger, game_id, (0.0, *ledger.pauses))


def _passes(game_id: int, error: HostError) -> bool:
    """Tell whether something is worth another try."""
    if error.key in PASSING:
        logger.warning("automatic-later", game=game_id, reason=error.key)
    else:
        logger.error("automatic-stopped", game=game_id, reason=error.key)
    return error.key in PASSING


def _start(ledger: Ledger, game_id: int, pauses: Sequence[float], eye: int | None = None) -> None:
    name = chore_of(game_id)
    ledger.chores.start(name, partial(_try_again, ledger, game_id, name, pauses, eye))


def chore_of(game_id: int) -> str:
    """The name of the chore in which automatic seats answer."""
    return f"automatic:{game_id}"


async def _try_again(ledger: Ledger, game_id: int, name: str, pauses: Sequence[float], eye: int | None) -> None:
    """Try some times; what is still owed then is tried again whenever somebody comes or the table is looked at."""
    for pause in pauses:
        if pause:
            await ledger.chores.nap(name, pause)
        try:
            if await _answered_all(ledger, game_id, eye):
                return
        except ClosedError:
            return
        except HostError as error:
            if not _passes(game_id, error):
                return
    logger.error("automatic-owed", game=game_id)


async def _answered_all(ledger: Ledger, game_id: int, eye: int | None) -> bool:
    """Let automatic seats answer once more; tell whether there is nothing left to try. Raises HostError, ClosedError.

    `eye` is who looks on: they need no ping.
    """
    try:
        for _ in range(MOST_ANSWERS):
            if ledger.chores.closing:
                raise ClosedError  # noqa: TRY301 - the same as where it was thought in the study
            if await ledger.attempt(game_id, partial(_answer_one, ledger, game_id, eye)) is None:
                ledger.stuck.discard(game_id)
                return True
        await _stuck(ledger, game_id, "no end")
    except (HostError, ClosedError):
        raise
    except Exception as error:
        logger.exception("automatic-failed", game=game_id)
        await _stuck(ledger, game_id, str(error))
    return True


async def _stuck(ledger: Ledger, game_id: int, reason: str) -> None:
    """Say loudly, but once, that a game cannot go on by itself; the people in it still can, or can end it."""
    logger.error("automatic-stuck", game=game_id, reason=reason)
    try:
        async with ledger.changing(game_id) as change:
            if game_id not in ledger.stuck:
                tell_notice(change, "notice-automatic-stuck", id=game_id)
            await settle_turns(change, to_act(change.match))
    except (HostError, DivergedError):
        logger.exception("automatic-stuck-untold", game=game_id)
    else:
        ledger.stuck.add(game_id)


async def resume(ledger: Ledger) -> None:
    """Go on where the last process stopped in the middle of automatic answers; raises StoreError."""
    query = select(GameRow.id).where(GameRow.awaits_bot).order_by(col(GameRow.id))
    with explained():
        async with ledger.store.reading() as session:
            waiting = list((await session.exec(query)).all())
    for game_id in waiting:
        if ledger.chores.closing:
            return
        if not await answer_all(ledger, game_id):
            await _look_again(ledger, game_id)


async def _look_again(ledger: Ledger, game_id: int) -> None:
    """Note whether a game awaits the bot at all, for of those that are older than this note it is only feared."""
    try:
        async with ledger.changing(game_id) as change:
            if change.game.state == RUNNING:
                _ = change.match  # which tells it
    except (HostError, DivergedError):
        logger.warning("automatic-unread", game=game_id)
