"""One match: the only door through which a game's state changes.

A match is stored as a checkpoint (the state at the start of a turn) and the tail of choices made since.
Every choice and every undo has a number of its own that is never used twice, so that a button made for an
older question can be told apart for good.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.ask import Ask, Flow, Option, Picks, Waited
from engine.catalogue import AnyRules, Json, State, View, rules_of
from engine.chance import Chance
from engine.choice import (
    Boundary,
    Choice,
    DivergedError,
    Made,
    Pending,
    RefusedError,
    asked,
    last_free,
    offered,
    stored_answer,
)
from engine.facts import Fact
from engine.foresight import Budget
from engine.hint import Hint
from engine.mark import mark_of
from engine.search import answer

__all__ = ["Choice", "DivergedError", "Match", "Pending", "RefusedError"]


class Match:
    """A game in progress. Make one with `new` or `restore`."""

    def __init__(self, rules: AnyRules, state: State, number: int, *, kept: bool) -> None:
        self.rules = rules
        self.number = number
        """How many choices and undos were made so far; the last one's number."""
        self.horizon = number
        """The number of the last choice that let somebody learn something hidden."""
        self.closing: View | None = None
        """What everybody saw at the end of a chapter, where the last choice brought it about and somebody saves it."""
        self.opening: list[Fact] = []
        """What the set-up brought about, in a new match only."""
        self._state = state
        self._checkpoint = rules.dump(state)
        self._checkpoint_number = number
        self._tail: list[Made] = []
        self._behind: list[Made] | None = None
        """Choices of turns that are over, which lie between the checkpoint and the tail; None where none do."""
        self.turn = number
        """The number at which the turn in progress began."""
        self._kept = kept
        """Whether somebody saves it. In long runs of random games nobody does, so their turns are not dumped."""
        self._boundary: Boundary | None = None
        self._flow: Flow[None]
        self._pending: dict[int, Pending] = {}
        self._views: dict[int | None, Any] = {}
        """What each eye sees, until the next choice: text, pictures and messages ask for it again and again."""
        self._apart: object | None = None
        """What tells the independent flows apart that run just now; None where none do."""
        self._apart_since = number
        """The number before their first choice."""
        self._given: dict[int, Picks] = {}
        """By seat, what it has answered last."""
        self._learned_by: dict[int, int] = {}
        """By seat, the number of its last choice that let somebody learn something hidden."""
        self._watch()

    @classmethod
    def new(cls, game: str, seats: int, options: Mapping[str, Any], seed: str) -> Match:
        """Begin a match of `game` from a secret seed of 64 hexadecimal digits.

        Raises KeyError for an unknown game, ValueError for a bad number of seats or bad options.
        """
        rules = rules_of(game)
        if seats not in rules.seats:
            message = f"{game} is for {rules.seats.start} to {rules.seats.stop - 1} players"
            raise ValueError(message)
        match = cls(rules, rules.new(seats, rules.complete(options, seats), Chance(seed)), 0, kept=False)
        match._next_turn()
        match.opening = match._take_told()
        return match

    @classmethod
    def restore(cls, saved: Json) -> Match:
        """Load a match that `save` wrote, replaying the turn in progress.

        Raises DivergedError where the rules no longer ask what a stored choice answers or no longer lead where they
        led, and KeyError, TypeError or ValueError where the data is not a saved match at all.
        """
        match = cls._at_checkpoint(saved)
        for row in saved["tail"]:
            match._replay(Choice.from_json(row))
        match.number = saved["number"]
        if saved["version"] == match.rules.version and saved.get("mark") not in {None, match.mark}:  # none of old saves
            raise DivergedError(match.number, "the state is not the one that was saved")
        match.horizon = saved["horizon"]
        match._learned_by.update((int(seat), number) for seat, number in saved.get("learned", {}).items())
        match._date_asks({int(seat): number for seat, number in saved["since"].items()})
        return match

    @classmethod
    def restore_checkpoint(cls, saved: Json) -> Match:
        """Load a match as it stood at its checkpoint, without the choices made since.

        The way out where `restore` raises DivergedError.
        """
        match = cls._at_checkpoint(saved)
        match.number = match.horizon = saved["number"]
        match._date_asks({})
        return match

    @classmethod
    def _at_checkpoint(cls, saved: Json) -> Match:
        rules = rules_of(saved["game"])
        match = cls(rules, rules.load(saved["checkpoint"], saved["version"]), saved["checkpoint_number"], kept=True)
        match._next_turn()
        match._take_told()  # the turn's opening was told with the choice before it
        return match

    def save(self) -> Json:
        """Return everything that `restore` needs, as JSON data."""
        self._kept = True
        self._watch()
        if self._behind is not None:
            self._catch_up(self._behind + self._tail)
        return {
            "game": self.rules.key,
            "version": self.rules.version,
            "number": self.number,
            "horizon": self.horizon,
            "learned": {str(seat): number for seat, number in self._learned_by.items()},
            "checkpoint_number": self._checkpoint_number,
            "checkpoint": self._checkpoint,
            "tail": [Choice(*made).to_json() for made in self._tail],
            "since": {str(seat): pending.number for seat, pending in self._pending.items()},
            "mark": self.mark,
        }

    @property
    def mark(self) -> str:
        """A few letters that differ where the state does."""
        return mark_of(self.rules.dump(self._state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._pending

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret seed."""
        return self._state.chance.commitment

    @property
    def seed(self) -> str:
        """The secret seed; raises RefusedError before the game has ended."""
        if not self.over:
            raise RefusedError("seed-secret")
        return self._state.chance.seed

    @property
    def pending(self) -> Mapping[int, Pending]:
        """The questions that wait, by seat."""
        return self._pending

    @property
    def scores(self) -> list[int]:
        """Each seat's points; only once the game is over."""
        return self.rules.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that won; only once the game is over."""
        return self.rules.winners(self._state)

    def view(self, seat: int | None) -> Any:
        """Return what a seat may see; None is the public's eye."""
        if seat not in self._views:
            self._views[seat] = self.rules.view(self._state, seat)
        return self._views[seat]

    @property
    def public(self) -> View:
        """What everybody may see, as far as the views of all games have it."""
        seen: View = self.view(None)
        return seen

    def _watch(self) -> None:
        """See the table where a chapter ends, if it is saved; else a match holds itself, and goes only as garbage."""
        if self._kept and self.rules.watch is not None:
            self.rules.watch(self._state, self._close)

    def _close(self) -> None:
        self.closing = self.rules.view(self._state, None)

    def advise(self, seat: int, strength: str | None = None, budget: Budget | None = None) -> Picks:
        """Return an automatic player's answer to a seat's question, found from the seat's view alone.

        By default the strongest one's that does not look ahead; whoever does spends a budget. Raises RefusedError where
        the seat is not asked.
        """
        ask = self._asked(seat)
        return answer(self.rules, self.view(seat), ask, strength or self.rules.strengths[-1], budget or Budget())

    def hint(self, seat: int) -> Hint:
        """Return the strongest automatic player's answer with its reason; raises RefusedError as `advise` does."""
        ask = self._asked(seat)
        return self.rules.hint(self.view(seat), ask)

    def submit(self, seat: int, picks: Iterable[Option]) -> list[Fact]:
        """Make a choice and return the facts it brought about.

        Raises RefusedError, with nothing changed, where the seat is not asked or the picks are not legal.
        """
        ask = self._asked(seat)
        chosen = self.check(ask, picks)
        if self._boundary is not None:
            self._adopt(self._boundary)
        self.number += 1
        self._tail.append((self.number, seat, ask.key, chosen))
        return self._resume(seat, chosen)

    def check(self, ask: Ask, picks: Iterable[Option]) -> Picks:
        """Return picks in the question's own order; raises RefusedError where they are not legal."""
        chosen = offered(ask, picks)
        refuse = self.rules.refusals.get(ask.key)
        if refuse is not None and (reason := refuse(self._state, ask, chosen)) is not None:
            raise RefusedError(reason)
        return chosen

    def can_undo(self, seat: int, since: int = 0) -> str | None:
        """Return why a seat may not take back its last choice, as a key for words; None where it may.

        `since` is the number of the first choice that whoever sits there now may have made.
        """
        if self.over:  # The seed is told, and with it all that was hidden.
            return "undo-revealed"
        if not self._tail:
            return "undo-nothing"
        place = self._last_free(seat)
        if place is None:
            return "undo-not-yours"
        number = self._tail[place][0]
        if number < since:
            return "undo-not-yours"
        last = number == self._tail[-1][0]
        if (last and self.horizon >= number) or self._learned_by.get(seat, -1) >= number:
            return "undo-revealed"
        return None

    def undo(self, seat: int, since: int = 0) -> Choice:
        """Take back the last choice of a seat, if it came since a number, and return it.

        Raises RefusedError where another seat has moved since in the same flow, or somebody has learned something by
        it. What other seats did in flows of their own stands, and so do their questions.
        """
        reason = self.can_undo(seat, since)
        place = self._last_free(seat)
        if reason is not None or place is None:
            raise RefusedError(reason or "undo-nothing")
        others = {} if self._apart is None else self._pending
        stands = {other: pending.number for other, pending in others.items() if other != seat}
        return self._without(place, place + 1, stands)[0]

    def since(self, seat: int, since: int = 0) -> tuple[Choice, ...]:
        """Return a seat's last choice of the turn in progress and all that were made after it, in order.

        These are what `go_back` takes back; none where the seat has made none since a number, and after the end.
        """
        places = [place for place, (number, by, *_) in enumerate(self._tail) if by == seat and number >= since]
        return tuple([Choice(*made) for made in self._tail[places[-1] :]]) if places and not self.over else ()

    def go_back(self, seat: int, since: int = 0) -> tuple[Choice, ...]:
        """Take back what `since` returns, and return it: whatever was learned by it, for the table has agreed.

        What was learned stays known, so that what lies before it can't be taken back by one seat alone.
        Raises RefusedError where there is nothing.
        """
        gone = self.since(seat, since)
        if not gone:
            raise RefusedError("over" if self.over else "undo-nothing")
        return self._without(len(self._tail) - len(gone), len(self._tail), {})

    def _without(self, first: int, end: int, since: Mapping[int, int]) -> tuple[Choice, ...]:
        """Drop choices of the tail; `since` are the numbers of questions that stand."""
        saved = self.save()
        dropped = saved["tail"][first:end]
        del saved["tail"][first:end], saved["mark"]
        before = Match.restore({**saved, "since": {}})
        self.__dict__.update(before.__dict__)
        self._watch()
        self.number = saved["number"] + 1
        self._date_asks(since)
        return tuple(map(Choice.from_json, dropped))

    def _last_free(self, seat: int) -> int | None:
        """Where in the tail a seat's last choice stands, if nobody else's that may hang on it came after it."""
        return last_free(self._tail, seat, None if self._apart is None else self._apart_since)

    def _asked(self, seat: int) -> Ask:
        pending = self._pending.get(seat)
        if pending is None:
            raise RefusedError("over" if self.over else "not-your-turn")
        return pending.ask

    def _adopt(self, boundary: Boundary) -> None:
        if boundary.checkpoint is None:
            self._behind = self._behind or []
            self._behind += self._tail[: boundary.tail]
        else:
            self._checkpoint, self._checkpoint_number = boundary.checkpoint, boundary.number
            self._behind = None
        del self._tail[: boundary.tail]
        self._boundary = None

    def _catch_up(self, choices: Iterable[Made]) -> None:
        """Find the checkpoint of a match that nobody has saved so far: play it again."""
        state = self.rules.load(self._checkpoint, self.rules.version)
        again = Match(self.rules, state, self._checkpoint_number, kept=True)
        again._next_turn()
        for _, seat, _, picks in choices:
            again.submit(seat, picks)
        self._checkpoint, self._checkpoint_number = again._checkpoint, again._checkpoint_number
        self._boundary, self._behind = again._boundary, None

    def answered_by(self, choice: Choice) -> Picks | None:
        """Return a stored choice's picks as the answer to what is asked now; see `choice.stored_answer`."""
        return stored_answer(choice, self._pending.get(choice.seat), self.check, self.rules.once_asked)

    def _replay(self, choice: Choice) -> None:
        picks = self.answered_by(choice)
        if picks is None:
            return
        self.number = choice.number
        self._tail.append(choice.made)
        self._resume(choice.seat, picks)

    def _resume(self, seat: int, picks: Picks) -> list[Fact]:
        if self._views:
            self._views = {}
        self.closing = None
        self._given[seat] = picks
        try:
            self._wait_for(self._flow.send((seat, picks)))
        except StopIteration:
            self._next_turn()
        facts, self._state.told = self._state.told, []
        for fact in facts:
            if fact.learned:
                self.horizon = self._learned_by[seat] = self.number
                break
        return facts

    def _take_told(self) -> list[Fact]:
        facts, self._state.told = self._state.told, []
        return facts

    def _next_turn(self) -> None:
        while not self.rules.over(self._state):
            self._boundary = self._begin_turn()
            self._flow = self.rules.turn(self._state)
            try:
                self._wait_for(next(self._flow))
            except StopIteration:
                continue
            return
        self._apart, self._pending = None, {}
        self._adopt(self._begin_turn())  # whatever becomes of the rules, this is how it ended

    def _begin_turn(self) -> Boundary:
        self.turn = self.number
        checkpoint = self.rules.dump(self._state) if self._kept else None
        return Boundary(checkpoint, self.number, len(self._tail))

    def _wait_for(self, wait: Waited) -> None:
        """Note what is asked now; a question that was asked before keeps its number."""
        apart = None
        if type(wait) is Ask:  # Whoever answers it is asked anew.
            self._pending = {wait.seat: Pending(self.number, wait)}
        else:
            apart = wait.apart
            self._pending = asked(wait, self._pending, self._given, self.number)
        if apart is not self._apart:
            self._apart, self._apart_since = apart, self.number

    def _date_asks(self, since: Mapping[int, int]) -> None:
        """Give each question the number it was first asked at, or the present one where that is unknown."""
        self._pending = {
            seat: Pending(since.get(seat, self.number), pending.ask, pending.answered, pending.given)
            for seat, pending in self._pending.items()
        }
