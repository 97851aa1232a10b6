"""Looking ahead: found from the view alone, repeatable, in time, and legal; and the stronger player wins."""

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count, pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.ask import Ask
from engine.catalogue import rules_of
from engine.counsel import Counsel
from engine.foresight import Budget
from engine.search import End, Tried, _halved, answer, best_first, ranked
from tests.contract.every import GAMES, Moment, Setting, moments, notable
from tests.contract.test_blindness import other_world
from tests.engine.playing import legal, new_match

SEARCHED = [game for game in GAMES if rules_of(game).foresight is not None]
SHORT = Budget(playouts=6)
every_searched = pytest.mark.parametrize("game", SEARCHED)


def searched(game: str, every: int = 400) -> Iterator[tuple[Moment, Ask]]:
    """Questions of a game that are worth a search."""
    setting = Setting(game, 2)
    for moment in notable(setting, every=every):
        for ask in moment.asks.values():
            if len(ask.options) > 1:
                yield moment, ask


@every_searched
def test_the_same_view_and_question_bring_the_same_answer_whatever_lies_hidden(game: str) -> None:
    luck, compared = Random(1), 0
    for moment, ask in searched(game):
        rules, view = moment.match.rules, moment.match.view(ask.seat)
        elsewhere = other_world(moment.match, ask.seat, luck).view(ask.seat)
        here = best_first(rules, view, ask, SHORT)
        assert best_first(rules, elsewhere, ask, SHORT) == here
        compared += len(here) > 1
    assert compared > 2


@every_searched
def test_every_answer_is_legal_and_some_questions_are_searched(game: str) -> None:
    tried = 0
    for moment, ask in searched(game):
        found = best_first(moment.match.rules, moment.match.view(ask.seat), ask, SHORT)
        assert all(legal(moment.match, ask, one.picks) for one in found)
        tried += sum(bool(one.values) for one in found) > 1
    assert tried > 2


def counsel(game: str) -> dict[str, Counsel[Any]]:
    found: dict[str, Counsel[Any]] = import_module(f"engine.{game}.advice.counsel").COUNSEL
    return found


@every_searched
def test_every_question_whose_options_have_a_worth_is_searched(game: str) -> None:
    worthy = {key for key, row in counsel(game).items() if row.values is not None}
    wanted, options = Counter(worthy), every_option(game)
    for number in range(1, 13):
        for moment in moments(Setting(game, 4, options), number):
            for ask in moment.asks.values():
                if wanted[ask.key] > 0 and any(one.values for one in found_by(moment, ask, SHORT)):
                    wanted[ask.key] -= 1
        if not +wanted:
            break
    assert not +wanted


def every_option(game: str) -> tuple[tuple[str, int], ...]:
    """Those rules that ask most."""
    return (("advanced", 1),) if any(one.name == "advanced" for one in rules_of(game).options) else ()


@every_searched
def test_more_is_tried_with_a_larger_budget_and_less_where_time_is_up(game: str) -> None:
    moment, ask = next(found for found in searched(game) if len(found_by(*found, SHORT)) >= 4)
    large, late = (
        sum(len(one.values) for one in found_by(moment, ask, budget))
        for budget in (Budget(playouts=40), Budget(playouts=40, clock=ticking(), seconds=1.5))
    )
    assert 24 <= large <= 40
    assert late < large


@every_searched
def test_without_any_time_the_answer_is_the_one_that_promises_most(game: str) -> None:
    for moment, ask in searched(game):
        found = found_by(moment, ask, Budget(clock=lambda: 0.0))
        assert all(not one.values for one in found)
        assert [one.promise for one in found] == sorted([one.promise for one in found], reverse=True)


@every_searched
def test_answers_are_told_with_how_far_they_are_behind_the_best(game: str) -> None:
    moment, ask = next(found for found in searched(game) if len(found_by(*found, SHORT)) >= 6)
    rules, view = moment.match.rules, moment.match.view(ask.seat)
    found = ranked(rules, view, ask, SHORT)
    assert found[0][:2] == (answer(rules, view, ask, rules.master, SHORT), 0.0)
    assert [one.behind for one in found] == sorted(one.behind for one in found)
    assert all((one.won is None) == (found[0].won is None) for one in found)
    tried = [one.picks for one in found]
    other = next((one for one in ask.options if (one,) not in tried), tried[-1][0])
    again = ranked(rules, view, ask, SHORT, also=(other,))
    assert {one.picks for one in again} == {*tried, (other,)}
    tables = {one.picks: one.tables for one in again}
    assert tables[(other,)] == max(tables.values()) > min(tables.values())


@every_searched
def test_many_may_play(game: str) -> None:
    match = new_match(game, max(rules_of(game).seats), 3)
    while len(match.pending[min(match.pending)].ask.options) == 1:
        match.submit(min(match.pending), match.advise(min(match.pending)))
    ask = match.pending[min(match.pending)].ask
    assert legal(match, ask, match.advise(ask.seat, match.rules.master, SHORT))


def found_by(moment: Moment, ask: Ask, budget: Budget) -> list[Tried]:
    return best_first(moment.match.rules, moment.match.view(ask.seat), ask, budget)


def ticking() -> Callable[[], float]:
    """A clock on which a second passes whenever somebody looks."""
    seconds = count()
    return lambda: float(next(seconds))


def contest(game: str, strong: str, weak: str, games: int, budget: Budget) -> float:
    """How many games of two the first one wins, the seats changing."""
    won = 0.0
    for number in range(games):
        match, seat = new_match(game, 2, 700 + number // 2), number % 2
        while not match.over:
            ask = next(one.ask for one in match.pending.values() if not one.answered)
            match.submit(ask.seat, match.advise(ask.seat, strong if ask.seat == seat else weak, budget))
        won += (seat in match.winners) / len(match.winners)
    return won


@pytest.mark.parametrize("game", [game for game in GAMES if len(rules_of(game).strengths) > 1])
def test_each_strength_beats_the_one_below(game: str) -> None:
    strengths = rules_of(game).strengths
    for weak, strong in pairwise(strengths):
        assert contest(game, strong, weak, 8, SHORT) >= 5, (weak, strong)


def test_the_master_beats_the_strongest_of_the_others() -> None:
    assert contest("exlibrium", "archmage", "sorcerer", 2, Budget(playouts=6)) == 2


def test_without_a_master_the_others_answer() -> None:
    match = new_match("toy", 2, 1)
    ask = match.pending[0].ask
    assert answer(match.rules, match.view(0), ask, "automatic", SHORT) == match.advise(0)
    assert best_first(match.rules, match.view(0), ask, SHORT) == []


def test_an_answer_that_comes_to_the_same_as_a_better_one_leaves_the_search_to_others() -> None:
    picks = [((f"answer-{number}",),) for number in range(4)]
    worth = dict(zip(picks, (3.0, 3.0, 2.0, 1.0), strict=True))
    tables = SimpleNamespace(end=lambda given, _: End(worth[given], worth[given], None))
    tried = [Tried(one, 0.0) for one in picks]
    found = _halved(cast("Any", tables), tried, Budget(playouts=24), None)
    assert [len(one.ends) for one in tried] == [9, 3, 9, 3]
    assert found[0] is tried[0]
    assert {one.picks for one in found} == set(picks)
