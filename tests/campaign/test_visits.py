"""Whatever is clicked or typed at a table is answered at once in a sentence, and the table stays in order."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.app.press import _deeds
from tests.bot.hosted import ANNA, BEN, HERE, hosted
from tests.campaign import visits
from tests.campaign.running import Campaign
from tests.contract.every import GAMES

TABLES = 400


async def test_whatever_is_done_at_a_table_is_answered(tmp_path: Path) -> None:
    counts = await visits.table("suite", GAMES.index("toy"), tmp_path)
    assert counts["clicks"] > 20


@pytest.mark.parametrize("key", GAMES)
async def test_every_click_on_a_table_that_has_not_begun_is_answered(tmp_path: Path, key: str) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = (await world.host.start(key, HERE, ANNA)).id
        for verb in sorted(_deeds.keys() - visits.FINAL):
            with capture_logs() as logs:
                await visits.Guest(world.host, ANNA, visits.WAYS[1]).click(verb, game, 0, 0, private=True)
            assert [line for line in logs if line["log_level"] == "error"] == [], verb


async def test_a_place_is_suggested_before_the_book_is_named(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = (await world.host.start("atheneum", HERE, ANNA, {"shuffle": 0})).id
        await world.host.join(game, BEN)
        await world.host.begin(game, ANNA)
        (shelve,) = [one for one in visits.commands("atheneum") if one.qualified_name == "atheneum shelve"]
        people = [visits.Guest(world.host, person, visits.WAYS[1]) for person in (ANNA, BEN)]
        await visits.Visits(world, Random(1), "atheneum", game, people).play_on()
        assert await people[0].suggestions(shelve, "place", game)


@pytest.mark.deep
def test_whatever_at_all_is_done_at_tables_is_answered(campaign: Campaign, tmp_path: Path) -> None:
    def table(seed: str, number: int) -> Counter[str]:
        return asyncio.run(visits.table(seed, number, tmp_path))

    campaign("visits", TABLES, table)
