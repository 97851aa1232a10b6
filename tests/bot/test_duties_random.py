"""Whatever Discord does while a game is played: once all is well again and somebody looks, all is as it ought to be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import orjson
import pytest

from bot.outbox.delivery import Posted
from bot.values.states import RUNNING
from tests.bot.fake_discord import DM, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted

CHANNEL = HERE.channel_id
PEOPLE = (ANNA, BEN, CARA)
STEPS = 16
TROUBLE = {
    "no rights": lambda _doing: Refusal(50013),
    "not to be seen": lambda _doing: Refusal(50001),
    "archived": lambda doing: None if doing == "create" else Refusal(50083, 400),
    "no edits left": lambda doing: Refusal(30046, 400) if doing == "edit" else None,
    "edits fail": lambda doing: Refusal(0, 503) if doing == "edit" else None,
    "all fails": lambda _doing: Refusal(0, 503),
}


class Weather:
    """What befalls a game, by luck."""

    def __init__(self, world: Hosted, luck: Random) -> None:
        self.world, self.luck = world, luck
        self.trouble: Callable[[str], Exception | None] = lambda _doing: None
        self.loses = False
        self.create = world.discord.create
        world.discord.refuse = self.refuse
        world.discord.create = self.losing  # type: ignore[method-assign] # a network that loses answers

    def refuse(self, _kind: str, channel: int) -> Exception | None:
        return self.trouble(self.world.discord.doing) if channel == CHANNEL else None

    def losing(self, kind: str, channel: int, text: str, nonce: str) -> Posted:
        posted = self.create(kind, channel, text, nonce)
        if self.loses and kind in {"turn", "hand"}:
            raise Refusal(0, 503)
        return posted

    def change(self) -> None:
        """Let something begin, or all be well."""
        self.loses = self.luck.random() < 0.6
        well = self.luck.random() < 0.4
        self.trouble = (lambda _doing: None) if well else self.luck.choice([*TROUBLE.values()])

    def clear_up(self) -> None:
        self.loses, self.trouble = False, lambda _doing: None

    def moderate(self) -> None:
        """Delete some of what the bot has said in the channel."""
        for message in list(self.world.discord.messages.values()):
            if message.channel == CHANNEL and self.luck.random() < 0.5:
                del self.world.discord.messages[message.id]


async def rest(world: Hosted) -> None:
    """Wait until even the retries are over, which wait for nothing but this: no clock tells what happens when."""
    await world.host.settle()
    while world.host._ledger.chores._tasks:
        await world.host._ledger.outbox.resume()
        await world.host.settle()


async def happen(world: Hosted, game: int, weather: Weather, luck: Random) -> None:
    what = luck.random()
    if what < 0.55:
        await world.play(game, luck.sample(PEOPLE, 3), 1)
    elif what < 0.7:
        for person in PEOPLE:
            if (await world.host.reading(game, person.user_id)).can_undo:
                await world.host.undo(game, person.user_id)
                break
    elif what < 0.85:
        weather.change()
    elif what < 0.9:
        weather.moderate()
    else:
        await rest(world)
    await world.host.settle()


async def in_order(world: Hosted, game: int) -> None:
    """Check that the table shows the present, and that exactly those who must act have exactly one ping."""
    table = await world.host.reading(game)
    shown = [message for message in world.discord.of("table", CHANNEL) if message.text != "retired"]
    assert [message.text for message in shown] == [f"{table.game.state} {table.game.number} {table.acting}"]
    pinged = [seat for text in world.discord.texts("turn") for seat in orjson.loads(text)]
    assert sorted(pinged) == list(table.acting)
    for person in PEOPLE:
        reading = await world.host.reading(game, person.user_id)
        hands = world.discord.of("hand", DM + person.user_id)
        if table.game.state == RUNNING and reading.seat is not None:
            assert [message.text for message in hands] == [str(reading.view.hand)]
        assert bool(hands) == (reading.seat is not None)


@pytest.mark.parametrize("number", range(6))
async def test_after_any_weather_all_is_as_it_ought_to_be(tmp_path: Path, number: int) -> None:
    luck = Random(number)
    async with hosted(tmp_path / "games.db", pauses=(3600.0, 3600.0)) as world:
        weather = Weather(world, luck)
        game = await world.game(*PEOPLE, rounds=3)
        leaves = luck.randrange(2 * STEPS)
        for step in range(STEPS):
            await happen(world, game, weather, luck)
            if step == leaves and (await world.host.reading(game)).game.state == RUNNING:
                await world.host.leave(game, CARA)
        if luck.random() < 0.3 and (await world.host.reading(game)).game.state == RUNNING:
            await world.host.end(game, ANNA)
        await rest(world)
        weather.moderate()
        weather.clear_up()
        world.host.look(game, check=True)
        await rest(world)
        await in_order(world, game)
