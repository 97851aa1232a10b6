"""What an option would complete now, what confirming would lose, and what there is to use."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence

from bot.games.atheneum import colours, naming, wanting
from bot.games.fitting import fitting
from bot.games.speech import Speech
from data.atheneum import BOX
from engine.ask import Ask, Option
from engine.atheneum.claiming import claims
from engine.atheneum.completing import Completion, completions
from engine.atheneum.reading import desk_of
from engine.atheneum.view import HeldView, View
from render.atheneum import LETTERS

MOST = 3
"""So many suggestions stand beside one another."""
MOST_VIEWS = 8


_known: OrderedDict[int, tuple[View, dict[Option, Completion | None]]] = OrderedDict()
"""What options complete in the last few views, by these themselves: to compare them takes longer than to find it."""


def _completions(view: View, options: tuple[Option, ...]) -> dict[Option, Completion]:
    """Return the options that complete something; each is tried once in a view."""
    _, known = _known.setdefault(id(view), (view, {}))
    if len(_known) > MOST_VIEWS:
        _known.popitem(last=False)
    if new := tuple(option for option in options if option not in known):
        found = completions(view, new)
        known.update((option, found.get(option)) for option in new)
    return {option: done for option in options if (done := known[option])}


def completes(speech: Speech, view: View, option: Option) -> str:
    """Say what shelving a book somewhere completes; "" for nothing."""
    if view.seat is None:
        return ""
    found = _completions(view, (option,)).get(option)
    return _said(speech, view, found) if found else ""


def _said(speech: Speech, view: View, found: Completion) -> str:
    own = view.players[view.seat or 0].desk
    said = []
    if found.objectives:
        said.append(speech.own("completes-objectives", objectives=speech.listed(_objectives(speech, found))))
    if found.compartment:
        spider = int(found.compartment in own.spiders)
        where = colours.compartment(speech, found.compartment)
        said.append(speech.own("completes-compartment", compartment=where, spider=spider))
    return speech.words("between-parts").join(said)


def _objectives(speech: Speech, found: Completion) -> list[str]:
    """Say each objective shortly, with its points."""
    return [wanting.short(speech, one) for one in found.objectives]


def _worth(found: Completion) -> int:
    value = next((one.value for one in BOX.compartments if one.key == found.compartment), 0)
    return sum(BOX.objectives[one].points for one in found.objectives) * 2 + value


def suggestions(speech: Speech, ask: Ask, view: View) -> Sequence[tuple[Option, str]]:
    """Return what to claim, or what completes an objective or a compartment now, the best first."""
    claims_now = [option for option in ask.options if option[0] == "claim"]
    if claims_now:
        return [(option, _claim(speech, int(option[1]))) for option in claims_now[:MOST]]
    if view.seat is None:
        return []
    found = _completions(view, ask.options)
    best = sorted(found, key=lambda option: (-_worth(found[option]), ask.options.index(option)))
    return [(option, _suggestion(speech, view, option, found[option])) for option in _apart(best)][:MOST]


def _apart(options: list[Option]) -> Iterator[Option]:
    """Leave out options that put the same book to the same place from another source."""
    seen = set()
    for option in options:
        if option[2:] not in seen:
            seen.add(option[2:])
            yield option


def _claim(speech: Speech, index: int) -> str:
    return fitting(
        speech.own("suggest-claim", objective=wanting.objective(speech, index)),
        speech.own("suggest-claim", objective=wanting.short(speech, index)),
        wanting.short(speech, index),
    )


def _suggestion(speech: Speech, view: View, option: Option, found: Completion) -> str:
    book = naming.colours(speech, int(option[1])) if option[0] == "pair" else colours.colour(speech, str(option[2]))
    letter = LETTERS[int(option[3])]
    return fitting(
        *(speech.own("suggest", book=book, letter=letter, completes=way) for way in _short(speech, view, found))
    )


def _short(speech: Speech, view: View, found: Completion) -> list[str]:
    """Say what is completed in ways that a button on a phone may have room for; the menus say it at length."""
    rest = [speech.own("suggest-full")] if found.compartment else []
    if found.compartment in view.players[view.seat or 0].desk.spiders:
        rest = [speech.own("suggest-spider")]
    points = sum(BOX.objectives[one].points for one in found.objectives)
    return [
        ", ".join([*_objectives(speech, found), *rest]),
        ", ".join([*([f"+{points}"] if points else []), *rest]),
    ]


def warning_shelving(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    """Say what a first Confirm would lose now (AT-23); "" where nothing would be lost."""
    held = _held(view)
    if option[0] != "confirm" or held is None:
        return ""
    return _warning(speech, _lost(speech, _from_cards(held)))


def warning_claiming(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    """Say what a second Confirm would lose now (AT-27); "" where nothing would be lost."""
    held = _held(view)
    if option[0] != "confirm" or held is None:
        return ""
    said, unclaimed = _lost(speech, _the_rest(held)), sum(one[0] == "claim" for one in ask.options)
    return _warning(speech, [*said, speech.own("warning-claims", count=unclaimed)] if unclaimed else said)


def _held(view: View) -> HeldView | None:
    return None if view.seat is None else view.players[view.seat].held


def _lost(speech: Speech, lost: Mapping[str, int]) -> list[str]:
    return [speech.own(f"warning-{kind}", count=count) for kind, count in lost.items() if count]


def _warning(speech: Speech, said: list[str]) -> str:
    return speech.own("warning", things=speech.listed(said)) if said else ""


def _from_cards(held: HeldView) -> dict[str, int]:
    """What the first confirm loses."""
    return {"books": len(held.printed) + held.jokers + len(held.named), "lifts": held.lifts}


def _the_rest(held: HeldView) -> dict[str, int]:
    """What the second confirm loses."""
    books = held.gifts + len(held.lifted) + 2 * len(held.lifted_pairs)
    return {"books": books, "lifts": held.token_lifts, "tokens": len(held.tokens)}


def note_shelving(speech: Speech, ask: Ask, view: View) -> str:
    """Say below a question what there is to use, and what may be claimed afterwards."""
    found = [] if view.seat is None else claims(desk_of(view.players[view.seat].desk), view.row)
    later = [speech.own("claim-later", objectives=wanting.objectives(speech, [int(one[1]) for one in found]))]
    return "\n".join(filter(None, [note(speech, ask, view), *(later if found else [])]))


def note(speech: Speech, ask: Ask, view: View) -> str:
    """Say below a question what there is to use."""
    held = _held(view)
    if held is None:
        return ""
    first, later = _cards_said(speech, held), _rest_said(speech, held)
    lines = [speech.own("holding", things=naming.counted(speech, first))] if first else []
    lines += [speech.own("holding-kept", things=naming.counted(speech, later))] if later else []
    return "\n".join(lines or [speech.own("holding-nothing")])


def _cards_said(speech: Speech, held: HeldView) -> list[str]:
    said = [speech.own("benefit-book", colour=colours.colour(speech, name)) for name in held.printed]
    said += [speech.own("benefit-any")] * held.jokers
    named = [colours.compartment(speech, key) for key in held.named]
    said += [speech.own("benefit-book-in", compartment=where) for where in named]
    return said + ([speech.own("benefit-rearrange", count=held.lifts)] if held.lifts else [])


def _rest_said(speech: Speech, held: HeldView) -> list[str]:
    said = [speech.own("benefit-book", colour=colours.colour(speech, name)) for name in held.lifted]
    said += [naming.token(speech, token) for token in held.lifted_pairs]
    said += [speech.own("benefit-any")] * held.gifts
    said += [speech.own("benefit-rearrange", count=held.token_lifts)] if held.token_lifts else []
    return said + [f"{speech.own('benefit-token')} ({naming.token(speech, token)})" for token in held.tokens]
