"""How everything looks: colours, strokes and sizes. An artist starts here."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]


def _hex(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


PAPER = _hex("F4E7CB")
CREAM = _hex("FFF9EA")
INK = _hex("35261B")
INK_SOFT = _hex("6E5946")
WOOD = _hex("A06A3C")
WOOD_DARK = _hex("6B4223")
WOOD_LIGHT = _hex("C8975F")
WOOD_DEEP = _hex("4A2D18")
STREET = _hex("CDC3B3")
SKY = _hex("D6E8EA")
HAZE = _hex("B4CBD2")
"""Far-off houses, and what is behind the roofs of the street."""
FAR = _hex("A2BBC3")
"""Houses that stand between them and the street."""
STONE = _hex("B5A995")
STONE_LIGHT = _hex("DDD5C7")
MEADOW = _hex("BFD3A0")
MEADOW_DARK = _hex("95B072")
RED = _hex("B3261E")
SEAL_DARK = _hex("7A1A14")
GOLD = _hex("F0BC42")
GOLD_DARK = _hex("9C6F10")
PLUM = _hex("5B4063")
PLUM_LIGHT = _hex("8A6C92")
SLOT = _hex("EADBBB")
GRAIN = _hex("935F35")
GLOW = _hex("FFF0BF")
ICE = _hex("D6EAF4")
SLIME = _hex("78CDBE")
LEAF = _hex("7AA84A")
FLAME = _hex("E25C1E")
NIGHT = _hex("2C304E")
SKIN = _hex("F0CDA5")
VIOLET = _hex("76529F")
WHITE = _hex("FFFFFF")
NEW = _hex("C2409F")
"""What changed since somebody's last turn."""

WIDE = 1200
"""The width of every picture for a channel, in pixels."""
MARGIN = 20
GAP = 12
TEXT = 21
"""The least size of text that matters: 28 px on a board 1600 px wide."""


@dataclass(frozen=True, slots=True)
class PlayerStyle:
    """How a player is told: by colour, by shape and by letter."""

    fill: Colour
    dark: Colour
    shape: str
    letter: str
    ink: Colour


PLAYERS = {
    "orange": PlayerStyle(_hex("E69F00"), _hex("7E5500"), "circle", "O", INK),
    "sky": PlayerStyle(_hex("56B4E9"), _hex("1F5F8B"), "square", "S", INK),
    "green": PlayerStyle(_hex("009E73"), _hex("00513B"), "triangle", "G", WHITE),
    "blue": PlayerStyle(_hex("0072B2"), _hex("00395A"), "diamond", "B", WHITE),
    "vermilion": PlayerStyle(_hex("D55E00"), _hex("6A2F00"), "pentagon", "V", WHITE),
}
"""Okabe and Ito's colours, which people with any colour vision can tell apart."""
FIFTH = "vermilion"
"""The one that only games for five need: the palette of the others does without it."""


@dataclass(frozen=True, slots=True)
class CategoryStyle:
    """How a category is told: by colour, by the shape of its emblem and by its code."""

    fill: Colour
    dark: Colour
    light: Colour
    emblem: str


CATEGORIES = {
    "CC": CategoryStyle(_hex("36245E"), _hex("1E1338"), _hex("8B6BA6"), "burst"),
    "FF": CategoryStyle(_hex("D4386A"), _hex("7F1B40"), _hex("EF8FB0"), "heart"),
    "HV": CategoryStyle(_hex("9C6E06"), _hex("5C3E04"), _hex("DCAE50"), "shield"),
    "MM": CategoryStyle(_hex("4A673A"), _hex("2A3C20"), _hex("98B97E"), "horns"),
    "RT": CategoryStyle(_hex("1B54C2"), _hex("10306F"), _hex("7FA6DE"), "book"),
    "SP": CategoryStyle(_hex("008275"), _hex("00483F"), _hex("62C9B6"), "flask"),
}
"""People with any colour vision can tell them apart, the greens too: a test holds us to it."""


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """The colour that lies between two; a share of 0 is the first, of 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
