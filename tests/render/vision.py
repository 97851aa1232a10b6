"""How far apart colours look to any eye: CIEDE2000, and colour blindness as Machado et al. (2009) model it."""

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from render.theme import Colour

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What an eye sees of linear red, green and blue, at severity 1.0."""
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)
_CUBE_FROM = 216 / 24389
_SLOPE = 24389 / 27


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(one * other for one, other in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _linear(part: float) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _root(part: float) -> float:
    return part ** (1 / 3) if part > _CUBE_FROM else (_SLOPE * part + 16) / 116


def lab(colour: Colour, eye: str = "normal") -> Triple:
    """A colour as an eye sees it, in CIE L*a*b* under daylight."""
    red, green, blue = (_linear(part) for part in colour)
    seen = _times(EYES[eye], (red, green, blue))
    clear = (min(1.0, max(0.0, seen[0])), min(1.0, max(0.0, seen[1])), min(1.0, max(0.0, seen[2])))
    x, y, z = (_root(part / white) for part, white in zip(_times(_TO_XYZ, clear), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360 if a or b else 0.0


def _turn(one: float, other: float) -> float:
    """How far and which way it is from one hue to another, in degrees."""
    turn = other - one
    return turn - 360 if turn > 180 else turn + 360 if turn < -180 else turn


def _mean_hue(one: float, other: float) -> float:
    if abs(one - other) <= 180:
        return (one + other) / 2
    return (one + other + 360) / 2 if one + other < 360 else (one + other - 360) / 2


def _weighs_hue(mean: float) -> float:
    return (
        1
        - 0.17 * cos(radians(mean - 30))
        + 0.24 * cos(radians(2 * mean))
        + 0.32 * cos(radians(3 * mean + 6))
        - 0.20 * cos(radians(4 * mean - 63))
    )


def _grey(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def ciede2000(one: Triple, other: Triple) -> float:
    """The difference of two colours in L*a*b*, by CIEDE2000 with all its weights at 1."""
    stretch = 1 + 0.5 * (1 - _grey((hypot(*one[1:]) + hypot(*other[1:])) / 2))
    (l1, a1, b1), (l2, a2, b2) = ((light, a * stretch, b) for light, a, b in (one, other))
    c1, c2, h1, h2 = hypot(a1, b1), hypot(a2, b2), _hue(a1, b1), _hue(a2, b2)
    grey = not c1 * c2
    turn = 0.0 if grey else _turn(h1, h2)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if grey else _mean_hue(h1, h2)
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2) / (1 + 0.015 * chroma * _weighs_hue(hue))
    twist = -2 * _grey(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def nearest(colours: Sequence[Colour], eye: str) -> float:
    """The smallest difference between any two colours, as an eye sees them."""
    seen = [lab(colour, eye) for colour in colours]
    return min(ciede2000(one, other) for one, other in combinations(seen, 2))


def _lightness(colour: Colour) -> float:
    """The relative luminance of a colour, from 0 to 1."""
    red, green, blue = (_linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21, as the accessibility guidelines of the web reckon it."""
    dark, light = sorted((_lightness(one), _lightness(other)))
    return (light + 0.05) / (dark + 0.05)
