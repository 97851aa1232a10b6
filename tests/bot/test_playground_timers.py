"""The playground waits for no timer of the bot's."""

import asyncio
from typing import Any

import pytest
from simcord import env

from bot.tools.timers import ASKED, SOON, unawaited


@pytest.mark.parametrize("name", ASKED)
async def test_a_click_waits_for_what_goes_off_at_once_and_for_nothing_later(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = asyncio.get_running_loop().time()
    asked: list[float] = []
    monkeypatch.setattr(env, name, lambda *given: asked.append(given[-1]))
    before: Any = getattr(env, name)
    with unawaited():
        for deadline in (now, now + 20):
            getattr(env, name)("state", "timer", deadline)
    assert getattr(env, name) is before
    assert asked[0] == now
    assert SOON <= asked[1] - now < SOON + 5
