"""The locations' instant effects, by tile number (EL-60 to EL-78); the Lodge and the Guild are in `visits`."""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Flow, Option, Picks, ask, ask_one
from engine.exlibris.assistants import standing
from engine.exlibris.cards import (
    BOOKS,
    Doer,
    as_cards,
    ask_openly,
    discard,
    doer,
    draw,
    gain,
    in_hand,
    lose,
    named,
    on_shelf,
    others_clockwise,
    reveal,
    take_each,
    take_from,
    tell,
)
from engine.exlibris.rearranging import slide
from engine.exlibris.shelf import removable
from engine.exlibris.shelving import may_shelve, may_shelve_some, shelve_from_hand
from engine.exlibris.state import IN_HAND, Assistant, State


def divine(state: State, visitor: Assistant) -> Flow[None]:
    """1 Diviner's Hut: a card for each placed assistant, and among several the first-player token (EL-61)."""
    placed = sum(one.where != IN_HAND for one in state.players[visitor.owner].assistants)
    yield from draw(state, doer(visitor), placed)
    if state.public is None:
        state.first = visitor.owner
        tell(state, "first-player", visitor.owner)


def swap_books(state: State, visitor: Assistant) -> Flow[None]:
    """2 Olde Book Swap: a hand card for one that lies here (EL-62)."""
    who, cards = doer(visitor), state.stock[visitor.where]
    hand = state.players[who.seat].hand
    if not hand or not cards:
        return
    given = yield from ask_one(who.seat, "swap-give", in_hand(state, who.seat), about=(visitor.where,))
    taken = yield from ask_openly(who.seat, "take", as_cards(cards), about=(visitor.where,))
    hand.remove(int(given[1]))
    cards.remove(int(taken[1]))
    cards.append(int(given[1]))
    tell(state, "swapped", who.seat, int(given[1]), int(taken[1]))
    kept = yield from gain(state, who, int(taken[1]))
    yield from may_shelve(state, who, kept)


def donate(state: State, visitor: Assistant) -> Flow[None]:
    """4 Donation Drive: discard one or more, then shelve up to two from hand (EL-64)."""
    who = doer(visitor)
    lost = yield from discard_some(state, who.seat, visitor.where, at_least=1)
    if lost:
        yield from may_shelve_some(state, who, state.players[who.seat].hand, 2)


def help_community(state: State, visitor: Assistant) -> Flow[None]:
    """5 Community Center: take a card, then give one to an opponent (EL-65)."""
    who, cards = doer(visitor), state.stock[visitor.where]
    if not cards:
        return
    yield from take_and_may_shelve(state, who, visitor.where)
    if not cards:
        return
    gift = int((yield from ask_openly(who.seat, "gift-card", as_cards(cards)))[1])
    receiver = yield from choose_opponent(state, who.seat, gift)
    cards.remove(gift)
    state.players[receiver].hand.append(gift)
    tell(state, "gave", who.seat, receiver, gift)
    yield from may_shelve(state, Doer(receiver), gift)


def choose_opponent(state: State, seat: int, gift: int) -> Flow[int]:
    """Ask which opponent is given a card; with two players it is plain (EL-A2)."""
    opponents = others_clockwise(state, seat)
    if len(opponents) == 1:
        return opponents[0]
    options: list[Option] = [("seat", other) for other in sorted(opponents)]
    return int((yield from ask_one(seat, "gift-to", options, about=(gift,)))[1])


def wish(state: State, visitor: Assistant) -> Flow[None]:
    """6 Wishing Well: discard any number from hand, draw one more than that (EL-66)."""
    who = doer(visitor)
    lost = yield from discard_some(state, who.seat, visitor.where, shelf=False)
    drawn = yield from draw(state, who, len(lost) + 1)
    yield from may_shelve_some(state, who, drawn, 1)


def gamble(state: State, visitor: Assistant) -> Flow[None]:
    """7 Gambling Den: categories are named, four cards revealed, the best named one wins (EL-67)."""
    here = {one.owner for one in standing(state, visitor.where)}
    bets: dict[int, str] = {}
    for seat in [visitor.owner, *others_clockwise(state, visitor.owner)]:
        if seat in here:
            options = [option for option in named() if option[1] not in bets.values()]
            bets[seat] = str((yield from ask_one(seat, "den-category", options))[1])
            tell(state, "named", seat, bets[seat])
    for _ in range(4):
        reveal(state, visitor.owner)
    books = {seat: sum(BOOKS[card].get(bet, 0) for card in state.revealed) for seat, bet in bets.items()}
    most = max(books.values())
    if most:
        winner = next(seat for seat in bets if books[seat] == most)
        tell(state, "den-won", winner, bets[winner], most)
        who = doer(visitor) if winner == visitor.owner else Doer(winner)
        yield from _take_winnings(state, who, bets[winner], len(here))
    else:
        tell(state, "den-nobody")
    for card in state.revealed[:]:
        state.revealed.remove(card)
        discard(state, visitor.owner, card)


def _take_winnings(state: State, who: Doer, category: str, may: int) -> Flow[None]:
    won = sorted(card for card in state.revealed if category in BOOKS[card])
    kept = yield from take_each(state, who, state.revealed, won)
    yield from may_shelve_some(state, who, kept, may)


def collect(state: State, visitor: Assistant) -> Flow[None]:
    """9 Book Collector: discard for books of the categories shown, draw half as many (EL-69)."""
    who = doer(visitor)
    wanted = {category for card in state.stock[visitor.where] for category in BOOKS[card]}
    lost = yield from discard_some(state, who.seat, visitor.where)
    matching = sum(count for card in lost for category, count in BOOKS[card].items() if category in wanted)
    drawn = yield from draw(state, who, matching // 2)
    yield from may_shelve_some(state, who, drawn, 2)


def buy(state: State, visitor: Assistant) -> Flow[None]:
    """10 Bookseller: take a card, may shelve it (EL-70)."""
    if state.stock[visitor.where]:
        yield from take_and_may_shelve(state, doer(visitor), visitor.where)


def explore(state: State, visitor: Assistant) -> Flow[None]:
    """13 Mysterious Shack: look, and take what holds the named category (EL-73)."""
    who, cards = doer(visitor), state.stock[visitor.where]
    if not cards:
        return
    category = str((yield from ask_one(who.seat, "shack-category", named()))[1])
    tell(state, "named", who.seat, category)
    state.players[who.seat].seen = sorted(cards)
    tell(state, "looked", who.seat, visitor.where)
    tell(state, "looked-cards", who.seat, *sorted(cards), eyes=(who.seat,), learned=True)
    matching = as_cards(card for card in cards if category in BOOKS[card])
    options = matching or [("nothing",)]
    least = 0 if matching else 1
    picks = yield from ask(who.seat, "shack-cards", options, at_least=least, at_most=len(options), about=(category,))
    kept = yield from take_each(state, who, cards, [int(option[1]) for option in picks if option[0] == "card"])
    yield from may_shelve_some(state, who, kept, 1)


def rummage(state: State, visitor: Assistant) -> Flow[None]:
    """14 Rummage Sale: take a card, and another in company (EL-74)."""
    company = len(standing(state, visitor.where)) > 1
    for _ in range(2 if company else 1):
        if state.stock[visitor.where]:
            yield from take_and_may_shelve(state, doer(visitor), visitor.where)


def tax(state: State, visitor: Assistant) -> Flow[None]:
    """16 Tax Collector: each opponent gives a card; discard some to take as many (EL-76)."""
    who, cards = doer(visitor), state.stock[visitor.where]
    for seat in others_clockwise(state, who.seat):
        options = in_hand(state, seat) + on_shelf(removable(state.players[seat].shelf))
        if not options:
            continue
        ask_tax = ask_one if state.players[seat].hand else ask_openly
        cards.append(lose(state, seat, (yield from ask_tax(seat, "tax", options))))
        tell(state, "taxed", seat, cards[-1])
    lost = yield from discard_some(state, who.seat, visitor.where, at_most=len(cards))
    kept = []
    for _ in lost:
        choice = yield from ask_openly(who.seat, "take", as_cards(cards), about=(visitor.where,))
        kept.append((yield from take_from(state, who, cards, int(choice[1]))))
    yield from may_shelve_some(state, who, kept, len(kept))


def sell(state: State, visitor: Assistant) -> Flow[None]:
    """17 Yard Sale: opponents take revealed hand cards; each brings two draws and a shelving (EL-77)."""
    who = doer(visitor)
    hand = in_hand(state, who.seat)
    picks = yield from ask(who.seat, "yard-reveal", hand, at_least=0, at_most=len(hand))
    if not picks:
        return
    _offer(state, who.seat, picks)
    sold = yield from _sales(state, who.seat)
    state.players[who.seat].hand += state.revealed
    state.revealed.clear()
    for _ in range(sold):
        yield from draw(state, who, 2)
        yield from shelve_from_hand(state, who)


def _offer(state: State, seat: int, picks: Picks) -> None:
    """Reveal hand cards to all."""
    for option in picks:
        state.players[seat].hand.remove(int(option[1]))
        state.revealed.append(int(option[1]))
    tell(state, "offered", seat, *sorted(state.revealed))


def _sales(state: State, seller: int) -> Flow[int]:
    """Go round until all cards are gone or all opponents pass in a row; return how many went (EL-77)."""
    buyers = others_clockwise(state, seller)
    sold = passes = turn = 0
    while state.revealed and passes < len(buyers):
        buyer = buyers[turn % len(buyers)]
        turn += 1
        options = [*as_cards(state.revealed), ("pass",)]
        choice = yield from ask_one(buyer, "yard-take", options, about=(seller,))
        if choice[0] == "pass":
            passes += 1
            tell(state, "passed", buyer)
            continue
        passes = 0
        sold += 1
        yield from take_from(state, Doer(buyer), state.revealed, int(choice[1]))
        yield from may_shelve(state, Doer(buyer), int(choice[1]))
    return sold


def build_shelves(state: State, visitor: Assistant) -> Flow[None]:
    """18 Shelfmasons' Guild: slide cards of one row (EL-78)."""
    yield from slide(state, visitor.owner)


def take_and_may_shelve(state: State, who: Doer, tile: int) -> Flow[None]:
    """Take one of a tile's open cards, may shelve it (EL-65, EL-70, EL-74)."""
    choice = yield from ask_openly(who.seat, "take", as_cards(state.stock[tile]), about=(tile,))
    kept = yield from take_from(state, who, state.stock[tile], int(choice[1]))
    yield from may_shelve(state, who, kept)


def discard_some(
    state: State, seat: int, tile: int, *, at_least: int = 0, at_most: int | None = None, shelf: bool = True
) -> Flow[list[int]]:
    """Discard any number of cards from hand and perhaps shelf, all chosen at once; return them (EL-22, EL-60)."""
    options = in_hand(state, seat)
    if shelf:
        options += on_shelf(sorted(state.players[seat].shelf))
    most = len(options) if at_most is None else at_most
    if most == 0:
        return []
    picks = tuple(options)
    if state.players[seat].hand or len(options) > at_least:  # EL-A2
        picks = yield from ask(seat, "discard", options, at_least=at_least, at_most=most, about=(tile,))
    lost = [lose(state, seat, option) for option in picks]
    for card in lost:
        discard(state, seat, card)
    return lost


INSTANT: dict[int, Callable[[State, Assistant], Flow[None]]] = {
    1: divine,
    2: swap_books,
    4: donate,
    5: help_community,
    6: wish,
    7: gamble,
    9: collect,
    10: buy,
    13: explore,
    14: rummage,
    16: tax,
    17: sell,
    18: build_shelves,
}
"""What a visit to a location does at once (EL-34), but for the Lodge and the Guild."""
