"""Every picture of every game keeps its size, its shape and its words."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.games import Sketch, face_of
from bot.studio.drawing import LONGEST_ALT, draw
from bot.tools.gallery import NAMES
from render.picture import nearly_square
from tests.bot.tables import table_of
from tests.contract.every import SETTINGS, Setting, notable
from tests.contract.pages import all_pages
from tests.engine.playing import eyes_of

WIDEST = 1200
LARGEST = 135_000
"""Bytes; the usual board has 60 to 100 thousand."""


@pytest.mark.parametrize("setting", [one for one in SETTINGS if not one.options], ids=str)
def test_pictures_are_of_a_size_that_discord_shows_well(setting: Setting) -> None:
    drawn: dict[object, Sketch] = {}
    for moment in notable(setting, every=1000):
        for eye in eyes_of(moment.match)[:2]:
            for page in all_pages(table_of(moment.match, eye, moment.facts[-40:]), "en"):
                if page.sketch is not None:
                    kind = (page.sketch.draw, len(page.sketch.shows), moment.match.over)
                    drawn.setdefault(kind, page.sketch)
    for sketch in drawn.values():
        picture = draw(sketch, "en")
        image = Image.open(io.BytesIO(picture.picture.png))
        assert image.format == "PNG"
        assert 0 < image.width <= WIDEST
        assert not nearly_square(image.width, image.height)
        assert len(picture.picture.png) <= LARGEST
        assert 1 <= len(picture.picture.alt.strip()) <= LONGEST_ALT
    assert drawn or face_of(setting.game).pictures is None


@pytest.mark.parametrize("game", ["exlibris", "exlibrium"])
def test_all_eyes_have_one_picture_of_an_open_table(game: str) -> None:
    pictures = face_of(game).pictures
    assert pictures is not None
    for moment in notable(Setting(game, 3), every=120):
        match = moment.match
        first, *others = [pictures.board(match.view(eye), NAMES[:3], (1,)) for eye in (None, 0, 1)]
        assert len({first, *others}) < 3  # of the ones who have just looked at hidden cards there may be another
        whole = replace(others[1], args=(match.view(1), *others[1].args[1:]))
        shown, told = draw(others[1], "en"), draw(whole, "en")
        assert (shown.name, shown.alt) == (told.name, told.alt)
