"""A whole game of each kind on a real PostgreSQL, played by two processes in turn."""

from pathlib import Path

import pytest

from bot.tools.operating.checking import check
from bot.values.states import OVER
from engine.catalogue import rules_of
from tests.bot.hosted import ANNA, BEN, HERE, SEATED, hosted
from tests.bot.postgres import Server


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", ["atheneum", "exlibris", "exlibrium"])
async def test_a_whole_game_is_played_by_two_processes_in_turn(postgres: Server, tmp_path: Path, kind: str) -> None:
    address, rules = await postgres.at(tmp_path), rules_of(kind)
    async with hosted(address, deliver=False) as world, hosted(address, deliver=False) as other:
        game = await world.host.start(kind, HERE, ANNA, SEATED)
        await other.host.join(game.id, BEN)
        await other.host.begin(game.id, ANNA)
        hosts = [world.host, other.host]
        while (table := await hosts[0].reading(game.id)).acting:
            hosts.reverse()
            person = (ANNA, BEN)[table.acting[0]]
            table = await hosts[0].reading(game.id, person.user_id)
            assert table.pending is not None
            picks = rules.advise(table.view, table.pending.ask, rules.strengths[0])
            await hosts[0].submit(game.id, person.user_id, table.pending.number, picks=picks)
        assert table.game.state == OVER
        assert await check(world.store) == (1, [])
