"""The playground: whoever opens it can play at once, a click in it is never lost, and time passes at a click."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import unused_port
from simcord.preview import _media

from bot.cli import main
from bot.tools import playground as tool
from bot.tools.late_clicks import LateClicks
from bot.tools.playground import CHANNELS, MEMBERS, Playground, in_turn
from bot.tools.portrait import portrait
from bot.tools.ports import free_ports
from bot.tools.shown import OwnPictures
from bot.values.complaint import Complaint


async def test_a_click_waits_while_time_passes() -> None:
    turn = asyncio.Lock()
    done: list[str] = []

    async def act(context: str, body: str) -> str:
        done.append(body)
        return context

    await turn.acquire()
    click = asyncio.ensure_future(in_turn(turn, act)("page", "Play"))
    await asyncio.sleep(0)
    assert not done
    turn.release()
    assert await click == "page"
    assert done == ["Play"]


async def test_a_picture_is_looked_through_once_and_no_picture_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[bytes] = []
    look = _media._process_media

    def counted(blob: bytes, when: float | None) -> _media.MediaInfo:
        looks.append(blob)
        return look(blob, when)

    monkeypatch.setattr(_media, "_process_media", counted)
    pictures = OwnPictures()
    first, again = [await pictures.validate("portrait", portrait(), media_time=0.0) for _ in range(2)]
    assert first is again
    assert (first.kind, len(looks)) == ("image", 1)
    with pytest.raises(_media.MediaError):
        await pictures.validate("text", b"no picture")


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[tuple[Playground, aiohttp.ClientSession]]:
    port = free_ports(unused_port())
    playground = Playground(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", port)
    running = asyncio.create_task(playground.run())
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as browser:
            await page_of(browser)
            yield playground, browser
    finally:
        playground.stop.set()
        await running


async def page_of(browser: aiohttp.ClientSession) -> str:
    for _ in range(200):
        try:
            async with browser.get("/") as answer:
                return await answer.text()
        except aiohttp.ClientConnectionError:
            await asyncio.sleep(0.1)
    raise AssertionError("the playground did not open")


async def test_its_first_page_leads_to_the_channels_and_to_each_members_messages(tmp_path: Path) -> None:
    async with opened(tmp_path) as (playground, browser):
        page = await page_of(browser)
        assert all(f"/go/{where}" in page for where in (*CHANNELS, *MEMBERS))
        for where in ("alice", "library"):
            async with browser.get(f"/go/{where}") as shown:
                assert shown.status == 200
                assert str(shown.real_url.port) == str(playground.port + 1)
        async with browser.get("/go/nowhere") as shown:
            assert shown.status == 404


async def test_the_clock_is_set_on_at_a_click_and_whoever_is_waited_for_is_reminded(tmp_path: Path) -> None:
    async with opened(tmp_path) as (playground, browser):
        async with playground.turn:
            channel, members = playground.channels[0], list(playground.members.values())
            await members[0].slash(channel, "exlibrium start", shuffle="no")
            await members[1].click(channel.history()[-1], label="Join")
            await members[0].click(channel.history()[-1], label="Begin")
        assert "Ex Libris" in {message.author.name for message in channel.history()}
        waiting = await playground.bot.host.waiting_for(members[0].id)
        who = members[0] if waiting else members[1]
        before, now = len(who.user.dm_channel.history(viewer=who.user)), playground.env.now()
        for hours, told in ((20, 1), (6, 2)):  # a reminder, then what was played instead
            async with browser.post(f"/later/{hours}") as answer:
                assert answer.status == 200
            for _ in range(200):
                if len(who.user.dm_channel.history(viewer=who.user)) == before + told:
                    break
                await asyncio.sleep(0.1)
            assert len(who.user.dm_channel.history(viewer=who.user)) == before + told
        assert (playground.env.now() - now).total_seconds() >= 26 * 3600
        assert " new</b>" in await page_of(browser)
        async with browser.post("/later/1") as answer:
            assert answer.status == 404


async def test_a_thread_can_be_looked_into(tmp_path: Path) -> None:
    async with opened(tmp_path) as (playground, browser):
        async with playground.turn:
            await playground.members["alice"].slash(playground.channels[0], "exlibris start", thread="yes")
        (thread,) = playground.channels[0].threads
        assert "Ex Libris · Alice" in await page_of(browser)
        async with browser.get(f"/go/{thread.id}") as shown:
            assert shown.status == 200


def test_where_a_port_is_taken_the_next_two_are_used() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = free_ports(port - 1)
        assert port not in {found, found + 1}
        assert found > port
    with pytest.raises(Complaint, match="no two ports"):
        free_ports(65_535)


def test_what_was_asked_for_and_is_not_to_be_had_is_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--language", "xx"])
    said = capsys.readouterr()
    assert said.err.startswith("exlibris: the language xx is not known; there are en (English), fr (Français)")
    assert said.err.count("\n") == 1
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        made: list[Any] = []

        def make(*how: Any, **more: Any) -> Any:
            made.append((how, more))
            return SimpleNamespace(run=no)

        monkeypatch.setattr(tool, "Playground", make)
        main(["play", "--port", str(port), "--no-browser"])
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        f"Port {port} is taken, so it is {made[0][0][1]}.",
        "The playground is closed, and its games are gone.",
    ]
    assert made[0][1] == {"browser": False}


async def no() -> None:
    """Run nothing."""


async def test_a_click_counts_as_long_as_its_message_has_the_same_buttons() -> None:
    message = SimpleNamespace(id=5, components=["Play"])
    page = SimpleNamespace(id="page", revision=1, channel_id=7)
    done: list[int] = []

    def show(shown: SimpleNamespace, **_: str) -> None:
        shown.revision += 1

    async def act(_: str, body: dict[str, Any]) -> None:
        done.append(body["published_revision"])

    backend = SimpleNamespace(messages={7: {5: message}})
    preview = SimpleNamespace(_publish=show, _action=act, _pages={"page": page}, env=SimpleNamespace(backend=backend))
    clicks = LateClicks(preview)
    clicks.publish(page)
    clicks.publish(page)
    click = {"kind": "click", "target_id": "5", "published_revision": 2}
    await clicks.act("page", click)
    message.components = ["Choose"]
    clicks.publish(page)
    await clicks.act("page", click)  # which SimCord refuses, as another button may stand there
    assert done == [3, 2]
