"""What one eye may see: the only door out of the state (AT-80)."""

from __future__ import annotations

from dataclasses import dataclass

from data.atheneum import BOX
from engine.atheneum.draft import phase_of
from engine.atheneum.geometry import KEYS, OWNED, numbers
from engine.atheneum.state import COLOURS, NOTHING, Desk, Held, Line, Player, State
from engine.atheneum.tokens import CANDLE_PLACES


@dataclass(frozen=True, slots=True)
class DeskView:
    """What lies before a player: as it is for its owner, as it was last confirmed for all others (AT-80)."""

    points: int
    wands: int
    reserve: int
    claimed: tuple[int, ...]
    """Objectives in the order of claiming; a wand lies on those that are still in the row."""
    books: tuple[str, ...]
    """For each place there is the colour of its book, "" where it is empty (`geometry.PLACES`)."""
    pairs: tuple[tuple[int, int], ...]
    """The left place of each pair and its token."""
    sides: int
    """How many side shelves there are."""
    spiders: tuple[str, ...]
    """The compartments that still have their spider."""
    candles: tuple[tuple[int, int], ...]
    """Candle places and the tokens that stand there (`tokens.CANDLE_PLACES`)."""
    candle_places: tuple[int, ...]
    """What each candle place there is is worth."""


@dataclass(frozen=True, slots=True)
class HeldView:
    """What a seat holds to be used this round; for its own eye only."""

    printed: tuple[str, ...]
    """Books of a printed colour, lost at the first confirm (AT-23)."""
    jokers: int
    """Books of any colour from cards, lost at the first confirm."""
    named: tuple[str, ...]
    """The compartments of books for a named one, lost at the first confirm."""
    lifts: int
    """Lifts from cards, lost at the first confirm."""
    gifts: int
    """Books of any colour from spiders."""
    token_lifts: int
    """Lifts from used tokens."""
    lifted: tuple[str, ...]
    """Books off the shelf, lost at the second confirm like all that follows."""
    lifted_pairs: tuple[int, ...]
    """Pairs off the shelf, by their tokens."""
    tokens: tuple[int, ...]
    """Bonus tokens."""
    spent: tuple[int, ...] = ()
    """Bonus tokens that were used this round (AT-23a)."""

    @property
    def books(self) -> int:
        """How many books wait to be shelved; a pair counts two."""
        single = len(self.printed) + self.jokers + len(self.named) + self.gifts + len(self.lifted)
        return single + 2 * len(self.lifted_pairs)


@dataclass(frozen=True, slots=True)
class LineView:
    """One player's line of the score sheet."""

    play: int
    favourite: int
    compartments: int
    candles: int
    wands: int
    total: int
    books: int
    favourites: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player, as this eye sees them."""

    seat: int
    favourite: str
    desk: DeskView
    played: int | None
    """The study card of this round, once it is revealed."""
    hand_count: int
    hand: tuple[int, ...] | None
    """The hand in the cards' order during the draft; None where this eye may not see it."""
    held: HeldView | None
    """None where this eye may not see it."""


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one eye may see."""

    seat: int | None
    """Whose eye; None is the public's."""
    seats: int
    options: tuple[tuple[str, int], ...]
    round: int
    deck: str
    """A or B: the phase of the game."""
    phase: str
    """draft, shelving or over."""
    players: tuple[PlayerView, ...]
    row: tuple[int, ...]
    """The open objectives from left to right; the rightmost leaves first."""
    objectives: int
    """How many objectives are still face down."""
    gone: tuple[int, ...]
    """Objectives that have left."""
    discard: tuple[int, ...]
    """Study cards that were played or left over."""
    used: tuple[int, ...]
    """The discard of the bonus tokens."""
    sheet: tuple[LineView, ...]
    """The score sheet; empty before the game is over."""
    winners: tuple[int, ...]

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
        players=tuple(_player(state, other, seat) for other in range(state.seats)),
        row=tuple(state.row),
        objectives=len(state.objectives),
        gone=tuple(state.gone),
        discard=tuple(state.discard),
        used=tuple(state.used),
        sheet=tuple(_line(line) for line in state.sheet),
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
    books = [""] * OWNED[desk.sides].bit_length()
    for colour, places in enumerate(desk.books):
        for place in numbers(places):
            books[place] = COLOURS[colour]
    return DeskView(
        points=desk.points,
        wands=desk.wands,
        reserve=desk.reserve,
        claimed=tuple(desk.claimed),
        books=tuple(books),
        pairs=tuple(sorted(desk.pairs.items())),
        sides=desk.sides,
        spiders=tuple(KEYS[index] for index in numbers(desk.spiders)),
        candles=tuple(sorted(desk.candles.items())),
        candle_places=tuple(value for shelf, value in CANDLE_PLACES if shelf <= desk.sides),
    )


def _held(held: Held) -> HeldView:
    return HeldView(
        printed=_colours(held.printed),
        jokers=held.jokers,
        named=tuple(KEYS[index] for index in range(BOX.main) for _ in range(held.named[index])),
        lifts=held.lifts,
        gifts=held.gifts,
        token_lifts=held.token_lifts,
        lifted=_colours(held.lifted),
        lifted_pairs=tuple(held.lifted_pairs),
        tokens=tuple(held.tokens),
        spent=tuple(held.spent),
    )


def _colours(counts: list[int]) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count))


def _line(line: Line) -> LineView:
    return LineView(**{name: getattr(line, name) for name in LineView.__slots__})
