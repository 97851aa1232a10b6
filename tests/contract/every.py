"""Every game, in every size and with every option; and a game played once for all tests that look at it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from engine.ask import Ask, Picks
from engine.catalogue import packages, rules_of
from engine.facts import Fact
from engine.match import Choice, Match
from engine.record import Record
from tests.bot import toy_face
from tests.engine.playing import new_match, random_picks, random_seat

GAMES = (*packages(), toy_face.FACE.key)
LONGEST = 3000
"""More choices than any game makes."""
every_game = pytest.mark.parametrize("game", GAMES)


@dataclass(frozen=True)
class Setting:
    """How many play, and with which options."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...] = ()

    @property
    def chosen(self) -> dict[str, int]:
        return dict(self.options)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def begin(self, number: int = 1) -> Match:
        return new_match(self.game, self.seats, number, **self.chosen)


def settings() -> Iterator[Setting]:
    """Each game with the fewest and the most players, and with values of each option beside its default."""
    for game in GAMES:
        rules = rules_of(game)
        for seats in sorted({min(rules.seats_for({})), max(rules.seats_for({}))}):
            yield Setting(game, seats)
        for option in rules.options:
            others = [value for value in option.values.values() if option.optional or value != option.default]
            for value in dict.fromkeys(others[:1] + others[-1:]):
                if option.offered:
                    yield Setting(game, min(rules.seats_for({option.name: value})), ((option.name, value),))


SETTINGS = tuple(settings())
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@dataclass
class Moment:
    """A match after a choice, with all that was told up to it."""

    match: Match
    facts: list[Fact]
    last: Choice | None = None
    """The choice; None at the start."""

    @property
    def asks(self) -> Mapping[int, Ask]:
        """Whoever has not answered yet, and what they are asked."""
        return {seat: pending.ask for seat, pending in self.match.pending.items() if not pending.answered}


@cache
def story(setting: Setting, number: int = 1) -> tuple[Choice, ...]:
    """The choices of a whole game: half of them by luck, half by automatic players of all strengths."""
    match, luck = setting.begin(number), Random(number)
    strengths = match.rules.strengths
    made: list[Choice] = []
    while not match.over:
        seat = random_seat(match, luck)
        ask = match.pending[seat].ask
        advised = luck.random() < 0.5
        picks = match.advise(seat, luck.choice(strengths)) if advised else random_picks(match, seat, luck)
        chosen = match.check(ask, picks)
        match.submit(seat, chosen)
        made.append(Choice(match.number, seat, ask.key, chosen))
        assert len(made) < LONGEST, "this game does not end"
    return tuple(made)


def moments(setting: Setting, number: int = 1) -> Iterator[Moment]:
    """The game of `story` again, from its start to its end. It is one match that goes on: look before the next."""
    match = setting.begin(number)
    facts = list(match.opening)
    yield Moment(match, facts)
    for choice in story(setting, number):
        facts += match.submit(choice.seat, choice.picks)
        yield Moment(match, facts, choice)


def notable(setting: Setting, every: int = 40, number: int = 1) -> Iterator[Moment]:
    """Some moments: whenever a question comes up for the first time, every so many choices, and the end."""
    met: set[tuple[str, ...]] = set()
    for count, moment in enumerate(moments(setting, number)):
        keys = tuple(sorted({ask.key for ask in moment.asks.values()}))
        if keys not in met or count % every == 0 or moment.match.over:
            met.add(keys)
            yield moment


def record_of(setting: Setting, number: int = 1) -> Record:
    """The record of that game."""
    match = setting.begin(number)
    made = story(setting, number)
    for choice in made:
        match.submit(choice.seat, choice.picks)
    return Record(
        game=setting.game,
        version=match.rules.version,
        options=setting.chosen,
        commitment=match.commitment,
        seed=match.seed,
        choices=made,
        names=tuple(f"Player {seat + 1}" for seat in range(setting.seats)),
        scores=tuple(match.scores),
        winners=tuple(match.winners),
        mark=match.mark,
    )


def advised(match: Match, seat: int, strength: str) -> Picks:
    return match.check(match.pending[seat].ask, match.advise(seat, strength))
