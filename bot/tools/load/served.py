"""Our bot as a process, just as `exlibris run` starts it, but for direct messages that stand open already."""

from __future__ import annotations

from bot.process.start import imported


def main() -> None:
    """Run it until SIGTERM."""
    run = imported()
    from bot.outbox.box import Openings  # noqa: PLC0415 - by now it is there

    # Opened one in two seconds, those of a hundred people would come in all through the measurement.
    Openings.SECONDS_EACH = 0.0
    run()


if __name__ == "__main__":
    main()
