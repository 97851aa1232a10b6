from dataclasses import replace

import pytest

from render.exlibris import hand
from render.picture import nearly_square
from tests.render.pixels import pixels
from tests.render.tables import holding, table, words


@pytest.mark.parametrize("count", [0, 1, 2, 6, 7, 12, 13, 21, 22, 40])
def test_any_hand_fits(count: int) -> None:
    picture = hand(holding(count), words)
    assert picture.width <= 1200
    assert not nearly_square(picture.width, picture.height)
    assert len(picture.png) <= 250 * 1024
    assert hand(holding(count), words) == picture


def test_only_the_own_hand_is_drawn() -> None:
    """EL-A1: what the others hold makes no difference."""
    view = holding(5)
    other = replace(view.players[1], hand=(1, 2, 3), hand_count=3, speciality="FF")
    assert hand(replace(view, players=(view.players[0], other)), words) == hand(view, words)


def test_a_view_of_nobody_shows_no_cards() -> None:
    view = holding(5)
    assert hand(replace(view, seat=None), words) == hand(replace(table(2), seat=None), words)


def test_a_hand_that_may_not_be_seen_is_not_drawn() -> None:
    view = holding(5)
    hidden = replace(view.players[0], hand=None, speciality=None)
    assert pixels(hand(replace(view, players=(hidden, view.players[1])), words)) != pixels(hand(view, words))


def test_cards_and_categories_show() -> None:
    view = holding(5)
    changed = [replace(view, prominent="RT"), replace(view, banned="FF"), holding(5, seed=8)]
    assert len({hand(one, words).png for one in (view, *changed)}) == 4


def test_the_alt_text_names_the_cards() -> None:
    view = holding(2)
    own = replace(view.players[0], hand=(0, 151))
    assert "A1, Z2" in hand(replace(view, players=(own, view.players[1])), words).alt
