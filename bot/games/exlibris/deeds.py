"""What somebody has done in a turn or a round of Ex Libris, in few words each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.chronicle import numbers
from bot.games.exlibris import naming
from bot.games.speech import Speech
from data.exlibris import BOX
from engine.facts import Fact

CARDS = {"took": ("took", "swapped"), "shelved": ("shelved", "entombed"), "discarded": ("discarded", "taxed")}
"""What is done with cards, and by which facts it is told."""


def deeds(speech: Speech, facts: Sequence[Fact]) -> list[str]:
    """Say where somebody's assistants went, and what became of cards there."""
    went = _visits(speech, facts) or _library(speech, facts)  # a library is taken before the first round: old news then
    return [went, *_cards(speech, facts), _drawn(speech, facts)]


def _library(speech: Speech, facts: Sequence[Fact]) -> str:
    return ", ".join(naming.library(speech, str(fact.args[1])) for fact in facts if fact.key == "library")


def _visits(speech: Speech, facts: Sequence[Fact]) -> str:
    said = [_visit(speech, fact) for fact in facts if fact.key in {"placed", "placed-home"}]
    return ", ".join(f"{one} ×{said.count(one)}" if said.count(one) > 1 else one for one in dict.fromkeys(said))


def _visit(speech: Speech, fact: Fact) -> str:
    """Say a visit; an ordinary assistant needs no name."""
    kind = str(fact.args[1])
    where = naming.place(speech, int(fact.args[2]) if fact.key == "placed" else 0)
    return f"{naming.assistant(speech, kind)} → {where}" if kind in BOX.libraries else where


def _cards(speech: Speech, facts: Sequence[Fact]) -> list[str]:
    said = []
    for deed, keys in CARDS.items():
        found = [_named(fact) for fact in facts if fact.key in keys]
        said += [speech.own(f"did-{deed}", cards=", ".join(found))] if found else []
    return said


def _named(fact: Fact) -> str:
    """Name the card that a fact is about; of two that lie on each other both, the upper one first."""
    cards = [BOX.cards[int(card)].name for card in fact.args[1:]]
    return "/".join(cards) if fact.key == "entombed" else cards[-1]


def _drawn(speech: Speech, facts: Sequence[Fact]) -> str:
    count = sum(numbers(facts, "drew"))
    return speech.own("did-drew", count=count) if count else ""
