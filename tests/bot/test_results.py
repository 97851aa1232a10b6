"""What is kept of finished games: results and ratings, once each, and able to be found again from nothing else."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from graphlib import TopologicalSorter
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from sqlmodel import col, delete, select

from bot.hosting import bookkeeping
from bot.hosting.change import Change
from bot.hosting.memory import results as results_module
from bot.hosting.memory.rating import NEWCOMER, Rating, fixed, rated
from bot.hosting.memory.results import Part, Row, Span, part_of
from bot.hosting.recalling.filling import fill
from bot.store.memory import ResultRow
from bot.values.people import Person, Place
from bot.values.placing import places_of
from bot.values.refusal import HostError
from data.ratings import ratings_of
from engine.catalogue import rules_of
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.toy_game import TOY


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


async def results(world: Hosted) -> list[ResultRow]:
    query = select(ResultRow).order_by(col(ResultRow.game_id), col(ResultRow.seat))
    async with world.store.reading() as session:
        return list((await session.exec(query)).all())


async def played(world: Hosted, *people: Person, automatic: int = 0, channel: int = 70) -> int:
    game_id = await world.game(*people, automatic=automatic, place=Place(7, channel))
    await world.play(game_id, people)
    return game_id


async def test_a_game_that_is_over_leaves_a_result_for_each_seat(world: Hosted) -> None:
    game_id = await played(world, ANNA, BEN, automatic=1)
    table = await world.host.reading(game_id)
    rows = await results(world)
    assert [(row.user_id, row.score, row.place == 1) for row in rows] == [
        (user, table.scores[seat], seat in table.winners) for seat, user in enumerate((1, 2, None))
    ]
    assert [row.strength for row in rows] == [None, None, TOY.strengths[0]]
    assert all(
        (row.game_id, row.key, row.guild_id, row.seats, row.variant) == (game_id, "toy", 7, 3, "") for row in rows
    )
    people = rows[:2]
    assert all(row.own == row.choices > 0 for row in people)
    assert rows[2].own == 0 < rows[2].choices


async def test_a_game_that_is_broken_off_leaves_none(world: Hosted) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.play(game_id, (ANNA, BEN), 3)
    await world.host.end(game_id, ANNA)
    assert await results(world) == []


async def test_options_that_change_the_rules_are_kept(world: Hosted) -> None:
    game_id = await world.game(ANNA, BEN, rounds=2, hints=0)
    await world.play(game_id, (ANNA, BEN))
    assert {row.variant for row in await results(world)} == {"rounds=two"}


async def test_who_is_waited_for_is_timed_from_the_move_before(world: Hosted) -> None:
    game_id = await world.game(ANNA, BEN, rounds=1)
    world.time += timedelta(minutes=5)
    await world.answer(game_id, ANNA)  # the opening asked her, and then everybody
    world.time += timedelta(minutes=1)
    await world.answer(game_id, BEN)
    world.time += timedelta(minutes=2)
    await world.answer(game_id, ANNA)
    await world.play(game_id, (ANNA, BEN))
    anna, ben = await results(world)
    assert ben.waited >= 60
    assert anna.waited >= 300
    assert anna.waits < anna.own  # a second answer in a row waited for nobody else


async def test_whoever_left_is_not_blamed_and_whoever_sits_there_automatically_is_no_person(world: Hosted) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await world.play(game_id, (ANNA, BEN, CARA), 4)
    await world.host.leave(game_id, CARA)
    await world.play(game_id, (ANNA, BEN))
    rows = await results(world)
    assert [row.user_id for row in rows] == [1, 2, None]
    assert [row.rated for row in rows] == [1, 1, None]
    assert rows[2].mu == fixed(1000, 40).mu


async def test_whoever_takes_over_late_neither_wins_nor_loses_by_it(world: Hosted) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.play(game_id, (ANNA, BEN), 11)
    await world.host.leave(game_id, BEN)
    await world.host.seats.take(game_id, CARA, 1)
    await world.play(game_id, (ANNA, CARA))
    anna, cara = await results(world)
    assert (cara.user_id, cara.rated, cara.mu) == (CARA.user_id, None, NEWCOMER.mu)
    assert 0 < cara.own < cara.choices / 2
    assert (anna.rated, anna.own) == (1, anna.choices)


async def test_whoever_leaves_and_comes_back_has_played_both_times(world: Hosted) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.play(game_id, (ANNA, BEN), 11)
    await world.host.leave(game_id, BEN)
    await world.host.seats.take(game_id, BEN, 1)
    await world.play(game_id, (ANNA, BEN))
    _, ben = await results(world)
    assert ben.rated == 1
    assert ben.choices >= ben.own > ben.choices / 2


def test_an_answer_given_beforehand_or_by_the_bot_is_no_wait() -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    asked = Row(1, 1, None, automatic=False, ordered=False, at=at, undone=False)
    hour = timedelta(hours=1)
    answer = Row(2, 0, 1, automatic=False, ordered=False, at=at + hour, undone=False)
    spans = [Span(0, None)]
    assert part_of([asked, answer], 0, spans) == Part(1, 1, 1, 3600)
    assert part_of([asked, answer._replace(ordered=True)], 0, spans) == Part(1, 1, 0, 0)
    assert part_of([asked, answer._replace(automatic=True)], 0, spans) == Part(1, 0, 0, 0)
    assert part_of([asked._replace(seat=0), answer], 0, spans) == Part(1, 1, 0, 0)
    assert part_of([asked, answer], 0, [Span(2, None)]) == Part(1, 1, 1, 3600)
    assert part_of([asked, answer], 0, [Span(3, None)]) == Part(1, 0, 0, 0)


@pytest.mark.parametrize(
    "scores,winners,places",
    [
        ([5, 9, 7], [1], [3, 1, 2]),
        ([9, 9, 7], [1], [2, 1, 3]),  # a tie that a rule broke
        ([9, 9, 7], [0, 1], [1, 1, 3]),
        ([4], [], [2]),  # lost alone
        ([4], [0], [1]),
    ],
)
def test_places(scores: list[int], winners: list[int], places: list[int]) -> None:
    assert places_of(scores, winners) == places


# Ratings


def test_who_wins_gains_and_more_against_somebody_strong() -> None:
    weak, strong = rated([NEWCOMER, fixed(800, 40)], [1, 2]), rated([NEWCOMER, fixed(1400, 40)], [1, 2])
    assert NEWCOMER.mu < weak[0].mu < strong[0].mu
    assert all(one.sigma < NEWCOMER.sigma for one in (weak[0], strong[0]))
    tied = rated([NEWCOMER, NEWCOMER], [1, 1])
    assert tied[0] == tied[1]
    assert NEWCOMER.points == 1000


async def test_an_end_that_could_not_be_saved_has_rated_nobody_and_is_rated_once(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.game(ANNA, BEN)
    remembered, write = results_module.remember, Change.write
    ends: list[int] = []

    async def ending(change: Change) -> None:
        await remembered(change)
        ends.append(change.game.id)

    async def failing(change: Change) -> None:
        await write(change)
        if ends == [game_id]:
            raise OperationalError("disk", None, Exception("full"))

    monkeypatch.setattr(bookkeeping, "remember", ending)
    monkeypatch.setattr(Change, "write", failing)
    with pytest.raises(HostError, match="not-saved"):
        await world.play(game_id, (ANNA, BEN))
    assert (await results(world), ends) == ([], [game_id])
    await world.play(game_id, (ANNA, BEN))
    assert [row.rated for row in await results(world)] == [1, 1]
    assert ends == [game_id] * 2


async def test_two_games_that_end_at_once_are_rated_one_after_the_other(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world, ANNA, BEN, channel=70)
    known, asked = results_module._before, []

    async def too_early(change: Change, row: ResultRow) -> tuple[int, Rating]:
        asked.append(row.user_id)
        return (0, NEWCOMER) if len(asked) <= 2 else await known(change, row)  # as before the other game's end

    monkeypatch.setattr(results_module, "_before", too_early)
    await played(world, ANNA, BEN, channel=71)
    rows = await results(world)
    assert asked == [1, 2, 1, 2]
    assert [row.rated for row in rows] == [1, 1, 2, 2]
    assert computed(rows).keys() == {(row.game_id, row.seat) for row in rows}


async def test_ratings_go_on_from_game_to_game_and_can_be_computed_again(world: Hosted) -> None:
    for number, people in enumerate([(ANNA, BEN), (BEN, CARA), (ANNA, CARA, BEN), (CARA, ANNA), (ANNA, BEN)]):
        await played(world, *people, automatic=number % 2, channel=100 + number)
    rows = await results(world)
    assert [row.rated for row in rows if row.user_id == ANNA.user_id] == [1, 2, 3, 4]
    stored = {(row.game_id, row.seat): (row.mu, row.sigma) for row in rows if row.rated is not None}
    again = computed(rows)
    assert again.keys() == stored.keys()
    assert all(again[key] == pytest.approx(stored[key]) for key in stored)


def computed(rows: list[ResultRow]) -> dict[tuple[int, int], tuple[float, float]]:
    """Rate all games again, each after those that its players were rated for before."""
    games = {game: list(group) for game, group in groupby(rows, key=lambda row: row.game_id)}
    order = TopologicalSorter[int](dict.fromkeys(games, ()))
    for user in {row.user_id for row in rows} - {None}:
        own = sorted((row for row in rows if row.user_id == user and row.rated), key=lambda row: row.rated or 0)
        for before, after in pairwise(own):
            order.add(after.game_id, before.game_id)
    known: dict[int, Rating] = {}
    found = {}
    for game in order.static_order():
        sat_down = [
            known.get(row.user_id or 0, NEWCOMER) if row.rated else Rating(row.mu or 0, row.sigma or 0)
            for row in games[game]
        ]
        for row, rating in zip(games[game], rated(sat_down, [row.place for row in games[game]]), strict=True):
            if row.user_id is not None and row.rated:
                known[row.user_id] = rating
                found[row.game_id, row.seat] = (rating.mu, rating.sigma)
    return found


# Games that were over before


async def test_results_of_older_games_are_filled_in_from_the_oldest_on_and_only_once(world: Hosted) -> None:
    for number in range(3):
        world.time += timedelta(hours=1)
        await played(world, ANNA, BEN, channel=100 + number)
    before = [row.model_dump() for row in await results(world)]
    async with world.store.writing() as session:
        await session.exec(delete(ResultRow))
    await fill(world.host._ledger)
    assert [row.model_dump() for row in await results(world)] == before
    await fill(world.host._ledger)
    assert [row.model_dump() for row in await results(world)] == before


async def test_a_damaged_game_holds_up_no_other(world: Hosted) -> None:
    first, second = [await played(world, ANNA, BEN, channel=100 + number) for number in range(2)]
    async with world.store.writing() as session:
        await session.exec(delete(ResultRow))
    await world.change_game(first, saved="{")
    await fill(world.host._ledger)
    assert {row.game_id for row in await results(world)} == {second}


async def test_alone_one_is_rated_against_the_game_itself(world: Hosted) -> None:
    game = await world.host.start("exlibris", Place(7, 99), ANNA, {"level": 1})
    await world.host.begin(game.id, ANNA)
    for _ in range(500):
        table = await world.host.reading(game.id, ANNA.user_id)
        if table.pending is None:
            break
        picks = rules_of("exlibris").advise(table.view, table.pending.ask, "apprentice")
        await world.host.submit(game.id, ANNA.user_id, table.pending.number, picks=picks)
    (row,) = await results(world)
    known = ratings_of("exlibris")
    novice = fixed(known.alone["novice"], known.error_of("novice"))
    expected = rated([NEWCOMER, novice], [row.place, 3 - row.place])[0]
    assert (row.variant, row.seats, row.rated) == ("level=novice", 1, 1)
    assert (row.mu, row.sigma) == (expected.mu, expected.sigma)
