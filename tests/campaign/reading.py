"""Everything that reads what people typed, forged or edited: it takes it, or refuses it in its own way, at once."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from bot.app.commands.answering import meant, suggestions
from bot.app.press import Click
from bot.process.settings import SettingsError, load_settings
from bot.text import called, folded, plain, safe, zones
from bot.text.names import LONGEST as LONGEST_NAME
from bot.text.names import safe_around, seen
from bot.text.times import day_of, minute_of, time_of
from bot.tools.verify import report, verify
from bot.ui.exported import from_text, to_text
from bot.ui.ids import TEMPLATE, numbers_of, unpacked
from bot.values.complaint import Complaint
from bot.values.refusal import HostError
from bot.values.shards import parse_shards
from bot.values.table import Table
from data.words import languages
from engine.catalogue import rules_of
from engine.match import Match
from engine.record import RecordError
from render.names import SeatName, written
from tests.bot.tables import table_of
from tests.campaign.leaks import GAMES
from tests.campaign.mutating import mutated
from tests.contract.every import Setting, record_of
from tests.engine.playing import new_match, play_some

HANGS = 1.0
"""So many seconds of the processor are too many for one input."""
NAMES = ("Anna", "Jean-Luc", "Анна", "字字字", "أنا", "**@everyone** <@&1>", "a" * 32, "👩‍👩‍👧 mum", "1. one", "> x")
IDS = (
    "x:pick:12:7:3",
    "x:menu:1:0",
    "x:mark:1:2:0:4294967295",
    "x:past:0:1:2:3:4:5",
    "x:play:9",
    "x:set:1",
    "x:none:3:4",
)
VALUES = ("0", "7", "24", "199", "12:7", "m1f")
TYPED = (
    "22:30", "7", "10 pm", "22h30", "24.12.", "24 dec", "2026-12-24", "thursday", "24 décembre", "berlin",
    "Europe/Paris", "america/new_york", "são paulo", "москва", "0-3/16", "3/16", "a a a", "",
)  # fmt: skip
ENV = (
    "DISCORD_TOKEN=abc\nSHARDS=0-3/16\n", "DISCORD_TOKEN=abc\nCLICKS_PER_MINUTE=120\n", "THINKERS=2\n",
    "THINK_SECONDS=0.5\nREVIEWS=no\n", "METRICS_ADDRESS=127.0.0.1:9464\n", "DATABASE_URL=sqlite+aiosqlite:///x.db\n",
    "BACKUP_FOLDER=x\nBACKUP_HOURS=1\nBACKUPS_KEPT=3\n", "# nothing\nexport DISCORD_TOKEN='a b'\n", "KEEP_LOG_DAYS=5\n",
)  # fmt: skip


@contextmanager
def at_once(given: object) -> Iterator[None]:
    """Fail where one input takes too long, and say which one failed."""
    before = time.thread_time()
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error}: {given!r:.300}") from error
    assert time.thread_time() - before < HANGS, f"too long: {given!r:.300}"


def names(luck: Random, _: Path) -> None:
    """A name comes out harmless: in messages, labels and pictures."""
    name = mutated(NAMES, luck, 4 * LONGEST_NAME)
    with at_once(name):
        shown, label = safe(name), plain(name)
        assert 0 < len(label) <= LONGEST_NAME
        assert not re.search("[\x00-\x1f\u2028\u202e\u2066]", label + shown)
        assert "@everyone" not in shown
        assert not re.search(r"(?<!\\)(?:\*\*|\|\||``)", shown)
        assert called(name, "account") in {name, "account"}
        assert len(folded(name)) <= 20 * len(name)
        safe_around(name, 80)
        assert luck.random() < 0.8 or 0 < len(written(SeatName(label, "red", "account"))) <= 62
        assert seen(name) or label == "?"


def custom_ids(luck: Random, _: Path) -> None:
    """A custom_id is one of ours, of small numbers, or none."""
    text, values = mutated(IDS, luck, 100), tuple(mutated(VALUES, luck, 100) for _ in range(luck.randrange(3)))
    with at_once((text, values)):
        found = re.fullmatch(TEMPLATE, text)
        numbers = numbers_of(found["numbers"]) if found else ()
        assert all(0 <= number < 10**10 for number in numbers[1:])
        click = Click(numbers[0] if numbers else 0, numbers[1:], values)
        assert all(0 <= index < 10**4 for index in click.indices)
        unpacked(numbers[1:])
        refusable(lambda: click.picked_game, HostError)
        refusable(lambda: click.visit, HostError)


def typed(luck: Random, _: Path) -> None:
    """A time, a day, a zone or shards are read, or are none."""
    text, language = mutated(TYPED, luck), luck.choice(languages())
    with at_once((text, language)):
        minute = minute_of(text)
        assert minute is None or 0 <= minute < 24 * 60
        assert minute is None or time_of(minute)
        if (kind := luck.randrange(4)) == 0:
            day_of(language, text, date(2026, 11, 29))
        elif kind == 1:
            zone = zones.meant(language, text)
            assert zone is None or zones.known(zone)
        elif kind == 2:
            zones.found(language, text)
        refusable(lambda: parse_shards(text), ValueError)


def answers(luck: Random, _: Path) -> None:
    """An answer that was typed is one of those on offer, or refused; suggestions fit into Discord."""
    table, language = luck.choice(tables()), luck.choice(languages())
    assert table.pending is not None
    known = [choice.name for choice in suggestions(table, language, "")]
    text = mutated([*known, *(choice.value for choice in suggestions(table, language, "")), "0:1,2"], luck)
    with at_once((table.game.key, language, text)):
        for choice in suggestions(table, language, text):
            assert 0 < len(choice.name) <= 100
            assert 0 < len(str(choice.value)) <= 100
        found = refusable(lambda: meant(table, language, text), HostError)
        assert found is None or all(isinstance(index, int) for index in found[1])


def options(luck: Random, _: Path) -> None:
    """A game begins with options that go together, or says what is wrong with them."""
    rules = rules_of(luck.choice(GAMES))
    known = [option.name for option in rules.options]
    chosen: dict[str, Any] = {
        luck.choice([*known, mutated(known or ["x"], luck, 40)]): luck.choice(
            (0, 1, 2, 3, -1, 2**31, 2**64, True, None, "1", 1.5, mutated(VALUES, luck, 40))
        )
        for _ in range(luck.randrange(5))
    }
    seats = luck.choice((0, 1, 2, 3, 4, 5, -1, 2**40))
    with at_once((rules.key, seats, chosen)):
        refusable(lambda: Match.new(rules.key, seats, chosen, "5e" * 32), ValueError)


def records(luck: Random, folder: Path) -> None:
    """A record from outside is a game, or is said to be none, and each finding is a sentence."""
    text = mutated(kept(), luck, 10**6).encode("utf-8", "surrogatepass")
    if luck.random() < 0.3:
        text = (
            text[: luck.randrange(len(text) + 1)]
            + luck.randbytes(luck.randrange(4))
            + text[luck.randrange(len(text) + 1) :]
        )
    with at_once(text[:300]):
        record = refusable(lambda: from_text(text), RecordError)
        path = folder / "record.json"
        path.write_bytes(text)
        said = refusable(lambda: report(verify(path)), Complaint)
        assert record is not None or said is None


def settings(luck: Random, folder: Path) -> None:
    """Settings are taken, or each wrong one is named in one line that says nothing of its value."""
    secret = f"s3cret{luck.randrange(10**6)}"
    text = mutated(ENV, luck, 20_000) + f"\nDISCORD_TOKEN={secret}\n"
    (folder / ".env").write_bytes(text.encode("utf-8", "replace"))
    with at_once(text):
        told = said_of_settings()
    assert secret not in told


def said_of_settings() -> str:
    """Return why the settings can't be used; "" where they can."""
    try:
        found = load_settings()
        found.metrics()
        found.held()
        found.token()
    except SettingsError as error:
        return str(error)
    return ""


def refusable(read: Callable[[], Any], refusal: type[Exception]) -> Any:
    """Return what is read; None where it is refused in the way that it may be."""
    try:
        return read()
    except refusal:
        return None


@cache
def tables() -> list[Table]:
    """Tables of all games at which somebody is asked something."""
    found = []
    for game in GAMES:
        for number in range(6):
            match = play_some(new_match(game, 2, number), Random(number), 7 * number)
            found += [table_of(match, seat, [], "Anna") for seat in match.pending]
    return found


@cache
def kept() -> list[str]:
    """Records of short games, as they were exported."""
    return [to_text(record_of(Setting("exlibrium", 2), number)) for number in range(3)] + [
        to_text(record_of(Setting("toy", 2), number)) for number in range(3)
    ]


Reader = Callable[[Random, Path], None]
READERS: dict[Reader, int] = {
    names: 600,
    custom_ids: 700,
    typed: 50,
    answers: 6,
    options: 100,
    records: 20,
    settings: 12,
}
"""How many inputs each takes in one go."""


def inputs(seed: str, number: int, folder: Path) -> Counter[str]:
    """Let everything read what a seed and a number stand for."""
    luck, counts = Random(f"{seed}:{number}"), Counter[str]()
    for read, often in READERS.items():
        for _ in range(often):
            read(luck, folder)
        counts[read.__name__.replace("_", " ")] = often
    counts["inputs"] = sum(READERS.values())
    return counts
