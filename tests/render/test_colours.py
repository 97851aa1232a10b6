"""Colours that belong together can be told apart by people with any colour vision."""

from collections.abc import Callable

import pytest

from render.atheneum.subjects import SUBJECTS
from render.exlibrium.inks import CHARACTERS
from render.exlibrium.inks import palette as exlibrium_palette
from render.palette import Palette, colours
from render.theme import CATEGORIES, CREAM, PLAYERS, WHITE, Colour
from tests.render.vision import EYES, Triple, ciede2000, contrast, nearest

LEAST = 10.0
GROUPS = {
    "players": [style.fill for style in PLAYERS.values()],
    "categories": [style.fill for style in CATEGORIES.values()],
    "subjects": [style.fill for key, style in SUBJECTS.items() if key != "*"],
    "characters": [style.fill for style in CHARACTERS],
}
INKS = [
    *((style.fill, style.ink) for style in PLAYERS.values()),
    *((style.fill, WHITE) for style in CATEGORIES.values()),
    *((style.fill, style.ink) for style in SUBJECTS.values()),
    *((style.fill, CREAM) for style in CHARACTERS),
]
"""Each ground with the ink that is written on it."""


@pytest.mark.parametrize(
    "one,other,difference",
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_that_sharma_wu_and_dalal_published(
    one: Triple, other: Triple, difference: float
) -> None:
    assert round(ciede2000(one, other), 4) == difference == round(ciede2000(other, one), 4)


def test_a_colour_blind_eye_sees_grey_as_it_is() -> None:
    assert all(sum(row) == pytest.approx(1, abs=2e-6) for eye in EYES.values() for row in eye)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("group", GROUPS)
def test_any_two_of_a_kind_can_be_told_apart(group: str, eye: str) -> None:
    assert nearest(GROUPS[group], eye) >= LEAST


@pytest.mark.parametrize("ground,ink", INKS)
def test_what_is_written_on_a_colour_can_be_read(ground: Colour, ink: Colour) -> None:
    """3:1 is what large bold letters need; ours are large and bold."""
    assert contrast(ground, ink) >= 3


@pytest.mark.parametrize("palette", [colours, exlibrium_palette])
def test_a_palette_has_no_more_colours_than_a_png_can_name(palette: Callable[[], tuple[Colour, ...]]) -> None:
    assert len(set(palette())) == len(palette()) <= 256


def test_a_palette_is_equal_to_none_but_itself() -> None:
    one, alike = colours(), Palette(colours())
    assert (one == alike, one != alike, len({one, alike})) == (False, True, 2)
