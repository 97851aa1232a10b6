"""The playground: whoever opens it can play at once, and a click in it is never lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
from aiohttp.test_utils import unused_port

from bot.tools.playground import MEMBERS, Playground, in_turn


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


async def test_its_first_page_leads_to_the_channel_and_to_each_members_messages(tmp_path: Path) -> None:
    port = unused_port()
    playground = Playground(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", port)
    running = asyncio.create_task(playground.run())
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as browser:
            page = await _opened(browser)
            assert all(f"/go/{where}" in page for where in ("library", *MEMBERS))
            for where in ("alice", "library"):
                async with browser.get(f"/go/{where}") as shown:
                    assert shown.status == 200
                    assert str(shown.real_url.port) == str(port + 1)
    finally:
        playground.stop.set()
        await running


async def _opened(browser: aiohttp.ClientSession) -> str:
    for _ in range(200):
        try:
            async with browser.get("/") as answer:
                return await answer.text()
        except aiohttp.ClientConnectionError:
            await asyncio.sleep(0.1)
    raise AssertionError("the playground did not open")
