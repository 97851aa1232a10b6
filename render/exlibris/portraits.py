"""One tile or one assistant alone, beside what the rules say about it."""

from __future__ import annotations

from data.exlibris import BOX
from engine.exlibris.view import TileView
from render.canvas import Canvas
from render.characters import medallion
from render.exlibris.fronts import written_on
from render.exlibris.phrases import Words, assistant_name, library_name
from render.exlibris.tiles import tile_panel
from render.palette import blank
from render.picture import Picture, finish
from render.theme import CREAM, INK_SOFT, MEADOW, TEXT, WOOD_DARK

_WIDE = 560
_HIGH = 300
_EDGE = 16
_SIZE = 150


def tile(number: int, words: Words) -> Picture:
    """A tile with all the spaces that it can have, and nobody there."""
    most = max(BOX.tiles[number].spaces)
    shown = TileView(number, permanent=False, spaces=((),) * most, cards=(), face_down=False)
    writing, size = written_on(number, words), (_WIDE - 2 * _EDGE, _HIGH - 2 * _EDGE)
    image = blank(_WIDE, _HIGH, MEADOW)
    image.paste(tile_panel(shown, (), writing=writing, size=size, ground=MEADOW), (_EDGE, _EDGE))
    return finish(image, words("alt-tile", number=number, name=writing.name, effect=writing.effect))


def assistant(kind: str, words: Words) -> Picture:
    """An assistant's portrait with its library; an ordinary one has none."""
    canvas = Canvas(_WIDE, _SIZE + 4 * _EDGE, MEADOW)
    canvas.box((_EDGE, _EDGE), (_WIDE - 2 * _EDGE, canvas.height - 2 * _EDGE), CREAM, edge=WOOD_DARK, radius=14)
    canvas.put(medallion(kind, _SIZE), (2 * _EDGE, 2 * _EDGE))
    left = 3 * _EDGE + _SIZE
    room = _WIDE - left - 2 * _EDGE
    name, library = assistant_name(kind, words) or words("assistant-ordinary"), library_name(kind, words)
    does = words(f"power-{kind}-short")
    canvas.fit((left, 84), name, ("title", "narrow-title"), 34, room)
    canvas.fit((left, 122), library, ("plain", "narrow"), 26, room, ink=INK_SOFT)
    canvas.fit((left, 166), does, ("plain", "narrow"), TEXT, room, least=18)
    return finish(canvas.image, words("alt-assistant", name=name, library=library or "none", effect=does))
