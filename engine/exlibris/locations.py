"""The locations' instant effects, by tile number (EL-60 to EL-78); the Lodge and the Guild are in `visits`."""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Flow
from engine.exlibris.assistants import standing
from engine.exlibris.cards import (
    BOOKS,
    CATEGORIES,
    Doer,
    Holding,
    confide,
    discard,
    doer,
    draw,
    gain,
    holdings,
    lose,
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
from engine.picks import ask_card, ask_card_or, ask_cards, ask_for, ask_named, ask_seat, ask_some, ask_word


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
    given = yield from ask_card(who.seat, "swap-give", hand, about=(visitor.where,), openly=True)
    taken = yield from ask_card(who.seat, "take", cards, about=(visitor.where,), openly=True)
    hand.remove(given)
    cards.remove(taken)
    cards.append(given)
    tell(state, "swapped", who.seat, given, taken)
    kept = yield from gain(state, who, taken)
    yield from may_shelve(state, who, kept)


def donate(state: State, visitor: Assistant) -> Flow[None]:
    """4 Donation Drive: discard one or more, then shelve up to two from hand (EL-64)."""
    who = doer(visitor)
    lost = yield from discard_some(state, who.seat, visitor.where, at_least=1)
    if lost:
        yield from may_shelve_some(state, who, state.players[who.seat].hand, 2)


def help_community(state: State, visitor: Assistant) -> Flow[None]:
    """5 Community Centre: take a card, then give one to an opponent (EL-65)."""
    who, cards = doer(visitor), state.stock[visitor.where]
    if not cards:
        return
    yield from take_and_may_shelve(state, who, visitor.where)
    if not cards:
        return
    gift = yield from ask_card(who.seat, "gift-card", cards, openly=True)
    receiver = yield from ask_seat(who.seat, "gift-to", others_clockwise(state, who.seat), about=(gift,), openly=True)
    cards.remove(gift)
    state.players[receiver].hand.append(gift)
    tell(state, "gave", who.seat, receiver, gift)
    yield from may_shelve(state, Doer(receiver), gift)


def wish(state: State, visitor: Assistant) -> Flow[None]:
    """6 Wishing Well: discard any number from hand, draw one more than that (EL-66)."""
    who = doer(visitor)
    lost = yield from discard_some(state, who.seat, visitor.where, shelf=False)
    drawn = yield from draw(state, who, len(lost) + 1)
    yield from may_shelve_some(state, who, drawn, 1)


def gamble(state: State, visitor: Assistant) -> Flow[None]:
    """7 Gambling Den: categories are named, four cards revealed, the best named one wins (EL-67)."""
    bets = yield from _name_categories(state, visitor)
    for _ in range(4):
        reveal(state, visitor.owner)
    books = {seat: sum(BOOKS[card].get(bet, 0) for card in state.revealed) for seat, bet in bets.items()}
    winner = max(books, key=lambda seat: books[seat])  # of several the first in turn order
    if books[winner]:
        tell(state, "den-won", winner, bets[winner], books[winner])
        who = doer(visitor) if winner == visitor.owner else Doer(winner)
        yield from _take_winnings(state, who, bets[winner], len(bets))
    else:
        tell(state, "den-nobody")
    for card in state.revealed[:]:
        state.revealed.remove(card)
        discard(state, visitor.owner, card)


def _name_categories(state: State, visitor: Assistant) -> Flow[dict[int, str]]:
    """In turn order from the active player, each player here names a category not yet named (EL-67)."""
    here = {one.owner for one in standing(state, visitor.where)}
    bets: dict[int, str] = {}
    for seat in [visitor.owner, *others_clockwise(state, visitor.owner)]:
        if seat in here:
            left = [category for category in CATEGORIES if category not in bets.values()]
            bets[seat] = yield from ask_named(seat, "den-category", "category", left)
            tell(state, "named", seat, bets[seat])
    return bets


def _take_winnings(state: State, who: Doer, category: str, players: int) -> Flow[None]:
    """Take all revealed cards that hold a category, may shelve as many of them as there are players here (EL-67)."""
    won = sorted(card for card in state.revealed if category in BOOKS[card])
    kept = yield from take_each(state, who, state.revealed, won)
    yield from may_shelve_some(state, who, kept, players)


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
    category = yield from ask_named(who.seat, "shack-category", "category", CATEGORIES)
    tell(state, "named", who.seat, category)
    state.players[who.seat].seen = sorted(cards)
    tell(state, "looked", who.seat, visitor.where)
    confide(state, (who.seat,), "looked-cards", who.seat, *sorted(cards))
    picked = yield from _find(who.seat, [card for card in cards if category in BOOKS[card]], category)
    kept = yield from take_each(state, who, cards, picked)
    yield from may_shelve_some(state, who, kept, 1)


def _find(seat: int, found: list[int], category: str) -> Flow[tuple[int, ...]]:
    """Ask which cards of a category are taken; asked even where there is none, since nobody else knows it (EL-A2)."""
    if found:
        return (yield from ask_cards(seat, "shack-cards", found, at_most=len(found), about=(category,)))
    yield from ask_word(seat, "shack-cards", ["nothing"], about=(category,))
    return ()


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
        yield from _pay_tax(state, seat, cards)
    lost = yield from discard_some(state, who.seat, visitor.where, at_most=len(cards))
    kept = []
    for _ in lost:
        card = yield from ask_card(who.seat, "take", cards, about=(visitor.where,), openly=True)
        kept.append((yield from take_from(state, who, cards, card)))
    yield from may_shelve_some(state, who, kept, len(kept))


def _pay_tax(state: State, seat: int, cards: list[int]) -> Flow[None]:
    """Put a card from hand or shelf on the tile, if there is one (EL-76)."""
    options = holdings(state, seat, removable(state.players[seat].shelf))
    if not options:
        return
    given = yield from ask_for(seat, "tax", options, openly=True)  # EL-A2: all can see how many there are
    cards.append(lose(state, seat, given))
    tell(state, "taxed", seat, cards[-1])


def sell(state: State, visitor: Assistant) -> Flow[None]:
    """17 Yard Sale: opponents take revealed hand cards; each brings two draws and a shelving (EL-77)."""
    who = doer(visitor)
    hand = state.players[who.seat].hand
    offered = yield from ask_cards(who.seat, "yard-reveal", hand, at_most=len(hand))
    if not offered:
        return
    _offer(state, who.seat, offered)
    sold = yield from _sales(state, who.seat)
    hand += state.revealed
    state.revealed.clear()
    for _ in range(sold):
        yield from draw(state, who, 2)
        yield from shelve_from_hand(state, who)


def _offer(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Reveal hand cards to all."""
    for card in cards:
        state.players[seat].hand.remove(card)
        state.revealed.append(card)
    tell(state, "offered", seat, *sorted(state.revealed))


def _sales(state: State, seller: int) -> Flow[int]:
    """Go round until all cards are gone or all opponents pass in a row; return how many went (EL-77)."""
    buyers = others_clockwise(state, seller)
    sold = passes = turn = 0
    while state.revealed and passes < len(buyers):
        buyer = buyers[turn % len(buyers)]
        turn += 1
        card = yield from ask_card_or(buyer, "yard-take", state.revealed, "pass", about=(seller,))
        if card is None:
            passes += 1
            tell(state, "passed", buyer)
            continue
        passes = 0
        sold += 1
        yield from take_from(state, Doer(buyer), state.revealed, card)
        yield from may_shelve(state, Doer(buyer), card)
    return sold


def build_shelves(state: State, visitor: Assistant) -> Flow[None]:
    """18 Shelfmasons' Guild: slide cards of one row (EL-78)."""
    return slide(state, visitor.owner)


def take_and_may_shelve(state: State, who: Doer, tile: int) -> Flow[None]:
    """Take one of a tile's open cards, may shelve it (EL-65, EL-70, EL-74)."""
    card = yield from ask_card(who.seat, "take", state.stock[tile], about=(tile,), openly=True)
    kept = yield from take_from(state, who, state.stock[tile], card)
    yield from may_shelve(state, who, kept)


def discard_some(
    state: State, seat: int, tile: int, *, at_least: int = 0, at_most: int | None = None, shelf: bool = True
) -> Flow[list[int]]:
    """Discard any number of cards from hand and perhaps shelf, all chosen at once; return them (EL-22, EL-60)."""
    options = holdings(state, seat, sorted(state.players[seat].shelf) if shelf else ())
    most = len(options) if at_most is None else at_most
    if most == 0:
        return []
    given: tuple[Holding, ...] = tuple(options.values())
    if len(options) > at_least:  # EL-A2
        given = yield from ask_some(seat, "discard", options, at_least=at_least, at_most=most, about=(tile,))
    lost = [lose(state, seat, holding) for holding in given]
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
