"""Five Cards: a game for tests, small enough to keep in the head, with every kind of question in it.

Each seat owns five cards of the deck: two in hand, three to come. A round goes: the leader names what wins
(high or low); everyone secretly bids a card at the same time; the best bid takes the point; then everyone
draws, may put cards under the deck for new ones, and may peek at the top card where they did, in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any

from engine.ask import Ask, Flow, Option, Picks, ask_all, together
from engine.catalogue import Json, Rules
from engine.chance import Chance
from engine.dealing import other_luck
from engine.facts import Fact
from engine.hint import AUTOMATIC, Hint
from engine.moves import Moves
from engine.options import GameOption
from engine.orders import Orders
from engine.picks import as_cards, ask_cards, ask_whether, ask_word, number_of, numbers_of, word_of

CARDS_PER_SEAT = 5
HAND = 2
ROUNDS = CARDS_PER_SEAT - HAND


@dataclass(slots=True)
class Toy:
    """The whole truth of a game of Five Cards."""

    chance: Chance
    deck: list[int]
    """Face down; the last card is the top one."""
    hands: list[list[int]]
    points: list[int]
    played: list[int] = field(default_factory=list)
    leader: int = 0
    rounds: int = ROUNDS
    round: int = 0
    wins: str = ""
    told: list[Fact] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ToyView:
    """What one seat, or the public, may see of a `Toy`."""

    seat: int | None
    seats: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    played: tuple[int, ...]
    points: tuple[int, ...]
    leader: int
    round: int
    rounds: int
    wins: str
    over: bool

    @property
    def chapter(self) -> int:
        return self.round

    @property
    def first(self) -> None:
        """The leader leads whatever comes first, which no option changes."""


def new(seats: int, options: Mapping[str, int], chance: Chance) -> Toy:
    deck = list(range(seats * CARDS_PER_SEAT))
    chance.shuffle(deck)
    toy = Toy(chance, deck, [[] for _ in range(seats)], [0] * seats, rounds=options["rounds"])
    for seat in range(seats):
        for _ in range(HAND):
            draw(toy, seat)
    return toy


def draw(toy: Toy, seat: int) -> None:
    card = toy.deck.pop()
    toy.hands[seat] = sorted([*toy.hands[seat], card])
    toy.told.append(Fact("drawn", ("card", card), (seat,), learned=True))


def turn(toy: Toy) -> Flow[None]:
    toy.wins = yield from ask_word(toy.leader, "wins", ["high", "low"])
    toy.told.append(Fact("wins", (toy.leader, toy.wins)))
    yield from bids(toy)
    yield from together({seat: refill(toy, seat) for seat in range(len(toy.hands))})
    toy.leader = (toy.leader + 1) % len(toy.hands)
    toy.wins = ""
    toy.round += 1


def bids(toy: Toy) -> Flow[None]:
    asks = [Ask(seat, "bid", tuple(as_cards(hand))) for seat, hand in enumerate(toy.hands)]
    picks = yield from ask_all(asks)
    shown = [number_of(option) for (option,) in picks]
    for seat, card in enumerate(shown):
        toy.hands[seat].remove(card)
        toy.played.append(card)
        toy.told.append(Fact("bid", (seat, card), learned=True))
    winner = shown.index(max(shown) if toy.wins == "high" else min(shown))
    toy.points[winner] += 1
    toy.told.append(Fact("won", (winner,)))


def refill(toy: Toy, seat: int) -> Flow[None]:
    draw(toy, seat)
    swapped = yield from ask_cards(seat, "swap", toy.hands[seat], at_most=HAND)
    for card in swapped:
        toy.hands[seat].remove(card)
        toy.deck.insert(0, card)
    for _ in swapped:
        draw(toy, seat)
    toy.told.append(Fact("swapped", (seat, len(swapped))))
    if not swapped or not toy.deck:
        return
    if (yield from ask_whether(seat, "peek", "yes", "no")):
        toy.told.append(Fact("top", ("card", toy.deck[-1]), (seat,), learned=True))


def over(toy: Toy) -> bool:
    return toy.round == toy.rounds


def view(toy: Toy, seat: int | None) -> ToyView:
    return ToyView(
        seat=seat,
        seats=len(toy.hands),
        hand=() if seat is None else tuple(toy.hands[seat]),
        hand_sizes=tuple(map(len, toy.hands)),
        deck_size=len(toy.deck),
        played=tuple(toy.played),
        points=tuple(toy.points),
        leader=toy.leader,
        round=toy.round,
        rounds=toy.rounds,
        wins=toy.wins,
        over=over(toy),
    )


def advise(seen: ToyView, question: Ask, strength: str = AUTOMATIC) -> Picks:
    best = -1 if question.key == "bid" and seen.wins == "high" else 0
    return (question.options[best],) if question.at_least else ()


def hint(seen: ToyView, question: Ask) -> Hint:
    """The advice, with what decided it: the card, or what is likeliest of what may be."""
    picks = advise(seen, question)
    if picks and word_of(picks[0]) == "card":
        return Hint(picks, "best-card", (number_of(picks[0]),))
    return Hint(picks, "best-guess")


def refuse_swap(toy: Toy, question: Ask, picks: Picks) -> str | None:
    odd = [card for card in numbers_of(picks) if card % 2]
    return "toy-two-odd" if len(odd) > 1 else None


def deal(seen: ToyView, chance: Chance) -> Toy:
    shown = {*seen.hand, *seen.played}
    deck = [card for card in range(seen.seats * CARDS_PER_SEAT) if card not in shown]
    chance.shuffle(deck)
    hands = [
        list(seen.hand) if seat == seen.seat else sorted(deck.pop() for _ in range(size))
        for seat, size in enumerate(seen.hand_sizes)
    ]
    toy = Toy(other_luck(chance), deck, hands, list(seen.points), list(seen.played), seen.leader)
    toy.rounds, toy.round, toy.wins = seen.rounds, seen.round, seen.wins
    return toy


def dump(toy: Toy) -> Json:
    saved = asdict(toy)
    saved["chance"] = {"seed": toy.chance.seed, "counter": toy.chance.counter}
    del saved["told"]
    return saved


def load(saved: Json, version: int) -> Toy:
    fresh: dict[str, Any] = deepcopy(saved)
    fresh["chance"] = Chance(**fresh["chance"])
    return Toy(**fresh)


def winners(toy: Toy) -> list[int]:
    return [seat for seat, points in enumerate(toy.points) if points == max(toy.points)]


def plan(seen: ToyView) -> Ask | None:
    """What wins if a seat leads the next round."""
    return None if seen.seat is None else Ask(seen.seat, "wins", (("high",), ("low",)))


def went(fact: Fact) -> tuple[int, Option] | None:
    """Whoever names what wins goes where nobody goes after them who wished to be alone there."""
    return (number_of(fact.args, 0), (fact.args[1],)) if fact.key == "wins" else None


ORDERS: Orders[ToyView] = Orders(
    questions={"bid": (), "swap": (), "peek": (("yes",), ("no",))},
    plan=plan,
    ahead=1,
    follows=frozenset({"bid", "swap", "peek"}),
    place=lambda option: option,
    went=went,
)
"""What may be chosen beforehand in Five Cards."""


def first(seen: ToyView, question: Ask, most: int) -> list[Picks]:
    """A whole move begins with what is advised."""
    return [advise(seen, question)]


def ways(seen: ToyView, question: Ask) -> list[Callable[[Toy], Flow[None]]]:
    """The leader names what wins where a turn begins, and bids then."""
    return [turn] if question.key == "wins" else []


RULES: Rules[Toy, ToyView] = Rules(
    key="toy",
    version=1,
    seats=range(2, 5),
    new=new,
    turn=turn,
    over=over,
    view=view,
    advise=advise,
    hint=hint,
    refusals={"swap": refuse_swap},
    deal=deal,
    dump=dump,
    load=load,
    scores=lambda toy: list(toy.points),
    winners=winners,
    orders=ORDERS,
    moves=Moves(first, ways),
    options=(GameOption("rounds", {"three": 3, "two": 2, "one": 1}),),
)
"""Five Cards, for the catalogue."""
