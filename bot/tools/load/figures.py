"""What was measured, in numbers that can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.tools.load.answers import Answer


def share(times: Sequence[float], part: float) -> float:
    """Return the time within which a part of all came, in milliseconds."""
    found = sorted(times)
    return 1000 * found[min(int(part * len(found)), len(found) - 1)] if found else float("nan")


@dataclass
class Measured:
    """What came of some interactions."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    lost: int = 0
    cpu: float = 0.0
    """Seconds of the bot's."""
    seconds: float = 0.0

    def take(self, answers: Iterable[Answer | None]) -> None:
        """Take down what became of some."""
        for answer in answers:
            if answer is None or answer.acknowledged is None or answer.told is None:
                self.lost += 1
            else:
                self.acknowledged.append(answer.acknowledged)
                self.told.append(answer.told)

    def add(self, more: Measured) -> None:
        """Add what was measured later."""
        self.acknowledged += more.acknowledged
        self.told += more.told
        self.lost, self.cpu, self.seconds = self.lost + more.lost, self.cpu + more.cpu, self.seconds + more.seconds

    @property
    def count(self) -> int:
        return len(self.told) + self.lost

    @property
    def each(self) -> float:
        """The milliseconds of CPU time that an interaction costs, with all that follows from it."""
        return 1000 * self.cpu / max(self.count, 1)

    def __str__(self) -> str:
        lost = f", {self.lost} without an answer" if self.lost else ""
        return (
            f"acknowledged p50 {share(self.acknowledged, 0.5):.0f} ms, p99 {share(self.acknowledged, 0.99):.0f} ms; "
            f"content p50 {share(self.told, 0.5):.0f} ms, p99 {share(self.told, 0.99):.0f} ms{lost}"
        )
