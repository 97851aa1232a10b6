"""Numbers behind names that look alike."""

import pytest

from bot.text import Apart, Called
from render.names import SeatName, written
from render.text import clip, width


@pytest.mark.parametrize(
    "names,told",
    [
        (["Alex", "Bea", "alex"], ["Alex", "Bea", "alex 2"]),
        (["Alex", "Alex", "Alex 2"], ["Alex", "Alex 3", "Alex 2"]),
        (["x" * 32, "x" * 32], ["x" * 32, "x" * 29 + "… 2"]),
        (["\u3164", "\u3164"], ["\u3164", "? 2"]),
        (["𝓐lex", "Alex"], ["𝓐lex", "Alex 2"]),
    ],
)
def test_later_ones_are_numbered_past_what_others_are_really_called(names: list[str], told: list[str]) -> None:
    assert [called.name for called in Apart().add([Called(name, "") for name in names])] == told


def test_two_whose_accounts_stand_for_their_names_in_pictures_are_told_apart_there() -> None:
    told = Apart().add([Called("さくら", "alex"), Called("Alex", "sakura")])
    assert [called.name for called in told] == ["さくら", "Alex 2"]


@pytest.mark.parametrize("name", ["\ufdfa" * 10 + " 2", "x" * 80 + " 17", "さくら 2"])
def test_a_picture_never_loses_the_number(name: str) -> None:
    shown = written(SeatName(name, "sky", ""))
    assert shown.rstrip("\u2069").endswith(name[-2:])
    assert len(shown.strip("\u2068\u2069")) <= 60
    narrow = clip("Wolfgang Amadeus 2", "narrow-bold", 21, 80)
    assert narrow.endswith("… 2")
    assert width(narrow, "narrow-bold", 21) <= 80
