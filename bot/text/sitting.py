"""What everybody who ever sat at a table is called, so that no two of them look alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.text.fluent import words
from bot.text.names import plain
from bot.text.numbering import Apart, Called
from engine.hint import AUTOMATIC


class Present(Protocol):
    """A seat, as a value or as a row, with whoever sits there now."""

    @property
    def seat(self) -> int: ...
    @property
    def user_id(self) -> int | None: ...
    @property
    def name(self) -> str: ...
    @property
    def account(self) -> str: ...
    @property
    def strength(self) -> str | None: ...


class Past(Present, Protocol):
    """A tenure that is over, as a value or as a row."""

    @property
    def since(self) -> int: ...
    @property
    def until(self) -> int | None: ...


class Sat(Protocol):
    """A table with all who sit there, and all who did."""

    @property
    def seats(self) -> Sequence[Present]: ...
    @property
    def former(self) -> Sequence[Past]: ...


@dataclass(frozen=True, slots=True)
class Now:
    """A table with those who sit there now, where nothing is told of earlier."""

    seats: Sequence[Present]
    former: Sequence[Past] = ()


class _Here(NamedTuple):
    """What tells apart who sits there now."""

    seat: int
    user_id: int | None
    name: str
    account: str
    strength: str | None


class _Gone(NamedTuple):
    """What tells apart who sat there from one row of the log to another."""

    seat: int
    user_id: int | None
    name: str
    account: str
    strength: str | None
    since: int
    until: int | None


_Rows: TypeAlias = tuple[tuple[Any, ...], ...]
"""What such ones are made of."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at a seat from one row of the log to another; the last one there stays."""

    since: int
    until: int | None
    seat: int
    user_id: int | None
    name: str
    account: str
    strength: str | None
    stands_in: bool = False
    """Whether it is an automatic player in place of the person who sat there before."""

    @property
    def automatic(self) -> bool:
        return self.user_id is None

    def there(self, at: int | None) -> bool:
        """Tell whether they sat there at a row of the log; by default whether they do now."""
        if at is None or self.until is None:
            return self.until is None and (at is None or at >= self.since)
        return self.since <= at <= self.until


def sitting(table: Sat, language: str, at: int | None = None) -> tuple[Called, ...]:
    """Return who sits at a table, by seat; `at` a row of the log who sat there then."""
    return _there(*_known(table), language, at)


def owner(table: Sat, seat: int, language: str) -> Called:
    """Return what the last person is called who had a seat; raises IndexError where none ever had."""
    return [
        called
        for sitter, called in _told_apart(*_known(table), language)
        if sitter.seat == seat and not sitter.automatic
    ][-1]


def invited(table: Sat, names: Iterable[str], language: str) -> list[str]:
    """Return what those are called who have not sat down yet at a table that waits for them."""
    apart = Apart()
    apart.add(sitting(table, language))
    return [called.name for called in apart.add([Called(name) for name in names])]


def changes(table: Sat) -> tuple[int, ...]:
    """Return the rows of the log from which somebody else sat at a table; the first is 0."""
    return tuple(sorted({sitter.since for sitter in _sitters(table)} | {0}))


def _sitters(table: Sat) -> Iterator[Sitter]:
    """Return who sat and sits at each seat, in order."""
    for seat in table.seats:
        since, person = 0, False
        for one in (one for one in table.former if one.seat == seat.seat):
            until, automatic = one.since if one.until is None else one.until, one.user_id is None
            known = (one.user_id, one.name, one.account, one.strength)
            yield Sitter(one.since, until, one.seat, *known, stands_in=person and automatic)
            since, person = until + 1, person or not automatic
        known = (seat.user_id, seat.name, seat.account, seat.strength)
        yield Sitter(since, None, seat.seat, *known, stands_in=person and seat.user_id is None)


_OF_HERE, _OF_GONE = attrgetter(*_Here._fields), attrgetter(*_Gone._fields)


def _known(table: Sat) -> tuple[_Rows, _Rows]:
    """Return what tells apart who sits and sat at a table: a panel asks several times, and compares that sooner."""
    return tuple(map(_OF_HERE, table.seats)), tuple(map(_OF_GONE, table.former))


@lru_cache(maxsize=256)
def _there(seats: _Rows, former: _Rows, language: str, at: int | None) -> tuple[Called, ...]:
    return tuple(called for sitter, called in _told_apart(seats, former, language) if sitter.there(at))


@lru_cache(maxsize=256)
def _told_apart(seats: _Rows, former: _Rows, language: str) -> tuple[tuple[Sitter, Called], ...]:
    """Return who sat and sits at a table, with what each is called."""
    sitters = tuple(_sitters(Now([_Here(*one) for one in seats], [_Gone(*one) for one in former])))
    return tuple(zip(sitters, _named(sitters, language), strict=True))


def _named(sitters: tuple[Sitter, ...], language: str) -> tuple[Called, ...]:
    """Return what each is called. Automatic players have their names before people, whose names may change."""
    apart = Apart()
    known: dict[tuple[int | None, int | None, Called], Called] = {}
    found: dict[Sitter, Called] = {}
    in_order = sorted(sitters, key=lambda one: (one.since, not one.automatic, one.seat))
    for _, group in groupby(in_order, lambda one: (one.since, one.automatic)):
        # Whoever comes back has the name that they had.
        who = {one: (one.user_id, one.seat if one.automatic else None, _called(one, found, language)) for one in group}
        new = [one for one in dict.fromkeys(who.values()) if one not in known]
        known |= zip(new, apart.add([called for _, _, called in new]), strict=True)
        found |= {one: known[key] for one, key in who.items()}
    return tuple(found[one] for one in sitters)


def _called(sitter: Sitter, found: dict[Sitter, Called], language: str) -> Called:
    """Return what somebody would be called alone, or an automatic player in place of one of those named before."""
    if not sitter.automatic:
        return Called(sitter.name, sitter.account)
    key = f"player-{sitter.strength or AUTOMATIC}"
    if not sitter.stands_in:
        return Called(words(language, key))
    before = [found[one] for one in found if one.seat == sitter.seat and not one.automatic][-1]
    account = words(language, f"{key}-for", name=plain(before.account)) if before.account else ""
    return Called(words(language, f"{key}-for", name=plain(before.name)), account)
