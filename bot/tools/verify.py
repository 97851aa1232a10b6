"""`exlibris verify`: whether every shuffle of an exported game follows from the seed that was sealed before it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bot.text import joined, words
from bot.ui.exported import from_text
from bot.values.complaint import Complaint, reason
from data.words import DEFAULT
from engine.catalogue import games, rules_of
from engine.match import DivergedError, Match
from engine.record import Record, RecordError, SeedError, retold


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    fits: bool
    sentence: str


def verify(path: Path, published: str | None = None) -> list[Finding]:
    """Play an exported game again and return what was found; raises Complaint where the file holds no game.

    `published` is the fingerprint that the bot told when the game began, where somebody has noted it.
    """
    record = _read(path)
    try:
        *_, last = retold(record)
    except SeedError:
        return [_no("seed", commitment=record.commitment)]
    except DivergedError as error:
        return [*_sealed(record, published), _diverged(record, error.number)]
    except RecordError:
        raise _complaint(path) from None
    sealed = [*_sealed(record, published), *_seats(record)]
    return [*sealed, _choices(record, last), *_scores(record, last), *_mark(record, last)]


def report(findings: list[Finding]) -> str:
    """Return the findings as lines to read, and the verdict below them."""
    verdict = "verify-all-well" if all(found.fits for found in findings) else "verify-not-well"
    return "\n".join([*(f"{'✓' if found.fits else '✗'} {found.sentence}" for found in findings), _say(verdict)])


def _read(path: Path) -> Record:
    try:
        record = from_text(path.read_bytes())
    except OSError as error:
        raise Complaint(f"{path}: {reason(error)}") from None
    except RecordError:
        raise _complaint(path) from None
    if record.game not in games():
        raise _complaint(path)
    return record


def _complaint(path: Path) -> Complaint:
    return Complaint(_say("verify-no-record", file=path.name))


def _sealed(record: Record, published: str | None) -> list[Finding]:
    """Say that the seed fits its fingerprint, and whether that is the one that was published."""
    found = [_yes("seed", commitment=record.commitment)]
    if published is not None:
        same = published.strip().lower() == record.commitment
        found.append(Finding(same, _say("verify-published-yes" if same else "verify-published-no")))
    return found


def _seats(record: Record) -> list[Finding]:
    """Say what everybody added to the seed, and whether they sit where it has put them."""
    if record.seating is None:
        return []
    added = [(record.name_at(seat, 0), luck) for seat, luck in enumerate(record.seating.luck) if luck]
    luck = [_say("verify-added", name=name, luck=luck) for name, luck in added]
    found = [Finding(fits=True, sentence=_say("verify-luck", luck=joined(DEFAULT, luck)))] if luck else []
    return [*found, _yes("seating") if record.seating.follows_from(record.seed) else _no("seating")]


def _choices(record: Record, last: Match) -> Finding:
    count = len(record.choices)
    return _yes("choices", count=count) if last.over else _no("end", count=count)


def _diverged(record: Record, number: int) -> Finding:
    choice = next(choice for choice in record.choices if choice.number == number)
    now = rules_of(record.game).version
    name = record.name_at(choice.seat, choice.number)
    return _no("choices", number=number, name=name, then=record.version, now=now, same=int(now == record.version))


def _scores(record: Record, last: Match) -> list[Finding]:
    """Compare points and winners with what the file says."""
    if not last.over:
        return []
    told, found = (record.scores, record.winners), (tuple(last.scores), tuple(last.winners))
    said = {"told": _result(record, *told), "found": _result(record, *found)}
    return [_yes("scores", **said) if told == found else _no("scores", **said)]


def _mark(record: Record, last: Match) -> list[Finding]:
    """Say so where the game ends elsewhere than it did, though its rules call themselves the same."""
    comparable = record.mark and last.over and record.version == last.rules.version
    return [_no("mark")] if comparable and record.mark != last.mark else []


def _result(record: Record, scores: tuple[int, ...], winners: tuple[int, ...]) -> str:
    rows = [
        _say("verify-result", name=name, points=points, won=int(seat in winners))
        for seat, (name, points) in enumerate(zip(record.names, scores, strict=True))
    ]
    return joined(DEFAULT, rows)


def _yes(key: str, **args: str | int) -> Finding:
    return Finding(fits=True, sentence=_say(f"verify-{key}-yes", **args))


def _no(key: str, **args: str | int) -> Finding:
    return Finding(fits=False, sentence=_say(f"verify-{key}-no", **args))


def _say(key: str, **args: str | int) -> str:
    return words(DEFAULT, key, **args)
