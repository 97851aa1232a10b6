"""Where books may stand and be lifted (AT-40 to AT-43), with a slow second opinion in plain words."""

from random import Random

import pytest

from data.atheneum import BOX
from engine.atheneum.geometry import (
    OWNED,
    PLACE_AT,
    PLACES,
    Place,
    beside_or_stacked,
    liftable,
    numbered_for_book,
    numbers,
    places_for_book,
    places_for_pair,
)
from engine.atheneum.patterns import filled_by
from tests.engine.atheneum.table import at, books, where


def free(**drawn: str) -> set[str]:
    places = places_for_book(filled_by(books(**drawn)), OWNED[0])
    return {where(place) for place in numbers(places)}


def may_lift(*pairs: str, **drawn: str) -> set[str]:
    lefts = sum(1 << at(pair) for pair in pairs)
    singles, wide = liftable(filled_by(books(**drawn)), lefts)
    return {where(place) for place in numbers(singles | wide)}


def in_(compartment: str, places: set[str]) -> set[str]:
    return {place.removeprefix(f"{compartment} ") for place in places if place.startswith(compartment)}


@pytest.mark.parametrize(
    "upper_left, allowed",
    [
        ("...", {"0", "2"}),
        ("p..", {"1", "2", "0 1"}),
        ("..p", {"0", "1", "2 1"}),
        ("pp.", {"2", "0 1"}),  # top x1 has no support, top x2 nothing below
        ("p.. pp.", {"2", "1 1"}),
        ("ppp", {"0 1", "2 1"}),
        ("ppp ppp", set()),
    ],
)
def test_where_a_book_may_be_shelved(upper_left: str, allowed: set[str]) -> None:  # AT-40, AT-42
    assert in_("UL", free(UL=upper_left)) == allowed


def test_an_empty_shelf_takes_books_at_its_walls() -> None:  # AT-42
    assert free() == {"UL 0", "UL 2", "UC 0", "UR 0", "UR 2", "ML 0", "ML 2", "BT 0", "BT 6"}


def test_side_shelves_count_once_they_stand() -> None:  # AT-33
    assert at("SD1 0") not in numbers(places_for_book(0, OWNED[0]))
    assert {at("SD1 0"), at("SD1 1")} <= set(numbers(places_for_book(0, OWNED[1])))
    assert at("SD2 0") in numbers(places_for_book(0, OWNED[2]))


@pytest.mark.parametrize(
    "upper_left, allowed",
    [
        ("pp.", {"1"}),
        ("p.. pp.", {"0 1", "1"}),
        ("pp. pp.", {"1 1"}),  # a 2x2 block: only top x1
        ("p.p", {"0", "2"}),
        ("ppp", {"0", "1", "2"}),
    ],
)
def test_which_book_may_be_lifted(upper_left: str, allowed: set[str]) -> None:  # AT-40, AT-42
    assert in_("UL", may_lift(UL=upper_left)) == allowed


def test_any_neighbour_supports() -> None:  # AT-41
    assert may_lift(BT="ppp....") == {"BT 0", "BT 2"}
    assert may_lift(BT=".pp....") == set()
    assert may_lift(BT="ppp...p") == {"BT 0", "BT 2", "BT 6"}
    assert may_lift(BT=".ppp...") == {"BT 1", "BT 3"}
    assert {"BT 0", "BT 3"} <= free(BT=".pp....")


def test_a_pair_needs_a_wall_or_a_book_at_one_end() -> None:  # AT-43
    def left_places(**drawn: str) -> set[str]:
        return {where(place) for place in numbers(places_for_pair(filled_by(books(**drawn)), OWNED[0]))}

    assert left_places() == {"UL 0", "UL 1", "UR 0", "UR 1", "ML 0", "ML 1", "BT 0", "BT 5"}
    assert in_("BT", left_places(BT="...p...")) == {"0", "1", "4", "5"}
    assert in_("UL", left_places(UL="pp.")) == {"0 1"}  # the other way round something would be missing below
    assert in_("UL", left_places(UL="ppp")) == {"0 1", "1 1"}
    assert "UC 0" not in left_places()


def test_a_pair_is_one_wide_book_for_support() -> None:  # AT-43
    assert may_lift("BT 1", BT="ppp....") == {"BT 1"}  # without its left neighbour the pair would lean on nothing
    assert may_lift("BT 0", BT="ppp....") == {"BT 2"}
    assert may_lift("BT 0", BT="pp.....") == {"BT 0"}
    assert may_lift("BT 2", BT=".ppp...") == set()
    assert may_lift("UL 0", UL="p.. pp.") == {"UL 0 1"}
    assert may_lift("UL 0 1", UL="pp. ppp") == {"UL 0 1", "UL 2"}


def test_which_favourites_stand_together() -> None:  # AT-70
    def together(**drawn: str) -> int:
        return beside_or_stacked(filled_by(books(**drawn))).bit_count()

    assert together(UL="pp.") == 2
    assert together(UL="p.. p..") == 2
    assert together(UL=".p. p..") == 0  # diagonally
    assert together(UL="..p", UC="p") == 0  # across a wall
    assert together(UL="..p ...", BT="p......") == 0
    assert together(UC="p p") == 2


# A second opinion, place by place and in the rulebook's words.


def stands(book: Place, filled: set[Place], pairs: dict[Place, Place]) -> bool:
    compartment, column, level = book
    if level and Place(compartment, column, level - 1) not in filled:
        return False
    width = BOX.compartments[compartment].width
    left = column == 0 or Place(compartment, column - 1, level) in filled
    right = column == width - 1 or Place(compartment, column + 1, level) in filled
    if book in pairs:  # the left half: its right end is the other half's
        other = pairs[book]
        return left or other.column == width - 1 or Place(compartment, other.column + 1, level) in filled
    if book in pairs.values():
        return stands(Place(compartment, column - 1, level), filled, pairs)
    return left or right


def lawful(filled: set[Place], pairs: dict[Place, Place]) -> bool:
    return all(stands(book, filled, pairs) for book in filled)


def bits(places: set[Place]) -> int:
    return sum(1 << PLACE_AT[place] for place in places)


@pytest.mark.parametrize("seed", range(30))
def test_shifts_and_plain_words_agree(seed: int) -> None:  # AT-40 to AT-43
    luck = Random(seed)
    filled: set[Place] = set()
    pairs: dict[Place, Place] = {}
    for _ in range(60):
        mask, lefts = bits(filled), bits(set(pairs))
        singles = {place for place in PLACES if place not in filled and lawful(filled | {place}, pairs)}
        doubles = {
            place: other
            for place in PLACES
            if (other := Place(place.compartment, place.column + 1, place.level)) in PLACE_AT
            and not {place, other} & filled
            and lawful(filled | {place, other}, {**pairs, place: other})
        }
        assert numbered_for_book(mask, OWNED[2]) == (bits(singles), tuple(sorted(PLACE_AT[place] for place in singles)))
        assert places_for_book(mask & OWNED[0], OWNED[0]) == bits(singles) & OWNED[0]
        assert places_for_pair(mask, OWNED[2]) == bits(set(doubles))
        halves = {*pairs, *pairs.values()}
        lone = {place for place in filled - halves if lawful(filled - {place}, pairs)}
        wide = {one for one, other in pairs.items() if lawful(filled - {one, other}, without(pairs, one))}
        assert liftable(mask, lefts) == (bits(lone), bits(wide))
        change(filled, pairs, luck, singles=sorted(singles), doubles=doubles, lone=sorted(lone), wide=sorted(wide))


def without(pairs: dict[Place, Place], one: Place) -> dict[Place, Place]:
    return {left: right for left, right in pairs.items() if left != one}


def change(
    filled: set[Place],
    pairs: dict[Place, Place],
    luck: Random,
    *,
    singles: list[Place],
    doubles: dict[Place, Place],
    lone: list[Place],
    wide: list[Place],
) -> None:
    """Shelve or lift something by luck."""
    what = luck.random()
    if what < 0.5 and singles:
        filled.add(luck.choice(singles))
    elif what < 0.75 and doubles:
        one = luck.choice(sorted(doubles))
        pairs[one] = doubles[one]
        filled |= {one, doubles[one]}
    elif what < 0.9 and lone:
        filled.remove(luck.choice(lone))
    elif wide:
        one = luck.choice(wide)
        filled -= {one, pairs.pop(one)}
