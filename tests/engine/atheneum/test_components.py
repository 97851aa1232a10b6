"""The box: counts, ranges and the printed examples that our own set has to meet (AT-01 to AT-03)."""

from collections import Counter

from data.atheneum import BOX
from engine.atheneum.geometry import COMPARTMENTS, KEYS, OWNED, PLACES
from engine.atheneum.state import ALL_WANDS, COLOURS
from engine.atheneum.tokens import CANDLE_PLACES


def test_five_subjects_in_their_order() -> None:  # AT-01
    assert COLOURS == ("turquoise", "green", "purple", "pink", "black")
    assert [BOX.subjects[4].name[language] for language in ("en", "fr")] == ["Rare manuscripts", "Manuscrits rares"]


def test_the_box_holds_what_it_should() -> None:  # AT-02
    assert Counter(card.deck for card in BOX.cards) == {"A": 30, "B": 30}
    assert len(BOX.objectives) == 35
    assert len(BOX.tokens) == 40
    assert Counter(token.kind for token in BOX.tokens) == {
        "pair": 10,
        "book": 9,
        "rearrange": 8,
        "wand": 8,
        "side-shelf": 5,
    }
    assert ALL_WANDS == 6
    spiders = 5 * BOX.main + 10  # one a compartment of five main and ten side shelves
    assert spiders == 35


def test_every_card_has_its_own_key_and_place() -> None:  # AT-02
    for rows in (BOX.cards, BOX.objectives, BOX.tokens):
        assert [row.index for row in rows] == list(range(len(rows)))
        assert len({row.key for row in rows}) == len(rows)
    assert BOX.cards[BOX.named("B07")].key == "B07"


def test_every_section_gives_something_that_is_known() -> None:  # AT-02
    for card in BOX.cards:
        for benefit in (*card.grey, *card.yellow, *card.blue):
            if benefit.kind == "book":
                assert benefit.what in (*COLOURS, "any")
            elif benefit.kind == "book-in":
                assert benefit.what in KEYS[: BOX.main]
            assert benefit.count >= 1
        assert card.grey
        assert card.yellow
        assert card.blue


def test_a_has_more_books_and_b_more_rearranging() -> None:  # AT-02
    books, lifts = Counter[str](), Counter[str]()
    for card in BOX.cards:
        for benefit in (*card.grey, *card.yellow, *card.blue):
            books[card.deck] += benefit.kind.startswith("book")
            lifts[card.deck] += benefit.count if benefit.kind == "rearrange" else 0
    assert books["A"] > books["B"]
    assert lifts["A"] < lifts["B"]


def test_the_shelves_are_as_wide_and_high_and_dear_as_written() -> None:  # AT-03
    shape = {one.key: (one.width, one.levels, one.value) for one in BOX.compartments}
    assert shape == {
        "UL": (3, 2, 6),
        "UC": (1, 2, 2),
        "UR": (3, 2, 6),
        "ML": (3, 1, 3),
        "BT": (7, 1, 7),
        "SD1": (2, 2, 4),
        "SD2": (2, 2, 4),
    }
    assert BOX.candles == ((4, 3, 2), (2, 1), (2, 1))
    assert [value for _, value in CANDLE_PLACES] == [4, 3, 2, 2, 1, 2, 1]


def test_places_are_counted_compartment_by_compartment() -> None:  # AT-03
    assert len(PLACES) == 24 + 8
    assert sum(COMPARTMENTS) == OWNED[2] == (1 << 32) - 1
    assert OWNED[0] == (1 << 24) - 1
    assert PLACES[4] == (0, 1, 1)


def test_objectives_are_of_three_kinds() -> None:  # AT-60
    assert {one.kind for one in BOX.objectives} == {"any", "named", "colourless"}
    for one in BOX.objectives:
        for part in one.parts:
            colours = {colour for _, _, colour in part.cells}
            assert (part.where == "any") == (one.kind == "any")
            assert (colours == {"*"}) == (one.kind == "colourless")
            assert colours <= {"*", *COLOURS}
    assert all(1 <= one.points <= 9 for one in BOX.objectives)
