"""`exlibris simulate --waits`: how often a game waits for somebody else, by hand and with what is chosen beforehand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean

from bot.tools.simulate import game_seed, known
from bot.values.complaint import Complaint
from engine.ask import Ask, Option, Picks
from engine.facts import Fact
from engine.match import Match, RefusedError
from engine.orders import MOST_PLANNED

LEVELS = ("by hand", "with answers", "with answers and plans")
"""Nobody chooses anything beforehand; everybody lets be answered what comes out of turn while all others wait; all plan
their next turn too. What several choose at the same time, such as a draft, stays with people: it is the game."""
HOURS = 8
"""So long a game waits for somebody, as we measured it on games of our own."""


@dataclass
class Plan:
    """What a seat wishes to do at its next turn, and what it leaves to advice then."""

    key: str
    wishes: list[Option]
    round: int
    taken: set[Option] = field(default_factory=set)
    """Where others went since."""
    turn: int | None = None
    """The turn whose rest is under way."""


class Play:
    """A game in which everybody plays as the strongest automatic player would, and is at the table now and then."""

    def __init__(self, match: Match, level: int) -> None:
        self.match = match
        self.level = level
        self.plans: dict[int, Plan] = {}
        self.last: int | None = None
        """Who acted last by hand."""
        self.waits = 0
        self.common: set[str] = set()
        """What several were asked at the same time."""

    def to_end(self) -> int:
        """Play to the end; return how often somebody had to act who was not the last person to act."""
        while not self.match.over:
            asks = {seat: pending.ask for seat, pending in self.match.pending.items() if not pending.answered}
            if len(asks) > 1:
                self.common |= {ask.key for ask in asks.values()}
            found = ((seat, self._ordered(seat, ask)) for seat, ask in asks.items())
            ordered = next(((seat, picks) for seat, picks in found if picks is not None), None)
            seat, picks = ordered if ordered is not None else self._by_hand(asks)
            self._note(self.match.submit(seat, picks))
            if ordered is None and self.level == LEVELS.index("with answers and plans"):
                self._plan(seat)
        return self.waits

    def _by_hand(self, asks: Mapping[int, Ask]) -> tuple[int, Picks]:
        """Let whoever is there go on, or the next one come."""
        seat = next((seat for seat in asks if seat == self.last), next(iter(asks)))
        self.waits += seat != self.last
        self.last = seat
        self.plans.pop(seat, None)
        return seat, self.match.advise(seat)

    def _ordered(self, seat: int, ask: Ask) -> Picks | None:
        """Return what is answered without a person; None where a person must."""
        orders = self.match.rules.orders
        possible = ask.key in orders.questions and ask.key not in self.common
        if self.level and possible and orders.turn(self.match.public) != seat:
            return self.match.advise(seat)
        plan = self.plans.get(seat)
        if plan is None:
            return None
        if plan.turn == self.match.turn and ask.key in orders.follows:
            return self.match.advise(seat)
        waiting = plan.turn is None and plan.round + self.match.rules.orders.ahead >= self.match.public.round
        return self._carried_out(plan, ask) if waiting and plan.key == ask.key else None

    def _carried_out(self, plan: Plan, ask: Ask) -> Picks | None:
        orders = self.match.rules.orders
        for wish in plan.wishes:
            option = None if orders.place(wish) in plan.taken else orders.followed(ask, wish)
            if option is not None and self._legal(ask, option):
                plan.turn = self.match.turn
                return (option,)
        return None

    def _legal(self, ask: Ask, option: Option) -> bool:
        try:
            return bool(self.match.check(ask, (option,)))
        except RefusedError:
            return False

    def _note(self, facts: list[Fact]) -> None:
        """Note where others went since plans were made."""
        for fact in facts:
            went = self.match.rules.orders.went(fact)
            for owner, plan in self.plans.items():
                if went is not None and went[0] != owner:
                    plan.taken.add(went[1])

    def _plan(self, seat: int) -> None:
        """Let somebody who is there, and has nothing to do any more, plan their next turn."""
        rules, view = self.match.rules, self.match.view(seat)
        pending = self.match.pending.get(seat)
        busy = self.match.over or (pending is not None and not pending.answered)
        ask: Ask | None = None if busy else rules.orders.plan(view)
        if ask is None:
            return
        left, wishes = list(ask.options), list[Option]()
        while left and len(wishes) < MOST_PLANNED:
            (wish,) = rules.advise(view, Ask(seat, ask.key, tuple(left)), rules.strengths[-1])
            wishes.append(wish)
            left.remove(wish)
        self.plans[seat] = Plan(ask.key, wishes, view.round)


def waits(game: str, seats: int, count: int, seed: str, options: Mapping[str, int]) -> dict[str, float]:
    """Return the mean number of waits of some games at each level; raises Complaint where something doesn't fit."""
    known(game)
    found: dict[str, float] = {}
    for level, name in enumerate(LEVELS):
        try:
            matches = [Match.new(game, seats, options, game_seed(seed, number)) for number in range(count)]
        except ValueError as error:
            raise Complaint(str(error)) from None
        found[name] = round(fmean(Play(match, level).to_end() for match in matches), 1)
    return found


def report(game: str, seats: int, count: int, found: Mapping[str, float], *, as_json: bool) -> str:
    """Return the figures, as a line of JSON or as lines to read."""
    if as_json:
        return json.dumps({"game": game, "players": seats, "games": count, "waits": dict(found)})
    lines = [f"{name:>24}  {number:6.1f} waits, {number * HOURS / 24:5.1f} days" for name, number in found.items()]
    return "\n".join([f"{game}, {seats} players, {count} games, {HOURS} hours a wait", *lines])
