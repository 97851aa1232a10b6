"""The story of a game of Atheneum: who led while it was played, who claimed and caught most, what was lost."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.atheneum.deciding import parts_of
from bot.games.speech import Speech
from bot.games.story import Gain, ahead_since, closest_race, in_rounds, most_often
from engine.atheneum.view import View
from engine.facts import Fact


def story(speech: Speech, view: View, facts: Sequence[Fact]) -> list[str]:
    """Say it in at most five lines."""
    lines = (
        _turning_point(speech, view, facts),
        most_often(speech, "story-claims", facts, "claimed"),
        most_often(speech, "story-spiders", facts, "spider"),
        closest_race(speech, [parts_of(line) for line in view.sheet]),
        _lost(speech, facts),
    )
    return [line for line in lines if line]


def _turning_point(speech: Speech, view: View, facts: Sequence[Fact]) -> str:
    """Say since when the winner led in the points of the rounds, or that the final report turned it."""
    if len(view.winners) != 1:
        return ""
    winner = view.winners[0]
    gains = [
        Gain(number, int(fact.args[0]), int(fact.args[-1]))
        for number, fact in in_rounds(facts)
        if fact.key in {"points", "claimed"}
    ]
    since = ahead_since(gains, winner)
    name = speech.name(winner)
    return speech.own("story-behind", seat=name) if since is None else speech.own("story-ahead", seat=name, round=since)


def _lost(speech: Speech, facts: Sequence[Fact]) -> str:
    count = sum(int(fact.args[1]) for fact in facts if fact.key == "lost-books")
    return speech.own("story-lost", count=count) if count else ""
