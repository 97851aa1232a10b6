"""Pictures as they have been approved, as wide as a phone shows them, and how one is compared with them."""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from render.picture import Picture

FOLDER = Path(__file__).with_name("golden")
SMALLER = 3
"""They are stored 400 px wide: large enough to show every change, small enough to keep."""
STRONG = 24
"""So much a part of a colour may differ, of 255."""
FEW = 12
"""So many pixels may differ more than that, of some hundred thousand: another build of FreeType may do so."""


@dataclass(frozen=True)
class Comparison:
    """How a picture differs from the golden one."""

    pixels: int
    difference: Image.Image

    @property
    def same(self) -> bool:
        return self.pixels <= FEW


def phone_sized(picture: Picture) -> Image.Image:
    """A picture as it is stored."""
    with Image.open(BytesIO(picture.png)) as image:
        return image.convert("RGB").reduce(SMALLER).quantize(palette=image, dither=Image.Dither.NONE)


def compare(one: Image.Image, other: Image.Image) -> Comparison:
    """Compare sizes first, then pixels; where the sizes differ, every pixel does."""
    if one.size != other.size:
        return Comparison(one.width * one.height, one.convert("RGB"))
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    red, green, blue = difference.split()
    strongest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    strong = sum(strongest.histogram()[STRONG + 1 :])
    return Comparison(strong, strongest.point(lambda part: 255 if part > STRONG else part))


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.png"


def approve(name: str, image: Image.Image) -> None:
    """Store a picture as the golden one."""
    FOLDER.mkdir(exist_ok=True)
    image.save(path_of(name), "PNG", optimize=True)


def check(name: str, image: Image.Image) -> str:
    """Nothing where a picture is as approved; else what is wrong, with picture and difference written beside."""
    beside = {kind: FOLDER / f"{name}.{kind}.png" for kind in ("got", "diff")}
    for path in beside.values():
        path.unlink(missing_ok=True)
    if not path_of(name).exists():
        image.save(beside["got"])
        return f"{name} has no golden picture: look at {beside['got']}, then run pytest --update-golden"
    with Image.open(path_of(name)) as golden:
        found = compare(image, golden)
    if found.same:
        return ""
    image.save(beside["got"])
    found.difference.save(beside["diff"])
    return f"{name}: {found.pixels} pixels differ: look at {beside['got']}; if it is right, run pytest --update-golden"
