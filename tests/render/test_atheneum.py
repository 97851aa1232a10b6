"""The pictures of Atheneum: nothing overlaps, nothing leaves its room, nothing secret is in them."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from itertools import combinations
from typing import Any, cast

import pytest

from bot.text import words_of
from bot.tools.simulate import game_seed, step
from data.atheneum import BOX
from data.words import DEFAULT, languages
from engine.atheneum import RULES
from engine.atheneum.geometry import KEYS, PLACES
from engine.atheneum.view import View
from engine.match import Match
from render import atheneum
from render.atheneum.desk import desk, perch
from render.atheneum.furniture import candle_count
from render.atheneum.hand import CARD, receiver
from render.atheneum.objectives import HEIGHT, Said, objective_card, said
from render.atheneum.players import BROAD, NARROW, plate
from render.atheneum.scale import LETTERS, Box, Scale, free_run
from render.atheneum.shelf import LOW_SCALE, SCALE
from render.atheneum.study import study_card, study_strip
from render.atheneum.subjects import SUBJECTS, mark
from render.names import SeatName
from render.picture import Picture, nearly_square
from tests.render.layout import overlap, sheets_of
from tests.render.pixels import edge_colours, opened

WORDS = words_of(RULES.key, DEFAULT)
NAMES = tuple(SeatName(name, "orange") for name in ("Ada", "Borges", "Colette", "Dante", "Eco"))
SCALES = (SCALE, LOW_SCALE, NARROW, BROAD)


@cache
def match_at(seats: int, number: int, phase: str) -> Match:
    match, luck = Match.new(RULES.key, seats, {}, game_seed("pictures", seats)), random.Random(seats)
    while (match.view(None).round, match.view(None).phase) != (number, phase) and not match.over:
        step(match, ["auto"] * seats, luck)
    return match


def pictures(match: Match) -> list[Picture]:
    """Everything that is drawn of a match."""
    seats, public = match.view(None).seats, match.view(None)
    names = NAMES[:seats]
    found = [atheneum.board(public, names, WORDS, tuple(match.pending)), atheneum.scores(public, names, WORDS)]
    for seat in range(seats):
        view = match.view(seat)
        found += [atheneum.shelf(view, names, WORDS, seat, tuple(range(24))), atheneum.hand(view, names, WORDS)]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number, phase", [(1, "draft"), (3, "shelving"), (8, "draft"), (10, "over")])
def test_every_picture_fits_the_channel(seats: int, number: int, phase: str) -> None:
    for picture in pictures(match_at(seats, number, phase)):
        assert picture.width == 1200
        assert not nearly_square(picture.width, picture.height)
        assert len(picture.png) <= 100 * 1024
        assert 0 < len(picture.alt) <= 1024


def inside(box: Box, room: Box) -> bool:
    return (
        box[0] >= room[0]
        and box[1] >= room[1]
        and box[0] + box[2] <= room[0] + room[2]
        and box[1] + box[3] <= room[1] + room[3]
    )


def apart(one: Box, other: Box) -> bool:
    return (
        one[0] + one[2] <= other[0]
        or other[0] + other[2] <= one[0]
        or one[1] + one[3] <= other[1]
        or other[1] + other[3] <= one[1]
    )


@pytest.mark.parametrize("scale", SCALES)
def test_places_and_candles_lie_apart_within_the_shelves(scale: Scale) -> None:
    boxes = [scale.place(place) for place in range(len(PLACES))]
    boxes += [scale.candle(number) for number in range(candle_count(2))]
    whole = (0, 0, *scale.size)
    assert all(inside(box, whole) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("scale", SCALES)
def test_a_place_lies_in_its_compartment_and_below_the_next_level(scale: Scale) -> None:
    for number, place in enumerate(PLACES):
        assert inside(scale.place(number), scale.compartment(place.compartment))
        for other, higher in enumerate(PLACES):
            if higher.compartment == place.compartment and higher.level > place.level:
                assert scale.place(other)[1] < scale.place(number)[1]


def test_there_is_room_for_the_candles_of_the_main_shelf() -> None:
    assert free_run()[2] >= len(BOX.candles[0])


def test_every_place_has_a_letter_of_its_own() -> None:
    assert len(set(LETTERS.values())) == len(LETTERS) == len(PLACES)
    assert [LETTERS[3], LETTERS[0], LETTERS[17]] == ["A", "H", "R"]


def test_every_subject_has_a_mark_besides_its_colour() -> None:
    shapes = {mark(subject, 40).getchannel("A").tobytes() for subject in SUBJECTS}
    assert len(shapes) == len(SUBJECTS)


@pytest.mark.parametrize("index", range(len(BOX.objectives)))
def test_every_objective_fits_its_card(index: int) -> None:
    card = objective_card(index, 281, Said("", "", ("",)), tuple(SUBJECTS)[:5]).convert("RGB")
    for x in (4, 276):
        assert len(card.crop((x, 90, x + 1, HEIGHT - 70)).getcolors() or []) == 1


@pytest.mark.parametrize("language", languages())
def test_what_cards_and_objectives_give_is_said_whole(language: str) -> None:
    words = words_of(RULES.key, language)
    cards = sheets_of(lambda: [study_card(card.index, CARD, words) for card in BOX.cards])
    objectives = sheets_of(lambda: [objective_card(index, 281, said(index, words)) for index in range(35)])
    lines = [line.words for sheet in cards + objectives for line in sheet.lines]
    assert [line for line in lines if line.endswith("…")] == []
    assert {words("benefit-wand"), words("benefit-token"), words("where-any")} <= set(lines)


def test_no_picture_and_no_alt_text_speaks_in_codes() -> None:
    match, drawn = match_at(5, 3, "draft"), list[Picture]()

    def draw() -> None:
        drawn.append(atheneum.board(match.view(None), NAMES, WORDS))
        drawn.append(atheneum.hand(match.view(0), NAMES, WORDS))

    lines = [line.words for sheet in sheets_of(draw) for line in sheet.lines]
    said = " ".join([*lines, *(picture.alt for picture in drawn)])
    assert re.findall("[ABO][0-9][0-9]", said) == []


def test_a_benefit_that_somebody_else_gets_is_not_said() -> None:
    card = next(card.index for card in BOX.cards if [one.kind for one in card.grey] == ["wand"])
    drawn = [sheets_of(partial(study_card, card, CARD, WORDS, lit))[0] for lit in (("grey",), ("blue",))]
    assert ["wand" in [line.words for line in sheet.lines] for sheet in drawn] == [True, False]


def test_every_study_card_can_be_drawn_and_they_all_differ() -> None:
    assert len({study_card(card.index, CARD, WORDS).tobytes() for card in BOX.cards}) == len(BOX.cards)
    assert all(study_strip(card.index, 354, 54).size == (354, 54) for card in BOX.cards)


@pytest.mark.parametrize("draw", [atheneum.board, atheneum.scores])
def test_long_names_and_words_stay_inside(draw: Callable[..., Picture]) -> None:
    view = match_at(5, 8, "draft").view(None)
    long = tuple(SeatName("Щ" * 60, "sky") for _ in range(5))

    def wordy(key: str, /, **arguments: str | int) -> str:
        return "en" if key == "language" else "Донаудампфшиффахрт " * 6

    assert edge_colours(draw(view, long, wordy)) <= edge_colours(draw(view, NAMES, WORDS))


@pytest.mark.parametrize("phase", ["draft", "shelving"])
def test_the_public_eye_gives_the_board_that_has_nothing_secret(phase: str) -> None:
    match = match_at(3, 6, phase)
    public = match.view(None)
    for seat in range(3):
        assert public.players[seat].hand is None
        assert public.players[seat].held is None
    shown = atheneum.board(public, NAMES[:3], WORDS)
    own = match.view(0)
    secretly = replace(own, players=(replace(own.players[0], desk=public.players[0].desk), *own.players[1:]))
    assert atheneum.board(secretly, NAMES[:3], WORDS) == shown


def test_what_is_held_shows_to_its_owner_alone() -> None:
    match = match_at(3, 6, "shelving")
    own, public = match.view(0), match.view(None)
    assert atheneum.shelf(public, NAMES[:3], WORDS, 0).height < atheneum.shelf(own, NAMES[:3], WORDS, 0).height
    assert atheneum.shelf(match.view(1), NAMES[:3], WORDS, 0) == atheneum.shelf(public, NAMES[:3], WORDS, 0)


def test_a_hand_without_a_seat_has_no_cards() -> None:
    match = match_at(3, 6, "draft")
    assert atheneum.hand(match.view(None), NAMES[:3], WORDS) != atheneum.hand(match.view(0), NAMES[:3], WORDS)
    assert "0" in atheneum.hand(match.view(None), NAMES[:3], WORDS).alt


@pytest.mark.parametrize("number, to, key", [(1, 1, "left"), (6, 4, "right")])
def test_whoever_gets_the_rest_of_a_hand_is_named(number: int, to: int, key: str) -> None:  # AT-20
    seen = match_at(5, number, "draft").view(0)
    assert receiver(seen, 0) == to
    lines = {line.words for sheet in sheets_of(lambda: atheneum.hand(seen, NAMES, WORDS)) for line in sheet.lines}
    assert WORDS(f"pic-pass-{key}", name=NAMES[to].name) in lines
    assert plate(seen, 0, NAMES, acting=False).foot.to == (seen.players[to].favourite, NAMES[to].name)


def test_nobody_gets_the_sixth_card() -> None:  # AT-20
    assert receiver(match_at(3, 5, "draft").view(0), 0) is None


def test_no_card_of_a_hand_lies_alone_below_others() -> None:
    seen = match_at(3, 1, "draft").view(0)
    for count, rows in {0: [], 1: [1], 2: [2], 4: [2, 2], 5: [3, 2], 6: [3, 3]}.items():
        own = replace(seen.players[0], hand=tuple(range(count)), hand_count=count)
        drawn = sheets_of(partial(atheneum.hand, replace(seen, players=(own, *seen.players[1:])), NAMES[:3], WORDS))
        cards = [box[1] for box in drawn[0].sprites if box[2] - box[0] == CARD[0]]
        assert [cards.count(top) for top in dict.fromkeys(cards)] == rows


def changed(view: View) -> list[View]:
    first = view.players[0]
    desk, change = first.desk, cast("Any", replace)
    sides = (desk.sides + 1) % 3
    return [
        replace(view, round=9),
        replace(view, row=view.row[::-1]),
        *(
            replace(view, players=(replace(first, desk=change(desk, **{name: value})), *view.players[1:]))
            for name, value in {
                "points": 99, "wands": 6, "claimed": view.row, "sides": sides, "books": ("pink",) * len(desk.books),
                "spiders": (), "candles": ((0, 0), (1, 1), (2, 2)), "pairs": ((17, 0),),
            }.items()
        ),
    ]  # fmt: skip


def test_what_changes_on_the_table_shows() -> None:
    view = match_at(3, 3, "draft").view(None)
    drawn = {atheneum.board(one, NAMES[:3], WORDS).png for one in [view, *changed(view)]}
    assert len(drawn) == 11


def test_who_must_act_shows() -> None:
    view = match_at(3, 3, "draft").view(None)
    assert len({atheneum.board(view, NAMES[:3], WORDS, acting).png for acting in ((), (0,), (1,), (0, 1))}) == 4


def test_the_letters_of_places_show() -> None:
    view = match_at(3, 3, "shelving").view(0)
    plain, lettered = (atheneum.shelf(view, NAMES[:3], WORDS, 0, places) for places in ((), (17, 18)))
    assert opened(plain).tobytes() != opened(lettered).tobytes()


def test_a_spider_hangs_in_a_free_place_of_its_compartment() -> None:
    seen = match_at(2, 1, "draft").view(None).players[0].desk
    for index in range(BOX.main):
        here = [number for number, place in enumerate(PLACES) if place.compartment == index]
        for free in here:
            books = tuple("" if place == free else "black" for place in range(len(PLACES)))
            assert perch(replace(seen, books=books), index) == free


@pytest.mark.parametrize("scale", [SCALE, LOW_SCALE])
@pytest.mark.parametrize("book", [None, "black"])
def test_no_spider_hangs_over_a_letter(scale: Scale, book: str | None) -> None:
    """A spider in every compartment, a letter at every place, free ones and books alike."""
    count = len(PLACES)
    books = tuple(book for _ in PLACES)
    seen = replace(
        match_at(2, 1, "draft").view(None).players[0].desk, books=books, pairs=(), candles=(), sides=2, spiders=KEYS
    )
    sizes = {scale.place(place)[2:] for place in range(count)}
    places = [
        sheet.sprites[bool(book) :]
        for sheet in sheets_of(lambda: desk(seen, scale, range(count)))
        if sheet.size in sizes
    ]
    assert sorted(map(len, places)) == [1] * (count - len(KEYS)) + [2] * len(KEYS)
    assert [place for place in places if len(place) > 1 and overlap(*place)] == []


@pytest.mark.parametrize("number, told", [(4, "left"), (5, "none"), (9, "right"), (10, "none")])
def test_a_hand_tells_where_the_rest_goes_and_that_the_sixth_card_goes_nowhere(number: int, told: str) -> None:
    """AT-20"""
    said: list[str] = []

    def words(key: str, /, **arguments: Any) -> str:
        said.append(key)
        return WORDS(key, **arguments)

    atheneum.hand(match_at(3, number, "draft").view(0), NAMES[:3], words)
    assert [key for key in said if key.startswith("pic-pass")] == [f"pic-pass-{told}"]
