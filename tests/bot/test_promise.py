"""Answers at once: Discord hears that one is coming only where it takes longer than a moment."""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import aiohttp
import discord
import pytest
from discord.webhook.async_ import async_context
from structlog.testing import capture_logs

from bot.app import promise
from bot.app.errors import guarded
from bot.app.promise import say, settle
from bot.values.refusal import HostError
from tests.bot.conftest import World
from tests.bot.journey import Journey
from tests.bot.presses import state
from tests.bot.test_trouble import answer, opened, toy, use
from tests.bot.visitors import Knock, clicked_on

LONG = 60.0
SAID = {"content": "Your turn.", "components": []}
Work = Callable[[Any], Awaitable[None]]


class Post:
    """Notes what is said to Discord, and refuses it as often as is wished."""

    def __init__(self, *errors: Exception) -> None:
        self.said: list[tuple[str, Any]] = []
        self._errors = list(errors)

    async def request(self, route: Any, **sent: Any) -> Any:
        self.said.append((route.path.rpartition("/")[2], sent["payload"]))
        if self._errors:
            raise self._errors.pop(0)
        return {"resource": {"message": {"id": "5"}}}

    async def edit_original_interaction_response(self, *_: Any, payload: Any, **__: Any) -> Any:
        self.said.append(("edit", payload))
        return {"id": "6"}

    @property
    def kinds(self) -> list[Any]:
        return [sent["type"] if way == "callback" else way for way, sent in self.said]


async def clicked(post: Post, work: Work, *, edits: bool) -> None:
    """Let a click be answered by some work."""
    interaction: Any = Knock()
    interaction.extras, interaction.id, interaction.token, interaction.application_id = {}, 1, "token", 1
    interaction.type, interaction.data = discord.InteractionType.component, clicked_on(private=True)
    interaction.locale, interaction.guild_locale = discord.Locale.american_english, None
    interaction.response = SimpleNamespace(is_done=lambda: True)
    interaction.user, interaction._session = SimpleNamespace(id=1), None
    interaction.client = SimpleNamespace(tongues={})
    interaction.followup = SimpleNamespace(send=lambda *_, **__: post.edit_original_interaction_response(payload={}))
    interaction._state = SimpleNamespace(http=SimpleNamespace(proxy=None, proxy_auth=None))
    async_context.set(post)  # type: ignore[arg-type] # as much of it as is asked

    async def doing() -> None:
        await promise.promise(interaction, edits=edits)
        await work(interaction)
        await settle(interaction)

    await guarded(interaction, doing(), game=1, number=1)


async def saying(interaction: Any) -> None:
    assert await say(interaction, SAID, []) in {1, 5, 6}


async def saying_later(interaction: Any) -> None:
    await asyncio.sleep(0.02)
    await saying(interaction)


async def saying_twice(interaction: Any) -> None:
    await saying(interaction)
    await saying(interaction)


async def refusing(_: Any) -> None:
    raise HostError("stale")


async def nothing(_: Any) -> None:
    """Nothing is said."""


@pytest.mark.parametrize("meant", [{"answer": 7, "coming": 6}, {"answer": 4, "coming": 5}])
@pytest.mark.parametrize(
    "work, at_once, later",
    [
        (saying, ["answer"], ["answer"]),
        (saying_later, ["answer"], ["coming", "edit"]),
        (saying_twice, ["answer", "edit"], ["answer", "edit"]),
        (nothing, ["coming"], ["coming"]),
        (refusing, [4], [4]),
    ],
)
async def test_what_comes_at_once_is_its_own_acknowledgement(
    work: Work, at_once: list[Any], later: list[Any], meant: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for fresh, moment, expected in ((inf, LONG, at_once), (inf, 0.001, later), (0.0, LONG, ["coming", "edit"])):
        monkeypatch.setattr(promise, "FRESH", fresh)
        monkeypatch.setattr(promise, "AT_ONCE", moment)
        post = Post()
        await clicked(post, work, edits=meant["answer"] == 7)
        if fresh:
            assert post.kinds == [meant.get(kind, kind) for kind in expected]
        else:  # it has been under way for long
            assert post.kinds[0] == meant["coming"]
        hidden = [sent["data"]["flags"] & 64 for _, sent in post.said if sent.get("type") == 4]
        assert all(hidden)


async def test_an_answer_that_discord_does_not_take_can_still_be_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(promise, "FRESH", inf)
    monkeypatch.setattr(promise, "AT_ONCE", LONG)
    error = discord.HTTPException(MagicMock(status=400), {"code": 50035, "message": "Invalid"})
    post = Post(error)
    with capture_logs() as told:
        await clicked(post, saying, edits=True)
    assert post.kinds == [7, 4]
    assert [one["event"] for one in told] == ["unexpected"]


@pytest.mark.parametrize("work", [saying, saying_later])
@pytest.mark.parametrize("error", [ConnectionResetError("cut"), aiohttp.ServerDisconnectedError()])
async def test_where_no_way_leads_to_discord_nothing_is_raised(
    work: Work, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promise, "FRESH", inf)
    monkeypatch.setattr(promise, "AT_ONCE", 0.001)
    with capture_logs() as told:
        await clicked(Post(error, error), work, edits=True)
    assert {"unexpected", "answer-lost"} <= {one["event"] for one in told}


async def test_a_promise_of_which_discord_would_not_hear_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promise, "FRESH", inf)
    monkeypatch.setattr(promise, "AT_ONCE", 0.001)
    gone = discord.NotFound(MagicMock(status=404), {"code": 10062, "message": "Unknown interaction"})
    post = Post(gone)
    with capture_logs() as told:
        await clicked(post, saying_later, edits=True)
    assert post.kinds == [6]
    assert [one["event"] for one in told] == ["not-acknowledged", "interaction-gone"]


async def test_a_game_is_played_by_answers_that_come_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promise, "FRESH", inf)
    monkeypatch.setattr(promise, "AT_ONCE", LONG)
    journey = Journey(world, Random(1), world.members[:2], game="toy")
    await journey.begin()
    await journey.play(turns=6)
    answers = [entry.json["type"] for entry in world.env.http_requests if entry.path.endswith("/callback")]
    assert {4, 7} <= set(answers)
    assert 6 not in answers


@pytest.mark.parametrize("code, status", [(10062, 404), (40060, 400)])
async def test_a_click_that_discord_gives_up_meanwhile_is_done_once(
    world: World, monkeypatch: pytest.MonkeyPatch, code: int, status: int
) -> None:
    monkeypatch.setattr(promise, "FRESH", inf)
    monkeypatch.setattr(promise, "AT_ONCE", LONG)
    journey = toy(world)
    await journey.begin()
    who, panel = await opened(journey)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, message="gone")
    assert not (await use(who, panel, answer(panel))).acknowledged
    assert (await state(world))["GameRow"][0]["number"] == 1
    again = await use(who, panel, answer(panel))
    assert again.acknowledged
    assert "⚠️" in again.response.content
    assert (await state(world))["GameRow"][0]["number"] == 1
