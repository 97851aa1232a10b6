"""Reviews of finished games: owed with the end, made once, kept, and told to nobody but their reader."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlmodel import select

from bot.hosting.host import Host
from bot.hosting.recalling.retrying import PAUSE
from bot.hosting.recalling.reviewer import ReviewError, looked_through
from bot.hosting.recalling.reviews import Reviewer
from bot.store.memory import ReviewRow
from bot.text import words
from bot.ui.messages import final_page
from bot.ui.review import review_page
from bot.values.refusal import HostError
from engine import catalogue
from engine.judging import Judged
from engine.odds import Point
from engine.record import Record
from engine.review import Review
from tests.bot.hosted import ANNA, BEN, SEED, Hosted, hosted, refused
from tests.contract.every import Setting, record_of
from tests.toy_game import TOY


@pytest.fixture(autouse=True)
def with_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy game be one in which somebody looks ahead."""
    monkeypatch.setitem(catalogue._registered, TOY.key, replace(TOY, foresight=object()))  # type: ignore[arg-type] # nobody asks it anything


class Desk:
    """A reviewer that praises the first choice of the first seat, and calls the last one costly."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.free = asyncio.Event()
        self.free.set()
        self.fails = False

    async def __call__(self, record: bytes) -> bytes:
        self.records.append(Record.from_json(orjson.loads(record)))
        await self.free.wait()
        if self.fails:
            raise ReviewError("no")
        return json.dumps(review_of(self.records[-1]).to_json()).encode()


def review_of(record: Record) -> Review:
    mine = [(at, one) for at, one in enumerate(record.choices) if one.seat == 0]
    (first, good), (last, bad) = mine[0], mine[-1]
    judged = (
        Judged(last, bad.number, False, bad.picks, bad.picks, 2.5, "plain", ()),
        Judged(first, good.number, True, good.picks, good.picks, 1.0, "alike", ()),
    )
    curves = ((Point(1, 0.5), Point(9, 1.0)), (Point(2, 0.5), Point(9, 0.0)))
    return Review(len(record.choices), ((1, 0),), curves, (judged, ()))


def anew(world: Hosted, reviewer: Reviewer | None) -> Host:
    """Return the host of another process on the same database."""
    return Host(world.store, now=lambda: world.time, new_seed=lambda: SEED, looking=False, reviewer=reviewer)


async def rows(world: Hosted) -> list[ReviewRow]:
    async with world.store.reading() as session:
        return list((await session.exec(select(ReviewRow))).all())


@pytest.fixture
async def world(tmp_path: Path) -> Any:
    async with hosted(tmp_path / "games.db") as made:
        yield made


async def finished(world: Hosted, reviewer: Reviewer | None) -> int:
    """Play a game to its end with somebody who looks through it."""
    world.host = anew(world, reviewer)
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    return game


async def made(world: Hosted, game: int) -> Review:
    await world.host.reviews.of(game)
    await rested(world)
    found = (await world.host.reviews.of(game)).review
    assert found is not None
    return found


async def rested(world: Hosted) -> None:
    """Wait until nothing is looked through."""
    task = world.host.reviews._task
    assert task is not None
    await asyncio.wait_for(asyncio.shield(task), 20)


async def test_a_game_is_looked_through_once_and_the_review_is_kept(world: Hosted) -> None:
    desk = Desk()
    game = await finished(world, desk)
    found = await made(world, game)
    assert found == review_of(desk.records[0])
    await world.host.close()
    world.host = anew(world, desk)
    world.host.reviews.wake()
    assert await made(world, game) == found
    assert len(desk.records) == 1
    table = await world.host.reading(game, ANNA.user_id)
    lookback = await world.host.reviews.of(game)
    page = review_page(table, 0, lookback, "en")
    first, second = page.content.split("\n★")
    assert "**1.**" in first
    assert "−2.5 points" in first
    assert "+1 point" in second
    assert words("en", "review-deeper") in second
    assert review_page(table, 1, lookback, "en").content.endswith(words("en", "review-none"))
    assert "Anna" in review_page(table, 0, lookback, "en", shared=True).content


async def test_what_a_kill_breaks_off_is_owed_and_made_at_the_next_start(world: Hosted) -> None:
    desk = Desk()
    desk.free.clear()
    game = await finished(world, desk)
    assert (await world.host.reviews.of(game)).review is None
    await world.host.close()
    assert [(row.game_id, row.made) for row in await rows(world)] == [(game, None)]
    desk.free.set()
    world.host = anew(world, desk)
    await world.host.open(None)
    world.host.resume()
    assert await made(world, game) == review_of(desk.records[-1])


async def test_what_fails_is_tried_again_an_hour_later_three_times_or_by_the_next_process(world: Hosted) -> None:
    desk = Desk()
    desk.fails = True
    game = await finished(world, desk)
    for tried in (1, 2, 3, 3):
        await rested(world)
        assert await refused(world.host.reviews.of(game)) == "review-failed"
        assert len(desk.records) == tried
        world.time += PAUSE
        with suppress(HostError):
            assert (await world.host.reviews.of(game)).review is None
    desk.fails = False
    world.host = anew(world, desk)
    assert await made(world, game) == review_of(desk.records[-1])


async def test_what_can_not_be_looked_through_says_so_and_has_no_button(world: Hosted) -> None:
    async def nothing(record: bytes) -> bytes:
        return b"null"

    game = await finished(world, nothing)
    await rested(world)
    assert await refused(world.host.reviews.of(game)) == "review-impossible"
    assert not (await world.host.past.epilogue(game)).reviewed


async def test_games_in_play_and_broken_off_have_no_review(world: Hosted) -> None:
    world.host = anew(world, Desk())
    game = await world.game(ANNA, BEN)
    assert await refused(world.host.reviews.of(game)) == "review-not-over"
    await world.host.end(game, ANNA)
    assert await refused(world.host.reviews.of(game)) == "review-ended"
    assert await rows(world) == []


async def test_without_a_reviewer_nothing_is_owed_and_a_later_one_looks_when_asked(world: Hosted) -> None:
    game = await finished(world, None)
    assert await rows(world) == []
    assert await refused(world.host.reviews.of(game)) == "review-off"
    epilogue = await world.host.past.epilogue(game)
    buttons = final_page(await world.host.reading(game), "en", epilogue).rows
    world.host = anew(world, Desk())
    await made(world, game)
    more = final_page(await world.host.reading(game), "en", await world.host.past.epilogue(game)).rows
    assert len(verbs(more)) == len(verbs(buttons)) + 1
    world.host = anew(world, None)
    assert (await world.host.reviews.of(game)).review is not None


def verbs(page_rows: Any) -> list[str]:
    return [button.verb for row in page_rows for button in row]


def test_a_damaged_record_has_no_review() -> None:
    good = record_of(Setting("exlibrium", 2))
    bad: dict[str, Any] = orjson.loads(orjson.dumps(replace(good, seed="00" * 32).to_json()))
    assert looked_through(bad) is None
