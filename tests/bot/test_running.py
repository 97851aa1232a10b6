"""Starting and stopping: addresses, tries, the command line, and what a log may hold."""

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
import structlog
from discord.gateway import DiscordWebSocket

from bot.cli import main
from bot.process import logs, proxies, running, supervise
from tests.bot.conftest import World


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "https://before.example")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", "before")


@pytest.mark.usefixtures("addresses")
def test_proxies_are_used_where_they_are_encrypted_or_on_this_machine() -> None:
    proxies.use("http://127.0.0.1:1/api/", "wss://proxy.example/")
    assert discord.http.Route.BASE == "http://127.0.0.1:1/api"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "wss://proxy.example/"


@pytest.mark.usefixtures("addresses")
@pytest.mark.parametrize("address", ["http://proxy.example/api", "ws://10.0.0.1", "http://localhost.example/"])
def test_plain_addresses_elsewhere_are_refused_and_nothing_is_changed(address: str) -> None:
    for pair in ((address, None), ("https://fine.example", address)):
        with pytest.raises(proxies.PlainAddressError, match="clear text"):
            proxies.use(*pair)
    assert discord.http.Route.BASE == "https://before.example"


class Failing:
    """A bot that ends by itself, as discord.py does where the first connection fails."""

    made = 0
    thinks = True

    def __init__(self) -> None:
        Failing.made += 1

    async def start(self, token: str) -> None:
        if Failing.made == 3:
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.sleep(5)
        raise AttributeError("'NoneType' object has no attribute 'sequence'")

    async def wind_down(self) -> None:
        Failing.thinks = False

    async def close(self) -> None:
        pass


async def test_a_bot_that_ends_is_started_again_until_sigterm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervise, "FIRST_PAUSE", 0.01)
    Failing.made = 0
    make: Any = Failing
    async with asyncio.timeout(20):
        await supervise.supervise(make, "token")
    assert Failing.made == 3
    assert not Failing.thinks


async def test_a_wrong_token_is_not_tried_again() -> None:
    class Refused(Failing):
        async def start(self, token: str) -> None:
            raise discord.LoginFailure("Improper token has been passed.")

    make: Any = Refused
    with pytest.raises(discord.LoginFailure):
        await supervise.supervise(make, "token")


def closed(code: int) -> Exception:
    socket: Any = None
    return discord.ConnectionClosed(socket, shard_id=None, code=code)


class Closed(Failing):
    """A bot whose connection to the gateway is closed with a code, as discord.py raises it."""

    code = 0
    automatic = True

    async def start(self, token: str) -> None:
        if Failing.made == 3:
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.sleep(5)
        raise discord.PrivilegedIntentsRequired(None) if self.code == 4014 else closed(self.code)


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
def test_a_gateway_that_closes_for_good_ends_the_process_with_one_line(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr(logs, "set_up", lambda: None)
    monkeypatch.setattr(running, "Bot", lambda *_, **__: Closed())
    monkeypatch.setattr(Closed, "code", code)
    monkeypatch.setattr(Failing, "made", 0)
    with pytest.raises(SystemExit) as ended:
        main(["run"])
    (told,) = capsys.readouterr().err.splitlines()
    assert str(code) in told
    assert Failing.made == 1
    # What keeps the bot running is told not to start it again.
    unit = (Path(__file__).parents[2] / "docs" / "exlibris.service").read_text(encoding="utf-8")
    assert f"RestartPreventExitStatus={ended.value.code}\n" in unit


def test_what_is_started_again_whatever_ends_says_it_once_and_waits_to_be_stopped(tmp_path: Path) -> None:
    words = [sys.executable, "-c", "from bot.cli import main; main(['run', '--stay'])"]
    paths = {"PYTHONPATH": str(Path(__file__).parents[2]), "PATH": os.environ["PATH"]}
    with subprocess.Popen(words, cwd=tmp_path, env=paths, stderr=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own words
        assert process.stderr is not None
        assert "DISCORD_TOKEN is not set" in process.stderr.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.3)
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 78


async def test_a_gateway_that_closes_for_a_while_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervise, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(Closed, "code", 4000)
    monkeypatch.setattr(Failing, "made", 0)
    make: Any = Closed
    with structlog.testing.capture_logs() as told:
        async with asyncio.timeout(20):
            await supervise.supervise(make, "token")
    assert Failing.made == 3
    assert {line["event"] for line in told} == {"bot-offline"}


async def test_clicks_under_way_are_answered_before_the_end() -> None:
    answered = []

    class Clicked(discord.Client):
        async def on_interaction(self, click: int) -> None:
            await asyncio.sleep(0.05)
            answered.append(click)

    async with Clicked(intents=discord.Intents.none()) as client:
        client.dispatch("interaction", 7)  # as its gateway does
        await supervise.drained(5)
    assert answered == [7]


@pytest.mark.parametrize(
    "arguments, complaint",
    [
        (["simulate", "chess"], "there is no game chess"),
        (["simulate", "exlibris", "--players", "9"], "1 to 4 players"),
        (["simulate", "exlibris", "--option", "x=1"], "x"),
        (["simulate", "exlibris", "--seats", "auto,genius"], "genius"),
    ],
)
def test_what_can_be_put_right_is_told_in_one_line(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    (told,) = capsys.readouterr().err.splitlines()
    assert complaint in told
    assert ended.value.code == 1


def test_a_first_run_says_how_to_get_a_token_and_where_to_put_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(SystemExit):
        main(["run"])
    told = capsys.readouterr().err
    assert 3 <= len(told.splitlines()) <= 6
    assert all(word in told for word in ("DISCORD_TOKEN", "https://discord.com/developers", ".env", "invites"))
    assert list(tmp_path.iterdir()) == []


async def test_a_bot_that_is_up_says_how_to_invite_it(world: World) -> None:
    bot = world.env.bot
    with structlog.testing.capture_logs() as told:
        await bot.on_ready()
    (ready,) = [line for line in told if line["event"] == "ready"]
    address = urlsplit(ready["invite"])
    asked = {name: value for name, (value,) in parse_qs(address.query).items()}
    assert address.hostname == "discord.com"
    assert asked["client_id"] == str(bot.application_id)
    assert set(asked["scope"].split()) == {"bot", "applications.commands"}
    # What the rights check asks for, and the history, in which a lost ping is found.
    assert {name for name, on in discord.Permissions(int(asked["permissions"])) if on} == {
        "read_messages", "send_messages", "send_messages_in_threads", "embed_links", "attach_files",
        "read_message_history", "create_public_threads",
    }  # fmt: skip
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert ready["invite"].replace(asked["client_id"], "APPLICATION_ID") in readme


def test_simulate_prints_its_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "exlibris", "--players", "2", "--games", "2", "--seed", "7", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert {
        "game", "players", "games", "decisions", "us_per_decision", "rounds_mean", "score_mean", "score_sd", "wins",
    } <= set(figures)  # fmt: skip
    assert sum(figures["wins"]) == pytest.approx(2)


def test_players_of_different_strength_change_seats_after_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "exlibris", "--games", "2", "--seed", "7", "--seats", "librarian,apprentice", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert figures["players"] == 2
    assert figures["wins"] == [2, 0]  # from either seat
    assert figures["points_mean"][0] > figures["points_mean"][1]
    assert set(figures["ms_per_advice"]) == set(figures["ms_longest"]) == {"librarian", "apprentice"}


def test_pictures_writes_png_files(tmp_path: Path) -> None:
    main(["pictures", "exlibris", "--seed", "3", "--moves", "30", "--out", str(tmp_path)])
    written = {path.name: path.read_bytes()[:4] for path in tmp_path.iterdir()}
    assert {"board.png", "shelf-0.png", "hand-3.png"} <= set(written)
    assert set(written.values()) == {b"\x89PNG"}


def test_theme_writes_its_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "docs" / "theme.png"
    main(["theme", "--out", str(path)])
    assert capsys.readouterr().out.strip() == str(path)
    assert path.read_bytes()[:4] == b"\x89PNG"


def broken(token: str) -> None:
    raise RuntimeError("broken")


def logged(capsys: pytest.CaptureFixture[str], say: Callable[[], None], *level: int) -> str:
    """Return what the log shows of something that is said, from a level on."""
    try:
        logs.set_up(*level)
        say()
    finally:
        structlog.reset_defaults()
    return capsys.readouterr().err


def test_a_traceback_in_the_log_shows_no_variable(capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        try:
            broken("t0k" + "en")
        except RuntimeError:
            structlog.get_logger().exception("failed")

    told = logged(capsys, fail)
    assert "RuntimeError" in told
    assert "t0ken" not in told


def test_a_log_may_begin_at_warnings(capsys: pytest.CaptureFixture[str]) -> None:
    def say() -> None:
        structlog.get_logger().info("begun")
        structlog.get_logger().warning("no-heartbeat")

    told = logged(capsys, say, logging.WARNING)
    assert "no-heartbeat" in told
    assert "begun" not in told
