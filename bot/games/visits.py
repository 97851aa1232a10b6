"""What one player does without a break, told in one line: the second sentence on needs no name."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.games.speech import Speech
from bot.text.emblems import MARKUP
from engine.facts import Fact

LONGEST = 240
"""So long a line may become, its emblems apart; what comes after begins another."""


def visits(speech: Speech, facts: Sequence[Fact], begins: Collection[str] = ()) -> list[str]:
    """Return what happened, a line for each visit: facts with a key of `begins` begin another one."""
    return [line for part in _parts(facts, begins) for line in _joined(speech, speech.facts(part))]


def _parts(facts: Sequence[Fact], begins: Collection[str]) -> Iterator[list[Fact]]:
    part: list[Fact] = []
    for fact in facts:
        if part and fact.key in begins:
            yield part
            part = []
        part.append(fact)
    yield part


def _joined(speech: Speech, lines: Sequence[str]) -> Iterator[str]:
    """Join each line to the one before it, where both begin with the same name."""
    said, who = "", ""
    for line in lines:
        name, deed = _subject(speech, line)
        longer = f"{said.removesuffix('.')}{speech.words('between-parts')}{deed}"
        if name and name == who and said.endswith(".") and len(MARKUP.sub("", longer)) <= LONGEST:
            said = longer
            continue
        if said:
            yield said
        said, who = line, name
    if said:
        yield said


def _subject(speech: Speech, line: str) -> tuple[str, str]:
    """Return the player's name with which a sentence begins, and its rest; ("", line) where it begins otherwise."""
    names = sorted(map(speech.name, range(len(speech.names))), key=len, reverse=True)
    for name in names:
        rest = line.removeprefix(name).removeprefix("\u00a0").removeprefix(":")
        if line.startswith(name) and rest.startswith(" "):
            return name, rest.strip()
    return "", line
