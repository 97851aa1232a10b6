"""The story of a game of Ex Libris: who shelved fastest, where everybody went, what the inspector found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games.exlibris import naming
from bot.games.exlibris.deciding import parts_of
from bot.games.speech import Speech
from bot.games.story import Gain, ahead_since, closest_race, in_rounds, most, most_often
from engine.exlibris.view import View
from engine.facts import Fact


def story(speech: Speech, view: View, facts: Sequence[Fact]) -> list[str]:
    """Say it in at most five lines."""
    several = len(view.sheet) > 1
    lines = (
        _turning_point(speech, view, facts) if several else "",
        _busiest(speech, facts),
        most_often(speech, "story-sent-back", facts, "sent-back"),
        closest_race(speech, [parts_of(line) for line in view.sheet]) if several else "",
        _inspected(speech, facts),
    )
    return [line for line in lines if line]


def _turning_point(speech: Speech, view: View, facts: Sequence[Fact]) -> str:
    """Say since when the winner had shelved most, or that somebody else had."""
    if len(view.winners) != 1:
        return ""
    winner = view.winners[0]
    gains = [
        Gain(number, int(fact.args[0]), 1) for number, fact in in_rounds(facts) if fact.key in {"shelved", "entombed"}
    ]
    since = ahead_since(gains, winner)
    if since is not None:
        return speech.own("story-ahead", seat=speech.name(winner), round=since)
    counted = Counter(gain.seat for gain in gains)
    other = max(counted, key=lambda seat: counted[seat], default=winner)
    own = {"seat": speech.name(winner), "number": counted[winner]}
    named = {"seat2": speech.name(other), "number2": counted[other]}
    return speech.own("story-behind", **own, **named) if counted[other] > counted[winner] else ""


def _busiest(speech: Speech, facts: Sequence[Fact]) -> str:
    visits = Counter(int(fact.args[2]) for fact in facts if fact.key == "placed")
    found = most(visits)
    return speech.own("story-busiest", tile=naming.tile(speech, found[0]), count=found[1]) if found else ""


def _inspected(speech: Speech, facts: Sequence[Fact]) -> str:
    down = Counter({int(one.args[0]): int(one.args[1]) + int(one.args[2]) for one in facts if one.key == "inspected"})
    found = most(down)
    if found is None:
        return speech.own("story-in-order") if down and not any(down.values()) else ""
    return speech.own("story-inspected", seat=speech.name(found[0]), count=found[1])
