"""The guided first turn: for those who are new to a game, until they skip it or a round is over."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.games import face_of
from bot.games.speech import Speech
from bot.ui.guide import guide
from bot.values.states import RUNNING
from bot.values.table import Table
from engine.ask import Ask
from engine.match import Pending
from tests.bot.conftest import World
from tests.bot.hosted import ANNA, BEN, HERE, Hosted, hosted
from tests.bot.journey import Journey, labels
from tests.bot.presses import press_old, private, raw_button
from tests.bot.tables import lobby
from tests.bot.watch import CARD, UNSAID

HEAD = "🌱 **Your first game?**"


@pytest_asyncio.fixture
async def world_of_toys(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def guided(world: Hosted, game: int) -> dict[str, bool]:
    return {seat.name: seat.guided for seat in (await world.host.reading(game)).seats}


async def test_only_who_has_never_begun_such_a_game_is_guided(world_of_toys: Hosted) -> None:
    world = world_of_toys
    closed = await world.lobby(BEN)
    await world.host.end(closed.id, BEN)
    first = await world.game(ANNA, automatic=1)
    assert await guided(world, first) == {"Anna": True, "": False}
    await world.play(first, [ANNA])
    second = await world.game(ANNA, BEN)
    assert await guided(world, second) == {"Anna": False, "Ben": True}


async def test_another_kind_of_game_is_new_again(world_of_toys: Hosted) -> None:
    world = world_of_toys
    await world.play(await world.game(ANNA, BEN), [ANNA, BEN])
    assert face_of("exlibrium").key == "exlibrium"
    game = await world.host.start("exlibrium", HERE, ANNA)
    await world.host.join(game.id, BEN)
    await world.host.begin(game.id, ANNA)
    assert await guided(world, game.id) == {"Anna": True, "Ben": True}


async def test_skipping_is_remembered_and_changes_nothing_else(world_of_toys: Hosted) -> None:
    world = world_of_toys
    game = await world.game(ANNA, BEN)
    before = (await world.host.reading(game, 1)).pending
    await world.host.skip_guide(game, 1)
    await world.host.skip_guide(game, 1)
    assert await guided(world, game) == {"Anna": False, "Ben": True}
    assert (await world.host.reading(game, 1)).pending == before


def asked(key: str, game: str, *, guided: bool = True, round_number: int = 1, options: int = 2) -> str:
    seen = lobby(2)
    own = tuple(replace(seat, guided=guided) for seat in seen.seats)
    ask = Ask(0, key, tuple(("done", number) for number in range(options)))
    table = replace(seen, seats=own, seat=0, view=Round(round_number), pending=Pending(1, ask, answered=False))
    assert isinstance(table, Table)
    return guide(Speech("en", face_of(game).vocabulary, ("Ada", "Ben")), table)


class Round:
    def __init__(self, number: int) -> None:
        self.round = number


@pytest.mark.parametrize("game", ["exlibris", "atheneum", "exlibrium"])
def test_every_question_of_the_first_round_is_guided_and_none_later(game: str) -> None:
    for key in face_of(game).vocabulary.asks:
        told = asked(key, game)
        assert 40 < len(told) < 400
        assert UNSAID.search(told) is None
        assert CARD.search(told) is None
        assert asked(key, game, guided=False) == ""
        assert asked(key, game, round_number=2) == ""
        assert asked(key, game, options=1) == ""
    assert asked("bid", "toy") == ""


ADVICE = re.compile(
    r"\b(take|choose|look for|keep away|leave yourself|good|best|better|should|early on)\b", re.IGNORECASE
)
"""How advice would be worded, which is the hint's to give: the guide tells rules (EL-33, EL-41, EL-44, AT-24)."""


@pytest.mark.parametrize("game", ["exlibris", "atheneum", "exlibrium"])
def test_the_guide_gives_no_advice_that_a_hint_could_contradict(game: str) -> None:
    for key in face_of(game).vocabulary.asks:
        assert ADVICE.search(asked(key, game).replace("so take your time", "")) is None


async def begun(world: World) -> Journey:
    journey = Journey(world, Random(2), world.members[:2], game="exlibris")
    await journey.begin()
    return journey


@pytest.mark.simcord(settle_timeout=20.0)
@pytest.mark.usefixtures("no_power_cuts")
async def test_the_panel_guides_until_it_is_skipped_and_a_restart_forgets_nothing(world: World) -> None:
    journey = await begun(world)
    opened = await journey.open()
    assert opened is not None
    who, panel = opened
    question = panel.content.split("> ")[0]
    assert f"> {HEAD} Each library brings an assistant" in panel.content
    assert labels(panel)[-2:] == ["Skip the guide", "Explain"]
    skipped = (await who.click(panel, label="Skip the guide")).response
    assert skipped.id == panel.id
    assert HEAD not in skipped.content
    assert skipped.content.startswith(question.strip())
    assert "Skip the guide" not in labels(skipped)
    await world.restart()
    await world.env.settle()
    again = (await who.slash(world.channel, "exlibris play")).response
    assert HEAD not in again.content
    assert (await world.bot.host.reading(1)).game.state == RUNNING


@pytest.mark.simcord(settle_timeout=20.0)
@pytest.mark.usefixtures("no_power_cuts")
async def test_nobody_else_can_skip_it(world: World) -> None:
    journey = await begun(world)
    custom_id = "x:skip:1:0"
    refused = await press_old(world, world.members[3], journey.table(), custom_id, raw_button(custom_id))
    assert private(refused) == "You are not at this table."
    assert [seat.guided for seat in (await world.bot.host.reading(1)).seats] == [True, True]
