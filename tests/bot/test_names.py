"""Whatever people are called, no two at a table look alike, in any language, in messages, labels and pictures."""

import re
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as some

from bot.ui.lobby import lobby as lobby_page
from bot.ui.log import log_page
from bot.ui.looks import board_page
from bot.ui.table_message import table_page
from bot.ui.voices import labels_for, picture_names, raw_names, speech_for
from bot.values.people import COLOURS, Person
from bot.values.table import Seat, Table, Tenure
from data.words import languages
from render.names import written
from tests.bot.hosted import hosted
from tests.bot.tables import lobby
from tests.bot.test_admission import commands
from tests.bot.test_tenures import some_choices, town
from tests.bot.visitors import OWN, TABLE, Visitor, Way

ODD = (
    "Alex", "alex", "ALEX ", "Alex 2", "Alex 2 2", "Alex 3", "𝓐lex", "Al\u200bex", "*Alex*", "Librarian", "Librarian 2",
    "Bibliothécaire", "Библиотекарь (за: Alex)", "Librarian, for Alex", "?", "? 2", "", "\u3164", "さくら", "さくら 2",
    "x" * 32, "x" * 40, "x" * 30 + " 2", "\ufdfa" * 32, "محمد", "دנה", "Alex 99999999", "Straße", "STRASSE",
)  # fmt: skip
raw = some.one_of(some.sampled_from(ODD), some.text(max_size=40), some.text("Aaе ²2⁠", max_size=4))
accounts = some.one_of(some.just(""), some.sampled_from(("alex", "librarian", "sakura 2", "?")), some.text(max_size=32))
strengths = some.sampled_from(("automatic", "apprentice", "librarian", "grand-librarian"))


@some.composite
def tables(draw: some.DrawFn) -> Table:
    """Draw a table at which anybody sits, and anybody may have left."""
    seats, former = [], []
    for place in range(draw(some.integers(2, 5))):
        left = draw(some.booleans())
        name, account = draw(raw), draw(accounts)
        if left:
            until = draw(some.integers(0, 2))
            former.append(Tenure(place, 0, until, place + 100, name, account, ""))
        user = None if draw(some.booleans()) else place + 1
        person = (draw(raw), draw(accounts)) if user else ("", "")
        strength = "" if user else draw(strengths)
        seats.append(Seat(place, user, person[0], COLOURS[place], False, strength, account=person[1]))
    return replace(lobby(2), seats=tuple(seats), former=tuple(former))


def look(name: str) -> str:
    return " ".join(name.casefold().split())


def shown(table: Table, language: str, at: int | None) -> list[list[str]]:
    return [
        raw_names(table, language, at),
        list(speech_for(table, language, at).names),
        list(labels_for(table, language).names),
        [written(name) for name in picture_names(table, language, at)],
        [name.name for name in picture_names(table, language, at)],
    ]


@given(tables(), some.sampled_from(languages()), some.sampled_from((None, 0, 1, 2, 3)))
def test_no_two_names_look_alike(table: Table, language: str, at: int | None) -> None:
    for names in shown(table, language, at):
        assert len(names) == len(table.seats)
        assert len({look(name) for name in names}) == len(names), names
    assert all(name for names in shown(table, language, at)[1:] for name in names)


@given(tables(), some.sampled_from(languages()))
def test_whoever_leaves_changes_nobody_else_s_name(table: Table, language: str) -> None:
    before = raw_names(table, language, 0)
    left_before = {one.seat for one in table.former}
    people = [seat.seat for seat in table.seats if not seat.automatic and seat.seat not in left_before]
    for place in people[:1]:
        seat = table.seats[place]
        gone = Tenure(place, 0, 9, seat.user_id, seat.name, seat.account, "")
        heir = replace(seat, user_id=None, name="", account="", strength="librarian")
        seats = (*table.seats[:place], heir, *table.seats[place + 1 :])
        left = replace(table, seats=seats, former=(*table.former, gone))
        assert raw_names(left, language, 0) == before
        now, then = raw_names(left, language), raw_names(table, language)
        assert [name for at, name in enumerate(now) if at != place] == [n for at, n in enumerate(then) if at != place]


def test_people_called_alike_are_numbered_in_the_lobby() -> None:
    page = lobby_page(lobby(3, "Alex"), "en")
    assert re.findall("Alex[ 0-9]*", page.content)[:3] == ["Alex", "Alex 2", "Alex 3"]


async def test_two_of_one_name_are_told_apart_wherever_they_are_named(tmp_path: Path) -> None:
    alexes = [Person(number, "Alex", account=f"alex{number}") for number in (1, 2)]
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await town(world, *alexes, automatic=0)
        await some_choices(world, game, alexes, 2)
        table = await world.host.reading(game)
        log = log_page(table, await world.host.log(game), "en").content
        shelf = next(command for command in commands("exlibris") if command.name == "shelf")
        offered = await Visitor(world.host, alexes[0], Way(OWN, TABLE)).suggestions(shelf, "player", game)
    told = [table_page(replace(table, acting=(0, 1)), "en").content, board_page(table, "en", text=True).content, log]
    for text in told:
        assert re.search(r"Alex\b(?! 2)", text), text
        assert "Alex 2" in text, text
    assert offered == ["Alex", "Alex 2"]
