"""Whole moves: answers to some questions in a row, given with one click and in one transaction."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from hashlib import blake2b

import structlog

from bot.hosting.automatic import Outcome, noted, settled, told
from bot.hosting.bookkeeping import Entry, answer_to
from bot.hosting.change import Change
from bot.hosting.ledger import Ledger
from bot.hosting.play import asked_of, playing_seat
from bot.hosting.reading import reading
from bot.hosting.thought import ThoughtError, thought
from bot.store.schema import SeatRow
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from bot.values.table import Table, Told, Whole
from engine.catalogue import rules_of
from engine.chaining import listed_moves, may_begin, whole_moves
from engine.facts import Fact
from engine.match import RefusedError
from engine.moves import Move, Step

logger = structlog.get_logger(__name__)
MOST_LISTED = 25
"""A complete list is one menu."""
KEPT = 64
"""So many findings are kept, one a panel."""
PATIENCE = 1.0
"""Seconds: a panel without whole moves is better than one that comes late. They take some thousandths."""


class WholeMoves:
    """What hosts and panels ask for whole moves."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._known: OrderedDict[Hashable, list[Move]] = OrderedDict()
        """What was found last, by the game, its number and the seat: the same of these sees and is asked the same."""

    async def moves(self, table: Table) -> Whole | None:
        """Return moves that begin with the question that waits for a table's reader, from what they may see.

        In a game without hints they are a complete list, which advises nothing, or none.
        """
        pending = table.pending
        if pending is None or pending.answered or table.game.state != RUNNING:
            return None
        rules, advised = rules_of(table.game.key), table.game.hints
        if not may_begin(rules, table.view, pending.ask):  # a thread takes longer than to find that out
            return None
        given = (rules, table.view, pending.ask)
        work = partial(whole_moves, *given) if advised else partial(listed_moves, *given, MOST_LISTED)
        try:
            found = await self._once((table.game.id, table.game.number, table.seat), work)
        except ThoughtError:
            logger.exception("moves-failed", kind=table.game.key, question=pending.ask.key)
            return None
        return Whole(tuple(found), mark_of(found), advised) if found else None

    async def _once(self, about: Hashable, work: Callable[[], list[Move]]) -> list[Move]:
        """Return what is found, or was found a moment ago: a panel is opened again, and a move of it chosen."""
        found = self._known.get(about)
        if found is None:
            found = self._known[about] = await thought(work, PATIENCE)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    async def submit(self, game_id: int, user_id: int, number: int, mark: int, place: int) -> Told:
        """Answer some questions in a row, the first of which carries `number`, in one transaction.

        It is the move at a place of those that `moves` returned with a mark. Each answer is checked as any is; where a
        later one is not asked or not legal any more, what was done so far stands. Raises HostError("stale") where
        others are offered by now.
        """
        return await self._ledger.unbroken(partial(self._submit, game_id, user_id, number, (mark, place)))

    async def _submit(self, game_id: int, user_id: int, number: int, which: tuple[int, int]) -> Told:
        move = await self._chosen(game_id, user_id, number, which)
        work = partial(_submit, self._ledger, game_id, user_id, number, move)
        return await told(self._ledger, game_id, user_id, await self._ledger.attempt(game_id, work))

    async def _chosen(self, game_id: int, user_id: int, number: int, which: tuple[int, int]) -> Move:
        """Return the move that was offered; none where another question waits, which the transaction finds out."""
        table = await reading(self._ledger, game_id, user_id)
        if table.pending is None or table.pending.number != number:
            return ()
        found, (mark, place) = await self.moves(table), which
        if found is None or found.mark != mark or place >= len(found.moves):
            raise HostError("stale")
        return found.moves[place]


def mark_of(found: list[Move]) -> int:
    """Return a number of at most ten digits that differs where other moves are offered."""
    said = repr([[(step.ask.key, step.picks) for step in move] for move in found])
    return int.from_bytes(blake2b(said.encode(), digest_size=4).digest(), "big")


async def _submit(ledger: Ledger, game_id: int, user_id: int, number: int, move: Move) -> Outcome:
    async with ledger.changing(game_id) as change:
        seat = playing_seat(change, user_id)
        await asked_of(change, seat, number)
        given: Entry | None = None
        facts = list[Fact]()
        for step in move:
            entry = _answer_of(change, seat, step)
            if entry is None or any(fact.learned for fact in facts):
                break
            happened = change.match.submit(seat.seat, entry.picks)
            noted(change, entry, happened)
            given, facts = entry, [*facts, *happened]
        if given is None:
            raise HostError("stale")
        return await settled(change, given, facts, user_id)


def _answer_of(change: Change, seat: SeatRow, step: Step) -> Entry | None:
    """Return one answer of a move; None where that is not asked or not legal any more."""
    pending = change.match.pending.get(seat.seat)
    if pending is None or pending.answered or pending.ask.key != step.ask.key:
        return None
    try:
        return answer_to(pending, change.match.check(pending.ask, step.picks))
    except RefusedError:
        return None
