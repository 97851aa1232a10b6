"""The operator's tools: what they show, find, mend, copy and bring back."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import orjson
import pytest

from bot.cli import main
from bot.store import Store
from bot.store.copies import copies_of
from bot.tools.bench_server import Server
from bot.tools.operating import doctor as doctoring
from bot.tools.operating.backups import backup, inspect, restore
from bot.tools.operating.checking import check
from bot.tools.operating.doctor import doctor
from bot.tools.operating.listing import games, show
from bot.tools.operating.opening import opened
from bot.tools.operating.repairing import repair
from bot.tools.operating.shard_plan import shard_plan
from bot.values.complaint import Complaint
from bot.values.people import Place
from bot.values.preferences import Quiet
from bot.values.refusal import HostError
from bot.values.shards import parse_shards
from bot.values.states import ENDED, OVER
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


def url(world: Hosted) -> str:
    return f"sqlite+aiosqlite:///{world.path}"


async def change(world: Hosted, statement: str) -> None:
    await world.host.settle()
    with closing(sqlite3.connect(world.path)) as database, database:
        database.execute(statement)


async def test_games_are_listed_with_who_is_waited_for_and_shown_without_a_card(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    lobby = await world.lobby(CARA, place=Place(8, 71))
    first, second = await games(world.store)
    assert re.search(rf"^ *{game} +toy +running .*server 7 channel 70.*waits for Anna$", first), first
    assert re.search(rf"^ *{lobby.id} +toy +lobby +.*1 people 0 automatic.*no choice yet$", second), second
    assert await games(world.store, server=8) == [second]
    assert await games(world.store, key="exlibris") == []
    shown = "\n".join(await show(world.store, game))
    assert "seat 0     Anna (1)" in shown
    row = await world.game_row(game)
    assert row.secret
    assert row.secret not in shown
    hands = orjson.loads(row.saved or "")["checkpoint"]
    assert not [value for value in hands.values() if isinstance(value, list) and value and str(value) in shown]
    with pytest.raises(HostError, match="no-such-game"):
        await show(world.store, 99)


async def test_games_that_are_well_are_found_well_to_their_end_and_beyond(world: Hosted) -> None:
    await world.lobby(CARA, place=Place(8, 71))
    game = await world.game(ANNA, BEN)
    for _ in range(4):
        assert await check(world.store) == (2, [])
        await world.play(game, [ANNA, BEN], 2)
    pending = (await world.host.reading(game, ANNA.user_id)).pending or (await world.host.reading(game, 2)).pending
    assert pending is not None
    assert (await world.play(game, [ANNA, BEN])).game.state == OVER
    ended = await world.game(ANNA, BEN)
    await world.host.end(ended, ANNA)
    assert (await world.game_row(ended)).state == ENDED
    assert await check(world.store) == (3, [])


@pytest.mark.parametrize(
    "statement, found",
    [
        ("UPDATE game SET state = 'lost'", "state that nobody knows"),
        ("UPDATE game SET seed = secret", "tells its seed already"),
        ("UPDATE game SET commitment = 'abc'", "fingerprint"),
        ("UPDATE game SET saved = 'x'", "cannot be read"),
        ("UPDATE game SET number = 2", "cannot be read"),
        ("DELETE FROM choice WHERE number = 1", "rows [1] are missing"),
        ("UPDATE choice SET picks = '[[\"bid\", 99]]' WHERE number = 2", "seed and its log"),
        ("UPDATE choice SET undone = 1 WHERE number = 3", "seed and its log"),
        ("UPDATE outbox SET kind = 'shout'", "nobody can"),
        ("UPDATE outbox SET payload = 'x'", "cannot be read: turn"),
        ("UPDATE seat SET seat = 7 WHERE seat = 1", "has seats [0, 7]"),
        ("UPDATE game SET key = 'chess'", "does not have: chess"),
        ("UPDATE game SET options = 'x'", "has options that cannot be read"),
        ("UPDATE game SET secret = 'x'", "a value that cannot be: non-hexadecimal"),
        ("UPDATE choice SET number = 'x' WHERE number = 2", "a value that cannot be: '<' not supported"),
    ],
)
async def test_whatever_is_wrong_with_a_game_is_found(world: Hosted, statement: str, found: str) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    assert await check(world.store, game) == (1, [])
    await change(world, statement)
    looked, wrong = await check(world.store)
    assert looked == 1
    assert [line for line in wrong if found in line and re.match(rf"game {game} \((toy|chess)\): ", line)], wrong
    await show(world.store, game)


async def test_repair_goes_back_to_the_turns_start_only_where_it_must_or_is_told_to(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    assert "can be played as it is" in await repair(world.store, game)
    await world.quiet()  # or the host beside it would be the first to find it
    row = await world.game_row(game)
    await world.change_game(game, saved=(row.saved or "").replace('"bid"', '"older"'))
    assert (await check(world.store))[1]
    assert "back at the start of the turn" in await repair(world.store, game)
    assert await check(world.store) == (1, [])
    assert (await world.play(game, [ANNA, BEN])).game.state == OVER
    with pytest.raises(Complaint, match="not running"):
        await repair(world.store, game, back=True)


async def test_repair_goes_back_in_a_sound_game_where_it_is_told_to(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    assert "back" in await repair(world.store, game, back=True)
    assert await check(world.store) == (1, [])
    assert (await world.play(game, [ANNA, BEN])).game.state == OVER


@pytest.mark.parametrize("saved", ["{", '{"game": "toy"}', None])
async def test_repair_plays_a_game_again_that_cannot_be_read(world: Hosted, saved: str | None) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 1)
    await world.host.undo(game, ANNA.user_id)
    await world.play(game, [ANNA, BEN], 4)
    before, tables = await world.game_row(game), [await world.host.reading(game, eye.user_id) for eye in (ANNA, BEN)]
    await world.change_game(game, saved=saved)
    assert "exlibris repair" in (await check(world.store))[1][0]
    assert "nothing is lost" in await repair(world.store, game)
    assert await check(world.store) == (1, [])
    assert (await world.game_row(game)).number == before.number
    assert [(await world.host.reading(game, eye.user_id)).view for eye in (ANNA, BEN)] == [one.view for one in tables]
    assert (await world.play(game, [ANNA, BEN])).game.state == OVER


async def test_what_cannot_be_brought_back_is_told_in_one_line(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    await change(world, "DELETE FROM choice WHERE number = 2")
    await world.change_game(game, saved="{")
    with pytest.raises(Complaint, match="a backup may still have it, and /toy end in its channel clears it"):
        await repair(world.store, game)


async def test_repair_wakes_nobody_at_night(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 2)
    minute = datetime.now(UTC).hour * 60
    night = Quiet((minute - 60) % 1440, (minute + 180) % 1440)
    for person in (ANNA, BEN):
        await world.host.people.prefer(person.user_id, zone="UTC", quiet=night)
    await change(world, "DELETE FROM outbox")
    await repair(world.store, game, back=True)
    assert [row for row in (await world.rows())["outbox"] if row["kind"] == "turn"] == []
    waiting = [row["seat"] for row in (await world.rows())["seat"] if row["wake_at"] is not None]
    assert waiting == list((await world.host.reading(game)).acting) != []


async def test_a_backup_is_made_while_the_bot_plays_and_brought_back(world: Hosted, tmp_path: Path) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 3)
    copy = tmp_path / "copy.db"
    assert "1 games with 4 rows" in backup(url(world), copy)
    with pytest.raises(Complaint, match="there already"):
        backup(url(world), copy)
    await world.play(game, [ANNA, BEN], 1)
    with pytest.raises(Complaint, match="stop the bot first"):
        restore(url(world), copy)
    await world.host.close()
    await world.store.close()
    assert "1 games with 4 rows" in restore(url(world), copy)
    assert inspect(world.path) == inspect(copy)
    (kept,) = copies_of(world.path)
    assert "5 rows" in inspect(kept)
    async with opened(url(world)) as store:
        assert await check(store) == (1, [])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def scribbled(path: Path) -> None:
    path.write_bytes(b"no database at all " * 999)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:8192])


def headless(path: Path) -> None:
    path.write_bytes(b"\0" * 100 + path.read_bytes()[100:])


def holed(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * 20_000 + data[24_096:])


def nameless(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DELETE FROM alembic_version")


def content(path: Path) -> bytes:
    """Return what a file holds after SQLite's header, which says how it was opened last."""
    return path.read_bytes()[100:]


def unfinished(folder: Path) -> list[Path]:
    return list(folder.glob("*.part"))


@pytest.mark.parametrize("spoil", [emptied, scribbled, cut, headless, holed, nameless])
async def test_a_backup_is_brought_back_over_whatever_is_there_which_is_kept(
    world: Hosted, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    await world.game(ANNA, BEN)
    await world.host.settle()
    copy = tmp_path / "copy.db"
    backup(url(world), copy)
    await world.host.close()
    await world.store.close()
    spoil(world.path)
    was = content(world.path)
    told = restore(url(world), copy)
    assert inspect(world.path) == inspect(copy)
    kept = Path(told.rpartition("is kept as ")[2])
    assert content(kept) == was
    assert kept not in copies_of(world.path)
    assert unfinished(tmp_path) == []


async def test_where_nothing_can_be_restored_the_bot_is_not_accused(world: Hosted, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(url(world), copy)
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(Complaint, match="nothing was restored") as said:
        restore(f"sqlite+aiosqlite:///{tmp_path}/folder.db", copy)
    assert "stop the bot" not in str(said.value)
    assert unfinished(tmp_path) == []


async def test_what_is_no_database_of_ours_is_no_backup(world: Hosted, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("notes")
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    for file in (tmp_path / "notes.txt", empty, tmp_path / "missing.db"):
        with pytest.raises(Complaint):
            restore(url(world), file)
    newer = tmp_path / "newer.db"
    backup(url(world), newer)
    with closing(sqlite3.connect(newer)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Complaint, match="9999"):
        restore(url(world), newer)
    with pytest.raises(Complaint, match="pg_dump"):
        backup("postgresql+asyncpg://somewhere/games", tmp_path / "other.db")


async def test_tools_migrate_nothing(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    await store.close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(Complaint, match="start this version once"):
        async with opened(f"sqlite+aiosqlite:///{path}"):
            pass
    with pytest.raises(Complaint, match="there is no file"):
        async with opened(f"sqlite+aiosqlite:///{tmp_path}/none.db"):
            pass
    assert not (tmp_path / "none.db").exists()


def command(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(words)
    return int(ended.value.code or 0)


def test_commands_end_with_what_they_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.db")
    assert command("games") == 1
    assert "there is no file games.db" in capsys.readouterr().err


async def test_the_doctor_finds_all_well_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    await (await Store.open("sqlite+aiosqlite:///games.db")).close()
    with Server() as server:
        monkeypatch.setenv("DISCORD_TOKEN", "any.thing.goes")
        monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.db")
        monkeypatch.setenv("DISCORD_API_BASE", server.address)
        monkeypatch.setenv("BACKUP_FOLDER", ".")
        time = datetime.now(UTC) - timedelta(hours=25)
        Path(f"exlibris-{time:%Y%m%dT%H%M%SZ}.db").touch()  # noqa: ASYNC240 - nobody else runs here
        found = [str(finding) for finding in await doctor()]
    assert [line for line in found if not line.startswith("✓")] == []
    assert "0 games with 0 rows" in found[0]
    assert "“bench” (1)" in found[2]
    assert "client_id=1" in found[3]
    assert found[4].endswith("as many as Discord advises: 1")
    assert "999 of 1000 starts" in found[5]
    assert f"the newest backup is of {time:%Y-%m-%d %H:%M}" in found[6]


@pytest.mark.parametrize(
    "asked, answered, sentence",
    [
        (0, 0, "the clock is right"),
        (5.9, 5.9, "the clock is right"),  # Discord's was nearly a second later than it said
        (-30, 0, "the clock is right"),  # the answer took its time
        (-20, -5, "the clock is right"),
        (61, 75, "the clock is 60 seconds off Discord's: let the system set it by itself"),
        (-75, -60, "the clock is 60 seconds off Discord's: let the system set it by itself"),
    ],
)
async def test_the_doctor_accuses_no_clock_of_what_a_slow_answer_or_a_rounded_date_explains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: float, answered: float, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    noon = datetime(2026, 11, 28, 12, tzinfo=UTC)
    monkeypatch.setattr(doctoring, "parsedate_to_datetime", lambda _: noon)
    ours = iter([noon + timedelta(seconds=asked), noon + timedelta(seconds=answered)])
    with Server() as server:
        monkeypatch.setenv("DISCORD_TOKEN", "any.thing.goes")
        monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.db")
        monkeypatch.setenv("DISCORD_API_BASE", server.address)
        found = await doctor(lambda: next(ours))
    assert found[-1].sentence == sentence


@pytest.mark.parametrize(
    "shards, advised, left, told",
    [
        ("", 3, 1000, ["✓ shards: this process opens all, as many as Discord advises: 3", "✓ .*1000 of 1000 starts"]),
        ("0-3/16", 12, 1000, ["✓ .*opens 0 to 3 of 16, the others belong to other processes", "✓"]),
        ("0-3/4", 12, 9, ["! .*opens 0 to 3 of 4, all of them; Discord advises 12", "! .*9 of 1000 starts"]),
        (
            "",
            12,
            11,
            ["✓", "✗ .*11 of 1000 starts are left today, 2 every five seconds: too few for 12; wait 0.5 hours"],
        ),
    ],
)
def test_the_doctor_tells_the_shard_plan(shards: str, advised: int, left: int, told: list[str]) -> None:
    limit = {"total": 1000, "remaining": left, "reset_after": 1_800_000, "max_concurrency": 2}
    found = [*shard_plan(parse_shards(shards) if shards else None, advised, limit)]
    assert all(re.match(line, str(finding)) for line, finding in zip(told, found, strict=True)), found


async def test_the_doctor_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.db")
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:9")
    found = [str(finding) for finding in await doctor()]
    assert [line[0] for line in found] == ["✓", "✓", "✗", "!", "✗"]
    assert "the first start makes it" in found[0]
    assert "DISCORD_TOKEN is not set" in found[2]
    assert "by hand alone" in found[3]
    assert "clock could not be compared" in found[4]
    monkeypatch.setenv("BACKUP_FOLDER", ".")
    assert str((await doctor())[3]) == "! .: no backup is there yet"
    monkeypatch.setenv("SHARDS", "0-3/16")
    assert str((await doctor())[0]) == "✗ DATABASE_URL: several processes, as SHARDS=0-3/16 wants them, need PostgreSQL"
    monkeypatch.setenv("SHARDS", "16")
    assert "✗ SHARDS: '16' is written otherwise" in str((await doctor())[0])
