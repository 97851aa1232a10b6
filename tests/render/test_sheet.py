from dataclasses import replace

import pytest

from render.exlibris import scores
from render.exlibris.form import rows
from render.names import SeatName
from render.picture import nearly_square
from tests.render.pixels import edge_colours, pixels
from tests.render.tables import NAMES, inspected, table, words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_score_sheet_fits(seats: int) -> None:
    picture = scores(inspected(seats), NAMES[:seats], words)
    assert picture.width <= 1200
    assert not nearly_square(picture.width, picture.height)
    assert len(picture.png) <= 150 * 1024
    assert scores(inspected(seats), NAMES[:seats], words) == picture


def test_before_the_inspection_the_form_is_blank() -> None:
    assert all(row.cells == () for row in rows(table(), words))
    assert scores(table(), NAMES, words).width <= 1200


def test_the_rulebooks_example_is_on_the_form() -> None:
    """EL-50."""
    lines = {row.label: row.cells for row in rows(inspected(), words)}
    assert lines["Total"] == ("37", "55", "32", "38")
    assert lines["Banned books"] == ("−2", "−4", "−5", "−9")
    assert lines["Historic Volumes"] == ("5", "10", "6", "7")
    assert lines["Books face up"] == ("38", "43", "36", "43")


def test_the_mummys_line_is_there_where_cards_are_entombed() -> None:
    view = inspected(2)
    assert "Entombed cards" not in {row.label for row in rows(view, words)}
    buried = replace(view, sheet=(replace(view.sheet[0], mummy=4), view.sheet[1]))
    assert {row.label: row.cells for row in rows(buried, words)}["Entombed cards"] == ("4", "0")


def test_every_winner_is_stamped() -> None:
    shared = replace(inspected(), winners=(0, 1))
    assert pixels(scores(shared, NAMES, words)) != pixels(scores(inspected(), NAMES, words))


def test_long_words_and_names_stay_inside() -> None:
    def wordy(key: str, /, **arguments: str | int) -> str:
        return "en" if key == "language" else "Wortungeheuer " * 9

    long = tuple(SeatName("W" * 60, name.colour) for name in NAMES)
    assert edge_colours(scores(inspected(), long, wordy)) <= edge_colours(scores(inspected(), NAMES, words))
