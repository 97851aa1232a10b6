"""Where the game stands: the headline, why somebody acts, and who will activate what if nothing changes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from bot.games.exlibrium import naming
from bot.games.speech import Speech
from engine.exlibrium.influence import Contest, Step
from engine.exlibrium.view import View

NOBODY = -1
"""No seat, as in `Contest`."""


def headline(speech: Speech, view: View) -> str:
    """Say which round it is and what is being done."""
    if view.phase == "draft":
        return speech.own("headline-draft", round=view.round, left=view.players[0].hand_count)
    if view.character is None:
        return speech.own(f"headline-{view.phase}", round=view.round)
    character = naming.numbered(speech, view.character)
    return speech.own(f"headline-{view.phase}", round=view.round, character=character)


def situation(speech: Speech, view: View) -> str:
    """Say why somebody acts, what is doubled, and the running line, a line each."""
    parts = (_why(speech, view), _doubled(speech, view), running(speech, view))
    return "\n".join(part for part in parts if part)


def _why(speech: Speech, view: View) -> str:
    """Say why the active seat acts: its influence, and the chain where that broke a tie (XB-21, XB-22)."""
    if view.contest is not None and view.active is not None:
        said = contested(speech, view.contest)
        if not view.goal:
            return said
        return f"{said} {speech.own('why-goal', number=view.goal)}"
    if view.phase != "count" or view.character is None:
        return ""
    names = [speech.name(seat) if seat is not None else speech.own("nobody") for seat in view.places]
    limits = {"most": view.allowed[0], **naming.called(speech, view.character)}
    if not view.allowed[1]:
        return speech.own("why-first", first=names[0], **limits) if names else ""
    return speech.own("why-places", first=names[0], second=names[1], **limits) if names else ""


def contested(speech: Speech, contest: Contest) -> str:
    """Say who activates a character and why."""
    first = contest.steps[0]
    named = {"number": first.most, **naming.called(speech, contest.character)}
    if not contest.tied:
        return speech.own("why-most", seat=speech.name(contest.seat), **named)
    tied = naming.seats(speech, list(first.seats))
    chain = speech.words("between-parts").join(_chain(speech, contest.steps))
    return speech.own("why-tied", seats=tied, chain=chain, **named)


def _chain(speech: Speech, steps: tuple[Step, ...]) -> list[str]:
    """Say each comparison of the chain; those in a row that left everybody in are said together."""
    said: list[str] = []
    equal: list[str] = []
    for before, step in pairwise(steps):
        what = naming.compared(speech, step.character, step.most)
        if len(step.seats) == len(before.seats):
            equal.append(what)
            continue
        said += _equal(speech, equal)
        equal = []
        key = "chain-decides" if len(step.seats) == 1 else "chain-leaves"
        said.append(speech.own(key, what=what, seats=naming.seats(speech, list(step.seats))))
    return [*said, *_equal(speech, equal)]


def _equal(speech: Speech, equal: list[str]) -> list[str]:
    return [speech.own("chain-equal", what=speech.listed(equal))] if equal else []


def _doubled(speech: Speech, view: View) -> str:
    if view.doubled is None:
        return ""
    seat, character = view.doubled
    return speech.own("doubled", seat=speech.name(seat), **naming.called(speech, character))


def running(speech: Speech, view: View) -> str:
    """Say who will activate, or count, what if nothing changes; from public information alone."""
    coming = [contest for contest in view.contests if contest is not view.contest]
    if not any(contest.steps[0].most for contest in coming):  # that all have nothing is no news
        return ""
    if view.contest is None and all(contest.seat == NOBODY for contest in coming):
        return speech.own("running-none")
    said = " · ".join(_coming(speech, seat, coming) for seat in dict.fromkeys(contest.seat for contest in coming))
    return speech.own("running-count" if view.phase == "count" else "running", contests=said)


def _coming(speech: Speech, seat: int, contests: Iterable[Contest]) -> str:
    """Say whom somebody will activate, all in one."""
    who = speech.own("nobody") if seat == NOBODY else speech.name(seat)
    characters = ", ".join(_character(speech, contest) for contest in contests if contest.seat == seat)
    return speech.own("running-one", seat=who, characters=characters)


def _character(speech: Speech, contest: Contest) -> str:
    said = naming.numbered(speech, contest.character)
    # That all have nothing is no news.
    return speech.own("running-tied", character=said) if contest.tied and contest.steps[0].most else said
