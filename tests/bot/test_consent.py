"""What a table decides together: taking back what was shown, by everybody's word, once, in time."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import orjson
import pytest_asyncio

from bot.store.proposals import ProposalRow
from bot.ui.controls import Button, Row
from bot.ui.log import log_page
from bot.ui.panel import panel
from bot.ui.proposal import known_page, proposal_page
from bot.values.people import Person, Place
from engine.record import retold
from tests.bot.fake_discord import DM
from tests.bot.hosted import ANNA, BEN, CARA, DORA, HERE, Hosted, hosted, refused
from tests.bot.visitors import OWN, TABLE, Visitor, Way

ONE = 1
"""The first proposal."""


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def shown(world: Hosted, *people: Person, automatic: int = 0, place: Place = HERE) -> int:
    """Return a game in which the last bid has just shown them all."""
    game = await world.game(*people, automatic=automatic, place=place)
    await world.play(game, people, len(people) + 1)
    return game


async def ask(world: Hosted, game: int, person: Person) -> str:
    number = (await world.host.reading(game)).game.number
    state = await world.host.together.ask_back(game, person, number)
    await world.quiet()
    return state


async def proposal(world: Hosted, at: int = ONE) -> ProposalRow:
    async with world.store.reading() as session:
        return await session.get_one(ProposalRow, at)


def buttons(row: Row) -> tuple[Button, ...]:
    assert isinstance(row, tuple)
    return row


async def message(world: Hosted) -> list[str]:
    await world.quiet()
    return world.discord.texts("proposal")


async def test_what_was_shown_is_taken_back_once_everybody_has_agreed(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    before = await world.host.reading(game, CARA.user_id)
    assert (before.can_undo, before.may_ask, before.game.number) == (False, True, 4)
    assert await ask(world, game, CARA) == "open"
    assert await message(world) == ["undo open (1, 2)"]
    assert await world.host.together.say(game, ANNA, ONE, agrees=True) == "open"
    assert await message(world) == ["undo open (2,)"]
    assert (await world.host.reading(game)).game.number == 4
    assert await world.host.together.say(game, BEN, ONE, agrees=True) == "held"
    assert await message(world) == ["undo held ()"]
    after = await world.host.reading(game, CARA.user_id)
    assert (after.game.number, after.acting) == (5, (2,))
    assert after.pending is not None
    assert after.pending.ask.key == "bid"
    rows = [(row.number, row.key, row.seat, row.undone) for row in await world.choices(game)][-3:]
    assert rows == [(3, "bid", 1, False), (4, "bid", 2, True), (5, "undo-agreed", 2, False)]
    assert (await world.game_row(game)).proposals == 0


async def test_all_that_came_after_goes_back_with_it_as_one_row_and_the_record_still_tells_the_game(
    world: Hosted,
) -> None:
    people = [ANNA, BEN, CARA]
    game = await shown(world, *people)
    assert await ask(world, game, ANNA) == "open"
    await world.host.together.say(game, BEN, ONE, agrees=True)
    await world.host.together.say(game, CARA, ONE, agrees=True)
    rows = await world.choices(game)
    assert [row.undone for row in rows] == [False, False, True, True, True, False]
    assert orjson.loads(rows[-1].picks) == [["choice", 2], ["choice", 3], ["choice", 4]]
    assert (await world.host.reading(game)).acting == (0, 1, 2)
    end = await world.play(game, people)
    record = await world.host.record(game)
    *_, last = retold(record)
    assert (last.over, tuple(last.scores), last.mark) == (True, end.scores, record.mark)
    log = log_page(end, await world.host.log(game, None, 1), "en").content
    assert "The table takes back Anna's last choice and what came of it" in log.replace("\\", "")


async def test_whoever_asked_hears_privately_what_the_table_said(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN)
    await ask(world, game, BEN)
    await world.host.together.say(game, ANNA, ONE, agrees=False)
    await ask(world, game, BEN)
    await world.host.together.say(game, ANNA, 2, agrees=True)
    await world.quiet()
    told = [(one.channel - DM, one.text.split()[0]) for one in world.discord.of("word")]
    assert told == [(2, "told-consent-refused"), (2, "told-consent-held")]


async def test_one_no_is_enough(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    await ask(world, game, CARA)
    await world.host.together.say(game, ANNA, ONE, agrees=True)
    assert await world.host.together.say(game, BEN, ONE, agrees=False) == "refused"
    assert await message(world) == ["undo refused ()"]
    assert await refused(world.host.together.say(game, BEN, ONE, agrees=True)) == "proposal-over"
    assert (await world.host.reading(game)).game.number == 4
    assert await ask(world, game, CARA) == "open"


async def test_whoever_asked_thinks_better_of_it(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    await ask(world, game, CARA)
    assert await refused(world.host.together.say(game, CARA, ONE, agrees=True)) == "already-done"
    assert await world.host.together.say(game, CARA, ONE, agrees=False) == "withdrawn"
    assert await message(world) == ["undo withdrawn ()"]


async def test_nobody_asks_a_table_again_and_again(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN)
    for at in range(1, 6):
        await ask(world, game, BEN)
        await world.host.together.say(game, BEN, at, agrees=False)
    assert await refused(ask(world, game, BEN)) == "proposal-often"
    await ask(world, game, ANNA)
    world.time += timedelta(days=1)
    assert await ask(world, game, BEN) == "open"


async def test_once_somebody_has_moved_it_is_off(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    await ask(world, game, CARA)
    await world.answer(game, ANNA)
    assert await message(world) == ["undo overtaken ()"]
    assert await refused(world.host.together.say(game, ANNA, ONE, agrees=True)) == "proposal-over"
    assert await refused(world.host.together.ask_back(game, CARA, 4)) == "stale"
    assert (await world.game_row(game)).proposals == 0


async def test_after_a_day_it_is_off_by_whichever_click_comes_first(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN)
    await ask(world, game, BEN)
    world.time += timedelta(hours=23)
    assert (await proposal(world)).state == "open"
    world.time += timedelta(hours=2)
    assert await world.host.together.say(game, ANNA, ONE, agrees=True) == "expired"
    assert await message(world) == ["undo expired ()"]
    assert (await world.host.reading(game)).game.number == 3


async def test_after_a_day_a_look_ends_it_too(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN)
    await ask(world, game, BEN)
    world.time += timedelta(days=1)
    world.host.look(game)
    assert await message(world) == ["undo expired ()"]


async def test_seats_that_the_bot_plays_are_not_asked(world: Hosted) -> None:
    game = await shown(world, ANNA, automatic=2)
    assert (await world.host.reading(game, ANNA.user_id)).may_ask
    assert await ask(world, game, ANNA) == "held"
    assert (await world.host.reading(game, ANNA.user_id)).acting == (0,)
    assert await message(world) == []


async def test_whoever_takes_back_alone_reads_the_question_again(world: Hosted) -> None:
    game = await shown(world, ANNA, automatic=2)
    number = (await world.host.reading(game)).game.number
    anna = Visitor(world.host, ANNA, Way(OWN, TABLE))
    assert "Which card do you bid?" in await anna.click("askgo", game, number, private=True)


async def test_strangers_and_second_clicks_count_for_nothing(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    await ask(world, game, CARA)
    before = await proposal(world)
    assert await refused(world.host.together.say(game, DORA, ONE, agrees=True)) == "not-in-game"
    assert await refused(world.host.together.say(game, ANNA, 99, agrees=True)) == "proposal-over"
    other = await shown(world, DORA, BEN, place=Place(7, 71))
    assert await refused(world.host.together.say(other, BEN, ONE, agrees=True)) == "proposal-over"
    assert (await proposal(world)).model_dump() == before.model_dump()
    clicks = [world.host.together.say(game, ANNA, ONE, agrees=True) for _ in range(3)]
    outcome = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(map(str, outcome)) == ["already-done", "already-done", "open"]
    assert orjson.loads((await proposal(world)).agreed) == [1]


async def test_the_last_two_agree_at_once_and_it_is_done_once(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    await ask(world, game, CARA)
    outcome = await asyncio.gather(*(world.host.together.say(game, one, ONE, agrees=True) for one in (ANNA, BEN)))
    assert sorted(outcome) == ["held", "open"]
    assert (await world.host.reading(game)).game.number == 5


async def test_a_second_request_alike_is_a_yes(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    await ask(world, game, CARA)
    assert await refused(ask(world, game, CARA)) == "already-done"


async def test_a_moderator_at_the_table_is_no_judge_of_what_they_have_seen(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN)
    moderator = Person(BEN.user_id, "Ben", moderates=True)
    assert await world.host.together.ask_back(game, moderator, 3) == "open"


async def test_who_leaves_takes_their_proposal_along_and_who_has_gone_has_no_say(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    await ask(world, game, CARA)
    await world.host.leave(game, CARA)
    assert (await proposal(world)).state == "overtaken"


async def test_what_may_be_taken_back_alone_is_not_asked_for(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    table = await world.host.reading(game, ANNA.user_id)
    assert (table.can_undo, table.may_ask) == (True, False)
    assert await refused(ask(world, game, ANNA)) == "stale"
    assert await refused(ask(world, game, BEN)) == "undo-nothing"
    assert await refused(ask(world, game, CARA)) == "not-in-game"


async def test_the_end_of_the_game_ends_every_proposal(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN)
    await ask(world, game, BEN)
    await world.host.end(game, ANNA)
    assert (await proposal(world)).state == "overtaken"


async def test_words_name_what_stays_known_aloud_only_what_all_have_seen(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    table = await world.host.reading(game, CARA.user_id)
    known = await world.host.together.known_back(game, CARA.user_id, 4)
    assert (known.count, known.seats, {fact.key for fact in known.facts}) == (1, (0, 1, 2), {"bid"})
    await ask(world, game, CARA)
    put = proposal_page(await world.host.reading(game), await world.host.together.proposal(game, ONE), "en")
    assert "Cara asks the table to take back their last choice" in put.content
    assert "<@1> and <@2>" in put.content
    assert [button.verb for row in put.rows for button in buttons(row)] == ["agree", "refuse"]
    before = known_page(table, known, "en")
    assert "Anna, Ben, and Cara have seen something" in before.content
    *_, below = panel(table, "en").rows
    assert ("askback", (game, 4)) in {(button.verb, button.numbers) for button in buttons(below)}


async def test_a_message_that_was_deleted_is_put_again_while_it_is_asked(world: Hosted) -> None:
    game = await shown(world, ANNA, BEN, CARA)
    await ask(world, game, CARA)
    await message(world)
    world.discord.messages = {at: one for at, one in world.discord.messages.items() if one.kind != "proposal"}
    await world.host.together.say(game, ANNA, ONE, agrees=True)
    assert await message(world) == ["undo open (2,)"]
    world.discord.messages = {at: one for at, one in world.discord.messages.items() if one.kind != "proposal"}
    await world.host.together.say(game, BEN, ONE, agrees=True)
    assert await message(world) == []
