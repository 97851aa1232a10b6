"""What is really in a picture: decoded pixels, never file bytes, which a new encoder may change."""

from io import BytesIO

from PIL import Image

from render.picture import Picture
from render.theme import Colour


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    assert image.size == (picture.width, picture.height)
    return image


def pixels(picture: Picture) -> bytes:
    return opened(picture).tobytes()


def edge_colours(picture: Picture) -> set[Colour]:
    """The colours at the left and right edge: where something left its room, there are more than the grounds'."""
    image = opened(picture)
    colours: set[Colour] = set()
    for x in (0, image.width - 1):
        column = image.crop((x, 0, x + 1, image.height)).getcolors(image.height) or []
        colours |= {colour for _, colour in column if isinstance(colour, tuple) and len(colour) == 3}
    return colours
