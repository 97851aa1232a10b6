"""What Fluent asks of a language is what Babel says of it, and takes nothing to be read."""

from __future__ import annotations

import sys
from subprocess import run

import pytest
from babel import Locale

from bot.text.speaking import Language
from data.words import languages

NUMBERS = (*range(130), 999, 1_000, 12_345, 1_000_000, 2_000_000, 3_000_001, -1, -5, -1_234, 0.5, 1.5, 1_234.5678)
ALONE = """
from bot.text import words
assert words("ru", "atheneum-worth", points=1_234, wand=2)
import babel.core, babel.localedata
assert babel.core._global_data is None
assert not babel.localedata._cache
"""


def said(locale: Locale) -> list[tuple[str, str]]:
    pattern = locale.decimal_formats[None]
    return [(locale.plural_form(number), pattern.apply(number, locale)) for number in NUMBERS]


@pytest.mark.parametrize("language", languages())
def test_numbers_choose_and_are_written_as_babel_knows(language: str) -> None:
    assert said(Language.parse(language, sep="-")) == said(Locale.parse(language, sep="-"))


def test_a_language_that_we_know_nothing_of_is_babels_own() -> None:
    assert said(Language.parse("cy")) == said(Locale.parse("cy"))


def test_a_sentence_takes_nothing_to_be_read() -> None:
    run((sys.executable, "-c", ALONE), check=True)  # noqa: S603 - our own
