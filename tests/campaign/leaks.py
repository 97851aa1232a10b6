"""Games in which all that an eye can't see is dealt anew: whatever is shown to that eye must stay as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from itertools import islice
from random import Random

from bot.app.commands.answering import suggestions
from bot.studio.drawing import draw
from bot.ui.page import Page
from data.words import languages
from engine.ask import Ask, Picks
from engine.catalogue import packages, rules_of
from engine.chance import Chance
from engine.facts import Fact
from engine.match import Match, RefusedError
from tests.bot.tables import table_of
from tests.contract.pages import all_pages, orders_pages
from tests.contract.test_blindness import own_pending
from tests.engine.playing import eyes_of, match_of, new_match, seed_of, step

GAMES = (*packages(), "exlibrium")
"""Exlibrium, which is short, twice as often."""
CHOICES = {"atheneum": 250, "exlibris": 220, "exlibrium": 70}
"""How many a game makes, about: at one of so many views, questions, refusals and suggestions are compared."""
PAGES_EVERY = 20
"""One look of that many is at every page too, in one of the languages."""
PICTURES_EVERY = 8
"""Of one of so many such looks one picture is drawn, both ways."""
TRIES = 6

Eye = int | None


def game(seed: str, number: int) -> Counter[str]:
    """Play the game that a seed and a number stand for, and compare at moments that they choose."""
    luck = Random(f"{seed}:{number}")
    match = begun(luck)
    counts = Counter({"games": 1, match.rules.key: 1})
    facts = list(match.opening)
    while not match.over:
        if luck.random() < 1 / CHOICES[match.rules.key]:
            counts += Look.at(match, facts[-20:], luck).compared()
        facts += step(match, luck).facts
    counts["choices"] = match.number
    return counts


def begun(luck: Random) -> Match:
    """Return a new match of any game, any size and any options that go together."""
    rules = rules_of(luck.choice(GAMES))
    while True:
        chosen = {
            option.name: luck.choice(list(option.values.values()))
            for option in rules.options
            if option.offered and luck.random() < 0.3
        }
        try:
            return new_match(rules.key, luck.choice(rules.seats), luck.randrange(10**9), **chosen)
        except ValueError:  # these don't go together
            continue


@dataclass(frozen=True)
class Look:
    """A moment of a game in two worlds that an eye can't tell apart."""

    match: Match
    other: Match
    eye: Eye
    facts: list[Fact]
    language: str
    luck: Random

    @classmethod
    def at(cls, match: Match, facts: list[Fact], luck: Random) -> Look:
        """Choose an eye, rather one that is asked, and deal all that it can't see anew."""
        eye = luck.choice([*match.pending, *eyes_of(match)])
        other = copy(match)
        other._state = match.rules.deal(match.view(eye), Chance(seed_of(luck.randrange(10**9))))
        other._views = {}
        return cls(match, own_pending(match, other, eye), eye, facts, luck.choice(languages()), luck)

    @property
    def ask(self) -> Ask | None:
        """What the eye is asked."""
        pending = self.match.pending.get(self.eye) if self.eye is not None else None
        return pending.ask if pending is not None else None

    def compared(self) -> Counter[str]:
        """Compare view, refusals and suggestions; at times every page too."""
        counts = Counter({"views": 1})
        counts["worlds that differ"] = self.match.rules.dump(self.match._state) != self.match.rules.dump(
            self.other._state
        )
        assert repr(self.other.view(self.eye)) == repr(self.match.view(self.eye)), (self.eye, "view")
        counts += self.refusals()
        counts += self.suggested()
        if self.luck.random() < 1 / PAGES_EVERY:
            counts += self.asked_anew()
            counts += self.pages()
            counts += self.hints()
        return counts

    def refusals(self) -> Counter[str]:
        """Both refuse the same answers for the same reasons, and taking back likewise."""
        if self.eye is None:
            return Counter()
        assert self.other.can_undo(self.eye) == self.match.can_undo(self.eye)
        tried = list(picks_for(self.ask, self.luck)) if self.ask else []
        for picks in tried:
            assert self.ask is not None
            assert why_not(self.other, self.ask, picks) == why_not(self.match, self.ask, picks), (self.eye, picks)
        return Counter({"answers tried": len(tried)})

    def suggested(self) -> Counter[str]:
        """Both suggest the same answers in the same order, whatever is typed."""
        here, there = table_of(self.match, self.eye, []), table_of(self.other, self.eye, [])
        typed = ("", str(self.ask.options[0])[2:4]) if self.ask and self.ask.options else ()
        for text in typed:
            one, two = (suggestions(table, self.language, text) for table in (here, there))
            assert [choice.to_dict() for choice in two] == [choice.to_dict() for choice in one], (self.eye, text)
        return Counter({"autocompletions": len(typed)})

    def asked_anew(self) -> Counter[str]:
        """A turn that begins in another world asks the same, in the same order, unless its luck shows other things."""
        rules, saved = self.match.rules, copy(self.match).save()
        state = rules.load(saved["checkpoint"], saved["version"])
        other = rules.deal(rules.view(state, self.eye), Chance(seed_of(self.luck.randrange(10**9))))
        turns = [match_of(rules.key, one) for one in (state, other)]
        if self.eye is None or len({repr(turn.view(self.eye)) for turn in turns}) > 1:
            return Counter()
        here, there = (turn.pending.get(self.eye) for turn in turns)
        assert (here and here.ask) == (there and there.ask), (self.eye, "question")
        return Counter({"questions": here is not None})

    def pages(self) -> Counter[str]:
        """Every page that the eye can come to says the same, and a picture is the same to the last byte."""
        here, there = self.shown(self.match), self.shown(self.other)
        assert there == here, (self.eye, self.language)
        counts = Counter({"pages": len(here), f"pages in {self.language}": len(here)})
        pictures = [(one.sketch, two.sketch) for one, two in zip(here, there, strict=True) if one.sketch and two.sketch]
        if pictures and self.luck.random() < 1 / PICTURES_EVERY:
            one, two = (draw(sketch, self.language) for sketch in self.luck.choice(pictures))
            assert (two.picture.png, two.alt) == (one.picture.png, one.alt), (self.eye, self.language)
            counts["pictures with alt texts"] = 1
        return counts

    def shown(self, match: Match) -> list[Page]:
        table = table_of(match, self.eye, self.facts)
        orders = [] if self.eye is None else islice(orders_pages(table, self.language), 6)
        return [*all_pages(table, self.language), *orders]

    def hints(self) -> Counter[str]:
        """The advice is the same, and so is its reason."""
        if self.ask is None:
            return Counter()
        here, there = (self.match.rules.hint(one.view(self.eye), self.ask) for one in (self.match, self.other))
        assert there == here, (self.eye, "hint")
        return Counter({"hints": 1})


def picks_for(ask: Ask, luck: Random) -> Iterator[Picks]:
    """Give answers of any kind: some, none, too many."""
    for _ in range(TRIES):
        count = luck.choice((ask.at_least, ask.at_most, luck.randint(0, len(ask.options))))
        yield tuple(luck.sample(ask.options, min(count, len(ask.options))))


def why_not(match: Match, ask: Ask, picks: Picks) -> str:
    try:
        match.check(ask, picks)
    except RefusedError as refused:
        return f"{refused.reason} {refused.args_by_name}"
    return ""
