"""What happened, told in fewer lines: the cards of a reveal in one, a tie and what came of it in one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.exlibrium import naming
from bot.games.speech import Speech
from engine.facts import Fact

TIE = {"tied", "tie-broken"}
"""Facts that lead to the one after them."""


def lines(speech: Speech, facts: Sequence[Fact]) -> list[str]:
    """Return what happened, a line each for what belongs together."""
    told: list[str] = []
    waiting: list[Fact] = []
    for key, run in groupby(facts, key=lambda fact: fact.key):
        if key == "placed":
            told.append(_placed(speech, list(run)))
            continue
        for fact in run:
            waiting.append(fact)
            if key not in TIE:
                told.append(_together(speech, waiting))
                waiting = []
    return [line for line in (*told, _together(speech, waiting)) if line]


def _together(speech: Speech, facts: Sequence[Fact]) -> str:
    """Say a fact with the tie that led to it: what came of it first, then who tied and what decided (XB-22)."""
    if [fact.key for fact in facts[:-1]] != ["tied", "tie-broken"]:
        return " ".join(filter(None, (_fact(speech, fact) for fact in facts)))
    tied, broken, after = facts
    names = naming.seats(speech, [int(seat) for seat in tied.args[2:]])
    return f"{_fact(speech, after)} {speech.own('told-tie', seats=names, chain=naming.chain(speech, broken.args[2:]))}"


def _fact(speech: Speech, fact: Fact) -> str:
    """Say a fact; a Berserker's flip without naming its owner twice."""
    if fact.key != "flipped" or fact.args[0] != fact.args[1]:
        return speech.fact(fact)
    seat, _, *way = (int(arg) for arg in fact.args)
    before, after = (naming.character(speech, character) for character in way)
    return speech.own("fact-flipped-own", seat=speech.name(seat), character=before, character2=after)


def _placed(speech: Speech, facts: list[Fact]) -> str:
    """Say a reveal: who placed a card where (XB-12)."""
    if len(facts) == 1:
        return speech.fact(facts[0])
    said = [
        speech.own("placed-one", seat=speech.name(int(seat)), character=naming.character(speech, int(character)))
        for seat, character in (fact.args for fact in facts)
    ]
    return speech.own("placed-all", cards=", ".join(said))
