"""The players' plates: who they are, what they have shelved, and where their assistants are."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from engine.exlibris.view import AssistantView, PlayerView, View
from render.bookmark import New, mark
from render.canvas import Canvas
from render.characters import medallion
from render.exlibris.phrases import Words, assistant_name, library_name
from render.exlibris.slots import slot, standing
from render.kept import kept
from render.names import SeatName, written
from render.plates import plate as framed
from render.signs import arrow, fan, house, palm, shelf_sign
from render.theme import INK, INK_SOFT, PLAYERS, RED, TEXT, Colour
from render.tokens import first_player, sign

_HEIGHT, _LOW = 278, 182
_WIDE = 500
"""A plate of this width has its assistants at the right instead of below."""
TIP = 26
"""Room above a plate for the arrow."""
_PAD = 16
_HOME_SPACES = 3
OF_A_PLATE = ("home", "library", "first", "hand", "shelf")
"""What may be new on a plate."""
IN_HAND, HOME = -1, 0
"""Where assistants stand that are on no tile, as in AssistantView."""


@dataclass(frozen=True, slots=True)
class Plate:
    """All that a plate shows; nothing secret is in it."""

    player: PlayerView
    name: str
    colour: str
    library: str
    assistant: str
    target: int
    first: bool
    acting: bool
    new: New


def plate(view: View, seat: int, names: tuple[SeatName, ...], words: Words, *, acting: bool, new: New) -> Plate:
    """What a player's plate says."""
    player = view.players[seat]
    own = frozenset(one for one in new if one[0] in OF_A_PLATE and one[1] == seat)
    return Plate(
        replace(player, hand=None, speciality=None, shelf=(), turned=()),
        written(names[seat]),
        names[seat].colour,
        library_name(player.library, words),
        assistant_name(player.library, words),
        view.target,
        view.first == seat and view.seats > 1,
        acting,
        own,
    )


def of_target(shelved: int, target: int) -> str:
    """Cards on a shelf, of how many bring the last round; alone none do (EL-95)."""
    return f"{shelved}/{target}" if target else str(shelved)


def height(width: int) -> int:
    """How high a plate of a width is, without the room for the arrow."""
    return _LOW if width >= _WIDE else _HEIGHT


def _title(canvas: Canvas, shown: Plate) -> None:
    style = PLAYERS[shown.colour]
    canvas.box((6, 6), (canvas.width - 12, 52), style.fill, radius=8)
    canvas.put(sign(shown.colour, 44), (12, 10))
    room = canvas.width - 74 - (46 if shown.first else 0)
    canvas.fit((64, 42), shown.name, ("bold", "narrow-bold"), 27, room, ink=style.ink)
    if shown.first:
        canvas.put(first_player(44), (canvas.width - 56, 10))
        _bookmark(canvas, shown, "first", (canvas.width - 58, 8), (48, 48))


def _library(canvas: Canvas, shown: Plate) -> None:
    """The special assistant and its library; a basic library stands for itself, one not yet chosen for nothing."""
    if not shown.assistant:
        return
    canvas.put(medallion(shown.player.library, 50), (_PAD, 64))
    _bookmark(canvas, shown, "library", (_PAD - 4, 60), (58, 58))
    room = (canvas.width // 2 if canvas.width >= _WIDE else canvas.width - 10) - _PAD - 60
    canvas.fit((_PAD + 58, 84), shown.assistant, ("bold", "narrow-bold"), 22, room)
    canvas.fit((_PAD + 58, 110), shown.library, ("plain", "narrow"), TEXT, room, ink=INK_SOFT, least=18)


def _counts(canvas: Canvas, shown: Plate) -> None:
    """Cards on the shelf, of how many bring the last round where any number does, and cards in hand."""
    canvas.put(shelf_sign(34), (_PAD, 122))
    full = 0 < shown.target <= shown.player.cards_shelved
    line = of_target(shown.player.cards_shelved, shown.target)
    canvas.write((_PAD + 44, 150), line, "bold", 28, ink=RED if full else INK)
    canvas.put(fan(34), (_PAD + 164, 122))
    canvas.write((_PAD + 206, 150), str(shown.player.hand_count), "bold", 28)
    _bookmark(canvas, shown, "shelf", (_PAD - 6, 120), (160, 40))
    _bookmark(canvas, shown, "hand", (_PAD + 158, 120), (94, 40))


def _bookmark(canvas: Canvas, shown: Plate, kind: str, at: tuple[int, int], size: tuple[int, int]) -> None:
    """Mark something where it is new."""
    if (kind, shown.player.seat) in shown.new:
        mark(canvas, at, size, out=7)


def _homes(player: PlayerView) -> list[tuple[AssistantView, ...]]:
    home = [one for one in player.assistants if one.where == HOME]
    return [tuple(one for one in home if one.space == space) for space in range(_HOME_SPACES)]


def _assistants(canvas: Canvas, shown: Plate, colours: tuple[str, ...]) -> None:
    """Who is at home, and below who has still to be placed."""
    left, top = (canvas.width // 2, 70) if canvas.width >= _WIDE else (_PAD, 168)
    canvas.put(house(34), (left, top + 4))
    x = left + 44
    for who in _homes(shown.player):
        space = slot(who, colours)
        canvas.put(space, (x, top - 4))
        if any(("home", one.seat, one.kind) in shown.new for one in who):
            mark(canvas, (x, top - 4), space.size, 10)
        x += space.width + 4
    canvas.put(palm(34), (left, top + 56))
    waiting = tuple(one for one in shown.player.assistants if one.where == IN_HAND)
    tokens = standing(waiting, colours)
    if tokens:
        canvas.put(tokens, (left + 48, top + 52))


@kept
def player_panel(shown: Plate, colours: tuple[str, ...], width: int, ground: Colour) -> Image.Image:
    """A player's plate, settled; whose turn it is has gold around it and an arrow above."""
    high = height(width)
    canvas = Canvas(width, TIP + high, ground)
    inner = Canvas(width, high, ground)
    style = PLAYERS[shown.colour]
    framed(inner, (0, 0), (width, high), (style.fill, style.dark), acting=shown.acting)
    _title(inner, shown)
    _library(inner, shown)
    _counts(inner, shown)
    _assistants(inner, shown, colours)
    canvas.image.paste(inner.image, (0, TIP))
    if shown.acting:
        canvas.put(arrow(44), (width // 2 - 22, 0))
    return canvas.settled()
