"""Time zones as people look for them: by city, country or name, in their own language and without accents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, available_timezones

from bot.text.names import folded

if TYPE_CHECKING:
    from babel import Locale

NO_PLACES = {"Factory", "localtime"}
"""Names in the list that mean no zone, or that of whichever machine reads them."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone."""

    name: str
    """Its IANA name, such as "Europe/Berlin"."""
    label: str
    """Its city and country in somebody's language; its name where it has none."""
    parts: tuple[str, ...]
    """All that finds it, folded, its name last: its city, here and in English, and its label."""


def known(name: str) -> bool:
    """Tell whether there is a zone of an IANA name."""
    return name in _names()


def at_home(language: str, locale: str) -> list[Zone]:
    """Return all zones, those first of the country that a locale such as "pt-BR" or "fr" speaks of."""
    from babel.core import get_global

    here = get_global("likely_subtags").get(locale, locale).replace("_", "-").split("-")[-1]
    territories = get_global("zone_territories")
    return sorted(zones(language), key=lambda zone: territories.get(zone.name) != here)


def found(language: str, typed: str) -> list[Zone]:
    """Return the zones that what was typed may mean, those first whose city begins with it."""
    wanted = folded(typed).replace("_", " ")
    sought = set(wanted.split())  # each once: thousands fit into what may be typed
    fitting = [zone for zone in zones(language) if all(any(word in part for part in zone.parts) for word in sought)]
    return sorted(fitting, key=lambda zone: _farness(zone, wanted))


def _farness(zone: Zone, wanted: str) -> tuple[bool, bool]:
    """Return what puts a zone behind others that fit too: not being called so, and not beginning so."""
    return zone.parts[-1] != wanted, not any(part.startswith(wanted) for part in zone.parts)


def meant(language: str, typed: str) -> str | None:
    """Return the name of the one zone that was picked or typed: by its name, its label or its city alone."""
    wanted = folded(typed).replace("_", " ")
    exact = [zone.name for zone in zones(language) if wanted == zone.parts[-1]]
    close = exact or [zone.name for zone in zones(language) if wanted in zone.parts]
    like = close or [zone.name for zone in found(language, typed)]
    return like[0] if len(like) == 1 else None


def label(language: str, name: str) -> str:
    """Return what a zone is called in a language."""
    return next((zone.label for zone in zones(language) if zone.name == name), name)


def clock(name: str, now: datetime) -> str:
    """Return what clocks in a zone show, such as "19:03"."""
    return f"{now.astimezone(ZoneInfo(name)):%H:%M}"


@cache
def _names() -> frozenset[str]:
    return frozenset(available_timezones() - NO_PLACES)


@cache
def zones(language: str) -> tuple[Zone, ...]:
    """Return all zones, those of a country first, by their labels."""
    from babel import Locale

    locale = Locale.parse(language, sep="-")
    return tuple(sorted(_zones(locale), key=lambda zone: (zone.label == zone.name, folded(zone.label))))


def _zones(locale: Locale) -> Iterator[Zone]:
    from babel.core import get_global

    territories = get_global("zone_territories")
    for name in _names():
        city = name.rsplit("/", maxsplit=1)[-1].replace("_", " ")
        own = str((locale.time_zones.get(name) or {}).get("city", city))
        country = locale.territories.get(territories.get(name, ""), "")
        label = f"{own}, {country}" if country else name
        yield Zone(name, label, tuple(map(folded, (own, city, label, name.replace("_", " ")))))
