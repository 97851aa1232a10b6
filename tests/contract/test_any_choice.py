"""What holds in every game at every moment, whatever is chosen (random play from Hypothesis's numbers)."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from engine.ask import Ask, Option
from engine.match import Match, RefusedError
from tests.contract.every import every_game
from tests.engine.playing import (
    as_json,
    legal,
    new_match,
    play_randomly,
    random_games,
    reloaded,
    seats_of,
    seen,
    step,
    steps,
    without_numbers,
)
from tests.toy_game import TOY


@every_game
@random_games(6)
def test_every_question_can_be_answered_and_every_game_ends(game: str, number: int, seats: int) -> None:
    match = new_match(game, seats, number)
    well_asked(match)
    for _ in steps(match, Random(number)):  # fails where nobody can act, or the game goes on for ever
        well_asked(match)
    assert match.pending == {}
    assert len(match.scores) == seats
    assert match.winners
    assert set(match.winners) <= set(range(seats))


def well_asked(match: Match) -> None:
    pending = match.pending
    assert match.over == (not pending)
    for seat, question in pending.items():
        ask = question.ask
        assert ask.seat == seat
        assert seat in seats_of(match)
        assert len(ask.options) == len(set(ask.options)) > 0
        assert 0 <= ask.at_least <= ask.at_most <= len(ask.options)
        assert ask.at_most > 0
        assert question.number <= match.number
        if question.number % 16 == 0:
            assert legal(match, ask, match.advise(seat))


@every_game
@random_games(6)
def test_replay_live_and_restored_are_one(game: str, number: int, seats: int) -> None:
    live, luck = new_match(game, seats, number), Random(number)
    made = []
    for one in steps(live, luck):
        made.append(one)
        if luck.random() < 0.1:
            restored = reloaded(live)
            assert seen(restored) == seen(live)
            assert restored.save() == live.save()
    replay = new_match(game, seats, number)
    assert [replay.submit(one.seat, one.picks) for one in made] == [one.facts for one in made]
    assert replay.save() == live.save() == reloaded(live).save()
    assert seen(replay) == seen(live) == seen(reloaded(live))


@every_game
@random_games(6)
def test_a_game_played_by_restored_matches_only_is_the_same_game(game: str, number: int, seats: int) -> None:
    live = new_match(game, seats, number)
    made = play_randomly(live, Random(number))
    stored = new_match(game, seats, number).save()
    for one in made:
        match = Match.restore(stored)
        assert match.submit(one.seat, one.picks) == one.facts
        stored = as_json(match)
    assert stored == as_json(live)


@every_game
@random_games(6)
def test_a_refused_choice_changes_nothing(game: str, number: int, seats: int) -> None:
    match, luck = new_match(game, seats, number), Random(number)
    for _ in steps(match, luck):
        if luck.random() < 0.15:
            nothing_wrong_is_let_in(match, luck)
    nothing_wrong_is_let_in(match, luck)


def nothing_wrong_is_let_in(match: Match, luck: Random) -> None:
    before, sight = deepcopy(match.save()), seen(match)
    for seat, picks in wrong_choices(match, luck):
        with pytest.raises(RefusedError):
            match.submit(seat, picks)
    for seat in [*seats_of(match), -1, 99]:
        if match.can_undo(seat):
            with pytest.raises(RefusedError):
                match.undo(seat)
    assert match.save() == before
    assert seen(match) == sight
    assert reloaded(match).save() == before


def wrong_choices(match: Match, luck: Random) -> Iterator[tuple[Any, Any]]:
    asks = {seat: question.ask for seat, question in match.pending.items()}
    somewhere = [option for ask in asks.values() for option in ask.options] or [("card", 1)]
    for seat in [*seats_of(match), -1, 99, None, "0"]:
        if seat not in asks:
            yield seat, [luck.choice(somewhere)]
            yield seat, []
    for seat, ask in asks.items():
        for picks in wrong_picks(match, ask, somewhere, luck):
            yield seat, picks


def wrong_picks(match: Match, ask: Ask, somewhere: list[Option], luck: Random) -> Iterator[list[Any]]:
    good = list(luck.sample(ask.options, max(1, ask.at_least)))
    yield [*good, good[0]]
    yield [good[0], good[0]]
    foreign = [option for option in somewhere if option not in ask.options]
    for bad in [*foreign[:1], ("card", 999), ("card", -1), ("cell", 9, 9), ("cheat",), (), (good[0],)]:
        yield [bad]
        yield [*good[:-1], bad]
        yield [*good, bad]
    for garbage in (None, 7, 1.5, "card", b"card", {"card"}, list(good[0]), {"card": 1}, object(), good):
        yield [garbage]
    if ask.at_least:
        yield good[: ask.at_least - 1]
    if ask.at_most < len(ask.options):
        yield list(luck.sample(ask.options, ask.at_most + 1))
    for _ in range(5):
        picks = luck.sample(ask.options, luck.randint(ask.at_least, ask.at_most))
        if not legal(match, ask, tuple(picks)):
            yield picks


@every_game
@random_games(6)
def test_undo_then_redo_is_the_identity(game: str, number: int, seats: int) -> None:
    match, luck = new_match(game, seats, number), Random(number)
    for one in steps(match, luck):
        if match.can_undo(one.seat) is None and luck.random() < 0.25:
            before, sight, used = without_numbers(as_json(match)), seen(match), match.number
            dropped = match.undo(one.seat)
            assert (dropped.seat, dropped.key, dropped.picks) == (one.seat, one.ask.key, one.picks)
            assert match.pending[one.seat].ask == one.ask
            assert match.submit(one.seat, one.picks) == one.facts
            assert without_numbers(as_json(match)) == before
            assert (seen(match)[0], seen(match)[3]) == (sight[0], sight[3])
            assert match.number == used + 2


@every_game
@random_games(6)
def test_an_undo_leads_back_to_where_the_match_was(game: str, number: int, seats: int) -> None:
    match, luck = new_match(game, seats, number), Random(number)
    while not match.over:
        if luck.random() < 0.8:
            step(match, luck)
            continue
        before, sight = at_present(match), seen(match)[0]
        one = step(match, luck)
        if match.can_undo(one.seat) is None:
            match.undo(one.seat)
            assert at_present(match) == before
            assert seen(match)[0] == sight


def at_present(match: Match) -> tuple[Any, dict[int, Ask]]:
    """The whole truth just now, whichever checkpoint it is stored by."""
    return match.rules.dump(match._state), {seat: question.ask for seat, question in match.pending.items()}


@every_game
@random_games(6)
def test_play_with_undos_at_any_moment_goes_on_to_the_end(game: str, number: int, seats: int) -> None:
    match, luck = new_match(game, seats, number), Random(number)
    asked: dict[tuple[int, int], Ask] = {}
    made = undone = 0
    while not match.over:
        remember(match, asked)
        if luck.random() < 0.3:
            undone += take_back(match, luck)
        else:
            step(match, luck)
            made += 1
        assert match.number == made + undone  # no gap, no number twice
        if luck.random() < 0.1:
            assert seen(reloaded(match)) == seen(match)
    assert undone > 0 or game != TOY.key  # in a game that reveals something by every choice nothing is taken back
    assert reloaded(match).save() == match.save()


def remember(match: Match, asked: dict[tuple[int, int], Ask]) -> None:
    """A seat and a number mean one question for good: an old button can never answer a newer one."""
    for seat, question in match.pending.items():
        assert asked.setdefault((seat, question.number), question.ask) == question.ask


def take_back(match: Match, luck: Random) -> int:
    able = [seat for seat in seats_of(match) if match.can_undo(seat) is None]
    if able:
        match.undo(luck.choice(able))
    return len(able[:1])


@every_game
@random_games(6)
def test_the_way_out_is_open_at_every_moment(game: str, number: int, seats: int) -> None:
    match, luck = new_match(game, seats, number), Random(number)
    for _ in steps(match, luck):
        if luck.random() < 0.05:
            back = Match.restore_checkpoint(as_json(match))
            assert back.number == match.number
            assert reloaded(back).save() == back.save()
            well_asked(back)
    back = Match.restore_checkpoint(as_json(match))
    play_randomly(back, luck)
    assert back.over
