"""The inspection: turning down, the alphabet check and the score sheet (EL-40 to EL-49)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from engine.ask import Ask, Flow, ask_all
from engine.exlibris.cards import BOOKS, CATEGORIES, disclose, on_shelf, tell
from engine.exlibris.shelf import stability
from engine.exlibris.solo import spread_out
from engine.exlibris.state import NOTHING, Cell, Line, Player, PublicLibrary, Shelf, State
from engine.picks import places_of

REWARDS = (15, 9, 4)
"""Prominent Works: for most, second and third (EL-44)."""


def inspect(state: State) -> Flow[None]:
    """Everyone turns cards down in secret, then all shelves are checked and scored (EL-40, EL-99)."""
    if state.public is not None:
        spread_out(state)
    asks = [_question(state, seat) for seat in range(state.seats)]
    answers = yield from ask_all([ask for ask in asks if ask is not None])
    chosen = iter(answers)
    for seat, ask in enumerate(asks):
        picks = next(chosen) if ask is not None else ()
        _turn_down(state, seat, places_of(picks))
    if state.public is None:
        _rank(state)
    else:
        _compare(state, state.public)
    for seat in state.winners:
        tell(state, "won", seat)
    state.phase = "over"


def _rank(state: State) -> None:
    """Score all players, and find who won (EL-42 to EL-49)."""
    state.sheet = score_sheet(state)
    state.winners = winners(state.sheet, state.banned)
    for seat, line in enumerate(state.sheet):
        disclose(state, "scored", seat, line.total)


def _compare(state: State, public: PublicLibrary) -> None:
    """Score the only player and the public library; the player wins with strictly more points (EL-99)."""
    own, public.line = solo_sheet(state, public)
    state.sheet = [own]
    state.winners = [0] if own.total > public.line.total else []
    disclose(state, "scored", 0, own.total)
    tell(state, "public-scored", public.speciality, public.line.total)
    if not state.winners:
        tell(state, "public-won")


def _question(state: State, seat: int) -> Ask | None:
    """Which face-up cards to turn down; None where there is nothing to turn (EL-40, EL-A2)."""
    cells = face_up(state.players[seat].shelf)
    if not cells:
        return None
    options = tuple(on_shelf(cells))
    return Ask(seat, "inspection", options, 0, len(options))


def _turn_down(state: State, seat: int, by_choice: Collection[Cell]) -> None:
    shelf = state.players[seat].shelf
    for cell in by_choice:
        shelf[cell].face_up = False
    by_check = alphabet_check(shelf)
    for cell in by_check:
        shelf[cell].face_up = False
    state.flips[seat] = [*sorted(by_choice), *by_check]
    disclose(state, "inspected", seat, len(by_choice), len(by_check))


def face_up(shelf: Shelf) -> list[Cell]:
    """The places of face-up cards, top row first, left to right."""
    return [cell for cell in sorted(shelf) if shelf[cell].face_up]


def alphabet_check(shelf: Shelf) -> list[Cell]:
    """The places of face-up cards that don't come after the last card still face up (EL-41)."""
    last = NOTHING
    falling = []
    for cell in face_up(shelf):
        if shelf[cell].card > last:
            last = shelf[cell].card
        else:
            falling.append(cell)
    return falling


def counts(shelf: Shelf, turned: Collection[Cell] = ()) -> dict[str, int]:
    """How many books of each category are face up, some places left out (EL-42)."""
    return books_of(shelf[cell].card for cell in face_up(shelf) if cell not in turned)


def books_of(cards: Iterable[int]) -> dict[str, int]:
    """How many books of each category some cards hold (EL-42)."""
    found = dict.fromkeys(CATEGORIES, 0)
    for card in cards:
        for category, books in BOOKS[card].items():
            found[category] += books
    return found


def prominent_rewards(books: Sequence[int]) -> list[int]:
    """Each player's Prominent Works reward from how many such books each has (EL-44)."""
    rewards = [0] * len(books)
    place = 0
    for amount in sorted(set(books), reverse=True):
        tied = [seat for seat, number in enumerate(books) if number == amount]
        prize = sum(REWARDS[place : place + (2 if len(tied) > 1 else 1)])
        for seat in tied:
            rewards[seat] = -(-prize // len(tied))
        place += len(tied)
    return rewards


def variety(books: Mapping[str, int], banned: str) -> int:
    """Three times the smallest count among the five other categories (EL-46)."""
    return 3 * min(number for category, number in books.items() if category != banned)


def score_sheet(state: State) -> list[Line]:
    """Every player's line of the score sheet (EL-42 to EL-48)."""
    books = [counts(player.shelf) for player in state.players]
    prominent = prominent_rewards([line[state.prominent] for line in books])
    lines = zip(state.players, books, prominent, strict=True)
    return [_line_of(state, player, found, prize) for player, found, prize in lines]


def _line_of(state: State, player: Player, books: dict[str, int], prominent: int) -> Line:
    return score_line(
        books,
        prominent=prominent,
        banned=state.banned,
        speciality=player.speciality,
        stable=stability(player.shelf),
        mummies=entombed(player.shelf),
        hand=len(player.hand),
    )


def solo_sheet(state: State, public: PublicLibrary) -> tuple[Line, Line]:
    """The player's line, and the public library's, which is checked for nothing and stands on no shelf (EL-99)."""
    player = state.players[0]
    own, theirs = counts(player.shelf), books_of(state.pile)
    prize = REWARDS[0] if own[state.prominent] > theirs[state.prominent] else 0
    return _line_of(state, player, own, prize), score_line(
        theirs,
        prominent=REWARDS[0] - prize,
        banned=state.banned,
        speciality=public.speciality,
        stable=0,
        mummies=0,
        hand=0,
    )


def score_line(
    books: dict[str, int], *, prominent: int, banned: str, speciality: str, stable: int, mummies: int, hand: int
) -> Line:
    """One line from its parts: books by category, rewards, stability points and entombed cards (EL-45 to EL-48)."""
    line = Line(
        counts=books,
        prominent=prominent,
        banned=-books[banned],  # EL-45
        variety=variety(books, banned),
        speciality=2 * books[speciality],  # EL-47
        stability=stable,
        mummy=2 * mummies,  # EL-48
        total=0,
        books=sum(books.values()),
        hand=hand,
    )
    line.total = line.prominent + line.banned + line.variety + line.speciality + line.stability + line.mummy
    return line


def entombed(shelf: Shelf) -> int:
    """How many cards lie under another (EL-85)."""
    return sum(stack.under != NOTHING for stack in shelf.values())


def winners(sheet: Sequence[Line], banned: str) -> list[int]:
    """Who won: points, then books face up, then fewer in hand, then fewer banned books; else shared (EL-49)."""
    ranks = [(line.total, line.books, -line.hand, -line.counts[banned]) for line in sheet]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
