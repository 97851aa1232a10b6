"""What the options of Ex Libris change, told in the lobby (EL-94, EL-95)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.exlibris import naming
from bot.games.speech import Speech


def chosen(speech: Speech, options: Mapping[str, int]) -> list[str]:
    """Return a line for the solo game's level, or one for each variant that is on."""
    if "level" in options:
        level = options["level"]
        return [speech.own("chosen-level", level=naming.level(speech, level), number=level)]
    variants = [variant for variant in ("beginner", "friendly", "long") if options.get(variant)]
    return [speech.own(f"chosen-{_told_as(variant, options)}") for variant in variants]


def _told_as(variant: str, options: Mapping[str, int]) -> str:
    """A variant, told apart where another option changes what it does."""
    if variant == "beginner" and not options.get("removal", 1):
        return "beginner-all"
    if variant == "friendly" and options.get("beginner"):
        return "friendly-beginner"
    return variant
