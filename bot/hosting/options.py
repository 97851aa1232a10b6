"""A game's options: its own, and those of every game, about time, seats and hints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from bot.values.pace import OVERDUE, OVERDUES, PACE, PACES, VACATIONS
from bot.values.people import COLOURS
from bot.values.refusal import HostError
from bot.values.table import HINTS
from engine.catalogue import UnfitError, rules_of
from engine.chance import seating
from engine.match import Match
from engine.options import GameOption, complete

SHUFFLE = "shuffle"
"""1: seats are shuffled when the game begins (the default); 0: joining order."""
FIRST = "first"
"""The place in joining order of the first player, -1 by luck: passed to the game as a seat, where it is given."""
OF_THE_BOT = (
    GameOption(PACE, PACES, optional=True),
    GameOption(OVERDUE, OVERDUES),
    GameOption(VACATIONS, {"yes": 1, "no": 0}),
    GameOption(SHUFFLE, {"yes": 1, "no": 0}),
    GameOption(HINTS, {"yes": 1, "no": 0}),
)
"""What may be chosen in every game, and the game itself knows nothing of it."""
NAMES = frozenset(option.name for option in OF_THE_BOT)
FAVOURITE = "favourite"
"""With a seat behind it: that seat's colour, by its index among the game's own (`Rules.colours`)."""
ANY_SEED = "00" * 32


def offered(key: str) -> tuple[GameOption, ...]:
    """Return what people may choose when a game begins: its own options, then those of every game."""
    return (*(option for option in rules_of(key).options if option.offered), *OF_THE_BOT)


def checked(key: str, options: Mapping[str, int]) -> dict[str, int]:
    """Return options that the game takes; raises HostError "unknown-game", "bad-options" or the game's own reason."""
    try:
        fitting = seats_for(key, options)
    except KeyError as error:
        raise HostError("unknown-game", game=key) from error
    with _refusing():
        complete(OF_THE_BOT, {name: value for name, value in options.items() if name in NAMES}, 0)
    if not -1 <= options.get(FIRST, -1) < max(fitting):
        raise HostError("bad-options")
    new_match(key, range(min(fitting)), {**options, FIRST: -1} if FIRST in options else options, ANY_SEED)
    return dict(options)


def seats_for(key: str, options: Mapping[str, int]) -> tuple[int, ...]:
    """Return how many may play with some options; raises HostError "bad-options" or the game's own reason."""
    others = {*NAMES, FIRST}
    with _refusing():
        return rules_of(key).seats_for({name: value for name, value in options.items() if name not in others})


def may_be_alone(key: str, options: Mapping[str, int]) -> bool:
    """Tell whether one person alone could play with some options, had they chosen so."""
    try:
        new_match(key, range(1), options, ANY_SEED)
    except HostError:
        return False
    return max(seats_for(key, options)) > 1


@contextmanager
def _refusing() -> Iterator[None]:
    """Let the host refuse what the engine does: by its reason where it has one."""
    try:
        yield
    except UnfitError as error:
        raise HostError(error.reason) from error
    except ValueError as error:
        raise HostError("bad-options") from error


def colours_of(key: str) -> tuple[str, ...]:
    """Return the colours that seats of a game may have: its own, or those that the bot gives out."""
    return rules_of(key).colours or COLOURS


def new_match(
    key: str, order: Sequence[int], options: Mapping[str, int], seed: str, colours: Sequence[str] = ()
) -> Match:
    """Make a match where seat i belongs to the place order[i]; raises HostError as `seats_for` does.

    `colours` are those of the places, for a game in which they mean something.
    """
    with _refusing():
        return Match.new(key, len(order), engine_options(key, order, options, colours), seed)


def engine_options(
    key: str, order: Sequence[int], options: Mapping[str, int], colours: Sequence[str] = ()
) -> dict[str, int]:
    """Return the options as the engine takes them, by seats instead of places; raises HostError("bad-options")."""
    own = {name: value for name, value in options.items() if name not in NAMES}
    first = own.get(FIRST, -1)
    if first >= len(order):
        raise HostError("bad-options")
    if first >= 0:
        own[FIRST] = list(order).index(first)
    known = rules_of(key).colours
    # Before games had colours of their own, seats had the bot's, and the game was told none.
    if colours and set(colours) <= set(known):
        own |= {f"{FAVOURITE}{seat}": known.index(colours[place]) for seat, place in enumerate(order)}
    return own


def seating_of(options: Mapping[str, int], seats: int, seed: str) -> list[int]:
    """Return for each seat its place in joining order: shuffled by the seed, unless the options say otherwise."""
    return seating(seed, seats) if options.get(SHUFFLE, 1) else list(range(seats))
