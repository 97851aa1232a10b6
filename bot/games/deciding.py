"""What decided a game, in one sentence: the margin and where it came from, or the rule that broke a tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.speech import Speech


@dataclass(frozen=True, slots=True)
class Result:
    """What one seat has at the end."""

    points: int
    ties: tuple[int, ...]
    """What counts next where points are equal, in the order in which it counts; more is better."""
    parts: Mapping[str, int]
    """Where the points come from; nothing where there is no telling."""


def decided(speech: Speech, winners: Sequence[int], results: Sequence[Result], breakers: Sequence[str]) -> str:
    """Say what decided a game between several seats; "" where nobody was beaten and nothing was shared.

    `breakers` name what counts next where points are equal, as keys of the game's own words: "tie-<name>".
    """
    losers = [seat for seat in range(len(results)) if seat not in winners]
    if len(winners) > 1:
        return speech.own("tie-shared", who=_names(speech, winners), points=results[winners[0]].points)
    if not winners or not losers:
        return ""
    best, second = winners[0], max(losers, key=lambda seat: (results[seat].points, results[seat].ties))
    if results[best].points == results[second].points:
        return _by_tie(speech, best, second, results, breakers)
    return _by_points(speech, best, second, results)


def _names(speech: Speech, seats: Sequence[int]) -> str:
    return speech.listed([f"**{speech.name(seat)}**" for seat in seats])


def _by_points(speech: Speech, best: int, second: int, results: Sequence[Result]) -> str:
    """Say how far the winner is ahead, and which part made the most of it."""
    ours, theirs = results[best].parts, results[second].parts
    names = {"winner": speech.name(best), "loser": speech.name(second)}
    margin = results[best].points - results[second].points
    if not ours:
        return speech.words("decided-margin", margin=margin, **names)
    part = max(ours, key=lambda name: ours[name] - theirs[name])
    said = {"part": speech.own(f"part-{part}"), "own": ours[part], "other": theirs[part]}
    return speech.words("decided-part", margin=margin, **names, **said)


def _by_tie(speech: Speech, best: int, second: int, results: Sequence[Result], breakers: Sequence[str]) -> str:
    """Say which rule broke a tie."""
    pairs = zip(breakers, results[best].ties, results[second].ties, strict=True)
    name, own, other = next((name, own, other) for name, own, other in pairs if own != other)
    names = {"winner": speech.name(best), "loser": speech.name(second)}
    return speech.own(f"tie-{name}", points=results[best].points, own=abs(own), other=abs(other), **names)
