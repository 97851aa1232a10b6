"""Whole moves: several answers with one click, in one transaction, each checked as any answer is."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.hosting import whole
from bot.values.people import Person
from bot.values.table import Table, Whole
from engine.ask import Ask
from engine.catalogue import AnyRules, packages
from engine.chaining import whole_moves
from engine.moves import Move, Step
from tests.bot.conftest import World
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted, refused
from tests.bot.journey import parts, ways
from tests.bot.test_hints import acting_first, begun, seated

GAMES = packages()
PLAYED = 30
TURNS = 15


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def offered(table: Hosted, number: int, person: Person = ANNA) -> tuple[Table, Whole]:
    seen = await table.host.reading(number, person.user_id)
    found = await table.host.whole.moves(seen)
    assert found is not None
    return seen, found


async def test_all_answers_of_a_move_are_given_at_once_and_logged_one_by_one(table: Hosted) -> None:
    number = await table.game(ANNA, BEN)
    seen, found = await offered(table, number)
    assert seen.pending is not None
    told = await table.host.whole.submit(number, ANNA.user_id, seen.pending.number, found.mark, 0)
    rows = [(row.number, row.key, row.seat, row.asked) for row in await table.choices(number) if row.seat is not None]
    assert rows == [(1, "wins", 0, 0), (2, "bid", 0, 1)]
    assert [fact.key for fact in told.facts] == ["wins"]
    assert (told.table.game.number, told.table.acting) == (2, (1,))


async def test_moves_are_found_once_for_what_stays_the_same(table: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    number, asked = await table.game(ANNA, BEN), list[str]()

    def counted(rules: AnyRules, view: Any, ask: Ask) -> list[Move]:
        asked.append(ask.key)
        return whole_moves(rules, view, ask)

    monkeypatch.setattr(whole, "whole_moves", counted)
    seen, found = await offered(table, number)
    assert (await offered(table, number))[1] == found
    assert seen.pending is not None
    await table.host.whole.submit(number, ANNA.user_id, seen.pending.number, found.mark, 0)
    assert asked == ["wins"]
    for _ in range(2):
        await table.host.undo(number, ANNA.user_id)
    await table.host.whole.moves(await table.host.reading(number, ANNA.user_id))
    assert asked == ["wins", "wins"]


async def test_undo_takes_back_the_last_of_them(table: Hosted) -> None:
    number = await table.game(ANNA, BEN)
    seen, found = await offered(table, number)
    assert seen.pending is not None
    await table.host.whole.submit(number, ANNA.user_id, seen.pending.number, found.mark, 0)
    told = await table.host.undo(number, ANNA.user_id)
    assert told.table.pending is not None
    assert (told.table.pending.ask.key, told.table.must_act) == ("bid", True)


async def test_what_was_done_stands_where_the_rest_fits_no_more(table: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await table.game(ANNA, BEN)
    _, found = await offered(table, number)
    lead, bid = found.moves[0]
    elsewhere = [(lead, replace(bid, ask=replace(bid.ask, key="peek"))), (lead, replace(bid, picks=(("card", 99),)))]
    for move in elsewhere:
        await play(table, number, move, monkeypatch)
        seen = await table.host.reading(number, ANNA.user_id)
        assert seen.pending is not None
        assert (seen.pending.ask.key, seen.pending.answered) == ("bid", False)
        await table.host.undo(number, ANNA.user_id)


async def play(table: Hosted, number: int, move: Move, monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer one move only, and play it."""
    monkeypatch.setattr(whole, "whole_moves", lambda *_: [move])
    table.host.whole._known.clear()
    seen, found = await offered(table, number)
    assert seen.pending is not None
    await table.host.whole.submit(number, ANNA.user_id, seen.pending.number, found.mark, 0)


async def test_a_move_that_was_not_offered_or_is_over_changes_nothing(
    table: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await table.game(ANNA, BEN)
    seen, found = await offered(table, number)
    assert seen.pending is not None
    at, submit = seen.pending.number, table.host.whole.submit
    assert await refused(submit(number, ANNA.user_id, at, found.mark + 1, 0)) == "stale"
    assert await refused(submit(number, ANNA.user_id, at, found.mark, 9)) == "stale"
    assert await refused(submit(number, BEN.user_id, at, found.mark, 0)) == "stale"
    assert await refused(submit(number, CARA.user_id, at, found.mark, 0)) == "not-in-game"
    strange = replace(found.moves[0][0], picks=(("middling",),))
    monkeypatch.setattr(whole, "whole_moves", lambda *_: [(strange,)])
    table.host.whole._known.clear()
    other = await offered(table, number)
    assert await refused(submit(number, ANNA.user_id, at, other[1].mark, 0)) == "stale"
    monkeypatch.undo()
    table.host.whole._known.clear()
    await submit(number, ANNA.user_id, at, found.mark, 0)
    assert await refused(submit(number, ANNA.user_id, at, found.mark, 0)) == "already-done"


async def test_a_game_without_hints_offers_none(table: Hosted) -> None:
    number = await table.game(ANNA, BEN, hints=0)
    seen = await table.host.reading(number, ANNA.user_id)
    assert seen.pending is not None
    assert await table.host.whole.moves(seen) is None
    assert await refused(table.host.whole.submit(number, ANNA.user_id, seen.pending.number, 0, 0)) == "stale"


async def test_a_panel_comes_without_moves_where_finding_them_fails(
    table: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await table.game(ANNA, BEN)
    seen = await table.host.reading(number, ANNA.user_id)
    monkeypatch.setattr(whole, "whole_moves", lambda *_: 1 // 0)
    assert await table.host.whole.moves(seen) is None


async def test_nothing_is_looked_for_where_no_move_begins(table: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await table.host.reading(await begun(table, "exlibrium"), ANNA.user_id)
    assert seen.pending is not None
    assert seen.pending.ask.key == "draft"

    async def thought(work: Any, _: float) -> Any:
        pytest.fail(f"a thread has {work} to do")

    monkeypatch.setattr(whole, "thought", thought)
    assert await table.host.whole.moves(seen) is None


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_leads_where_its_answers_lead_one_by_one(tmp_path: Path, game: str) -> None:
    async with hosted(tmp_path / "one.db", deliver=False) as one, hosted(tmp_path / "two.db", deliver=False) as two:
        number, several = await begun(one, game), 0
        assert number == await begun(two, game)
        for _ in range(PLAYED):
            seen, move = await moved(one, number)
            several += len(move) > 1
            for step in move:
                at = await two.host.reading(number, seen.user_id)
                assert at.pending is not None
                await two.host.submit(number, seen.user_id, at.pending.number, picks=step.picks)
            assert [row.model_dump(exclude={"at"}) for row in await one.choices(number)] == [
                row.model_dump(exclude={"at"}) for row in await two.choices(number)
            ]
        assert several
        assert (await one.game_row(number)).saved == (await two.game_row(number)).saved


async def moved(table: Hosted, number: int) -> tuple[Person, Move]:
    """Let whoever must act make the first move that is offered, or else answer as is advised."""
    person, _ = await acting_first(table, number)
    seen = await table.host.reading(number, person.user_id)
    assert seen.pending is not None
    found = await table.host.whole.moves(seen)
    if found is not None:
        await table.host.whole.submit(number, person.user_id, seen.pending.number, found.mark, 0)
        return person, found.moves[0]
    hinted = await table.host.hint(number, person.user_id)
    step = Step(seen.pending.ask, hinted.hint.picks, seen.view)
    await table.host.submit(number, person.user_id, seen.pending.number, picks=step.picks)
    return person, (step,)


async def test_a_whole_move_is_one_click(world: World) -> None:
    alice, luck = world.members[0], Random(1)
    panel: Any = (await alice.click(await seated(world), label="Play")).response
    for _ in range(TURNS):  # first libraries are chosen, and not every turn has several answers
        whole = [part for part in parts(panel) if part.verb == "whole" and part.label == "Do it"]
        if whole:
            break
        way = next(way for way in ways(panel, luck) if way.weight >= 0.3)
        press = alice.select(panel, list(way.values), custom_id=way.part.custom_id) if way.values else None
        panel = (await (press or alice.click(panel, custom_id=way.part.custom_id))).response
    hinted: Any = (await alice.click(panel, label="Hint")).response
    assert whole[0].custom_id in [part.custom_id for part in parts(hinted)]  # a hint takes none away
    played = (await alice.click(hinted, custom_id=whole[0].custom_id)).response.content
    assert "What happened:" in played
