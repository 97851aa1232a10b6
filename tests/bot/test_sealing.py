"""The seed is sealed before anybody joins, mixed with everybody's luck, told when all is over: nobody chooses it."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlmodel import update

from bot.cli import main
from bot.store.schema import SeatRow
from bot.ui.exported import from_text, to_text
from bot.ui.looks import status
from bot.ui.messages import final_page
from bot.ui.table_message import table_page
from bot.values.people import Person
from bot.values.states import ENDED, OVER
from data.words import languages
from engine.chance import mixed, seating
from engine.record import Record, RecordError, retold
from tests.bot.hosted import ANNA, BEN, CARA, SEED, Hosted, hosted
from tests.bot.tables import table_of
from tests.contract.every import Setting, every_game, notable
from tests.contract.pages import PLACE, all_pages

LUCKY = tuple(replace(person, luck=f"luck of {person.name}") for person in (ANNA, BEN, CARA))
COMMITMENT = sha256(bytes.fromhex(SEED)).hexdigest()


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def recorded(world: Hosted, people: tuple[Person, ...] = LUCKY, shuffle: int = 0) -> Record:
    game = await world.game(*people, automatic=1, shuffle=shuffle)
    await world.play(game, people)
    return await world.host.record(game)


async def test_the_lobby_shows_the_seal_before_anybody_else_is_there(world: Hosted) -> None:
    game = await world.lobby(ANNA)
    assert (game.commitment, game.seed) == (COMMITMENT, None)
    assert COMMITMENT in table_page(await world.host.reading(game.id), "en").content


async def test_the_seal_stands_where_it_is_looked_for_and_nowhere_else(world: Hosted) -> None:
    game = await world.game(*LUCKY)
    running = await world.host.reading(game)
    assert COMMITMENT not in table_page(running, "en").content
    assert COMMITMENT in status(running, "en", "here").content
    over = await world.play(game, LUCKY)
    assert over.game.state == OVER
    assert COMMITMENT not in table_page(over, "en").content
    for page in (final_page(over, "en"), status(over, "en", "here")):
        assert (COMMITMENT in page.content, SEED in page.content) == (True, True)


@pytest.mark.parametrize("language", languages())
@every_game
def test_while_any_game_runs_only_its_status_shows_the_seal(game: str, language: str) -> None:
    for moment in notable(Setting(game, 2), every=60):
        for eye in (None, 0) if not moment.match.over else ():
            table = table_of(moment.match, eye, moment.facts[-60:])
            pages = [page.content for page in all_pages(table, language) if table.game.commitment in page.content]
            assert pages == [status(table, language, PLACE).content]


async def test_everybodys_luck_is_in_the_shuffles_and_in_the_record(world: Hosted) -> None:
    record = await recorded(world, shuffle=1)
    assert (record.seed, record.commitment) == (SEED, COMMITMENT)
    # Whoever begins adds luck once more, since their first came before the seed was sealed.
    told = ["luck of Anna luck of Anna", "luck of Ben", "luck of Cara", ""]
    assert record.seating is not None
    by_place = dict(zip(record.seating.joined, record.seating.luck, strict=True))
    assert [by_place[place] for place in range(4)] == told
    assert record.match_seed == mixed(SEED, told) != SEED
    assert list(record.seating.joined) == seating(record.match_seed, 4)
    *_, last = retold(record)
    assert (last.over, tuple(last.scores)) == (True, record.scores)


async def test_one_players_luck_changes_the_deal(world: Hosted) -> None:
    deals = []
    for word in ("one", "two"):
        game = await world.game(ANNA, replace(BEN, luck=word))
        deals.append((await world.host.reading(game, ANNA.user_id)).view)
        await world.host.end(game, ANNA)
    assert deals[0] != deals[1]


async def test_the_luck_of_somebody_who_left_the_running_game_stays(world: Hosted) -> None:
    game = await world.game(*LUCKY)
    await world.host.leave(game, BEN)
    await world.play(game, (ANNA, CARA))
    record = await world.host.record(game)
    assert record.seating is not None
    assert "luck of Ben" in record.seating.luck
    assert [last.over for last in retold(record)][-1]


async def test_a_game_that_was_broken_off_tells_its_seed(world: Hosted) -> None:
    game = await world.game(*LUCKY)
    await world.host.end(game, ANNA)
    ended = await world.host.reading(game)
    assert (ended.game.state, ended.game.seed) == (ENDED, SEED)
    assert SEED in table_page(ended, "en").content
    assert SEED in status(ended, "en", "here").content


async def test_a_lobby_that_an_older_bot_opened_is_sealed_when_it_begins(world: Hosted) -> None:
    game = await world.lobby(*LUCKY)
    await world.change_game(game.id, secret=None, commitment="")
    assert "None" not in table_page(await world.host.reading(game.id), "en").content
    begun = await world.host.begin(game.id, ANNA)
    assert begun.game.commitment == COMMITMENT


async def test_a_game_that_an_older_bot_began_goes_on_and_is_told_again(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.change_game(game, secret=None)
    async with world.store.writing() as session:
        await session.exec(update(SeatRow).values(place=None))
    await world.play(game, (ANNA, BEN))
    record = await world.host.record(game)
    assert (record.seed, record.commitment, record.seating) == (SEED, COMMITMENT, None)
    assert [last.over for last in retold(record)][-1]
    assert from_text(to_text(record).encode()) == record


def verified(path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[Any, list[str]]:
    path.write_text(text)
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(path)])
    return ended.value.code, capsys.readouterr().out.splitlines()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "toy-1.json"


async def test_verify_tells_the_luck_and_checks_the_seats(
    world: Hosted, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verified(file, to_text(await recorded(world, shuffle=1)), capsys)
    assert code == 0
    assert "luck of Ben by Ben" in said[1]
    assert said[2] == "✓ Everybody sits where the seed, or the order of joining, has put them."


@pytest.mark.parametrize("tamper", ["luck", "shuffled"])
async def test_verify_finds_out_who_tampered_with_luck_or_seats(
    world: Hosted, file: Path, capsys: pytest.CaptureFixture[str], tamper: str
) -> None:
    whole = json.loads(to_text(await recorded(world, shuffle=1)))
    if tamper == "luck":
        whole["players"][0]["luck"] += "!"
    else:
        whole["shuffled"] = False
    code, said = verified(file, json.dumps(whole), capsys)
    assert code == 1
    assert any(line.startswith("✗") for line in said)


@pytest.mark.parametrize("joined", [[0, 0, 1, 2], [1, 2, 3, 4], ["0", 1, 2, 3]])
async def test_a_joining_order_that_is_none_is_no_record(world: Hosted, joined: list[Any]) -> None:
    data = (await recorded(world)).to_json()
    for player, place in zip(data["players"], joined, strict=True):
        player["joined"] = place
    with pytest.raises(RecordError):
        Record.from_json(data)
