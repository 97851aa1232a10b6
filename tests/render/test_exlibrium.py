"""The pictures of Exlibrium: their size, their layout, and that nothing covered is in them."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from data.exlibrium import BOX
from engine.exlibrium.state import ALCHEMIST, BARD, BERSERKER, KNIGHT, MERCENARY, NOTHING, State
from engine.exlibrium.view import View, view
from engine.match import Match
from render.exlibrium import hand, sheet, shelf, table
from render.exlibrium.cards import CARD, STRIP, card, strip
from render.exlibrium.columns import NEXT, NOW, PAST, leads
from render.exlibrium.emblems import badge, emblem
from render.exlibrium.inks import CHARACTERS, palette
from render.exlibrium.players import receiver, row_of
from render.exlibrium.stacks import COLUMN, LARGE, SMALL, Scale, height_of, left, pile
from render.names import SeatName
from render.palette import settle
from render.picture import Picture, nearly_square
from render.theme import PLAYERS, WIDE
from render.tokens import sign
from tests.engine.exlibrium.table import at_each_choice, new_match, reshuffled, state_of
from tests.engine.exlibrium.table import card as kind
from tests.engine.exlibrium.table import table as made
from tests.render.layout import sheets_of
from tests.render.pixels import edge_colours, opened, pixels

COLOURS = ("orange", "sky", "green", "blue", "vermilion")
NAMES = tuple(map(SeatName, ("Rita", "Eric", "Ondine", "Daria", "Vera"), COLOURS))
BOTH = [(seats, advanced) for seats in (2, 3, 4, 5) for advanced in (0, 1)]


def words(key: str, /, **arguments: str | int) -> str:
    return "en" if key == "language" else " ".join([key, *(str(value) for value in arguments.values())])


def moments(seats: int, advanced: int, every: int = 12) -> Iterator[Match]:
    """Return a match at several moments, and at its end."""
    for count, match in enumerate(at_each_choice(new_match(seats, 4, advanced=advanced), Random(4))):
        if count % every == 0 or match.over:
            yield match


def everything(match: Match) -> Iterator[Picture]:
    public, names = match.view(None), NAMES[: match.view(None).seats]
    yield table(public, names, words, tuple(match.pending))
    yield shelf(public, names, words, 1)
    yield hand(match.view(0), names, words)
    yield sheet(public, names, words)


@pytest.mark.parametrize("seats, advanced", BOTH)
def test_every_picture_fits_the_channel(seats: int, advanced: int) -> None:
    for match in moments(seats, advanced):
        for picture in everything(match):
            assert picture.width == WIDE <= 1200
            assert not nearly_square(picture.width, picture.height)
            assert len(picture.png) <= 100 * 1024
            assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("seats, advanced", [(2, 1), (5, 1), (4, 0)])
def test_what_is_hidden_is_in_no_picture(seats: int, advanced: int) -> None:  # XB-15, XB-35, XB-40, XB-60
    luck, names = Random(seats), NAMES[:seats]
    for match in moments(seats, advanced, every=7):
        state = state_of(match)
        if match.over:
            continue
        other = view(reshuffled(state, None, luck), None)
        assert table(other, names, words) == table(match.view(None), names, words)
        assert shelf(other, names, words, 0) == shelf(match.view(None), names, words, 0)
        own = view(reshuffled(state, 0, luck), 0)
        assert hand(own, names, words) == hand(match.view(0), names, words)


def test_hands_are_in_no_picture_of_the_table() -> None:  # XB-60
    match = new_match(3, 1)
    for seat in range(3):
        assert table(match.view(seat), NAMES[:3], words) == table(match.view(None), NAMES[:3], words)
        assert shelf(match.view(seat), NAMES[:3], words, seat) == shelf(match.view(None), NAMES[:3], words, seat)


def test_what_the_knight_has_drawn_is_in_the_drawers_picture_alone() -> None:  # XB-35
    state = made({KNIGHT: 2}, {BARD: 1}, character=KNIGHT)
    state.active, state.drawn = 0, kind("KR")
    other = made({KNIGHT: 2}, {BARD: 1}, character=KNIGHT)
    other.active, other.drawn = 0, kind("BM")
    assert pixels(hand(view(state, 0), NAMES[:2], words)) != pixels(hand(view(other, 0), NAMES[:2], words))
    for eye in (None, 1):
        assert hand(view(state, eye), NAMES[:2], words) == hand(view(other, eye), NAMES[:2], words)
        assert table(view(state, eye), NAMES[:2], words) == table(view(other, eye), NAMES[:2], words)
    assert state.drawn != NOTHING


def colours_of(image: Image.Image) -> set[tuple[int, ...]]:
    found = image.convert("RGB").getcolors(1 << 20) or []
    return {colour for _, colour in found if isinstance(colour, tuple)}


@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_of_a_covered_card_only_the_strip_of_its_facing_is_drawn(scale: Scale) -> None:  # XB-15
    """Even where the view would tell the other half, as that of a finished game does."""
    state = made({KNIGHT: "KM KX KW KR"}, {}, moved={0: {KNIGHT: 1}}, phase="over")
    stack = view(state, None).players[0].stacks[KNIGHT]
    drawn = pile(stack, scale)
    assert drawn.height == height_of(stack) if scale == SMALL else drawn.height == height_of(stack, LARGE)
    strips = drawn.crop((0, 0, drawn.width, 3 * scale.strip))
    fills = {place for place, style in enumerate(CHARACTERS) if style.fill in colours_of(strips)}
    assert fills == {MERCENARY, KNIGHT}
    closed = replace(stack, cards=(*(replace(one, card=None) for one in stack.cards[:-1]), stack.cards[-1]))
    assert pile(closed, scale).tobytes() == drawn.tobytes()
    top = drawn.crop((0, 3 * scale.strip, drawn.width, drawn.height))
    assert {CHARACTERS[KNIGHT].fill, CHARACTERS[BARD].fill} <= colours_of(top)


def test_the_columns_stand_side_by_side_and_inside() -> None:
    assert left(0) >= 0
    assert left(6) + COLUMN <= WIDE
    assert all(left(one) + COLUMN < left(other) for one, other in pairwise(range(7)))
    assert CARD[0] < COLUMN
    assert LARGE.card[0] <= COLUMN


def test_a_stack_is_as_high_as_its_cards() -> None:
    for count in range(1, 20):
        stack = view(made({BERSERKER: count}, {}), None).players[0].stacks[BERSERKER]
        assert pile(stack).size == (CARD[0], CARD[1] + (count - 1) * STRIP)


@pytest.mark.parametrize("count", [12, 20])
def test_even_all_cards_on_one_stack_fit(count: int) -> None:
    state = made(*({BERSERKER: count, ALCHEMIST: 1} for _ in range(3)))
    picture = table(view(state, None), NAMES[:3], words)
    assert not nearly_square(picture.width, picture.height)


@cache
def early() -> View:
    return view(made({KNIGHT: 2, BARD: 1}, {KNIGHT: 1}, advanced=1, phase="draft"), None)


def test_what_changes_on_the_table_shows() -> None:
    base = early()
    player = base.players[0]
    stack = player.stacks[KNIGHT]
    doubled = replace(stack, doubled=True, influence=4)
    changed = (
        replace(base, round=2),
        replace(base, deck=7),
        replace(base, passing=-1),
        replace(base, phase="activation", character=KNIGHT, contests=base.contests[KNIGHT:]),
        replace(base, players=(replace(player, points=4), base.players[1])),
        replace(base, players=(replace(player, hand_count=6), base.players[1])),
        replace(base, winners=(1,)),
        replace(base, columns=base.columns[::-1]),
        replace(base, contests=()),
        replace(
            base, players=(replace(player, stacks=(*player.stacks[:4], doubled, *player.stacks[5:])), base.players[1])
        ),
    )
    assert len({table(one, NAMES[:2], words).png for one in (base, *changed)}) == len(changed) + 1
    assert len({table(base, NAMES[:2], words, acting).png for acting in ((), (0,), (1,), (0, 1))}) == 4


def test_the_heads_of_columns_tell_who_activates_what() -> None:
    state = made({BERSERKER: 2, KNIGHT: 2}, {KNIGHT: 2, BARD: 1}, advanced=1, character=KNIGHT, round_=3)
    state.activated = [0, 1, -1, 0]
    told = leads(view(state, None))
    assert [lead.when for lead in told] == [PAST] * 4 + [NOW] + [NEXT] * 2
    assert [lead.seat for lead in told[:4]] == [0, 1, -1, 0]
    assert (told[KNIGHT].seat, told[KNIGHT].influence, told[KNIGHT].tied) == (0, 2, (0, 1))
    assert (told[BARD].seat, told[BARD].influence, told[BARD].tied) == (1, 1, ())
    assert [lead.goal for lead in told] == [0, 0, 0, 1, 2, 3, 0]


def test_in_the_final_count_both_places_are_told() -> None:  # XB-41
    state = made({KNIGHT: 3}, {KNIGHT: 2}, phase="count", character=KNIGHT)
    state.places = [0, 1]
    lead = leads(view(state, None))[KNIGHT]
    assert (lead.when, lead.seat, lead.influence, lead.second) == (NOW, 0, 3, 1)


def test_characters_differ_in_shape_and_colour() -> None:
    shapes = {emblem(character, 40).getchannel("A").tobytes() for character in range(7)}
    assert len(shapes) == len({style.fill for style in CHARACTERS}) == 7
    assert len({badge(character, 40).tobytes() for character in range(7)}) == 7


def test_every_kind_of_card_looks_different_either_way_up() -> None:
    both = [pair for one in BOX.cards for pair in (one.characters, one.characters[::-1])]
    assert len({card(*pair).tobytes() for pair in both}) == 42
    assert len({strip(character, place).tobytes() for character in range(7) for place in range(9)}) == 63


def test_the_fifth_player_has_a_shape_a_colour_and_a_letter_of_their_own() -> None:
    assert (PLAYERS["vermilion"].shape, PLAYERS["vermilion"].letter) == ("pentagon", "V")
    assert len({sign(colour, 40).getchannel("A").point(lambda a: 255 * (a > 127)).tobytes() for colour in COLOURS}) == 5


def test_the_palette_holds_every_named_colour() -> None:
    named = [*(style.fill for style in CHARACTERS), *(style.fill for style in PLAYERS.values())]
    assert len(palette()) <= 256
    for colour in named:
        assert settle(Image.new("RGB", (2, 2), colour), palette()).convert("RGB").getpixel((0, 0)) == colour


@pytest.mark.parametrize("name", ["", "\u202eלהפך", "👩‍👩‍👧‍👦🎲", "W" * 5000, "ﷺ", "Ёлка Щ", "<@1>\n\t"])
def test_any_name_can_be_drawn(name: str) -> None:
    names = tuple(SeatName(name, colour) for colour in COLOURS[:2])
    assert table(early(), names, words).width == WIDE
    assert sheet(early(), names, words).width == WIDE


def wordy(key: str, /, **arguments: str | int) -> str:
    return "en" if key == "language" else "Донаудампфшиффахрт " * 6


def test_long_words_and_names_stay_inside() -> None:
    long = tuple(SeatName("Щ" * 60, colour) for colour in COLOURS[:2])
    seen = replace(early(), seat=0, players=(replace(early().players[0], hand=(1, 2, 3)), early().players[1]))
    for draw in (table, hand, sheet):
        picture = draw(seen, long, wordy)
        assert len(picture.alt) <= 1024
        assert edge_colours(picture) <= edge_colours(draw(seen, NAMES[:2], words))


@pytest.mark.parametrize("count", [1, 2, 5, 7])
def test_a_hand_lies_in_the_middle_with_both_halves_of_each_card(count: int) -> None:
    cards = tuple(range(count))
    seen = replace(early(), seat=0, players=(replace(early().players[0], hand=cards), early().players[1]))
    picture = hand(seen, NAMES[:2], words)
    assert "Berserker/Mercenary" in picture.alt
    row = opened(picture).crop((0, 100, WIDE, 101))
    filled = [x for x in range(WIDE) if row.getpixel((x, 0)) in {style.fill for style in CHARACTERS}]
    assert abs(filled[0] + filled[-1] - WIDE) <= 8


@pytest.mark.parametrize("passing,to,key", [(1, 1, "pic-pass-left"), (-1, 4, "pic-pass-right")])
def test_whoever_gets_the_rest_of_a_hand_is_named(passing: int, to: int, key: str) -> None:  # XB-13
    seen = replace(new_match(5, 4, advanced=1).view(0), passing=passing)
    written = {line.words for sheet in sheets_of(lambda: hand(seen, NAMES, words)) for line in sheet.lines}
    assert f"{key} {NAMES[to].name}" in written
    assert receiver(seen, 0) == to
    assert row_of(seen, 0, NAMES, heads=leads(seen)).to == NAMES[to].colour


def test_nobody_gets_a_last_card_or_a_hand_that_stays() -> None:  # XB-13, XB-14
    seen = new_match(3, 4).view(0)
    last = tuple(replace(player, hand_count=1) for player in seen.players)
    assert receiver(seen, 0) == 1
    for kept in (replace(seen, players=last), replace(seen, passing=0), replace(seen, phase="activation")):
        assert receiver(kept, 0) is None


def test_what_is_new_beside_a_hand_has_its_legend() -> None:
    seen = replace(early(), seat=0)
    usual, marked = hand(seen, NAMES[:2], words), hand(seen, NAMES[:2], words, new=frozenset({("stack", 0, KNIGHT)}))
    assert marked.height > usual.height


def test_the_alt_text_tells_the_stacks() -> None:
    alt = table(early(), NAMES[:2], words).alt
    assert "Rita" in alt
    assert "alt-stack Knight 2 2 Berserker" in alt


def test_two_threads_may_draw_at_once() -> None:
    views: list[View] = [match.view(None) for match in moments(3, 1, every=20)]
    expected = [table(one, NAMES[:3], words) for one in views]
    with ThreadPoolExecutor(max_workers=2) as two:
        assert list(two.map(lambda one: table(one, NAMES[:3], words), views)) == expected


def test_the_sheet_shows_points_and_crowns_winners() -> None:
    state: State = made({KNIGHT: 2}, {KNIGHT: 1}, phase="over")
    state.winners = [0]
    shared = replace(view(state, None), winners=(0, 1))
    assert pixels(sheet(view(state, None), NAMES[:2], words)) != pixels(sheet(shared, NAMES[:2], words))
    assert "Rita" in sheet(shared, NAMES[:2], words).alt
