from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from bot.text import Words, words_of
from data.exlibris import BOX
from data.words import languages
from engine.exlibris.view import View
from render import text
from render.exlibris import board, cards
from render.exlibris.fronts import Writing
from render.exlibris.grounds import caption, caption_band
from render.exlibris.header import HEIGHT
from render.exlibris.libraries import Choice, library_panel
from render.exlibris.phrases import assistant_name, library_name
from render.exlibris.scenery import scenery
from render.exlibris.section import LEAST, Section, even, rows, share
from render.exlibris.tiles import height, tile_panel, wanted
from render.kept import PARTS
from render.names import SeatName
from render.palette import index
from render.picture import nearly_square
from render.theme import FAR, HAZE, MEADOW, TEXT
from tests.render.layout import Sheet, sheets_of
from tests.render.pixels import edge_colours, opened, pixels
from tests.render.tables import (
    COLOURS,
    LIBRARIES,
    NAMES,
    early,
    holding,
    late,
    middle,
    player,
    put,
    stocked,
    table,
    words,
)

TABLES = {"early": early(), "middle": middle(), "late": late(), "two": table(2)}

SAYS = Writing(1, "N", "E")


def pool(count: int = 8) -> View:
    unset = tuple(replace(player(seat, library=""), assistants=()) for seat in range(4))
    return table(4, round=0, tiles=(), pool=tuple(LIBRARIES[:count]), prominent="", banned="", players=unset)


@pytest.mark.parametrize("view", [*TABLES.values(), pool()])
def test_a_board_fits_the_channel(view: View) -> None:
    """No game ever has as many locations at once as the late table, which shows twelve."""
    picture = board(view, NAMES[: view.seats], words, (0,))
    assert picture.width == 1200
    assert not nearly_square(picture.width, picture.height)
    assert len(picture.png) <= (105_000 if len(view.tiles) > 8 else 100_000)
    assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("language", languages())
def test_a_board_before_the_first_round_names_no_round(language: str) -> None:
    said = board(pool(), NAMES, words_of("exlibris", language), (0,)).alt
    assert "0" not in said.split(".")[0]


@pytest.mark.parametrize("view", TABLES.values())
def test_the_same_table_is_the_same_picture(view: View) -> None:
    PARTS.clear()
    first = board(view, NAMES[: view.seats], words, (0,))
    assert board(view, NAMES[: view.seats], words, (0,)) == first


def test_every_tile_can_be_drawn_with_any_number_of_players() -> None:
    for seats in (2, 3, 4):
        view = table(seats, tiles=stocked(tuple(range(1, 19)), seats, permanent=tuple(range(1, 13))))
        assert board(view, NAMES[:seats], words).width == 1200


def test_one_player_alone_can_be_drawn() -> None:
    view = replace(table(2), seats=1, players=(player(0),))
    assert board(view, NAMES[:1], words).width == 1200


def test_whose_turn_it_is_shows() -> None:
    pictures = {board(early(), NAMES, words, acting).png for acting in ((), (0,), (1,), (0, 1))}
    assert len(pictures) == 4


def test_what_changes_on_the_table_shows() -> None:
    base = early()
    changed = (
        replace(base, round=2),
        replace(base, last_round=True),
        replace(base, prominent="RT"),
        replace(base, banned="SP"),
        replace(base, deck=7),
        replace(base, pile=1, pile_top=5),
        replace(base, first=2),
        replace(base, tiles=late().tiles),
    )
    assert len({board(view, NAMES, words).png for view in (base, *changed)}) == 9


def test_a_hand_and_a_speciality_are_never_on_the_board() -> None:
    """EL-A1: two hands of one size give the same picture, byte for byte."""
    one, other = holding(6, seed=1), holding(6, seed=2)
    assert one.players[0].hand != other.players[0].hand
    assert board(one, NAMES[:2], words) == board(other, NAMES[:2], words)
    changed = replace(other, players=(replace(other.players[0], speciality="RT"), other.players[1]))
    assert board(changed, NAMES[:2], words) == board(one, NAMES[:2], words)


def test_a_ghost_that_shares_a_space_stands_beside_the_other() -> None:
    alone = put(table(), {(14, 0): [(1, 1)]})
    shared = put(table(), {(14, 0): [(1, 1), (2, 0)]})
    assert pixels(board(alone, NAMES, words)) != pixels(board(shared, NAMES, words))


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u202eלהפך", "👩‍👩‍👧‍👦🎲", "W" * 5000, "ﷺ", "a\u0301" * 40, "Zǎ̴̧̢l͎g̷o", "𝓕𝓪𝓷𝓬𝔂", "Ёлка Щ", "<@1>\n\t"],
)
def test_any_name_can_be_drawn(name: str) -> None:
    names = tuple(SeatName(name, colour) for colour in COLOURS)
    assert board(early(), names, words).width == 1200


def wordy(key: str, /, **arguments: str | int) -> str:
    return words(key, **arguments) if key == "language" else "Донаудампфшиффахрт " * 6


@pytest.mark.parametrize("view", [*TABLES.values(), pool()])
def test_long_words_and_names_stay_inside(view: View) -> None:
    long = tuple(SeatName("Щ" * 60, colour) for colour in COLOURS)
    picture = board(view, long[: view.seats], wordy)
    assert picture.width == 1200
    assert len(picture.alt) <= 1024
    assert edge_colours(picture) <= edge_colours(board(view, NAMES[: view.seats], words))


def test_two_threads_may_draw_at_once() -> None:
    views = [early(), middle(), late(), table(2)] * 4
    expected = [board(view, NAMES[: view.seats], words) for view in views]
    PARTS.clear()
    with ThreadPoolExecutor(max_workers=2) as pool_of_two:
        assert list(pool_of_two.map(lambda view: board(view, NAMES[: view.seats], words), views)) == expected


def test_rows_fill_the_width_and_hold_all_in_order() -> None:
    wishes = [270, 600, 300, 900, 270, 270, 450]
    found = rows(wishes, lambda _place, width: 100 + 20000 // width)
    assert found[0].start == 0
    assert sum(len(row.widths) for row in found) == 7
    assert all(one.start + len(one.widths) == other.start for one, other in pairwise(found))
    for row in found:
        assert min(row.widths) >= LEAST
        wide = sum(row.widths) + 12 * (len(row.widths) - 1)
        assert wide == 1160 or max(row.widths) == 560
        assert row.left + wide + row.left in {1199, 1200}


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("language", languages())
def test_the_sign_above_the_libraries_is_whole(count: int, language: str) -> None:
    speech = words_of("exlibris", language)
    sign = caption(speech("pic-libraries"), paved=False).convert("RGB")
    top = HEIGHT
    strip = opened(board(pool(count), NAMES, speech)).crop((0, top, 1200, top + sign.height))
    assert strip.tobytes() == sign.tobytes()


@pytest.mark.parametrize("language", languages())
def test_the_names_of_libraries_to_choose_from_are_whole(language: str) -> None:
    for count in range(1, 9):
        narrowest = min(min(row.widths) for row in even(count, 84))
        sheets = [
            sheet for key in BOX.libraries for sheet in library_sheets(key, narrowest, words_of("exlibris", language))
        ]
        lines = [line.words for sheet in sheets for line in sheet.lines]
        assert [line for line in lines if line.endswith("…")] == []


def library_sheets(key: str, width: int, speech: Words) -> list[Sheet]:
    names = assistant_name(key, speech), library_name(key, speech)
    return sheets_of(lambda: library_panel(key, *names, width, MEADOW))


def test_libraries_stand_in_even_rows() -> None:
    across = {count: [len(row.widths) for row in even(count, 84)] for count in range(1, 9)}
    assert across[5] == [3, 2]
    assert across[4] == [2, 2]
    assert all(max(counts) - min(counts) <= 1 and sum(counts) == count for count, counts in across.items())
    for count in range(2, 9):
        widths = [width for row in even(count, 84) for width in row.widths]
        assert max(widths) - min(widths) <= 2
        assert all(
            abs(2 * row.left + sum(row.widths) + 12 * (len(row.widths) - 1) - 1200) <= 1 for row in even(count, 84)
        )


def test_nothing_of_the_street_reaches_above_its_row() -> None:
    part = Section(MEADOW, caption_band("Here", paved=False), False, even(1, 84))
    sky, row = part.bands(lambda place, width, _: Choice(str(place), "", "", width, MEADOW))
    assert sky is part.caption
    assert sky.height + row.height == part.height


def test_no_board_has_an_empty_sky_above_its_street() -> None:
    """A board that would be nearly square, here 1278 px high instead, gets higher shops."""
    sign = caption(words("pic-street"), paved=True).convert("RGB")
    heights = set()
    for seats in (2, 3, 4):
        for last in range(2, 19):
            tiles = stocked(tuple(range(1, last)), seats, permanent=tuple(range(1, 11)))
            picture = board(table(seats, tiles=tiles), NAMES[:seats], words)
            heights.add(picture.height)
            strip = opened(picture).crop((0, HEIGHT, 1200, HEIGHT + sign.height))
            assert strip.tobytes() == sign.tobytes()
    assert 1278 in heights


def test_the_street_goes_on_beside_what_does_not_fill_it() -> None:
    """Houses behind a street with one shop; nothing where the room is too small for a thing to be told."""
    ground = Image.new("P", (300, 200), index(HAZE))
    town = scenery(300, 200, HAZE, paved=True)
    assert town is not None
    assert town.getcolors() != ground.getcolors()
    assert town.histogram()[index(FAR)] > 5000
    assert scenery(300, 80, HAZE, paved=True) is None
    assert scenery(60, 200, MEADOW, paved=False) is None


def test_one_thing_alone_is_not_stretched_over_the_whole_street() -> None:
    (row,) = rows([270], lambda _place, _width: 190)
    assert row.widths == (560,)
    assert row.left == 320


def test_wide_things_give_way_when_there_is_no_room() -> None:
    widths = share([600, 600, 270, 270], 1160)
    assert sum(widths) == 1160 - 3 * 12
    assert min(widths) >= LEAST


def test_a_name_that_is_too_long_for_one_line_makes_its_tile_higher() -> None:
    tile = late().tiles[0]
    short, long = (Writing(1, name, "E") for name in ("Feira de Troca", "Feira de Troca de Livros Usados"))
    assert height(tile, COLOURS, short, LEAST) == height(tile, COLOURS, SAYS, LEAST)
    assert height(tile, COLOURS, long, LEAST) > height(tile, COLOURS, short, LEAST)
    assert height(tile, COLOURS, long, 560) == height(tile, COLOURS, short, 560)


def test_a_tile_is_as_high_as_what_stands_on_it() -> None:
    for tile in late().tiles:
        width = wanted(tile, COLOURS)
        panel = tile_panel(tile, COLOURS, writing=SAYS, size=(width, height(tile, COLOURS, SAYS, width)), ground=HAZE)
        assert panel.size == (width, height(tile, COLOURS, SAYS, width))
        assert panel.mode == "P"


def test_the_card_on_a_pile_is_named_whole() -> None:
    """Its number is cut where a name of three signs has too little room."""
    room = cards.room(cards.PILE[0])
    names = {card.name for card in BOX.cards}
    assert {text.shrink(name, cards.NAMES, TEXT, room, TEXT)[0] for name in names} == names
