"""What Fluent asks of a language, of which Babel reads all that it knows, and all of the world: 5 MB for the first."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from babel import Locale
from babel.numbers import parse_pattern
from babel.plural import PluralRule
from fluent.runtime import FluentBundle

PATTERN = "#,##0.###"
DIGITS = "latn"
_FRENCH = {"one": "i = 0,1", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"}
_RUSSIAN = {
    "one": "v = 0 and i % 10 = 1 and i % 100 != 11",
    "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
    "many": "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14",
}
PLURALS = {"en": {"one": "i = 1 and v = 0"}, "fr": _FRENCH, "pt": _FRENCH, "ru": _RUSSIAN}
"""By which numbers a language chooses its forms, in the words of Unicode's CLDR; a test asks Babel."""
SIGNS = {"en": (".", ","), "fr": (",", "\u202f"), "pt": (",", "."), "ru": (",", "\xa0")}
"""What stands before the fraction of a number, and between its thousands."""


class Language(Locale):
    """One that needs nothing read where it stands above; any other one is Babel's own."""

    @cached_property
    def plural_form(self) -> PluralRule:
        """Return which form a number takes."""
        rules = PLURALS.get(self.language)
        return super().plural_form if rules is None else PluralRule(rules)

    @cached_property
    def decimal_formats(self) -> Any:
        """Return how numbers are written."""
        return {None: parse_pattern(PATTERN)} if self.language in SIGNS else super().decimal_formats

    @cached_property
    def number_symbols(self) -> Any:
        """Return the signs within numbers."""
        signs = SIGNS.get(self.language)
        if signs is None:
            return super().number_symbols
        return {DIGITS: {"decimal": signs[0], "group": signs[1], "minusSign": "-", "plusSign": "+"}}

    @property
    def default_numbering_system(self) -> str:
        """Return which digits are meant."""
        return DIGITS if self.language in SIGNS else super().default_numbering_system


class Bundle(FluentBundle):
    """Fluent's, in such a language."""

    def _get_babel_locale(self) -> Locale:
        return Language.parse(self.locales[0], sep="-")
