"""How each question of Ex Libris is asked: what explains it, its picture, its line for newcomers, its letters."""

from __future__ import annotations

from dataclasses import replace

from bot.games.asking import Asking
from bot.games.exlibris.labelling import BY_ASSISTANT, detail, group, letters, proposal, text
from bot.games.exlibris.pictures import for_board, for_hand, for_search, for_shelf
from bot.games.speech import Speech
from data.exlibris import BOX
from engine.ask import Ask
from engine.exlibris.view import View

OF_TILES = {"tile", "share", "bid"}
"""Options that are about a location."""


def its_tile(ask: Ask, view: View) -> tuple[str, ...]:
    """Return the topic of the location that a question is about."""
    return (_tile(int(ask.about[0])),)


def libraries(ask: Ask, view: View) -> tuple[str, ...]:
    """Return the powers that come with the libraries on offer."""
    return tuple(f"power-{option[1]}" for option in ask.options if option[0] == "library")


def places(ask: Ask, view: View) -> tuple[str, ...]:
    """Return the locations on offer, and the power of one's own assistant."""
    tiles = dict.fromkeys(_tile(int(option[2])) for option in ask.options if option[0] in OF_TILES)
    own = view.players[view.seat].library if view.seat is not None else ""
    return (*tiles, f"power-{own}") if own in BOX.libraries else tuple(tiles)


def removed(ask: Ask, view: View) -> tuple[str, ...]:
    """Return the locations of which some leave the game (EL-98)."""
    return tuple(_tile(int(option[1])) for option in ask.options if option[0] == "remove")


def searched(speech: Speech, ask: Ask, view: View) -> str:
    """Say what lies in the discard pile, to the one who searches it (EL-71)."""
    return speech.own("search", count=len(view.search), cards=" ".join(BOX.cards[card].name for card in view.search))


def _tile(number: int) -> str:
    return f"tile-{BOX.tiles[number].key}"


SAID = Asking(text=text, detail=detail, group=group, where=lambda option: option[0] in BY_ASSISTANT)
"""What all questions have in common."""
ON_SHELF = replace(SAID, draw=for_shelf, marks=letters)
"""Those about places on one's shelf, which the picture letters where they are free."""

ASKING: dict[str, Asking] = {
    "library": replace(SAID, topics=libraries, draw=for_board, guide="library"),
    "library-discard": replace(SAID, topics=libraries, draw=for_board, guide="library-discard"),
    "place": replace(SAID, topics=places, draw=for_board, guide="place"),
    "home": replace(SAID, topics=("home",), draw=for_hand, guide="home"),
    "shelve-card": replace(SAID, topics=("shelving",), draw=for_hand, guide="shelve-card"),
    "shelve": replace(ON_SHELF, topics=("shelving",), guide="shelve"),
    "wizard": replace(ON_SHELF, topics=("power-wizard",)),
    "wizard-cell": replace(ON_SHELF, topics=("power-wizard",)),
    "witch": replace(SAID, topics=("power-witch",)),
    "swap-give": replace(SAID, topics=its_tile, draw=for_hand),
    "take": replace(SAID, topics=its_tile, guide="take"),
    "discard": replace(SAID, topics=its_tile, draw=for_hand, guide="discard"),
    "gift-card": replace(SAID, topics=("tile-community",)),
    "gift-to": replace(SAID, topics=("tile-community",)),
    "den-category": replace(SAID, topics=("tile-den",)),
    "lodge": replace(SAID, topics=("tile-lodge",)),
    "lodge-move": replace(SAID, topics=("tile-lodge",), draw=for_board),
    "lodge-shelf": replace(SAID, topics=("tile-lodge",)),
    "lodge-stack": replace(ON_SHELF, topics=("tile-lodge",)),
    "lodge-hand": replace(SAID, topics=("tile-lodge",), draw=for_hand),
    "lodge-pair": replace(ON_SHELF, topics=("tile-lodge",)),
    "dump-category": replace(SAID, topics=("tile-dump",)),
    "dump-card": replace(SAID, topics=("tile-dump",), draw=for_search, note=searched),
    "draft": replace(SAID, topics=("tile-draft",)),
    "shack-category": replace(SAID, topics=("tile-shack",)),
    "shack-cards": replace(SAID, topics=("tile-shack",)),
    "guild": replace(SAID, topics=("tile-guild",), draw=for_board),
    "tax": replace(SAID, topics=("tile-tax",), draw=for_hand),
    "yard-reveal": replace(SAID, topics=("tile-yard",), draw=for_hand),
    "yard-take": replace(SAID, topics=("tile-yard",)),
    "slide": replace(ON_SHELF, topics=("tile-shelfmasons",)),
    "pay": replace(SAID, topics=("tile-auction",), draw=for_hand),
    "goblin": replace(SAID, topics=("power-goblin",)),
    "goblin-give": replace(SAID, topics=("power-goblin",), draw=for_hand),
    "cube": replace(SAID, topics=("power-cube",), draw=for_hand),
    "sasquatch": replace(SAID, topics=("power-sasquatch",)),
    "bookworm": replace(SAID, topics=("power-bookworm",), draw=for_hand),
    "golem": replace(SAID, topics=("power-golem",)),
    "imp": replace(SAID, topics=("power-imp",)),
    "remove-tiles": replace(SAID, topics=removed, draw=for_board),
    "inspection": replace(ON_SHELF, topics=("inspection", "scoring"), proposal=proposal),
}
"""A row for each question; those about a tile or an assistant are explained by it."""
