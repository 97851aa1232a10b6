"""The games on offer: a key, and the rules behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import engine
from engine.ask import Ask, Flow, Picks
from engine.chance import Chance
from engine.facts import Fact
from engine.foresight import Foresight
from engine.hint import AUTOMATIC, Hint
from engine.moves import Moves
from engine.options import GameOption, complete
from engine.orders import NO_ORDERS, Orders

Json = dict[str, Any]


class UnfitError(ValueError):
    """Options that don't fit a match; the message is for whoever runs it, `reason` is a key for players' words."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class State(Protocol):
    """What every game's state has: its luck, and the facts told since the last choice."""

    chance: Chance
    told: list[Fact]


class View(Protocol):
    """What every game's view tells of one eye's table: data alone, and never more than that eye may know."""

    @property
    def seat(self) -> int | None:
        """Whose eye; None is the public's."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def round(self) -> int:
        """The round; newcomers are guided until it is 2."""

    @property
    def chapter(self) -> int:
        """A number that grows where the table message is posted anew, such as the round."""

    @property
    def first(self) -> int | None:
        """Who goes first; None where nobody does. A rematch of several begins with the next one."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Rules(Generic[S, V]):
    """One game: everything that the kernel and the host need to know of it."""

    key: str
    """The game's name in commands and stored rows."""
    version: int
    """The version of its stored state; `load` upgrades older ones."""
    seats: range
    """How many may play."""
    new: Callable[[int, Mapping[str, int], Chance], S]
    """Make the state before the first turn from seats, all options, each with one of its values, and luck; raises
    UnfitError, or ValueError, where options don't go together."""
    turn: Callable[[S], Flow[None]]
    """Play one turn: from a state at a turn's start to the next turn's start."""
    over: Callable[[S], bool]
    """Tell whether the game has ended."""
    view: Callable[[S, int | None], V]
    """What a seat may see; None is the public's eye."""
    advise: Callable[[V, Ask, str], Picks]
    """Answer any question from a view alone, as well as an automatic player of the given strength can."""
    hint: Callable[[V, Ask], Hint]
    """The strongest automatic player's answer to any question, from a view alone, and what decided it."""
    deal: Callable[[V, Chance], S]
    """A table that looks like a view: a state whose view by the same eye is equal, with all that this eye can't see
    dealt by luck. It proves that nothing leaks, and lets a player imagine what may be."""
    dump: Callable[[S], Json]
    """The state as JSON data, told facts left out."""
    load: Callable[[Json, int], S]
    """The state from JSON data written by the given version."""
    scores: Callable[[S], list[int]]
    """Each seat's points once the game is over."""
    winners: Callable[[S], list[int]]
    """The seats that won once the game is over; several share the victory."""
    refusals: Mapping[str, Callable[[S, Ask, Picks], str | None]] = field(default_factory=dict)
    """By a question's key, why some of its picks, each legal alone, are not legal together; None where they are. Of
    all other questions those that are offered always go together."""
    strengths: tuple[str, ...] = (AUTOMATIC,)
    """How well its automatic players play that go by rules of thumb, the weakest first, as keys for words."""
    foresight: Foresight[S, V] | None = None
    """How to look ahead in it; None where nobody does."""
    master: str = ""
    """The automatic player who looks ahead, above all others; "" where there is none. See `engine.search`."""
    usual: str = ""
    """The automatic player where nobody has chosen one; "" stands for the one in the middle."""
    options: tuple[GameOption, ...] = ()
    """What may be chosen before a match begins, in the order in which people are asked."""
    colours: tuple[str, ...] = ()
    """The colours that seats have, where these mean something in the game: seat i's one goes by its index into the
    option "favourite<i>"."""
    orders: Orders[V] = NO_ORDERS
    """What may be chosen beforehand."""
    moves: Moves[S, V] | None = None
    """Where whole moves begin; None where there are none. See `engine.chaining`."""
    watch: Callable[[S, Callable[[], None]], None] | None = None
    """Let something be called where a chapter of this very state ends, before anything is cleared away; None where a
    game doesn't tell of that."""
    once_asked: frozenset[str] = frozenset()
    """Questions that older rules put also where public information alone answers them. A stored answer to one that is
    asked no more is passed over."""
    fitting: Callable[[Mapping[str, int]], tuple[int, ...]] | None = None
    """How many may play with some options, of which none is missing, where not all of `seats` may; raises UnfitError
    where nobody can."""

    @property
    def players(self) -> tuple[str, ...]:
        """All automatic players, the weakest first."""
        return (*self.strengths, self.master) if self.master else self.strengths

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """Return how many may play with some options; raises UnfitError where nobody can, ValueError on bad ones."""
        chosen = self.complete(options)
        return tuple(self.seats) if self.fitting is None else self.fitting(chosen)

    def complete(self, options: Mapping[str, Any], seats: int | None = None) -> dict[str, int]:
        """Return all options of a match, the defaults too, for some seats or for as many as may ever play.

        Raises ValueError where an option is unknown or has no such value.
        """
        return complete(self.options, options, seats or self.seats.stop - 1)


AnyRules: TypeAlias = Rules[Any, Any]
"""The rules of a game that is known by its key alone."""
_registered: dict[str, AnyRules] = {}


def register(rules: Rules[S, V]) -> Rules[S, V]:
    """Put a game on offer that is no package of the engine, and return it; a game of the same key is replaced."""
    _registered[rules.key] = rules
    return rules


@cache
def packages() -> tuple[str, ...]:
    """Return the keys of the games that the engine brings, in alphabetical order: its packages, each with RULES."""
    return tuple(sorted(module.name for module in iter_modules(engine.__path__) if module.ispkg))


def rules_of(key: str) -> AnyRules:
    """Return the rules of a game; raises KeyError where there is no such game."""
    if key not in _registered and key in packages():
        register(import_module(f"{engine.__name__}.{key}").RULES)
    return _registered[key]


def games() -> tuple[str, ...]:
    """Return the keys of all games, in alphabetical order."""
    return tuple(sorted({*packages(), *_registered}))
