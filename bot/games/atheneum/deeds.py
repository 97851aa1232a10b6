"""What somebody has done in a round of Atheneum, in few words each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.atheneum import wanting
from bot.games.chronicle import numbers
from bot.games.speech import Speech
from engine.facts import Fact
from render.atheneum import icons

EMBLEMS = {"books": "", "spiders": icons.SPIDER, "candles": icons.CANDLE}
"""What is counted has an emblem, but for books, which have any colour."""


def deeds(speech: Speech, facts: Sequence[Fact]) -> list[str]:
    """Say what somebody shelved, caught, lit and claimed, and what points it brought."""
    counts = {
        "books": sum(len(fact.args) - 2 for fact in facts if fact.key == "confirmed"),
        "spiders": len(numbers(facts, "spider", at=0)),
        "candles": len(numbers(facts, "candle")),
    }
    claimed = [wanting.shapes(speech, number) for number in numbers(facts, "claimed", at=1)]
    points = sum(numbers(facts, "points", "claimed"))
    return [
        *(speech.beside(EMBLEMS[deed], speech.own(f"did-{deed}", count=n)) for deed, n in counts.items() if n),
        speech.own("did-claimed", objectives=", ".join(claimed)) if claimed else "",
        speech.own("did-points", count=points) if points else "",
    ]
