"""Figures come out alike on every Python: `sum` rounds floats otherwise from 3.12 on, and an answer may hang on it."""

import builtins
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from engine.catalogue import rules_of
from engine.foresight import Budget
from engine.search import ranked
from tests.contract.every import Setting, every_setting, notable

SHORT = Budget(playouts=2)


@pytest.fixture(autouse=True)
def whole_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the engine's `sum` take whole numbers alone; what has a point is for `math.fsum`."""
    plain = sum

    def strict(numbers: Iterable[Any], /, start: Any = 0) -> Any:
        added = list(numbers)
        caller = sys._getframe(1).f_globals["__name__"]
        if caller.split(".")[0] == "engine":
            assert not any(isinstance(one, float) for one in added), f"{caller} adds {added} by sum, not fsum"
        return plain(added, start)

    monkeypatch.setattr(builtins, "sum", strict)


@every_setting
def test_whatever_has_a_point_is_added_in_the_same_way_on_every_python(setting: Setting) -> None:
    rules = rules_of(setting.game)
    for moment in notable(setting, every=400):
        for seat, ask in moment.asks.items():
            for strength in rules.strengths:
                moment.match.advise(seat, strength)
            moment.match.hint(seat)
            ranked(rules, moment.match.view(seat), ask, SHORT)
