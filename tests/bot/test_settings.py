"""Settings: each wrong one is named in one line, and a token is never shown."""

from pathlib import Path

import pytest

from bot.process.settings import SettingsError, load_settings

NAMES = ("DISCORD_TOKEN", "DATABASE_URL", "DISCORD_API_BASE", "DISCORD_GATEWAY_URL")


@pytest.fixture(autouse=True)
def clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def test_without_settings_games_are_kept_in_a_file_and_no_proxy_is_used() -> None:
    settings = load_settings()
    assert settings.database_url == "sqlite+aiosqlite:///exlibris.db"
    assert (settings.discord_api_base, settings.discord_gateway_url) == ("", "")


def test_a_missing_token_is_named() -> None:
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is not set"):
        load_settings().token()


def test_settings_come_from_a_file_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-file\nDATABASE_URL=sqlite+aiosqlite:///file.db\n", encoding="utf-8")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///environment.db")
    settings = load_settings()
    assert settings.token() == "from-file"
    assert settings.database_url == "sqlite+aiosqlite:///environment.db"


def test_an_unknown_setting_is_named_without_its_value() -> None:
    Path(".env").write_text("DISCORD_TOKNE=secret\n", encoding="utf-8")
    with pytest.raises(SettingsError, match="DISCORD_TOKNE is no setting") as error:
        load_settings()
    assert "secret" not in str(error.value)


def test_a_file_that_is_no_text_is_said_to_be_none() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingsError, match="not a text file"):
        load_settings()


def test_the_token_is_not_in_what_is_printed_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "top-secret")
    assert "top-secret" not in repr(load_settings())
