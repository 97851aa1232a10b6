"""How the options of a question are shown: grouped, lettered, told by their neighbours on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.exlibris import naming
from bot.games.fitting import LABEL, fitting
from bot.games.speech import Speech
from data.exlibris import BOX
from engine.ask import Ask, Option
from engine.exlibris.proposal import proposal as proposed
from engine.exlibris.view import StackView, View
from render.exlibris import place_letters

LETTER = len("A · ")
"""What a letter in the picture adds to a label."""
LETTERED = {"cell", "over", "under"}
"""Options that a letter in the picture of the shelf points at."""
BY_ASSISTANT = {"home", "tile", "share", "bid", "bump"}

Shelf = dict[tuple[int, int], StackView]


def group(speech: Speech, option: Option) -> str:
    """Return the assistant under whose heading a place stands; "" for other options."""
    return naming.assistant(speech, str(option[1])) if option[0] in BY_ASSISTANT else ""


def letters(ask: Ask) -> Mapping[Option, str]:
    """Return the letter of each place on the shelf that is offered."""
    found = {option: (int(option[1]), int(option[2])) for option in ask.options if option[0] in LETTERED}
    letters = {cell: letter for letter, cell in place_letters(found.values())}
    return {option: letters[cell] for option, cell in found.items()}


def proposal(ask: Ask, view: View) -> tuple[int, ...]:
    """Return which cards the game proposes to turn down before the inspection (EL-40)."""
    cells = proposed(view, ask.seat)
    return tuple(index for index, option in enumerate(ask.options) if option[1:] in cells)


def text(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    """Say an option; places on the shelf by the cards beside them."""
    kind = option[0]
    if kind in {"tile", "share", "bid", "remove"}:
        return _location(speech, ask, option)
    if kind in {"cell", "over", "under", "stack", "slide"}:
        return _on_shelf(speech, option, shelf_of(view))
    say = _TEXTS.get(str(kind))
    return say(speech, option, view) if say else speech.option(option)


def detail(speech: Speech, option: Option, view: View) -> str:
    """Return a card's titles, a location's effect or an assistant's power, in one short line."""
    kind = option[0]
    if kind == "card":
        return naming.titles(int(option[1]))
    if kind == "stack":
        stack = shelf_of(view).get((int(option[1]), int(option[2])))
        return speech.own("from-shelf") if stack else ""
    if kind in {"tile", "share", "bid", "bump"}:
        return speech.own(f"tile-{BOX.tiles[int(option[2])].key}-short")
    if kind == "remove":
        return speech.own(f"tile-{BOX.tiles[int(option[1])].key}-short")
    if kind == "library":
        return speech.own(f"power-{option[1]}-short")
    return ""


def shelf_of(view: View) -> Shelf:
    """Return the reader's own shelf by places."""
    if view.seat is None:
        return {}
    return {(stack.row, stack.column): stack for stack in view.players[view.seat].shelf}


def _library(speech: Speech, option: Option, view: View) -> str:
    """Say a library with who lives there."""
    return f"{naming.library(speech, str(option[1]))} ({naming.assistant(speech, str(option[1]))})"


def _bump(speech: Speech, option: Option, view: View) -> str:
    return f"{naming.numbered(speech, int(option[2]))} ({speech.name(_holder(view, option))})"


def _face_down(speech: Speech, option: Option, view: View) -> str:
    """Say which face-down card, which the engine counts from 0."""
    return speech.own("option-face-down", number=int(option[1]) + 1)


def _standing(speech: Speech, option: Option, view: View) -> str:
    """Say an assistant with its location, by its number alone where the name is too long."""
    return fitting(speech.option(option), f"{naming.assistant(speech, str(option[1]))} ({option[2]})")


def _location(speech: Speech, ask: Ask, option: Option) -> str:
    if option[0] == "remove":
        return naming.numbered(speech, int(option[1]))
    tile, number = naming.numbered(speech, int(option[2])), int(option[3])
    if option[0] == "bid":
        return speech.own("option-bid", tile=tile, number=number)
    key = "option-tile-space" if option[0] == "tile" and _other_space(ask, option) else f"option-{option[0]}"
    return speech.own(key, tile=tile, space=number + 1)


def _other_space(ask: Ask, option: Option) -> bool:
    return any(other[:3] == option[:3] and other != option for other in ask.options)


def _holder(view: View, option: Option) -> int:
    here = (one for tile in view.tiles if tile.number == option[2] for one in tile.spaces[int(option[3])])
    return next((one.seat for one in here), -1)


def _on_shelf(speech: Speech, option: Option, shelf: Shelf) -> str:
    kind, row, column = str(option[0]), int(option[1]), int(option[2])
    if kind == "cell":
        return _beside(speech, shelf, row, column)
    if kind == "slide":
        return _slide(speech, option, shelf)
    stack = shelf.get((row, column))
    name = _stack(speech, stack) if stack else speech.option(option)
    return name if kind == "stack" else speech.own(f"place-{kind}", card=name)


def _stack(speech: Speech, stack: StackView) -> str:
    """Say a card on the shelf; the books of one that lies face down don't count."""
    if stack.face_up:
        return naming.card(speech, stack.card)
    return speech.own("face-down", card=BOX.cards[stack.card].name)


def _beside(speech: Speech, shelf: Shelf, row: int, column: int) -> str:
    """Say a free place by up to two of its neighbours."""
    around = {"right": (0, -1), "left": (0, 1), "below": (-1, 0), "above": (1, 0)}
    told = [
        speech.own(f"place-{side}", card=BOX.cards[shelf[row + down, column + right].card].name)
        for side, (down, right) in around.items()
        if (row + down, column + right) in shelf
    ]
    return fitting(speech.listed(told[:2]), *told[:1], longest=LABEL - LETTER) or speech.own("place-first")


def _slide(speech: Speech, option: Option, shelf: Shelf) -> str:
    row, first, last, steps = (int(value) for value in option[1:])
    moving = [BOX.cards[shelf[row, column].card].name for column in range(first, last + 1) if (row, column) in shelf]
    way = "right" if steps > 0 else "left"
    args = {"number": abs(steps), "direction": naming.direction(speech, way)}
    some = f"{moving[0]} … {moving[-1]}"
    return fitting(*(speech.own("slide", cards=cards, **args) for cards in (" ".join(moving), some)))


_TEXTS: dict[str, Callable[[Speech, Option, View], str]] = {
    "library": _library,
    "assistant": _standing,
    "bump": _bump,
    "face-down": _face_down,
}
