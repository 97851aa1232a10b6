"""What a seat's own shelf would score now, line by line (EL-40 to EL-48)."""

from __future__ import annotations

from bot.games.exlibris import naming
from bot.games.speech import Speech
from data.exlibris import BOX
from engine.exlibris.score_now import ScoreNow
from engine.exlibris.score_now import score_now as inspected
from engine.exlibris.state import Cell
from engine.exlibris.view import View


def score_now(speech: Speech, view: View) -> str:
    """Say what the inspection would find now; its reader alone may know, for the speciality is in it."""
    found = inspected(view)
    lines = [
        speech.own("now-total", total=found.line.total, others=view.seats - 1),
        *_turned(speech, view, found),
        _books(speech, found),
        _prominent(speech, view, found),
        *_others(speech, view, found),
    ]
    return "\n".join(lines)


def _turned(speech: Speech, view: View, found: ScoreNow) -> list[str]:
    """Say which cards would be turned over: by choice, and by the alphabet check (EL-40, EL-41)."""
    if not view.players[view.seat or 0].shelf:
        return [speech.own("shelf-empty")]
    said = {"now-choice": found.by_choice, "now-check": found.by_check}
    lines = [
        speech.own(key, cards=_cards(speech, view, cells), count=len(cells)) for key, cells in said.items() if cells
    ]
    return lines or [speech.own("now-clean")]


def _cards(speech: Speech, view: View, cells: tuple[Cell, ...]) -> str:
    names = {(stack.row, stack.column): BOX.cards[stack.card].name for stack in view.players[view.seat or 0].shelf}
    return speech.listed([names[cell] for cell in cells])


def _books(speech: Speech, found: ScoreNow) -> str:
    """Say how many books of each category stay face up (EL-42)."""
    books = " · ".join(f"{category} {count}" for category, count in found.line.counts.items())
    return speech.own("now-books", books=books, count=found.line.books)


def _prominent(speech: Speech, view: View, found: ScoreNow) -> str:
    """Say the prominent works' line, against the others (EL-44); alone it stays open to the end (EL-99)."""
    category, own = naming.category(speech, view.prominent), found.line.counts[view.prominent]
    if found.hidden:
        return speech.own("now-prominent-hidden", category=category, books=own)
    others = speech.listed([str(books) for books in found.rivals])
    counts = {"books": own, "others": others, "points": found.line.prominent, "rivals": len(found.rivals)}
    return speech.own("now-prominent", category=category, **counts)


def _others(speech: Speech, view: View, found: ScoreNow) -> list[str]:
    """Say the lines that hang on nobody else (EL-43, EL-45 to EL-48)."""
    line, secret = found.line, view.players[view.seat or 0].speciality or ""
    return [
        speech.own("now-banned", category=naming.category(speech, view.banned), points=line.banned),
        speech.own("now-variety", categories=_fewest(speech, view, found), points=line.variety),
        speech.own(
            "now-speciality",
            category=naming.category(speech, secret),
            books=line.counts[secret],
            points=line.speciality,
        ),
        speech.own("now-stability", points=line.stability, mummy=line.mummy),
    ]


def _fewest(speech: Speech, view: View, found: ScoreNow) -> str:
    """Name the categories, but for the banned one, of which there are fewest books (EL-46)."""
    counts = {category: count for category, count in found.line.counts.items() if category != view.banned}
    least = min(counts.values())
    return speech.listed([category for category, count in counts.items() if count == least])
