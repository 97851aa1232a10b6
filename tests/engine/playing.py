"""Drivers for tests of the engine: matches from a number, legal picks by luck, and what can be seen of a match."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.ask import Ask, Picks
from engine.catalogue import Json, packages, rules_of
from engine.chance import Chance
from engine.facts import Fact
from engine.match import Match, Pending, RefusedError
from tests.toy_game import TOY

GAMES = (*packages(), TOY.key)
LONGEST = 2500
"""More choices than any random game makes."""
TRIES = 60


def random_games(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test with a number, which makes a seed and the luck of all choices, and with two to four seats.

    A failure is shown as it was found: a smaller number would make another game, not a smaller one.
    """

    def over_games(test: Callable[..., None]) -> Callable[..., None]:
        chosen = given(number=st.integers(0, 10**6), seats=st.integers(2, 4))(test)
        return settings(max_examples=examples, phases=[Phase.generate], report_multiple_bugs=False)(chosen)

    return over_games


@dataclass(frozen=True, slots=True)
class Step:
    """A choice that was made, and what came of it."""

    seat: int
    ask: Ask
    picks: Picks
    facts: list[Fact]


def seed_of(number: int) -> str:
    return sha256(str(number).encode()).hexdigest()


def new_match(game: str, seats: int, number: int, **options: int) -> Match:
    return Match.new(game, seats, options, seed_of(number))


def set_up(game: str, seats: int, seed: str, **options: int) -> Any:
    """The state of a new match, before its first turn."""
    rules = rules_of(game)
    return rules.new(seats, rules.complete(options, seats), Chance(seed))


def as_json(match: Match) -> Json:
    """What is stored of a match, having been through text."""
    saved: Json = json.loads(json.dumps(match.save()))
    return saved


def reloaded(match: Match) -> Match:
    return Match.restore(as_json(match))


def match_of(game: str, state: Any) -> Match:
    """A match that begins with a turn from a state made by hand."""
    rules = rules_of(game)
    saved = {"game": game, "version": rules.version, "number": 0, "horizon": 0, "checkpoint_number": 0}
    return Match.restore({**saved, "checkpoint": rules.dump(state), "tail": [], "since": {}})


def seats_of(match: Match) -> range:
    return range(match.public.seats)


def eyes_of(match: Match) -> list[int | None]:
    return [None, *seats_of(match)]


def seen(match: Match) -> tuple[dict[int | None, Any], Mapping[int, Pending], int, dict[int, str | None]]:
    """All that anybody can see of a match: views by eye, questions, its number, and who may take back."""
    return (
        {eye: match.view(eye) for eye in eyes_of(match)},
        match.pending,
        match.number,
        {seat: match.can_undo(seat) for seat in seats_of(match)},
    )


def legal(match: Match, ask: Ask, picks: Picks) -> bool:
    try:
        match.check(ask, picks)
    except RefusedError:
        return False
    return True


def random_picks(match: Match, seat: int, rng: Random) -> Picks:
    """Legal picks for a seat's question by luck, few rather than many."""
    ask = match.pending[seat].ask
    for _ in range(TRIES):
        count = ask.at_least
        while count < ask.at_most and rng.random() < 0.5:
            count += 1
        picks = tuple(rng.sample(ask.options, count))
        if legal(match, ask, picks):
            return match.check(ask, picks)
    raise AssertionError(f"no legal answer to {ask}")


def random_seat(match: Match, rng: Random, *, again: float = 0.0) -> int:
    """A seat that is asked; at times one whose answer is in, but may still be changed."""
    pending = match.pending
    waiting = [seat for seat, question in pending.items() if not question.answered]
    assert waiting, "nobody can act, and the game is not over"
    changing = [seat for seat, question in pending.items() if question.answered]
    return rng.choice(changing if changing and rng.random() < again else waiting)


def step(match: Match, rng: Random, *, again: float = 0.1) -> Step:
    """Make one choice by luck."""
    seat = random_seat(match, rng, again=again)
    ask = match.pending[seat].ask
    picks = random_picks(match, seat, rng)
    return Step(seat, ask, picks, match.submit(seat, picks))


def steps(match: Match, rng: Random, *, again: float = 0.1) -> Iterator[Step]:
    """Play to the end by luck, one choice after the other."""
    for _ in range(LONGEST):
        if match.over:
            return
        yield step(match, rng, again=again)
    raise AssertionError("this game does not end")


def play_randomly(match: Match, rng: Random, each: Callable[[Step], None] | None = None) -> list[Step]:
    """Play to the end by luck; return all choices."""
    made = []
    for one in steps(match, rng):
        made.append(one)
        if each is not None:
            each(one)
    return made


def play_some(match: Match, rng: Random, count: int) -> Match:
    """Make up to so many choices by luck."""
    for _ in range(count):
        if not match.over:
            step(match, rng)
    return match


def without_numbers(saved: Json) -> Json:
    """What is stored but for what an undo and a redo use up: numbers."""
    kept = {name: value for name, value in saved.items() if name not in ("number", "horizon", "learned", "since")}
    return {**kept, "tail": [[seat, key, picks] for _, seat, key, picks in saved["tail"]]}
