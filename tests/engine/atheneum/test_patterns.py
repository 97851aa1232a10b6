"""What shelves show (AT-60, AT-61)."""

import random

import pytest

from engine.atheneum.geometry import OWNED, numbers
from engine.atheneum.patterns import WAYS, filled_by, shows
from tests.engine.atheneum.table import books, number


@pytest.mark.parametrize(
    "key, drawn, shown",
    [
        ("O16", {"UR": ".t. tb."}, True),
        ("O16", {"UR": "gtg tbg"}, True),  # what else stands there doesn't matter
        ("O16", {"UR": "..t .tb"}, True),  # any column; the cells keep their order
        ("O16", {"UL": ".t. tb."}, False),  # another compartment
        ("O16", {"UR": "t.. tb."}, False),  # another shape
        ("O16", {"UR": ".t. bt."}, False),  # fixed orientation
        ("O01", {"BT": "ppptg.."}, True),  # in any compartment
        ("O01", {"SD2": "tg pp"}, True),  # a side shelf too, on any level
        ("O01", {"UL": "..t", "UC": "g"}, False),  # not across a wall
        ("O01", {"BT": "t.g...."}, False),
        ("O24", {"UL": "pg.", "UR": ".pt"}, True),  # every part
        ("O24", {"UL": "pg.", "UR": "..."}, False),
        ("O26", {"UC": "p b", "ML": ".tt"}, True),  # colours don't count
        ("O26", {"UC": "p", "ML": "ttt"}, False),
        ("O30", {"UL": "ppp", "UR": "ttt ggg", "UC": "b"}, True),
        ("O35", {"BT": "tgupbtg"}, True),
        ("O35", {"BT": "tgupbt."}, False),
    ],
)
def test_shelves_show_an_objective(key: str, drawn: dict[str, str], shown: bool) -> None:  # noqa: FBT001 - a table row
    # AT-60, AT-61
    assert shows(books(**drawn), number(key)) == shown


def test_all_places_looked_through_at_once_show_what_each_of_them_shows() -> None:
    # AT-60, AT-61
    luck = random.Random("patterns")
    found = 0
    for _ in range(300):
        shelves = [0] * 5
        for place in numbers(OWNED[-1]):
            shelves[luck.choice((0, 0, 1, 2, 3, 4))] |= luck.getrandbits(1) << place
        every = (*shelves, filled_by(shelves))
        for objective, parts in enumerate(WAYS):
            one_by_one = all(
                any(all(every[colour] & places == places for colour, places in cells) for cells in ways)
                for ways in parts
            )
            assert shows(shelves, objective) == one_by_one
            found += one_by_one
    assert found > 300
