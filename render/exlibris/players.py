"""The players' plates: who they are, what they have shelved, and where their assistants are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from engine.exlibris.view import AssistantView, PlayerView, View
from render.bookmark import OUT, New, mark
from render.canvas import Canvas
from render.characters import medallion
from render.exlibris.phrases import Words, assistant_name, library_name
from render.exlibris.slots import slot, standing
from render.kept import kept
from render.names import SeatName, written
from render.panel import Panel
from render.plates import ground_of, lay
from render.plates import plate as framed
from render.signs import arrow, fan, house, palm, shelf_sign
from render.theme import INK, INK_SOFT, PAPER, PLAYERS, RED, TEXT, Colour
from render.tokens import first_player, sign

_HEIGHT, _LOW = 278, 182
_WIDE = 500
"""A plate of this width has its assistants at the right instead of below."""
TIP = 26
"""Room above a plate for the arrow."""
_PAD = 16
_DOWN = 60
"""How far down the title reaches."""
_OUT = 7
"""How far bookmarks look out above numbers and names; those of assistants do so further."""
_HOME_SPACES = 3
OF_A_PLATE = ("home", "library", "first", "hand", "shelf")
"""What may be new on a plate."""
Homes = tuple[tuple[AssistantView, ...], ...]
"""Who stands on each space of a home."""
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


@dataclass(frozen=True, slots=True)
class Title:
    """Whose plate it is."""

    name: str
    colour: str
    first: bool
    acting: bool


@kept
def _title(shown: Title, width: int) -> Image.Image:
    """The top of a plate, settled; whose turn it is has gold around it and an arrow above."""
    canvas, style = Canvas(width, TIP + _DOWN, PAPER), PLAYERS[shown.colour]
    framed(canvas, (0, TIP), (width, height(width)), (style.fill, style.dark), acting=shown.acting)
    canvas.box((6, TIP + 6), (width - 12, 52), style.fill, radius=8)
    canvas.put(sign(shown.colour, 44), (12, TIP + 10))
    room = width - 74 - (46 if shown.first else 0)
    canvas.fit((64, TIP + 42), shown.name, ("bold", "narrow-bold"), 27, room, ink=style.ink)
    if shown.first:
        canvas.put(first_player(44), (width - 56, TIP + 10))
    if shown.acting:
        canvas.put(arrow(44), (width // 2 - 22, 0))
    return canvas.settled()


@kept
def _library(key: str, assistant: str, library: str, width: int, ground: Colour) -> Image.Image:
    """The special assistant and its library, settled; a basic library stands for itself."""
    room = (width // 2 if width >= _WIDE else width - 10) - _PAD - 60
    canvas = Canvas(58 + room, 60, ground)
    canvas.put(medallion(key, 50), (0, 4))
    canvas.fit((58, 24), assistant, ("bold", "narrow-bold"), 22, room)
    canvas.fit((58, 50), library, ("plain", "narrow"), TEXT, room, ink=INK_SOFT, least=18)
    return canvas.settled()


@kept
def _counts(shelved: str, hand: int, ground: Colour, *, full: bool) -> Image.Image:
    """Cards on the shelf, of how many bring the last round where any number does, and cards in hand, settled."""
    canvas = Canvas(250, 46, ground)
    canvas.put(shelf_sign(34), (0, 2))
    canvas.write((44, 30), shelved, "bold", 28, ink=RED if full else INK)
    canvas.put(fan(34), (164, 2))
    canvas.write((206, 30), str(hand), "bold", 28)
    return canvas.settled()


def _homes(player: PlayerView) -> Homes:
    home = [one for one in player.assistants if one.where == HOME]
    return tuple(tuple(one for one in home if one.space == space) for space in range(_HOME_SPACES))


def _spaces(homes: Homes, colours: tuple[str, ...]) -> Iterator[tuple[Image.Image, int]]:
    """The spaces at home, each with how far it is to the right."""
    x = 44
    for who in homes:
        space = slot(who, colours)
        yield space, x
        x += space.width + 4


@kept
def _assistants(
    homes: Homes,
    waiting: tuple[AssistantView, ...],
    colours: tuple[str, ...],
    ground: Colour,
) -> Image.Image:
    """Who is at home, and below who has still to be placed, settled."""
    spaces, tokens = list(_spaces(homes, colours)), standing(waiting, colours)
    right = max(spaces[-1][1] + spaces[-1][0].width, 48 + tokens.width if tokens else 0)
    canvas = Canvas(right, 102, ground)
    canvas.put(house(34), (0, 8))
    for space, x in spaces:
        canvas.put(space, (x, 0))
    canvas.put(palm(34), (0, 60))
    if tokens:
        canvas.put(tokens, (48, 56))
    return canvas.settled()


def player_panel(shown: Plate, colours: tuple[str, ...], width: int) -> Image.Image:
    """A player's plate, settled; one with something new hardly ever comes back."""
    return (_laid if shown.new else _panel)(shown, colours, width)


def _laid(shown: Plate, colours: tuple[str, ...], width: int) -> Image.Image:
    panel, style, player = Panel(width, TIP + height(width), PAPER), PLAYERS[shown.colour], shown.player
    ground, full = ground_of(acting=shown.acting), 0 < shown.target <= player.cards_shelved
    lay(panel, (0, TIP), (width, height(width)), (style.fill, style.dark), acting=shown.acting)
    panel.lay(_title(Title(shown.name, shown.colour, shown.first, shown.acting), width), (0, 0))
    if shown.assistant:  # one that is not yet chosen stands for nothing
        panel.lay(_library(player.library, shown.assistant, shown.library, width, ground), (_PAD, TIP + _DOWN))
    counted = of_target(player.cards_shelved, shown.target)
    panel.lay(_counts(counted, player.hand_count, ground, full=full), (_PAD, TIP + 120))
    waiting = tuple(one for one in player.assistants if one.where == IN_HAND)
    panel.lay(_assistants(_homes(player), waiting, colours, ground), _at_home(width))
    for at, size, out in _bookmarks(shown, colours, width):
        box = (at[0], at[1] - out, size[0], size[1] + out)
        panel.paint(box, partial(_marked, out=out, radius=8 if out == _OUT else 10))
    return panel.image


_panel = kept(_laid)


def _at_home(width: int) -> tuple[int, int]:
    return (width // 2, TIP + 66) if width >= _WIDE else (_PAD, TIP + 164)


def _bookmarks(
    shown: Plate, colours: tuple[str, ...], width: int
) -> Iterator[tuple[tuple[int, int], tuple[int, int], int]]:
    """Where what is new has its bookmark, how large it is, and how far it looks out."""
    places = {
        "first": ((width - 58, 8), (48, 48)),
        "library": ((_PAD - 4, _DOWN), (58, 58)),
        "shelf": ((_PAD - 6, 120), (160, 40)),
        "hand": ((_PAD + 158, 120), (94, 40)),
    }
    for kind, ((x, y), size) in places.items():
        there = shown.first if kind == "first" else shown.assistant if kind == "library" else True
        if there and (kind, shown.player.seat) in shown.new:
            yield (x, TIP + y), size, _OUT
    (left, top), homes = _at_home(width), _homes(shown.player)
    for who, (space, x) in zip(homes, _spaces(homes, colours), strict=True):
        if any(("home", one.seat, one.kind) in shown.new for one in who):
            yield (left + x, top), space.size, OUT


def _marked(canvas: Canvas, *, out: int, radius: int) -> None:
    mark(canvas, (0, out), (canvas.width, canvas.height - out), radius, out=out)
