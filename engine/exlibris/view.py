"""What one eye may see: the only door out of the state (EL-A1)."""

from __future__ import annotations

from dataclasses import dataclass

from data.exlibris import BOX
from engine.exlibris.assistants import standing
from engine.exlibris.shelf import size
from engine.exlibris.solo import ROUNDS
from engine.exlibris.state import NOTHING, Assistant, Cell, Line, Player, PublicLibrary, State
from engine.exlibris.variants import SPACES, target


@dataclass(frozen=True, slots=True)
class AssistantView:
    """An assistant: whose it is, and its kind ("ordinary" or a library's key)."""

    seat: int
    kind: str
    where: int
    """A tile's number, 0 for home, -1 for still in hand."""
    space: int
    arrived: int


@dataclass(frozen=True, slots=True)
class TileView:
    """An open tile."""

    number: int
    permanent: bool
    spaces: tuple[tuple[AssistantView, ...], ...]
    """Who stands on each open space; a Ghost may share one (EL-89)."""
    cards: tuple[int | None, ...]
    """The cards that lie here; None for one that lies face down and that this eye has not seen."""
    face_down: bool
    """Whether this tile's cards lie face down (the Mysterious Shack)."""


@dataclass(frozen=True, slots=True)
class StackView:
    """One place of a shelf. Shelves hold no secrets (EL-24)."""

    row: int
    column: int
    card: int
    face_up: bool
    under: int | None
    """The entombed card, if any."""


@dataclass(frozen=True, slots=True)
class LineView:
    """One player's line of the score sheet."""

    counts: tuple[tuple[str, int], ...]
    """Books by category."""
    prominent: int
    banned: int
    variety: int
    speciality: int
    stability: int
    mummy: int
    total: int
    books: int
    hand: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player, as this eye sees them."""

    seat: int
    library: str
    """The library's key, also its special assistant's kind; "" before it is chosen, "basic" in a beginner game."""
    hand_count: int
    hand: tuple[int, ...] | None
    """The hand in alphabetical order; None where this eye may not see it."""
    speciality: str | None
    """The secret category; None where this eye may not see it."""
    shelf: tuple[StackView, ...]
    """By row from the top, then by column."""
    cards_shelved: int
    """Face-down and entombed ones count (EL-37)."""
    assistants: tuple[AssistantView, ...]
    turned: tuple[Cell, ...]
    """Cards that the inspection turned down, once it is over."""


@dataclass(frozen=True, slots=True)
class PublicView:
    """The public library of a solo game (EL-95)."""

    level: int
    """How many cards of the deck it gains each round (EL-96)."""
    rounds: int
    """How many rounds the game has."""
    shown: tuple[str, ...]
    """Category cards that were hidden and have gone out (EL-96)."""
    hidden: int
    """How many category cards are hidden still, its speciality left out."""
    speciality: str | None
    """None before the inspection is over."""
    books: tuple[int, ...]
    """Its cards in alphabetical order, once they are spread out for the inspection (EL-99)."""
    line: LineView | None
    """Its line of the score sheet; None before the inspection is over."""


@dataclass(frozen=True, slots=True)
class View:
    """The whole table, as one eye sees it."""

    seat: int | None
    seats: int
    options: tuple[tuple[str, int], ...]
    round: int
    phase: str
    last_round: bool
    target: int
    """How many cards on a shelf bring the last round (EL-37); 0 in a solo game (EL-95)."""
    first: int
    active: int
    prominent: str
    banned: str
    tiles: tuple[TileView, ...]
    """All open tiles in ascending number."""
    players: tuple[PlayerView, ...]
    pool: tuple[str, ...]
    deck: int
    pile: int
    pile_top: int | None
    tile_stack: int
    used: tuple[int, ...]
    """The tiles that were discarded, for all to see (EL-36, EL-98)."""
    resolving: int
    """How many open tiles were resolved in this round's resolution phase."""
    sheet: tuple[LineView, ...]
    """The score sheet; empty before the inspection is over."""
    winners: tuple[int, ...]
    revealed: tuple[int, ...] = ()
    """Cards that lie before everyone and are in nobody's hand yet."""
    search: tuple[int, ...] = ()
    """The discard pile, for the eye that searches it just now (EL-71)."""
    public: PublicView | None = None
    """Whom one plays against alone; None in a game of several."""

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
        tiles=tuple(_tile(state, number, seat) for number in state.open_tiles()),
        players=tuple(_player(state, other, seat) for other in range(state.seats)),
        pool=tuple(state.pool),
        deck=len(state.deck),
        pile=len(state.pile),
        pile_top=state.pile[-1] if state.pile else None,
        tile_stack=len(state.stack),
        used=tuple(sorted(state.used)),
        resolving=state.resolving,
        sheet=tuple(_line(line) for line in state.sheet),
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
    return TileView(
        number=number,
        permanent=number in state.permanent,
        spaces=tuple(
            tuple(_assistant(one) for one in here if one.space == space) for space in range(SPACES[state.seats][number])
        ),
        cards=tuple(card if not down or card in seen else None for card in state.stock.get(number, ())),
        face_down=down,
    )


def _player(state: State, other: int, seat: int | None) -> PlayerView:
    player: Player = state.players[other]
    own = other == seat
    return PlayerView(
        seat=other,
        library=player.library,
        hand_count=len(player.hand),
        hand=tuple(sorted(player.hand)) if own else None,
        speciality=player.speciality if own or state.phase == "over" else None,  # EL-47
        shelf=tuple(
            StackView(
                row,
                column,
                stack.card,
                stack.face_up,
                stack.under if stack.under != NOTHING else None,
            )
            for (row, column), stack in sorted(player.shelf.items())
        ),
        cards_shelved=size(player.shelf),
        assistants=tuple(_assistant(one) for one in player.assistants),
        turned=tuple(state.flips.get(other, ())),
    )


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
