"""How the master looks ahead in Ex Libris: to the end of the round, then by what shelves and hands promise."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.ask import Ask, Picks
from engine.counsel import Promise, Reason
from engine.exlibris.advice.counsel import COUNSEL, fitting
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.skill import QUICK
from engine.exlibris.advice.standing import chance_alone, public_row, public_standing, row_of, standing
from engine.exlibris.score_now import score_now
from engine.exlibris.state import HOME, IN_HAND, PublicLibrary, State
from engine.exlibris.turn import play
from engine.exlibris.view import View, view
from engine.foresight import Foresight, Odds, Prospect, Resumed
from engine.picks import number_of

_VICTORY = 60.0
"""What it counts to beat the public library, beside each point of the lead."""


def choices(seen: View, ask: Ask, most: int) -> Sequence[Promise]:
    """The answers that gain most at first sight.

    Where not all are wanted, only one of several assistants is sent to a place at which they gain the same.
    """
    found = COUNSEL[ask.key].promising(Mind(seen), ask, len(ask.options))
    return (_one_to_each_place(found) if ask.key == "place" and most < len(found) else found)[:most]


def _one_to_each_place(found: Sequence[Promise]) -> list[Promise]:
    places: dict[tuple[object, ...], Promise] = {}
    for promise in found:
        kind, _, *where = promise.picks[0]
        places.setdefault((kind, *where, promise.worth), promise)
    return list(places.values())


def resume(state: State, ask: Ask) -> Resumed:
    """Take an assistant that has just gone home into the hand again; return what has led from there to the question."""
    answered: list[Picks] = []
    if state.phase == "placement" and ask.key in ("home", "shelve-card", "shelve"):
        at_home = [one for one in state.players[ask.seat].assistants if one.where == HOME]
        if at_home:
            last = max(at_home, key=lambda one: one.arrived)
            last.where = IN_HAND
            answered = [(("home", last.kind),), (("shelve",),), (("card", number_of((*ask.about, 0), 0)),)]
    return Resumed(play(state), answered[: {"home": 1, "shelve-card": 2}.get(ask.key, 3)])


def answer(state: State, ask: Ask) -> Picks:
    """Almost as well as the strongest one that does not look ahead."""
    return fitting(ask, COUNSEL[ask.key].answer(Mind(view(state, ask.seat), QUICK), ask))


def until(seen: View) -> Callable[[State], bool]:
    """Look ahead to the end of the round."""
    now = seen.round
    return lambda state: state.round > now or state.phase == "preparation"


def prospect(state: State, seat: int) -> Prospect:
    """The lead over the best other: points, or before the inspection what shelves and hands promise."""
    if state.public is not None:
        return _prospect_alone(state, state.public)
    points = [float(line.total) for line in state.sheet] or _expected(state)
    own = points.pop(seat)
    return Prospect(own - max(points))


def _prospect_alone(state: State, public: PublicLibrary) -> Prospect:
    """The lead over the public library, which gets what is not shelved; but only a victory counts (EL-99).

    So who is far behind dares more.
    """
    if public.line is not None:
        return Prospect(float(state.sheet[0].total - public.line.total), _VICTORY * len(state.winners))
    mind = Mind(view(state, 0), QUICK)
    if mind.view.public is None:
        return Prospect(0.0)
    theirs = public_row([*state.pile, *mind.hand], mind.view, mind.view.public)
    lead = standing(mind, [theirs]) - public_standing(mind.view, theirs, public.speciality)
    return Prospect(lead, _VICTORY * chance_alone(mind, theirs, lead))


def _expected(state: State) -> list[float]:
    """The points that each seat may expect."""
    minds = [Mind(view(state, seat), QUICK) for seat in range(state.seats)]
    books = [row_of(mind.plan, mind.view, mind.outlook.left) for mind in minds]
    return [standing(mind, [*books[:seat], *books[seat + 1 :]]) for seat, mind in enumerate(minds)]


def why(seen: View, ask: Ask, picks: Picks) -> Reason:
    """What speaks for an answer in the plan."""
    return COUNSEL[ask.key].why(Mind(seen), ask, picks)


def done(seen: View) -> float:
    """By the rounds of a game for one, or by the fullest shelf, which brings the last round (EL-37, EL-95)."""
    if seen.public is not None:
        return seen.round / seen.public.rounds
    return min(1.0, max(player.cards_shelved for player in seen.players) / seen.target)


def points(seen: View) -> float:
    """What the shelf would score now; nothing before there is a speciality."""
    own = seen.players[seen.seat or 0]
    return float(score_now(seen).line.total) if own.speciality is not None else 0.0


ODDS = Odds(0.08, 0.17, -0.62, -0.49)
"""Measured; see docs/opponents.md."""
FORESIGHT: Foresight[State, View] = Foresight(choices, resume, answer, until, prospect, why, done, ODDS, points)
"""Of Ex Libris, for the catalogue."""
