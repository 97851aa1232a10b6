"""How the options of a question are shown: one book at a time, with lettered places."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.atheneum import colours, naming, wanting
from bot.games.atheneum.finishing import completes
from bot.games.fitting import DETAIL, first_fitting
from bot.games.speech import Speech
from bot.text import clipped
from bot.text.emblems import capital
from bot.text.names import LONGEST
from data.atheneum import ANY, BOX
from engine.ask import Ask, Option
from engine.atheneum.geometry import KEYS, PLACES
from engine.atheneum.reading import desk_of
from engine.atheneum.shelving import BONUS
from engine.atheneum.state import COLOURS
from engine.atheneum.tokens import CANDLE_PLACES, free_candle_place
from engine.atheneum.view import View
from render.atheneum import LETTERS, left_of, right_of


def heading(speech: Speech, option: Option) -> str:
    """Return the book to be shelved, or what else is done, as a heading; only Confirm has none."""
    return capital(_heading(speech, option))


def _heading(speech: Speech, option: Option) -> str:
    match option[0]:
        case "shelve":
            return _book(speech, str(option[1]), str(option[2]))
        case "pair":
            return speech.own("group-pair", colours=naming.colours(speech, int(option[1])))
        case "confirm" | "wand" | "token" | "book" | "side-shelf":
            return ""
        case kind:
            return speech.own(f"group-{kind}")


def _book(speech: Speech, source: str, name: str) -> str:
    if source in KEYS:
        return speech.own("group-named", compartment=colours.compartment(speech, source))
    key = {ANY: "group-any", BONUS: "group-token"}.get(source, "group-colour")
    return speech.own(key, colour=colours.colour(speech, name))


def shelves(option: Option) -> bool:
    """Tell whether an option puts a book, which is its heading, to a place."""
    return option[0] in {"shelve", "pair"}


def sources() -> tuple[tuple[str, str], ...]:
    """Return all sources and colours that a book can have."""
    plain = [(name, name) for name in COLOURS]
    return (*plain, *((source, name) for source in (ANY, BONUS, *KEYS[: BOX.main]) for name in COLOURS))


def text(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    """Say an option below its heading: the compartment of a place, and what the heading leaves open."""
    match option[0]:
        case "shelve":
            key = "place-coloured" if option[1] in KEYS else "place-text"
            return speech.own(key, colour=colours.colour(speech, str(option[2])), compartment=_where(speech, option[3]))
        case "pair":
            said = speech.option(option)
            return f"{said}, {_where(speech, option[3])}"
        case "lift":
            book = colours.colour(speech, _shelved(view, int(option[1])) or COLOURS[0])
            return speech.own("lift-text", colour=book, compartment=_where(speech, option[1]))
        case "card":
            return naming.study(speech, int(option[1]))
        case "claim":
            return wanting.briefly(speech, int(option[1]))
        case _:
            return speech.option(option)


def shelving(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    """Say an option until a first Confirm, which ends what comes from cards (AT-23)."""
    return speech.own("confirm-shelving") if option[0] == "confirm" else text(speech, ask, option, view)


def claiming(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    """Say an option after a first Confirm, until a second one, which ends the turn (AT-27)."""
    return speech.own("confirm-claiming") if option[0] == "confirm" else text(speech, ask, option, view)


def _where(speech: Speech, place: int | str) -> str:
    return colours.compartment(speech, KEYS[PLACES[int(place)].compartment])


def _shelved(view: View, place: int) -> str:
    books = () if view.seat is None else view.players[view.seat].desk.books
    return books[place] if place < len(books) else ""


def place_of(option: Option) -> int | None:
    """Return the place that an option is about; None where it is about none."""
    kinds = {"shelve": 3, "pair": 3, "lift": 1}
    return int(option[kinds[str(option[0])]]) if option[0] in kinds else None


def letters(ask: Ask) -> Mapping[Option, str]:
    """Return the letter of each place that is offered."""
    return {option: LETTERS[place] for option in ask.options if (place := place_of(option)) is not None}


def detail(speech: Speech, option: Option, view: View) -> str:
    """Return a second line: a card's sections, what a place completes, a pattern, a candle's worth."""
    match option[0]:
        case "card":
            return "" if view.seat is None else _fitted(speech, view, int(option[1]))
        case "shelve" | "pair":
            return completes(speech, view, option)
        case "claim":
            return wanting.pattern(speech, int(option[1]))
        case "candle":
            return _worth(speech, view)
        case _:
            return ""


def _fitted(speech: Speech, view: View, card: int) -> str:
    """Say what a study card gives to the neighbours in one line: names are cut, never what the second one gets."""
    ways = (neighbours(speech, view, card, longest) for longest in range(LONGEST, 0, -1))
    return first_fitting(ways, DETAIL)


def neighbours(speech: Speech, view: View, card: int, longest: int = LONGEST) -> str:
    """Say what a study card gives to its player's neighbours, whose names have at most so many signs.

    At a table of two both sections go to one and the same neighbour, who is named once.
    """
    seat, found = view.seat or 0, BOX.cards[card]
    grey, blue = naming.benefits(speech, found.grey), naming.benefits(speech, found.blue)
    left, right = (clipped(speech.name(side(view, seat)), longest) for side in (left_of, right_of))
    if left_of(view, seat) == right_of(view, seat):
        return speech.own("card-neighbour", both=left, grey=grey, blue=blue)
    return speech.own("card-neighbours", left=left, grey=grey, right=right, blue=blue)


def _worth(speech: Speech, view: View) -> str:
    if view.seat is None:
        return ""
    place = free_candle_place(desk_of(view.players[view.seat].desk))
    return "" if place is None else speech.own("candle-worth", value=CANDLE_PLACES[place][1])
