"""`exlibris simulate --taps`: how many taps a person needs, in the panel that the bot shows, to play as they wish.

A button is one tap, a pick in a menu two (it is opened first), one more where several may be picked, and Play one where
the panel is not open: where somebody else has acted since, or the turn has just come. What one looks at beside it (a
hand, a shelf, a hint, the help) is not counted.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from statistics import fmean, median
from typing import Any

from bot.hosting.whole import MOST_LISTED
from bot.tools.simulate import AUTO, RANDOM, game_seed, guess, known
from bot.tools.tapping import taps as taps_to
from bot.tools.tapping import taps_of
from bot.values.complaint import Complaint
from bot.values.people import COLOURS
from bot.values.states import RUNNING
from bot.values.table import HINTS, Game, Seat, Table, Whole
from engine.ask import Picks
from engine.chaining import listed_moves, whole_moves
from engine.match import Match, RefusedError
from engine.moves import Move, Step
from engine.orders import NO_ORDERS

PLAY = 1
LANGUAGE = "en"
TURN, ROUND, ANSWER = "turn", "round", "answer out of turn"


@dataclass
class Counted:
    """Taps of some games, each list in the order in which its things ended."""

    turns: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    by_question: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))


class Player:
    """Plays a game as if at a phone, and counts."""

    def __init__(self, match: Match, strength: str, luck: random.Random, *, hints: bool) -> None:
        self.match, self.strength, self.luck, self.hints = match, strength, luck, hints
        self.last: int | None = None
        """Whose panel is open."""
        self.under_way: list[Step] = []
        """The rest of a whole move."""
        self.by_turn: defaultdict[tuple[int, int], int] = defaultdict(int)
        self.by_round: defaultdict[tuple[int, int], int] = defaultdict(int)
        self.out_of_turn: defaultdict[tuple[int, int], int] = defaultdict(int)
        self.by_question: defaultdict[str, list[int]] = defaultdict(list)

    def to_end(self, counted: Counted) -> None:
        """Play to the end, and add what was counted."""
        while not self.match.over:
            self._answer()
        counted.turns += self.by_turn.values()
        counted.rounds += self.by_round.values()
        counted.answers += self.out_of_turn.values()
        for key, found in self.by_question.items():
            counted.by_question[key] += found

    def _answer(self) -> None:
        seat = self._at_table()
        ask = self.match.pending[seat].ask
        step = self.under_way.pop(0) if self.under_way else None
        if step is None or step.ask != ask:
            step, found = self._tapped(seat)
            self.by_question[ask.key].append(found)
            self._book(seat, found + PLAY * (seat != self.last))
        self.match.submit(seat, step.picks)
        self.last = seat

    def _tapped(self, seat: int) -> tuple[Step, int]:
        """Return what somebody answers by hand, and its taps; what the same taps answer besides is under way then."""
        match, ask = self.match, self.match.pending[seat].ask
        table = table_of(match, seat, hints=self.hints)
        step, whole = Step(ask, self._wish(seat), table.view), self._whole(table)
        found = taps_to(table, [*map(ask.options.index, step.picks)], LANGUAGE, whole)
        fitting = [place for place, move in enumerate(whole.moves) if self._fits(move)] if whole else []
        self.under_way = []
        if whole and fitting:
            place = max(fitting, key=lambda place: len(whole.moves[place]))
            at_once = taps_of(table, place, LANGUAGE, whole)
            if len(whole.moves[place]) > 1 or at_once < found:
                self.under_way = [*whole.moves[place][1:]]
                return whole.moves[place][0], at_once
        return step, found

    def _whole(self, table: Table) -> Whole | None:
        """The whole moves that the panel offers."""
        if table.pending is None or self.strength == RANDOM:
            return None
        given = (self.match.rules, table.view, table.pending.ask)
        found = whole_moves(*given) if self.hints else listed_moves(*given, MOST_LISTED)
        return Whole(tuple(found), 0, advised=self.hints) if found else None

    def _fits(self, move: Move) -> bool:
        """Tell whether a move is what somebody would answer step by step."""
        advise = self.match.rules.advise
        return all(advise(step.view, step.ask, self.strength) == step.picks for step in move)

    def _at_table(self) -> int:
        """Whoever is there goes on, or the next one comes."""
        waiting = [seat for seat, pending in self.match.pending.items() if not pending.answered]
        return self.last if self.last in waiting and self.last is not None else waiting[0]

    def _book(self, seat: int, found: int) -> None:
        turn, here = self.match.rules.orders.turn, self.match.public
        own = turn is NO_ORDERS.turn or turn(here) == seat
        (self.by_turn if own else self.out_of_turn)[self.match.turn, seat] += found
        self.by_round[here.round, seat] += found

    def _wish(self, seat: int) -> Picks:
        ask = self.match.pending[seat].ask
        if self.strength != RANDOM:
            return self.match.check(ask, self.match.advise(seat, self.strength))
        for _ in range(200):
            try:
                return self.match.check(ask, guess(ask, self.luck))
            except RefusedError:
                continue
        return self.match.check(ask, self.match.advise(seat))


def table_of(match: Match, seat: int, *, hints: bool) -> Table:
    """Return what a person at a seat would read of a match."""
    game = Game(
        id=1000,
        key=match.rules.key,
        state=RUNNING,
        guild_id=1,
        channel_id=1,
        options={HINTS: int(hints)},
        host_id=0,
        language=LANGUAGE,
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
        number=match.number,
        commitment="",
        seed=None,
        table_message_id=None,
        no_access=False,
    )
    seats = tuple(Seat(one, one, f"P{one}", COLOURS[one], dm_closed=False) for one in range(match.public.seats))
    acting = tuple(sorted(other for other, pending in match.pending.items() if not pending.answered))
    undo = match.can_undo(seat) is None
    return Table(game, seats, seat, match.view(seat), match.pending.get(seat), acting, (), undo, (), ())


def taps(
    game: str,
    seats: int,
    count: int,
    seed: str,
    options: Mapping[str, int],
    *,
    strength: str = AUTO,
    hints: bool = True,
) -> Counted:
    """Count in some games in which all play with one strength; raises Complaint where something doesn't fit."""
    known(game)
    counted = Counted()
    for number in range(count):
        try:
            match = Match.new(game, seats, options, game_seed(seed, number))
        except ValueError as error:
            raise Complaint(str(error)) from None
        if strength not in (AUTO, RANDOM, *match.rules.strengths):
            raise Complaint(f"--seats: {strength} is none of {', '.join((AUTO, RANDOM, *match.rules.strengths))}")
        how = match.rules.strengths[-1] if strength == AUTO else strength
        Player(match, how, random.Random(f"{seed}:{number}"), hints=hints).to_end(counted)  # noqa: S311 - no secret
    return counted


def report(counted: Counted, *, as_json: bool) -> str:
    """Return the figures, as a line of JSON or as lines to read."""
    if as_json:
        return json.dumps({name: dict(_figures(found)) for name, found in _kinds(counted)})
    lines = [
        f"{name:>20}  {'  '.join(f'{key} {value}' for key, value in _figures(found))}"
        for name, found in _kinds(counted)
    ]
    keys = sorted(counted.by_question, key=lambda key: -sum(counted.by_question[key]))
    questions = [
        f"{key:>20}  {len(one)} times, {fmean(one):.1f} taps" for key in keys if (one := counted.by_question[key])
    ]
    return "\n".join([*lines, "", *questions])


def _kinds(counted: Counted) -> list[tuple[str, list[int]]]:
    return [(TURN, counted.turns), (ROUND, counted.rounds), (ANSWER, counted.answers)]


def _figures(found: Sequence[int]) -> Iterator[tuple[str, Any]]:
    yield "number", len(found)
    if found:
        yield "median", median(found)
        yield "mean", round(fmean(found), 2)
        yield "most", max(found)
