"""Laid-out messages: what they are made of, what is kept of the old ones, and what Discord may refuse."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from bot.app.clicked import Clicked, clicked
from bot.app.files import files_of, texts_of
from bot.app.layout import laid_out
from bot.app.posting import Poster, Shown, _edit, _standing_page
from bot.app.replies import _form
from bot.app.show import show
from bot.games import Sketch
from bot.studio.drawing import Drawn
from bot.ui import room
from bot.ui.controls import Beside, Button, Heading
from bot.ui.drawing import title
from bot.ui.page import Page, TextFile
from bot.ui.table_message import table_page
from bot.ui.voices import colour_of
from bot.values.people import COLOURS
from engine.catalogue import packages, rules_of
from engine.match import Match
from render.picture import Picture
from tests.bot.conftest import World
from tests.bot.limits import check
from tests.bot.seeing import controls
from tests.bot.tables import lobby, table_of
from tests.bot.test_duties_discord import begun
from tests.bot.test_trouble import answer_directly

PICTURE = Drawn(Picture(b"png", "The board.", 3, 2), "board.png")
SKETCH = cast("Sketch", object())
PLAY = Button("play", (7,), "Play", "good")
PAGE = Page("Above.\nBelow.", (Beside("A place", Button("pick", (7, 1, 0), "A")), (PLAY,)), SKETCH, below="Below.")


def payload(page: Page, picture: Drawn | None = PICTURE) -> Any:
    return cast("Any", laid_out(page, picture)).to_components()


def test_the_picture_stands_between_the_words_before_and_after_it() -> None:
    (frame,) = payload(replace(PAGE, colour=0xE69F00))
    assert frame["accent_color"] == 0xE69F00
    above, gallery, below, section, row = frame["components"]
    assert (above["content"], below["content"]) == ("Above.", "Below.")
    (item,) = gallery["items"]
    assert (item["media"]["url"], item["description"]) == ("attachment://board.png", "The board.")
    assert section["components"][0]["content"] == "A place"
    assert section["accessory"]["custom_id"] == "x:pick:7:1:0"
    assert [button["label"] for button in row["components"]] == ["Play"]


def test_without_a_picture_no_word_is_lost_and_a_file_is_named() -> None:
    parts = payload(replace(PAGE, file=TextFile("games.json", "{}")), None)
    assert [part.get("content") for part in parts[:2]] == ["Above.", "Below."]
    assert parts[-1]["file"]["url"] == "attachment://games.json"
    assert payload(replace(PAGE, sketch=None), None)[0]["content"] == "Above.\nBelow."


@pytest.mark.parametrize("letter", ["a", "ж", "€"])
def test_room_counts_signs_bytes_and_parts(letter: str) -> None:
    size, most = len(letter.encode()), room.MOST_SIGNS
    longest = min(most, (room.MOST_BYTES - room.BYTES_EACH) // size)
    assert room.fits(Page(letter * longest))
    assert not room.fits(Page(letter * (longest + 1)))
    lines = tuple(Beside("x", Button("pick", (7, 1, place), "Choose")) for place in range(13))
    assert room.fits(Page("x", lines))
    assert not room.fits(Page("x", (*lines, Heading("x"))))
    check(Page("x", lines))


@pytest.mark.parametrize("game", packages())
def test_whoever_acts_has_a_colour_of_their_own(game: str) -> None:
    rules = rules_of(game)
    named = (rules.colours or COLOURS)[: max(rules.seats)]
    match = Match.new(game, len(named), {}, "5e" * 32)
    blank = table_of(match, None, [])
    table = replace(blank, seats=tuple(replace(seat, colour=named[seat.seat]) for seat in blank.seats))
    found = [colour_of(table, [seat]) for seat in range(len(named))]
    assert len({*found, colour_of(table, ())}) == len(named) + 1
    assert [table_page(replace(table, acting=(seat,)), "en").colour for seat in range(len(named))] == found
    assert colour_of(table, range(len(named))) == colour_of(table, ())


def message(*, laid: bool, listed: bool = False, words: str = "Above.\nBelow.") -> Any:
    """Return a message as discord.py makes it: Discord lists no file that a component shows."""
    media = {"url": "https://cdn.example/1/2/board.png?ex=1", "attachment_id": "5", "proxy_url": ""}
    text = {"type": 10, "id": 1, "content": words}
    gallery = {"type": 12, "id": 2, "items": [{"media": media, "description": "The board.", "spoiler": False}]}
    made: Any = SimpleNamespace(
        attachments=[], flags=discord.MessageFlags(components_v2=laid), content="" if laid else words
    )
    made.components = (
        [discord.components._component_factory(cast("Any", part)) for part in (text, gallery)] if laid else []
    )
    if listed:
        made.attachments = [SimpleNamespace(filename="board.png", id=5, description="The board.")]
    return made


def click(*, laid: bool, listed: bool = False) -> Any:
    """Return a click on such a message, which is to be edited, as Discord tells of it."""
    media = {"url": "https://cdn.example/1/2/board.png?ex=1", "attachment_id": "5"}
    frame = {"type": 17, "components": [{"type": 12, "items": [{"media": media, "description": "The board."}]}]}
    file = {"filename": "board.png", "id": "5", "description": "The board."}
    flags = discord.MessageFlags(components_v2=laid).value
    message = {"id": "3", "flags": flags, "attachments": [file] * listed, "components": [frame] * laid}
    interaction = MagicMock(data={"message": message})
    interaction.response.type = discord.InteractionResponseType.deferred_message_update
    return interaction


@pytest.mark.parametrize("laid, listed", [(True, False), (True, True), (False, True)])
def test_the_picture_of_a_message_is_found_wherever_discord_tells_of_it(laid: bool, listed: bool) -> None:  # noqa: FBT001 - given by name
    (kept,) = files_of(message(laid=laid, listed=listed))
    assert (kept.name, kept.id, kept.alt) == ("board.png", 5, "The board.")
    on = clicked(click(laid=laid, listed=listed))
    assert on is not None
    assert (on.id, on.laid_out, on.private, on.files()) == (3, laid, False, [kept])
    assert texts_of(message(laid=laid)) == ["Above.\nBelow."]


def test_a_plain_message_and_one_of_other_words_are_edited_and_one_that_stands_is_not() -> None:
    wanted = Shown(Page("Above.\nBelow.", ((PLAY,),), laid_out=True), "board.png")
    assert _standing_page(message(laid=True), None, wanted) == wanted.page
    assert _standing_page(message(laid=True, words=" Above.\nBelow.\n"), None, wanted) == wanted.page
    assert _standing_page(message(laid=False), None, wanted) != wanted.page
    assert _standing_page(message(laid=True, words="Else."), None, wanted) != wanted.page
    parted = Shown(replace(wanted.page, content="Above.\n\nBelow.", below="Below."), "board.png")
    assert _standing_page(message(laid=True), None, parted) == parted.page
    known = Shown(replace(wanted.page, rows=()), "board.png")
    assert _standing_page(message(laid=True), known, wanted) != wanted.page


def refusal(status: int) -> discord.HTTPException:
    return discord.HTTPException(MagicMock(status=status), {"code": 50035, "message": "no such attachment"})


async def test_a_picture_that_discord_finds_no_more_is_sent_again() -> None:
    edit = AsyncMock(side_effect=[refusal(400), None])
    await _edit(edit, {"content": None}, PICTURE, anew=False)
    first, second = edit.call_args_list
    assert "attachments" not in first.kwargs
    assert [file.filename for file in second.kwargs["attachments"]] == ["board.png"]
    for status, picture, anew in ((500, PICTURE, False), (400, None, False), (400, PICTURE, True)):
        edit = AsyncMock(side_effect=[refusal(status), None])
        with pytest.raises(discord.HTTPException):
            await _edit(edit, {"content": None}, picture, anew=anew)


class Easel:
    async def draw(self, *_: Any) -> Drawn:
        return PICTURE


@pytest.mark.parametrize("refused", [0, 1])
async def test_a_panel_keeps_the_picture_that_it_shows(monkeypatch: pytest.MonkeyPatch, refused: int) -> None:
    say = AsyncMock(side_effect=[*[refusal(400)] * refused, 3])
    monkeypatch.setattr("bot.app.show.say", say)
    assert await show(click(laid=True), cast("Any", Easel()), PAGE) == 3
    (_, first, files), *rest = [call.args for call in say.call_args_list]
    assert (first["attachments"], files) == ([{"id": 5, "filename": "board.png"}], [])
    again = [(said["attachments"], [file.filename for file in new]) for _, said, new in rest]
    assert again == [([], ["board.png"])] * refused


def test_a_file_is_in_the_form_and_can_still_be_read() -> None:
    file = PICTURE.file()
    said, part = _form({"content": "Done."}, [file])
    assert (said["value"], part["value"], part["filename"]) == ('{"content":"Done."}', b"png", "board.png")
    assert file.fp.read() == b"png"


async def test_a_sentence_is_plain_unless_its_message_was_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for laid in (True, False):
        say = AsyncMock()
        monkeypatch.setattr("bot.app.show.say", say)
        await show(click(laid=laid), cast("Any", Easel()), Page("Done."))
        (_, said, _) = say.call_args.args
        assert (said["content"], bool(said["components"])) == ((None, True) if laid else ("Done.", False))


async def test_a_table_of_an_older_bot_is_laid_out_when_it_is_next_edited(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    patch = "bot.app.courier.table_page"
    monkeypatch.setattr(patch, lambda *args: replace(table_page(*args), laid_out=False))
    journey = await begun(world)
    old = stored(world, journey.table().id)
    assert (bool(old.content), old.flags) == (True, 0)
    monkeypatch.setattr(patch, table_page)
    await answer_directly(journey)
    new = stored(world, old.id)
    assert (new.content, new.flags & 1 << 15) == ("", 1 << 15)
    assert controls(new)
    assert [item["media"]["url"] for item in galleries(new)] == [file["url"] for file in new.attachments]
    channel = world.bot.get_partial_messageable(world.channel.id)
    for page in (Page("Moved on."), Page("Round 1", (), title(lobby(2)))):
        before = [file["filename"] for file in stored(world, old.id).attachments]
        await Poster(world.bot).retire(channel, old.id, page)
        gone = stored(world, old.id)
        assert (controls(gone), len(gone.attachments), len(galleries(gone))) == ([], 1, 1)
        assert (before == [file["filename"] for file in gone.attachments]) == (page.sketch is None)


def stored(world: World, message_id: int) -> Any:
    return world.env.backend.get_message(world.channel.id, message_id)


def galleries(shown: Any) -> list[Any]:
    frames = [part for row in shown.components for part in (row["components"] if row["type"] == 17 else [row])]
    return [item for part in frames if part["type"] == 12 for item in part["items"]]


def test_discord_need_not_tell_of_flags_and_components() -> None:
    told = Clicked({"id": "7", "attachments": []})
    assert (told.id, told.private, told.laid_out, told.files()) == (7, False, False, [])
