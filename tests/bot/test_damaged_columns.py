"""Damage within what a row holds as text: people read the sentence of a damaged game, and nothing changes by it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text
from structlog.testing import capture_logs

from bot.hosting import ledger, reading
from bot.store.memory import ReviewRow
from bot.store.servers import ServerRow
from bot.tools.operating.checking import check
from bot.tools.operating.listing import show
from bot.tools.operating.repairing import repair
from bot.values.complaint import Complaint
from bot.values.orders import Order
from bot.values.refusal import HostError
from bot.values.states import ENDED
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted, refused

JUNK = ("[[", "3", '{"sebts": [0]}', "")
"""Cut off, of another shape, with another word in it, and nothing at all."""
SOME = JUNK[:3]
"""Of what may be "" where there is nothing to be read."""
NESTED = "[[0]]"
"""Of the same shape, but for what is in it."""
PEOPLE = (ANNA, BEN, CARA)


@dataclass
class Full:
    """A game in play of which every table holds something: a choice of the bot's, a ping, an order, a proposal."""

    world: Hosted
    game: int
    user: int
    """Who must act, and the number of their question."""
    number: int

    async def open(self) -> object:
        return await self.world.host.reading(self.game, self.user)

    async def answer(self) -> object:
        return await self.world.host.submit(self.game, self.user, self.number, indices=[0])

    async def log(self) -> object:
        return await self.world.host.log(self.game, self.user)

    async def deeds(self) -> object:
        return await self.world.host.deeds(self.game, 0, 0, 99)

    async def orders(self) -> object:
        (owner,) = (row["user_id"] for row in (await self.world.rows())["player_order"])
        return await self.world.host.orders(self.game, owner)

    async def proposal(self) -> object:
        return await self.world.host.together.proposal(self.game, 1)

    async def say(self) -> object:
        return await self.world.host.together.say(self.game, BEN, 1, agrees=True)


Act = Callable[[Full], Awaitable[object]]
ACTS: dict[str, tuple[tuple[str, ...], tuple[Act, ...]]] = {
    "game.options": (JUNK, (Full.open, Full.answer)),
    "choice.facts": (JUNK, (Full.open, Full.log)),
    "choice.picks": (JUNK, ()),
    "choice.reason": (SOME, (Full.deeds,)),
    "outbox.payload": ((*JUNK, f'{{"seats": {NESTED}}}'), (Full.answer,)),
    "player_order.picks": (JUNK, (Full.orders,)),
    "proposal.agreed": ((*JUNK, NESTED), (Full.proposal, Full.say)),
    "proposal.refused": ((*JUNK, NESTED), (Full.proposal, Full.say)),
}
"""What may be in each column, and what people do who need what stands there."""
DAMAGE = [(where, held) for where, (junk, _) in ACTS.items() for held in junk]


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def put(world: Hosted, where: str, held: str) -> None:
    """Write something into a column behind the host's back, and let it forget what it knows."""
    table, column = where.split(".")
    async with world.store.writing() as session:
        connection = await session.connection()
        await connection.execute(text(f"UPDATE {table} SET {column} = :held"), {"held": held})  # noqa: S608 - our own words
    world.host._ledger.matches._live.clear()
    world.host._ledger.newest._known.clear()


async def full(world: Hosted) -> Full:
    game = await world.game(*PEOPLE)
    await world.play(game, PEOPLE, 5)
    acting = (await world.host.reading(game)).acting
    user = PEOPLE[acting[0]]
    owner = next(one for seat, one in enumerate(PEOPLE) if seat not in acting)
    await world.host.give_order(game, owner.user_id, Order(plan=False, key="bid", picks=()))
    await world.host.together.pause(game, ANNA)
    await put(world, "choice.reason", '["plain", []]')
    await put(world, "choice.automatic", "1")
    await world.quiet()
    pending = (await world.host.reading(game, user.user_id)).pending
    assert pending is not None
    return Full(world, game, user.user_id, pending.number)


@pytest.mark.parametrize("where, held", DAMAGE)
async def test_whoever_needs_it_reads_that_the_game_is_damaged_and_nothing_changes(
    world: Hosted, where: str, held: str
) -> None:
    table = await full(world)
    await put(world, where, held)
    before = await world.rows()
    for act in ACTS[where][1]:
        with pytest.raises(HostError) as error:
            await act(table)
        assert (error.value.key, error.value.args_by_name) == ("game-damaged", {"id": table.game, "game": "toy"})
    await world.host.resume_all()
    await world.quiet()
    assert await world.rows() == before


@pytest.mark.parametrize(
    "where",
    [
        "game.state",
        "game.key",
        "game.version",
        "game.round",
        "game.paused_at",
        "seat.due",
        "seat.home_at",
        "tenure.until",
        "player_order.round",
    ],
)
@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings:UserWarning")  # of the very words
async def test_a_word_where_there_is_none_or_another_is_damage_too(world: Hosted, where: str) -> None:
    table = await full(world)
    await put(world, where, "z")
    before = await world.rows()
    assert await refused(table.answer()) == "game-damaged"
    assert await world.rows() == before


@pytest.mark.parametrize("module, name, act", [(ledger, "note_bot", Full.answer), (reading, "table_for", Full.open)])
async def test_a_mistake_of_ours_is_not_put_down_to_damage(
    world: Hosted, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, act: Act
) -> None:
    def mistaken(*_: object, **__: object) -> None:
        raise TypeError("ours")

    table = await full(world)
    monkeypatch.setattr(module, name, mistaken)
    with pytest.raises(TypeError, match="ours"):
        await act(table)


@pytest.mark.parametrize("held", JUNK)
async def test_a_choice_to_which_a_damaged_order_would_answer_is_not_made(world: Hosted, held: str) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.give_order(game, BEN.user_id, Order(plan=False, key="bid", picks=()))
    await world.quiet()
    await put(world, "player_order.picks", held)
    before = await world.rows()
    assert await refused(world.host.submit(game, ANNA.user_id, 0, indices=[0])) == "game-damaged"
    assert await world.rows() == before


@pytest.mark.parametrize("where, held", DAMAGE)
async def test_check_names_it_and_repair_says_that_nothing_here_can_mend_it(
    world: Hosted, where: str, held: str
) -> None:
    table = await full(world)
    assert await check(world.store) == (1, [])
    await put(world, where, held)
    before = await world.rows()
    (_, wrong) = await check(world.store)
    assert [line for line in wrong if line.startswith("game 1 (toy): has ") and "cannot be read" in line], wrong
    for back in (False, True):
        with pytest.raises(Complaint, match=r"game 1 has .* cannot be read.*: a backup .* and /toy end in its channel"):
            await repair(world.store, table.game, back=back)
    assert await world.rows() == before
    assert await show(world.store, table.game)


@pytest.mark.parametrize("where, held", DAMAGE)
async def test_such_a_game_is_found_left_and_ended(world: Hosted, where: str, held: str) -> None:
    table = await full(world)
    await put(world, where, held)
    assert [mine.game.id for mine in await world.host.games_of(1)] == [table.game]
    assert [one.game.id for one in await world.host.glance(1)] == [table.game]
    assert await world.host.last_in(HERE.channel_id) is not None
    assert len((await world.host.people_of(table.game))[1]) == 3
    await world.host.waiting_for(1)
    assert (await world.host.check_end(table.game, ANNA)).id == table.game
    assert (await world.host.end(table.game, ANNA)).state == ENDED
    await world.quiet()
    assert world.discord.texts("table")[-1].startswith("ended")
    assert (await world.rows())["outbox"] == []
    await world.game(ANNA, BEN)


@pytest.mark.parametrize("where", ["game.options", "choice.facts", "player_order.picks"])
async def test_nobody_has_to_stay_at_such_a_table(world: Hosted, where: str) -> None:
    table = await full(world)
    await put(world, where, "3")
    await world.host.leave(table.game, BEN)
    assert (await world.rows())["seat"][1]["user_id"] is None


@pytest.mark.parametrize("where", ["game.options", "choice.facts", "outbox.payload"])
async def test_a_delivery_says_so_once_in_the_log_and_holds_up_nothing(tmp_path: Path, where: str) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        await world.game(ANNA, BEN)
        await put(world, where, "[[")
        before = await world.rows()
        with capture_logs() as logs:
            await world.open()
            await world.quiet()
        failed = [entry for entry in logs if entry["event"] in {"outbox-failed", "outbox-damaged"}]
        assert "table" in {entry["kind"] for entry in failed}
        assert not [entry for entry in logs if entry.get("exc_info")], logs
        dropped = {entry["kind"] for entry in logs if entry["event"] == "outbox-dropped" and entry["why"] == "GIVE_UP"}
        assert dropped == {"table", "turn", "hand"}
        assert {**await world.rows(), "outbox": []} == {**before, "outbox": []}


async def over(world: Hosted) -> int:
    """Return a game that is over, with a review."""
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    async with world.store.writing() as session:
        session.add(ReviewRow(game_id=game, made='{"length": 0, "rounds": [], "curves": [], "judged": []}'))
    await world.quiet()
    return game


@pytest.mark.parametrize(
    "where, asked",
    [
        ("game.options", ["open", "record", "review", "rematch"]),
        ("choice.facts", ["open", "epilogue", "round", "log"]),
        ("choice.picks", ["record", "review"]),
        ("review.made", ["review"]),
    ],
)
async def test_what_is_kept_of_a_game_that_is_over_is_damaged_too(world: Hosted, where: str, asked: list[str]) -> None:
    game, host = await over(world), world.host
    ways: dict[str, Callable[[], Awaitable[object]]] = {
        "open": lambda: host.reading(game),
        "record": lambda: host.record(game),
        "review": lambda: host.reviews.of(game),
        "rematch": lambda: host.rematch(game, ANNA),
        "epilogue": lambda: host.past.epilogue(game),
        "round": lambda: host.past.round(game, 1),
        "log": lambda: host.log(game),
    }
    for name in ways.keys() - {"rematch"}:
        await ways[name]()
    await put(world, where, "[[")
    before = await world.rows()
    assert {name: await refused(ways[name]()) for name in asked} == dict.fromkeys(asked, "game-damaged")
    assert await world.rows() == before
    _, wrong = await check(world.store)
    assert [line for line in wrong if "cannot be read" in line], wrong


@pytest.mark.parametrize("column", ["channels", "paces"])
async def test_customs_that_cannot_be_read_are_said_to_be_so(world: Hosted, column: str) -> None:
    async with world.store.writing() as session:
        session.add(ServerRow(guild_id=7))
    await put(world, f"server.{column}", "[[")
    assert await refused(world.host.customs_of(7)) == "not-readable"
    assert await refused(world.host.change_customs(7, lambda customs: customs)) == "not-readable"
    assert await refused(world.host.start("toy", HERE, ANNA, {})) == "not-readable"


async def test_whoever_is_forgotten_is_not_half_forgotten(world: Hosted) -> None:
    table = await full(world)
    await world.host.end(table.game, ANNA)
    await world.quiet()
    await put(world, "proposal.agreed", "[[")
    before = await world.rows()
    assert await refused(world.host.privacy.forget(ANNA.user_id)) == "not-readable"
    assert await world.rows() == before


@pytest.mark.parametrize("where", ["game.created_at", "proposal.until"])
async def test_a_date_that_is_none_is_trouble_of_the_database(world: Hosted, where: str) -> None:
    table = await full(world)
    acts: dict[str, list[Callable[[], Awaitable[object]]]] = {
        "game.created_at": [table.open, lambda: world.host.games_of(1), lambda: world.host.glance(1)],
        "proposal.until": [table.proposal],
    }
    await put(world, where, "2026-?")
    assert {await refused(act()) for act in acts[where]} == {"not-readable"}
    looked, (wrong,) = await check(world.store)
    assert (looked, wrong.startswith(f"game {table.game}: cannot be read: ")) == (1, True)
