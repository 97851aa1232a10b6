"""The solo game in words: the public library as it stands, and what decided in the end (EL-95 to EL-99)."""

from __future__ import annotations

from bot.games.exlibris import naming
from bot.games.speech import Speech
from data.exlibris import BOX
from engine.exlibris.view import LineView, PublicView, View

LINES = ("prominent", "banned", "variety", "speciality", "stability", "mummy")
"""What both may get points for."""


def situation(speech: Speech, view: View) -> str:
    """Say whom one plays against, for how long still, and what is known of the public library; "" in other games."""
    public = view.public
    if public is None:
        return ""
    key = "solo-rounds" if view.round else "solo-rounds-all"
    rounds = speech.own(key, left=public.rounds - view.round)
    return "\n".join(
        [f"{library(speech, view, public)} {rounds}", *_shown(speech, public), *_spread_out(speech, public)]
    )


def library(speech: Speech, view: View, public: PublicView) -> str:
    """Say the public library: its level, how much it has, and its top card."""
    top = "none" if view.pile_top is None else naming.card(speech, view.pile_top)
    return speech.own("solo-library", level=naming.level(speech, public.level), count=view.pile, top=top)


def _shown(speech: Speech, public: PublicView) -> list[str]:
    """Say the category cards that were shown, as long as the speciality is a secret."""
    if not public.shown or public.speciality is not None:
        return []
    shown = speech.listed([naming.category(speech, code) for code in public.shown], either=True)
    return [speech.own("solo-shown", categories=shown, hidden=public.hidden)]


def _spread_out(speech: Speech, public: PublicView) -> list[str]:
    """Say how many books of each category it has, once its cards are spread out for the inspection (EL-99)."""
    if not public.books:
        return []
    held = [category for card in public.books for category in BOX.cards[card].categories]
    return [speech.own("solo-books", books=", ".join(f"{code} {held.count(code)}" for code in BOX.categories))]


def tiles_to_come(speech: Speech, view: View) -> str:
    """Say how many locations are still to come."""
    return speech.own("solo-tiles", count=view.tile_stack)


def verdict(speech: Speech, view: View) -> str:
    """Say who won a solo game, by how much, and what counted most; "" in other games."""
    if view.public is None or view.public.line is None:
        return ""
    own, theirs = view.sheet[0], view.public.line
    names = {"who": speech.name(0), "level": naming.level(speech, view.public.level)}
    points = {"own": own.total, "theirs": theirs.total, "lead": own.total - theirs.total}
    key = "solo-won" if view.winners else "solo-lost" if points["lead"] else "solo-tied"
    return "\n".join([speech.own(key, **names, **points | {"short": -points["lead"]}), _reward(speech, view)])


def _reward(speech: Speech, view: View) -> str:
    """Say who got the prominent reward and why, and which other line made the greatest difference."""
    public = view.public
    if public is None or public.line is None:
        return ""
    own, theirs = view.sheet[0], public.line
    books = [dict(line.counts)[view.prominent] for line in (own, theirs)]
    winner = "you" if own.prominent else "tie" if books[0] == books[1] else "public"
    said = speech.own(
        "solo-reward", winner=winner, who=speech.name(0), category=view.prominent, own=books[0], theirs=books[1]
    )
    return f"{said} {_greatest(speech, own, theirs, won=bool(view.winners))}"


def _greatest(speech: Speech, own: LineView, theirs: LineView, *, won: bool) -> str:
    """Say which line, the prominent one left out, did most for whoever won."""
    sign = 1 if won else -1
    leads = {name: sign * (getattr(own, name) - getattr(theirs, name)) for name in LINES[1:]}
    best = max(leads, key=lambda name: leads[name])
    return speech.own("solo-most", line=best, own=getattr(own, best), theirs=getattr(theirs, best))


def row(speech: Speech, view: View) -> list[str]:
    """Say the public library's line of the score sheet."""
    if view.public is None or view.public.line is None:
        return []
    line, code = view.public.line, view.public.speciality or ""
    points = {name: getattr(line, name) for name in ("prominent", "banned", "variety", "speciality", "total")}
    return [speech.own("solo-row", category=code, cards=len(view.public.books), **points)]
