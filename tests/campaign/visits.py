"""People who click what they forged and type whatever they like, at tables of every kind, through every way in."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from discord import AppCommandOptionType, app_commands
from structlog.testing import capture_logs

import bot.app.client  # noqa: F401 - every click is registered by importing it
from bot.app.commands import group_for
from bot.app.commands.across import groups
from bot.app.press import _deeds
from bot.games import face_of
from bot.tools.operating.checking import check
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from engine.catalogue import rules_of
from tests.bot.hosted import HERE, Hosted, hosted
from tests.bot.visitors import DM, HALL, MANAGE, OWN, TABLE, VIEW, Visitor, Way
from tests.campaign.mutating import mutated
from tests.campaign.reading import HANGS, NAMES, TYPED, VALUES
from tests.contract.every import GAMES

Command = app_commands.Command[Any, ..., Any]
INPUTS = 120
WAYS = (Way(OWN, TABLE, MANAGE, MANAGE), Way(OWN, TABLE), Way(OWN, HALL, VIEW, VIEW), Way(None, DM))
FINAL = {"endnow", "leavenow", "forgetnow"}
"""Clicks after which there is not much left to click."""
NUMBERS = (0, 0, 1, 1, 2, 3, 24, 25, 199, 2**31, 2**32 - 1, 9_999_999_999)
TEXTS = (*TYPED, *NAMES, *VALUES, "0:0", "0:1,2", "1:m3", "red", "casual", "Anna + Ben")


class Guest(Visitor):
    """Somebody in whose channel nothing stands."""

    def _interaction(self, command: Any = None, options: dict[str, Any] | None = None) -> Any:
        made = super()._interaction(command, options)
        made.namespace = Typed(**(options or {}))
        made.client.get_partial_messageable = lambda _: SimpleNamespace(history=nothing)
        return made


async def nothing(limit: int) -> AsyncGenerator[Any]:
    for _ in range(limit - limit):
        yield None


class Typed(SimpleNamespace):
    """What has been typed so far: of an option that has not been, None, as in discord.py."""

    def __getattr__(self, name: str) -> None:
        return None


@dataclass
class Visits:
    """A table, and who comes to it."""

    world: Hosted
    luck: Random
    key: str
    game: int
    visitors: Sequence[Visitor]

    async def input(self) -> str:
        """Let somebody do something, which is answered at once and with no error; return what kind it was."""
        visitor = self.luck.choice(self.visitors)
        visitor.way = self.luck.choice(WAYS)
        doing = self.luck.choice((self.click, self.command, self.suggestion))
        said, began = len(visitor.said), time.thread_time()
        with capture_logs() as logs:
            what = await doing(visitor)
        assert time.thread_time() - began < HANGS, f"too long: {what}"
        wrong = [line for line in logs if line["log_level"] in {"error", "critical"}]
        assert wrong == [], (what, [(line["event"], repr(line.get("exc_info"))) for line in wrong])
        if doing != self.suggestion:
            assert len(visitor.said) > said, f"no answer: {what}"
        return doing.__name__

    async def click(self, visitor: Visitor) -> str:
        verb = self.luck.choice(list(_deeds))
        if verb in FINAL and self.luck.random() < 0.9:
            verb = "play"
        number = (await self.world.game_row(self.game)).number
        game = self.luck.choice((self.game,) * 6 + NUMBERS)
        numbers = [self.luck.choice((number, *NUMBERS)) for _ in range(self.luck.randrange(6))]
        value, private = mutated(VALUES, self.luck, 100), self.luck.random() < 0.5
        what = f"{verb} {game} {numbers} {value!r}"
        await visitor.click(verb, game, *numbers, private=private, value=value)
        return what

    async def command(self, visitor: Visitor) -> str:
        command = self.luck.choice(commands(self.key))
        options = {
            name: self._value(option) if option.required or self.luck.random() < 0.5 else option.default
            for name, option in command._params.items()
        }
        what = f"/{command.qualified_name} {options}"
        try:
            await visitor.slash(command, **options)
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error}: {what}") from error
        return what

    async def suggestion(self, visitor: Visitor) -> str:
        completed = [
            (command, name)
            for command in commands(self.key)
            for name, one in command._params.items()
            if one.autocomplete
        ]
        command, name = self.luck.choice(completed)
        typed = mutated(TEXTS, self.luck)
        complete: Any = command._params[name].autocomplete
        found = await complete(visitor._interaction(command, {"game": str(self.game)}), typed)
        assert len(found) <= 25
        assert all(0 < len(one.name) <= 100 and 0 < len(str(one.value)) <= 100 for one in found), typed
        return f"/{command.qualified_name} {name}: {typed!r:.200}"

    def _value(self, option: Any) -> Any:
        if option.type is AppCommandOptionType.integer:
            return self.luck.randint(int(option.min_value or 0), int(option.max_value or 10**6))
        if option.type is AppCommandOptionType.boolean:
            return self.luck.random() < 0.5
        if option.choices:
            return self.luck.choice(option.choices).value
        return self.luck.choice((str(self.game), mutated(TEXTS, self.luck)))

    async def play_on(self) -> None:
        """Let whoever is asked answer well, so that the game comes through all its questions."""
        for visitor in self.visitors:
            try:
                table = await self.world.host.reading(self.game, visitor.person.user_id)
                if table.game.state == RUNNING and table.must_act and table.pending is not None:
                    rules = rules_of(self.key)
                    picks = rules.advise(table.view, table.pending.ask, rules.strengths[0])
                    await self.world.host.submit(self.game, visitor.person.user_id, table.pending.number, picks=picks)
            except HostError:
                continue


@cache
def commands(key: str) -> list[Command]:
    """Every command that a table of a game has, but for those that name a member or a channel."""
    found: list[Command] = []
    for group in (group_for(face_of(key)), *groups()):
        every = group.walk_commands() if isinstance(group, app_commands.Group) else [group]
        found += [command for command in every if isinstance(command, app_commands.Command) and nameable(command)]
    return found


def nameable(command: Command) -> bool:
    known = {AppCommandOptionType.string, AppCommandOptionType.integer, AppCommandOptionType.boolean}
    return all(option.type in known for option in command._params.values())


async def table(seed: str, number: int, folder: Path) -> Counter[str]:
    """Let people come to the table that a seed and a number stand for."""
    luck, key = Random(f"{seed}:{number}"), GAMES[number % len(GAMES)]
    people = [Person(one, mutated(NAMES, luck, 32) or "x", account=f"p{one}") for one in (1, 2, 3)]
    path, counts = folder / f"{seed}-{number}.db", Counter({"tables": 1})
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(hosted(path, deliver=False))
        game = (await world.host.start(key, HERE, people[0], {"shuffle": 0})).id
        await world.host.join(game, people[1])
        if luck.random() < 0.8:
            await world.host.begin(game, people[0])
        visits = Visits(world, luck, key, game, [Guest(world.host, one, WAYS[0]) for one in people])
        for _ in range(INPUTS):
            counts[f"{await visits.input()}s"] += 1
            if luck.random() < 0.3:
                await visits.play_on()
        await world.host.settle()
        assert (await check(world.store))[1] == []
    path.unlink(missing_ok=True)
    return counts
