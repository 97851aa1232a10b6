"""What is kept of people: they get all of it, nothing of others, and can be forgotten everywhere."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import orjson
import pytest

from bot.hosting.bookkeeping import facts_from
from bot.hosting.ringing.retention import Retention
from bot.store.schema import TenureRow
from bot.tools.operating.checking import check
from bot.ui.exported import from_text, to_text
from bot.values.people import NAMELESS, Person, Place
from bot.values.states import OVER
from engine.catalogue import games, rules_of
from engine.record import retold
from tests.bot.hosted import ANNA, BEN, CARA, DORA, HERE, Hosted, hosted, refused

ADA = Person(777_000_111_222, "Ada Lovelace", account="ada.lovelace", luck="by the sea")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


async def life(world: Hosted) -> tuple[int, int, int]:
    """Let Ada finish one game, leave one, play one, wait in a lobby and set something; return the first three."""
    over = await world.game(ADA, BEN)
    await world.play(over, [ADA, BEN])
    left = await world.game(BEN, ADA, CARA)
    await world.play(left, [BEN, ADA, CARA], 4)
    await world.host.leave(left, ADA)
    playing = await world.game(ADA, BEN, place=Place(7, 71))
    await world.play(playing, [ADA, BEN], 2)
    await world.lobby(CARA, ADA, place=Place(8, 72))
    await world.host.people.prefer(ADA.user_id, leaderboard=True, language="fr")
    await world.host.people.plan_vacation(ADA.user_id, date(2026, 5, 1), date(2026, 5, 3))
    await world.quiet()
    return over, left, playing


def dump(world: Hosted) -> str:
    with closing(sqlite3.connect(world.path)) as database:
        return "\n".join(database.iterdump())


async def test_whoever_asks_gets_all_that_is_kept_of_them_and_nothing_of_others(world: Hosted) -> None:
    over, left, playing = await life(world)
    kept = await world.host.privacy.data(ADA.user_id)
    text = orjson.dumps(kept, default=str).decode()
    assert {row["game_id"] for row in kept["seat"]} >= {over, playing}
    assert {row["game_id"] for row in kept["tenure"]} == {over, left, playing}
    assert {row["game_id"] for row in kept["choice"]} == {over, left, playing}
    assert len(kept["vacation"]) == len(kept["person"]) == 1
    assert [row["game_id"] for row in kept["result"]] == [over]
    own = {(row["game_id"], row["number"]) for row in kept["choice"]}
    for game in (over, left, playing):
        seats = {row.seat for row in await world.choices(game) if (game, row.number) in own}
        assert len(seats) == 1
    for other in (BEN, CARA):
        assert f'"{other.name}"' not in text
    secret = (await world.game_row(playing)).secret
    assert secret
    assert secret not in text
    assert await world.host.privacy.data(99) == {}


async def test_whoever_is_forgotten_is_found_nowhere_and_games_go_on_and_stay_true(world: Hosted) -> None:
    over, left, playing = await life(world)
    before = await world.host.record(over)
    await world.host.privacy.forget(ADA.user_id)
    await world.quiet()
    everything = dump(world)
    for trace in (str(ADA.user_id), ADA.name, ADA.account):
        assert trace not in everything
    assert await world.host.privacy.data(ADA.user_id) == {}
    assert await check(world.store) == (4, [])
    after = await world.host.record(over)
    assert after.names.index(NAMELESS) == before.names.index(ADA.name)
    assert (after.choices, after.scores, after.seating) == (before.choices, before.scores, before.seating)
    *_, last = retold(from_text(to_text(after).encode()))
    assert last.over
    table = await world.host.reading(playing)
    assert [seat.automatic for seat in table.seats].count(True) == 1
    assert (await world.play(playing, [BEN])).game.state == OVER
    assert (await world.play(left, [BEN, CARA])).game.state == OVER


@pytest.mark.parametrize("key", games())
async def test_nobody_learns_from_their_file_what_they_may_not_see(world: Hosted, key: str) -> None:
    game = await world.host.start(key, HERE, ADA, {"shuffle": 0})
    await world.host.join(game.id, BEN)
    await world.host.begin(game.id, ADA)
    for _ in range(40):
        for person in (ADA, BEN):
            table = await world.host.reading(game.id, person.user_id)
            if table.must_act and table.pending is not None:
                picks = rules_of(key).advise(table.view, table.pending.ask, rules_of(key).strengths[0])
                await world.host.submit(game.id, person.user_id, table.pending.number, picks=picks)
    kept = await world.host.privacy.data(ADA.user_id)
    seat = (await world.host.reading(game.id, ADA.user_id)).seat
    assert {row["seat"] for row in kept["choice"]} == {seat}
    # What was picked is their own; all else that a row tells is told to eyes, and they have the log for it.
    assert {"facts", "saved", "secret", "seed"} & {
        name for rows in kept.values() for row in rows for name in row
    } == set()
    assert any(fact.eyes is not None for row in await world.choices(game.id) for fact in facts_from(row.facts))


async def test_to_be_forgotten_is_no_way_to_a_second_hand_nor_back_into_a_lobby(world: Hosted) -> None:
    game = await world.game(BEN, ADA, CARA, ANNA)
    await world.play(game, [BEN, ADA, CARA, ANNA], 4)
    for person in (ADA, CARA):
        await world.host.leave(game, person)
    assert await refused(world.host.seats.take(game, ADA, 2)) == "seat-known"
    lobby = await world.lobby(BEN, ADA, place=Place(7, 71))
    await world.host.seats.dismiss(lobby.id, BEN, 1, ADA.user_id)
    assert await refused(world.host.join(lobby.id, ADA)) == "barred"
    await world.host.privacy.forget(ADA.user_id)
    await world.quiet()
    assert str(ADA.user_id) not in dump(world)
    assert await refused(world.host.seats.take(game, ADA, 2)) == "seat-known"
    assert await refused(world.host.join(lobby.id, ADA)) == "barred"
    await world.host.seats.take(game, ADA, 1)


async def test_neither_proposals_nor_those_who_refused_them_name_whoever_was_forgotten(world: Hosted) -> None:
    game = await world.game(BEN, ADA, CARA, pace=43_200)
    await world.host.together.pause(game, BEN)
    await world.host.together.say(game, ADA, 1, agrees=False)
    await world.later(days=1)
    silent = next(seat for seat in (await world.host.reading(game)).seats if seat.missed)
    asks = next(person for person in (BEN, ADA, CARA) if person.user_id != silent.user_id)
    await world.host.seats.replace(game, asks, silent.seat)
    for person in (ADA, BEN, CARA):
        await world.host.privacy.forget(person.user_id)
    await world.quiet()
    with closing(sqlite3.connect(world.path)) as database:
        kept = str(database.execute("SELECT user_id, name, value, agreed, refused, by FROM proposal").fetchall())
    assert len((await world.rows())["proposal"]) >= 1
    for person in (ADA, BEN, CARA):
        assert f"'{person.user_id}'" not in kept
        assert f"[{person.user_id}" not in kept
        assert f"'{person.name}'" not in kept


async def test_whoever_is_away_for_too_long_is_forgotten_and_nobody_else(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        over = await world.game(ANNA, BEN)
        await world.play(over, [ANNA, BEN])
        world.time += timedelta(days=20)
        await world.game(ANNA, CARA)
        left = await world.game(CARA, DORA, place=Place(7, 71))
        await world.host.leave(left, DORA)
        world.time += timedelta(days=11)
        looks = {days: Retention(world.host._ledger, world.host.privacy, days) for days in (0, 32, 30)}
        assert [look.due for look in looks.values()] == [False, True, True]
        await looks[32].look()
        assert await known_in(world) == {1, 2, 3, 4}
        await looks[30].look()
        assert await known_in(world) == {1, 3, 4}  # Ben; Dora's last game is in play, though she has left it
        assert not looks[30].due
        world.time += timedelta(days=1)
        assert looks[30].due


async def known_in(world: Hosted) -> set[int]:
    rows = await world.rows()
    return {row["user_id"] for name in ("seat", "tenure") for row in rows[name] if (row["user_id"] or 0) > 0}


async def test_thousands_of_games_of_one_person_are_told(world: Hosted) -> None:
    game = await world.game(ADA, BEN)
    await world.play(game, [ADA, BEN], 2)
    async with world.store.writing() as session:
        for since in range(1000, 3000, 2):
            row = TenureRow(game_id=game, seat=0, since=since, until=since, user_id=ADA.user_id)
            session.add(row)
    kept = await world.host.privacy.data(ADA.user_id)
    assert len(kept["tenure"]) == 1001
    assert len(kept["choice"]) == len({(row["game_id"], row["number"]) for row in kept["choice"]}) > 0


async def test_a_rematch_waits_for_nobody_who_was_forgotten(world: Hosted) -> None:
    over = await world.game(ADA, BEN, CARA)
    await world.play(over, [ADA, BEN, CARA])
    await world.host.privacy.forget(ADA.user_id)
    lobby = await world.host.rematch(over, BEN)
    assert (await world.host.reading(lobby.id)).invited == (CARA.name,)
    await world.quiet()
    assert world.discord.notices() == [("notice-rematch {'name': 'Ben'}", [CARA.user_id])]
    assert (await world.host.join(lobby.id, CARA)).state != lobby.state


async def test_a_game_of_one_person_alone_ends_when_they_are_forgotten_and_they_may_come_again(world: Hosted) -> None:
    game = await world.game(ADA, automatic=1)
    await world.host.privacy.forget(ADA.user_id)
    await world.quiet()
    assert not (await world.host.reading(game)).game.active
    assert str(ADA.user_id) not in dump(world)
    await world.game(ADA, ANNA)
