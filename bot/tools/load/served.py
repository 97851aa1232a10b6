"""Our bot as a process, just as `exlibris run` starts it, but for direct messages that stand open already."""

from __future__ import annotations

from bot.outbox.box import Openings
from bot.process.running import run

if __name__ == "__main__":
    # Opened one in two seconds, those of a hundred people would come in all through the measurement.
    Openings.SECONDS_EACH = 0.0
    run()
