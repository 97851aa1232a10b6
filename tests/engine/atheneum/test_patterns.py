"""What shelves show (AT-60, AT-61)."""

import pytest

from engine.atheneum.patterns import shows
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
