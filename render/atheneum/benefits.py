"""Benefits as small pictures: on study cards, on tokens, and in what a player holds."""

from __future__ import annotations

from PIL import Image

from data.atheneum import ANY, BOX, Benefit
from render import text
from render.atheneum import things
from render.atheneum.books import spine
from render.atheneum.locator import locator
from render.atheneum.subjects import ANY as ANY_SUBJECT
from render.brush import Brush
from render.kept import kept
from render.theme import CREAM, INK

_SLIM = 0.74
"""A book's spine is so wide, compared to its height."""


@kept
def book(subject: str, size: int) -> Image.Image:
    """A book of a subject, or of any where that is "any"."""
    return spine(ANY_SUBJECT if subject == ANY else subject, round(size * _SLIM), size)


@kept
def book_in(where: str, size: int) -> Image.Image:
    """A book of any colour for one compartment."""
    image = Image.new("RGBA", (round(size * 1.24), size))
    image.alpha_composite(locator(where, size), (0, 0))
    own = book(ANY, round(size * 0.66))
    image.alpha_composite(own, (image.width - own.width, size - own.height))
    return image


@kept
def numbered(kind: str, count: int, size: int) -> Image.Image:
    """A thing with a count at its corner."""
    image = _PLAIN[kind](size).copy()
    disc = round(size * 0.52)
    brush = Brush(disc)
    brush.dot(0.5, 0.5, 0.5, CREAM)
    brush.dot(0.5, 0.5, 0.43, INK)
    badge = brush.done()
    high = round(disc * 0.66)
    text.write(badge, (disc / 2, disc / 2), str(count), "bold", high, ink=CREAM, anchor="mm")
    image.alpha_composite(badge, (size - disc, size - disc))
    return image


_PLAIN = {
    "rearrange": things.lifts,
    "side-shelf": things.side_shelf,
    "wand": things.wand,
    "token": things.pouch,
}


@kept
def benefit_picture(benefit: Benefit, size: int) -> Image.Image:
    """One benefit (AT-30 to AT-36)."""
    match benefit.kind:
        case "book":
            return book(benefit.what, size)
        case "book-in":
            return book_in(benefit.what, size)
        case "rearrange":
            return numbered("rearrange", benefit.count, size)
        case "points":
            return things.points(benefit.count, size)
        case _:
            return _PLAIN[benefit.kind](size)


@kept
def token_picture(token: int, size: int) -> Image.Image:
    """A bonus token: what it may be used for, on its disc."""
    image = things.disc(size).copy()
    inner = _face(token, round(size * 0.6))
    image.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return image


def _face(token: int, size: int) -> Image.Image:
    found = BOX.tokens[token]
    if found.kind == "pair":
        return things.pair(found.colours[0], found.colours[1], size)
    if found.kind == "book":
        return book(ANY, size)
    return numbered("rearrange", found.count, size) if found.kind == "rearrange" else _PLAIN[found.kind](size)
