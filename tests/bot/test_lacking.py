"""What a game lacks has no button, no command and no page."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord import app_commands

from bot.app.commands import group_for
from bot.games import Describing, Face, Pictures, Vocabulary, face_of
from bot.games import face as found
from bot.studio.film import Cast, Script, shots
from bot.tools.gallery import recorded
from bot.tools.simulate import game_seed, step
from bot.ui import looks
from bot.ui.controls import Menu, buttons_of
from bot.ui.help import help_page
from bot.ui.messages import final_page, hand_page, turn_rows
from bot.ui.page import Page
from bot.ui.panel import panel
from bot.ui.table_message import table_page
from bot.ui.voices import speech_for
from bot.values.refusal import HostError
from bot.values.table import Table
from engine.catalogue import games
from engine.match import Match
from render.names import SeatName
from tests.bot import toy_face
from tests.bot.conftest import World
from tests.bot.presses import press_old, private, raw_button
from tests.bot.seeing import rows
from tests.bot.tables import lobby, table_of

FULL = toy_face.FACE
BARE = Face(
    vocabulary=Vocabulary("toy", FULL.vocabulary.options, FULL.vocabulary.asks, {}, {}, {}),
    asking={},
    describing=Describing(
        headline=lambda _, view: f"round {view.round}",
        table=lambda _, view: f"points {view.points}",
        score=lambda _, view: f"points {view.points}",
    ),
)
ALWAYS = {
    "play", "log", "join", "leave", "begin", "auto", "out", "rematch", "record", "pick", "menu", "none", "hint", "back",
    "before", "planning", "nudge", "watch",
}  # fmt: skip
"""What buttons of any game do."""
COMMANDS = {
    "start", "join", "leave", "begin", "end", "play", "choose", "hint", "undo", "board", "status", "log", "rematch",
    "export",
}  # fmt: skip
"""What any game can do by command."""


def with_hand(face: Face) -> Face:
    return replace(face, describing=replace(face.describing, hand=lambda _, view: f"cards {view.hand}"))


def with_shelf(face: Face) -> Face:
    return replace(face, describing=replace(face.describing, shelf=lambda *_: "a shelf"))


def with_pictures(face: Face) -> Face:
    assert FULL.pictures is not None
    return replace(face, pictures=Pictures(board=FULL.pictures.board))


def with_help(face: Face) -> Face:
    return replace(face, help=FULL.help)


PARTS: dict[Callable[[Face], Face], tuple[set[str], set[str]]] = {
    with_hand: ({"hand"}, {"hand"}),
    with_shelf: ({"shelves", "shelf"}, {"shelf"}),
    with_pictures: ({"film"}, {"film"}),
    with_help: ({"help", "topic"}, {"rules"}),
}
"""What each part brings: buttons, and commands."""


def shown_as(patch: pytest.MonkeyPatch, face: Face) -> None:
    patch.setitem(found._presented, face.key, face)


def pages(match: Match) -> Iterator[Page]:
    """Return every page of a match as it stands that is there, and of its lobby."""
    public = table_of(match, None, list(match.opening), "Ada")
    waiting = lobby(2)
    yield table_page(replace(waiting, game=replace(waiting.game, key=public.game.key)), "en")
    yield table_page(public, "en")
    yield Page("a ping", turn_rows(public))
    yield looks.board_page(public, "en", text=False)
    yield looks.status(public, "en", "here")
    for seat in range(len(public.seats)):
        yield from own_pages(table_of(match, seat, list(match.opening), "Ada"), seat)
    if match.over:
        yield final_page(public, "en")


def own_pages(table: Table, seat: int) -> Iterator[Page]:
    describing = face_of(table.game.key).describing
    yield panel(table, "en")
    yield hand_page(table, "en", "here")
    yield from [looks.hand(table, "en")] if describing.hand else []
    yield from [looks.shelf(table, seat, "en")] if describing.shelf else []
    yield from [help_page(speech_for(table, "en"))] if face_of(table.game.key).help else []


def verbs(page: Page) -> set[str]:
    menus = {row.verb for row in page.rows if isinstance(row, Menu)}
    return menus | {button.verb for row in page.rows for button in buttons_of(row)}


def moments(game: str) -> Iterator[Match]:
    """Return a match of two after each tenth choice, and at its end."""
    match, luck, count = Match.new(game, 2, {}, game_seed("lacking", 0)), random.Random(1), 0
    while not match.over:
        if count % 10 == 0:
            yield match
        step(match, ["random"] * 2, luck)
        count += 1
    yield match


def everything(game: str) -> tuple[set[str], list[Page]]:
    all_pages = [page for match in moments(game) for page in pages(match)]
    for page in all_pages:
        assert page.content.strip()
        assert "****" not in page.content
        assert all(one.label for row in page.rows if isinstance(row, tuple) for one in row)
    return {verb for page in all_pages for verb in verbs(page)}, all_pages


def test_a_game_of_no_more_than_is_demanded_has_no_button_and_no_command_of_anything_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown_as(monkeypatch, BARE)
    shown, all_pages = everything("toy")
    assert shown <= ALWAYS
    assert {command.name for command in group_for(BARE).commands} == COMMANDS
    assert [page for page in all_pages if page.sketch is not None] == []
    (board,) = (command for command in group_for(BARE).commands if command.name == "board")
    assert isinstance(board, app_commands.Command)
    assert [option.name for option in board.parameters] == ["game"]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_a_part_brings_its_own_buttons_and_commands_and_no_others(
    part: Callable[[Face], Face], monkeypatch: pytest.MonkeyPatch
) -> None:
    face = part(BARE)
    shown_as(monkeypatch, face)
    buttons, commands = PARTS[part]
    shown, _ = everything("toy")
    assert shown - ALWAYS == buttons
    assert {command.name for command in group_for(face).commands} == {*COMMANDS, *commands}


@pytest.mark.parametrize("lacking", ["hand", "shelf", "situation", "decided", "pictures", "help"])
@pytest.mark.parametrize("game", games())
def test_any_game_can_be_shown_without_any_of_its_parts(
    game: str, lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = face_of(game)
    without: Any = {lacking: None}
    if lacking in {"pictures", "help"}:
        shown_as(monkeypatch, replace(face, **without))
    else:
        shown_as(monkeypatch, replace(face, describing=replace(face.describing, **without)))
    everything(game)


def test_what_no_button_asks_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    shown_as(monkeypatch, BARE)
    table = table_of(next(moments("toy")), 0, [])
    refused: list[Callable[[], Page]] = [
        lambda: looks.hand(table, "en"),
        lambda: looks.shelf(table, 0, "en"),
        lambda: help_page(speech_for(table, "en")),
    ]
    for look in refused:
        with pytest.raises(HostError, match="error-old-button"):
            look()


def test_a_game_without_pictures_has_no_film(monkeypatch: pytest.MonkeyPatch) -> None:
    shown_as(monkeypatch, BARE)
    names = (SeatName("Ada", "sky"), SeatName("Ben", "green"))
    script = Script(recorded("toy", 2, "lacking"), (Cast(0, names),), "en")
    assert list(shots(script)) == []


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    shown_as(monkeypatch, BARE)


@pytest.mark.usefixtures("bare", "no_power_cuts")
async def test_a_table_without_hands_and_pictures_sends_neither(world: World) -> None:
    alice, bob, *_ = world.members
    await alice.slash(world.channel, "toy start")
    waiting = world.channel.history()[-1]
    assert private(await bob.click(waiting, label="Join")) == "Welcome to the table!"
    await alice.click(waiting, label="Begin")
    await world.env.settle()
    shown = [message for message in world.channel.history() if "points (0, 0)" in message.content]
    assert len(shown) == 1
    assert not any(message.attachments for message in world.channel.history())
    assert "My hand" not in [label for message in world.channel.history() for row in rows(message) for label in row]
    for verb in ("hand", "shelves", "help"):
        pressed = await press_old(world, alice, shown[0], f"x:{verb}:1", raw_button(f"x:{verb}:1"))
        assert private(pressed).startswith("That button is from an older version of me.")
