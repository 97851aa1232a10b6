"""What people wish in every game alike, and what follows from it where they play."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest
import pytest_asyncio

from bot.hosting.change import Change
from bot.values.people import Place
from bot.values.preferences import Preferences, Quiet
from bot.values.refusal import HostError
from tests.bot.fake_discord import DM
from tests.bot.hosted import ANNA, BEN, Hosted, hosted


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as opened:
        yield opened


def hands(world: Hosted) -> list[int]:
    """Whose hands stand in direct messages."""
    return sorted(message.channel - DM for message in world.discord.of("hand"))


async def test_what_is_set_stays_and_leaves_the_rest_as_it_was(world: Hosted) -> None:
    await world.host.people.prefer(1, reminders="channel", zone="Asia/Tokyo")
    await world.host.people.prefer(1, quiet=Quiet(60, 480), guide=False)
    wished = await world.host.people.prefer(1, quiet=None, leaderboard=True)
    assert wished == Preferences(1, reminders="channel", zone="Asia/Tokyo", guide=False, leaderboard=True)
    assert await world.host.people.preferences(1) == wished
    assert await world.host.people.preferences(2) == Preferences(2)


@pytest.mark.parametrize(
    "wishes, key",
    [
        ({"reminders": "pigeon"}, "error-bad-value"),
        ({"language": "tlh"}, "error-bad-value"),
        ({"zone": "Europe/Atlantis"}, "settings-no-zone"),
        ({"zone": "localtime"}, "settings-no-zone"),
        ({"zone": "../etc/passwd"}, "settings-no-zone"),
        ({"quiet": Quiet(300, 300)}, "settings-quiet-empty"),
        ({"quiet": Quiet(7 * 60, 23 * 60 + 1)}, "settings-quiet-long"),
        ({"quiet": Quiet(8 * 60, 7 * 60), "reminders": "none"}, "settings-quiet-long"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(world: Hosted, wishes: dict[str, Any], key: str) -> None:
    before = await world.host.people.prefer(1, quiet=Quiet(7 * 60, 23 * 60), language="fr")
    with pytest.raises(HostError) as refusal:
        await world.host.people.prefer(1, **wishes)
    assert refusal.value.key == key
    assert await world.host.people.preferences(1) == before


async def test_a_language_holds_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db") as first:
        await first.host.people.prefer(1, language="pt")
        await first.host.people.prefer(2, language="ru")
        await first.host.people.prefer(2, language="")
        assert [first.host.people.language_of(user) for user in (1, 2, 3)] == ["pt", "", ""]
    async with hosted(tmp_path / "games.db") as second:
        assert [second.host.people.language_of(user) for user in (1, 2, 3)] == ["pt", "", ""]


async def test_whoever_does_not_want_their_hand_by_direct_message_gets_none(world: Hosted) -> None:
    await world.host.people.prefer(1, hand_by_dm=False)
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    world.host.send_hand(game, 1)
    await world.host.settle()
    assert hands(world) == [2]


async def test_a_hand_that_nobody_wants_any_more_is_taken_away_and_comes_back_when_wanted(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.settle()
    assert hands(world) == [1, 2]
    await world.host.people.prefer(1, hand_by_dm=False)
    await world.host.settle()
    assert hands(world) == [2]
    await world.play(game, [ANNA, BEN], 2)
    await world.host.settle()
    assert hands(world) == [2]
    await world.host.people.prefer(1, hand_by_dm=True)
    await world.host.settle()
    assert hands(world) == [1, 2]


async def test_a_hand_under_way_when_it_is_no_longer_wanted_does_not_stay(world: Hosted) -> None:
    world.host._ledger.outbox.courier = None
    await world.game(ANNA, BEN)
    await world.host.people.prefer(1, hand_by_dm=False)
    await world.open()
    await world.host.settle()
    assert hands(world) == [2]


async def test_no_guide_comes_to_whoever_wants_none(world: Hosted) -> None:
    await world.host.people.prefer(1, guide=False)
    game = await world.game(ANNA, BEN)
    guided = {seat.user_id: seat.guided for seat in (await world.host.reading(game)).seats}
    assert guided == {1: False, 2: True}
    await world.host.people.prefer(2, guide=False)
    await world.host.people.prefer(1, guide=True)
    assert not any(seat.guided for seat in (await world.host.reading(game)).seats)


async def test_a_game_that_is_busy_follows_at_the_second_try_and_keeps_no_other_from_it(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await world.game(ANNA, BEN, place=Place(7, 70 + number)) for number in range(3)]
    await world.host.settle()
    changing, tries = world.host._ledger.changing, dict.fromkeys(games, 0)

    def busy(game_id: int) -> Any:
        tries[game_id] += 1
        if tries[game_id] <= {games[0]: 1, games[1]: 9}.get(game_id, 0):
            raise HostError("busy-elsewhere")
        return changing(game_id)

    monkeypatch.setattr(world.host._ledger, "changing", busy)
    wished = await world.host.people.prefer(1, hand_by_dm=False)
    monkeypatch.undo()
    await world.host.settle()
    assert not wished.hand_by_dm
    assert tries == {games[0]: 2, games[1]: 2, games[2]: 1}
    assert hands(world).count(1) == 1


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_hand_that_stands_though_it_is_not_wished_goes_when_it_would_be_drawn(
    world: Hosted, monkeypatch: pytest.MonkeyPatch, *, deleted: bool
) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.settle()
    monkeypatch.setattr(world.host._ledger, "changing", busy_for_ever)
    await world.host.people.prefer(1, hand_by_dm=False)
    monkeypatch.undo()
    assert hands(world) == [1, 2]
    if deleted:
        del world.discord.messages[next(one.id for one in world.discord.of("hand") if one.channel == DM + 1)]
    await world.play(game, [ANNA, BEN], 2)
    await world.host.settle()
    assert hands(world) == [2]
    assert (await world.seat(game, ANNA)).dm_message_id is None
    assert (await world.rows())["outbox"] == [row for row in (await world.rows())["outbox"] if row["kind"] == "turn"]
    await world.host.people.prefer(1, hand_by_dm=True)
    await world.host.settle()
    assert hands(world) == [1, 2]


def busy_for_ever(_: int) -> NoReturn:
    raise HostError("busy-elsewhere")


@pytest.mark.parametrize("first", [{"hand_by_dm": False}, {"language": "fr"}])
async def test_quiet_hours_that_are_set_while_another_wish_is_carried_out_still_hold(
    world: Hosted, monkeypatch: pytest.MonkeyPatch, first: dict[str, Any]
) -> None:
    await world.game(ANNA, BEN)
    await world.host.settle()
    ledger, begun, may_go_on = world.host._ledger, asyncio.Event(), asyncio.Event()
    changing = ledger.changing

    @asynccontextmanager
    async def slow(game_id: int) -> AsyncIterator[Change]:
        begun.set()
        await may_go_on.wait()
        async with changing(game_id) as change:
            yield change

    monkeypatch.setattr(ledger, "changing", slow)
    earlier = asyncio.create_task(world.host.people.prefer(1, **first))
    await begun.wait()
    await world.host.people.prefer(1, quiet=Quiet(0, 480))
    may_go_on.set()
    await earlier
    assert ledger.sleepers == {1}
    assert await world.host.people.asleep([1, 2]) == {1}


async def test_what_is_kept_is_not_refused_where_the_tables_cannot_be_read(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.settle()
    monkeypatch.setattr(world.host._ledger, "looking", unreadable)
    today = world.time.date()
    await world.host.people.plan_vacation(1, today, today)
    assert not (await world.host.people.prefer(1, hand_by_dm=False)).hand_by_dm
    monkeypatch.undo()
    await world.later(minutes=1)
    assert (await world.seat(game, ANNA)).home_at is not None


def unreadable() -> NoReturn:
    raise HostError("not-readable")
