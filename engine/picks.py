"""Questions that return what was named: a card, a seat, a place, a word; never an option to be taken apart.

Each option stands beside what it means. Where a question is put `openly`, all can see what
there is to choose from, so that a choice of one is made unasked. The readers at the end are for whoever is handed
options, such as advice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from engine.ask import Flow, Option, Picks, ask, one_of

Place: TypeAlias = tuple[int, int]
"""A place by row and column."""

V = TypeVar("V")
Name = TypeVar("Name", str, int)


def as_named(kind: str, names: Iterable[Name]) -> dict[Option, Name]:
    """Options that name one thing each, and what they name, in the order given."""
    return {(kind, name): name for name in names}


def as_cards(cards: Iterable[int]) -> dict[Option, int]:
    """Cards as options, in ascending order."""
    return {("card", card): card for card in sorted(cards)}


def as_places(kind: str, places: Iterable[Place]) -> dict[Option, Place]:
    """Places as options, in the order given."""
    return {(kind, *place): place for place in places}


def _among(
    seat: int, key: str, options: Sequence[Option], meanings: Sequence[V], about: Option, *, openly: bool
) -> Flow[V]:
    """Ask for one of some options, whose meanings stand in the same order."""
    if openly and len(options) == 1:
        return meanings[0]
    _, picks = yield one_of(seat, key, options, about)
    return meanings[options.index(picks[0])]


def ask_for(seat: int, key: str, meanings: Mapping[Option, V], about: Option = (), *, openly: bool = False) -> Flow[V]:
    """Ask a seat for one of some options and return what it means; raises ValueError where there is none."""
    return _among(seat, key, tuple(meanings), tuple(meanings.values()), about, openly=openly)


def ask_some(
    seat: int, key: str, meanings: Mapping[Option, V], *, at_least: int = 0, at_most: int, about: Option = ()
) -> Flow[tuple[V, ...]]:
    """Ask a seat for some of the options, between `at_least` and `at_most`, and return what they mean."""
    picks = yield from ask(seat, key, meanings, at_least=at_least, at_most=at_most, about=about)
    return tuple([meanings[pick] for pick in picks])


def ask_named(
    seat: int, key: str, kind: str, names: Iterable[Name], about: Option = (), *, openly: bool = False
) -> Flow[Name]:
    """Ask a seat for one of some names, such as a category, and return it."""
    found = tuple(names)
    return _among(seat, key, [(kind, name) for name in found], found, about, openly=openly)


def ask_card(seat: int, key: str, cards: Iterable[int], about: Option = (), *, openly: bool = False) -> Flow[int]:
    """Ask a seat for one of some cards and return it."""
    return ask_named(seat, key, "card", sorted(cards), about, openly=openly)


def ask_card_or(seat: int, key: str, cards: Iterable[int], word: str, about: Option = ()) -> Flow[int | None]:
    """Ask a seat for one of some cards, or for a word that declines, such as "done": then None is returned."""
    found = sorted(cards)
    options: list[Option] = [("card", card) for card in found]
    return _among(seat, key, [*options, (word,)], [*found, None], about, openly=False)


def ask_cards(
    seat: int, key: str, cards: Iterable[int], *, at_least: int = 0, at_most: int, about: Option = ()
) -> Flow[tuple[int, ...]]:
    """Ask a seat for some of the cards and return them."""
    return ask_some(seat, key, as_cards(cards), at_least=at_least, at_most=at_most, about=about)


def ask_place(
    seat: int, key: str, kind: str, places: Iterable[Place], about: Option = (), *, openly: bool = False
) -> Flow[Place]:
    """Ask a seat for one of some places and return it."""
    found = tuple(places)
    return _among(seat, key, [(kind, *place) for place in found], found, about, openly=openly)


def ask_seat(seat: int, key: str, seats: Iterable[int], about: Option = (), *, openly: bool = False) -> Flow[int]:
    """Ask a seat for one of some seats and return it."""
    return ask_named(seat, key, "seat", sorted(seats), about, openly=openly)


def ask_word(seat: int, key: str, words: Iterable[str], about: Option = (), *, openly: bool = False) -> Flow[str]:
    """Ask a seat for one of some plain words, such as "draw", and return it."""
    found = tuple(words)
    return _among(seat, key, [(word,) for word in found], found, about, openly=openly)


def ask_whether(seat: int, key: str, yes: str, no: str, about: Option = ()) -> Flow[bool]:
    """Ask a seat for one of two words, and tell whether it was the first."""
    return _among(seat, key, [(yes,), (no,)], (True, False), about, openly=False)


def number_of(option: Option, argument: int = 1) -> int:
    """The number that an option names: a card, a seat, a tile."""
    return option[argument]  # type: ignore[return-value]  # vocabulary says


def word_of(option: Option, argument: int = 0) -> str:
    """The word that an option names: its kind, or a category."""
    return option[argument]  # type: ignore[return-value]  # vocabulary says


def place_of(option: Option) -> Place:
    """The place that an option names."""
    return option[1:3]  # type: ignore[return-value]  # vocabulary says


def numbers_of(picks: Picks) -> list[int]:
    """The numbers that some options name."""
    return [option[1] for option in picks]  # type: ignore[misc]  # vocabulary says


def places_of(picks: Picks) -> list[Place]:
    """The places that some options name."""
    return [option[1:3] for option in picks]  # type: ignore[misc]  # vocabulary says
