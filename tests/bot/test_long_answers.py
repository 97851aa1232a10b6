"""Answers of many picks that are typed: each suggestion tells its newest pick, and keeps to Discord's limits."""

import re
from dataclasses import replace

import pytest

from bot.app.commands.answering import meant, suggestions
from bot.values.refusal import HostError
from bot.values.table import Table
from data.exlibris import BOX
from engine.ask import Ask
from engine.exlibris import RULES
from engine.match import Match, Pending
from tests.bot.tables import table_of


def asking(options: int, number: int = 7) -> Table:
    """Return a table that asks for any number of cards."""
    match = Match.new(RULES.key, 2, {}, "5e" * 32)
    ask = Ask(0, "discard", tuple(("card", card) for card in range(options)), 0, options, (4,))
    return replace(table_of(match, 0, []), pending=Pending(number, ask, answered=False))


def picked(table: Table) -> list[tuple[str, str]]:
    """Pick the first suggestion again and again until no name has room for more; return names and values."""
    taken: list[tuple[str, str]] = []
    typed = ""
    while not typed.startswith("…"):
        choices = suggestions(table, "en", typed)
        assert all(len(choice.name) <= 100 and len(choice.value) <= 100 for choice in choices)
        assert len({choice.name for choice in choices}) == len(choices)
        first = choices[0 if typed else 1]  # before it stands what picks nothing
        taken.append((first.name, first.value))
        typed = f"{first.name} + "
    return taken


def test_every_suggestion_tells_the_newest_pick_and_goes_on() -> None:
    table = asking(40)
    taken = picked(table)
    assert re.fullmatch(r"A1 \+ A2 \+ A3 \([A-Z ]+\)", taken[2][0])
    assert len(taken) > 15
    for name, value in taken[:-1]:
        assert meant(table, "en", name) == meant(table, "en", value)


def test_a_long_answer_keeps_its_newest_pick_and_all_of_its_picks() -> None:
    table = asking(40)
    taken = picked(table)
    name, value = taken[-1]
    assert name.endswith(f") ({len(taken)} chosen)")
    assert meant(table, "en", value)[1] == tuple(range(len(taken)))


def test_what_is_too_long_to_type_is_said_and_refused() -> None:
    table = asking(40)
    name, _ = picked(table)[-1]
    (choice,) = suggestions(table, "en", f"{name} + ")
    assert "/exlibris play" in choice.name
    for typed in (choice.value, name):
        with pytest.raises(HostError, match="error-too-long"):
            meant(table, "en", typed)


def test_values_hold_any_number_of_picks() -> None:
    table = asking(152, number=2**31)
    typed = "".join(f"{card} + " for card in names_of(table)[:60])
    for choice in suggestions(table, "en", typed):
        assert len(choice.value) <= 100
        number, indices = meant(table, "en", choice.value)
        assert (number, len(indices), indices[:60]) == (2**31, 61, tuple(range(60)))


def names_of(table: Table) -> list[str]:
    assert table.pending is not None
    return [BOX.cards[int(option[1])].name for option in table.pending.ask.options]
