"""How a whole move of Ex Libris is said: "Home: shelve D1 right of C4"."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.exlibris.labelling import group, shelf_of, text
from bot.games.speech import Speech
from data.exlibris import BOX
from engine.exlibris.state import ORDINARY
from engine.moves import Move, Step


def whole(speech: Speech, move: Move) -> str:
    """Say where an assistant goes, and what happens there; what the next answer says too is left out."""
    after = [*(step.ask.key for step in move[1:]), ""]
    said = [part for step, key in zip(move, after, strict=True) if (part := _say(speech, step, key))]
    if _placed(move) and len(said) > 1:
        return speech.words("named", name=said[0], text=", ".join(said[1:]))
    return ", ".join(said)


def _placed(move: Move) -> bool:
    return move[0].ask.key == "place"


def _say(speech: Speech, step: Step, after: str) -> str:
    """Say an answer; "" where what is asked after it says that too."""
    kind = step.picks[0][0] if step.picks else ""
    if after in _TOLD_AFTER.get((step.ask.key, str(kind)), ()):
        return ""
    say = _SAYING.get(step.ask.key)
    return say(speech, step) if say else _options(speech, step)


_TOLD_AFTER = {("home", "shelve"): ("shelve-card", "shelve"), ("shelve-card", "card"): ("shelve",)}


def _options(speech: Speech, step: Step) -> str:
    found = [text(speech, step.ask, option, step.view) for option in step.picks]
    said = speech.listed(found) if found else speech.nothing(step.ask)
    return said if found and step.picks[0][0] not in _COMMON else said[:1].lower() + said[1:]


_COMMON = {
    "draw", "shelve", "nothing", "done", "keep", "move", "shelf", "swap-hand", "swap-shelf", "lift", "pass",
    "give", "host",
}  # fmt: skip
"""Options that are no names."""


def _place(speech: Speech, step: Step) -> str:
    """The location, and who goes there where it is no ordinary assistant (EL-32)."""
    option = step.picks[0]
    where = speech.own("whole-home") if option[0] == "home" else text(speech, step.ask, option, step.view)
    return where if option[1] == ORDINARY else f"{where} ({group(speech, option)})"


def _bump(speech: Speech, step: Step) -> str:
    """Who moves, and to where (EL-75)."""
    if not step.picks:
        return _options(speech, step)
    option = step.picks[0]
    return f"{group(speech, option)} → {text(speech, step.ask, option, step.view)}"


def _receiver(speech: Speech, step: Step) -> str:
    return speech.own("whole-to", seat=_options(speech, step))


def _card(speech: Speech, step: Step) -> str:
    """A card that has one place alone, where no other question follows."""
    option = step.picks[0]
    if option[0] != "card":
        return _options(speech, step)
    return speech.own("whole-shelve-first", card=BOX.cards[int(option[1])].name)


def _shelve(speech: Speech, step: Step) -> str:
    card, option = BOX.cards[int(step.ask.about[0])].name, step.picks[0]
    if option[0] == "keep":
        return speech.own("whole-keep", card=card)
    if option[0] == "shift":
        return _options(speech, step)
    if not shelf_of(step.view):
        return speech.own("whole-shelve-first", card=card)
    return speech.own("whole-shelve", card=card, place=text(speech, step.ask, option, step.view))


def _cards(key: str) -> Callable[[Speech, Step], str]:
    def say(speech: Speech, step: Step) -> str:
        if not step.picks or step.picks[0][0] not in ("card", "stack"):
            return _options(speech, step)
        return speech.own(key, cards=_options(speech, step))

    return say


_SAYING: dict[str, Callable[[Speech, Step], str]] = {
    "place": _place,
    "guild": _bump,
    "gift-to": _receiver,
    "shelve-card": _card,
    "shelve": _shelve,
    "take": _cards("whole-take"),
    "draft": _cards("whole-take"),
    "swap-give": _cards("whole-give"),
    "gift-card": _cards("whole-give"),
    "discard": _cards("whole-discard"),
    "yard-reveal": _cards("whole-offer"),
}
