"""What Babel holds of a language, without what none of our sentences asks for: half of five megabytes."""

from __future__ import annotations

UNASKED = (
    "compact_currency_formats",
    "compact_decimal_formats",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "datetime_skeletons",
    "interval_formats",
    "meta_zones",
    "scripts",
    "unit_display_names",
    "variants",
)
"""Money, measures, scripts, and between which times something is."""
BARE = 2
"""Of eight thousand guesses at somebody's country those are kept that go by nothing but a language, such as "fr"."""
LASTING = "duration"
"""Of all units those are kept in which time is measured."""
ROOT = "root"
"""What all languages have from each other."""


def lighten(language: str) -> None:
    """Let Babel forget what we don't ask of a language, which it has read by then, or reads now."""
    from babel.core import get_global
    from babel.localedata import load

    for name in (ROOT, language.replace("-", "_")):
        # Babel's word: whoever loads the same again gets this very dictionary.
        known = load(name)
        for kind in UNASKED:
            known.pop(kind, None)
        units = known["unit_patterns"]
        known["unit_patterns"] = {unit: said for unit, said in units.items() if unit.startswith(LASTING)}
    likely = get_global("likely_subtags")
    asked = {name: likely[name] for name in likely if len(name) == BARE}
    world = (get_global("meta_zones"), get_global("all_currencies"), get_global("territory_aliases"))
    for held in (likely, *world, get_global("territory_currencies"), get_global("territory_languages")):
        if isinstance(held, dict):
            held.clear()
    if isinstance(likely, dict):
        likely.update(asked)
