"""How things look: told apart by shape, colour and letter; readable; in one fixed palette."""

from itertools import combinations

import pytest
from PIL import Image, features

from data.exlibris import BOX
from render import text
from render.canvas import Canvas
from render.characters import medallion
from render.emblems import emblem
from render.exlibris.roofs import HEIGHT as ROOF
from render.exlibris.roofs import ROOFS, roof
from render.exlibris.shop_signs import picture
from render.fonts import family_for, font
from render.palette import blank, colours, index, settle
from render.picture import ALT_LIMIT, finish, nearly_square
from render.theme import CATEGORIES, FIFTH, PAPER, PLAYERS, SKY, TEXT, WIDE
from render.tokens import assistant, sign


def silhouette(image: Image.Image) -> bytes:
    return image.getchannel("A").point(lambda alpha: 255 * (alpha > 127)).tobytes()


def test_players_differ_in_shape_colour_and_letter() -> None:
    styles = PLAYERS.values()
    assert len({style.fill for style in styles}) == len({style.shape for style in styles}) == len(PLAYERS)
    assert len({style.letter for style in styles}) == len(PLAYERS)
    assert len({silhouette(sign(colour, 42)) for colour in PLAYERS}) == len(PLAYERS)


def test_categories_differ_in_shape_colour_and_letter() -> None:
    assert set(CATEGORIES) == set(BOX.categories)
    assert len({style.fill for style in CATEGORIES.values()}) == 6
    assert len({silhouette(emblem(category, 27)) for category in CATEGORIES}) == 6
    assert len({category[0] for category in CATEGORIES}) == 6


def test_each_special_assistant_has_a_face_of_its_own() -> None:
    faces = [medallion(kind, 42).tobytes() for kind in (*BOX.libraries, "basic")]
    assert all(one != other for one, other in combinations(faces, 2))


def test_each_shop_has_a_sign_and_a_front_of_its_own() -> None:
    assert {tile.key for tile in BOX.tiles.values()} == set(ROOFS)
    signs = {silhouette(picture(key, 40)) for key in ROOFS}
    assert len(signs) == len(ROOFS) == 18
    outlines = {roof(key, 280, SKY).convert("RGB").tobytes() for key in ROOFS}
    assert len(outlines) == 18


@pytest.mark.parametrize("width", [270, 271, 400, 560, 1160])
def test_a_roof_is_as_wide_as_its_shop(width: int) -> None:
    assert all(roof(key, width, SKY).size == (width, ROOF) for key in ROOFS)


@pytest.mark.parametrize("colour", PLAYERS)
def test_a_special_assistant_is_marked(colour: str) -> None:
    assert assistant(colour, "ghost", 42).width > assistant(colour, "ordinary", 42).width


def test_text_that_matters_is_large_enough() -> None:
    """28 px on a board 1600 px wide."""
    assert TEXT * 1600 >= 28 * WIDE
    for faces in (("title", "narrow-title"), ("bold", "narrow-bold"), ("plain", "narrow")):
        assert text.shrink("W" * 300, faces, 40, 200)[2] >= TEXT


def test_clipped_and_shrunk_text_keeps_to_its_room() -> None:
    for room in (0, 5, 40, 200):
        for line in ("", "W", "Wörterbücher der Anderen " * 9, "אבג", "👑" * 30):
            shown, face, size = text.shrink(line, ("bold", "narrow-bold"), 40, room)
            assert text.width(shown, face, size) <= max(room, 0)
            assert all(text.width(part, "plain", 21) <= room for part in text.wrap(line, "plain", 21, room, 2))


def test_wrapped_text_has_no_more_lines_than_asked() -> None:
    assert text.wrap("one two three four five six", "plain", 21, 80, 2)[-1].endswith("…")
    assert text.wrap("one", "plain", 21, 80, 2) == ("one",)
    assert text.wrap("", "plain", 21, 80, 2) == ("",)


def test_a_space_that_must_not_break_does_not() -> None:
    assert text.wrap("10\u00a0000 cards", "plain", 21, 90, 2)[0] == "10\u00a0000"


def test_signs_that_steer_the_direction_of_text_are_not_drawn() -> None:
    assert text.width("\u2068Rita\u2069", "bold", 24) == text.width("Rita", "bold", 24)


def test_the_typefaces_have_the_letters_of_all_four_languages() -> None:
    alphabet = "AaÀàÂâÆæÇçÉéÈèÊêËëÎîÏïÔôŒœÙùÛûÜüŸÿÃãÁáÍíÕõÓóÚúЁёЖжЩщЪъЫыЭэЮюЯя«»…–—’“”−\u00a0"
    assert {family_for(letter, face) for letter in alphabet for face in ("title", "bold")} == {""}


def test_the_layout_of_text_is_the_one_that_every_computer_has() -> None:
    assert features.check("freetype2")
    assert font("bold", 24).layout_engine == 0


def test_the_palette_is_fixed_and_holds_every_named_colour() -> None:
    assert len(colours()) <= 256
    assert len(set(colours())) == len(colours())
    players = [style for key, style in PLAYERS.items() if key != FIFTH]
    for colour in (*(style.fill for style in players), *(style.fill for style in CATEGORIES.values())):
        assert colours()[index(colour)] == colour


def test_named_colours_stay_as_they_are_when_settled() -> None:
    for colour in colours():
        assert settle(Image.new("RGB", (2, 2), colour)).convert("RGB").getpixel((0, 0)) == colour


def test_no_picture_is_nearly_square() -> None:
    for height in range(900, 1500, 7):
        picture = finish(blank(1200, height, PAPER), "a" * 2000)
        assert not nearly_square(picture.width, picture.height)
        assert len(picture.alt) == ALT_LIMIT


def test_a_box_may_be_of_any_size() -> None:
    canvas = Canvas(40, 40, PAPER)
    for size in range(20):
        canvas.box((0, 0), (size, 20 - size), (0, 0, 0), edge=(255, 0, 0), thick=3, radius=9)
    assert canvas.settled().size == (40, 40)
