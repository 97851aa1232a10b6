"""What finished games add up to: for one person, for two, for a server."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store.memory import ResultRow
from bot.store.persons import PersonRow
from bot.store.schema import GameRow
from bot.values.past import SETTLED, Against, Standing, Wanted
from bot.values.states import OVER
from tests.bot.hosted import Hosted, hosted

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ANNA, BEN, CARA = 1, 2, 3
HERE, THERE = 7, 8


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        yield world


class Archive:
    """Writes results as finished games leave them."""

    def __init__(self, world: Hosted) -> None:
        self.world = world
        self.games = 0
        self.rated: dict[tuple[int, str], int] = {}

    async def over(
        self, *seats: tuple[int | None, int, int], key: str = "toy", guild: int = HERE, variant: str = "", **more: Any
    ) -> int:
        """Note a game; a seat is who sat there, the score and the place."""
        self.games += 1
        at = NOW + timedelta(hours=self.games)
        game = GameRow(
            key=key, state=OVER, guild_id=guild, channel_id=self.games, host_id=1, created_at=NOW, ended_at=at
        )
        async with self.world.store.writing() as session:
            session.add(game)
            await session.flush()
            more = {"variant": variant, "seats": len(seats), **more}
            session.add_all(self._row(game, place, had, more) for place, had in enumerate(seats))
            return game.id

    def _row(self, game: GameRow, seat: int, had: tuple[int | None, int, int], more: dict[str, Any]) -> ResultRow:
        user, score, place = had
        values = {"own": 5, "choices": 5, "waits": 2, "waited": 60, **more}
        counts = user is not None and 2 * values["own"] >= values["choices"]
        if user is not None and counts:
            self.rated[user, game.key] = self.rated.get((user, game.key), 0) + 1
        return ResultRow(
            game_id=game.id, seat=seat, key=game.key, guild_id=game.guild_id, user_id=user, mu=30.0 - place, sigma=2.0,
            strength=None if user else "automatic", score=score, place=place, ended_at=game.ended_at or NOW,
            rated=self.rated[user, game.key] if user is not None and counts else None, **values,
        )  # fmt: skip


async def test_games_add_up_by_kind(world: Hosted) -> None:
    archive = Archive(world)
    await archive.over((ANNA, 10, 1), (BEN, 7, 2))
    await archive.over((ANNA, 13, 2), (BEN, 15, 1), (None, 2, 3))
    await archive.over((BEN, 3, 1), (ANNA, 2, 2), key="other")
    toy, other = await world.host.past.of(ANNA, Wanted())
    assert (toy.key, toy.played, toy.won, toy.mean, toy.best, toy.seconds) == ("toy", 2, 1, 11.5, 13, 30)
    assert toy.standing == Standing(28 * 40, 2)
    assert (other.key, other.played, other.won) == ("other", 1, 0)


@pytest.mark.parametrize(
    "wanted",
    [Wanted(), Wanted(seats=3), Wanted(variant="long=yes"), Wanted(strength="automatic"), Wanted(guild_id=THERE)],
)
async def test_a_rating_is_the_one_of_now_whichever_games_are_meant(world: Hosted, wanted: Wanted) -> None:
    archive = Archive(world)
    await archive.over((ANNA, 10, 1), (BEN, 7, 2), (None, 2, 3), guild=THERE, variant="long=yes")
    for _ in range(SETTLED - 1):
        await archive.over((BEN, 15, 1), (ANNA, 13, 2))
    (toy,) = await world.host.past.of(ANNA, wanted)
    assert toy.standing == Standing(28 * 40, SETTLED)
    assert not toy.standing.provisional


async def test_whoever_came_late_has_not_played(world: Hosted) -> None:
    archive = Archive(world)
    await archive.over((ANNA, 10, 1), (BEN, 7, 2), own=2)
    assert await world.host.past.of(ANNA, Wanted()) == ()
    assert await world.host.past.against(ANNA, BEN, Wanted()) == ()
    assert (await world.host.past.server(HERE)).best == ()


@pytest.mark.parametrize(
    "wanted, games",
    [
        (Wanted(), [1, 2, 3, 4]),
        (Wanted(key="other"), [3]),
        (Wanted(seats=3), [2]),
        (Wanted(variant="long=yes"), [4]),
        (Wanted(variant="long"), []),
        (Wanted(variant=""), [1, 2, 3]),
        (Wanted(strength="automatic"), [2]),
        (Wanted(guild_id=THERE), [3]),
    ],
)
async def test_games_are_chosen_by_what_they_were(world: Hosted, wanted: Wanted, games: list[int]) -> None:
    archive = Archive(world)
    await archive.over((ANNA, 10, 1), (BEN, 7, 2))
    await archive.over((ANNA, 13, 2), (BEN, 15, 1), (None, 2, 3))
    await archive.over((BEN, 3, 1), (ANNA, 2, 2), key="other", guild=THERE)
    await archive.over((BEN, 3, 1), (ANNA, 2, 2), variant="beginner=yes+long=yes")
    assert [game.game_id for game in await world.host.past.games(ANNA, wanted)] == games


async def test_two_people_are_compared_where_both_sat(world: Hosted) -> None:
    archive = Archive(world)
    await archive.over((ANNA, 10, 1), (BEN, 7, 2))
    await archive.over((ANNA, 10, 3), (BEN, 12, 2), (CARA, 20, 1))
    await archive.over((ANNA, 10, 1), (BEN, 10, 1))
    await archive.over((ANNA, 10, 1), (CARA, 10, 1))
    assert await world.host.past.against(ANNA, BEN, Wanted()) == (Against("toy", 3, 1, 1),)
    assert await world.host.past.against(BEN, ANNA, Wanted()) == (Against("toy", 3, 1, 1),)
    assert (await world.host.past.against(ANNA, CARA, Wanted()))[0].even == 1


async def test_a_server_has_its_games_and_its_best_scores(world: Hosted) -> None:
    archive = Archive(world)
    await archive.over((ANNA, 10, 1), (BEN, 7, 2))
    first = await archive.over((ANNA, 12, 1), (BEN, 7, 2))
    await archive.over((ANNA, 11, 2), (BEN, 12, 1))
    await archive.over((ANNA, 99, 1), (None, 200, 2), guild=THERE)
    three = await archive.over((ANNA, 4, 1), (BEN, 4, 1), (None, 200, 3))
    found = await world.host.past.server(HERE)
    assert found.played == (("toy", 4, 2),)
    assert [(best.seats, best.score, best.user_id, best.game_id) for best in found.best] == [
        (2, 12, ANNA, first), (3, 4, ANNA, three),
    ]  # fmt: skip


async def test_only_who_wishes_it_and_has_played_enough_here_is_on_the_leaderboard(world: Hosted) -> None:
    archive = Archive(world)
    async with world.store.writing() as session:
        session.add_all([PersonRow(user_id=ANNA, leaderboard=True), PersonRow(user_id=CARA, leaderboard=True)])
    for _ in range(SETTLED - 1):
        await archive.over((ANNA, 10, 2), (BEN, 17, 1), (CARA, 3, 3))
    assert (await world.host.past.server(HERE)).leaders == ()
    await archive.over((ANNA, 10, 1), (BEN, 7, 2), guild=THERE)
    assert [(one.user_id, one.points, one.games) for one in (await world.host.past.server(HERE)).leaders] == [
        (ANNA, 29 * 40, SETTLED)
    ]
    await archive.over((CARA, 10, 2), (BEN, 17, 1))
    assert [one.user_id for one in (await world.host.past.server(HERE)).leaders] == [ANNA, CARA]
    assert (await world.host.past.server(THERE)).leaders[0].user_id == ANNA
    assert (await world.host.past.server(HERE, "other")).leaders == ()
