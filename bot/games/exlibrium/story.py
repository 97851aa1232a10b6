"""The story of a game of Exlibrium: who led when, whom everybody wanted, how often a tie had to be broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games.exlibrium import naming
from bot.games.speech import Speech
from bot.games.story import Gain, ahead_since, in_rounds, most, most_often, round_begun
from engine.exlibrium.view import View
from engine.facts import Fact

COUNT = 0
"""What stands for the final count in place of a round."""


def story(speech: Speech, view: View, facts: Sequence[Fact]) -> list[str]:
    """Say it in at most five lines."""
    lines = (
        _turning_point(speech, view, facts),
        _wanted(speech, facts),
        most_often(speech, "story-activated", facts, "activates"),
        _ties(speech, facts),
        _flipped(speech, facts),
    )
    return [line for line in lines if line]


def _begun(fact: Fact) -> int | None:
    return COUNT if fact.key == "final-count" else round_begun(fact)


def _turning_point(speech: Speech, view: View, facts: Sequence[Fact]) -> str:
    """Say since when the winner led in points; 0 is the final count."""
    if len(view.winners) != 1:
        return ""
    gains = [
        Gain(number, int(fact.args[0]), int(fact.args[2]))
        for number, fact in in_rounds(facts, _begun)
        if fact.key == "spent"
    ]
    since = ahead_since(gains, view.winners[0])
    return "" if since is None else speech.own("story-ahead", seat=speech.name(view.winners[0]), round=since)


def _wanted(speech: Speech, facts: Sequence[Fact]) -> str:
    found = most(Counter(int(fact.args[1]) for fact in facts if fact.key == "placed"))
    return speech.own("story-wanted", character=naming.character(speech, found[0]), count=found[1]) if found else ""


def _ties(speech: Speech, facts: Sequence[Fact]) -> str:
    ties = Counter(int(fact.args[0]) for fact in facts if fact.key == "tie-broken")
    found = most(ties)
    if found is None:
        return ""
    return speech.own("story-ties", seat=speech.name(found[0]), number=found[1], count=ties.total())


def _flipped(speech: Speech, facts: Sequence[Fact]) -> str:
    """Say whose cards others flipped most."""
    turned = (fact.args for fact in facts if fact.key == "flipped" and fact.args[0] != fact.args[1])
    found = most(Counter(int(args[1]) for args in turned))
    return speech.own("story-flipped", seat=speech.name(found[0]), count=found[1]) if found else ""
