"""A table of each game takes back together what it likes, and everything that is told of it stays fit to be told."""

from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.ui.log import log_page
from bot.ui.panel import panel
from bot.ui.proposal import known_page, proposal_page
from data.words import languages
from tests.bot.hosted import ANNA, BEN, CARA, HERE, hosted
from tests.contract.every import every_game

PEOPLE = (ANNA, BEN, CARA)
CHOICES = 60
LONGEST = 2000


@every_game
@pytest.mark.timeout(300)
async def test_what_a_table_takes_back_is_put_in_words_and_gone(tmp_path: Path, game: str) -> None:
    luck, back = Random(7), 0
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        opened = await world.host.start(game, HERE, ANNA, {"shuffle": 0})
        for person in PEOPLE[1:]:
            await world.host.join(opened.id, person)
        await world.host.begin(opened.id, ANNA)
        together, at = world.host.together, opened.id
        for _ in range(CHOICES):
            seen = [await world.host.reading(at, person.user_id) for person in PEOPLE]
            asking = luck.randrange(len(PEOPLE))
            if seen[asking].may_ask and luck.random() < 0.3:
                who, number = PEOPLE[asking], seen[asking].game.number
                known = await together.known_back(at, who.user_id, number)
                assert all(fact.seen_by(None) for fact in known.facts)
                assert await together.ask_back(at, who, number) == "open"
                back += 1
                put = await together.proposal(at, back)
                for tongue in languages():
                    pages = (proposal_page(seen[asking], put, tongue), known_page(seen[asking], known, tongue))
                    assert all(0 < len(page.content) <= LONGEST for page in pages)
                for other in PEOPLE:
                    if other is not who:
                        await together.say(at, other, back, agrees=True)
                assert (await together.proposal(at, back)).state == "held"
                world.time += timedelta(days=1)  # nobody may ask too often
                continue
            moving = next(place for place, table in enumerate(seen) if table.must_act)
            assert panel(seen[moving], "en").rows
            pending = seen[moving].pending
            assert pending is not None
            match = world.host._ledger.matches.peek(await world.game_row(at))
            picks = match.advise(seen[moving].seat or 0)
            await world.host.submit(at, PEOPLE[moving].user_id, pending.number, picks=picks)
        assert back
        last = await world.host.reading(at)
        assert log_page(last, await world.host.log(at), "en").content
