"""How much one person may ask for: more is refused in a sentence, then in silence, and others notice nothing."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app import limits as limiting
from bot.app.client import Bot
from bot.app.flood import keep_out_floods
from bot.app.limits import BURST, KNOWN, NO_LIMITS, QUIET, SERVER, Kind, Limits, lets_in
from bot.app.press import press
from bot.app.tree import Tree


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def asked(limits: Limits, times: int, person: int = 1, server: int | None = 7, kind: Kind = Kind.CLICK) -> int:
    return sum(not limits.wait(person, server, kind) for _ in range(times))


def test_a_share_comes_at_once_and_fills_again() -> None:
    clock = Clock()
    limits = Limits(60, 6, clock)
    assert asked(limits, 100) == 60 * BURST
    assert limits.wait(1, 7, Kind.CLICK) == pytest.approx(1.0)
    clock.now += 5
    assert asked(limits, 100) == 5
    assert asked(limits, 100, kind=Kind.COSTLY) == 2
    assert asked(limits, 100, person=2) == 20


def test_a_server_has_the_shares_of_twenty_and_no_more() -> None:
    limits = Limits(60, 6, Clock())
    assert sum(asked(limits, 20, person) for person in range(1, 60)) == 60 * SERVER * BURST
    assert asked(limits, 5, person=99) == 0
    assert asked(limits, 5, person=98, server=8) == 5
    assert asked(limits, 5, person=99, server=None) == 5


def test_without_limits_everything_is_answered_and_nobody_is_remembered() -> None:
    assert asked(NO_LIMITS, 5000) == 5000
    assert not NO_LIMITS._shares


def test_only_so_many_are_remembered() -> None:
    limits = Limits(60, 6, Clock())
    for person in range(1, 2 * KNOWN):
        limits.wait(person, None, Kind.CLICK)
    assert len(limits._shares) == KNOWN


@given(st.lists(st.floats(0, 30), max_size=200), st.integers(1, 600))
def test_nobody_ever_gets_more_than_the_burst_and_what_time_brings(pauses: list[float], minute: int) -> None:
    clock = Clock()
    limits = Limits(minute, 1, clock)
    answered = 0
    for pause in pauses:
        clock.now += pause
        answered += not limits.wait(1, None, Kind.CLICK)
    assert answered <= max(1.0, minute * BURST) + (clock.now - 1000) * minute / 60 + 1e-6


class Asked:
    """An interaction as far as a limit asks it."""

    def __init__(self, kind: discord.InteractionType, limits: Limits, person: int = 1) -> None:
        self.type = kind
        self.user = SimpleNamespace(id=person)
        self.guild_id = 7
        self.locale = discord.Locale.american_english
        self.client = SimpleNamespace(limits=limits)
        self.command = SimpleNamespace(callback=SimpleNamespace(costly=True))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []

    async def tell(_: Any, sentence: str) -> None:
        said.append(sentence)

    monkeypatch.setattr(limiting, "tell", tell)
    return said


async def test_whoever_floods_is_told_once_in_a_while_and_others_play_on(told: list[str]) -> None:
    clock = Clock()
    limits = Limits(60, 6, clock)
    click: Any = Asked(discord.InteractionType.component, limits)
    answered = [await lets_in(click, limits, costly=False) for _ in range(1000)]
    assert sum(answered) == 20
    assert told == ["One moment, please: try again in a second."]
    clock.now += QUIET
    limits._shares["person", 1, Kind.CLICK].left = -30.0
    assert not await lets_in(click, limits, costly=False)
    assert told[1:] == ["One moment, please: try again in 26 seconds."]
    other: Any = Asked(discord.InteractionType.component, limits, person=2)
    assert await lets_in(other, limits, costly=False)


def test_a_flood_is_left_outside_before_anything_is_read_and_others_come_in() -> None:
    clock = Clock()
    read: list[Any] = []
    client: Any = SimpleNamespace(_connection=SimpleNamespace(parsers={"INTERACTION_CREATE": read.append}))
    keep_out_floods(client, Limits(60, 6, clock))
    let_in = client._connection.parsers["INTERACTION_CREATE"]
    mine, theirs = {"member": {"user": {"id": "1"}}}, {"user": {"id": "2"}}
    started = time.perf_counter()
    for _ in range(10_000):
        let_in(mine)
    assert time.perf_counter() - started < 1  # a tenth of it at most, on a machine that has nothing else to do
    assert read == [mine] * int(60 * 4 * BURST)
    let_in(theirs)
    clock.now += 1
    let_in(mine)
    assert read[80:] == [theirs, mine]


def test_the_door_is_before_discord_py_reads(tmp_path: Path) -> None:
    bot = Bot(f"sqlite+aiosqlite:///{tmp_path}/games.db", Limits(60, 6, Clock()))
    with pytest.raises(KeyError):  # what it is let in for is read
        bot._connection.parsers["INTERACTION_CREATE"]({"user": {"id": "1"}})
    bot.limits._shares["person", 1, Kind.ANY].left = 0
    bot._connection.parsers["INTERACTION_CREATE"]({"user": {"id": "1"}})


async def test_commands_clicks_and_suggestions_all_come_through_it(told: list[str]) -> None:
    limits = Limits(3, 3, Clock())
    command: Any = Asked(discord.InteractionType.application_command, limits)
    tree: Any = Tree
    assert [await tree.interaction_check(None, command) for _ in range(2)] == [True, False]
    suggestion: Any = Asked(discord.InteractionType.autocomplete, limits)
    assert [await tree.interaction_check(None, suggestion) for _ in range(4)] == [True, True, True, False]
    assert len(told) == 1
    click: Any = Asked(discord.InteractionType.component, limits)
    click.client.answer = None  # a click that is let in would need it
    limits.wait(1, 7, Kind.CLICK)
    click.data = {"custom_id": "x:nothing:1", "component_type": 2}
    await press(click)
    assert len(told) == 2
