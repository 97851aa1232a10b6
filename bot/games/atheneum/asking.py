"""How each question of Atheneum is asked: what explains it, its picture, its headings, what Confirm would lose."""

from __future__ import annotations

from bot.games.asking import Asking, Folding
from bot.games.atheneum.finishing import note, note_shelving, suggestions, warning_claiming, warning_shelving
from bot.games.atheneum.labelling import claiming, detail, heading, letters, shelves, shelving, text
from bot.games.atheneum.pictures import for_hand, for_shelf

ASKING = {
    "pick": Asking(("cards", "round"), for_hand, "pick", text=text, detail=detail),
    "shelve": Asking(
        ("shelving", "rearranging", "objectives"),
        for_shelf,
        "shelve",
        text=shelving,
        detail=detail,
        group=heading,
        where=shelves,
        marks=letters,
        note=note_shelving,
        folding=Folding(suggestions, warning_shelving),
    ),
    "claim": Asking(
        ("objectives", "tokens"),
        for_shelf,
        "claim",
        text=claiming,
        detail=detail,
        group=heading,
        where=shelves,
        marks=letters,
        note=note,
        folding=Folding(suggestions, warning_claiming),
    ),
    "spider": Asking(("spiders",), for_shelf),
}
"""A row for each question; where books are shelved, first a book is chosen and then a place."""
