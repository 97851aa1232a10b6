"""What a log holds when all goes wrong: no name, no seed, no hand, no token, no password."""

from __future__ import annotations

import contextlib
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.hosting import looking
from bot.process import logs
from bot.process.settings import SettingsError, load_settings
from bot.values.people import Person
from bot.values.refusal import HostError
from tests.bot.failing_store import failing
from tests.bot.fake_discord import Discord, Refusal
from tests.bot.hosted import SEED, Hosted, hosted

ZOE, YAN = (
    Person(70 + at, name, account=name.lower(), luck=f"luck of {name}") for at, name in enumerate(("Zoë Q", "Yan R"))
)


async def troubled(world: Hosted) -> set[str]:
    """Let everything go wrong in a game; return its secrets."""
    game = await world.game(ZOE, YAN)
    for at in (2, 5, 9):
        with contextlib.suppress(HostError), failing(world.store, at):
            await world.play(game, [ZOE, YAN], 1)
    with patch.object(looking, "settle_turns", side_effect=RuntimeError("broken")):
        world.host.look_in(7, check=True)
        await world.quiet()
    row = await world.game_row(game)
    saved = row.saved or ""
    for damaged in (saved[:-9], saved.replace('"hands"', '"older"'), saved.replace('"bid"', '"older"')):
        await world.change_game(game, saved=damaged)
        await world.later(hours=30)
    return {SEED, saved[saved.index('"hands"') :][:20], ZOE.name, YAN.name, ZOE.luck, YAN.luck, "zoë", "Zo\\u00eb"}


@pytest.mark.usefixtures("no_power_cuts")
async def test_a_game_in_which_all_goes_wrong_is_logged_without_a_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up()
    tries = count(1)
    discord = Discord(refuse=lambda *_: Refusal(50013) if next(tries) % 3 else Refusal(0, 500))
    async with hosted(tmp_path / "games.db", discord, pauses=(0.0,)) as world:
        secrets = await troubled(world)
    said = capsys.readouterr().err
    assert said.count('"level"') > 5, said
    assert "look-failed" in said
    assert {secret for secret in secrets if secret in said} == set()


@pytest.mark.parametrize("name", ["CLICKS_PER_MINUTE", "SHARDS", "METRICS_ADDRESS", "DISCORD_TOKN"])
def test_what_is_said_of_settings_holds_no_secret_of_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text(f"DISCORD_TOKEN=hush\nDATABASE_URL=postgresql+asyncpg://a:hush@b/c\n{name}=x\n", "utf-8")
    with pytest.raises(SettingsError) as told:
        _read()
    assert "hush" not in str(told.value)


def _read() -> None:
    settings = load_settings()
    settings.held()
    settings.metrics()
