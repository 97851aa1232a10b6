"""What is said of lists, times and places when Babel holds no more than we ask of it."""

import pickle
from datetime import date

import discord
from babel.core import Locale
from babel.lists import format_list
from babel.localedata import clear_caches, load
from babel.numbers import format_decimal

from bot.text.lightening import ROOT, lighten
from bot.text.lists import lasting
from bot.text.times import named
from bot.text.zones import at_home
from data.words import languages

SECONDS = (1, 2, 5, 59, 180, 7_200, 86_400, 700_000, 3_000_000, 70_000_000)


def said(language: str) -> list[object]:
    """Return what all that asks Babel gets of it."""
    locale = Locale.parse(language, sep="-")
    numbers = (0, 1, 2, 5, 11, 21, 1_000_000, 0.5)
    return [
        *(lasting(language, seconds) for seconds in SECONDS),
        *(named(language, date(2026, month, 28)) for month in range(1, 13)),
        *(format_list(["a", "b", "c"], style, locale.language) for style in ("or", "standard")),
        *((locale.plural_form(number), format_decimal(number, locale=locale)) for number in numbers),
        locale.get_language_name(language),
        *(at_home(language, str(one))[0] for one in discord.Locale),
        sorted(locale.territories.items()),
        sorted((name, about.get("city")) for name, about in locale.time_zones.items()),
    ]


def test_with_half_of_it_forgotten_each_language_says_the_same() -> None:
    clear_caches()
    before = {language: said(language) for language in languages()}
    assert {language for language in languages() if len(pickle.dumps(load(language))) > 150_000} == {*languages()}
    clear_caches()
    for language in languages():
        lighten(language)
    assert {language: said(language) for language in languages()} == before
    assert {name: size for name in (ROOT, *languages()) if (size := len(pickle.dumps(load(name)))) > 90_000} == {}
