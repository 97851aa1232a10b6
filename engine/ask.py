"""Questions as data: what a rule asks a seat, and the ways of asking.

A rule is a generator. It yields an `Ask`, or a `Wait` for several at once, and is resumed with an `Answer` (one seat's
picks). `ask` puts one question, `ask_all` the same kind of question to several seats at once, and
`together` runs one flow per seat at the same time.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias, TypeVar, final

Option: TypeAlias = tuple[str | int, ...]
"""One legal answer: its kind, then its arguments, such as ("card", 17) or ("space", 3, 1)."""

Picks: TypeAlias = tuple[Option, ...]
"""What a seat chose, in the order in which the question offered it."""

Answer: TypeAlias = tuple[int, Picks]
"""The seat that answered, and its picks."""


NO_SEATS: Final = frozenset[int]()
"""No seat."""


# Thousands of these are made in a game. A named tuple or a frozen dataclass takes three times as long to make, so that
# nobody changes one is left to mypy, by Final.
@final
@dataclass(slots=True)
class Ask:
    """A question to one seat, without a sentence in it. It stands for the wait for its answer, too."""

    seat: Final[int]
    """Who is asked, 0 up to the number of seats less one."""
    key: Final[str]
    """What is asked, in the game's own words, such as "place"."""
    options: Final[tuple[Option, ...]]
    """All legal answers, each once, never empty."""
    at_least: Final[int] = 1
    """The fewest options that may be picked."""
    at_most: Final[int] = 1
    """The most options that may be picked."""
    about: Final[Option] = ()
    """What the question is about, such as a card: to tell, never to rule."""
    answered: ClassVar[frozenset[int]] = NO_SEATS
    """As of a wait: a lone question is over once it is answered."""
    apart: ClassVar[object | None] = None
    """As of a wait: no other flow runs."""

    @property
    def asks(self) -> tuple[Ask, ...]:
        """As of a wait: the question itself."""
        return (self,)


@dataclass(slots=True)
class Wait:
    """What a flow waits for where it is more than a question: several, each to another seat, or a changeable answer."""

    asks: Final[tuple[Ask, ...]]
    answered: Final[frozenset[int]] = NO_SEATS
    """The seats whose answer is in, but may still be changed."""
    apart: Final[object | None] = None
    """The same object as long as flows run that do not touch one another; None where what one seat does may matter
    to another."""


Waited: TypeAlias = Ask | Wait
"""What a flow waits for."""

T = TypeVar("T")
Flow: TypeAlias = Generator[Waited, Answer, T]
"""A rule in progress: yields what it waits for, takes answers, returns what the rule found out."""


def ask(
    seat: int,
    key: str,
    options: Iterable[Option],
    *,
    at_least: int = 1,
    at_most: int = 1,
    about: Option = (),
) -> Flow[Picks]:
    """Ask one seat and return its picks, between `at_least` and `at_most` of the options.

    An empty question is not asked: it returns no picks.
    """
    offered = tuple(options)
    if not offered:
        return ()
    most = min(at_most, len(offered))
    _, picks = yield Ask(seat, key, offered, min(at_least, most), most, about)
    return picks


def one_of(seat: int, key: str, options: Iterable[Option], about: Option = ()) -> Ask:
    """Return the question for exactly one option.

    Raises ValueError where there is nothing to offer: the caller's rule has no legal answer.
    """
    offered = tuple(options)
    if not offered:
        message = f"{key}: nothing to choose from"
        raise ValueError(message)
    return Ask(seat, key, offered, 1, 1, about)


def ask_one(seat: int, key: str, options: Iterable[Option], about: Option = ()) -> Flow[Option]:
    """Ask one seat for exactly one option and return it; raises ValueError where there is nothing to offer."""
    _, picks = yield one_of(seat, key, options, about)
    return picks[0]


def ask_openly(seat: int, key: str, options: Sequence[Option], about: Option = ()) -> Flow[Option]:
    """Ask one seat for one of some options that all can see; where there is only one, it is taken unasked.

    Raises ValueError where there is nothing to offer.
    """
    if len(options) == 1:
        return options[0]
    _, picks = yield one_of(seat, key, options, about)
    return picks[0]


def ask_all(asks: Iterable[Ask]) -> Flow[tuple[Picks, ...]]:
    """Ask several seats at the same time; return their picks in the order of `asks`.

    A seat may change its answer until the last one is in.
    """
    questions = tuple(asks)
    answers: dict[int, Picks] = {}
    while len(answers) < len(questions):
        seat, picks = yield Wait(questions, frozenset(answers))
        answers[seat] = picks
    return tuple([answers[question.seat] for question in questions])


def together(flows: Mapping[int, Flow[T]], *, independent: bool = False) -> Flow[dict[int, T]]:
    """Run one flow per seat at the same time; return what each returned, by seat in ascending order.

    Each flow may ask its own seat only, one question at a time; raises TypeError where it waits for more. What arrives
    first is taken first. Where the flows are `independent`, so that none reads or changes what another one does, each
    seat may take back its own choices whatever others did since.
    """
    apart = object() if independent else None
    waiting: dict[int, Ask] = {}  # by seat, in ascending order: who has answered all only leaves
    results: dict[int, T] = {}
    for seat in sorted(flows):
        try:
            waiting[seat] = _lone(next(flows[seat]))
        except StopIteration as done:
            results[seat] = done.value
    while waiting:
        answer = yield Wait(tuple(waiting.values()), NO_SEATS, apart)
        seat = answer[0]
        try:
            waiting[seat] = _lone(flows[seat].send(answer))
        except StopIteration as done:
            del waiting[seat]
            results[seat] = done.value
    return {seat: results[seat] for seat in sorted(results)}


def _lone(wait: Waited) -> Ask:
    """What is waited for, which is a lone question."""
    if type(wait) is Ask:
        return wait
    message = "a flow beside others asks one question at a time"
    raise TypeError(message)
