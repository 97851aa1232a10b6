"""What one eye may see: the only door out of the state (XB-15, XB-35, XB-40, XB-60)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.exlibrium.count import allowed
from engine.exlibrium.draft import direction
from engine.exlibrium.goals import is_open, value_of
from engine.exlibrium.influence import Contest, contest, influence
from engine.exlibrium.state import CHARACTERS, MERCENARY, NOBODY, NOTHING, State


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in a stack."""

    facing: int
    """The character that stands upright: the Mercenary on a moved card, else that of its stack (XB-32)."""
    card: int | None
    """The card with both its halves; None where it is covered, so that only its facing shows (XB-15)."""


@dataclass(frozen=True, slots=True)
class StackView:
    """One of a player's seven stacks; it may be empty."""

    character: int
    cards: tuple[CardView, ...]
    """From the bottom to the top; a card's place here is its place in options."""
    moved: int
    """How many moved Mercenary cards lie at the bottom (XB-32)."""
    influence: int
    """What it counts in a comparison: twice its cards where it is doubled (XB-24)."""
    doubled: bool
    """Whether the doubling card lies here (XB-33)."""


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal card (XB-50)."""

    character: int | None
    """None where it is still closed (XB-51)."""
    value: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player, as this eye sees them."""

    seat: int
    points: int
    hand_count: int
    hand: tuple[int, ...] | None
    """The hand in the order of the box; None where this eye may not see it."""
    stacks: tuple[StackView, ...]
    """All seven in activation order."""
    spent: tuple[int, ...] | None
    """The cards that became points, None before the game is over (XB-40)."""


@dataclass(frozen=True, slots=True)
class View:
    """The whole table, as one eye sees it."""

    seat: int | None
    seats: int
    options: tuple[tuple[str, int], ...]
    advanced: bool
    round: int
    phase: str
    character: int | None
    """The character that is activated or counted just now."""
    goal: int
    """What its goal is worth in this round, 0 without one (XB-50)."""
    active: int | None
    """The seat that activates it, or that may spend in the final count."""
    activated: tuple[int | None, ...]
    """Who activated each character of this round so far, the present one too; None for nobody (XB-22)."""
    contests: tuple[Contest, ...]
    """Who activates what if nothing changes: from the present character on, each with its chain of comparisons. In
    the final count, who would be first for the characters still to come."""
    places: tuple[int | None, ...]
    """First and second for the character that is counted just now (XB-42)."""
    allowed: tuple[int, int]
    """How many cards first and second may spend for a character in the final count (XB-41, XB-43)."""
    passing: int
    """How hands pass in this round: 1 to the next seat (left), -1 to the one before (right), 0 not at all (XB-13)."""
    columns: tuple[tuple[GoalView, ...], ...]
    """The goal cards by column, each from the bottom to the top; none in the basic rules."""
    players: tuple[PlayerView, ...]
    deck: int
    drawn: int | None
    """The card that the Knight has just drawn, for the drawer's eye only (XB-35)."""
    winners: tuple[int, ...]

    @property
    def chapter(self) -> int:
        """The table message is posted anew in each round."""
        return self.round

    @property
    def first(self) -> None:
        """Nobody goes first: all draft at the same time, and influence says who activates a character."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def contest(self) -> Contest | None:
        """Why the active seat activates the present character."""
        return self.contests[0] if self.phase == "activation" and self.contests else None

    @property
    def doubled(self) -> tuple[int, int] | None:
        """The seat and the character of the doubled stack (XB-33)."""
        found = ((player.seat, stack.character) for player in self.players for stack in player.stacks if stack.doubled)
        return next(found, None)


def view(state: State, seat: int | None) -> View:
    """Return what a seat may see; None is the public's eye."""
    counting = state.phase in {"activation", "count"}
    table = influence(state)
    return View(
        seat=seat,
        seats=state.seats,
        options=tuple(sorted(state.options.items())),
        advanced=bool(state.options["advanced"]),
        round=state.round,
        phase=state.phase,
        character=state.character if counting else None,
        goal=value_of(state, state.character) if state.phase == "activation" else 0,
        active=_seat(state.active),
        activated=tuple(map(_seat, state.activated)),
        contests=tuple(contest(table, character, range(state.seats)) for character in _to_come(state)),
        places=tuple(map(_seat, state.places)),
        allowed=allowed(state),
        passing=direction(state),
        columns=tuple(_column(state, column) for column in range(len(state.columns))),
        players=tuple(_player(state, other, seat, table[other]) for other in range(state.seats)),
        deck=len(state.deck),
        drawn=state.drawn if state.drawn != NOTHING and seat == state.active else None,
        winners=tuple(state.winners),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _to_come(state: State) -> range:
    """The characters whose first is still to be found, and the one that is activated now."""
    if state.phase == "over":
        return range(0)
    begin = {"activation": state.character, "count": state.character + 1}.get(state.phase, 0)
    return range(begin, CHARACTERS)


def _column(state: State, column: int) -> tuple[GoalView, ...]:
    return tuple(
        GoalView(goal if is_open(state, column, place) else None, place + 1)
        for place, goal in enumerate(state.columns[column])
    )


def _player(state: State, other: int, seat: int | None, table: list[int]) -> PlayerView:
    player = state.players[other]
    return PlayerView(
        seat=other,
        points=len(player.spent),
        hand_count=len(player.hand),
        hand=tuple(sorted(player.hand)) if other == seat else None,
        stacks=tuple(_stack(state, other, character, table[character]) for character in range(CHARACTERS)),
        spent=tuple(sorted(player.spent)) if state.phase == "over" else None,
    )


def _stack(state: State, seat: int, character: int, counts: int) -> StackView:
    player = state.players[seat]
    stack, moved, top = player.stacks[character], player.moved[character], len(player.stacks[character]) - 1
    everything = state.phase == "over"  # a finished game is open (XB-15)
    return StackView(
        character=character,
        cards=tuple(
            [
                CardView(MERCENARY if place < moved else character, card if everything or place == top else None)
                for place, card in enumerate(stack)
            ]
        ),
        moved=moved,
        influence=counts,
        doubled=state.doubler == seat and state.doubled == character,
    )
