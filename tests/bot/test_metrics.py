"""How the bot is, for machines: counted and measured, and nothing of any person or card in it."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import pytest
import structlog
import yaml

from bot import meters
from bot.process import logs, metrics, running
from bot.process.metrics import serving
from bot.process.settings import Settings, SettingsError, load_settings
from bot.store import Store
from bot.values.complaint import SetUpComplaint
from tests.bot.hosted import ANNA, BEN, Hosted, hosted

ROOT = Path(__file__).parents[2]
NOT_OURS = f"({os.strerror(errno.EADDRNOTAVAIL)}|could not bind on any address .*)"
"""Why an address of another machine can't be listened at: newer Pythons keep the reason to themselves."""


class Up:
    """A bot that is connected, as far as it is asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.latencies = [(0, float("nan")), (3, 0.25)]
        self.ready = True

    def is_ready(self) -> bool:
        return self.ready

    def is_closed(self) -> bool:
        return False


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        yield world


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return answer.status, await answer.text()


async def test_games_messages_times_and_troubles_are_told(world: Hosted) -> None:
    bot: Any = Up(world.store)
    logs.set_up()
    async with serving("127.0.0.1", 0, lambda: bot) as port:
        await world.game(ANNA, BEN)
        await world.quiet()
        with pytest.raises(ValueError, match="slow"), meters.measured(meters.INTERACTION, "component"):
            raise ValueError("slow")
        structlog.get_logger().warning("outbox-failed", user="Anna")
        structlog.get_logger().info("all-well")
        status, told = await get(port, "metrics")
    assert status == 200
    assert 'exlibris_games{state="running"} 1.0' in told
    assert 'exlibris_outbox{kind="turn",state="standing"} 1.0' in told
    assert 'exlibris_interaction_seconds_count{kind="component"} 1.0' in told
    assert re.search(r'exlibris_delivery_seconds_count\{kind="table"\} [1-9]', told)
    assert 'exlibris_troubles_total{event="outbox-failed"} 1.0' in told
    assert "exlibris_ready 1.0" in told
    assert 'exlibris_gateway_latency_seconds{shard="0"} 0.0' in told
    assert 'exlibris_gateway_latency_seconds{shard="3"} 0.25' in told
    assert "all-well" not in told
    assert "Anna" not in told


async def test_it_is_alive_from_the_start_and_ready_with_gateway_and_database(world: Hosted) -> None:
    bots: list[Any] = []
    async with serving("127.0.0.1", 0, lambda: bots[0] if bots else None) as port:
        assert await get(port, "healthz") == (200, "alive\n")
        assert await get(port, "readyz") == (503, "not ready\n")
        bots.append(Up(world.store))
        assert await get(port, "readyz") == (200, "ready\n")
        bots[0].ready = False
        assert await get(port, "readyz") == (503, "not ready\n")
        assert "exlibris_ready 0.0" in (await get(port, "metrics"))[1]
    assert meters._readers == []
    assert logs._readers == []


@pytest.mark.parametrize("address", ["9464", "127.0.0.1", "127.0.0.1:", "127.0.0.1:99999", "127.0.0.1:-1"])
def test_an_address_that_is_none_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("METRICS_ADDRESS", address)
    with pytest.raises(SettingsError, match=r"METRICS_ADDRESS: .* 127\.0\.0\.1:9464"):
        load_settings().metrics()
    monkeypatch.setenv("METRICS_ADDRESS", "[::1]:9464")
    assert load_settings().metrics() == ("::1", 9464)
    monkeypatch.setenv("METRICS_ADDRESS", "")
    assert load_settings().metrics() is None


@pytest.mark.parametrize(
    "address, why",
    [
        ("no-such-host.invalid:9464", "names a host that is not known here"),
        ("no..host:9464", "names a host that is not known here"),
        ("192.0.2.7:9464", f"can't be listened at: {NOT_OURS}"),
    ],
)
async def test_an_address_that_cannot_be_used_is_refused_in_one_line(address: str, why: str) -> None:
    said = await refused(address)
    assert re.fullmatch(f"METRICS_ADDRESS: {address} {why}", said), said
    assert meters._readers == []


@pytest.mark.parametrize(
    "error, why",
    [
        (OSError(errno.EACCES, "error while attempting to bind"), "can't be listened at: Permission denied"),
        (OSError("could not bind\non any address"), "can't be listened at: could not bind on any address"),
        (OSError(), "can't be listened at: OSError"),
    ],
)
async def test_a_refusal_is_told_by_its_number_or_in_its_own_words(
    monkeypatch: pytest.MonkeyPatch, error: OSError, why: str
) -> None:
    monkeypatch.setattr(metrics, "serving", Mock(side_effect=error))
    assert await refused("127.0.0.1:0") == f"METRICS_ADDRESS: 127.0.0.1:0 {why}"


async def refused(address: str) -> str:
    """Return what is said of an address where nothing can be told."""
    with pytest.raises(SetUpComplaint) as told:
        async with running._told(Settings(metrics_address=address)):
            pass
    return str(told.value)


async def test_an_address_in_use_is_refused_in_one_line_and_what_fails_later_is_not_its_fault() -> None:
    bot: Any = None
    async with serving("127.0.0.1", 0, lambda: bot) as port:
        with pytest.raises(SetUpComplaint, match=f"127.0.0.1:{port} is in use by another program"):
            async with running._told(Settings(metrics_address=f"127.0.0.1:{port}")):
                pass
    for error in (OSError(98, "of the bot's own"), UnicodeError("of the bot's own")):
        with pytest.raises(type(error), match="of the bot's own"):
            async with running._told(Settings(metrics_address="127.0.0.1:0")):
                raise error


async def test_dashboard_and_alerts_ask_for_what_is_told(world: Hosted) -> None:
    bot: Any = Up(world.store)
    async with serving("127.0.0.1", 0, lambda: bot) as port:
        for what in (meters.INTERACTION, meters.ACKNOWLEDGED, meters.DELIVERY, meters.THOUGHT):
            with meters.measured(what, "component"):
                pass
        told = (await get(port, "metrics"))[1]
    known = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    folder = ROOT / "docs" / "monitoring"
    board = json.loads((folder / "grafana.json").read_text("utf-8"))
    rules = yaml.safe_load((folder / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]] + [
        rule["expr"] for rule in rules
    ]
    names = {re.sub("_(bucket|count)$", "", name) for name in re.findall(r"exlibris_\w+", " ".join(asked))}
    assert names - known == set()
    assert {"exlibris_ready", "exlibris_troubles_total"} <= names
