"""What a campaign has done so far, kept in a file, so that one that was stopped goes on from there."""

from __future__ import annotations

import json
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "build" / "campaigns"
BETWEEN_NOTES = 5.0
"""Seconds after which what has been done is noted; so much a kill can lose."""
MOST_FAILURES = 20
"""After so many, beside those that are still to be done again, a run ends."""

Step = Callable[[str, int], Counter[str]]
"""Does the part of a campaign that a seed and a number stand for; returns what it has looked at."""


@dataclass
class Book:
    """The notes of one campaign under one seed."""

    name: str
    seed: str
    folder: Path = FOLDER
    next: int = 0
    """The first number that nobody has done."""
    seconds: float = 0.0
    done: Counter[str] = field(default_factory=Counter)
    failed: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                self._read(json.loads(line))

    @property
    def path(self) -> Path:
        return self.folder / f"{self.name}-{self.seed}.jsonl"

    def go_on(self, step: Step, wanted: int, seconds: float) -> None:
        """Do what failed before, then number after number until all is done or the time is over."""
        end, noted = time.monotonic() + seconds, time.monotonic()
        again, numbers = list(self.failed), iter(range(self.next, wanted))
        counts: Counter[str] = Counter()
        upto = self.next
        while time.monotonic() < end and len(self.failed) - len(again) < MOST_FAILURES:
            number = again.pop() if again else next(numbers, None)
            if number is None:
                break
            counts += self._try(step, number)
            upto = max(upto, number + 1)
            if time.monotonic() - noted > BETWEEN_NOTES:
                self.note(counts, upto, time.monotonic() - noted)
                counts, noted = Counter(), time.monotonic()
        self.note(counts, upto, time.monotonic() - noted)

    def _try(self, step: Step, number: int) -> Counter[str]:
        try:
            counts = step(self.seed, number)
        except Exception as error:  # noqa: BLE001 - whatever it is, that is what was looked for
            self.failed[number] = f"{_place(error)}: {type(error).__name__}: {error}"[:2000]
            return Counter()
        self.failed.pop(number, None)
        return counts

    def note(self, counts: Counter[str], upto: int, seconds: float) -> None:
        """Write down what was looked at since the last time."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        row = {"at": now, "upto": upto, "seconds": round(seconds, 2), "done": counts, "failed": self.failed}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        self._read(json.loads(json.dumps(row)))

    def _read(self, row: dict[str, object]) -> None:
        done, failed = row["done"], row["failed"]
        assert isinstance(done, dict)
        assert isinstance(failed, dict)
        self.next = int(str(row["upto"]))
        self.seconds += float(str(row["seconds"]))
        self.done += Counter(done)
        self.failed = {int(number): why for number, why in failed.items()}

    def told(self) -> str:
        """One line: the seed, how far it is, and what was looked at."""
        counts = ", ".join(f"{count} {name}" for name, count in sorted(self.done.items()))
        failed = "".join(f"\n  {number} failed at {why}" for number, why in self.failed.items())
        return f"{self.name}, seed {self.seed}: numbers below {self.next} in {self.seconds:.0f} s: {counts}{failed}"


def _place(error: BaseException) -> str:
    """Return where an error was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


def books(seed: str) -> list[Book]:
    """Return the notes of all campaigns under a seed."""
    found = sorted(FOLDER.glob(f"*-{seed}.jsonl"))
    return [Book(path.name.removesuffix(f"-{seed}.jsonl"), seed) for path in found]
