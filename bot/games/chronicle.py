"""What each player has done in a while, one line each, from what everybody was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.games.speech import Speech
from engine.facts import Fact

Deeds = Callable[[Speech, Sequence[Fact]], list[str]]
"""From what was told of one seat, in order, to what it did in few words each, such as "takes C8, C9"."""
BETWEEN = " · "


def chronicle(speech: Speech, deeds: Deeds, facts: Iterable[Fact]) -> list[str]:
    """Return a line for each seat that did something, those who did it last at the end."""
    lines = {}
    for seat, own in _by_seat(speech, facts).items():
        if said := BETWEEN.join(filter(None, deeds(speech, own))):
            lines[seat] = speech.words("named", name=f"**{speech.name(seat)}**", text=said)
    return list(lines.values())


def _by_seat(speech: Speech, facts: Iterable[Fact]) -> dict[int, list[Fact]]:
    found: dict[int, list[Fact]] = {}
    for fact in facts:
        if speech.vocabulary.facts.get(fact.key, ())[:1] == ("seat",):
            seat = int(fact.args[0])
            found[seat] = [*found.pop(seat, ()), fact]
    return found


def numbers(facts: Iterable[Fact], *keys: str, at: int = -1) -> list[int]:
    """Return an argument of each fact of some keys: the last one, or the one at a place."""
    return [int(fact.args[at]) for fact in facts if fact.key in keys]
