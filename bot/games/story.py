"""How a game tells its story when it is over, from what everybody was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.speech import Speech
from engine.facts import Fact

MOST = 5
"""A story has at most so many lines."""
Story = Callable[[Speech, Any, Sequence[Fact]], list[str]]
"""From the public's last view and all that the public was told, in order, to at most `MOST` lines."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Something that a seat got, by which it may have taken the lead."""

    round: int
    seat: int
    amount: int


def round_begun(fact: Fact) -> int | None:
    """Return the number of the round that a fact begins; None where it begins none."""
    return int(fact.args[0]) if fact.key == "round" else None


def in_rounds(
    facts: Iterable[Fact], number: Callable[[Fact], int | None] = round_begun, *, first: int = 1
) -> Iterator[tuple[int, Fact]]:
    """Return each fact with the round in which it was told; `number` reads a fact that begins one.

    What comes before the first round belongs to `first`.
    """
    current = first
    for fact in facts:
        begun = number(fact)
        current = current if begun is None else begun
        yield current, fact


def ahead_since(gains: Iterable[Gain], seat: int) -> int | None:
    """Return the round since which a seat was alone ahead for good; None where it is not ahead at the end."""
    have: Counter[int] = Counter()
    since: int | None = None
    for gain in gains:
        have[gain.seat] += gain.amount
        ahead = all(have[seat] > amount for other, amount in have.items() if other != seat)
        if not ahead or have[seat] <= 0:
            since = None
        elif since is None:
            since = gain.round
    return since


def most(counted: Counter[int]) -> tuple[int, int] | None:
    """Return what was counted more often than anything else, and how often; None where nothing was."""
    (one, count), (_, second) = (*counted.most_common(2), (0, 0), (0, 0))[:2]
    return (one, count) if count > second else None


def most_often(speech: Speech, key: str, facts: Iterable[Fact], told: str) -> str:
    """Say to which seat something was told most often; "" where it was nobody, or several."""
    found = most(Counter(int(fact.args[0]) for fact in facts if fact.key == told))
    return speech.own(key, seat=speech.name(found[0]), count=found[1]) if found else ""


def closest_race(speech: Speech, parts: Sequence[Mapping[str, int]]) -> str:
    """Say in which part of the sheet the two best were nearest to each other; "" for a game alone."""
    races = []
    for name in parts[0] if len(parts) > 1 else ():
        (own, first), (other, second), *_ = sorted(
            ((part[name], -seat) for seat, part in enumerate(parts)), reverse=True
        )
        if own > 0:
            races.append((own - other, -own, name, -first, -second))
    if not races:
        return ""
    _, _, name, first, second = min(races)
    own, other = parts[first][name], parts[second][name]
    names = {"winner": speech.name(first), "loser": speech.name(second)}
    return speech.words("story-race", part=speech.own(f"part-{name}"), own=own, other=other, **names)
