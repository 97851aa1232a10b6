"""What somebody has done in a round of Exlibrium, in few words each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.chronicle import numbers
from bot.games.exlibrium import naming
from bot.games.speech import Speech
from engine.facts import Fact

NAMED = {"played": ("placed", "recruited"), "activated": ("activates",)}
"""What is done with characters, and by which facts it is told."""


def deeds(speech: Speech, facts: Sequence[Fact]) -> list[str]:
    """Say whom somebody played and activated, how many cards they flipped, and what points it brought."""
    said = []
    for deed, keys in NAMED.items():
        names = [naming.character(speech, character) for character in numbers(facts, *keys, at=1)]
        said += [speech.own(f"did-{deed}", characters=", ".join(names))] if names else []
    flipped, points = len(numbers(facts, "flipped")), sum(numbers(facts, "spent"))
    said += [speech.own("did-flipped", count=flipped)] if flipped else []
    return [*said, *([speech.own("did-points", count=points)] if points else [])]
