from collections import Counter
from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot.text import words_of
from data.exlibris import BOX
from data.words import languages
from render.exlibris import hand, held, search
from render.exlibris.hand import places, scale_for
from render.picture import nearly_square
from render.theme import GOLD, PLAYERS, TEXT
from tests.render.layout import sheets_of
from tests.render.pixels import opened, pixels
from tests.render.tables import COLOURS, OWN, holding, table, words


@pytest.mark.parametrize("count", [0, 1, 2, 6, 7, 12, 13, 21, 22, 40])
def test_any_hand_fits(count: int) -> None:
    picture = hand(holding(count), OWN, words)
    assert picture.width <= 1200
    assert not nearly_square(picture.width, picture.height)
    assert len(picture.png) <= 100_000
    assert hand(holding(count), OWN, words) == picture


def test_only_the_own_hand_is_drawn() -> None:
    """EL-A1: what the others hold makes no difference."""
    view = holding(5)
    other = replace(view.players[1], hand=(1, 2, 3), hand_count=3, speciality="FF")
    assert hand(replace(view, players=(view.players[0], other)), OWN, words) == hand(view, OWN, words)


def test_a_hand_is_the_same_picture_whatever_else_goes_on_at_the_table() -> None:
    view = holding(5)
    later = replace(view, round=view.round + 1, active=1, deck=0, tiles=(), players=(view.players[0],))
    assert held(later) == held(view) != held(holding(6))


def test_a_view_of_nobody_shows_no_cards() -> None:
    view = holding(5)
    assert hand(replace(view, seat=None), OWN, words) == hand(replace(table(2), seat=None), OWN, words)


def test_a_hand_that_may_not_be_seen_is_not_drawn() -> None:
    view = holding(5)
    hidden = replace(view.players[0], hand=None, speciality=None)
    assert pixels(hand(replace(view, players=(hidden, view.players[1])), OWN, words)) != pixels(hand(view, OWN, words))


def test_cards_and_categories_show() -> None:
    view = holding(5)
    changed = [replace(view, prominent="RT"), replace(view, banned="FF"), holding(5, seed=8)]
    assert len({hand(one, OWN, words).png for one in (view, *changed)}) == 4


def test_the_alt_text_names_the_cards() -> None:
    view = holding(2)
    own = replace(view.players[0], hand=(0, 151))
    assert "A1, Z2" in hand(replace(view, players=(own, view.players[1])), OWN, words).alt


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("seed", range(3))
def test_every_title_of_a_usual_hand_is_whole_and_large_enough(count: int, seed: int) -> None:
    view = holding(count, seed=seed)
    lines = [line for sheet in sheets_of(lambda: hand(view, OWN, words)) for line in sheet.lines]
    assert all(line.size >= TEXT and not line.words.endswith("…") for line in lines)
    told = " ".join(line.words for line in lines)
    assert all(book.title in told for card in view.players[0].hand or () for book in BOX.cards[card].books)


@pytest.mark.parametrize("count", range(5, 41))
def test_no_card_of_a_hand_stands_alone(count: int) -> None:
    rows = Counter(y for _, y in places(count, scale_for(count)))
    assert sum(rows.values()) == count
    assert max(rows.values()) - min(rows.values()) <= 1
    assert min(rows.values()) > 1
    assert count > 12 or max(rows.values()) <= 4


def test_titles_that_have_no_room_in_a_large_hand_are_in_its_alt_text() -> None:
    view = holding(13)
    title = BOX.cards[(view.players[0].hand or ())[0]].books[0].title
    assert title in hand(view, OWN, words).alt
    assert "Titles" not in hand(holding(12), OWN, words).alt


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [13, 24, 40])
def test_a_sentence_is_never_given_more_titles_than_it_can_hold(count: int, language: str) -> None:
    with capture_logs() as logs:
        alt = hand(holding(count), OWN, words_of("exlibris", language)).alt
    assert logs == []
    assert 600 < len(alt) <= 1024


def test_an_empty_hand_is_small() -> None:
    assert hand(holding(0), OWN, words).height <= 220


def test_whoever_searches_the_discard_pile_sees_it() -> None:
    """EL-71: every card in it, titles left out where it is large, and no card of anybody's hand."""
    view = replace(holding(3), search=(0, 20, 151))
    assert search(view, "CC", words).alt == "The discard pile, 3 cards: A1, C4, Z2."
    assert pixels(search(view, "CC", words)) == pixels(search(replace(view, players=holding(5).players), "CC", words))
    assert pixels(search(view, "CC", words)) != pixels(search(replace(view, search=(0, 20)), "CC", words))
    large = search(replace(view, search=tuple(range(120))), "CC", words)
    assert not nearly_square(large.width, large.height)
    assert len(large.png) <= 170_000  # no pile is ever so large


@pytest.mark.parametrize("count", [0, 5, 13, 22, 30, 36, 40])
def test_the_frame_closes_below_the_hand(count: int) -> None:
    image = opened(hand(holding(count), OWN, words))
    assert image.getpixel((600, image.height - 2)) == PLAYERS[OWN].fill


def test_what_may_be_taken_of_the_pile_is_framed() -> None:
    """EL-71: the cards that hold the category which was named."""
    view = replace(holding(3), search=(0, 20, 151))
    found = {}
    for category in BOX.categories:
        image = opened(search(view, category, words))
        found[category] = sum(count for count, colour in image.getcolors(10**6) or [] if colour == GOLD)
    holds = {key: sum(key in BOX.cards[card].categories for card in view.search) for key in BOX.categories}
    assert len(set(holds.values())) > 1
    assert sorted(found, key=found.__getitem__) == sorted(sorted(found, key=found.__getitem__), key=holds.__getitem__)


def test_a_hand_wears_its_owners_colour() -> None:
    frames = {colour: opened(hand(holding(5), colour, words)).getpixel((2, 300)) for colour in COLOURS}
    assert frames == {colour: PLAYERS[colour].fill for colour in COLOURS}
