"""One thing that `exlibris doctor` looked at."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: well, not well, or well for now."""

    well: bool
    sentence: str
    warning: bool = False

    def __str__(self) -> str:
        mark = "!" if self.warning else "✓"
        return f"{mark if self.well else '✗'} {self.sentence}"
