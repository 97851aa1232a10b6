"""What one eye may see: the only door out of the state (AT-80)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from data.atheneum import SIDE_SHELVES
from engine.atheneum.draft import phase_of
from engine.atheneum.geometry import KEYS, OWNED, numbers
from engine.atheneum.state import COLOURS, NOTHING, Desk, Held, Line, Player, State
from engine.atheneum.tokens import CANDLE_PLACES

_KEPT = 1 << 10
"""So many shelves, and so many other things, are kept as they look."""


# A move that is found sees many desks. A frozen dataclass takes three times as long to make, so that nobody changes one
# is left to mypy, by Final.
@dataclass(slots=True, unsafe_hash=True)
class DeskView:
    """What lies before a player: as it is for its owner, as it was last confirmed for all others (AT-80)."""

    points: Final[int]
    wands: Final[int]
    reserve: Final[int]
    claimed: Final[tuple[int, ...]]
    """Objectives in the order of claiming; a wand lies on those that are still in the row."""
    books: Final[tuple[str, ...]]
    """For each place there is the colour of its book, "" where it is empty (`geometry.PLACES`)."""
    pairs: Final[tuple[tuple[int, int], ...]]
    """The left place of each pair and its token."""
    sides: Final[int]
    """How many side shelves there are."""
    spiders: Final[tuple[str, ...]]
    """The compartments that still have their spider."""
    candles: Final[tuple[tuple[int, int], ...]]
    """Candle places and the tokens that stand there (`tokens.CANDLE_PLACES`)."""
    candle_places: Final[tuple[int, ...]]
    """What each candle place there is is worth."""


@dataclass(slots=True, unsafe_hash=True)
class HeldView:
    """What a seat holds to be used this round; for its own eye only."""

    printed: Final[tuple[str, ...]]
    """Books of a printed colour, lost at the first confirm (AT-23)."""
    jokers: Final[int]
    """Books of any colour from cards, lost at the first confirm."""
    named: Final[tuple[str, ...]]
    """The compartments of books for a named one, lost at the first confirm."""
    lifts: Final[int]
    """Lifts from cards, lost at the first confirm."""
    gifts: Final[int]
    """Books of any colour from spiders."""
    token_lifts: Final[int]
    """Lifts from used tokens."""
    lifted: Final[tuple[str, ...]]
    """Books off the shelf, lost at the second confirm like all that follows."""
    lifted_pairs: Final[tuple[int, ...]]
    """Pairs off the shelf, by their tokens."""
    tokens: Final[tuple[int, ...]]
    """Bonus tokens."""
    spent: Final[tuple[int, ...]] = ()
    """Bonus tokens that were used this round (AT-23a)."""

    @property
    def books(self) -> int:
        """How many books wait to be shelved; a pair counts two."""
        single = len(self.printed) + self.jokers + len(self.named) + self.gifts + len(self.lifted)
        return single + 2 * len(self.lifted_pairs)


@dataclass(slots=True, unsafe_hash=True)
class LineView:
    """One player's line of the score sheet."""

    play: Final[int]
    favourite: Final[int]
    compartments: Final[int]
    candles: Final[int]
    wands: Final[int]
    total: Final[int]
    books: Final[int]
    favourites: Final[int]


@dataclass(slots=True, unsafe_hash=True)
class PlayerView:
    """One player, as this eye sees them."""

    seat: Final[int]
    favourite: Final[str]
    desk: Final[DeskView]
    played: Final[int | None]
    """The study card of this round, once it is revealed."""
    hand_count: Final[int]
    hand: Final[tuple[int, ...] | None]
    """The hand in the cards' order during the draft; None where this eye may not see it."""
    held: Final[HeldView | None]
    """None where this eye may not see it."""


@dataclass(slots=True, unsafe_hash=True)
class View:
    """Everything that one eye may see."""

    seat: Final[int | None]
    """Whose eye; None is the public's."""
    seats: Final[int]
    options: Final[tuple[tuple[str, int], ...]]
    round: Final[int]
    deck: Final[str]
    """A or B: the phase of the game."""
    phase: Final[str]
    """draft, shelving or over."""
    players: Final[tuple[PlayerView, ...]]
    row: Final[tuple[int, ...]]
    """The open objectives from left to right; the rightmost leaves first."""
    objectives: Final[int]
    """How many objectives are still face down."""
    gone: Final[tuple[int, ...]]
    """Objectives that have left."""
    discard: Final[tuple[int, ...]]
    """Study cards that were played or left over."""
    used: Final[tuple[int, ...]]
    """The discard of the bonus tokens."""
    sheet: Final[tuple[LineView, ...]]
    """The score sheet; empty before the game is over."""
    winners: Final[tuple[int, ...]]

    @property
    def chapter(self) -> int:
        """The table message is posted anew in each round."""
        return self.round

    @property
    def first(self) -> None:
        """Nobody goes first: all draft and shelve at the same time."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"


def view(state: State, seat: int | None) -> View:
    """Return what a seat may see; None is the public's eye (AT-80)."""
    return View(
        seat=seat,
        seats=state.seats,
        options=tuple(sorted(state.options.items())),
        round=state.round,
        deck=phase_of(state.round),
        phase=state.phase,
        players=tuple([_player(state, other, seat) for other in range(state.seats)]),
        row=tuple(state.row),
        objectives=len(state.objectives),
        gone=tuple(state.gone),
        discard=tuple(state.discard),
        used=tuple(state.used),
        sheet=tuple([_line(line) for line in state.sheet]),
        winners=tuple(state.winners),
    )


def _player(state: State, other: int, seat: int | None) -> PlayerView:
    player: Player = state.players[other]
    own = other == seat
    return PlayerView(
        seat=other,
        favourite=COLOURS[player.favourite],
        desk=_desk(player.desk if own else player.shown),
        played=None if player.played == NOTHING else player.played,
        hand_count=len(player.hand),
        hand=tuple(sorted(player.hand)) if own and state.phase == "draft" else None,  # AT-20
        held=_held(player.held) if own else None,
    )


def _desk(desk: Desk) -> DeskView:
    return DeskView(
        points=desk.points,
        wands=desk.wands,
        reserve=desk.reserve,
        claimed=tuple(desk.claimed),
        books=_books(desk.sides, *desk.books),
        pairs=_sorted(desk.pairs),
        sides=desk.sides,
        spiders=_spiders(desk.spiders),
        candles=_sorted(desk.candles),
        candle_places=_CANDLE_PLACES[desk.sides],
    )


def _sorted(tokens: dict[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(tokens.items())) if tokens else ()


@lru_cache(_KEPT)
def _books(sides: int, *books: int) -> tuple[str, ...]:
    found = [""] * OWNED[sides].bit_length()
    for colour, places in enumerate(books):
        for place in numbers(places):
            found[place] = COLOURS[colour]
    return tuple(found)


@lru_cache(_KEPT)
def _spiders(spiders: int) -> tuple[str, ...]:
    return tuple([KEYS[index] for index in numbers(spiders)])


_CANDLE_PLACES = tuple(
    tuple(value for shelf, value in CANDLE_PLACES if shelf <= sides) for sides in range(SIDE_SHELVES + 1)
)
"""For each number of side shelves."""


def _held(held: Held) -> HeldView:
    return HeldView(
        printed=_named(COLOURS, *held.printed),
        jokers=held.jokers,
        named=_named(KEYS, *held.named),
        lifts=held.lifts,
        gifts=held.gifts,
        token_lifts=held.token_lifts,
        lifted=_named(COLOURS, *held.lifted),
        lifted_pairs=tuple(held.lifted_pairs),
        tokens=tuple(held.tokens),
        spent=tuple(held.spent),
    )


@lru_cache(_KEPT)
def _named(names: tuple[str, ...], *counts: int) -> tuple[str, ...]:
    """Each name as often as it counts."""
    return tuple([names[index] for index, count in enumerate(counts) for _ in range(count)])


def _line(line: Line) -> LineView:
    return LineView(**{name: getattr(line, name) for name in LineView.__slots__})
