"""What somebody means who types an answer, and why it is not on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.atheneum import colours, naming, wanting
from bot.games.atheneum.labelling import heading, sources
from bot.games.speech import Speech
from data.atheneum import BOX
from engine.ask import Ask, Option
from engine.atheneum.refusing import NOT_OFFERED, why_not
from engine.atheneum.view import View
from render.atheneum import LETTERS

_PLACES = {letter: place for place, letter in LETTERS.items()}
NOWHERE = -1


def why(speech: Speech, ask: Ask, view: View, command: str, typed: Sequence[str]) -> str:
    """Return why what was typed into a command is not on offer, as a key for words; "" where it has no meaning."""
    meant = _READ[command](speech, view, typed) if command in _READ else None
    if meant is None or meant in ask.options or ask.key == "spider":
        return ""
    reason = why_not(view, ask, meant)
    return "" if reason == NOT_OFFERED else reason


def _place(text: str) -> int:
    return _PLACES.get(text.split("·", maxsplit=1)[0].strip().upper(), NOWHERE)


def _same(one: str, other: str) -> bool:
    return one.strip().casefold() == other.strip().casefold()


def _shelve(speech: Speech, view: View, typed: Sequence[str]) -> Option | None:
    book, place = typed[0], _place(typed[-1])
    for source, colour in sources():
        option: Option = ("shelve", source, colour, place)
        if _same(heading(speech, option), book) or _same(colours.colour(speech, colour), book):
            return option
    for token in BOX.tokens:
        if token.kind == "pair" and _same(heading(speech, ("pair", token.index, "", 0)), book):
            return "pair", token.index, token.colours[0], place
    return None


def _move(speech: Speech, view: View, typed: Sequence[str]) -> Option | None:
    return "lift", _place(typed[0])


def _claim(speech: Speech, view: View, typed: Sequence[str]) -> Option | None:
    ways = (wanting.objective, wanting.short)
    found = (one.index for one in BOX.objectives if any(_same(say(speech, one.index), typed[0]) for say in ways))
    return next((("claim", index) for index in found), None)


def _token(kind: str) -> Callable[[Speech, View, Sequence[str]], Option | None]:
    def read(speech: Speech, view: View, typed: Sequence[str]) -> Option | None:
        held = None if view.seat is None else view.players[view.seat].held
        mine = held.tokens if held else ()
        for token in (*mine, *(one.index for one in BOX.tokens)):
            if _same(speech.option((kind, token)), typed[0]) or _same(naming.token(speech, token), typed[0]):
                return kind, token
        return None

    return read


def _choose(speech: Speech, view: View, typed: Sequence[str]) -> Option | None:
    mine = (None if view.seat is None else view.players[view.seat].hand) or ()
    found = (card for card in (*mine, *range(len(BOX.cards))) if _same(naming.study(speech, card), typed[0]))
    return next((("card", index) for index in found), None)


def _confirm(speech: Speech, view: View, typed: Sequence[str]) -> Option | None:
    return ("confirm",)


_READ: dict[str, Callable[[Speech, View, Sequence[str]], Option | None]] = {
    "shelve": _shelve,
    "move": _move,
    "claim": _claim,
    "candle": _token("candle"),
    "use": _token("use"),
    "choose": _choose,
    "confirm": _confirm,
}
