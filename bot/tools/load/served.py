"""Our bot as a process, just as `exlibris run` starts it, but for direct messages that stand open already."""

from __future__ import annotations

import sys
from typing import Any

from bot.process.start import imported


def main() -> None:
    """Run it until SIGTERM."""
    installed: dict[str, Any] = sys.modules
    # A host has none: they come with the linters or with an earlier lock, are imported where they are, and take 4 MB.
    installed["rich"] = installed["aiodns"] = None
    run = imported()
    from bot.outbox.box import Openings  # noqa: PLC0415 - by now it is there

    # Opened one in two seconds, those of a hundred people would come in all through the measurement.
    Openings.SECONDS_EACH = 0.0
    run()


if __name__ == "__main__":
    main()
