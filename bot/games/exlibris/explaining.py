"""Which topics of the help matter at a question: the tile, the assistant or the step that it comes from."""

from __future__ import annotations

from data.exlibris import BOX
from engine.ask import Ask
from engine.exlibris.view import View

BY_KEY: dict[str, tuple[str, ...]] = {
    "home": ("home",),
    "shelve": ("shelving",),
    "shelve-card": ("shelving",),
    "wizard": ("power-wizard",),
    "wizard-cell": ("power-wizard",),
    "witch": ("power-witch",),
    "goblin": ("power-goblin",),
    "goblin-give": ("power-goblin",),
    "cube": ("power-cube",),
    "sasquatch": ("power-sasquatch",),
    "bookworm": ("power-bookworm",),
    "golem": ("power-golem",),
    "imp": ("power-imp",),
    "inspection": ("inspection", "scoring"),
    "pay": ("tile-auction",),
    "gift-card": ("tile-community",),
    "gift-to": ("tile-community",),
    "den-category": ("tile-den",),
    "lodge": ("tile-lodge",),
    "lodge-move": ("tile-lodge",),
    "lodge-shelf": ("tile-lodge",),
    "lodge-stack": ("tile-lodge",),
    "lodge-hand": ("tile-lodge",),
    "lodge-pair": ("tile-lodge",),
    "dump-category": ("tile-dump",),
    "dump-card": ("tile-dump",),
    "draft": ("tile-draft",),
    "shack-category": ("tile-shack",),
    "shack-cards": ("tile-shack",),
    "guild": ("tile-guild",),
    "tax": ("tile-tax",),
    "yard-reveal": ("tile-yard",),
    "yard-take": ("tile-yard",),
    "slide": ("tile-shelfmasons",),
}
"""Questions that always come from the same place."""
ABOUT_A_TILE = {"swap-give", "take", "discard"}
"""Questions whose tile is what they are about."""
OF_TILES = {"tile", "share", "bid"}


def explains(ask: Ask, view: View) -> tuple[str, ...]:
    """Return the topics that matter at a question, the nearest first."""
    if ask.key in ABOUT_A_TILE:
        return (_tile(int(ask.about[0])),)
    if ask.key in BY_KEY:
        return BY_KEY[ask.key]
    found: dict[str, None] = {}
    for option in ask.options:
        if option[0] == "library":
            found[f"power-{option[1]}"] = None
        elif option[0] in OF_TILES:
            found[_tile(int(option[2]))] = None
        elif option[0] == "remove":
            found[_tile(int(option[1]))] = None
    own = view.players[view.seat].library if view.seat is not None else ""
    if ask.key == "place" and own in BOX.libraries:
        found[f"power-{own}"] = None
    return tuple(found)


def _tile(number: int) -> str:
    return f"tile-{BOX.tiles[number].key}"
