"""The Discord on this machine that loads are measured with: what a bot of discord.py says there is heard."""

from contextlib import AsyncExitStack
from random import Random

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.process import proxies
from bot.tools.load import asking
from bot.tools.load.bare import Bare
from bot.tools.load.figures import share
from bot.tools.load.loopback import IDENTIFY, INTERACTION, Loopback
from bot.tools.load.messages import EPHEMERAL, Messages, payload_of, seen
from bot.tools.load.town import Town
from bot.tools.load.ways import answers


async def test_a_bot_that_is_asked_over_real_sockets_answers_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", "")
    town = Town(2)
    async with Loopback(town) as loopback, Bare(intents=discord.Intents(guilds=True)) as bot:
        proxies.use(f"http://{loopback.address}/api/v10", f"ws://{loopback.address}/gateway/")
        await bot.login("token")
        connecting = bot.loop.create_task(bot.connect())
        await loopback.connected.wait()
        button = {"type": 2, "custom_id": "x:play:1", "style": 1, "label": "Play"}
        message = loopback.messages.make("1000", {"components": [{"type": 1, "components": [button]}]})
        about = asking.pressed(town.newcomer(), town.places[0], message, button)
        answer = await loopback.interact(about)
        assert await answer.within(10)
        assert answer.message is not None
        assert (answer.message["content"], answer.message["flags"]) == ("ok", EPHEMERAL)
        assert answer.acknowledged is not None
        assert answer.told is not None
        assert 0 < answer.acknowledged < answer.told
        await bot.close()
        await connecting


async def test_each_of_two_processes_hears_of_its_own_servers() -> None:
    town, heard = Town(4), dict[int, list[str]]()
    async with Loopback(town, shards=2) as loopback, aiohttp.ClientSession() as session, AsyncExitStack() as hung_up:
        for number in range(2):
            assert not loopback.connected.is_set()
            socket = await hung_up.enter_async_context(session.ws_connect(f"http://{loopback.address}/gateway/"))
            await socket.receive_json()
            await socket.send_json({"op": IDENTIFY, "d": {"shard": [number, 2]}})
            heard[number] = [one["id"] for one in (await socket.receive_json())["d"]["guilds"]]
            for place in town.places:
                await loopback.interact({"guild_id": str(place.server)})
            packets = [await socket.receive_json() for _ in range(4)]
            told = [(one["t"], one["s"], one["d"].get("guild_id")) for one in packets]
            servers = [("GUILD_CREATE", 2 + at, None) for at in range(2)]
            assert told == [*servers, *((INTERACTION, 4 + at, server) for at, server in enumerate(heard[number]))]
        await loopback.connected.wait()
    assert sorted(heard[0] + heard[1]) == [str(place.server) for place in town.places]


def test_a_file_is_named_by_what_shows_it_and_stays_where_an_edit_keeps_it() -> None:
    body = b'--b\r\nname="payload_json"\r\n\r\n{"content": "a"}\r\n--b\r\nname="files[0]"\r\n\r\n{}\r\n--b--'
    assert payload_of(body, "multipart/form-data; boundary=b") == {"content": "a"}
    messages = Messages()
    gallery = [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]
    sent = {"components": gallery, "attachments": [{"id": 0, "filename": "a.png"}], "flags": 1 << 15}
    first = messages.make("1", sent)
    (file,) = first["attachments"]
    assert first["components"][0]["items"][0]["media"]["attachment_id"] == file["id"]
    assert seen(first)["attachments"] == []
    again = messages.change(first, {"components": gallery, "attachments": [{"id": int(file["id"])}]})
    assert again["attachments"] == [file]


def test_people_press_what_answers_and_nothing_that_is_off() -> None:
    def panel(*verbs: str, off: bool = False) -> dict[str, object]:
        buttons = [{"type": 2, "custom_id": f"x:{verb}:1:5:0", "disabled": off} for verb in verbs]
        return {"components": [{"type": 1, "components": buttons}]}

    found = answers(panel("pick", "back", "sure"), Random(0))
    assert [(way.verb, way.asked) for way in found] == [("pick", "5"), ("sure", "5")]
    assert answers(panel("back", "more"), Random(0)) == answers(panel("pick", off=True), Random(0)) == []


def test_a_share_of_all_came_within_its_time() -> None:
    assert share([0.004, 0.001, 0.002, 0.003], 0.5) == 3.0
    assert share([0.001] * 99 + [1.0], 0.99) == 1000.0
