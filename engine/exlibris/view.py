"""What one eye may see: the only door out of the state (EL-A1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from data.exlibris import BOX
from engine.exlibris.assistants import standing
from engine.exlibris.shelf import size
from engine.exlibris.solo import ROUNDS
from engine.exlibris.state import NOTHING, Assistant, Cell, Line, Player, PublicLibrary, Stack, State
from engine.exlibris.variants import SPACES, target


# A mind that looks ahead sees many tables. A frozen dataclass takes three times as long to make, so that nobody changes
# one is left to mypy, by Final.
@dataclass(slots=True, unsafe_hash=True)
class AssistantView:
    """An assistant: whose it is, and its kind ("ordinary" or a library's key)."""

    seat: Final[int]
    kind: Final[str]
    where: Final[int]
    """A tile's number, 0 for home, -1 for still in hand."""
    space: Final[int]
    arrived: Final[int]


@dataclass(slots=True, unsafe_hash=True)
class TileView:
    """An open tile."""

    number: Final[int]
    permanent: Final[bool]
    spaces: Final[tuple[tuple[AssistantView, ...], ...]]
    """Who stands on each open space; a Ghost may share one (EL-89)."""
    cards: Final[tuple[int | None, ...]]
    """The cards that lie here; None for one that lies face down and that this eye has not seen."""
    face_down: Final[bool]
    """Whether this tile's cards lie face down (the Mysterious Shack)."""


@dataclass(slots=True, unsafe_hash=True)
class StackView:
    """One place of a shelf. Shelves hold no secrets (EL-24)."""

    row: Final[int]
    column: Final[int]
    card: Final[int]
    face_up: Final[bool]
    under: Final[int | None]
    """The entombed card, if any."""


@dataclass(slots=True, unsafe_hash=True)
class LineView:
    """One player's line of the score sheet."""

    counts: Final[tuple[tuple[str, int], ...]]
    """Books by category."""
    prominent: Final[int]
    banned: Final[int]
    variety: Final[int]
    speciality: Final[int]
    stability: Final[int]
    mummy: Final[int]
    total: Final[int]
    books: Final[int]
    hand: Final[int]


@dataclass(slots=True, unsafe_hash=True)
class PlayerView:
    """One player, as this eye sees them."""

    seat: Final[int]
    library: Final[str]
    """The library's key, also its special assistant's kind; "" before it is chosen, "basic" in a beginner game."""
    hand_count: Final[int]
    hand: Final[tuple[int, ...] | None]
    """The hand in alphabetical order; None where this eye may not see it."""
    speciality: Final[str | None]
    """The secret category; None where this eye may not see it."""
    shelf: Final[tuple[StackView, ...]]
    """By row from the top, then by column."""
    cards_shelved: Final[int]
    """Face-down and entombed ones count (EL-37)."""
    assistants: Final[tuple[AssistantView, ...]]
    turned: Final[tuple[Cell, ...]]
    """Cards that the inspection turned down, once it is over."""


@dataclass(slots=True, unsafe_hash=True)
class PublicView:
    """The public library of a solo game (EL-95)."""

    level: Final[int]
    """How many cards of the deck it gains each round (EL-96)."""
    rounds: Final[int]
    """How many rounds the game has."""
    shown: Final[tuple[str, ...]]
    """Category cards that were hidden and have gone out (EL-96)."""
    hidden: Final[int]
    """How many category cards are hidden still, its speciality left out."""
    speciality: Final[str | None]
    """None before the inspection is over."""
    books: Final[tuple[int, ...]]
    """Its cards in alphabetical order, once they are spread out for the inspection (EL-99)."""
    line: Final[LineView | None]
    """Its line of the score sheet; None before the inspection is over."""


@dataclass(slots=True, unsafe_hash=True)
class View:
    """The whole table, as one eye sees it."""

    seat: Final[int | None]
    seats: Final[int]
    options: Final[tuple[tuple[str, int], ...]]
    round: Final[int]
    phase: Final[str]
    last_round: Final[bool]
    target: Final[int]
    """How many cards on a shelf bring the last round (EL-37); 0 in a solo game (EL-95)."""
    first: Final[int]
    active: Final[int]
    prominent: Final[str]
    banned: Final[str]
    tiles: Final[tuple[TileView, ...]]
    """All open tiles in ascending number."""
    players: Final[tuple[PlayerView, ...]]
    pool: Final[tuple[str, ...]]
    deck: Final[int]
    pile: Final[int]
    pile_top: Final[int | None]
    tile_stack: Final[int]
    used: Final[tuple[int, ...]]
    """The tiles that were discarded, for all to see (EL-36, EL-98)."""
    resolving: Final[int]
    """How many open tiles were resolved in this round's resolution phase."""
    sheet: Final[tuple[LineView, ...]]
    """The score sheet; empty before the inspection is over."""
    winners: Final[tuple[int, ...]]
    revealed: Final[tuple[int, ...]] = ()
    """Cards that lie before everyone and are in nobody's hand yet."""
    search: Final[tuple[int, ...]] = ()
    """The discard pile, for the eye that searches it just now (EL-71)."""
    public: Final[PublicView | None] = None
    """Whom one plays against alone; None in a game of several."""

    def aim(self, seat: int) -> int:
        """Return how many cards a seat's shelf is to hold (EL-37); 0 where it holds more already, and alone."""
        return self.target if self.players[seat].cards_shelved <= self.target else 0

    @property
    def chapter(self) -> int:
        """The table message is posted anew in each round."""
        return self.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"


def view(state: State, seat: int | None) -> View:
    """Return what a seat may see; None is the public's eye (EL-A1)."""
    return View(
        seat=seat,
        seats=state.seats,
        options=tuple(sorted(state.options.items())),
        round=state.round,
        phase=state.phase,
        last_round=state.last_round,
        target=target(state),
        first=state.first,
        active=state.active,
        prominent=state.prominent,
        banned=state.banned,
        tiles=tuple([_tile(state, number, seat) for number in state.open_tiles()]),
        players=tuple([_player(state, other, seat) for other in range(state.seats)]),
        pool=tuple(state.pool),
        deck=len(state.deck),
        pile=len(state.pile),
        pile_top=state.pile[-1] if state.pile else None,
        tile_stack=len(state.stack),
        used=tuple(sorted(state.used)),
        resolving=state.resolving,
        sheet=tuple([_line(line) for line in state.sheet]),
        winners=tuple(state.winners),
        revealed=tuple(state.revealed),
        search=tuple(sorted(state.pile)) if seat is not None and seat == state.searcher else (),
        public=_public(state, state.public) if state.public is not None else None,
    )


def _public(state: State, public: PublicLibrary) -> PublicView:
    return PublicView(
        level=state.options["level"],
        rounds=ROUNDS,
        shown=tuple(public.shown),
        hidden=len(state.unseen),
        speciality=public.speciality if state.phase == "over" else None,
        books=tuple(sorted(state.pile)) if state.phase in ("inspection", "over") else (),
        line=_line(public.line) if public.line is not None else None,
    )


def _assistant(one: Assistant) -> AssistantView:
    return AssistantView(one.owner, one.kind, one.where, one.space, one.arrived)


def _tile(state: State, number: int, seat: int | None) -> TileView:
    tile = BOX.tiles[number]
    here = standing(state, number)
    down = tile.down > 0 and state.turned_up != number
    seen = state.players[seat].seen if seat is not None else []
    cards = state.stock.get(number, ())
    return TileView(
        number=number,
        permanent=number in state.permanent,
        spaces=_spaces(here, SPACES[state.seats][number]),
        cards=tuple([card if card in seen else None for card in cards]) if down else tuple(cards),
        face_down=down,
    )


def _spaces(here: list[Assistant], count: int) -> tuple[tuple[AssistantView, ...], ...]:
    if not here:
        return ((),) * count
    return tuple([tuple([_assistant(one) for one in here if one.space == space]) for space in range(count)])


def _player(state: State, other: int, seat: int | None) -> PlayerView:
    player: Player = state.players[other]
    own = other == seat
    return PlayerView(
        seat=other,
        library=player.library,
        hand_count=len(player.hand),
        hand=tuple(sorted(player.hand)) if own else None,
        speciality=player.speciality if own or state.phase == "over" else None,  # EL-47
        shelf=tuple([_stack(*cell, player.shelf[cell]) for cell in sorted(player.shelf)]),
        cards_shelved=size(player.shelf),
        assistants=tuple([_assistant(one) for one in player.assistants]),
        turned=tuple(state.flips.get(other, ())),
    )


def _stack(row: int, column: int, stack: Stack) -> StackView:
    return StackView(row, column, stack.card, stack.face_up, None if stack.under == NOTHING else stack.under)


def _line(line: Line) -> LineView:
    return LineView(
        counts=tuple(line.counts.items()),
        prominent=line.prominent,
        banned=line.banned,
        variety=line.variety,
        speciality=line.speciality,
        stability=line.stability,
        mummy=line.mummy,
        total=line.total,
        books=line.books,
        hand=line.hand,
    )
